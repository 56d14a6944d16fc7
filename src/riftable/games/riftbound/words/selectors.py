"""Selectors: which objects an instruction means, and which of them a player may choose."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Pick, Selector
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    AT,
    ATTACKER,
    DEFENDER,
    GEAR,
    IN_TRASH,
    NUM_DOMAINS,
    ON_CHAIN,
    RUNES_OF,
)
from riftable.games.riftbound.rules.items import CARD, Item
from riftable.games.riftbound.rules.mutations import may_go
from riftable.games.riftbound.rules.state import GONE, Realm

# Whose.
ANYONES: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2

# Where.
ANYWHERE: Final = 0
AT_BATTLEFIELD: Final = 1  # at any of them
HERE: Final = 2  # where the source is
AWAY_FROM_BASE: Final = 3  # where it could be moved to base from
NO_LIMIT: Final = -1


def belongs(s: Realm, whose: i64, seat: i64, u: i64) -> bool:
    """Whether an object is one's own side's, or the others'."""
    if whose == ANYONES:
        return True
    return s.friends(seat, s.seat[u]) == (whose == FRIENDLY)


@final
class UnitPick(Pick):
    """Units on the board, of a side, at a kind of place, with Might up to a limit."""

    whose: i64
    where: i64
    might: i64  # the most it may have; NO_LIMIT: any
    other: bool  # not the source itself
    place: PlacePick | None = None  # it must have somewhere to go

    def __init__(
        self,
        whose: int = ANYONES,
        where: int = ANYWHERE,
        least: int = 1,
        most: int = 1,
        might: int = NO_LIMIT,
        other: bool = False,
    ) -> None:
        self.whose = whose
        self.where = where
        self.least = least
        self.most = most
        self.might = might
        self.other = other

    def codes(self, s: Realm, item: Item) -> list[int]:
        found: list[int] = []
        for u in range(s.config.players + s.config.fields, len(s.kind)):
            if self.fits(s, item, u):
                found.append(u)
        return found

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        if s.kind[code] == GONE or not s.card(code).is_unit or (self.other and code == item.me):
            return False
        if not belongs(s, self.whose, item.seat, code):
            return False
        place: i64 = s.at[code]
        if item.bound >= 0 and place != item.bound:
            return False
        if self.where == AT_BATTLEFIELD and not s.is_field(place):
            return False
        if self.where == HERE and (item.me < 0 or s.at[item.me] != place):
            return False
        if self.where == AWAY_FROM_BASE and place == s.seat[code]:
            return False
        going = self.place
        if going is not None and item.pending and not going.places(s, code):
            return False
        return self.might == NO_LIMIT or s.might(code) <= self.might


