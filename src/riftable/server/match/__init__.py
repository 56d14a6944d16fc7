"""The pure part of a table, without asyncio: play, commands, entries, clock, commit-reveal shuffles."""
