"""Selectors: which objects an instruction means, and which of them a player may choose."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Card, Pick, Selector
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    AT,
    GEAR,
    IN_TRASH,
    MOVING_TO_BASE,
    NUM_DOMAINS,
    ON_CHAIN,
    RUNES_OF,
    SPELL,
    UNIT,
)
from riftable.games.riftbound.rules.items import CARD, Item
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.mutations import may_go
from riftable.games.riftbound.rules.prohibitions import is_forbidden
from riftable.games.riftbound.rules.selecting import ON_NOTHING, ON_OTHERS
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.words.states import IS_MIGHTY, is_so, is_tagged

# Whose.
ANYONES: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2
YOURS: Final = 3  # not a teammate's

# Where.
ANYWHERE: Final = 0
AT_BATTLEFIELD: Final = 1  # at any of them
HERE: Final = 2  # where the source is
IN_BASE: Final = 3  # in its base, or in yours if it is friendly
ELSEWHERE: Final = 4  # at another location than the source
WITH_IT: Final = 5  # at the battlefield where an earlier choice is
WITH_SUBJECT: Final = 6  # where what the ability is about is
THERE: Final = 7  # at the battlefield where what triggered the ability happened
AT_MY_BATTLEFIELD: Final = 8  # where the source is, if that is a battlefield
ON_IT: Final = 20  # attached to an earlier choice
NO_LIMIT: Final = -1
ANY_KEYWORD: Final = -1
ANY_TYPE: Final = -1
NO_SLOT: Final = -1
IN_ANY_STATE: Final = -1


def belongs(s: Realm, whose: i64, seat: i64, u: i64) -> bool:
    """Whether an object is one's own side's, or the others'."""
    if whose == ANYONES:
        return True
    if whose == YOURS:
        return s.seat[u] == seat
    return s.friends(seat, s.seat[u]) == (whose == FRIENDLY)


