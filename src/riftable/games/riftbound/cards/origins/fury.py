"""Origins and Proving Grounds: Fury."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Adds, Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    ASSAULT,
    CHAMPION,
    FURY,
    GEAR,
    I_CONQUER,
    REACTION,
    REVEALING,
)
from riftable.games.riftbound.rules.printed_costs import DISCARD_CARD, RECYCLE_CARD
from riftable.games.riftbound.words.amounts import DISCARDED_ENERGY, POINTS, Each, HighestMight
from riftable.games.riftbound.words.choices import UnlessTheyLetDraw
from riftable.games.riftbound.words.conditions import (
    DISCARDED,
    AfterAttack,
    Both,
    ExcessDamage,
    Legion,
    LegionHere,
    OpponentControlsField,
)
from riftable.games.riftbound.words.continuous import OTHERS_HERE, Have, i_have
from riftable.games.riftbound.words.costs import Add, CheaperBy, CheaperIf, NextSpellCostsLess, may_pay
from riftable.games.riftbound.words.decks import EachOpponentReveals, RecycleRevealed
from riftable.games.riftbound.words.effects import (
    ChooseField,
    Deal,
    Give,
    GiveKeyword,
    Kill,
    Ready,
    Save,
    ToHand,
)
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.groups import DealSplit
from riftable.games.riftbound.words.later import IfItDies
from riftable.games.riftbound.words.limits import Forbid, OpponentsCantPlay
from riftable.games.riftbound.words.listening import (
    nth_time_you_play_a_card,
    when_i_conquer,
    when_you_kill_with_a_spell,
)
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated, OthersEnterReady, YourDamage
from riftable.games.riftbound.words.properties import (
    EntersExhausted,
    EntersReady,
    Tags,
    Timing,
    accelerate,
    assault,
    deflect,
    ganking,
)
from riftable.games.riftbound.words.replacements import NextEntersReady, NextSpellDeals
from riftable.games.riftbound.words.responses import Score
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    YOURS,
    All,
    AllThere,
    FieldPick,
    Filter,
    a_unit,
)
from riftable.games.riftbound.words.states import IS_MIGHTY
from riftable.games.riftbound.words.tasks import Discard, Draw, PlayMe
from riftable.games.riftbound.words.triggers import When, legion, when_discarded, when_i_attack, when_played
from riftable.games.riftbound.words.zones import IGNORING_COST, PlayBanished, WhileInTrash

BLAZING_SCORCHER: Final = unit(
    "ogn-001", "Blazing Scorcher", FURY, Cost(5), 5, Tags("Dragon", "Noxus"), accelerate()
)
BRAZEN_BUCCANEER: Final = unit(
    "ogn-002",
    "Brazen Buccaneer",
    FURY,
    Cost(6),
    5,
    Tags("Pirate", "Bilgewater"),
    may_pay(Cost(spend=DISCARD_CARD), less=2),
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
    Discard(1), Deal(DISCARDED_ENERGY, a_unit(where=AT_BATTLEFIELD)),
)  # fmt: skip
MAGMA_WURM: Final = unit("ogn-011", "Magma Wurm", FURY, Cost(8, 1), 8, Tags("Freljord"), OthersEnterReady())
POUTY_PORO: Final = unit("ogn-013", "Pouty Poro", FURY, Cost(2), 2, Tags("Poro"), deflect())
CAPTAIN_FARRON: Final = unit(
    "ogn-015", "Captain Farron", FURY, Cost(4, 1), 5, Tags("Trifarian", "Noxus"), Have(OTHERS_HERE, assault())
)
RAGING_SOUL: Final = unit(
    "ogn-019", "Raging Soul", FURY, Cost(4), 4, Tags("Spirit", "Shadow Isles"),
    i_have(assault(), ganking(), condition=DISCARDED),
)  # fmt: skip
SUN_DISC: Final = gear(
    "ogn-021", "Sun Disc", FURY, Cost(2, 1),
    Activated(Cost(exhaust=True), If(LegionHere(), [NextEntersReady()], [])),
)  # fmt: skip
UNLICENSED_ARMORY: Final = gear(
    "ogn-023", "Unlicensed Armory", FURY, Cost(2),
    Activated(Cost(exhaust=True, spend=DISCARD_CARD), Save(a_unit(FRIENDLY), pay=Cost(power=1))),
)  # fmt: skip
VOID_SEEKER: Final = spell(
    "ogn-024", "Void Seeker", FURY, Cost(3, 1), Timing(ACTION), Deal(4, a_unit(where=AT_BATTLEFIELD)), Draw(1)
)
DARIUS_TRIFARIAN: Final = unit(
    "ogn-027", "Darius, Trifarian", FURY, Cost(5, 1), 5,
    Tags("Trifarian", "Darius", "Noxus", champion="Darius", supertype=CHAMPION),
    nth_time_you_play_a_card(2, Give(2, ME), Ready(ME)),
)  # fmt: skip
DRAVEN_SHOWBOAT: Final = unit(
    "ogn-028", "Draven, Showboat", FURY, Cost(5, 1), 3,
    Tags("Draven", "Noxus", champion="Draven", supertype=CHAMPION), i_have(POINTS),
)  # fmt: skip
BLIND_FURY: Final = spell(
    "ogn-025", "Blind Fury", FURY, Cost(4, 2), Timing(ACTION),
    EachOpponentReveals(), PlayBanished(IGNORING_COST), RecycleRevealed(),
)  # fmt: skip
RAVENBORN_TOME: Final = gear(
    "ogn-032", "Ravenborn Tome", FURY, Cost(3), Activated(Cost(exhaust=True), NextSpellDeals(1))
)
JINX_DEMOLITIONIST: Final = unit(
    "ogn-030", "Jinx, Demolitionist", FURY, Cost(3, 1), 4,
    Tags("Jinx", "Zaun", champion="Jinx", supertype=CHAMPION),
    accelerate(), assault(2), when_played(Discard(2)),
)  # fmt: skip
TRYNDAMERE_BARBARIAN: Final = unit(
    "ogn-034", "Tryndamere, Barbarian", FURY, Cost(7, 2), 8,
    Tags("Tryndamere", "Freljord", champion="Tryndamere", supertype=CHAMPION),
    When(I_CONQUER, Score(1), condition=Both(AfterAttack(), ExcessDamage(5))),
)  # fmt: skip
VAYNE_HUNTER: Final = unit(
    "ogn-035", "Vayne, Hunter", FURY, Cost(4, 1), 2,
    Tags("Vayne", "Demacia", champion="Vayne", supertype=CHAMPION),
    assault(3), EntersReady(OpponentControlsField()), When(I_CONQUER, ToHand(ME), pay=Cost(1)),
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
NOXUS_SABOTEUR: Final = unit(
    "ogn-018", "Noxus Saboteur", FURY, Cost(3), 3, Tags("Trifarian", "Noxus"),
    Forbid(REVEALING, ENEMY, here=True),
)  # fmt: skip
BRYNHIR_THUNDERSONG: Final = unit(
    "ogn-026", "Brynhir Thundersong", FURY, Cost(6), 5, Tags("Freljord"), when_played(OpponentsCantPlay())
)
FALLING_STAR: Final = spell("ogn-029", "Falling Star", FURY, Cost(2, 2), Deal(3, a_unit()), Deal(3, a_unit()))
SHAKEDOWN: Final = spell(
    "ogn-033", "Shakedown", FURY, Cost(2, 1), Timing(REACTION), UnlessTheyLetDraw(2, Deal(6, a_unit(ENEMY)))
)
NOXUS_HOPEFUL: Final = unit(
    "ogn-012", "Noxus Hopeful", FURY, Cost(4), 4, Tags("Trifarian", "Noxus"), CheaperIf(2, Legion(0))
)
IRON_BALLISTA: Final = gear(
    "ogn-017", "Iron Ballista", FURY, Cost(3),
    EntersExhausted(), Activated(Cost(exhaust=True), Deal(2, a_unit(where=AT_BATTLEFIELD))),
)  # fmt: skip
RAGING_FIREBRAND: Final = unit(
    "ogn-031", "Raging Firebrand", FURY, Cost(6, 1), 4, Tags("Dragon", "Mount Targon"),
    when_played(NextSpellCostsLess(5)),
)  # fmt: skip
IMMORTAL_PHOENIX: Final = unit(
    "ogn-037", "Immortal Phoenix", FURY, Cost(3, 1), 3, Tags("Spirit"), assault(2),
    WhileInTrash(when_you_kill_with_a_spell(PlayMe(), pay=Cost(1, 1))),
)  # fmt: skip
KAISA_SURVIVOR: Final = unit(
    "ogn-039", "Kai’Sa, Survivor", FURY, Cost(4), 4,
    Tags("Kai’Sa", "The Void", champion="Kai’Sa", supertype=CHAMPION), accelerate(),
    when_i_conquer(Draw(1)),
)  # fmt: skip
SEAL_OF_RAGE: Final = gear("ogn-040", "Seal of Rage", FURY, Cost(0, 1), Add(Adds(power=1, domain=FURY)))
SKY_SPLITTER: Final = spell(
    "ogn-014", "Sky Splitter", FURY, Cost(8, 1), Timing(ACTION),
    CheaperBy(HighestMight(Filter(YOURS))), Deal(5, a_unit(where=AT_BATTLEFIELD)),
)  # fmt: skip
THERMO_BEAM: Final = spell("ogn-022", "Thermo Beam", FURY, Cost(5, 2), Timing(ACTION), Kill(All(type_=GEAR)))
KADREGRIN_THE_INFERNAL: Final = unit(
    "ogn-038", "Kadregrin the Infernal", FURY, Cost(9, 2), 9, Tags("Dragon", "Demacia"),
    when_played(Draw(Each(Filter(YOURS, state=IS_MIGHTY)))),
)  # fmt: skip
VOLIBEAR_FURIOUS: Final = unit(
    "ogn-041", "Volibear, Furious", FURY, Cost(10, 2), 9,
    Tags("Volibear", "Freljord", champion="Volibear", supertype=CHAMPION),
    deflect(2), when_i_attack(DealSplit(5, Filter(ENEMY, HERE))),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BLAZING_SCORCHER, BRAZEN_BUCCANEER, CHEMTECH_ENFORCER, DISINTEGRATE, FLAME_CHOMPERS, GET_EXCITED,
    MAGMA_WURM, POUTY_PORO, CAPTAIN_FARRON, RAGING_SOUL, SUN_DISC, UNLICENSED_ARMORY, VOID_SEEKER,
    DARIUS_TRIFARIAN, DRAVEN_SHOWBOAT, BLIND_FURY, RAVENBORN_TOME, JINX_DEMOLITIONIST, VI_DESTRUCTIVE,
    ANNIE_FIERY, FIRESTORM, INCINERATE, CLEAVE, HEXTECH_RAY, LEGION_REARGUARD, DANGEROUS_DUO,
    SCRAPYARD_CHAMPION, NOXUS_SABOTEUR, BRYNHIR_THUNDERSONG, FALLING_STAR, SHAKEDOWN, NOXUS_HOPEFUL,
    IRON_BALLISTA, RAGING_FIREBRAND, IMMORTAL_PHOENIX, KAISA_SURVIVOR, SEAL_OF_RAGE, SKY_SPLITTER,
    THERMO_BEAM, KADREGRIN_THE_INFERNAL, VOLIBEAR_FURIOUS, TRYNDAMERE_BARBARIAN, VAYNE_HUNTER,
)  # fmt: skip
