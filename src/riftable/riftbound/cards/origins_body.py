"""Origins and Proving Grounds: Body."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Cost
from riftable.riftbound.facts import ACTION, BODY, CHAMPION, REACTION
from riftable.riftbound.words.effects import Channel, Deal, Draw, Fight, Give, Ready, UnitsEnterReady
from riftable.riftbound.words.flow import If
from riftable.riftbound.words.make import spell, unit
from riftable.riftbound.words.passives import (
    COULD_NOT,
    READY_ENEMY_HERE,
    EntersReady,
    Tags,
    Timing,
    assault,
    ganking,
    shield,
    tank,
)
from riftable.riftbound.words.triggers import when_i_attack, when_played
from riftable.riftbound.words.who import ENEMY, FRIENDLY, HERE, ME, AllInCombat, It, a_unit

CANNON_BARRAGE: Final = spell(
    "ogn-127", "Cannon Barrage", BODY, Cost(2, 1), Timing(REACTION), Deal(2, AllInCombat(ENEMY))
)
CONFRONT: Final = spell("ogn-129", "Confront", BODY, Cost(2), Timing(ACTION), UnitsEnterReady(), Draw(1))
CRACKSHOT_CORSAIR: Final = unit(
    "ogn-130", "Crackshot Corsair", BODY, Cost(3), 3, Tags("Pirate", "Bilgewater"),
    when_i_attack(Deal(1, a_unit(ENEMY, HERE))),
)  # fmt: skip
DUNE_DRAKE: Final = unit(
    "ogn-131", "Dune Drake", BODY, Cost(5), 5, Tags("Dragon", "Shurima"),
    when_i_attack(If(READY_ENEMY_HERE, [Give(2, ME)], [])),
)  # fmt: skip
FIRST_MATE: Final = unit(
    "ogn-132", "First Mate", BODY, Cost(3), 3, Tags("Pirate", "Bilgewater"),
    when_played(Ready(a_unit(other=True))),
)  # fmt: skip
MOBILIZE: Final = spell("ogn-134", "Mobilize", BODY, Cost(2), Channel(1), If(COULD_NOT, [Draw(1)], []))
STORMCLAW_URSINE: Final = unit(
    "ogn-137", "Stormclaw Ursine", BODY, Cost(7), 6, Tags("Freljord"), tank(), when_played(Channel(1))
)
MOUNTAIN_DRAKE: Final = unit("ogn-142", "Mountain Drake", BODY, Cost(9), 10, Tags("Dragon"))
GAREN_RUGGED: Final = unit(
    "ogs-007", "Garen, Rugged", BODY, Cost(6, 1), 5,
    Tags("Elite", "Garen", "Demacia", champion="Garen", supertype=CHAMPION), assault(2), shield(2),
)  # fmt: skip
GENTLEMENS_DUEL: Final = spell(
    "ogs-008", "Gentlemen's Duel", BODY, Cost(6, 1), Timing(ACTION),
    Give(3, a_unit(FRIENDLY)), Fight(It(), a_unit(ENEMY)),
)  # fmt: skip
YI_HONED: Final = unit(
    "ogs-009", "Yi, Honed", BODY, Cost(7, 1), 6,
    Tags("Master Yi", "Ionia", champion="Master Yi", supertype=CHAMPION), ganking(), EntersReady(),
)  # fmt: skip

CARDS: Final = (
    CANNON_BARRAGE, CONFRONT, CRACKSHOT_CORSAIR, DUNE_DRAKE, FIRST_MATE, MOBILIZE, STORMCLAW_URSINE,
    MOUNTAIN_DRAKE, GAREN_RUGGED, GENTLEMENS_DUEL, YI_HONED,
)  # fmt: skip
