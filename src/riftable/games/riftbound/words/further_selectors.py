"""Selectors of legends, and of items of the chain that choose one's objects."""

from __future__ import annotations

from typing import final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Pick
from riftable.games.riftbound.rules.ids import GEAR, ON_CHAIN, SPAN
from riftable.games.riftbound.rules.items import CARD, TOKEN_ITEM, Item
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.words.selectors import AT_BATTLEFIELD, Filter, ObjectPick


@final
class LegendPick(Pick):
    """A legend."""

    def codes(self, s: Realm, item: Item) -> list[int]:
        return [seat for seat in range(s.config.players) if self.fits(s, item, seat)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return s.kind[code] != GONE and not s.is_gone(code)


@final
class ThreatPick(Pick):
    """An enemy spell or ability on the chain that chooses a friendly unit or gear."""

    def codes(self, s: Realm, item: Item) -> list[int]:
        return [ON_CHAIN + i for i in range(len(s.chain)) if self.is_meant(s, item, s.chain[i])]

    def is_meant(self, s: Realm, item: Item, other: Item) -> bool:
        """Whether an item is such a spell or ability."""
        if other is item or other.pending or other.what == TOKEN_ITEM or s.friends(item.seat, other.seat):
            return False
        if other.what == CARD and other.ability is None:
            return False
        first = s.config.players + s.config.fields
        for code in [code for codes in other.all_chosen() for code in codes]:
            if first <= code < SPAN and s.kind[code] != GONE and s.friends(item.seat, s.seat[code]):
                return True
        return False

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return code - ON_CHAIN < len(s.chain) - 1 and self.is_meant(s, item, s.chain[code - ON_CHAIN])


@final
class OpenFieldPick(Pick):
    """An open battlefield: no one controls it, and no unit is there [170.11]."""

    def codes(self, s: Realm, item: Item) -> list[int]:
        fields = range(s.config.players, s.config.players + s.config.fields)
        return [place for place in fields if self.fits(s, item, place)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return s.is_open(code) and (item.bound < 0 or item.bound == code)


@final
class UnitOrGearPick(ObjectPick):
    """A unit at a battlefield, or gear anywhere."""

    def __init__(self) -> None:
        self.filters = [Filter(where=AT_BATTLEFIELD), Filter(type_=GEAR)]
