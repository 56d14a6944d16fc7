"""The face of Riftforce in the terminal: its board, its hints, its commands."""
