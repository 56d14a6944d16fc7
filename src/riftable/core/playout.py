"""Random play to the end of a game."""

from __future__ import annotations

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.core.rng import Rng


def playout(s: State, rng: Rng) -> int:
    """Play random moves to the end; return how many of them were decisions of players."""
    decisions: i64 = 0
    while True:
        ask = s.ask
        if ask is None:
            return decisions
        moves = ask.listed
        if moves is None:
            s.step(ask.sample(rng))
        else:
            s.step(moves[rng.below(len(moves))])
            decisions += 1
