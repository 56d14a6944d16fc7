"""The server over HTTP and WebSocket. Games and rights are decided in `match` and `session`."""