@final
class Filter:
    """Which objects are meant: whose, where, of which type and tag, in which state, within which limits.

    Picks, "all", conditions and amounts share it. What is printed is asked of cards in any zone.
    """

    whose: i64
    where: i64
    type: i64  # ANY_TYPE: units and gear
    other: bool  # not the source itself
    state: i64
    tag: str  # "": any
    not_tag: str
    might: i64  # the most it may have, and so on; NO_LIMIT: any
    might_from: i64  # the least
    energy: i64
    power: i64
    slot: i64  # which earlier choice `WITH_IT` is about
    not_slot: i64  # an earlier choice that is not meant; NO_SLOT: none
    depends: i64  # whether it asks for Might

    def __init__(
        self,
        whose: int = ANYONES,
        where: int = ANYWHERE,
        type_: int = UNIT,
        other: bool = False,
        state: int = IN_ANY_STATE,
        tag: str = "",
        not_tag: str = "",
        might: int = NO_LIMIT,
        might_from: int = NO_LIMIT,
        energy: int = NO_LIMIT,
        power: int = NO_LIMIT,
        slot: int = 0,
        not_slot: int = NO_SLOT,
    ) -> None:
        self.whose = whose
        self.where = where
        self.type = type_
        self.other = other
        self.state = state
        self.tag = tag
        self.not_tag = not_tag
        self.might = might
        self.might_from = might_from
        self.energy = energy
        self.power = power
        self.slot = slot
        self.not_slot = not_slot
        asks = state == IS_MIGHTY or might != NO_LIMIT or might_from != NO_LIMIT
        self.depends = ON_OTHERS if asks else ON_NOTHING

    def suits(self, card: Card, tagged: bool = False) -> bool:
        """Whether what is printed on a card is what is meant; `tagged`: it has the tag in any case."""
        if 0 <= self.type != card.type:
            return False
        if self.energy != NO_LIMIT and card.cost.energy > self.energy:
            return False
        if self.power != NO_LIMIT and card.cost.power > self.power:
            return False
        if self.tag and not tagged and self.tag not in card.tags:
            return False
        return not self.not_tag or self.not_tag not in card.tags

    def fits(self, s: Realm, me: i64, seat: i64, u: i64, item: Item | None) -> bool:
        """Whether an object on the board is meant by `me`, which a seat controls, or by an item of it."""
        if s.kind[u] == GONE or (self.other and u == me):
            return False
        if not self.suits(s.cards[s.kind[u]], is_tagged(s, u, self.tag) if s.auras and self.tag else False):
            return False
        if not belongs(s, self.whose, seat, u):
            return False
        if self.where and not self.is_there(s, me, seat, u, item):
            return False
        if self.state != IN_ANY_STATE and not is_so(s, u, self.state):
            return False
        if self.not_slot != NO_SLOT and item is not None and first_choice(item, self.not_slot) == u:
            return False
        if self.might_from != NO_LIMIT and s.might(u) < self.might_from:
            return False
        return self.might == NO_LIMIT or s.might(u) <= self.might

    def is_there(self, s: Realm, me: i64, seat: i64, u: i64, item: Item | None) -> bool:
        """Whether an object is where it should be."""
        place: i64 = s.at[u]
        if self.where == AT_BATTLEFIELD:
            return s.is_field(place)
        if self.where == HERE:
            return me >= 0 and s.at[me] == place
        if self.where == AT_MY_BATTLEFIELD:
            return me >= 0 and s.at[me] == place and s.is_field(place)
        if self.where == IN_BASE:
            return place == (s.seat[u] if self.whose in (ANYONES, ENEMY) else seat)
        if self.where == ELSEWHERE:
            return me >= 0 and s.at[me] != place
        if item is None:
            return False
        if self.where == THERE:
            return item.place == place and s.is_field(place)
        if self.where == WITH_SUBJECT:
            it: i64 = item.event.subject if item.event is not None else -1
            return it >= 0 and it != u and s.at[it] == place
        it = first_choice(item, self.slot)
        if self.where == ON_IT:
            return it >= 0 and host_of(s, u) == it
        return it >= 0 and s.at[it] == place and s.is_field(place)

    def among(self, s: Realm, me: i64, seat: i64, item: Item | None = None) -> list[int]:
        """The objects on the board that are meant."""
        first = s.config.players + s.config.fields
        return [u for u in range(first, len(s.kind)) if self.fits(s, me, seat, u, item)]


def first_choice(item: Item, slot: i64) -> i64:
    """The first object of an earlier choice; -1: it is gone, or there is none."""
    return item.chosen[slot][0] if slot < len(item.chosen) and item.chosen[slot] else -1


