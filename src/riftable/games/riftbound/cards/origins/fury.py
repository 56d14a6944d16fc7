"""Origins and Proving Grounds: Fury."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import RECYCLE_CARD, Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, ASSAULT, CHAMPION, FURY
from riftable.games.riftbound.words.effects import ChooseField, Deal, Give, GiveKeyword, IfItDies
from riftable.games.riftbound.words.make import spell, unit
from riftable.games.riftbound.words.passives import (
    AFTER_DISCARD,
    Activated,
    IHave,
    OthersEnterReady,
    YourDamage,
)
from riftable.games.riftbound.words.properties import (
    MayDiscard,
    Tags,
    Timing,
    accelerate,
    assault,
    deflect,
    ganking,
)
from riftable.games.riftbound.words.selectors import AT_BATTLEFIELD, ENEMY, ME, AllThere, FieldPick, a_unit
from riftable.games.riftbound.words.tasks import DealItsCost, Discard, Draw, PlayMe
from riftable.games.riftbound.words.triggers import legion, when_discarded, when_played

BLAZING_SCORCHER: Final = unit(
    "ogn-001", "Blazing Scorcher", FURY, Cost(5), 5, Tags("Dragon", "Noxus"), accelerate()
)
BRAZEN_BUCCANEER: Final = unit(
    "ogn-002", "Brazen Buccaneer", FURY, Cost(6), 5, Tags("Pirate", "Bilgewater"), MayDiscard(less=2)
)
CHEMTECH_ENFORCER: Final = unit(
    "ogn-003", "Chemtech Enforcer", FURY, Cost(2), 2, Tags("Zaun"), assault(2), when_played(Discard(1))
)
DISINTEGRATE: Final = spell(
    "ogn-005", "Disintegrate", FURY, Cost(4), Timing(ACTION),
    Deal(3, a_unit(where=AT_BATTLEFIELD)), IfItDies(Draw(1)),
)  # fmt: skip
FLAME_CHOMPERS: Final = unit(
    "ogn-006", "Flame Chompers", FURY, Cost(3), 3, Tags("Zaun"), when_discarded(PlayMe(), pay=Cost(power=1))
)
GET_EXCITED: Final = spell(
    "ogn-008", "Get Excited!", FURY, Cost(2, 1), Timing(ACTION),
    Discard(1), DealItsCost(a_unit(where=AT_BATTLEFIELD)),
)  # fmt: skip
MAGMA_WURM: Final = unit("ogn-011", "Magma Wurm", FURY, Cost(8, 1), 8, Tags("Freljord"), OthersEnterReady())
POUTY_PORO: Final = unit("ogn-013", "Pouty Poro", FURY, Cost(2), 2, Tags("Poro"), deflect())
RAGING_SOUL: Final = unit(
    "ogn-019", "Raging Soul", FURY, Cost(4), 4, Tags("Spirit", "Shadow Isles"),
    IHave(AFTER_DISCARD, assault(), ganking()),
)  # fmt: skip
VOID_SEEKER: Final = spell(
    "ogn-024", "Void Seeker", FURY, Cost(3, 1), Timing(ACTION), Deal(4, a_unit(where=AT_BATTLEFIELD)), Draw(1)
)
JINX_DEMOLITIONIST: Final = unit(
    "ogn-030", "Jinx, Demolitionist", FURY, Cost(3, 1), 4,
    Tags("Jinx", "Zaun", champion="Jinx", supertype=CHAMPION),
    accelerate(), assault(2), when_played(Discard(2)),
)  # fmt: skip
VI_DESTRUCTIVE: Final = unit(
    "ogn-036", "Vi, Destructive", FURY, Cost(2, 1), 3,
    Tags("Vi", "Piltover", champion="Vi", supertype=CHAMPION),
    ganking(), Activated(Cost(spend=RECYCLE_CARD), Give(1, ME)),
)  # fmt: skip
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
CLEAVE: Final = spell("ogn-004", "Cleave", FURY, Cost(1), Timing(ACTION), GiveKeyword(ASSAULT, a_unit(), 3))
HEXTECH_RAY: Final = spell(
    "ogn-009", "Hextech Ray", FURY, Cost(1, 1), Timing(ACTION), Deal(3, a_unit(where=AT_BATTLEFIELD))
)
LEGION_REARGUARD: Final = unit(
    "ogn-010", "Legion Rearguard", FURY, Cost(2), 2, Tags("Trifarian", "Noxus"), accelerate()
)
DANGEROUS_DUO: Final = unit(
    "ogn-016", "Dangerous Duo", FURY, Cost(3), 3, Tags("Mech", "Bandle City"), legion(Give(2, a_unit()))
)
SCRAPYARD_CHAMPION: Final = unit(
    "ogn-020", "Scrapyard Champion", FURY, Cost(5, 1), 5, Tags("Mech", "Bandle City"),
    legion(Discard(2), Draw(2)),
)  # fmt: skip
FALLING_STAR: Final = spell("ogn-029", "Falling Star", FURY, Cost(2, 2), Deal(3, a_unit()), Deal(3, a_unit()))

CARDS: Final[tuple[Card, ...]] = (
    BLAZING_SCORCHER, BRAZEN_BUCCANEER, CHEMTECH_ENFORCER, DISINTEGRATE, FLAME_CHOMPERS, GET_EXCITED,
    MAGMA_WURM, POUTY_PORO, RAGING_SOUL, VOID_SEEKER, JINX_DEMOLITIONIST, VI_DESTRUCTIVE, ANNIE_FIERY,
    FIRESTORM, INCINERATE, CLEAVE, HEXTECH_RAY, LEGION_REARGUARD, DANGEROUS_DUO, SCRAPYARD_CHAMPION,
    FALLING_STAR,
)  # fmt: skip
