"""What a seat is to achieve with an action of its own, and how such an action is searched.

Puzzles and lessons are positions in which one seat is asked, with a goal that can be measured when its action
is over. Nothing in them depends on hidden cards: a search begins with the view of the seat, and whatever
other seats or chance may answer is taken at its worst for the seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View

NOTHING_SPECIAL: Final = -1  # what a goal is about, where the goal alone says it


class Goal(ABC):
    """What is to be achieved, as a whole number."""

    least: int | None = None  # no value is below this one, so that a reply that leads to it is the worst

    @abstractmethod
    def value(self, start: State, state: State, seat: int, about: int) -> int:
        """Return what `seat` has achieved in `state`, which follows `start`; more is better."""


class OwnAction(ABC):
    """The action of a seat, as it is searched: how far it goes, and what is the same for its search."""

    max_positions: int = 6000  # an action with more continuations cannot be searched

    def open_hands(self, view: View) -> Mapping[int, Sequence[int]]:
        """Return the hands of others that the seat is shown, by seat; by default none."""
        return {}

    def played_cards(self, view: View) -> Mapping[int, Sequence[str]]:
        """Return what each seat has played, in notation, where a board does not show it; by default nothing.

        In a game a player has seen it, and what is best may depend on it.
        """
        return {}

    def searched(self, rules: Rules, view: View) -> State:
        """Return the state that the search begins with, made from the view alone."""
        return rules.imagine(view, Rng(0))

    def solver_view(self, start: View, view: View) -> View:
        """Return what the seat sees after some moves; by default `view`, made from the searched state.

        `start` is the view of the first position. A game whose `searched` state has other numbers of hidden
        cards than the position puts the right ones in here.
        """
        return view

    @abstractmethod
    def is_over(self, start: State, state: State, seat: int) -> bool:
        """Return whether the action of `seat` that began in `start` is over, so that its value counts."""

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        """Return the answers that the search tries; by default all.

        A game may leave out answers of others that cannot be worse for the seat than one that is left, and
        answers of the seat that nobody looks for. An answer that is left out is still judged if it is given.
        """
        assert state.ask is not None
        return state.ask.moves

    def key(self, state: State, seat: int) -> Hashable | None:
        """Return what is equal for positions with the same future; None: this one is like no other."""
        return None
