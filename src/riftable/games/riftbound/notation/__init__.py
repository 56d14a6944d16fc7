"""Positions and moves of Riftbound as text."""
