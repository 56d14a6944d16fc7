"""Riftforce: a duel of elementals, in teams and alone."""
