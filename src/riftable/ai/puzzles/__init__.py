"""Puzzles of any game: a collection to choose from, and a solver that proves, grades and refutes."""
