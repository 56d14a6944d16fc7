"""Riffifi in the terminal: its table, its hints, what the doctor plays of it."""