class ObjectPick(Pick):
    """Objects on the board that one of some filters means."""

    filters: list[Filter]
    of_objects: bool = True
    place: PlacePick | None = None  # it must have somewhere to go

    def __init__(self, *filters: Filter, least: int = 1, most: int = 1) -> None:
        self.filters = list(filters)
        self.least = least
        self.most = most
        self.follows = any([one.where in (WITH_IT, ON_IT) or one.not_slot != NO_SLOT for one in filters])

    def codes(self, s: Realm, item: Item) -> list[int]:
        first = s.config.players + s.config.fields
        return [u for u in range(first, len(s.kind)) if self.fits(s, item, u)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        going = self.place
        if going is not None and item.pending and (s.kind[code] == GONE or not going.places(s, code)):
            return False
        kind: i64 = s.kind[code]
        if kind != GONE and s.cards[kind].unchosen and not s.friends(item.seat, s.seat[code]):
            return False
        bound = item.bound >= 0 and s.at[code] != item.bound
        for one in self.filters:
            if one.fits(s, item.me, item.seat, code, item):
                if not bound or one.where in (ELSEWHERE, IN_BASE):  # it cannot be there [811]
                    return True
        return False


@final
class UnitPick(ObjectPick):
    """Units on the board, of a side, at a kind of place, with Might up to a limit."""

    def __init__(
        self,
        whose: int = ANYONES,
        where: int = ANYWHERE,
        least: int = 1,
        most: int = 1,
        might: int = NO_LIMIT,
        other: bool = False,
    ) -> None:
        self.filters = [Filter(whose, where, other=other, might=might)]
        self.least = least
        self.most = most


@final
class GearPick(ObjectPick):
    """Gear on the board."""

    def __init__(self, whose: int = ANYONES, least: int = 1) -> None:
        self.filters = [Filter(whose, type_=GEAR)]
        self.least = least


# Where a unit may be moved to.
TO_ANY_PLACE: Final = 0
TO_BATTLEFIELD: Final = 1
TO_OR_FROM_BASE: Final = 2
TO_COMRADES: Final = 3  # where its controller has another unit


@final
class PlacePick(Pick):
    """A place that the unit chosen before may move to: another than where it is, and allowed [355.4]."""

    of: ObjectPick
    way: i64  # which places there are

    def __init__(self, of: ObjectPick, way: int = TO_ANY_PLACE) -> None:
        self.base = AT
        self.follows = True
        self.of = of
        self.way = way
        of.place = self

    def codes(self, s: Realm, item: Item) -> list[int]:
        if self.of.slot >= len(item.chosen) or not item.chosen[self.of.slot]:
            return []
        return self.places(s, item.chosen[self.of.slot][0])

    def places(self, s: Realm, u: i64) -> list[int]:
        """Where a unit could go."""
        if u < 0:
            return []
        seat: i64 = s.seat[u]
        fields = list(range(s.config.players, s.config.players + s.config.fields))
        base = [] if is_forbidden(s, MOVING_TO_BASE, seat, s.at[u]) else [seat]
        if self.way == TO_BATTLEFIELD or (self.way == TO_OR_FROM_BASE and s.at[u] == seat):
            base = []
        elif self.way == TO_OR_FROM_BASE:
            fields = []
        places = [place for place in base + fields if s.at[u] != place and may_go(s, seat, place)]
        return [place for place in places if self.way != TO_COMRADES or s.has_units(seat, place)]

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
    """A card in one's own trash; its cost is the printed one."""

    filter: Filter
    below_points: bool  # it must cost less Energy than its player has points
    keyword: i64  # it must have it printed; ANY_KEYWORD: none
    or_gear: bool  # gear is meant too

    def __init__(
        self,
        type_: int = ANY_TYPE,
        energy: int = NO_LIMIT,
        power: int = NO_LIMIT,
        below_points: bool = False,
        tag: str = "",
        keyword: int = ANY_KEYWORD,
        up_to: int = 0,
        or_gear: bool = False,
    ) -> None:
        self.filter = Filter(type_=type_, tag=tag, energy=energy, power=power)
        self.or_gear = or_gear
        self.below_points = below_points
        self.keyword = keyword
        if up_to:
            self.least, self.most = 0, up_to

    def codes(self, s: Realm, item: Item) -> list[int]:
        found: list[int] = []
        last: i64 = -1
        chosen = item.chosen[self.slot] if self.slot < len(item.chosen) else []
        for kind in s.trash[item.seat]:
            if kind != last and self.suits(s, item, kind):
                code: i64 = IN_TRASH + kind
                if code not in chosen or chosen.count(code) < s.trash[item.seat].count(kind):
                    found.append(code)
            last = kind
        return found

    def suits(self, s: Realm, item: Item, kind: i64) -> bool:
        """Whether a card is what is asked for."""
        card = s.cards[kind]
        if self.or_gear and card.type == GEAR:
            return True
        if not self.filter.suits(card) or (self.keyword >= 0 and not card.keywords[self.keyword]):
            return False
        return not self.below_points or card.cost.energy < s.side_points(item.seat)

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return code - IN_TRASH in s.trash[item.seat] and self.suits(s, item, code - IN_TRASH)


@final
class RunePick(Pick):
    """Runes of one's own side, exhausted ones unless any will do. Of a domain they are alike."""

    any_state: bool

    def __init__(self, least: int, most: int, any_state: bool = False) -> None:
        self.least = least
        self.most = most
        self.any_state = any_state

    def codes(self, s: Realm, item: Item) -> list[int]:
        found: list[int] = []
        chosen = item.chosen[self.slot] if self.slot < len(item.chosen) else []
        for seat in range(s.config.players):
            if s.friends(seat, item.seat):
                for domain in range(NUM_DOMAINS):
                    i: i64 = seat * NUM_DOMAINS + domain
                    n: i64 = s.runes[i] if self.any_state else s.runes[i] - s.ready[i]
                    if n > 0 and (not chosen or n > chosen.count(RUNES_OF + i)):
                        found.append(RUNES_OF + i)
        return found

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        i: i64 = code - RUNES_OF
        return s.runes[i] > (0 if self.any_state else s.ready[i])


@final
class SpellPick(Pick):
    """A spell on the chain, perhaps one that costs at most so much; never the item itself."""

    filter: Filter

    def __init__(self, energy: int = NO_LIMIT, power: int = NO_LIMIT, whose: int = ANYONES) -> None:
        self.filter = Filter(whose, type_=SPELL, energy=energy, power=power)

    def codes(self, s: Realm, item: Item) -> list[int]:
        found: list[int] = []
        for i, other in enumerate(s.chain):
            if other is not item and other.what == CARD and not other.pending and self.means(s, item, other):
                found.append(ON_CHAIN + i)
        return found

    def means(self, s: Realm, item: Item, other: Item) -> bool:
        """Whether a spell is one of those: its cost is the printed one."""
        if not self.filter.suits(s.cards[other.kind]):
            return False
        whose = self.filter.whose
        return whose == ANYONES or s.friends(item.seat, other.seat) == (whose != ENEMY)

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        return code - ON_CHAIN < len(s.chain) - 1


@final
class It(Selector):
    """What an earlier choice of the same ability has chosen."""

    slot: i64
    linked: bool  # nothing, if the instruction before was ignored [359.3.e.14.a]

    def __init__(self, slot: int = 0, linked: bool = False) -> None:
        self.slot = slot
        self.linked = linked

    def among(self, s: Realm, f: Resolving) -> list[int]:
        if self.linked and not f.done:
            return []
        item = s.chain[-1]
        assert item.ability is not None
        return item.ability.picks[self.slot].among(s, f)


@final
class Subject(Selector):
    """What made the ability trigger."""

    def among(self, s: Realm, f: Resolving) -> list[int]:
        event = s.chain[-1].event
        return [event.subject] if event is not None and event.subject >= 0 else []


@final
class Me(Selector):
    """The source itself."""

    def among(self, s: Realm, f: Resolving) -> list[int]:
        return [f.me] if f.me >= 0 else []


@final
class All(Selector):
    """All objects that a filter means; they are not chosen."""

    filter: Filter

    def __init__(
        self,
        whose: int = ANYONES,
        where: int = ANYWHERE,
        type_: int = UNIT,
        state: int = IN_ANY_STATE,
        tag: str = "",
        other: bool = False,
        not_slot: int = NO_SLOT,
    ) -> None:
        self.filter = Filter(whose, where, type_, other, state, tag, not_slot=not_slot)

    def among(self, s: Realm, f: Resolving) -> list[int]:
        item = s.chain[-1]
        return self.filter.among(s, f.me, item.seat, item)


@final
class AllThere(Selector):
    """All units of a side at a battlefield chosen earlier."""

    whose: i64
    slot: i64

    def __init__(self, whose: int, slot: int = 0) -> None:
        self.whose = whose
        self.slot = slot

    def among(self, s: Realm, f: Resolving) -> list[int]:
        item = s.chain[-1]
        place = item.chosen[self.slot][0]
        return [u for u in s.here[place] if s.card(u).is_unit and belongs(s, self.whose, item.seat, u)]


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


def up_to(n: int, whose: int = ANYONES, where: int = ANYWHERE, other: bool = False) -> UnitPick:
    """So many units or fewer, perhaps none."""
    return UnitPick(whose, where, 0, n, NO_LIMIT, other)
