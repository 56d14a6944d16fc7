"""What can be said of a unit: conditions ask it, filters narrow objects down by it."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import (
    ATTACKER,
    BUFFED,
    DEFENDER,
    EMPOWERED,
    EXHAUSTED,
    STUNNED,
)
from riftable.games.riftbound.rules.ids import MIGHTY_FROM as MIGHTY_FROM
from riftable.games.riftbound.rules.lasting import attached_to, host_of
from riftable.games.riftbound.rules.state import Realm

# What can be said of one unit.
IS_BUFFED: Final = 0
IS_STUNNED: Final = 1
IS_MIGHTY: Final = 2
IS_READY: Final = 3
IS_AT_BATTLEFIELD: Final = 4
IS_ALONE: Final = 5
IS_ATTACKING: Final = 6
IS_DEFENDING: Final = 7
IS_EXHAUSTED: Final = 8
IS_DAMAGED: Final = 9
IS_FIGHTING_ALONE: Final = 10  # attacking or defending, with no friendly unit beside it
IS_DEFENDING_ALONE: Final = 11
IS_EMPOWERED: Final = 12
IS_FIGHTING: Final = 20  # attacking or defending
IS_TOKEN: Final = 21
IS_EQUIPPED: Final = 22  # gear is attached to it
IS_ATTACHED: Final = 23
IS_DETACHED: Final = 24


def is_so(s: Realm, u: i64, state: i64) -> bool:
    """Whether something can be said of a unit."""
    flags: i64 = s.flags[u]
    if state == IS_BUFFED:
        return flags & BUFFED != 0
    if state == IS_STUNNED:
        return flags & STUNNED != 0
    if state == IS_MIGHTY:
        return s.might(u) >= MIGHTY_FROM
    if state == IS_READY:
        return flags & EXHAUSTED == 0
    if state == IS_AT_BATTLEFIELD:
        return s.is_field(s.at[u])
    if state == IS_ALONE:
        return s.alone(u)
    if state == IS_EXHAUSTED:
        return flags & EXHAUSTED != 0
    if state == IS_EMPOWERED:
        return flags & EMPOWERED != 0
    if state == IS_DAMAGED:
        return s.hurt[u] > 0
    if state == IS_FIGHTING_ALONE:
        return flags & (ATTACKER | DEFENDER) != 0 and s.alone(u)
    if state == IS_FIGHTING:
        return flags & (ATTACKER | DEFENDER) != 0
    if state == IS_EQUIPPED:
        return len(attached_to(s, u)) > 0
    if state in (IS_ATTACHED, IS_DETACHED):
        return (host_of(s, u) > 0) == (state == IS_ATTACHED)
    if state == IS_TOKEN:
        return s.card(u).is_token
    if state == IS_DEFENDING_ALONE:
        return flags & DEFENDER != 0 and s.alone(u)
    return flags & (ATTACKER if state == IS_ATTACKING else DEFENDER) != 0


def is_tagged(s: Realm, u: i64, tag: str) -> bool:
    """Whether a passive ability gives an object a tag."""
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            if static.tags(s, me, u, tag):
                return True
    return False
