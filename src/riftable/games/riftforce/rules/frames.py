"""The frames of Riftforce: what an ability and an action remember while they wait for an answer."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Code, Frame
from riftable.core.native import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ability(Frame):
    """A unit does what its guild does."""

    me: i64  # the unit that acts
    it: i64 = -1  # the unit it hit last, or -1
    killed: i64 = -1  # the kind of that unit if the last check destroyed it, else -1
    pile: i64 = -1  # whose discard pile it then went to

    def __init__(self, code: Code, me: i64) -> None:
        self.code = code
        self.at = code.start
        self.me = me

    def copy(self) -> Ability:
        twin = Ability(self.code, self.me)
        twin.at = self.at
        twin.it = self.it
        twin.killed = self.killed
        twin.pile = self.pile
        return twin

    def memory(self) -> list[int]:
        return [self.me, self.it, self.killed, self.pile]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Playing(Frame):
    """A seat plays cards: all of one guild or number, at one location or on a run of them."""

    count: i64 = 0  # cards played so far
    shown: i64 = -1  # the kind taken from the hand and not yet placed, or -1
    one: i64 = -1  # the kind played first, or -1
    two: i64 = -1  # the kind played second, or -1
    low: i64 = -1  # leftmost location played at
    high: i64 = -1  # rightmost
    guild: i64 = -1  # the guild all cards share, or -1
    number: i64 = -1  # the number all cards share, or -1

    def __init__(self, code: Code) -> None:
        self.code = code
        self.at = code.start

    def copy(self) -> Playing:
        twin = Playing(self.code)
        twin.at = self.at
        twin.count = self.count
        twin.shown = self.shown
        twin.one = self.one
        twin.two = self.two
        twin.low = self.low
        twin.high = self.high
        twin.guild = self.guild
        twin.number = self.number
        return twin

    def memory(self) -> list[int]:
        return [self.count, self.shown, self.one, self.two, self.low, self.high, self.guild, self.number]

    def played(self) -> list[int]:
        """The kinds played so far, while a further one is possible."""
        return [self.one, self.two][: self.count]

    def has_gap(self) -> bool:
        """Whether two cards stand two locations apart, so that a third must go between them."""
        return self.count == 2 and self.high - self.low == 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Activating(Frame):
    """A seat activates elementals by the guild or the number of a discarded card."""

    count: i64 = 0  # elementals activated so far
    spent: i64 = -1  # the kind discarded, or -1
    by: i64 = -1  # BY_GUILD or BY_NUMBER, or -1

    def __init__(self, code: Code) -> None:
        self.code = code
        self.at = code.start

    def copy(self) -> Activating:
        twin = Activating(self.code)
        twin.at = self.at
        twin.count = self.count
        twin.spent = self.spent
        twin.by = self.by
        return twin

    def memory(self) -> list[int]:
        return [self.count, self.spent, self.by]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Planning(Frame):
    """The trainer carries out an attack plan."""

    plan: i64
    index: i64 = 0  # how many of its numbers are done

    def __init__(self, code: Code, plan: i64) -> None:
        self.code = code
        self.at = code.start
        self.plan = plan

    def copy(self) -> Planning:
        twin = Planning(self.code, self.plan)
        twin.at = self.at
        twin.index = self.index
        return twin

    def memory(self) -> list[int]:
        return [self.plan, self.index]
