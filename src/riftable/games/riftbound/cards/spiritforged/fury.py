"""Spiritforged: Fury."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD, MECH
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    ASSAULT,
    CHAMPION,
    FURY,
    GANKING,
    I_CONQUER,
    MOVING_TO_BASE,
    REACTION,
    UNIT,
)
from riftable.games.riftbound.rules.printed_costs import RECYCLE_FRIEND, RECYCLE_UNIT
from riftable.games.riftbound.words.amounts import Each, EachPlayed, MyKeyword
from riftable.games.riftbound.words.arming import PlayForMe
from riftable.games.riftbound.words.attachments import Equip, Equipped
from riftable.games.riftbound.words.conditions import HandAtMost, ItIs
from riftable.games.riftbound.words.continuous import Have
from riftable.games.riftbound.words.costs import CheaperBy, CheaperElsewhere, Repeat, may_pay
from riftable.games.riftbound.words.effects import Choose, Deal, Give, GiveKeyword, Kill
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.limits import Forbid
from riftable.games.riftbound.words.listening import when_i_hold, when_i_win
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import AccelerateElsewhere, Activated
from riftable.games.riftbound.words.properties import (
    EntersReady,
    OnlyToConquered,
    Tags,
    Timing,
    ToAttackedBattlefield,
    accelerate,
    assault,
    hidden,
    tank,
)
from riftable.games.riftbound.words.revealed import LooksFirst
from riftable.games.riftbound.words.selectors import (
    ANYONES,
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    WITH_IT,
    YOURS,
    Filter,
    GearPick,
    It,
    ObjectPick,
    TrashPick,
    a_unit,
)
from riftable.games.riftbound.words.states import IS_ATTACKING
from riftable.games.riftbound.words.tasks import Draw, ItsControllerDraws, PlayTokens, UnitsEnterReady
from riftable.games.riftbound.words.triggers import (
    When,
    deathknell,
    when_i_attack,
    when_i_attack_or_defend,
    when_paid,
    when_played,
)
from riftable.games.riftbound.words.wielding import AttachOrDetach, MixesScoring, QuickDraw, Weaponmaster
from riftable.games.riftbound.words.zones import PlayFromTrash, Terms

ARMED_ASSAILANT: Final = unit(
    "sfd-002", "Armed Assailant", FURY, Cost(6, 1), 6, Tags("Noxus"), accelerate(), Weaponmaster()
)
SENTINEL_ADEPT: Final = unit(
    "sfd-008", "Sentinel Adept", FURY, Cost(3), 3, Tags("Shadow Isles", "Sentinel"), Weaponmaster()
)
RECURVE_BOW: Final = gear(
    "sfd-016", "Recurve Bow", FURY, Cost(2), Tags("Equipment"),
    Equip(Cost(power=1)), Equipped(0, when_i_attack_or_defend(Deal(2, a_unit(ENEMY, HERE)))),
)  # fmt: skip
DRAVEN_VANQUISHER: Final = unit(
    "sfd-020", "Draven, Vanquisher", FURY, Cost(4), 4,
    Tags("Draven", "Noxus", champion="Draven", supertype=CHAMPION),
    when_i_win(PlayTokens(1, GOLD, exhausted=True)), when_i_attack_or_defend(Give(2, ME), pay=Cost(power=1)),
)  # fmt: skip
LONG_SWORD: Final = gear(
    "sfd-022", "Long Sword", FURY, Cost(2, 1), Tags("Equipment"),
    QuickDraw(), Equip(Cost(power=1)), Equipped(2),
)  # fmt: skip
BLOOD_RUSH: Final = spell(
    "sfd-003", "Blood Rush", FURY, Cost(1), Timing(ACTION), Repeat(Cost(1)), GiveKeyword(ASSAULT, a_unit(), 2)
)
BUSHWHACK: Final = spell(
    "sfd-004", "Bushwhack", FURY, Cost(2, 1), hidden(),
    UnitsEnterReady(friendly=True), PlayTokens(1, GOLD, exhausted=True),
)  # fmt: skip
DETONATE: Final = spell("sfd-005", "Detonate", FURY, Cost(1, 1), Kill(GearPick()), ItsControllerDraws(2))
EAGER_DRAKEHOUND: Final = unit(
    "sfd-006", "Eager Drakehound", FURY, Cost(3, 1), 3, Tags("Dog", "Dragon", "Noxus"), EntersReady()
)
GEM_JAMMER: Final = unit(
    "sfd-007", "Gem Jammer", FURY, Cost(2), 2, Tags("Mech", "Bandle City"),
    when_played(GiveKeyword(GANKING, a_unit())),
)  # fmt: skip
SERRATED_DIRK: Final = gear(
    "sfd-009",
    "Serrated Dirk",
    FURY,
    Cost(1),
    Tags("Equipment"),
    Equip(Cost(power=1)),
    Equipped(0, assault(2)),
)
BLAST_CORPS_CADET: Final = unit(
    "sfd-013", "Blast Corps Cadet", FURY, Cost(2), 2, Tags("Piltover"),
    may_pay(Cost(1, 1)), when_paid(Deal(2, a_unit(where=AT_BATTLEFIELD))),
)  # fmt: skip
MINOTAUR_RECKONER: Final = unit(
    "sfd-014", "Minotaur Reckoner", FURY, Cost(5), 5, Tags("Noxus"), Forbid(MOVING_TO_BASE, ANYONES)
)
FERROUS_FORERUNNER: Final = unit(
    "sfd-021", "Ferrous Forerunner", FURY, Cost(6, 1), 6, Tags("Mech", "Yordle", "Bandle City"),
    deathknell(PlayTokens(2, MECH, at_base=True)),
)  # fmt: skip
PIERCING_LIGHT: Final = spell(
    "sfd-023", "Piercing Light", FURY, Cost(2, 1), Repeat(Cost(2, 1)),
    Deal(2, a_unit(where=AT_BATTLEFIELD)), Deal(2, ObjectPick(Filter(not_slot=0), least=0)),
)  # fmt: skip
DUNEBREAKER: Final = unit(
    "sfd-027", "Dunebreaker", FURY, Cost(7, 1), 7, Tags("The Void"),
    EntersReady(HandAtMost(2)), when_i_hold(Draw(2)),
)  # fmt: skip
SKYFALL_OF_AREION: Final = gear(
    "sfd-030", "Skyfall of Areion", FURY, Cost(3), Tags("Equipment"),
    Equip(Cost(1, 1)), Equipped(2, MixesScoring()),
)  # fmt: skip
AGAINST_THE_ODDS: Final = spell(
    "sfd-001", "Against the Odds", FURY, Cost(2), Timing(REACTION),
    Give(Each(Filter(ENEMY, WITH_IT), 2), a_unit(FRIENDLY, AT_BATTLEFIELD)),
)  # fmt: skip
VOID_DRONE: Final = unit("sfd-010", "Void Drone", FURY, Cost(3), 3, Tags("The Void"), CheaperElsewhere(2))
BATTERING_RAM: Final = unit(
    "sfd-012", "Battering Ram", FURY, Cost(5), 5, Tags("Trifarian", "Noxus"),
    CheaperBy(EachPlayed(1), minimum=1),
)  # fmt: skip
PERCHED_GRIMWYRM: Final = unit(
    "sfd-015", "Perched Grimwyrm", FURY, Cost(4), 5, Tags("Dragon", "Shadow Isles"), OnlyToConquered()
)
SUDDEN_STORM: Final = spell(
    "sfd-017", "Sudden Storm", FURY, Cost(3), hidden(), Timing(ACTION),
    Choose(a_unit(where=AT_BATTLEFIELD)), If(ItIs(IS_ATTACKING), [Deal(4, It())], [Deal(2, It())]),
)  # fmt: skip
ASSEMBLY_RIG: Final = gear(
    "sfd-019", "Assembly Rig", FURY, Cost(4),
    Activated(Cost(1, 1, exhaust=True, spend=RECYCLE_UNIT), PlayTokens(1, MECH, at_base=True)),
)  # fmt: skip
RENGAR_POUNCING: Final = unit(
    "sfd-025", "Rengar, Pouncing", FURY, Cost(3, 1), 3,
    Tags("Cat", "Rengar", "Ixtal", champion="Rengar", supertype=CHAMPION),
    Timing(REACTION), assault(2), ToAttackedBattlefield(),
)  # fmt: skip
LUCIAN_GUNSLINGER: Final = unit(
    "sfd-028", "Lucian, Gunslinger", FURY, Cost(3), 2,
    Tags("Lucian", "Demacia", "Sentinel", champion="Lucian", supertype=CHAMPION),
    assault(), when_i_attack(Deal(MyKeyword(ASSAULT), a_unit(ENEMY, HERE))),
)  # fmt: skip
ANGLE_SHOT: Final = spell("sfd-011", "Angle Shot", FURY, Cost(2), Timing(REACTION), AttachOrDetach(), Draw(1))
REKSAI_BREACHER: Final = unit(
    "sfd-029", "Rek’Sai, Breacher", FURY, Cost(3), 3,
    Tags("Rek’Sai", "The Void", champion="Rek’Sai", supertype=CHAMPION),
    accelerate(), assault(), AccelerateElsewhere(),
)  # fmt: skip
RUMBLE_HOTHEADED: Final = unit(
    "sfd-026", "Rumble, Hotheaded", FURY, Cost(4), 4,
    Tags("Mech", "Yordle", "Rumble", "Bandle City", champion="Rumble", supertype=CHAMPION),
    Have(Filter(YOURS, tag="Mech"), assault()),
    When(
        I_CONQUER, PlayFromTrash(TrashPick(UNIT, tag="Mech"), Terms(less_recycled=True)),
        pay=Cost(spend=RECYCLE_FRIEND),
    ),
)  # fmt: skip
RELL_MAGNETIC: Final = unit(
    "sfd-024", "Rell, Magnetic", FURY, Cost(4), 4,
    Tags("Rell", "Noxus", champion="Rell", supertype=CHAMPION), tank(), when_i_attack(PlayForMe(2)),
)  # fmt: skip

VOID_HATCHLING: Final = unit("sfd-018", "Void Hatchling", FURY, Cost(2), 2, Tags("The Void"), LooksFirst())

CARDS: Final[tuple[Card, ...]] = (
    VOID_HATCHLING,
    ARMED_ASSAILANT, SENTINEL_ADEPT, RECURVE_BOW, DRAVEN_VANQUISHER, LONG_SWORD,
    BLOOD_RUSH, BUSHWHACK, DETONATE, EAGER_DRAKEHOUND, GEM_JAMMER, SERRATED_DIRK, BLAST_CORPS_CADET,
    MINOTAUR_RECKONER, FERROUS_FORERUNNER, PIERCING_LIGHT, DUNEBREAKER,
    SKYFALL_OF_AREION,
    AGAINST_THE_ODDS,
    VOID_DRONE,
    BATTERING_RAM,
    PERCHED_GRIMWYRM,
    SUDDEN_STORM,
    ASSEMBLY_RIG,
    RENGAR_POUNCING,
    LUCIAN_GUNSLINGER,
    ANGLE_SHOT,
    REKSAI_BREACHER,
    RUMBLE_HOTHEADED,
    RELL_MAGNETIC,
)  # fmt: skip
