"""Damage before it is marked: what of it is prevented, and what combat must reckon with [417, 437, 465.2].

Of several replacements of the same damage the controller of the unit picks the order [372]. They only take
something away here, so every order comes to the same.
"""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import EXCESS, PREVENTS, PREVENTS_ITEMS
from riftable.games.riftbound.rules.items import WITH_THE_COMBAT, Effect
from riftable.games.riftbound.rules.lasting import add_effect, drop_effect
from riftable.games.riftbound.rules.state import Realm

# What deals damage.
BY_ITEM: Final = 0  # a spell or an ability
BY_UNIT: Final = 1  # a unit that a spell or ability names; then that does not deal it [417]
BY_COMBAT: Final = 2


def is_safe(s: Realm, u: i64, source: i64) -> bool:
    """Whether a unit takes no damage from a source at all."""
    if source == BY_ITEM:
        for effect in s.effects:
            if effect.what == PREVENTS_ITEMS:
                return True
    for me in s.auras:
        card = s.cards[s.kind[me]]
        if card.shields:
            for static in card.passives:
                if static.unhurt(s, me, u):
                    return True
    return False


def prevented(s: Realm, u: i64) -> i64:
    """How much of the next damage to a unit is prevented [437]."""
    n: i64 = 0
    for effect in s.effects:
        if effect.what == PREVENTS and effect.unit == u:
            n += effect.n
    return n


def prevent(s: Realm, u: i64, n: i64) -> i64:
    """Use up what prevents damage to a unit, and return what is left of it; the rest of an effect stays."""
    for effect in s.effects:
        if effect.what == PREVENTS and effect.unit == u and n > 0:
            drop_effect(s, effect)
            if effect.n > n and not effect.once:  # else it was about one time
                add_effect(s, Effect(PREVENTS, u, effect.seat, effect.n - n, effect.until))
            n -= min(n, effect.n)
    return n


def taken(s: Realm, u: i64, n: i64, source: i64) -> i64:
    """What a unit takes of damage, after all that is prevented."""
    if n < 1 or is_safe(s, u, source):
        return 0
    return prevent(s, u, n) if s.effects else n


# Combat.


def lethal(s: Realm, u: i64) -> i64:
    """The least combat damage that kills a unit, with what is marked and prevented [142.4, 465.2.c.5]."""
    least: i64 = s.might(u) - s.hurt[u]
    return max(least, 1) + (prevented(s, u) if s.effects else 0)


def remember_excess(s: Realm, seat: i64, n: i64) -> None:
    """Remember until the combat ends how much more than lethal damage a seat has assigned."""
    if n > 0:
        add_effect(s, Effect(EXCESS, -1, seat, n, WITH_THE_COMBAT))


def excess(s: Realm, seat: i64) -> i64:
    """How much excess damage a seat has assigned in this combat."""
    n: i64 = 0
    for effect in s.effects:
        if effect.what == EXCESS and effect.seat == seat:
            n += effect.n
    return n
