"""Selectors of units that attack or defend."""

from __future__ import annotations

from typing import final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Selector
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import ATTACKER, DEFENDER
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.selectors import belongs


@final
class AllInCombat(Selector):
    """All units of a side that attack or defend."""

    whose: i64

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def among(self, s: Realm, f: Resolving) -> list[int]:
        if s.showdown < 0:
            return []
        seat = s.chain[-1].seat
        there = s.here[s.showdown]
        return [u for u in there if s.flags[u] & (ATTACKER | DEFENDER) and belongs(s, self.whose, seat, u)]
