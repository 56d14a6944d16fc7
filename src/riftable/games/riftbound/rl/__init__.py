"""Riftbound for learners: the encoding."""
