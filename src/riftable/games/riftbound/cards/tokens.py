"""Tokens [187], and what lies where the battlefield of a player was who has left [652]."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Adds, Card, Cost
from riftable.games.riftbound.rules.ids import TOKEN
from riftable.games.riftbound.words.costs import Add
from riftable.games.riftbound.words.make import battlefield, token_gear, token_unit
from riftable.games.riftbound.words.properties import Tags, temporary

RECRUIT: Final = token_unit("token-recruit", "Recruit", 1, Tags("Recruit"))
SPRITE: Final = token_unit("token-sprite", "Sprite", 3, Tags("Fae"), temporary())
MECH: Final = token_unit("token-mech", "Mech", 3, Tags("Mech"))
SAND_SOLDIER: Final = token_unit("token-sand-soldier", "Sand Soldier", 2, Tags("Sand Soldier", "Shurima"))
BARREN: Final = battlefield("token-barren", "Barren Ground")
BARREN.supertype = TOKEN
GOLD: Final = token_gear("token-gold", "Gold", Add(Adds(power=1), Cost(exhaust=True, kill=True)))

CARDS: Final[tuple[Card, ...]] = (RECRUIT, SPRITE, BARREN)  # in every game
MADE: Final[tuple[Card, ...]] = (GOLD, MECH, SAND_SOLDIER)  # in games with a card that makes them
