"""What a game implements for the layers above it: one small module for each purpose."""
