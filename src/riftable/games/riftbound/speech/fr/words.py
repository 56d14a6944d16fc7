"""French: words that several parts of the phrasebook use."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.ids import GEAR, LEGEND
from riftable.games.riftbound.speech.card_types import type_of
from riftable.language.fr import Noun

ARTICLES: Final = {GEAR: "Le Gear", LEGEND: "La Legend"}
RUNE: Final = Noun("Rune", feminine=True)
DAMAGE: Final = Noun("dégât")


def the(card: str) -> str:
    """L’Unit Tibbers, le Gear Zhonya’s Hourglass, at the head of a sentence"""
    return f"{ARTICLES.get(type_of(card), 'L’Unit')} {card}"
