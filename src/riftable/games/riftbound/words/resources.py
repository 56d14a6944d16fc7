"""Words about resources: what adds them, and what is paid less of them as one chooses."""

from __future__ import annotations

from typing import final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Card, Condition, Static
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.rules.ids import SPELL
from riftable.games.riftbound.rules.items import Item
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.properties import Property


@final
class AddAsRevealed(Property):
    """As I am revealed from my owner's deck, resources are added to its player's pool."""

    adds: Adds

    def __init__(self, adds: Adds) -> None:
        self.adds = adds

    def join(self, card: Card) -> None:
        card.revealed_adds = self.adds


@final
class TokensAddMore(Static):
    """Tokens of a kind that my controller has add more Energy, perhaps while something is so."""

    token: Card
    n: i64
    condition: Condition | None

    def __init__(self, token: Card, n: int, condition: Condition | None = None) -> None:
        self.token = token
        self.n = n
        self.condition = condition

    def adds_more(self, s: Realm, me: i64, u: i64) -> i64:
        if s.seat[me] != s.seat[u] or s.cards[s.kind[u]] is not self.token:
            return 0
        if self.condition is not None and not self.condition.holds(s, me, s.seat[me], None):
            return 0
        return self.n


# Discounts of [1] or [A], as the player chooses.


@final
class SpellsThatChooseMe(Static):
    """Spells of my controller that choose me cost [1] or [A] less."""

    def __init__(self) -> None:
        self.eases = True
        self.prices = True

    def eases_total(self, s: Realm, me: i64, item: Item) -> bool:
        return s.seat[me] == item.seat and s.cards[item.kind].type == SPELL


@final
class OptionalCosts(Static):
    """Optional additional costs that my controller pays cost [1] or [A] less."""

    def __init__(self) -> None:
        self.eases = True
        self.prices = True

    def eases_extras(self, s: Realm, me: i64, item: Item) -> bool:
        return s.seat[me] == item.seat
