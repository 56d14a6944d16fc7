"""What is true of a card: keywords, permissions, additional costs, and passive abilities [363]."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Condition, Cost, Static, Word
from riftable.games.riftbound.rules.ids import NEUTRAL_OPEN, SPELL
from riftable.games.riftbound.rules.items import FROM_HAND, Item
from riftable.games.riftbound.rules.printed_costs import Extra, PriceChange
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.conditions import AT_BATTLEFIELD_ME
from riftable.games.riftbound.words.selectors import ENEMY, FRIENDLY, YOURS, Filter

# Passive abilities.


@final
class OthersEnterReady(Static):
    """Other friendly units enter ready."""

    def readies(self, s: Realm, me: i64, seat: i64) -> bool:
        return s.friends(s.seat[me], seat)


@final
class MoreKnells(Static):
    """Deathknells of my controller trigger once more."""

    def knells(self, s: Realm, me: i64, seat: i64) -> i64:
        return 1 if s.seat[me] == seat else 0


@final
class DiesInstead(Static):
    """If a friendly unit would die, this dies instead; the unit is healed, exhausted and recalled [367]."""

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.saves = True

    def saves(self, s: Realm, me: i64, u: i64) -> bool:
        return s.card(u).is_unit and s.friends(s.seat[me], s.seat[u])


@final
class YourDamage(Static):
    """Spells and abilities of my controller deal Bonus Damage [712]."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def damage(self, s: Realm, me: i64, seat: i64, u: i64) -> i64:
        return self.n if s.seat[me] == seat else 0


@final
class DamageHere(Static):
    """Spells and abilities deal Bonus Damage to units at this battlefield."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def damage(self, s: Realm, me: i64, seat: i64, u: i64) -> i64:
        return self.n if s.at[u] == me else 0


@final
class UnitsToOpenBattlefields(Static):
    """Friendly units may be played to open battlefields."""

    def opens(self, s: Realm, me: i64, seat: i64) -> bool:
        return s.friends(s.seat[me], seat)


class CostChange(Static):
    """Cards cost more or less, perhaps while something is so.

    They are those of my controller, unless the filter says that friendly or enemy ones are meant.
    """

    what: Filter  # only what is printed on a card counts
    change: PriceChange
    condition: Condition | None

    def join(self, card: Card) -> None:
        super().join(card)
        if self.condition is not None:
            self.condition.prepare(card)

    def price_change(self, s: Realm, me: i64, item: Item) -> PriceChange | None:
        seat: i64 = s.seat[me]
        if self.what.whose in (FRIENDLY, ENEMY):
            if s.friends(seat, item.seat) != (self.what.whose == FRIENDLY):
                return None
        elif seat != item.seat:
            return None
        if not self.what.suits(s.cards[item.kind]):
            return None
        if self.condition is not None and not self.condition.holds(s, me, seat, None):
            return None
        return self.change


@final
class CostLess(CostChange):
    """Cards cost less Energy, to a minimum, and less Power of any domain, to another."""

    def __init__(
        self,
        what: Filter,
        n: int,
        minimum: int,
        condition: Condition | None = None,
        power: int = 0,
        minimum_power: int = 0,
    ) -> None:
        self.prices = True
        self.what = what
        self.change = PriceChange(n, power, False, minimum, minimum_power)
        self.condition = condition


@final
class CostMore(CostChange):
    """Cards cost more Energy, and more Power of any domain."""

    def __init__(self, what: Filter, n: int, power: int = 0, condition: Condition | None = None) -> None:
        self.prices = True
        self.what = what
        self.change = PriceChange(n, power, True)
        self.condition = condition


@final
class SpellsHaveRepeat(Static):
    """Spells of my controller have Repeat, perhaps while something is so; Power is of their own domains."""

    extra: Extra
    condition: Condition | None

    def __init__(self, cost: Cost, condition: Condition | None = None) -> None:
        self.changes_repeat = True
        self.extra = Extra(cost, True, 0, 0, False, repeats=True)
        self.condition = condition

    def repeat(self, s: Realm, me: i64, item: Item) -> Extra | None:
        if s.seat[me] != item.seat or s.cards[item.kind].type != SPELL:
            return None
        if self.condition is not None and not self.condition.holds(s, me, item.seat, None):
            return None
        return self.extra


@final
class RepeatCostsLess(Static):
    """Friendly Repeat costs cost less Energy."""

    n: i64

    def __init__(self, n: int) -> None:
        self.changes_repeat = True
        self.n = n

    def repeat_less(self, s: Realm, me: i64, item: Item) -> i64:
        return self.n if s.seat[me] >= 0 and s.friends(s.seat[me], item.seat) else 0


def spells_cost_less(n: int, minimum: int) -> CostLess:
    """While I am at a battlefield, spells of my controller cost less Energy."""
    return CostLess(Filter(YOURS, type_=SPELL), n, minimum, AT_BATTLEFIELD_ME)


# Activated abilities.


@final
class Activated(Word):
    """A cost, a colon, and what happens; it goes on the chain [376]."""

    words: list[Word]
    ability: Ability
    once: bool  # it can be used once a turn

    def __init__(
        self,
        cost: Cost,
        *words: Word,
        timing: int = NEUTRAL_OPEN,
        only: Condition | None = None,
        once: bool = False,
    ) -> None:
        self.words = list(words)
        self.once = once
        self.ability = Ability("activated", [] if once else self.words)
        if once:  # an ability with one mode, which can be chosen once a turn
            self.ability.each_once = True
            self.ability.modes.append(Ability("mode", self.words))
            self.ability.modes[0].cost = cost
        self.ability.cost = cost
        self.ability.timing = timing
        self.ability.only = only

    def join(self, card: Card) -> None:
        card.activated.append(self.ability)
        if self.ability.only is not None:
            self.ability.only.prepare(card)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class Modal(Word):
    """An activated ability that is one of several, each once a turn [355.3]."""

    modes: list[list[Word]]
    ability: Ability

    def __init__(self, cost: Cost, *modes: list[Word]) -> None:
        self.modes = list(modes)
        self.ability = Ability("modal", [])
        self.ability.each_once = True
        self.ability.cost = cost
        for words in modes:
            mode = Ability("mode", words)
            mode.cost = cost
            self.ability.modes.append(mode)

    def join(self, card: Card) -> None:
        card.activated.append(self.ability)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class AccelerateElsewhere(Static):
    """Friendly units that are not played from a hand have Accelerate."""

    def hurries(self, s: Realm, me: i64, item: Item) -> bool:
        return item.origin > FROM_HAND and s.friends(s.seat[me], item.seat)
