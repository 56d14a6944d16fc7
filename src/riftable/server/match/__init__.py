"""The pure part of a table, without asyncio: play, commands, entries, permissions, clock, fair shuffles."""
