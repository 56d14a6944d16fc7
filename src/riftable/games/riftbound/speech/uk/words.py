"""Ukrainian: words that several parts of the phrasebook use."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.ids import DOMAIN_NAMES, GEAR, LEGEND
from riftable.games.riftbound.speech.card_types import TYPES, type_of

NOUNS: Final = {GEAR: "Спорядження", LEGEND: "Легенда"}
DOMAINS: Final = dict(
    zip(DOMAIN_NAMES, ("Люті", "Спокою", "Розуму", "Тіла", "Хаосу", "Порядку"), strict=True)
)  # in the genitive


def quoted(card: str) -> str:
    """The name of a card; it is English, and may have a comma in it."""
    return f"«{card}»"


def spot(place: str) -> str:
    """A battlefield or another card by its name; a base, a rune or a spell as it is called."""
    return quoted(place) if place in TYPES else place


def fighter(card: str) -> str:
    """Боєць «Tibbers», спорядження «Scrapheap», at the head of a sentence"""
    return f"{NOUNS.get(type_of(card), 'Боєць')} {quoted(card)}"
