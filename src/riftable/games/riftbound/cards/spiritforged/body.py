"""Spiritforged: Body."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, BODY, PLAYED_ME, REACTION
from riftable.games.riftbound.words.amounts import Each
from riftable.games.riftbound.words.attachments import Equip, Equipped
from riftable.games.riftbound.words.conditions import Controls
from riftable.games.riftbound.words.continuous import Have
from riftable.games.riftbound.words.costs import CheaperBy, Repeat, may_pay
from riftable.games.riftbound.words.effects import Buff, Fight, Give
from riftable.games.riftbound.words.listening import when_i_conquer, when_i_hold
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.properties import (
    EntersReady,
    Tags,
    Timing,
    ToEnemyBattlefield,
    accelerate,
    deflect,
    ganking,
    temporary,
)
from riftable.games.riftbound.words.responses import Score
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    ME,
    YOURS,
    Filter,
    a_unit,
)
from riftable.games.riftbound.words.states import IS_MIGHTY
from riftable.games.riftbound.words.tasks import Channel, Draw
from riftable.games.riftbound.words.triggers import When, when_paid

BUHRU_CAPTAIN: Final = unit(
    "sfd-091", "Buhru Captain", BODY, Cost(3, 1), 3, Tags("Bilgewater"),
    When(PLAYED_ME, may=True, modes=([Draw(1)], [Buff(ME)])),
)  # fmt: skip
DAUNTLESS_VANGUARD: Final = unit(
    "sfd-093", "Dauntless Vanguard", BODY, Cost(4, 1), 4, Tags("Elite", "Demacia"), ToEnemyBattlefield()
)
DIREWING: Final = unit(
    "sfd-094", "Direwing", BODY, Cost(7), 7, Tags("Dragon", "Demacia"),
    EntersReady(Controls(Filter(YOURS, other=True, tag="Dragon"))),
)  # fmt: skip
DORANS_BLADE: Final = gear(
    "sfd-095", "Doran’s Blade", BODY, Cost(2), Tags("Equipment"), Equip(Cost(power=1)), Equipped(2)
)
LAURENT_BLADEKEEPER: Final = unit(
    "sfd-096", "Laurent Bladekeeper", BODY, Cost(3), 3, Tags("Demacia"), ganking()
)
PUNCH_FIRST: Final = spell("sfd-097", "Punch First", BODY, Cost(1, 2), Timing(ACTION), Give(5, a_unit()))
SEA_MONKEY: Final = unit(
    "sfd-098", "Sea Monkey", BODY, Cost(2), 2, Tags("Pirate", "Bilgewater"),
    may_pay(Cost(1)), when_paid(Buff(ME)),
)  # fmt: skip
HEXDRINKER: Final = gear(
    "sfd-102", "Hexdrinker", BODY, Cost(2), Tags("Equipment"), Equip(Cost(power=1)), Equipped(1, deflect())
)
JAULL_FISH: Final = unit(
    "sfd-103", "Jaull-Fish", BODY, Cost(7, 2), 6, Tags("Bilgewater"),
    accelerate(), CheaperBy(Each(Filter(YOURS, state=IS_MIGHTY), 2)),
)  # fmt: skip
PETRICITE_MONUMENT: Final = gear(
    "sfd-104", "Petricite Monument", BODY, Cost(2), temporary(), Have(Filter(FRIENDLY), deflect())
)
SHOW_OF_STRENGTH: Final = spell(
    "sfd-106", "Show of Strength", BODY, Cost(2, 1), Timing(REACTION),
    Draw(Each(Filter(YOURS, state=IS_MIGHTY))),
)  # fmt: skip
WARMOGS_ARMOR: Final = gear(
    "sfd-108", "Warmog’s Armor", BODY, Cost(1), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(1, when_i_conquer(Buff(ME))),
)  # fmt: skip
MARCHING_ORDERS: Final = spell(
    "sfd-114", "Marching Orders", BODY, Cost(3), Timing(ACTION), Repeat(Cost(3)),
    Fight(a_unit(FRIENDLY), a_unit(ENEMY, AT_BATTLEFIELD)),
)  # fmt: skip
TRINITY_FORCE: Final = gear(
    "sfd-115", "Trinity Force", BODY, Cost(4), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(2, when_i_hold(Score(1))),
)  # fmt: skip
BONESHIVER: Final = gear(
    "sfd-118", "Boneshiver", BODY, Cost(3), Tags("Equipment"),
    Equip(Cost(1, 1)), Equipped(2, when_i_conquer(Channel(1))),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BUHRU_CAPTAIN, DAUNTLESS_VANGUARD, DIREWING, DORANS_BLADE, LAURENT_BLADEKEEPER, PUNCH_FIRST, SEA_MONKEY,
    HEXDRINKER, JAULL_FISH, PETRICITE_MONUMENT, SHOW_OF_STRENGTH, WARMOGS_ARMOR, MARCHING_ORDERS,
    TRINITY_FORCE, BONESHIVER,
)  # fmt: skip
