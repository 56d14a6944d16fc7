"""English: the nouns of Riftforce."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.grammar.common.en import listed
from riftable.grammar.en import Noun
from riftable.grammar.text import join
from riftable.riftforce.cards import GUILD, GUILD_NAMES, NUMBER

NAMES: Final = [name.capitalize() for name in GUILD_NAMES]

DAMAGE: Final = Noun("damage", "damage")
RIFTFORCE: Final = Noun("Riftforce", "Riftforce")
LOCATION: Final = Noun("location")
ELEMENTAL: Final = Noun("elemental")
ENEMY: Final = Noun("enemy", "enemies")
ALLY: Final = Noun("ally", "allies")


def label(kind: int) -> str:
    """Fire 5."""
    return f"{NAMES[GUILD[kind]]} {NUMBER[kind]}"


def labels(kinds: Sequence[int]) -> str:
    """Fire 5, Fire 6 and Ice 7."""
    return listed([label(kind) for kind in kinds])


def either(locations: Sequence[int]) -> str:
    """Location 2 or 4"""
    return f"location {join([str(location) for location in locations], ' or ')}"
