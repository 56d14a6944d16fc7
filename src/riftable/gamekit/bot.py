"""The interface of bots: they get the view of their seat, never the position."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from riftable.core.rng import Rng
from riftable.core.rules import View


@runtime_checkable
class Bot(Protocol):
    """A player of one seat in one game.

    It must be reproducible: the same sequence of views with generators in the same states gives the same
    moves. The arena and the terminal create a bot for each seat of each game, so it may remember what it saw
    there. On a server, one instance may answer for several tables, and several processes for one table: a
    bot for `riftable serve --bot` must decide from the view alone.
    """

    def choose(self, view: View, rng: Rng) -> int:
        """Return one of `view.ask.moves`; `view` is that of the seat that is asked."""
        ...


def asked(view: View) -> list[int]:
    """Return the legal answers of a view; raise `ValueError` if its seat is not asked."""
    if view.ask is None:
        raise ValueError("a bot is asked only when it is its turn: this view has no question")
    return view.ask.moves
