"""How many cards of each kind there are in a position."""

from __future__ import annotations

from riftable.games.riftforce.rules.frames import Playing
from riftable.games.riftforce.rules.ids import NUM_KINDS
from riftable.games.riftforce.rules.state import Rift


def census(s: Rift) -> list[int]:
    """How many cards of each kind there are, wherever they are."""
    count = [0] * NUM_KINDS
    for seat in range(len(s.hands)):
        for kind in s.hands[seat] + list(s.decks[seat]) + list(s.discards[seat]):
            count[kind] += 1
    for row in s.rows:
        for u in row:
            count[s.kind[u]] += 1
    for f in s.frames:
        if isinstance(f, Playing) and f.shown >= 0:
            count[f.shown] += 1
    return count
