"""The frames of Riftbound: what an action remembers while it waits for an answer. All of it is public."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Code, Frame
from riftable.core.native import i64, mypyc_attr

NO_NUMBERS: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawingOrChanneling(Frame):
    """A seat draws or channels, one card after the other."""

    seat: i64
    left: i64  # how many are still to come
    spent: i64  # 1: runes come exhausted
    burnt: i64 = 0  # how often the seat has burnt out meanwhile

    def __init__(self, code: Code, seat: i64, left: i64, spent: i64) -> None:
        self.code = code
        self.at = code.start
        self.seat = seat
        self.left = left
        self.spent = spent

    def copy(self) -> DrawingOrChanneling:
        twin = DrawingOrChanneling(self.code, self.seat, self.left, self.spent)
        twin.at = self.at
        twin.burnt = self.burnt
        return twin

    def memory(self) -> list[int]:
        return [self.seat, self.left, self.spent, self.burnt]


@mypyc_attr(acyclic=True)
class Bill(Frame):
    """Something is paid, rune by rune."""

    energy: i64 = -1  # what is still to be paid; -1: not reckoned yet
    power: i64 = 0  # Power of the card's own domains
    any: i64 = 0  # Power of any domain
    last: i64 = 0  # the domain exhausted last, so that every way to pay is there once
    adder: i64 = -1  # the object that adds something, while its player says by which ability
    lender: i64 = -1  # the object whose ability that is
    turned_energy: i64 = 0  # of the Energy: due because it is turned into Power
    turned_any: i64 = 0  # of the Power of any domain: due because it is turned into Energy


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Playing(Bill):
    """An item of the chain is made final: choices, then costs [349-358]."""

    index: i64  # of the item
    pick: i64 = 0  # which choice is being made
    extra: i64 = 0  # which additional cost is being chosen

    def __init__(self, code: Code, index: i64) -> None:
        self.code = code
        self.at = code.start
        self.index = index

    def copy(self) -> Playing:
        twin = Playing(self.code, self.index)
        twin.at = self.at
        twin.pick = self.pick
        twin.energy = self.energy
        twin.power = self.power
        twin.any = self.any
        twin.last = self.last
        twin.extra = self.extra
        twin.adder = self.adder
        twin.lender = self.lender
        twin.turned_energy = self.turned_energy
        twin.turned_any = self.turned_any
        return twin

    def memory(self) -> list[int]:
        out = [self.index, self.pick, self.energy, self.power, self.any, self.last]
        out += [self.extra, self.adder, self.lender]
        return [*out, self.turned_energy, self.turned_any] if self.turned_energy or self.turned_any else out


@final
@mypyc_attr(acyclic=True)
class Paying(Bill):
    """A seat pays for something that is no item of the chain [444]."""

    seat: i64
    kind: i64  # the card that asks for it
    cost: list[int]  # Energy, Power of the card's domains, Power of any; never changed

    def __init__(self, code: Code, seat: i64, kind: i64, cost: list[int]) -> None:
        self.code = code
        self.at = code.start
        self.seat = seat
        self.kind = kind
        self.cost = cost

    def copy(self) -> Paying:
        twin = Paying(self.code, self.seat, self.kind, self.cost)
        twin.at = self.at
        twin.energy = self.energy
        twin.power = self.power
        twin.any = self.any
        twin.last = self.last
        twin.adder = self.adder
        twin.lender = self.lender
        twin.turned_energy = self.turned_energy
        twin.turned_any = self.turned_any
        return twin

    def memory(self) -> list[int]:
        out = [self.seat, self.kind, *self.cost, self.energy, self.power, self.any, self.last]
        out += [self.adder, self.lender]
        return [*out, self.turned_energy, self.turned_any] if self.turned_energy or self.turned_any else out


@final
@mypyc_attr(acyclic=True)
class Turning(Frame):
    """A seat pays any amount of Energy or Power, and an object turns it into the other."""

    seat: i64
    unit: i64
    kind: i64  # of the object
    turns: i64  # what into what
    paid: i64 = 0

    def __init__(self, code: Code, seat: i64, unit: i64, kind: i64, turns: i64) -> None:
        self.code = code
        self.at = code.start
        self.seat = seat
        self.unit = unit
        self.kind = kind
        self.turns = turns

    def copy(self) -> Turning:
        twin = Turning(self.code, self.seat, self.unit, self.kind, self.turns)
        twin.at = self.at
        twin.paid = self.paid
        return twin

    def memory(self) -> list[int]:
        return [self.seat, self.unit, self.kind, self.turns, self.paid]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Resolving(Frame):
    """The newest item of the chain does what it says [359]."""

    me: i64  # the object whose ability it is; -1: none, or it is gone
    done: i64 = 0  # 1: the last instruction that can fail was carried out
    left: i64 = 0  # how often an instruction is still to be repeated
    n: i64 = 0  # a number found on the way: a cost, a seat
    might: i64 = 0  # of what was killed
    picked: list[int]  # what players have chosen on the way; replaced, never changed
    cards: list[int]  # cards banished on the way: owner, kind, ...; replaced, never changed
    looks: i64 = 0  # how often the top card was looked at before a reveal
    shown: list[int]  # cards revealed on top of decks: owner, kind, ..., from the top; replaced as well

    def __init__(self, code: Code, me: i64) -> None:
        self.code = code
        self.at = code.start
        self.me = me
        self.picked = NO_NUMBERS
        self.cards = NO_NUMBERS
        self.shown = NO_NUMBERS

    def copy(self) -> Resolving:
        twin = Resolving(self.code, self.me)
        twin.at = self.at
        twin.done = self.done
        twin.left = self.left
        twin.n = self.n
        twin.might = self.might
        twin.picked = self.picked
        twin.cards = self.cards
        twin.shown = self.shown
        twin.looks = self.looks
        return twin

    def memory(self) -> list[int]:
        out = [self.me, self.done, self.left, self.n, self.might, self.looks, len(self.cards), *self.cards]
        return [*out, len(self.shown), *self.shown, *self.picked]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Moving(Frame):
    """A seat makes a standard move with one or more units [144]."""

    group: list[int]  # ascending
    to: i64 = -1

    def __init__(self, code: Code, group: list[int]) -> None:
        self.code = code
        self.at = code.start
        self.group = group

    def copy(self) -> Moving:
        twin = Moving(self.code, self.group)
        twin.at = self.at
        twin.to = self.to
        return twin

    def memory(self) -> list[int]:
        return [self.to, *self.group]


@final
@mypyc_attr(acyclic=True)
class Dooming(Frame):
    """Units are about to die together, and a player must say which of them something saves [370-373].

    Lists are replaced, never changed.
    """

    doomed: list[int]  # the units that would die
    used: list[int]  # the objects that have saved a unit
    asked: list[int]  # what has been offered for a price and cannot be offered again, as keys of `death`
    paid: list[int]  # the key of what is being paid for, and the unit that it saves

    def __init__(self, code: Code, doomed: list[int]) -> None:
        self.code = code
        self.at = code.start
        self.doomed = doomed
        self.used = []
        self.asked = []
        self.paid = []

    def copy(self) -> Dooming:
        twin = Dooming(self.code, self.doomed)
        twin.at = self.at
        twin.used = self.used
        twin.asked = self.asked
        twin.paid = self.paid
        return twin

    def memory(self) -> list[int]:
        out = [len(self.doomed), *self.doomed, len(self.used), *self.used, len(self.asked), *self.asked]
        return [*out, *self.paid]


@final
@mypyc_attr(acyclic=True)
class Surfacing(Frame):
    """A card on top of a deck is looked at or was revealed, and its player says what becomes of it.

    `kind` is that card, or the one that lets the player look.
    """

    seat: i64
    kind: i64

    def __init__(self, code: Code, seat: i64, kind: i64) -> None:
        self.code = code
        self.at = code.start
        self.seat = seat
        self.kind = kind

    def copy(self) -> Surfacing:
        twin = Surfacing(self.code, self.seat, self.kind)
        twin.at = self.at
        return twin

    def memory(self) -> list[int]:
        return [self.seat, self.kind]
