"""A game in progress as environments need it: nature and formalities answer by themselves.

What nature deals depends on the seed alone, as in `core.game` and the arena: `riftable play --seed` deals the
same cards.
"""

from __future__ import annotations

from typing import Final

from riftable.core.machine import CHANCE, State
from riftable.core.rng import Rng, mixed
from riftable.core.rules import Rules, View

NEXT: Final = 1 << 41  # the stream that seeds the next game of an environment, far from those of nature


class Course:
    """From the first question to a player to the last."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.seed = seed
        self.state: State = rules.new()
        self.made = 0  # moves, nature's included
        self.decisions = 0  # answers that players were asked for
        self.settle()

    @property
    def seat(self) -> int | None:
        """Who is asked; None once the game is over."""
        ask = self.state.ask
        return None if ask is None else int(ask.seat)

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.rules.view(self.state, seat)

    def answer(self, move: int) -> None:
        """The answer of the seat that is asked; IllegalMove, and nothing changed, if it is none."""
        self.state.apply(move)
        self.made += 1
        self.decisions += 1
        self.settle()

    def settle(self) -> None:
        """Goes on to the next question that somebody must think about."""
        s, rules = self.state, self.rules
        while (ask := s.ask) is not None:
            if ask.seat == CHANCE:
                s.step(ask.sample(Rng(self.seed, self.made)))
            elif (formality := rules.formality(s)) is not None:
                s.step(formality)
            else:
                return
            self.made += 1


def following(seed: int) -> int:
    """The seed of the game after this one, where nobody names another."""
    return mixed(seed, NEXT) >> 1
