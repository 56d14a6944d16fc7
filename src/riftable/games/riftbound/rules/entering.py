"""How units that are played enter: where passive abilities let them, and whether they are ready."""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import ENTER_READY
from riftable.games.riftbound.rules.state import Realm


def opens(s: Realm, seat: i64) -> bool:
    """Whether a passive ability lets a seat play units to open battlefields."""
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            if static.opens(s, me, seat):
                return True
    return False


def enters_ready(s: Realm, seat: i64) -> bool:
    """Whether units that a seat plays now enter ready, by an effect or a passive ability."""
    for effect in s.effects:
        if effect.what == ENTER_READY and effect.seat == seat:
            return True
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            if static.readies(s, me, seat):
                return True
    return False


def tokens_enter_ready(s: Realm, seat: i64) -> bool:
    """Whether tokens that a seat plays now enter ready, by a passive ability."""
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            if static.readies_tokens(s, me, seat):
                return True
    return False
