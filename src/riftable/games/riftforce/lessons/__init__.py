"""The short lessons of Riftforce: goals, positions, and the book that holds them."""
