"""Perft: how many ways a position can go, counted to the last; chance counts as moves."""

from __future__ import annotations

from riftable.core.machine import State


def perft(s: State, depth: int) -> int:
    """The number of different sequences of `depth` moves from here; a finished game counts once."""
    ask = s.ask
    if depth == 0 or ask is None:
        return 1
    moves = ask.moves
    if depth == 1:
        return len(moves)
    nodes = 0
    for move in moves:
        child = s.copy()
        child.step(move)
        nodes += perft(child, depth - 1)
    return nodes
