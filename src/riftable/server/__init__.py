"""Tables: games under way with the people and bots who play them. `server.http` serves them."""
