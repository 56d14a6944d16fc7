"""The short lessons of Riffifi: goals, positions, and the book that holds them."""
