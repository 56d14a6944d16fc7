"""Riftbound: a trading card game of battlefields, in duels and at tables of three and four."""
