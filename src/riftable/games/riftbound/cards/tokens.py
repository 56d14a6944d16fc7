"""Tokens [187], and what lies where the battlefield of a player was who has left [652]."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.ids import TOKEN
from riftable.games.riftbound.words.make import battlefield, token_unit
from riftable.games.riftbound.words.properties import temporary

RECRUIT: Final = token_unit("token-recruit", "Recruit", 1)
SPRITE: Final = token_unit("token-sprite", "Sprite", 3, temporary())
BARREN: Final = battlefield("token-barren", "Barren Ground")
BARREN.supertype = TOKEN

CARDS: Final[tuple[Card, ...]] = (RECRUIT, SPRITE, BARREN)
