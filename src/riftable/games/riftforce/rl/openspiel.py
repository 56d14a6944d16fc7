"""The end of a duel of Riftforce in OpenSpiel, small enough for algorithms that walk the whole tree.

A plug-in of `riftable.envs.openspiel`, which loads it through the spec.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import riftable
from riftable.core.event import Event
from riftable.core.machine import CHANCE
from riftable.envs.openspiel import SpielGame, SpielPosition
from riftable.games.riftforce.rules.ids import CHANCE_CARD
from riftable.games.riftforce.rules.state import Rift

# The end of a duel. Each seat is dealt one of its two cards, then both have one action each.
TINY: Final = """riftforce duel
option cap 1
score 11 11
guilds 0 fire light water plant
guilds 1 ice shadow thunderbolt air
2 fire5*3 / ice6
3 water6 / -
4 - / shadow5*4
turn 0
deck 0 fire6 light5
deck 1 ice5 shadow6"""


class DealtPosition(SpielPosition):
    """A position in a game that begins in the middle: chance deals the hands first."""

    def __init__(self, state: Rift, past: list[bytes], deals: list[int]) -> None:
        super().__init__(state, past)
        self.rift = state
        self.deals = deals  # the seats that are still to get a card

    def __deepcopy__(self, _memo: dict[int, Any]) -> DealtPosition:
        return DealtPosition(self.rift.copy(), self.past[:], self.deals[:])

    @property
    def seat(self) -> int | None:
        return CHANCE if self.deals else super().seat

    def weighted_outcomes(self) -> list[tuple[int, int]]:
        if not self.deals:
            return super().weighted_outcomes()
        return [
            (CHANCE_CARD + kind, n) for kind, n in sorted(Counter(self.rift.decks[self.deals[0]]).items())
        ]

    def apply(self, move: int) -> None:
        if not self.deals:
            super().apply(move)
            return
        seat = self.deals.pop(0)
        events: list[Event] = []
        self.rift.log = events
        self.rift.draw(seat, move - CHANCE_CARD)
        self.rift.log = None
        if not self.deals:  # the first player is asked again, now that they have a hand
            self.rift.ask = None
            self.rift.frames[-1].again()
            self.rift.settle()
        self.remember(events, CHANCE, move)


class TinyGame(SpielGame):
    """The end of a duel, as `TINY` has it."""

    name = "riftforce_tiny"
    label = "Riftforce, the end of a duel"

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.start = riftable.position(TINY, strict=False, auto=False)
        self.set_up(self.start.rules, params or {})

    def new_position(self) -> SpielPosition:
        seats = range(len(self.rules.sides))
        start = self.start.state
        assert isinstance(start, Rift)
        return DealtPosition(start.copy(), [b""] * len(seats), list(seats))


def games() -> list[type[SpielGame]]:
    """Return the further games of Riftforce."""
    return [TinyGame]


__all__ = ["TINY", "TinyGame", "games"]
