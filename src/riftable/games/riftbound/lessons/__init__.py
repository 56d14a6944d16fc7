"""The short lessons of Riftbound: goals, positions, and the book that holds them."""
