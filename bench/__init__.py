"""Measures our engines and other game libraries side by side; not shipped."""
