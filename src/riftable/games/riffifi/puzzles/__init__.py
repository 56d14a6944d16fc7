"""Puzzles of Riffifi: which card to play, and those that come along."""
