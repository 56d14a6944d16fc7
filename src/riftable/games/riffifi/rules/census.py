"""How often each card is there in a position."""

from __future__ import annotations

from riftable.games.riffifi.rules.ids import NUM_CARDS
from riftable.games.riffifi.rules.state import RiffifiState


def census(s: RiffifiState) -> list[int]:
    """How often each card is there, wherever it is."""
    count = [0] * NUM_CARDS
    for cards in [*s.hands, *s.piles, s.unused]:
        for card in cards:
            count[card] += 1
    return count
