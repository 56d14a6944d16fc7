"""The cards of the set Origins, by domain."""
