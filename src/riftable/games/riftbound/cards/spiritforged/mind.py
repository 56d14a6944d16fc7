"""Spiritforged: Mind."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD, MECH
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.adds import POWER_INTO_ENERGY, Adds
from riftable.games.riftbound.rules.ids import (
    ACTION,
    CHAMPION,
    GEAR,
    GEAR_USED,
    I_DIE,
    MIND,
    PLAYED_ME,
    REACTION,
    SPELL_PLAYED,
)
from riftable.games.riftbound.rules.printed_costs import EXHAUST_LEGEND
from riftable.games.riftbound.words.amounts import MY_MIGHT, Each
from riftable.games.riftbound.words.attachments import Equip, Equipped
from riftable.games.riftbound.words.conditions import AT_BATTLEFIELD_ME, DID, Controls, NotYourTurn
from riftable.games.riftbound.words.continuous import Have, i_have
from riftable.games.riftbound.words.costs import Add, CheaperIf, Repeat, may_pay
from riftable.games.riftbound.words.effects import Choose, Deal, FromTrash, Give, Kill, Ready, ToBase
from riftable.games.riftbound.words.flow import If, OneOf
from riftable.games.riftbound.words.further_selectors import OpenFieldPick
from riftable.games.riftbound.words.groups import ANY_NUMBER, GroupPick
from riftable.games.riftbound.words.listening import when_i_conquer, when_i_hold
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import (
    EntersReady,
    NoCombatDamage,
    Tags,
    Timing,
    accelerate,
    deflect,
    ganking,
    hidden,
    shield,
)
from riftable.games.riftbound.words.related import TO_THERE, Move
from riftable.games.riftbound.words.replacements import NextSpellRepeats
from riftable.games.riftbound.words.responses import Score
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    IN_BASE,
    ME,
    YOURS,
    Filter,
    GearPick,
    ObjectPick,
    TrashPick,
    UnitPick,
    a_unit,
)
from riftable.games.riftbound.words.sharing import EachMayPlayToken
from riftable.games.riftbound.words.tasks import Draw, PlayTokens
from riftable.games.riftbound.words.triggers import (
    Vision,
    When,
    when_i_attack_or_defend,
    when_paid,
    when_played,
)
from riftable.games.riftbound.words.wielding import DoublesBonuses, HasTag, QuickDraw, Weaponmaster
from riftable.games.riftbound.words.zones import Banish, MayPlayFree, PlayBanishedWith

CLOTH_ARMOR: Final = gear(
    "sfd-064", "Cloth Armor", MIND, Cost(1), Tags("Equipment"),
    QuickDraw(), Equip(Cost(power=1)), Equipped(0, shield(2)),
)  # fmt: skip
ORNN_FORGE_GOD: Final = unit(
    "sfd-085", "Ornn, Forge God", MIND, Cost(6), 4,
    Tags("Ornn", "Freljord", champion="Ornn", supertype=CHAMPION),
    deflect(2), Weaponmaster(), i_have(Each(Filter(FRIENDLY, type_=GEAR))),
)  # fmt: skip
ASPIRING_ENGINEER: Final = unit(
    "sfd-061", "Aspiring Engineer", MIND, Cost(3, 1), 3, Tags("Piltover"),
    when_played(FromTrash(TrashPick(GEAR))),
)  # fmt: skip
BUBBLE_BOT: Final = unit(
    "sfd-062", "Bubble Bot", MIND, Cost(3), 3, Tags("Mech", "Yordle", "Bandle City"),
    when_played(Ready(ObjectPick(Filter(FRIENDLY, other=True, tag="Mech")))),
)  # fmt: skip
CHEMTECH_CASK: Final = gear(
    "sfd-063", "Chemtech Cask", MIND, Cost(1),
    When(
        SPELL_PLAYED, PlayTokens(1, GOLD, exhausted=True), condition=NotYourTurn(), pay=Cost(exhaust=True)
    ),
)  # fmt: skip
FORECASTER: Final = unit(
    "sfd-065", "Forecaster", MIND, Cost(2), 2, Tags("Mech", "Yordle", "Bandle City"),
    Have(Filter(YOURS, tag="Mech"), Vision()),
)  # fmt: skip
FRIGID_TOUCH: Final = spell(
    "sfd-066", "Frigid Touch", MIND, Cost(2), Timing(REACTION), Repeat(Cost(2)), Give(-2, a_unit())
)
FROSTCOAT_CUB: Final = unit(
    "sfd-067", "Frostcoat Cub", MIND, Cost(3), 3, Tags("Dog", "Freljord"),
    may_pay(Cost(power=1)), when_paid(Give(-2, a_unit())),
)  # fmt: skip
PLUNDERING_PORO: Final = unit(
    "sfd-069", "Plundering Poro", MIND, Cost(2), 2, Tags("Poro", "Pirate", "Bilgewater"),
    when_i_conquer(PlayTokens(1, GOLD, exhausted=True)),
)  # fmt: skip
WAGES_OF_PAIN: Final = spell(
    "sfd-070", "Wages of Pain", MIND, Cost(3), hidden(), Timing(ACTION),
    Deal(3, a_unit(where=AT_BATTLEFIELD)), PlayTokens(1, GOLD, exhausted=True),
)  # fmt: skip
BREAKNECK_MECH: Final = unit(
    "sfd-071", "Breakneck Mech", MIND, Cost(8, 2), 7, Tags("Mech", "Yordle", "Bandle City"),
    Have(Filter(YOURS, tag="Mech"), deflect(), ganking()),
    EntersReady(Controls(Filter(YOURS, other=True, tag="Mech"))),
)  # fmt: skip
PICKPOCKET: Final = unit(
    "sfd-074", "Pickpocket", MIND, Cost(3), 3, Tags("Zaun"),
    when_played(
        Kill(ObjectPick(Filter(type_=GEAR, energy=1))), If(DID, [PlayTokens(1, GOLD, exhausted=True)], []),
        may=True,
    ),
)  # fmt: skip
PRODUCTION_SURGE: Final = spell(
    "sfd-076", "Production Surge", MIND, Cost(4, 1),
    CheaperIf(2, Controls(Filter(YOURS, tag="Mech"))), PlayTokens(1, MECH, at_base=True), Draw(1),
)  # fmt: skip
WORLD_ATLAS: Final = gear(
    "sfd-086", "World Atlas", MIND, Cost(3), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(2, when_i_hold(PlayTokens(2, GOLD, exhausted=True))),
)  # fmt: skip
PREMONITION: Final = spell("sfd-087", "Premonition", MIND, Cost(2, 3), Timing(REACTION), Draw(3))
RENATA_GLASC_MASTERMIND: Final = unit(
    "sfd-088", "Renata Glasc, Mastermind", MIND, Cost(5), 4,
    Tags("Renata Glasc", "Zaun", champion="Renata Glasc", supertype=CHAMPION),
    Activated(Cost(1, 1), Draw(1), only=AT_BATTLEFIELD_ME),
    Activated(Cost(4, 4, exhaust=True), Score(1), only=AT_BATTLEFIELD_ME),
)  # fmt: skip
RUMBLE_SCRAPPER: Final = unit(
    "sfd-089", "Rumble, Scrapper", MIND, Cost(5, 1), 4,
    Tags("Mech", "Yordle", "Rumble", "Bandle City", champion="Rumble", supertype=CHAMPION),
    Have(Filter(YOURS, tag="Mech"), 1), when_i_hold(PlayTokens(1, MECH, at_base=True)),
)  # fmt: skip
GEARHEAD: Final = unit("sfd-068", "Gearhead", MIND, Cost(5), 3, Tags("Zaun"), accelerate(), DoublesBonuses())
DROPBOARDER: Final = unit(
    "sfd-072", "Dropboarder", MIND, Cost(4), 4, Tags("Zaun"),
    When(PLAYED_ME, Ready(ME), condition=Controls(Filter(YOURS, type_=GEAR), 2)),
)  # fmt: skip
BELLOWS_BREATH: Final = spell(
    "sfd-080", "Bellows Breath", MIND, Cost(1, 1), Timing(ACTION), Repeat(Cost(1, 1)),
    Deal(1, GroupPick(Filter(), most=3)),
)  # fmt: skip
EZREAL_DASHING: Final = unit(
    "sfd-082", "Ezreal, Dashing", MIND, Cost(4, 1), 3,
    Tags("Ezreal", "Piltover", champion="Ezreal", supertype=CHAMPION),
    when_i_attack_or_defend(Deal(MY_MIGHT, a_unit(ENEMY, HERE))), NoCombatDamage(),
    Activated(Cost(power=1), ToBase(ME), timing=ACTION),
)  # fmt: skip
PRIZE_OF_PROGRESS: Final = unit(
    "sfd-075",
    "Prize of Progress",
    MIND,
    Cost(4, 1),
    3,
    Tags("Mech", "Piltover"),
    When(GEAR_USED, Give(1, ME)),
)
EXPERIMENTAL_HEXPLATE: Final = gear(
    "sfd-073", "Experimental Hexplate", MIND, Cost(1), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(1, HasTag("Mech")),
)  # fmt: skip
ROCKET_BARRAGE: Final = spell(
    "sfd-077", "Rocket Barrage", MIND, Cost(4, 1), Repeat(Cost(4, 1)),
    OneOf([Deal(4, a_unit(where=IN_BASE))], [Kill(GearPick())]),
)  # fmt: skip
BARD_MERCURIAL: Final = unit(
    "sfd-079", "Bard, Mercurial", MIND, Cost(4, 1), 4, Tags("Bard", champion="Bard", supertype=CHAMPION),
    may_pay(Cost(spend=EXHAUST_LEGEND)),
    when_paid(
        Choose(OpenFieldPick()), Move(UnitPick(YOURS, least=0, most=ANY_NUMBER), TO_THERE),
    ),
)  # fmt: skip
TEMPORAL_PORTAL: Final = gear(
    "sfd-078",
    "Temporal Portal",
    MIND,
    Cost(3),
    Activated(Cost(any_power=1, exhaust=True), NextSpellRepeats()),
)
CARD_SHARP: Final = unit(
    "sfd-081", "Card Sharp", MIND, Cost(3), 3, Tags("Bilgewater"), when_played(EachMayPlayToken(GOLD))
)

HEXTECH_ANOMALY: Final = gear(
    "sfd-083", "Hextech Anomaly", MIND, Cost(3, 1), Add(Adds(turns=POWER_INTO_ENERGY))
)

JAYCE_MAN_OF_PROGRESS: Final = unit(
    "sfd-084", "Jayce, Man of Progress", MIND, Cost(4), 4,
    Tags("Jayce", "Piltover", champion="Jayce", supertype=CHAMPION),
    when_played(Kill(GearPick(FRIENDLY)), If(DID, [MayPlayFree(7)], []), may=True),
)  # fmt: skip

THE_ZERO_DRIVE: Final = gear(
    "sfd-090", "The Zero Drive", MIND, Cost(3), Tags("Equipment"),
    Equip(Cost(1, 1)), Activated(Cost(3, 1, banish=True), PlayBanishedWith()),
    Equipped(2, When(I_DIE, Banish(ME), knell=True)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    CLOTH_ARMOR, ORNN_FORGE_GOD,
    ASPIRING_ENGINEER, BUBBLE_BOT, CHEMTECH_CASK, FORECASTER, FRIGID_TOUCH, FROSTCOAT_CUB, PLUNDERING_PORO,
    WAGES_OF_PAIN, BREAKNECK_MECH, PICKPOCKET, PRODUCTION_SURGE, WORLD_ATLAS, PREMONITION,
    RENATA_GLASC_MASTERMIND, RUMBLE_SCRAPPER,
    GEARHEAD,
    DROPBOARDER,
    BELLOWS_BREATH,
    EZREAL_DASHING,
    PRIZE_OF_PROGRESS,
    EXPERIMENTAL_HEXPLATE,
    ROCKET_BARRAGE,
    BARD_MERCURIAL,
    TEMPORAL_PORTAL,
    CARD_SHARP,
    HEXTECH_ANOMALY,
    JAYCE_MAN_OF_PROGRESS,
    THE_ZERO_DRIVE,
)  # fmt: skip
