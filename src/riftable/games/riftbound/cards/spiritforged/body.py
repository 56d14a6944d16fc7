"""Spiritforged: Body."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.adds import ENERGY_INTO_POWER, Adds
from riftable.games.riftbound.rules.ids import (
    ACTION,
    BODY,
    BUFF_SPENT,
    CARD_PLAYED,
    CHAMPION,
    GEAR,
    I_ATTACK,
    I_CONQUER,
    I_DEFEND,
    PLAYED_ME,
    REACTION,
    UNIT_EQUIPPED,
)
from riftable.games.riftbound.words.amounts import EXCESS_ASSIGNED, MY_MIGHT, Each
from riftable.games.riftbound.words.attachments import Detach, Equip, Equipped
from riftable.games.riftbound.words.circumstances import (
    IT_IS_EQUIPMENT,
    CostsPower,
    OneOnOne,
    WasUncontrolled,
)
from riftable.games.riftbound.words.conditions import AfterAttack, Both, Controls, ExcessDamage
from riftable.games.riftbound.words.continuous import Have
from riftable.games.riftbound.words.control import TAKEN, Seize
from riftable.games.riftbound.words.costs import Add, CheaperBy, Repeat, may_pay
from riftable.games.riftbound.words.dealings import AttachTo, GiveMine, MayPlayUnit
from riftable.games.riftbound.words.effects import Buff, Deal, DoubleMight, Fight, Give, Ready
from riftable.games.riftbound.words.event_filters import EventFilter
from riftable.games.riftbound.words.flow import If
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
    hidden,
    temporary,
)
from riftable.games.riftbound.words.related import UnitDeals
from riftable.games.riftbound.words.responses import Score
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    IN_BASE,
    ME,
    ON_IT,
    YOURS,
    Filter,
    GearPick,
    ObjectPick,
    a_unit,
    up_to,
)
from riftable.games.riftbound.words.standing import Unchosen
from riftable.games.riftbound.words.states import IS_EQUIPPED, IS_MIGHTY
from riftable.games.riftbound.words.tasks import Channel, Draw, PlayTokens
from riftable.games.riftbound.words.triggers import (
    When,
    WhenEither,
    when_i_move_to_battlefield,
    when_paid,
    when_played,
)
from riftable.games.riftbound.words.wielding import Weaponmaster
from riftable.games.riftbound.words.zones import TO_YOUR_BATTLEFIELD, Terms

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

YORDLE_EXPLORER: Final = unit(
    "sfd-100", "Yordle Explorer", BODY, Cost(4), 4, Tags("Yordle", "Bandle City"),
    When(CARD_PLAYED, Draw(1), condition=CostsPower(2)),
)  # fmt: skip
FAE_DRAGON: Final = unit(
    "sfd-101", "Fae Dragon", BODY, Cost(7, 1), 7, Tags("Fae", "Dragon", "Bandle City"),
    when_played(Buff(up_to(4, FRIENDLY))), When(BUFF_SPENT, PlayTokens(1, GOLD, exhausted=True)),
)  # fmt: skip
HERE_TO_HELP: Final = spell(
    "sfd-111", "Here to Help", BODY, Cost(2, 1), hidden(), Timing(ACTION),
    MayPlayUnit(Terms(less=3, to=TO_YOUR_BATTLEFIELD)),
)  # fmt: skip

COMBAT_CHEF: Final = unit("sfd-092", "Combat Chef", BODY, Cost(5), 5, Tags("Demacia"), Weaponmaster())
VETERAN_PORO: Final = unit(
    "sfd-099", "Veteran Poro", BODY, Cost(2), 2, Tags("Poro", "Freljord"), Weaponmaster()
)
RUIN_RUNNER: Final = unit("sfd-105", "Ruin Runner", BODY, Cost(6), 5, Tags("Shurima"), Unchosen())
STRIKE_DOWN: Final = spell(
    "sfd-107", "Strike Down", BODY, Cost(3, 1),
    UnitDeals(ObjectPick(Filter(FRIENDLY, state=IS_EQUIPPED)), a_unit(ENEMY)),
    Detach(ObjectPick(Filter(where=ON_IT, type_=GEAR, tag="Equipment"))),
)  # fmt: skip
LUCIAN_MERCILESS: Final = unit(
    "sfd-113", "Lucian, Merciless", BODY, Cost(3), 3,
    Tags("Lucian", "Demacia", "Sentinel", champion="Lucian", supertype=CHAMPION),
    Weaponmaster(), When(I_CONQUER, Ready(ME), nth=1),
)  # fmt: skip
YONE_BLADEMASTER: Final = unit(
    "sfd-116", "Yone, Blademaster", BODY, Cost(5, 1), 5,
    Tags("Yone", "Ionia", "Demon", champion="Yone", supertype=CHAMPION), Weaponmaster(),
    When(I_CONQUER, Deal(MY_MIGHT, a_unit(ENEMY, IN_BASE)), condition=WasUncontrolled()),
)  # fmt: skip
JAX_UNRELENTING: Final = unit(
    "sfd-119", "Jax, Unrelenting", BODY, Cost(4, 1), 3,
    Tags("Jax", "Icathia", champion="Jax", supertype=CHAMPION), Weaponmaster(),
    When(UNIT_EQUIPPED, Draw(1), about=EventFilter(me=True), pay=Cost(1)),
)  # fmt: skip
SIVIR_AMBITIOUS: Final = unit(
    "sfd-120", "Sivir, Ambitious", BODY, Cost(6, 3), 7,
    Tags("Sivir", "Shurima", champion="Sivir", supertype=CHAMPION), deflect(2),
    When(
        I_CONQUER, Deal(EXCESS_ASSIGNED, a_unit(ENEMY)), condition=Both(AfterAttack(), ExcessDamage(5)),
        may=True,
    ),
)  # fmt: skip

KATO_THE_ARM: Final = unit(
    "sfd-112", "Kato the Arm", BODY, Cost(4, 1), 3, Tags("Noxus"), deflect(),
    when_i_move_to_battlefield(GiveMine(a_unit(FRIENDLY, other=True))),
)  # fmt: skip

FIORA_PEERLESS: Final = unit(
    "sfd-110", "Fiora, Peerless", BODY, Cost(3, 1), 3,
    Tags("Fiora", "Demacia", champion="Fiora", supertype=CHAMPION),
    WhenEither((I_ATTACK, I_DEFEND), DoubleMight(ME, combat=True), condition=OneOnOne()),
)  # fmt: skip

ANCIENT_HENGE: Final = gear("sfd-117", "Ancient Henge", BODY, Cost(2, 1), Add(Adds(turns=ENERGY_INTO_POWER)))

AKSHAN_MISCHIEVOUS: Final = unit(
    "sfd-109", "Akshan, Mischievous", BODY, Cost(4), 4,
    Tags("Akshan", "Shurima", "Sentinel", champion="Akshan", supertype=CHAMPION), Weaponmaster(),
    may_pay(Cost(power=2)),
    when_paid(Seize(GearPick(ENEMY)), If(IT_IS_EQUIPMENT, [AttachTo(TAKEN, ME)], [])),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BUHRU_CAPTAIN, DAUNTLESS_VANGUARD, DIREWING, DORANS_BLADE, LAURENT_BLADEKEEPER, PUNCH_FIRST,
    SEA_MONKEY, HEXDRINKER, JAULL_FISH, PETRICITE_MONUMENT, SHOW_OF_STRENGTH, WARMOGS_ARMOR,
    MARCHING_ORDERS, TRINITY_FORCE, BONESHIVER, YORDLE_EXPLORER, FAE_DRAGON, HERE_TO_HELP, COMBAT_CHEF,
    VETERAN_PORO, RUIN_RUNNER, STRIKE_DOWN, LUCIAN_MERCILESS, YONE_BLADEMASTER, JAX_UNRELENTING,
    SIVIR_AMBITIOUS, KATO_THE_ARM, FIORA_PEERLESS, ANCIENT_HENGE, AKSHAN_MISCHIEVOUS,
)  # fmt: skip
