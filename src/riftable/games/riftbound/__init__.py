"""Riftbound: a trading card game of battlefields."""
