"""Which events are announced to listening abilities, and when; `mutations` makes the abilities pending."""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.ids import CARD_PLAYED, I_MOVE, PLAYED_ME, SPELL_PLAYED
from riftable.games.riftbound.rules.mutations import announce, happen
from riftable.games.riftbound.rules.state import Realm


def has_moved(s: Realm, u: i64, origin: i64) -> None:
    """Tell abilities that a unit has moved, unless it stayed where it was."""
    if s.at[u] != origin:
        happen(s, I_MOVE, u, s.at[u], s.seat[u])


def was_played(s: Realm, u: i64) -> None:
    """Tell abilities that a permanent has been played."""
    s.moment += 1
    happen(s, PLAYED_ME, u, s.at[u], s.seat[u])
    if not s.card(u).is_token:  # which is no card [185]
        announce(s, CARD_PLAYED, s.kind[u], s.at[u], s.seat[u])


def spell_was_played(s: Realm, seat: i64, kind: i64) -> None:
    """Tell abilities that a spell has resolved: only then was it played [419.4]."""
    s.moment += 1
    announce(s, SPELL_PLAYED, kind, -1, seat)
    announce(s, CARD_PLAYED, kind, -1, seat)
