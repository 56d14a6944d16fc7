"""Spiritforged: cards of two domains, legends and battlefields."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    BODY,
    CALM,
    CHAOS,
    FURY,
    MIND,
    REACTION,
    SIGNATURE,
)
from riftable.games.riftbound.words.continuous import Have
from riftable.games.riftbound.words.costs import Repeat
from riftable.games.riftbound.words.effects import Deal, Give, Ready
from riftable.games.riftbound.words.make import battlefield, dual_spell, legend
from riftable.games.riftbound.words.passives import RepeatCostsLess
from riftable.games.riftbound.words.properties import Tags, Timing, shield
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    ME,
    YOURS,
    All,
    Filter,
    ObjectPick,
    a_unit,
)
from riftable.games.riftbound.words.tasks import PlayTokens
from riftable.games.riftbound.words.triggers import when_you_conquer_here
from riftable.games.riftbound.words.zones import Banish, PlayBanished, Terms

MECHANIZED_MENACE: Final = legend(
    "sfd-181", "Rumble, Mechanized Menace", (FURY, MIND), Tags("Rumble", champion="Rumble"),
    Have(Filter(YOURS, tag="Mech"), shield()),
)  # fmt: skip
DANGER_ZONE: Final = dual_spell(
    "sfd-182", "Danger Zone", (FURY, MIND), Cost(1, 1),
    Tags("Rumble", champion="Rumble", supertype=SIGNATURE), Timing(REACTION), Repeat(Cost(1, any_power=1)),
    Give(1, All(YOURS, tag="Mech")),
)  # fmt: skip
DEFIANT_DANCE: Final = dual_spell(
    "sfd-196", "Defiant Dance", (CALM, CHAOS), Cost(1, 1),
    Tags("Irelia", champion="Irelia", supertype=SIGNATURE), Timing(REACTION),
    Give(2, a_unit()), Give(-2, ObjectPick(Filter(not_slot=0))),
)  # fmt: skip
ARCANE_SHIFT: Final = dual_spell(
    "sfd-200", "Arcane Shift", (MIND, CHAOS), Cost(3, 1),
    Tags("Ezreal", champion="Ezreal", supertype=SIGNATURE), Timing(ACTION),
    Banish(a_unit(FRIENDLY)), PlayBanished(Terms(ignores_energy=True, ignores_power=True, by_owner=True)),
    Deal(3, a_unit(ENEMY, AT_BATTLEFIELD)), Banish(ME),
)  # fmt: skip
ON_THE_HUNT: Final = dual_spell(
    "sfd-204", "On the Hunt", (BODY, CHAOS), Cost(1, 2),
    Tags("Sivir", champion="Sivir", supertype=SIGNATURE), Ready(All(YOURS)),
)  # fmt: skip
MARAI_SPIRE: Final = battlefield("sfd-211", "Marai Spire", RepeatCostsLess(1))
TREASURE_HOARD: Final = battlefield(
    "sfd-220", "Treasure Hoard", when_you_conquer_here(PlayTokens(1, GOLD, exhausted=True), pay=Cost(1))
)

CARDS: Final[tuple[Card, ...]] = (
    MECHANIZED_MENACE, DANGER_ZONE, DEFIANT_DANCE, ARCANE_SHIFT, ON_THE_HUNT, MARAI_SPIRE, TREASURE_HOARD,
)  # fmt: skip
