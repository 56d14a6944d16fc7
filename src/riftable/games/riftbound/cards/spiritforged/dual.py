"""Spiritforged: cards of two domains, legends and battlefields."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD, SAND_SOLDIER
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.rules.ids import (
    ACTION,
    BECOMES_MIGHTY,
    BODY,
    CALM,
    CHAOS,
    COMBAT_WON,
    CONQUERED,
    FURY,
    GEAR,
    HELD,
    MIND,
    ORDER,
    PLAYING_AWAY,
    REACTION,
    RUNE_RECYCLED,
    SIGNATURE,
    SPELL,
    UNIT_CHOSEN,
    UNIT_DIED,
)
from riftable.games.riftbound.rules.printed_costs import RETURN_OWN_UNIT
from riftable.games.riftbound.words.amounts import Each, EachOtherField
from riftable.games.riftbound.words.attachments import Detach, Equip, Equipped
from riftable.games.riftbound.words.circumstances import (
    IT_IS_EQUIPMENT,
    EnemiesChosen,
    EquipmentPlayed,
    NoGearPlayed,
    YouNearVictory,
)
from riftable.games.riftbound.words.conditions import AtThisPlace, Both, Controls
from riftable.games.riftbound.words.continuous import Have
from riftable.games.riftbound.words.control import TAKEN, GainControl, GiveTrigger, LegendsHave, LoseControl
from riftable.games.riftbound.words.costs import Add, Repeat
from riftable.games.riftbound.words.dealings import (
    COUNTERED_ENERGY,
    YOUR_LEGEND,
    AttachTo,
    Burn,
    EachChannels,
    PreventNext,
    SomeOfThem,
    ThenWithThem,
)
from riftable.games.riftbound.words.decks import RecycleRevealed, RevealTop
from riftable.games.riftbound.words.effects import Counter, Deal, Give, MoveTo, Ready, ToBase
from riftable.games.riftbound.words.event_filters import ANYONE, BY_YOUR_SIDE, YOUR_FRIEND, EventFilter
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.later import AtEndOfTurn
from riftable.games.riftbound.words.limits import Forbid, NoScoringBefore
from riftable.games.riftbound.words.listening import when_i_conquer
from riftable.games.riftbound.words.make import battlefield, dual_gear, dual_spell, legend
from riftable.games.riftbound.words.passives import Activated, CostLess, RepeatCostsLess, YourDamage
from riftable.games.riftbound.words.properties import (
    Tags,
    Timing,
    assault,
    ganking,
    hidden,
    shield,
    temporary,
)
from riftable.games.riftbound.words.related import May
from riftable.games.riftbound.words.resources import TokensAddMore
from riftable.games.riftbound.words.responses import Score
from riftable.games.riftbound.words.revealed import DrawRevealed, MayBanishRevealed, TakeIfOfType
from riftable.games.riftbound.words.selectors import (
    ANYONES,
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    THE_ONE,
    YOURS,
    All,
    Filter,
    GearPick,
    It,
    ObjectPick,
    PlacePick,
    SpellPick,
    a_unit,
)
from riftable.games.riftbound.words.standing import EquipmentGives, Unique
from riftable.games.riftbound.words.states import IS_ATTACHED, IS_DETACHED, IS_MIGHTY
from riftable.games.riftbound.words.tasks import Channel, Draw, PlayTokens
from riftable.games.riftbound.words.triggers import (
    When,
    when_i_attack_or_defend,
    when_played,
    when_you_conquer_here,
    when_you_defend_here,
    when_you_hold_here,
)
from riftable.games.riftbound.words.wielding import QuickDraw, SameControllerPick, Weaponmaster
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

VOID_BURROWER: Final = legend(
    "sfd-187", "Rek’Sai, Void Burrower", (FURY, ORDER), Tags("Rek’Sai", champion="Rek’Sai"),
    When(
        CONQUERED, RevealTop(2), MayBanishRevealed(), PlayBanished(), RecycleRevealed(),
        pay=Cost(exhaust=True),
    ),
)  # fmt: skip
VOID_RUSH: Final = dual_spell(
    "sfd-188", "Void Rush", (FURY, ORDER), Cost(2, 1),
    Tags("Rek’Sai", champion="Rek’Sai", supertype=SIGNATURE),
    RevealTop(2), MayBanishRevealed(), PlayBanished(Terms(less=2)), DrawRevealed(),
)  # fmt: skip
COUNTER_STRIKE: Final = dual_spell(
    "sfd-194", "Counter Strike", (CALM, BODY), Cost(2, 1),
    Tags("Jax", champion="Jax", supertype=SIGNATURE), Timing(REACTION), PreventNext(a_unit()), Draw(1),
)  # fmt: skip
BATTLE_MISTRESS: Final = legend(
    "sfd-203", "Sivir, Battle Mistress", (BODY, CHAOS), Tags("Sivir", champion="Sivir"),
    When(RUNE_RECYCLED, PlayTokens(1, GOLD, exhausted=True), pay=Cost(exhaust=True)),
    When(UNIT_DIED, Ready(ME), about=EventFilter(ANYONE, ENEMY), together=True),
)  # fmt: skip
RIPOSTE: Final = dual_spell(
    "sfd-206", "Riposte", (BODY, ORDER), Cost(2, 2),
    Tags("Fiora", champion="Fiora", supertype=SIGNATURE), Timing(REACTION),
    Counter(SpellPick()), Give(COUNTERED_ENERGY, a_unit(FRIENDLY)),
)  # fmt: skip
EMPERORS_DAIS: Final = battlefield(
    "sfd-207", "Emperor’s Dais",
    when_you_conquer_here(PlayTokens(1, SAND_SOLDIER, here=True), pay=Cost(1, spend=RETURN_OWN_UNIT)),
)  # fmt: skip
HALL_OF_LEGENDS: Final = battlefield(
    "sfd-210", "Hall of Legends", when_you_conquer_here(Ready(YOUR_LEGEND), pay=Cost(1))
)
MINEFIELD: Final = battlefield("sfd-212", "Minefield", when_you_conquer_here(Burn(2)))
POWER_NEXUS: Final = battlefield(
    "sfd-214", "Power Nexus", when_you_hold_here(Score(1), pay=Cost(any_power=4))
)
RAVENBLOOM_CONSERVATORY: Final = battlefield(
    "sfd-215", "Ravenbloom Conservatory", when_you_defend_here(RevealTop(1), TakeIfOfType(SPELL))
)
ROCKFALL_PATH: Final = battlefield("sfd-216", "Rockfall Path", Forbid(PLAYING_AWAY, ANYONES, here=True))
SEAT_OF_POWER: Final = battlefield("sfd-217", "Seat of Power", when_you_conquer_here(Draw(EachOtherField())))
SUNKEN_TEMPLE: Final = battlefield(
    "sfd-218", "Sunken Temple",
    When(
        CONQUERED, Draw(1), condition=Both(AtThisPlace(), Controls(Filter(YOURS, HERE, state=IS_MIGHTY))),
        pay=Cost(1),
    ),
)  # fmt: skip
THE_PAPERTREE: Final = battlefield("sfd-219", "The Papertree", when_you_hold_here(EachChannels(1)))
VEILED_TEMPLE: Final = battlefield(
    "sfd-221", "Veiled Temple",
    When(
        CONQUERED, Ready(GearPick(FRIENDLY)), If(IT_IS_EQUIPMENT, [May(Detach(It()))], []),
        condition=AtThisPlace(), may=True,
    ),
)  # fmt: skip

PURIFIER: Final = legend(
    "sfd-183", "Lucian, Purifier", (FURY, BODY), Tags("Lucian", champion="Lucian"), EquipmentGives(assault())
)
GLORIOUS_EXECUTIONER: Final = legend(
    "sfd-185", "Draven, Glorious Executioner", (FURY, CHAOS), Tags("Draven", champion="Draven"),
    When(COMBAT_WON, Draw(1)),
)  # fmt: skip
SPINNING_AXE: Final = dual_gear(
    "sfd-186", "Spinning Axe", (FURY, CHAOS), Cost(2, 1),
    Tags("Draven", "Equipment", champion="Draven", supertype=SIGNATURE),
    QuickDraw(), Equip(Cost(any_power=1)), temporary(), Equipped(3),
)  # fmt: skip
FORGEFIRE_CAPE: Final = dual_gear(
    "sfd-190", "Forgefire Cape", (CALM, MIND), Cost(4, 2),
    Tags("Ornn", "Equipment", champion="Ornn", supertype=SIGNATURE), Unique(), Equip(Cost(any_power=1)),
    Equipped(3, when_i_attack_or_defend(Deal(2, All(ENEMY, HERE)))),
)  # fmt: skip
RABADONS_DEATHCROWN: Final = dual_gear(
    "sfd-191", "Rabadon’s Deathcrown", (CALM, MIND), Cost(4, 2),
    Tags("Ornn", "Equipment", champion="Ornn", supertype=SIGNATURE), Unique(), Equip(Cost(any_power=1)),
    Equipped(3, YourDamage(3)),
)  # fmt: skip
SHURELYAS_REQUIEM: Final = dual_gear(
    "sfd-192", "Shurelya’s Requiem", (CALM, MIND), Cost(4, 2),
    Tags("Ornn", "Equipment", champion="Ornn", supertype=SIGNATURE), Unique(), Equip(Cost(any_power=1)),
    when_played(Ready(All(YOURS))), Equipped(2, Have(Filter(YOURS, HERE), ganking())),
)  # fmt: skip
LOOSE_EQUIPMENT: Final = Filter(YOURS, type_=GEAR, tag="Equipment", state=IS_DETACHED)
WORN_EQUIPMENT: Final = Filter(YOURS, type_=GEAR, tag="Equipment", state=IS_ATTACHED)
GRANDMASTER_AT_ARMS: Final = legend(
    "sfd-193", "Jax, Grandmaster at Arms", (CALM, BODY), Tags("Jax", champion="Jax"),
    Activated(Cost(1, exhaust=True), AttachTo(ObjectPick(LOOSE_EQUIPMENT), a_unit(YOURS))),
    Activated(Cost(exhaust=True), AttachTo(ObjectPick(WORN_EQUIPMENT), a_unit(YOURS))),
)  # fmt: skip
BLADE_DANCER: Final = legend(
    "sfd-195", "Irelia, Blade Dancer", (CALM, CHAOS), Tags("Irelia", champion="Irelia"),
    When(UNIT_CHOSEN, Ready(THE_ONE), about=YOUR_FRIEND, pay=Cost(any_power=1, exhaust=True)),
    When(CONQUERED, Ready(ME), pay=Cost(1)),
)  # fmt: skip

EMPEROR_OF_THE_SANDS: Final = legend(
    "sfd-197", "Azir, Emperor of the Sands", (CALM, ORDER), Tags("Azir", champion="Azir"),
    Have(Filter(YOURS, tag="Sand Soldier"), Weaponmaster()),
    Activated(
        Cost(1, exhaust=True), PlayTokens(1, SAND_SOLDIER, at_base=True), only=EquipmentPlayed()
    ),
)  # fmt: skip
PRODIGAL_EXPLORER: Final = legend(
    "sfd-199", "Ezreal, Prodigal Explorer", (MIND, CHAOS), Tags("Ezreal", champion="Ezreal"),
    Activated(Cost(exhaust=True), Draw(1), timing=REACTION, only=EnemiesChosen(2)),
)  # fmt: skip
GRAND_DUELIST: Final = legend(
    "sfd-205", "Fiora, Grand Duelist", (BODY, ORDER), Tags("Fiora", champion="Fiora"),
    When(BECOMES_MIGHTY, Channel(1), pay=Cost(exhaust=True)),
)  # fmt: skip
ORNNS_FORGE: Final = battlefield(
    "sfd-213", "Ornn’s Forge", CostLess(Filter(FRIENDLY, type_=GEAR), 1, 0, NoGearPlayed())
)

ARISE: Final = dual_spell(
    "sfd-198", "Arise!", (CALM, ORDER), Cost(6, 1), Tags("Azir", champion="Azir", supertype=SIGNATURE),
    PlayTokens(Each(Filter(YOURS, type_=GEAR, tag="Equipment")), SAND_SOLDIER),
    ThenWithThem(Ready(SomeOfThem(2))),
)  # fmt: skip

FIRE_BELOW_THE_MOUNTAIN: Final = legend(
    "sfd-189", "Ornn, Fire Below the Mountain", (CALM, MIND), Tags("Ornn", champion="Ornn"),
    Add(Adds(power=1, gear=True)),
)  # fmt: skip

CHEM_BARONESS: Final = legend(
    "sfd-201", "Renata Glasc, Chem-Baroness", (MIND, ORDER), Tags("Renata Glasc", champion="Renata Glasc"),
    When(HELD, PlayTokens(1, GOLD, exhausted=True), about=BY_YOUR_SIDE, pay=Cost(exhaust=True)),
    TokensAddMore(GOLD, 1, YouNearVictory(3)),
)  # fmt: skip
FORGOTTEN_MONUMENT: Final = battlefield("sfd-209", "Forgotten Monument", NoScoringBefore(3))
PURSUER: Final = a_unit(FRIENDLY)
RELENTLESS_PURSUIT: Final = dual_spell(
    "sfd-184", "Relentless Pursuit", (FURY, BODY), Cost(2, 1),
    Tags("Lucian", champion="Lucian", supertype=SIGNATURE), Timing(ACTION),
    MoveTo(PURSUER, PlacePick(PURSUER)), May(AttachTo(SameControllerPick(least=0), It())),
    GiveTrigger(when_i_conquer(ToBase(ME), may=True), It()),
)  # fmt: skip
FORGE_OF_THE_FLUFT: Final = battlefield(
    "sfd-208", "Forge of the Fluft",
    LegendsHave(
        Activated(
            Cost(exhaust=True),
            AttachTo(ObjectPick(Filter(YOURS, type_=GEAR, tag="Equipment")), a_unit(YOURS)),
        )
    ),
)  # fmt: skip
HOSTILE_TAKEOVER: Final = dual_spell(
    "sfd-202", "Hostile Takeover", (MIND, ORDER), Cost(5, 2),
    Tags("Renata Glasc", champion="Renata Glasc", supertype=SIGNATURE), hidden(),
    GainControl(a_unit(ENEMY, AT_BATTLEFIELD)), Ready(TAKEN), AtEndOfTurn(LoseControl(THE_ONE), to=TAKEN),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    MECHANIZED_MENACE, DANGER_ZONE, DEFIANT_DANCE, ARCANE_SHIFT, ON_THE_HUNT, MARAI_SPIRE, TREASURE_HOARD,
    VOID_BURROWER, VOID_RUSH, COUNTER_STRIKE, BATTLE_MISTRESS, RIPOSTE, EMPERORS_DAIS, HALL_OF_LEGENDS,
    MINEFIELD, POWER_NEXUS, RAVENBLOOM_CONSERVATORY, ROCKFALL_PATH, SEAT_OF_POWER, SUNKEN_TEMPLE,
    THE_PAPERTREE, VEILED_TEMPLE, PURIFIER, GLORIOUS_EXECUTIONER, SPINNING_AXE, FORGEFIRE_CAPE,
    RABADONS_DEATHCROWN, SHURELYAS_REQUIEM, GRANDMASTER_AT_ARMS, BLADE_DANCER, EMPEROR_OF_THE_SANDS,
    PRODIGAL_EXPLORER, GRAND_DUELIST, ORNNS_FORGE, ARISE, FIRE_BELOW_THE_MOUNTAIN, CHEM_BARONESS,
    FORGOTTEN_MONUMENT, RELENTLESS_PURSUIT, FORGE_OF_THE_FLUFT, HOSTILE_TAKEOVER,
)  # fmt: skip
