"""The additional costs of a card: those printed on it, and Repeat that passive abilities give it [820]."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import FREE, Cost
from riftable.games.riftbound.rules.ids import FREES_GEAR, GEAR, NEXT_REPEATS, SPELL
from riftable.games.riftbound.rules.items import FROM_HAND, Item
from riftable.games.riftbound.rules.printed_costs import Extra
from riftable.games.riftbound.rules.state import Realm

FREE_OF_ENERGY: Final = Extra(FREE, True, 0, 0, False, ignores_energy=True)


def extras_of(s: Realm, item: Item) -> list[Extra]:
    """The additional costs that a card has as it is played now, printed ones first."""
    extras = s.cards[item.kind].extras
    if s.config.frees_gear and s.effects and is_freed(s, item):
        extras = [*extras, FREE_OF_ENERGY]
    if not s.config.changes_repeat:
        return extras
    less: i64 = 0
    found = extras[:]
    for me in s.auras:
        source = s.cards[s.kind[me]]
        if source.changes_repeat:
            for static in source.passives:
                extra = static.repeat(s, me, item)
                if extra is not None:
                    found.append(extra)
                less += static.repeat_less(s, me, item)
    card = s.cards[item.kind]
    for effect in s.effects:
        if effect.what == NEXT_REPEATS and effect.seat == item.seat and card.type == SPELL:
            found.append(Extra(card.cost, True, 0, 0, False, repeats=True))
    return [cheaper(extra, less) for extra in found] if less else found


def is_freed(s: Realm, item: Item) -> bool:
    """Whether an effect lets a seat play this gear from its hand without its Energy cost."""
    card = s.cards[item.kind]
    if card.type != GEAR or item.origin != FROM_HAND or not card.cost.energy or item.ignores_energy:
        return False
    for effect in s.effects:
        if effect.what == FREES_GEAR and effect.seat == item.seat and card.cost.energy <= effect.n:
            return True
    return False


def cheaper(extra: Extra, less: i64) -> Extra:
    """An additional cost as it is if Repeat costs so much less Energy."""
    cost = extra.cost
    if not extra.repeats or not cost.energy:
        return extra
    reduced = Cost(max(cost.energy - less, 0), cost.power, cost.exhaust, cost.spend, cost.any, cost.least)
    return Extra(reduced, extra.optional, extra.less, extra.less_power, extra.ignores, repeats=True)
