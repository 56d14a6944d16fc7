"""The table over HTTP and WebSocket. What is played and who may do what is decided in `table`."""
