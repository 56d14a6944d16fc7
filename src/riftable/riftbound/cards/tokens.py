"""Tokens [187], and what lies where the battlefield of a player was who has left [652]."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Card
from riftable.riftbound.facts import TOKEN
from riftable.riftbound.words.make import battlefield, token_unit
from riftable.riftbound.words.properties import (
    temporary,
)

RECRUIT: Final = token_unit("token-recruit", "Recruit", 1)
SPRITE: Final = token_unit("token-sprite", "Sprite", 3, temporary())
BARREN: Final = battlefield("token-barren", "Barren Ground")
BARREN.supertype = TOKEN

CARDS: Final[tuple[Card, ...]] = (RECRUIT, SPRITE, BARREN)
