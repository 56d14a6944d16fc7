"""Kernels over the games of a batch that do not depend on their rules: answers, commands and masks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.core.rng import RANDOM_PLAYER_STREAM
from riftable.gamekit.kernels.chance import MADE, stream
from riftable.gamekit.kernels.jit import SHARED_COMPILER, Numbers

# The pending question, in the row of a game.
Q_SEAT: Final = 0  # the seat that is asked; -1: the game is over
Q_KIND: Final = 1
Q_ABOUT: Final = 2
Q_N: Final = 3
Q_COUNT: Final = 4  # how many answers there are

# Instead of an answer:
LEAVE: Final = -1  # a command: skip this game
NEW: Final = -2  # a command: restart it with its seed
PLAY_OUT: Final = -3  # a command: play it to its end at random

NO_LEARNER: Final = -1  # in place of the seat of a learner

kernel = SHARED_COMPILER.kernel


@kernel
def place_of(m: Numbers, count: int, move: int) -> int:
    """Return the index of a move in the list of a game, or -1."""
    for i in range(count):
        if m[i] == move:
            return i
    return -1


@kernel
def is_illegal(m: Numbers, seat: int, count: int, given: int) -> bool:
    """Return whether an answer is illegal; commands never are, nor what is given to a game that is over."""
    return given >= 0 and seat >= 0 and place_of(m, count, given) < 0


@kernel
def first_illegal(moves: Sequence[Numbers], seats: Numbers, counts: Numbers, answers: Numbers) -> int:
    """Return the first game whose answer is illegal, or -1."""
    for i in range(len(answers)):
        if is_illegal(moves[i], seats[i], counts[i], answers[i]):
            return i
    return -1


@kernel
def random_answer(g: Numbers, c: Numbers, m: Numbers, luck: int) -> int:
    """Return the answer that a random player with this luck gives."""
    return m[stream(luck, RANDOM_PLAYER_STREAM + c[MADE], g[Q_COUNT])]


@kernel
def share(n: int, most: int) -> float:
    """Return a count as a number from 0 to 1, as `gamekit.encoding.scaled` does."""
    return n / most if n < most else 1.0


@kernel
def mark_row(m: Numbers, count: int, out: Numbers, actions: int) -> None:
    """Fill `out` with 1 for each legal move of a game, 0 for the others."""
    for action in range(actions):
        out[action] = 0
    for k in range(count):
        out[m[k]] = 1


@kernel
def mark_moves(moves: Sequence[Numbers], counts: Numbers, out: Sequence[Numbers], actions: int) -> None:
    """Fill `out` with 1 for each legal move of each game, 0 for the others."""
    for i in range(len(counts)):
        mark_row(moves[i], counts[i], out[i], actions)
