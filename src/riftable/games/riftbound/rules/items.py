"""What waits on the chain, and effects that last: rows of small numbers beside the board."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64, mypyc_attr
from riftable.games.riftbound.rules.abilities import Ability
from riftable.games.riftbound.rules.ids import ON_CHAIN

# What an item is.
CARD: Final = 0  # a card being played
TOKEN_UNIT: Final = 1  # a token unit being played
TRIGGERED: Final = 2
ACTIVATED: Final = 3

# Where a card comes from.
FROM_NOWHERE: Final = 0
FROM_HAND: Final = 1
FROM_CHAMPION: Final = 2
FROM_FACEDOWN: Final = 3
FROM_TRASH: Final = 4


@final
@mypyc_attr(acyclic=True)
class Item:
    """An item of the chain: a card or an ability, pending or final [325]."""

    what: i64
    kind: i64  # the card, or the one whose ability it is
    ability: Ability | None  # what it does when it resolves; None: a permanent enters
    me: i64  # the object whose ability it is; -1: none, or it has left the board
    seat: i64  # its controller
    origin: i64 = FROM_NOWHERE
    pending: bool = True
    place: i64 = -1  # where a permanent is to enter; where what triggered the ability happened
    given: bool = False  # the effect that told the seat to play it named the place
    chosen: list[list[int]]  # by choice, target codes; -1: the object is gone; replaced, never changed
    bound: i64 = -1  # played from facedown: the only place its targets may be at
    spend: i64 = -1  # what pays a cost that is not of runes: a unit, or a kind of card
    paid: bool = False  # whether the optional additional cost was paid
    free: bool = False  # its base cost is ignored
    subject: i64 = -1  # the object that made the ability trigger; -1: none, or it has left the board
    ready: bool = False  # it enters ready, by Accelerate
    moment: i64 = 0  # what triggered at the same moment is put in order by the players

    def __init__(self, what: i64, kind: i64, ability: Ability | None, me: i64, seat: i64) -> None:
        self.what = what
        self.kind = kind
        self.ability = ability
        self.me = me
        self.seat = seat
        self.chosen = []

    def copy(self) -> Item:
        """Return a copy of the item."""
        twin = Item(self.what, self.kind, self.ability, self.me, self.seat)
        twin.origin = self.origin
        twin.pending = self.pending
        twin.place = self.place
        twin.given = self.given
        twin.chosen = self.chosen
        twin.bound = self.bound
        twin.spend = self.spend
        twin.paid = self.paid
        twin.free = self.free
        twin.subject = self.subject
        twin.ready = self.ready
        twin.moment = self.moment
        return twin

    def forget(self, u: i64) -> None:
        """Drop references to an object that has left the board: if it returns, it is another one [124]."""
        if self.me == u:
            self.me = -1
        if self.subject == u:
            self.subject = -1
        for codes in self.chosen:
            if u in codes:
                self.chosen = [[-1 if code == u else code for code in one] for one in self.chosen]
                return

    def shift(self, index: i64) -> None:
        """Adjust references to items of the chain after one has left it."""
        self.chosen = [[shifted(code, index) for code in codes] for codes in self.chosen]

    def memory(self) -> list[int]:
        """Its numbers, for people and tests to look at."""
        out = [self.what, self.kind, self.me, self.seat, self.origin, int(self.pending), self.place]
        out += [int(self.given), self.bound, self.spend, int(self.paid), int(self.ready), self.moment]
        out += [int(self.free), self.subject]
        for codes in self.chosen:
            out.append(len(codes))
            out += codes
        return out


def shifted(code: int, index: int) -> int:
    """Return a target code after an item has left the chain."""
    if code < ON_CHAIN + index:
        return code
    return -1 if code == ON_CHAIN + index else code - 1


@final
@mypyc_attr(acyclic=True)
class Effect:
    """Something that lasts until the turn or the combat ends. Never changed, so copies share it."""

    what: i64
    unit: i64  # -1: it concerns a seat
    seat: i64
    n: i64

    def __init__(self, what: i64, unit: i64, seat: i64, n: i64) -> None:
        self.what = what
        self.unit = unit
        self.seat = seat
        self.n = n


@final
@mypyc_attr(acyclic=True)
class Hunt:
    """A follow-up of damage: if the unit dies in the next cleanup, `ability` goes on the chain [428.5]."""

    unit: i64
    seat: i64
    kind: i64  # of the spell
    ability: Ability

    def __init__(self, unit: i64, seat: i64, kind: i64, ability: Ability) -> None:
        self.unit = unit
        self.seat = seat
        self.kind = kind
        self.ability = ability
