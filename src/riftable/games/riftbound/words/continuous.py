"""Passive abilities that work in layers: who has Might, keywords or abilities, and when [473-480]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import NO_MINIMUM, Card, Condition, LayerEffect, Trigger
from riftable.games.riftbound.rules.selecting import ON_ITSELF, ON_NOTHING, ON_OTHERS, Amount
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.amounts import amount
from riftable.games.riftbound.words.properties import Keyword
from riftable.games.riftbound.words.selectors import AT_MY_BATTLEFIELD, FRIENDLY, HERE, Filter
from riftable.games.riftbound.words.states import IS_BUFFED, IS_DEFENDING_ALONE


@final
class Have(LayerEffect):
    """Objects, or I myself, have Might, keywords or a triggered ability.

    `who` is None for the source itself. Might is a number or an amount. `more` only says that the Might is
    additional to that of a buff.
    """

    who: Filter | None
    condition: Condition | None
    amount: Amount
    more: bool

    def __init__(
        self,
        who: Filter | None,
        *gifts: int | Amount | Keyword | Trigger,
        condition: Condition | None = None,
        minimum: int = NO_MINIMUM,
        missing: bool = False,
        more: bool = False,
    ) -> None:
        self.who = who
        self.condition = condition
        self.amount = amount(0)
        self.keywords = []
        self.values = []
        self.minimum = minimum
        self.missing = missing
        self.more = more
        for gift in gifts:
            if isinstance(gift, Keyword):
                self.keywords.append(gift.keyword)
                self.values.append(gift.n)
            elif isinstance(gift, Trigger):
                self.trigger = gift
            else:
                self.amount = amount(gift)
        self.mine = who is None
        asked = max(self.amount.depends, condition.depends if condition is not None else ON_NOTHING)
        if who is not None and asked:  # of the source, which is not the one that has it
            asked = ON_OTHERS
        filtered = who is not None and who.depends != ON_NOTHING  # by values of the one that has it
        self.depends = max(asked, ON_ITSELF if filtered else ON_NOTHING)

    def join(self, card: Card) -> None:
        super().join(card)
        if self.condition is not None:
            self.condition.prepare(card)

    def applies(self, s: Realm, me: i64, u: i64) -> bool:
        who = self.who
        if who is None:
            if u != me:
                return False
        elif not who.fits(s, me, s.seat[me], u, None):
            return False
        return self.condition is None or self.condition.holds(s, me, s.seat[me], None)

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        return self.amount.of(s, me, s.seat[me])


def i_have(
    *gifts: int | Amount | Keyword | Trigger, condition: Condition | None = None, more: bool = False
) -> Have:
    """I have something, perhaps while a condition holds."""
    return Have(None, *gifts, condition=condition, more=more)


OTHERS: Final = Filter(FRIENDLY, other=True)
OTHERS_HERE: Final = Filter(FRIENDLY, HERE, other=True)
BUFFED_OTHERS_HERE: Final = Filter(FRIENDLY, AT_MY_BATTLEFIELD, other=True, state=IS_BUFFED)
UNITS_HERE: Final = Filter(where=HERE)
FRIEND_DEFENDING_ALONE: Final = Filter(FRIENDLY, state=IS_DEFENDING_ALONE)
