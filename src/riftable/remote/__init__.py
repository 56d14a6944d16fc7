"""Bots that play on a server elsewhere, over its HTTP API. Nothing here needs the server's code."""
