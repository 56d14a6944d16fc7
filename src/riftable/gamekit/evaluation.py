"""Evaluator and SearchHooks: what a game tells the greedy bot and the search about its positions.

Compiled, because a search calls them in its inner loop.
"""

from __future__ import annotations

from typing import Any, Final

from riftable.core.machine import State
from riftable.core.native import i64, mypyc_attr
from riftable.core.rng import Rng
from riftable.core.rules import Rules

WIN_VALUE: Final = 1000.0  # of a won game, in the unit of an evaluator: more than any position is worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A static evaluation of positions, as the greedy bot uses it.

    Copies of a bot share it: its answers never change. It may keep caches, so one thread at a time uses it.
    """

    origin: tuple[Any, Rules] | None = None  # the function that made it for some rules, for `pickle`

    def __copy__(self) -> Evaluator:
        return self

    def __deepcopy__(self, _memo: object) -> Evaluator:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Rules]]:
        if self.origin is None:
            raise TypeError(f"{type(self).__name__} was not made for a bot, so it cannot be pickled")
        maker, rules = self.origin
        return maker, (rules,)

    def evaluate(self, s: State, seat: i64) -> float:
        """Return the value of a position for a seat, in any unit; higher is better."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchHooks(Evaluator):
    """What the search needs to know about a game.

    The defaults work for any game: a random rollout to the end, all moves considered, equal priors.
    """

    seats: i64  # how many there are

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def evaluate(self, s: State, seat: i64) -> float:
        return self.win_probabilities(s)[seat]

    def evaluate_leaf(self, s: State, rng: Rng) -> list[float]:
        """Return the value of a leaf of the tree for each seat, from 0 to 1. May change `s`."""
        self.rollout(s, rng)
        return self.win_probabilities(s)

    def rollout(self, s: State, rng: Rng) -> None:
        """Play on from a leaf of the tree, in place, until `win_probabilities` can be called."""
        while True:
            ask = s.ask
            if ask is None:
                return
            s.step(ask.sample(rng))

    def win_probabilities(self, s: State) -> list[float]:
        """Return each seat's probability to win, from 0 to 1; a shared win or a draw counts half."""
        result = s.result()
        if result is None:
            return [0.5] * self.seats
        return [0.5 + 0.5 * points for points in result]

    def candidate_moves(self, s: State) -> list[int]:
        """Return the legal answers that the search considers: at least one, ascending."""
        ask = s.ask
        assert ask is not None
        return ask.moves

    def move_priors(self, s: State, moves: list[int]) -> list[float]:
        """Return a weight above 0 for each of these legal answers: how soon the search tries it."""
        return [1.0] * len(moves)
