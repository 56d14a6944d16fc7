"""The words cards are written in: who, what is done, what is true, and when."""
