"""Spiritforged: Calm."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import SAND_SOLDIER
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import CALM, REACTION
from riftable.games.riftbound.words.attachments import DiesForMe, Equip, Equipped
from riftable.games.riftbound.words.costs import Repeat
from riftable.games.riftbound.words.effects import Give, Kill
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import Tags, Timing, deflect, tank
from riftable.games.riftbound.words.selectors import FRIENDLY, GearPick, a_unit
from riftable.games.riftbound.words.tasks import Draw, PlayTokens
from riftable.games.riftbound.words.triggers import when_i_move, when_i_move_to_battlefield, when_played
from riftable.games.riftbound.words.wielding import QuickDraw

STERAKS_GAGE: Final = gear(
    "sfd-056", "Sterak’s Gage", CALM, Cost(3, 2), Tags("Equipment"),
    QuickDraw(), Equip(Cost(power=1)), Equipped(3),
)  # fmt: skip
DESERTS_CALL: Final = spell(
    "sfd-031", "Desert’s Call", CALM, Cost(2), Repeat(Cost(2)), PlayTokens(1, SAND_SOLDIER)
)
DISARMING_RAKE: Final = unit(
    "sfd-032", "Disarming Rake", CALM, Cost(3, 1), 2, Tags("Demacia"), when_played(Kill(GearPick()), may=True)
)
DORANS_SHIELD: Final = gear(
    "sfd-033", "Doran’s Shield", CALM, Cost(1), Tags("Equipment"), Equip(Cost(power=1)), Equipped(1, tank())
)
FERAL_STRENGTH: Final = spell(
    "sfd-034", "Feral Strength", CALM, Cost(2), Timing(REACTION), Repeat(Cost(2)), Give(2, a_unit())
)
NAVORI_SCOUT: Final = unit("sfd-037", "Navori Scout", CALM, Cost(4), 4, Tags("Yordle", "Ionia"), deflect())
RIBBON_DANCER: Final = unit(
    "sfd-038", "Ribbon Dancer", CALM, Cost(3), 3, Tags("Ionia"),
    when_i_move_to_battlefield(Give(1, a_unit(FRIENDLY, other=True))),
)  # fmt: skip
PORO_SNAX: Final = gear(
    "sfd-046", "Poro Snax", CALM, Cost(1, 1),
    when_played(Draw(1)), Activated(Cost(1, 1, exhaust=True, kill=True), Draw(1)),
)  # fmt: skip
STELLACORN_HERDER: Final = unit(
    "sfd-048", "Stellacorn Herder", CALM, Cost(4), 3, Tags("Mount Targon"), when_i_move(Draw(1))
)
GUARDIAN_ANGEL: Final = gear(
    "sfd-051", "Guardian Angel", CALM, Cost(2), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(1, DiesForMe()),
)  # fmt: skip
HEART_OF_DARK_ICE: Final = gear(
    "sfd-052", "Heart of Dark Ice", CALM, Cost(3, 1), Activated(Cost(exhaust=True), Give(3, a_unit()))
)

CARDS: Final[tuple[Card, ...]] = (
    STERAKS_GAGE,
    DESERTS_CALL, DISARMING_RAKE, DORANS_SHIELD, FERAL_STRENGTH, NAVORI_SCOUT, RIBBON_DANCER, PORO_SNAX,
    STELLACORN_HERDER, GUARDIAN_ANGEL, HEART_OF_DARK_ICE,
)  # fmt: skip
