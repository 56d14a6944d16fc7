"""Origins and Proving Grounds: Fury."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Cost
from riftable.riftbound.facts import ACTION, CHAMPION, FURY
from riftable.riftbound.words.effects import ChooseField, Deal, Draw, IfItDies
from riftable.riftbound.words.make import spell, unit
from riftable.riftbound.words.passives import Tags, Timing, YourDamage, deflect
from riftable.riftbound.words.who import AT_BATTLEFIELD, ENEMY, AllThere, FieldPick, a_unit

DISINTEGRATE: Final = spell(
    "ogn-005", "Disintegrate", FURY, Cost(4), Timing(ACTION),
    Deal(3, a_unit(where=AT_BATTLEFIELD)), IfItDies(Draw(1)),
)  # fmt: skip
POUTY_PORO: Final = unit("ogn-013", "Pouty Poro", FURY, Cost(2), 2, Tags("Poro"), deflect())
ANNIE_FIERY: Final = unit(
    "ogs-001", "Annie, Fiery", FURY, Cost(5, 1), 4,
    Tags("Annie", "Noxus", champion="Annie", supertype=CHAMPION), YourDamage(1),
)  # fmt: skip
FIRESTORM: Final = spell(
    "ogs-002", "Firestorm", FURY, Cost(6, 1), ChooseField(FieldPick()), Deal(3, AllThere(ENEMY))
)
INCINERATE: Final = spell(
    "ogs-003", "Incinerate", FURY, Cost(2), Timing(ACTION), Deal(2, a_unit(where=AT_BATTLEFIELD))
)

CARDS: Final = (DISINTEGRATE, POUTY_PORO, ANNIE_FIERY, FIRESTORM, INCINERATE)
