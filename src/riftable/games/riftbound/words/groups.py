"""Targets that are chosen as a group, and the instructions that ask for them [355.11, 355.14]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Instruction, Pick, Selector
from riftable.games.riftbound.rules.damage import bonus_damage, deal
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import ASK_ASSIGN, ASK_TARGET, GEAR, NONE, SPAN, TARGET, V_ASSIGN
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    FRIENDLY,
    NO_LIMIT,
    NO_SLOT,
    WITH_IT,
    Filter,
    ObjectPick,
    first_choice,
)

ANY_NUMBER: Final = 1000  # more than there are
ASSIGN: Final = V_ASSIGN * SPAN


@final
class Together(Selector):
    """Two chosen units at one battlefield, the first choices of an ability.

    If they are apart by then, neither is meant; if one is gone, the other is still.
    """

    one: ObjectPick
    other: ObjectPick

    def __init__(self, whose: int, others: int) -> None:
        self.one = ObjectPick(Filter(whose, AT_BATTLEFIELD))
        self.other = ObjectPick(Filter(others, WITH_IT, not_slot=0 if whose == others else NO_SLOT))

    def choices(self) -> list[Pick]:
        return [self.one, self.other]

    def among(self, s: Realm, f: Resolving) -> list[int]:
        item = s.chain[-1]
        a, b = first_choice(item, self.one.slot), first_choice(item, self.other.slot)
        if a >= 0 and b >= 0:
            return self.one.among(s, f) + self.other.among(s, f) if s.at[a] == s.at[b] else []
        left: i64 = max(a, b)
        return [left] if left >= 0 and s.is_field(s.at[left]) else []


@final
class GroupPick(ObjectPick):
    """Units at one place: any number or so many, perhaps with so much Might together, or less [355.11]."""

    total: i64  # NO_LIMIT: any

    def __init__(self, filter_: Filter, total: int = NO_LIMIT, most: int = ANY_NUMBER) -> None:
        self.filters = [filter_]
        self.least = 0
        self.most = most
        self.total = total

    def codes(self, s: Realm, item: Item) -> list[int]:
        chosen = item.chosen[self.slot] if self.slot < len(item.chosen) else []
        first = s.config.players + s.config.fields
        found = [u for u in range(first, len(s.kind)) if self.fits(s, item, u)]
        return [u for u in found if self.is_fitting(s, [*chosen, u])]

    def checks(self) -> list[Step]:
        return [Regroup(self)]

    def is_fitting(self, s: Realm, group: list[int]) -> bool:
        """Whether units are a group as it is asked for."""
        n: i64 = 0
        for u in group:
            n += s.might(u)
        return (self.total == NO_LIMIT or n <= self.total) and all([s.at[u] == s.at[group[0]] for u in group])


@final
class Regroup(Step):
    """If a group is no longer as it was asked for, its controller keeps a part of it that is [355.11]."""

    pick: GroupPick

    def __init__(self, pick: GroupPick) -> None:
        self.pick = pick

    def run(self, s: Realm, f: Resolving) -> None:
        found = self.pick.among(s, f)
        if f.left == 0 and self.pick.is_fitting(s, found):
            return
        f.left = 1
        last: i64 = f.picked[-1] if f.picked else -1
        moves: list[int] = []
        for u in found:
            if u > last and self.pick.is_fitting(s, [*f.picked, u]):
                moves.append(TARGET + u)
        if moves:
            item = s.chain[-1]
            s.ask = Ask(item.seat, ASK_TARGET, item.kind, self.pick.slot, [NONE, *moves])
        else:
            self.keep(s, f)

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == NONE:
            self.keep(s, f)
        else:
            f.picked = [*f.picked, move - TARGET]
            f.again()

    def keep(self, s: Realm, f: Resolving) -> None:
        """Only what was picked is left of the group."""
        item = s.chain[-1]
        slot = self.pick.slot
        item.chosen = [f.picked if i == slot else codes for i, codes in enumerate(item.chosen)]
        f.picked = []
        f.left = 0


@final
class SplitPick(ObjectPick):
    """Any number of units, no more than there is damage to split, Bonus Damage included [355.14]."""

    n: i64

    def __init__(self, filter_: Filter, n: int) -> None:
        self.filters = [filter_]
        self.least = 0
        self.most = ANY_NUMBER
        self.n = n

    def codes(self, s: Realm, item: Item) -> list[int]:
        first = s.config.players + s.config.fields
        found = [u for u in range(first, len(s.kind)) if self.fits(s, item, u)]
        chosen = item.chosen[self.slot] if self.slot < len(item.chosen) else []
        return found if found and len(chosen) < self.pot(s, item.seat, found) else []

    def pot(self, s: Realm, seat: i64, units: list[int]) -> i64:
        """All the damage there is; Bonus Damage is that for the unit for which it is highest."""
        most: i64 = 0
        for u in units:
            most = max(most, bonus_damage(s, seat, u))
        return self.n + most


@final
class DealSplit(Instruction):
    """Damage that is split among the targets on resolution, each of which gets some [355.14].

    Each unit gets 1, or as many of them as there is damage; then the rest is given, 1 by 1.
    """

    n: i64
    selector: SplitPick

    def __init__(self, n: int, filter_: Filter) -> None:
        self.n = n
        self.selector = SplitPick(filter_, n)

    def harms(self) -> bool:
        return True

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.selector)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        units = self.selector.among(s, f)
        pot: i64 = self.selector.pot(s, item.seat, units)
        dealt = f.picked  # who has got 1, once for each
        if not dealt and len(units) <= pot:
            dealt = units
        while units and len(dealt) < pot:
            open_ = self.next_ones(units, dealt, pot - len(dealt))
            if len(open_) > 1:
                f.picked = dealt
                s.ask = Ask(item.seat, ASK_ASSIGN, -1, pot - len(dealt), [ASSIGN + u for u in open_])
                return
            dealt = dealt + open_
        f.picked = []
        for u in units:
            deal(s, f.me, u, dealt.count(u))

    def next_ones(self, units: list[int], dealt: list[int], left: i64) -> list[int]:
        """The units that may get the next 1: never one before the last that got some, so as not to repeat."""
        last: i64 = dealt[-1] if dealt else -1
        if len(dealt) + left < len(units):  # too little for all, but no more than needed get nothing
            later = [u for u in units if u > last]
            return later[: len(later) - left + 1]
        return [u for u in units if len(dealt) == len(units) or u >= last]

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        f.picked = [*f.picked, move - ASSIGN]
        f.again()


@final
class OwnCardPick(ObjectPick):
    """Another friendly unit or gear, or a friendly facedown card: the code of that is its battlefield."""

    of_objects: bool = False

    def __init__(self) -> None:
        self.filters = [
            Filter(FRIENDLY, type_=GEAR, other=True),
            Filter(FRIENDLY, other=True),
        ]

    def codes(self, s: Realm, item: Item) -> list[int]:
        return [u for u in range(s.config.players, len(s.kind)) if self.fits(s, item, u)]

    def fits(self, s: Realm, item: Item, code: i64) -> bool:
        if code < s.config.players + s.config.fields:
            return s.friends(item.seat, s.hider[code])
        return any([one.fits(s, item.me, item.seat, code, item) for one in self.filters])
