"""The rules of Riftforce: state, steps, guilds, turns, modes and the trainer of solo play."""
