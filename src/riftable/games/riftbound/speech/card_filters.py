"""What filters and amounts mean, in parts every language can put into words."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.speech.card_parts import (
    ForEach,
    HighestMight,
    KeywordOf,
    Limit,
    Measure,
    MightOf,
    Noun,
    NounPhrase,
    Number,
    Quantity,
    Referent,
    State,
    Where,
    Whose,
)
from riftable.games.riftbound.speech.card_symbols import keyword_text
from riftable.games.riftbound.words import amounts, dealings, decks, states
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import selectors as w

NOUNS: Final = {
    ids.UNIT: Noun.UNIT,
    ids.SPELL: Noun.SPELL,
    ids.GEAR: Noun.GEAR,
    ids.RUNE: Noun.RUNE,
    ids.FIELD: Noun.BATTLEFIELD,
    ids.LEGEND: Noun.LEGEND,
    w.ANY_TYPE: Noun.CARD,
}
WHOSE: Final = {
    w.ANYONES: Whose.ANYONES,
    w.FRIENDLY: Whose.FRIENDLY,
    w.ENEMY: Whose.ENEMY,
    w.YOURS: Whose.YOURS,
}
EQUIPMENT: Final = "Equipment"  # a tag that is said as a noun
STATES: Final = {
    w.IN_ANY_STATE: State.PLAIN,
    states.IS_READY: State.READY,
    states.IS_EXHAUSTED: State.EXHAUSTED,
    states.IS_BUFFED: State.BUFFED,
    states.IS_STUNNED: State.STUNNED,
    states.IS_DAMAGED: State.DAMAGED,
    states.IS_MIGHTY: State.MIGHTY,
    states.IS_ATTACKING: State.ATTACKING,
    states.IS_TOKEN: State.TOKEN,
    states.IS_EQUIPPED: State.EQUIPPED,
    states.IS_ATTACHED: State.ATTACHED,
    states.IS_DETACHED: State.DETACHED,
}


def here(card: Card) -> Where:
    """What "here" is on this card."""
    return Where.THIS_BATTLEFIELD if card.type == ids.FIELD else Where.HERE


def described(meant: w.Filter, card: Card, many: Quantity = Quantity.ONE, n: int = 1) -> NounPhrase:
    """The objects a filter of a card means."""
    several = many in (Quantity.ALL, Quantity.PLURAL)
    where = {
        w.ANYWHERE: Where.ANYWHERE,
        w.AT_BATTLEFIELD: Where.BATTLEFIELDS if several else Where.BATTLEFIELD,
        w.HERE: here(card),
        w.IN_BASE: Where.ITS_BASE if meant.whose in (w.ANYONES, w.ENEMY) else Where.YOUR_BASE,
        w.ELSEWHERE: Where.ANOTHER_LOCATION,
        w.WITH_IT: Where.ITS_PLACE,
        w.ON_IT: Where.ON_IT,
        w.WITH_SUBJECT: Where.ITS_DESTINATION,
        w.THERE: Where.MY_BATTLEFIELD,
        w.AT_MY_BATTLEFIELD: Where.MY_BATTLEFIELD,
    }[int(meant.where)]
    noun = Noun.EQUIPMENT if meant.tag == EQUIPMENT else NOUNS[int(meant.type)]
    return NounPhrase(
        noun,
        many,
        n,
        WHOSE[int(meant.whose)],
        where,
        meant.other or meant.not_slot != w.NO_SLOT or meant.where == w.WITH_SUBJECT,
        STATES[int(meant.state)],
        limit_of(meant),
        "" if noun is Noun.EQUIPMENT else meant.tag,
        meant.not_tag,
    )


def limit_of(meant: w.Filter) -> Limit | None:
    """The bound that a filter sets."""
    if meant.might != w.NO_LIMIT:
        return Limit(int(meant.might), of_might=True)
    if meant.might_from != w.NO_LIMIT:
        return Limit(int(meant.might_from), of_might=True, at_least=True)
    if meant.energy != w.NO_LIMIT:
        return Limit(int(meant.energy), of_might=False, power=int(meant.power))
    return None


def number(amount: Amount, card: Card, me: Referent, it: Referent) -> Number:
    """What an amount of a card says; `it` is the earlier choice. LookupError if it is unknown."""
    match amount:
        case amounts.Fixed():
            return int(amount.n)
        case amounts.MyMight():
            return MightOf(me)
        case amounts.ItsMight():
            return MightOf(it)
        case amounts.Points():
            return Measure.YOUR_POINTS
        case pay.AmountPaid():
            return Measure.AMOUNT_PAID
        case amounts.DiscardedEnergy():
            return Measure.DISCARDED_ENERGY
        case amounts.ExcessAssigned():
            return Measure.EXCESS_ASSIGNED
        case dealings.CounteredEnergy():
            return Measure.COUNTERED_ENERGY
        case dealings.KilledMight():
            return Measure.KILLED_MIGHT
        case amounts.EachOtherField():
            return ForEach(int(amount.n), NounPhrase(Noun.BATTLEFIELD, whose=Whose.FRIENDLY, other=True))
        case amounts.HighestMight():
            return HighestMight(described(amount.filter, card, Quantity.PLURAL))
        case amounts.Each():
            return ForEach(int(amount.n), described(amount.filter, card))
        case decks.EachRevealed():
            keyword = keyword_text(int(amount.keyword))
            return ForEach(int(amount.n), NounPhrase(Noun.CARD, state=State.REVEALED, keyword=keyword))
        case amounts.EachInTrash():
            return ForEach(int(amount.n), NounPhrase(Noun.CARD, where=Where.YOUR_TRASH))
        case amounts.MyKeyword():
            return KeywordOf(me, keyword_text(int(amount.keyword)))
        case amounts.EachPlayed():
            return ForEach(int(amount.n), NounPhrase(Noun.CARD, where=Where.PLAYED_THIS_TURN))
        case amounts.EachHeldPoint():
            return ForEach(int(amount.n), NounPhrase(Noun.POINT, where=Where.BY_HOLDING))
        case amounts.EachInHand():
            return ForEach(int(amount.n), NounPhrase(Noun.CARD, where=Where.YOUR_HAND))
        case _:
            raise LookupError(f"speech has no phrase for the amount {type(amount).__name__}")
