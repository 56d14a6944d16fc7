"""Origins and Proving Grounds: Body."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import SPEND_BUFF, SPEND_MY_BUFF, Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, BODY, CHAMPION, GANKING, REACTION
from riftable.games.riftbound.words.effects import Buff, Deal, Fight, Give, GiveKeyword, Ready, Stun
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import (
    COULD_NOT,
    READY_ENEMY_HERE,
    WHILE_BUFFED,
    BuffedOthersHere,
    IHave,
    Modal,
)
from riftable.games.riftbound.words.properties import (
    EntersReady,
    Tags,
    Timing,
    accelerate,
    assault,
    ganking,
    hidden,
    shield,
    tank,
)
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    THE_ONE,
    All,
    AllInCombat,
    It,
    a_unit,
)
from riftable.games.riftbound.words.tasks import Channel, Draw, UnitsEnterReady
from riftable.games.riftbound.words.triggers import when_i_attack, when_played, when_you_buff_a_friend

BILGEWATER_BULLY: Final = unit(
    "ogn-125", "Bilgewater Bully", BODY, Cost(6), 6, Tags("Bilgewater"), IHave(WHILE_BUFFED, ganking())
)
CANNON_BARRAGE: Final = spell(
    "ogn-127", "Cannon Barrage", BODY, Cost(2, 1), Timing(REACTION), Deal(2, AllInCombat(ENEMY))
)
CHALLENGE: Final = spell(
    "ogn-128", "Challenge", BODY, Cost(2, 1), Timing(ACTION), Fight(a_unit(FRIENDLY), a_unit(ENEMY))
)
CONFRONT: Final = spell("ogn-129", "Confront", BODY, Cost(2), Timing(ACTION), UnitsEnterReady(), Draw(1))
CRACKSHOT_CORSAIR: Final = unit(
    "ogn-130", "Crackshot Corsair", BODY, Cost(3), 3, Tags("Pirate", "Bilgewater"),
    when_i_attack(Deal(1, a_unit(ENEMY, HERE))),
)  # fmt: skip
DUNE_DRAKE: Final = unit(
    "ogn-131", "Dune Drake", BODY, Cost(5), 5, Tags("Dragon", "Shurima"),
    when_i_attack(If(READY_ENEMY_HERE, [Give(2, ME)], [])),
)  # fmt: skip
FIRST_MATE: Final = unit(
    "ogn-132", "First Mate", BODY, Cost(3), 3, Tags("Pirate", "Bilgewater"),
    when_played(Ready(a_unit(other=True))),
)  # fmt: skip
MOBILIZE: Final = spell("ogn-134", "Mobilize", BODY, Cost(2), Channel(1), If(COULD_NOT, [Draw(1)], []))
PAKAA_CUB: Final = unit("ogn-135", "Pakaa Cub", BODY, Cost(3), 3, Tags("Cat", "Ixtal"), hidden())
PIT_ROOKIE: Final = unit(
    "ogn-136",
    "Pit Rookie",
    BODY,
    Cost(2),
    2,
    Tags("Bilgewater"),
    when_played(Buff(a_unit(FRIENDLY, other=True))),
)
STORMCLAW_URSINE: Final = unit(
    "ogn-137", "Stormclaw Ursine", BODY, Cost(7), 6, Tags("Freljord"), tank(), when_played(Channel(1))
)
MOUNTAIN_DRAKE: Final = unit("ogn-142", "Mountain Drake", BODY, Cost(9), 10, Tags("Dragon"))
WILDCLAW_SHAMAN: Final = unit(
    "ogn-147", "Wildclaw Shaman", BODY, Cost(4), 3, Tags("Freljord"),
    when_played(Buff(ME), Ready(ME), pay=Cost(spend=SPEND_BUFF)),
)  # fmt: skip
LEE_SIN_CENTERED: Final = unit(
    "ogn-151", "Lee Sin, Centered", BODY, Cost(6), 6,
    Tags("Lee Sin", "Ionia", champion="Lee Sin", supertype=CHAMPION), accelerate(), BuffedOthersHere(2),
)  # fmt: skip
MISTFALL: Final = gear(
    "ogn-152",
    "Mistfall",
    BODY,
    Cost(3),
    when_you_buff_a_friend(Ready(THE_ONE), pay=Cost(power=1, exhaust=True)),
)
UDYR_WILDMAN: Final = unit(
    "ogn-157", "Udyr, Wildman", BODY, Cost(6, 1), 6,
    Tags("Udyr", "Freljord", champion="Udyr", supertype=CHAMPION),
    Modal(
        Cost(spend=SPEND_MY_BUFF),
        [Deal(2, a_unit(where=AT_BATTLEFIELD))],
        [Stun(a_unit(where=AT_BATTLEFIELD))],
        [Ready(ME)],
        [GiveKeyword(GANKING, ME)],
    ),
)  # fmt: skip
GAREN_RUGGED: Final = unit(
    "ogs-007", "Garen, Rugged", BODY, Cost(6, 1), 5,
    Tags("Elite", "Garen", "Demacia", champion="Garen", supertype=CHAMPION), assault(2), shield(2),
)  # fmt: skip
GENTLEMENS_DUEL: Final = spell(
    "ogs-008", "Gentlemen’s Duel", BODY, Cost(6, 1), Timing(ACTION),
    Give(3, a_unit(FRIENDLY)), Fight(It(), a_unit(ENEMY)),
)  # fmt: skip
YI_HONED: Final = unit(
    "ogs-009", "Yi, Honed", BODY, Cost(7, 1), 6,
    Tags("Master Yi", "Ionia", champion="Master Yi", supertype=CHAMPION), ganking(), EntersReady(),
)  # fmt: skip
FLURRY_OF_BLADES: Final = spell(
    "ogn-133", "Flurry of Blades", BODY, Cost(1), Timing(REACTION), Deal(1, All(where=AT_BATTLEFIELD))
)
PRIMAL_STRENGTH: Final = spell(
    "ogn-154", "Primal Strength", BODY, Cost(4, 1), Timing(ACTION), Give(7, a_unit())
)

CARDS: Final[tuple[Card, ...]] = (
    BILGEWATER_BULLY, CANNON_BARRAGE, CHALLENGE, CONFRONT, CRACKSHOT_CORSAIR, DUNE_DRAKE, FIRST_MATE,
    MOBILIZE, PAKAA_CUB, PIT_ROOKIE, STORMCLAW_URSINE, MOUNTAIN_DRAKE, WILDCLAW_SHAMAN, LEE_SIN_CENTERED,
    MISTFALL, UDYR_WILDMAN, GAREN_RUGGED, GENTLEMENS_DUEL, YI_HONED, FLURRY_OF_BLADES, PRIMAL_STRENGTH,
)  # fmt: skip
