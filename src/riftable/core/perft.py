"""Perft: the number of move sequences from a position, moves of chance included."""

from __future__ import annotations

from riftable.core.machine import State


def perft(s: State, depth: int) -> int:
    """Return the number of sequences of `depth` moves; a game that ends earlier counts once."""
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
