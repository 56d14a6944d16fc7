"""Positions and moves of Riftforce as text."""
