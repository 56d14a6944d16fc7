"""English: the nouns of Riftforce."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.games.riftforce.rules.ids import GUILD, GUILD_NAMES, NUMBER
from riftable.games.riftforce.speech.setting import Area, Site
from riftable.language.en import Noun
from riftable.language.table_talk.en import listed
from riftable.language.text import join

NAMES: Final = [name.capitalize() for name in GUILD_NAMES]

DAMAGE: Final = Noun("damage", "damage")
RIFTFORCE: Final = Noun("Riftforce", "Riftforce")
LOCATION: Final = Noun("location")
ELEMENTAL: Final = Noun("elemental")
ENEMY: Final = Noun("enemy", "enemies")
ALLY: Final = Noun("ally", "allies")
BOT: Final = Noun("bot")
GUILD_WORD: Final = Noun("guild")
STAR: Final = Noun("star")

AREAS: Final = {Area.GREEN: "green ", Area.GRAY: "gray ", None: ""}
LABELS: Final = frozenset(
    (*(name.lower() for name in NAMES), "location", "place", "pick", "number", "attack", "plan")
)


def label(kind: int) -> str:
    """Fire 5."""
    return f"{NAMES[GUILD[kind]]} {NUMBER[kind]}"


def labels(kinds: Sequence[int]) -> str:
    """Fire 5, Fire 6 and Ice 7."""
    return listed([label(kind) for kind in kinds])


def spot(site: Site) -> str:
    """Location 3, or green location 2"""
    return f"{AREAS[site.area]}location {site.number}"


def either(sites: Sequence[Site]) -> str:
    """Location 2 or 4; green location 3 or gray location 1"""
    first, *more = sites
    same = all(site.area == first.area for site in more)
    return join([spot(first), *(str(site.number) if same else spot(site) for site in more)], " or ")
