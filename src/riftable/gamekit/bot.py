"""What a bot is: it sees what its seat sees, and answers. It never holds the position itself."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from riftable.core.rng import Rng
from riftable.core.rules import View


@runtime_checkable
class Bot(Protocol):
    """With the same past, the same view and a generator in the same state give the same move.

    A bot may remember what it thought before, but it sits at one table and in one seat.
    """

    def choose(self, view: View, rng: Rng) -> int:
        """One of `view.ask.moves`; the view must be of the seat that is asked."""
        ...


def asked(view: View) -> list[int]:
    """The legal answers of a view."""
    if view.ask is None:
        raise ValueError("a bot is asked only when it is its turn: this view has no question")
    return view.ask.moves
