"""What kind of card has a title: languages with genders want to know."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards import ALL, TOKENS
from riftable.games.riftbound.rules.ids import UNIT

TYPES: Final = {card.title: int(card.type) for card in (*ALL, *TOKENS)}


def type_of(title: str) -> int:
    """Return the type of the card with this title; what is unknown is a unit."""
    return TYPES.get(title, UNIT)
