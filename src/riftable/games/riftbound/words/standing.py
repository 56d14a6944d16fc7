"""What is true of a card: who may choose it, how many a deck holds, what it gives for each of something."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Discount, LayerEffect, Static
from riftable.games.riftbound.rules.items import FROM_HAND, Item
from riftable.games.riftbound.rules.lasting import attached_to
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.properties import Keyword, Property


@final
class Unique(Property):
    """A deck may hold only one card of this name [825]."""

    def join(self, card: Card) -> None:
        card.unique = True


@final
class Unchosen(Property):
    """I can't be chosen by enemy spells and abilities [757]."""

    def join(self, card: Card) -> None:
        card.unchosen = True


@final
class CheaperAway(Discount):
    """I cost less Energy to play from anywhere other than one's hand."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def energy(self, s: Realm, item: Item) -> i64:
        return self.n if item.origin != FROM_HAND else 0


@final
class TokensEnterReady(Static):
    """Tokens of my controller enter ready."""

    def readies_tokens(self, s: Realm, me: i64, seat: i64) -> bool:
        return s.seat[me] == seat


@final
class SparesWeaker(Static):
    """If another unit you control here would die that has less Might than me, it is recalled instead."""

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.saves = True

    def spares(self, s: Realm, me: i64, u: i64) -> bool:
        if u == me or not s.card(u).is_unit or s.seat[u] != s.seat[me] or s.at[u] != s.at[me]:
            return False
        return s.might(u) < s.might(me)


@final
class KeywordEach(LayerEffect):
    """I have a keyword as often as something is counted."""

    amount: Amount

    def __init__(self, keyword: Keyword, amount: Amount) -> None:
        self.keywords = [keyword.keyword]
        self.values = [keyword.n]
        self.amount = amount
        self.mine = True
        self.depends = amount.depends

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        return u == me

    def times(self, s: Realm, me: i64, u: i64) -> i64:
        return self.amount.of(s, me, s.seat[me])


@final
class EquipmentGives(LayerEffect):
    """Each Equipment you control gives the unit that it is attached to a keyword as well."""

    def __init__(self, keyword: Keyword) -> None:
        self.keywords = [keyword.keyword]
        self.values = [keyword.n]

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        return self.times(s, me, u) > 0

    def times(self, s: Realm, me: i64, u: i64) -> i64:
        return len([gear for gear in attached_to(s, u) if s.seat[gear] == s.seat[me]])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")
