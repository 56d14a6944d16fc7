"""Riffifi: cards and tokens around a common bank."""
