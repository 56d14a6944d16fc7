"""Spiritforged: Order."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import GOLD, RECRUIT, SAND_SOLDIER
from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.rules.ids import (
    ACTION,
    BECOMES_MIGHTY,
    CHAMPION,
    I_ATTACK,
    I_DIE,
    ORDER,
    REACTION,
    UNIT,
    UNIT_DIED,
)
from riftable.games.riftbound.rules.printed_costs import KILL_FRIEND, KILL_GEAR
from riftable.games.riftbound.words.attachments import Equip, Equipped
from riftable.games.riftbound.words.circumstances import WAS_MIGHTY, VictimWas
from riftable.games.riftbound.words.conditions import DID, Controls
from riftable.games.riftbound.words.continuous import i_have
from riftable.games.riftbound.words.costs import Repeat, may_pay
from riftable.games.riftbound.words.dealings import KILLED_MIGHT, PutOnDeck, ThenWithIt, WhenFriendPlayed
from riftable.games.riftbound.words.decks import RecycleRevealed, RevealTop
from riftable.games.riftbound.words.effects import Buff, Give, Kill, Ready
from riftable.games.riftbound.words.event_filters import A_FRIEND
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.groups import ANY_NUMBER
from riftable.games.riftbound.words.listening import when_i_hold
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import (
    AssignedLast,
    EntersReady,
    Tags,
    Timing,
    accelerate,
    assault,
    hidden,
    tank,
)
from riftable.games.riftbound.words.related import Move
from riftable.games.riftbound.words.resources import AddAsRevealed
from riftable.games.riftbound.words.revealed import MayBanishRevealed
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    IN_BASE,
    THE_ONE,
    YOURS,
    All,
    Filter,
    GearPick,
    ObjectPick,
    TrashPick,
    a_unit,
    units,
)
from riftable.games.riftbound.words.standing import CheaperAway, SparesWeaker, TokensEnterReady
from riftable.games.riftbound.words.states import IS_TOKEN
from riftable.games.riftbound.words.tasks import Draw, PlayTokens
from riftable.games.riftbound.words.triggers import (
    When,
    deathknell,
    when_i_move,
    when_i_move_to_battlefield,
    when_paid,
    when_played,
)
from riftable.games.riftbound.words.zones import (
    IGNORING_COST,
    PERHAPS_HERE,
    PlayBanished,
    PlayFromTrash,
    Terms,
)

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

ZAUN_PUNK: Final = unit(
    "sfd-160", "Zaun Punk", ORDER, Cost(3), 3, Tags("Zaun"),
    may_pay(Cost(spend=KILL_GEAR)), when_paid(Kill(GearPick())),
)  # fmt: skip
BLOOD_MONEY: Final = spell(
    "sfd-162", "Blood Money", ORDER, Cost(2), Timing(ACTION), Kill(a_unit(where=AT_BATTLEFIELD, might=2)),
    If(VictimWas(ENEMY), [PlayTokens(1, GOLD, exhausted=True)], []),
    If(VictimWas(FRIENDLY), [PlayTokens(2, GOLD, exhausted=True)], []),
)  # fmt: skip
DEATHGRIP: Final = spell(
    "sfd-163", "Deathgrip", ORDER, Cost(2), Timing(REACTION), Kill(a_unit(FRIENDLY)),
    If(DID, [Give(KILLED_MIGHT, ObjectPick(Filter(FRIENDLY, not_slot=0)))], []), Draw(1),
)  # fmt: skip
RALLY_THE_TROOPS: Final = spell(
    "sfd-166", "Rally the Troops", ORDER, Cost(2), Timing(ACTION), WhenFriendPlayed(Buff(THE_ONE)), Draw(1)
)
UNSUNG_HERO: Final = unit(
    "sfd-167", "Unsung Hero", ORDER, Cost(2), 2, Tags("Elite", "Demacia"),
    deathknell(If(WAS_MIGHTY, [Draw(2)], [])),
)  # fmt: skip
ALTAR_OF_MEMORIES: Final = gear(
    "sfd-169", "Altar of Memories", ORDER, Cost(2),
    When(UNIT_DIED, Draw(1), PutOnDeck(), about=A_FRIEND, pay=Cost(exhaust=True)),
)  # fmt: skip
REKSAI_SWARM_QUEEN: Final = unit(
    "sfd-170", "Rek’Sai, Swarm Queen", ORDER, Cost(5, 1), 5,
    Tags("Rek’Sai", "The Void", champion="Rek’Sai", supertype=CHAMPION),
    When(
        I_ATTACK, RevealTop(2), MayBanishRevealed(), PlayBanished(Terms(to=PERHAPS_HERE)), RecycleRevealed(),
        may=True,
    ),
)  # fmt: skip
XIN_ZHAO_VIGILANT: Final = unit(
    "sfd-176", "Xin Zhao, Vigilant", ORDER, Cost(3, 1), 4,
    Tags("Demacia", "Xin Zhao", champion="Xin Zhao", supertype=CHAMPION),
    tank(), EntersReady(Controls(Filter(YOURS, IN_BASE, other=True), least=2)),
)  # fmt: skip
AZIR_SOVEREIGN: Final = unit(
    "sfd-177", "Azir, Sovereign", ORDER, Cost(4), 4,
    Tags("Bird", "Azir", "Shurima", champion="Azir", supertype=CHAMPION), accelerate(),
    When(I_ATTACK, Move(ObjectPick(Filter(YOURS, state=IS_TOKEN), least=0, most=ANY_NUMBER)), may=True),
)  # fmt: skip

DRAG_UNDER: Final = spell(
    "sfd-164", "Drag Under", ORDER, Cost(5, 1), Timing(ACTION), CheaperAway(2),
    Kill(a_unit(where=AT_BATTLEFIELD)),
)  # fmt: skip
RENATA_GLASC_INDUSTRIALIST: Final = unit(
    "sfd-171", "Renata Glasc, Industrialist", ORDER, Cost(4, 1), 4,
    Tags("Renata Glasc", "Zaun", champion="Renata Glasc", supertype=CHAMPION), TokensEnterReady(),
)  # fmt: skip
SORAKA_WANDERER: Final = unit(
    "sfd-173", "Soraka, Wanderer", ORDER, Cost(4, 1), 4,
    Tags("Soraka", "Mount Targon", champion="Soraka", supertype=CHAMPION), AssignedLast(), SparesWeaker(),
)  # fmt: skip

FIORA_WORTHY: Final = unit(
    "sfd-180", "Fiora, Worthy", ORDER, Cost(3), 3,
    Tags("Fiora", "Demacia", champion="Fiora", supertype=CHAMPION),
    When(BECOMES_MIGHTY, Ready(THE_ONE), pay=Cost(power=1)),
)  # fmt: skip

GUARDS: Final = spell(
    "sfd-154", "Guards!", ORDER, Cost(3), hidden(), PlayTokens(1, SAND_SOLDIER),
    ThenWithIt(Ready(THE_ONE), pay=Cost(power=1)),
)  # fmt: skip

UNDERTITAN: Final = unit(
    "sfd-175", "Undertitan", ORDER, Cost(6, 1), 5, Tags("The Void"),
    when_played(Give(2, All(YOURS, other=True))), AddAsRevealed(Adds(2)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BONDS_OF_STRENGTH, EMINENT_BENEFACTOR, EYE_OF_THE_HERALD, HONEST_BROKER, LAURENT_DUELIST, ROYAL_GUARD,
    SANDSHIFTER, TRUSTY_RAMHOUND, BF_SWORD, GLASC_MIXOLOGIST, VANGUARD_ARMORY, SACRED_SHEARS, TROVE_GOLEM,
    BLADE_OF_THE_RUINED_KING, CORINA_VERAZA, ZAUN_PUNK, BLOOD_MONEY, DEATHGRIP, RALLY_THE_TROOPS,
    UNSUNG_HERO, ALTAR_OF_MEMORIES, REKSAI_SWARM_QUEEN, XIN_ZHAO_VIGILANT, AZIR_SOVEREIGN, DRAG_UNDER,
    RENATA_GLASC_INDUSTRIALIST, SORAKA_WANDERER, FIORA_WORTHY, GUARDS,
    UNDERTITAN,
)  # fmt: skip
