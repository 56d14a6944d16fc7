"""Puzzles of Riftforce: the goals of one action, and those that come along."""
