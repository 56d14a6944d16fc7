"""Worth and Knowledge: what a game can tell about itself to greed, and to a search.

Compiled, because a search asks all the time.
"""

from __future__ import annotations

from riftable.core.machine import State
from riftable.core.native import i64, mypyc_attr
from riftable.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """What greed looks at."""

    def of(self, s: State, seat: i64) -> float:
        """What a position is worth to a seat, in any unit."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Worth):
    """Of a game nobody has said anything about: play on at random to the end, and look who won."""

    seats: i64

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def of(self, s: State, seat: i64) -> float:
        return self.judge(s)[seat]

    def value(self, s: State, rng: Rng) -> list[float]:
        """What a leaf of the tree promises each seat; it may play on from there."""
        self.play_on(s, rng)
        return self.judge(s)

    def play_on(self, s: State, rng: Rng) -> None:
        """Plays from a leaf of the tree to a position that `judge` can judge."""
        while True:
            ask = s.ask
            if ask is None:
                return
            s.step(ask.sample(rng))

    def judge(self, s: State) -> list[float]:
        """By seat, how likely it is to win, from 0 to 1; a shared win or a draw counts half."""
        result = s.result()
        if result is None:
            return [0.5] * self.seats
        return [0.5 + 0.5 * points for points in result]

    def narrow(self, s: State) -> list[int]:
        """The legal answers that deserve a look at all: one at least, ascending."""
        ask = s.ask
        assert ask is not None
        return ask.moves

    def weigh(self, s: State, moves: list[int]) -> list[float]:
        """For each of these legal answers, how much it deserves a look before anything is known of it."""
        return [1.0] * len(moves)
