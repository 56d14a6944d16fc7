"""Positions and moves of Riffifi as text."""
