"""Riffifi for three to five players, with all its variants."""
