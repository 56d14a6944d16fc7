"""What a game implements so that terminal, server, bots and environments can use it."""
