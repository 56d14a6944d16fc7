"""Puzzles of Riftbound: win this turn, and those that come along."""
