"""Origins and Proving Grounds: Mind."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Cost
from riftable.riftbound.facts import ACTION, CHAMPION, MIND, REACTION
from riftable.riftbound.words.effects import Deal, Draw, Give
from riftable.riftbound.words.make import spell, unit
from riftable.riftbound.words.passives import SpellsCostLess, Tags, Timing, tank
from riftable.riftbound.words.triggers import when_played, when_you_play_a_spell
from riftable.riftbound.words.who import AT_BATTLEFIELD, ME, a_unit, up_to

EAGER_APPRENTICE: Final = unit(
    "ogn-084", "Eager Apprentice", MIND, Cost(3), 3, Tags("Piltover"), SpellsCostLess(1, minimum=1)
)
FALLING_COMET: Final = spell(
    "ogn-085", "Falling Comet", MIND, Cost(5), Timing(ACTION), Deal(6, a_unit(where=AT_BATTLEFIELD))
)
LECTURING_YORDLE: Final = unit(
    "ogn-087", "Lecturing Yordle", MIND, Cost(3), 2, Tags("Yordle", "Bandle City"),
    tank(), when_played(Draw(1)),
)  # fmt: skip
MEGA_MECH: Final = unit("ogn-088", "Mega-Mech", MIND, Cost(7), 8, Tags("Mech", "Bandle City"))
STUPEFY: Final = spell(
    "ogn-095", "Stupefy", MIND, Cost(1), Timing(REACTION), Give(-1, a_unit(), minimum=1), Draw(1)
)
RAVENBLOOM_STUDENT: Final = unit(
    "ogn-103", "Ravenbloom Student", MIND, Cost(2), 2, Tags("Noxus"), when_you_play_a_spell(Give(1, ME))
)
SINGULARITY: Final = spell("ogn-105", "Singularity", MIND, Cost(6, 2), Deal(6, up_to(2)))
LUX_ILLUMINATED: Final = unit(
    "ogs-006", "Lux, Illuminated", MIND, Cost(6, 1), 5,
    Tags("Lux", "Demacia", champion="Lux", supertype=CHAMPION), when_you_play_a_spell(Give(3, ME), costing=5),
)  # fmt: skip

CARDS: Final = (
    EAGER_APPRENTICE, FALLING_COMET, LECTURING_YORDLE, MEGA_MECH, STUPEFY, RAVENBLOOM_STUDENT, SINGULARITY,
    LUX_ILLUMINATED,
)  # fmt: skip