@final
class GearPick(Pick):
    """Gear on the board."""

    whose: i64

    def __init__(self, whose: int = ANYONES) -> None:
        self.whose = whose

    def codes(self, s: Realm, item: Item) -> list[int]:
        first = s.config.players + s.config.fields
        return [u for u in range(first, len(s.kind)) if self.fits(s, item, u)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        if s.kind[code] == GONE or s.card(code).type != GEAR or not belongs(s, self.whose, item.seat, code):
            return False
        return item.bound < 0 or s.at[code] == item.bound


@final
class UnitOrGearPick(Pick):
    """A unit at a battlefield, or gear anywhere."""

    def codes(self, s: Realm, item: Item) -> list[int]:
        first = s.config.players + s.config.fields
        return [u for u in range(first, len(s.kind)) if self.fits(s, item, u)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        if s.kind[code] == GONE or (s.card(code).is_unit and not s.is_field(s.at[code])):
            return False
        return item.bound < 0 or s.at[code] == item.bound


@final
class PlacePick(Pick):
    """A place that the unit chosen before may move to: another than where it is, and allowed [355.4]."""

    of: UnitPick

    def __init__(self, of: UnitPick) -> None:
        self.base = AT
        self.follows = True
        self.of = of
        of.place = self

    def codes(self, s: Realm, item: Item) -> list[int]:
        if self.of.slot >= len(item.chosen) or not item.chosen[self.of.slot]:
            return []
        return self.places(s, item.chosen[self.of.slot][0])

    def places(self, s: Realm, u: i64) -> list[int]:
        """Where a unit could go."""
        if u < 0:
            return []
        fields = range(s.config.players, s.config.players + s.config.fields)
        return [place for place in [s.seat[u], *fields] if s.at[u] != place and may_go(s, s.seat[u], place)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return True  # where it may no longer go it is recalled [449.2]


@final
class FieldPick(Pick):
    """A battlefield."""

    def codes(self, s: Realm, item: Item) -> list[int]:
        if item.bound >= 0:
            return [item.bound]
        return list(range(s.config.players, s.config.players + s.config.fields))

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return True


@final
class TrashPick(Pick):
    """A card of a type in one's own trash."""

    type: i64

    def __init__(self, type_: int) -> None:
        self.type = type_

    def codes(self, s: Realm, item: Item) -> list[int]:
        found: list[int] = []
        last: i64 = -1
        for kind in s.trash[item.seat]:
            if kind != last and s.cards[kind].type == self.type:
                found.append(IN_TRASH + kind)
            last = kind
        return found

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return code - IN_TRASH in s.trash[item.seat]


@final
class RunePick(Pick):
    """Exhausted runes of one's own side. Those of a domain are alike, so each pick is a domain."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def codes(self, s: Realm, item: Item) -> list[int]:
        found: list[int] = []
        chosen = item.chosen[self.slot] if self.slot < len(item.chosen) else []
        for seat in range(s.config.players):
            if s.friends(seat, item.seat):
                for domain in range(NUM_DOMAINS):
                    i: i64 = seat * NUM_DOMAINS + domain
                    if s.runes[i] - s.ready[i] > chosen.count(RUNES_OF + i):
                        found.append(RUNES_OF + i)
        return found

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        i: i64 = code - RUNES_OF
        return s.runes[i] > s.ready[i]


@final
class SpellPick(Pick):
    """A spell on the chain, perhaps one that costs at most so much; never the item itself."""

    energy: i64  # NO_LIMIT: any

    def __init__(self, energy: int = NO_LIMIT) -> None:
        self.energy = energy

    def codes(self, s: Realm, item: Item) -> list[int]:
        found: list[int] = []
        for i, other in enumerate(s.chain):
            if other is not item and other.what == CARD and not other.pending and self.is_cheap(s, other):
                found.append(ON_CHAIN + i)
        return found

    def is_cheap(self, s: Realm, item: Item) -> bool:
        """Whether it costs no more than the limit, as printed."""
        return self.energy == NO_LIMIT or s.cards[item.kind].cost.energy <= self.energy

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return code - ON_CHAIN < len(s.chain) - 1


@final
class It(Selector):
    """What an earlier choice of the same ability has chosen."""

    slot: i64

    def __init__(self, slot: int = 0) -> None:
        self.slot = slot

    def among(self, s: Realm, f: Resolving) -> list[int]:
        item = s.chain[-1]
        assert item.ability is not None
        return item.ability.picks[self.slot].among(s, f)


@final
class Subject(Selector):
    """What made the ability trigger."""

    def among(self, s: Realm, f: Resolving) -> list[int]:
        u = s.chain[-1].subject
        return [u] if u >= 0 else []


@final
class Me(Selector):
    """The source itself."""

    def among(self, s: Realm, f: Resolving) -> list[int]:
        return [f.me] if f.me >= 0 else []


@final
class All(Selector):
    """All units of a side at a kind of place; they are not chosen."""

    whose: i64
    where: i64

    def __init__(self, whose: int = ANYONES, where: int = ANYWHERE) -> None:
        self.whose = whose
        self.where = where

    def among(self, s: Realm, f: Resolving) -> list[int]:
        seat = s.chain[-1].seat
        return [
            u
            for u in range(s.config.players + s.config.fields, len(s.kind))
            if s.kind[u] != GONE
            and s.card(u).is_unit
            and belongs(s, self.whose, seat, u)
            and (self.where == ANYWHERE or s.is_field(s.at[u]))
        ]


@final
class AllThere(Selector):
    """All units of a side at the battlefield chosen first."""

    whose: i64

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def among(self, s: Realm, f: Resolving) -> list[int]:
        item = s.chain[-1]
        place = item.chosen[0][0]
        return [u for u in s.here[place] if s.card(u).is_unit and belongs(s, self.whose, item.seat, u)]


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


ME: Final = Me()
THE_ONE: Final = Subject()


def a_unit(
    whose: int = ANYONES, where: int = ANYWHERE, might: int = NO_LIMIT, other: bool = False
) -> UnitPick:
    """One unit."""
    return UnitPick(whose, where, 1, 1, might, other)


def units(n: int, whose: int = ANYONES, where: int = ANYWHERE) -> UnitPick:
    """So many units, no more and no less."""
    return UnitPick(whose, where, n, n)


def up_to(n: int, whose: int = ANYONES, where: int = ANYWHERE) -> UnitPick:
    """So many units or fewer, perhaps none."""
    return UnitPick(whose, where, 0, n)
