"""Replacement effects: what happens instead of something else, is prevented, or comes next [367-375]."""

from __future__ import annotations

from typing import final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Card, Condition, Cost, Instruction, Selector, Static
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    BUFFED,
    NEXT_DAMAGE,
    NEXT_READY,
    NEXT_REPEATS,
    PREVENTS,
    PREVENTS_ITEMS,
)
from riftable.games.riftbound.rules.items import Effect
from riftable.games.riftbound.rules.lasting import add_effect
from riftable.games.riftbound.rules.printed_costs import SPEND_ITS_BUFF
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.effects import Acts


@final
class MaySave(Static):
    """If a unit you control would die, you may pay to heal it, exhaust it and recall it instead.

    If its buff is a part of the price, it must have one.
    """

    pay: Cost

    def __init__(self, pay: Cost) -> None:
        self.pay = pay

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.saves = True

    def price(self) -> Cost:
        return self.pay

    def saves(self, s: Realm, me: i64, u: i64) -> bool:
        if not s.card(u).is_unit or s.seat[u] != s.seat[me]:
            return False
        return self.pay.spend != SPEND_ITS_BUFF or s.flags[u] & BUFFED != 0


@final
class UnhurtIf(Static):
    """If something is the case, I don't take damage."""

    condition: Condition

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.shields = True
        self.condition.prepare(card)

    def unhurt(self, s: Realm, me: i64, u: i64) -> bool:
        return u == me and self.condition.holds(s, me, s.seat[me], None)


@final
class TiesRecallAll(Static):
    """If a combat in which you attack ends in a tie, all units are recalled instead [740.3]."""

    def recalls_all(self, s: Realm, me: i64) -> bool:
        return s.seat[me] == s.attacker


@final
class AnyBuffs(Static):
    """I can have any number of buffs [426]."""

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.many_buffs = True


# Instructions.


@final
class PreventAll(Instruction):
    """Prevent all damage of spells and abilities this turn [437]."""

    def run(self, s: Realm, f: Resolving) -> None:
        add_effect(s, Effect(PREVENTS_ITEMS, -1, s.chain[-1].seat, 0))


@final
class Prevent(Acts):
    """Prevent so much of the next damage to it this turn; what is left of it stays [437]."""

    n: i64

    def __init__(self, n: int, selector: Selector) -> None:
        self.n = n
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        add_effect(s, Effect(PREVENTS, u, s.chain[-1].seat, self.n))


# The next card.


@final
class NextEntersReady(Instruction):
    """The next unit you play this turn enters ready, a token one too."""

    def run(self, s: Realm, f: Resolving) -> None:
        add_effect(s, Effect(NEXT_READY, -1, s.chain[-1].seat, 0))


@final
class NextSpellDeals(Instruction):
    """The next spell you play this turn deals Bonus Damage."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Realm, f: Resolving) -> None:
        add_effect(s, Effect(NEXT_DAMAGE, -1, s.chain[-1].seat, self.n))


@final
class NextSpellRepeats(Instruction):
    """The next spell you play this turn has Repeat, which costs as much as the spell itself."""

    def run(self, s: Realm, f: Resolving) -> None:
        add_effect(s, Effect(NEXT_REPEATS, -1, s.chain[-1].seat, 0))
