"""How Riffifi is shown: its presenter, and its board in the terminal."""
