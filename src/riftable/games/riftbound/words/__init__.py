"""The words cards are written in: selectors, what is done, what is true, and when."""
