"""The running part of a table: the table actor, the lobby, ask trees, bot turns and replays."""
