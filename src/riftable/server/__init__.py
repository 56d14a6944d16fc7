"""Tables: games under way with the people and bots who play them. How they are reached is `web`'s affair."""
