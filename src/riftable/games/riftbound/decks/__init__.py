"""Decks of Riftbound: legality, lists, codes, the library of a server, and their commands and routes."""
