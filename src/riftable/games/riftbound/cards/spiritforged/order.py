"""Spiritforged: Order."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD, RECRUIT, SAND_SOLDIER
from riftable.games.riftbound.rules.abilities import KILL_FRIEND, Card, Cost
from riftable.games.riftbound.rules.ids import I_DIE, ORDER, REACTION, UNIT
from riftable.games.riftbound.words.attachments import Equip, Equipped
from riftable.games.riftbound.words.conditions import Controls
from riftable.games.riftbound.words.continuous import i_have
from riftable.games.riftbound.words.costs import Repeat
from riftable.games.riftbound.words.effects import Give, Kill
from riftable.games.riftbound.words.listening import when_i_hold
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import Tags, Timing, accelerate, assault
from riftable.games.riftbound.words.selectors import (
    ENEMY,
    FRIENDLY,
    HERE,
    YOURS,
    Filter,
    TrashPick,
    a_unit,
    units,
)
from riftable.games.riftbound.words.tasks import Draw, PlayTokens
from riftable.games.riftbound.words.triggers import (
    When,
    deathknell,
    when_i_move,
    when_i_move_to_battlefield,
    when_played,
)
from riftable.games.riftbound.words.zones import IGNORING_COST, PlayFromTrash

BONDS_OF_STRENGTH: Final = spell(
    "sfd-151", "Bonds of Strength", ORDER, Cost(2), Timing(REACTION), Repeat(Cost(2)),
    Give(1, units(2, FRIENDLY)),
)  # fmt: skip
EMINENT_BENEFACTOR: Final = unit(
    "sfd-152", "Eminent Benefactor", ORDER, Cost(6), 5, Tags("Piltover"),
    when_i_hold(PlayTokens(2, GOLD, exhausted=True)),
)  # fmt: skip
EYE_OF_THE_HERALD: Final = gear(
    "sfd-153", "Eye of the Herald", ORDER, Cost(1), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(0, when_i_move(PlayTokens(1, RECRUIT, here=True))),
)  # fmt: skip
HONEST_BROKER: Final = unit(
    "sfd-155", "Honest Broker", ORDER, Cost(2), 2, Tags("Ionia"),
    deathknell(PlayTokens(1, GOLD, exhausted=True)),
)  # fmt: skip
LAURENT_DUELIST: Final = unit("sfd-156", "Laurent Duelist", ORDER, Cost(4), 3, Tags("Demacia"), assault(2))
ROYAL_GUARD: Final = unit(
    "sfd-157", "Royal Guard", ORDER, Cost(4), 2, Tags("Shurima"),
    when_played(PlayTokens(1, SAND_SOLDIER, here=True)),
)  # fmt: skip
SANDSHIFTER: Final = unit(
    "sfd-158", "Sandshifter", ORDER, Cost(5, 2), 6, Tags("Shurima"), when_played(Kill(a_unit(ENEMY, might=3)))
)
TRUSTY_RAMHOUND: Final = unit(
    "sfd-159", "Trusty Ramhound", ORDER, Cost(2), 2, Tags("Dog", "Elite", "Demacia"),
    i_have(1, condition=Controls(Filter(YOURS, HERE, other=True))),
)  # fmt: skip
BF_SWORD: Final = gear(
    "sfd-161", "B.F. Sword", ORDER, Cost(4), Tags("Equipment"), Equip(Cost(power=1)), Equipped(3)
)
GLASC_MIXOLOGIST: Final = unit(
    "sfd-165", "Glasc Mixologist", ORDER, Cost(5, 1), 5, Tags("Zaun"),
    When(I_DIE, PlayFromTrash(TrashPick(UNIT, energy=3, power=1), IGNORING_COST), knell=True, may=True),
)  # fmt: skip
VANGUARD_ARMORY: Final = gear(
    "sfd-168", "Vanguard Armory", ORDER, Cost(7, 1), Activated(Cost(exhaust=True), PlayTokens(3, RECRUIT))
)
SACRED_SHEARS: Final = gear(
    "sfd-172", "Sacred Shears", ORDER, Cost(2, 1), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(1, deathknell(Draw(1))),
)  # fmt: skip
TROVE_GOLEM: Final = unit(
    "sfd-174", "Trove Golem", ORDER, Cost(8, 2), 9, Tags("Freljord"),
    when_played(PlayTokens(4, GOLD, exhausted=True)),
)  # fmt: skip
BLADE_OF_THE_RUINED_KING: Final = gear(
    "sfd-178", "Blade of the Ruined King", ORDER, Cost(3, 1), Tags("Equipment"),
    Equip(Cost(power=1, spend=KILL_FRIEND)), Equipped(4),
)  # fmt: skip
CORINA_VERAZA: Final = unit(
    "sfd-179", "Corina Veraza", ORDER, Cost(7, 1), 6, Tags("Zaun"),
    accelerate(), when_i_move_to_battlefield(PlayTokens(3, RECRUIT, here=True)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BONDS_OF_STRENGTH, EMINENT_BENEFACTOR, EYE_OF_THE_HERALD, HONEST_BROKER, LAURENT_DUELIST, ROYAL_GUARD,
    SANDSHIFTER, TRUSTY_RAMHOUND, BF_SWORD, GLASC_MIXOLOGIST, VANGUARD_ARMORY, SACRED_SHEARS, TROVE_GOLEM,
    BLADE_OF_THE_RUINED_KING, CORINA_VERAZA,
)  # fmt: skip
