"""Riffifi for learners: the encoding."""
