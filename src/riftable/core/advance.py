"""From one decision to the next: chance, formalities and random players answer at once."""

from __future__ import annotations

from typing import Final

from riftable.core.machine import CHANCE, State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.core.rules import Rules

NO_SEED: Final = -1  # of a seat that does not answer at random
NOBODY: Final[list[int]] = []  # no seat answers at random


def advance(rules: Rules, s: State, seed: int, made: int, players: list[int]) -> tuple[int, int]:
    """Play on until a seat must decide or the game is over.

    `seed` is that of chance, and `players` has by seat the seeds of those that answer at random, else
    NO_SEED. `made` is the number of moves made before: each answer uses the stream of its number. Return the
    number of moves made now, and how many decisions of random players are among the new ones.
    """
    decisions: i64 = 0
    while True:
        ask = s.ask
        if ask is None:
            break
        if ask.seat == CHANCE:
            s.step(ask.sample(Rng(seed, made)))
        else:
            formality = rules.formality(s)
            if formality is not None:
                s.step(formality)
            else:
                own = players[ask.seat] if players else NO_SEED
                if own == NO_SEED:
                    break
                s.step(ask.sample(Rng(own, made)))
                decisions += 1
        made += 1
    return made, decisions


__all__ = ["NOBODY", "NO_SEED", "advance"]
