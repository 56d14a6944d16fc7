"""Riftbound in the terminal."""
