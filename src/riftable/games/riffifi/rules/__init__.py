"""The rules of Riffifi."""
