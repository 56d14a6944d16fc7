"""Riftforce with its expansion Beyond: rules, text forms and speech. It plays, it does not choose."""
