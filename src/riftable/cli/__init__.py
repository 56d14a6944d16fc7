"""The command line and the terminal game. It shows and asks; the rules are elsewhere."""
