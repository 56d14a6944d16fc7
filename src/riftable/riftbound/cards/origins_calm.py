"""Origins and Proving Grounds: Calm."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Cost
from riftable.riftbound.facts import CALM, CHAMPION, REACTION
from riftable.riftbound.words.effects import Draw, Give
from riftable.riftbound.words.flow import If
from riftable.riftbound.words.make import spell, unit
from riftable.riftbound.words.passives import (
    ONLY_UNIT_THERE,
    WAS_PAID,
    FightsAlone,
    MayExhaustFriend,
    Tags,
    Timing,
    WithRunes,
    shield,
)
from riftable.riftbound.words.who import FRIENDLY, It, a_unit

EN_GARDE: Final = spell(
    "ogn-046", "En Garde", CALM, Cost(1), Timing(REACTION),
    Give(1, a_unit(FRIENDLY)), If(ONLY_UNIT_THERE, [Give(1, It())], []),
)  # fmt: skip
MEDITATION: Final = spell(
    "ogn-048", "Meditation", CALM, Cost(2), Timing(REACTION),
    MayExhaustFriend(), If(WAS_PAID, [Draw(2)], [Draw(1)]),
)  # fmt: skip
PLAYFUL_PHANTOM: Final = unit("ogn-049", "Playful Phantom", CALM, Cost(5), 5, Tags("Spirit", "Shadow Isles"))
STALWART_PORO: Final = unit("ogn-052", "Stalwart Poro", CALM, Cost(2), 2, Tags("Poro"), shield())
WIELDER_OF_WATER: Final = unit("ogn-055", "Wielder of Water", CALM, Cost(3), 2, Tags("Ionia"), FightsAlone(2))
YI_MEDITATIVE: Final = unit(
    "ogs-004", "Yi, Meditative", CALM, Cost(5, 1), 4,
    Tags("Master Yi", "Ionia", champion="Master Yi", supertype=CHAMPION), WithRunes(8, 4),
)  # fmt: skip
ZEPHYR_SAGE: Final = unit("ogs-005", "Zephyr Sage", CALM, Cost(6, 1), 6, Tags("Ionia", "Bird"), shield())

CARDS: Final = (
    EN_GARDE, MEDITATION, PLAYFUL_PHANTOM, STALWART_PORO, WIELDER_OF_WATER, YI_MEDITATIVE, ZEPHYR_SAGE,
)  # fmt: skip
