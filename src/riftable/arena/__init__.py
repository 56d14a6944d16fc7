"""Where bots meet: games by the thousand, who won them, and how sure one can be of it."""
