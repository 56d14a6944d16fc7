"""Origins and Proving Grounds: Body."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Adds, Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, BODY, CHAMPION, GANKING, REACTION
from riftable.games.riftbound.rules.printed_costs import SPEND_BUFF, SPEND_MY_BUFF
from riftable.games.riftbound.words.choices import OpponentPick, RevealHand, TakeFromHand
from riftable.games.riftbound.words.combat_selectors import AllInCombat
from riftable.games.riftbound.words.conditions import (
    BUFFED_ME,
    COULD_NOT,
    READY_ENEMY_HERE,
    CouldNotAll,
    EnemyDied,
)
from riftable.games.riftbound.words.continuous import BUFFED_OTHERS_HERE, Have, i_have
from riftable.games.riftbound.words.costs import Add, CheaperIf, SpendBuffs, may_pay
from riftable.games.riftbound.words.decks import RecycleRevealed, RevealUntilUnit
from riftable.games.riftbound.words.effects import Buff, Deal, Fight, Give, GiveKeyword, Kill, Ready, Stun
from riftable.games.riftbound.words.flow import If
from riftable.games.riftbound.words.listening import (
    nth_time_i_move,
    when_an_opponent_moves_elsewhere,
    when_i_conquer,
    when_you_play_a_unit,
    when_you_ready_a_friend,
)
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import (
    Activated,
    CostLess,
    Modal,
)
from riftable.games.riftbound.words.properties import (
    EntersReady,
    Tags,
    Timing,
    ToEnemyBattlefield,
    accelerate,
    assault,
    deflect,
    ganking,
    hidden,
    shield,
    tank,
)
from riftable.games.riftbound.words.replacements import PreventAll
from riftable.games.riftbound.words.responses import ExhaustedPick
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    THE_ONE,
    All,
    Filter,
    It,
    ObjectPick,
    a_unit,
    up_to,
)
from riftable.games.riftbound.words.states import IS_DAMAGED, IS_EXHAUSTED
from riftable.games.riftbound.words.tasks import Channel, Draw, UnitsEnterReady
from riftable.games.riftbound.words.triggers import (
    at_end_of_your_turn,
    when_i_attack,
    when_played,
    when_played_and_when_i_conquer,
    when_you_buff_a_friend,
)
from riftable.games.riftbound.words.zones import IGNORING_COST, PlayBanished

BILGEWATER_BULLY: Final = unit(
    "ogn-125",
    "Bilgewater Bully",
    BODY,
    Cost(6),
    6,
    Tags("Bilgewater"),
    i_have(ganking(), condition=BUFFED_ME),
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
CATALYST_OF_AEONS: Final = spell(
    "ogn-138", "Catalyst of Aeons", BODY, Cost(4), Channel(2), If(CouldNotAll(), [Draw(1)], [])
)
CITHRIA_OF_CLOUDFIELD: Final = unit(
    "ogn-139", "Cithria of Cloudfield", BODY, Cost(2), 1, Tags("Elite", "Demacia"),
    when_you_play_a_unit(Buff(ME), other=True),
)  # fmt: skip
HERALD_OF_SCALES: Final = unit(
    "ogn-140", "Herald of Scales", BODY, Cost(4), 3, Tags("Mount Targon"),
    CostLess(Filter(tag="Dragon"), 2, minimum=1),
)  # fmt: skip
MOUNTAIN_DRAKE: Final = unit("ogn-142", "Mountain Drake", BODY, Cost(9), 10, Tags("Dragon"))
PIRATES_HAVEN: Final = gear(
    "ogn-143", "Pirate’s Haven", BODY, Cost(3), when_you_ready_a_friend(Give(1, THE_ONE))
)
WILDCLAW_SHAMAN: Final = unit(
    "ogn-147", "Wildclaw Shaman", BODY, Cost(4), 3, Tags("Freljord"),
    when_played(Buff(ME), Ready(ME), pay=Cost(spend=SPEND_BUFF)),
)  # fmt: skip
LEE_SIN_CENTERED: Final = unit(
    "ogn-151", "Lee Sin, Centered", BODY, Cost(6), 6,
    Tags("Lee Sin", "Ionia", champion="Lee Sin", supertype=CHAMPION), accelerate(),
    Have(BUFFED_OTHERS_HERE, 2),
)  # fmt: skip
MISTFALL: Final = gear(
    "ogn-152",
    "Mistfall",
    BODY,
    Cost(3),
    when_you_buff_a_friend(Ready(THE_ONE), pay=Cost(power=1, exhaust=True)),
)
QIYANA_VICTORIOUS: Final = unit(
    "ogn-155", "Qiyana, Victorious", BODY, Cost(4, 1), 4,
    Tags("Qiyana", "Ixtal", champion="Qiyana", supertype=CHAMPION), deflect(),
    when_i_conquer(modes=([Draw(1)], [Channel(1)])),
)  # fmt: skip
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
VOLIBEAR_IMPOSING: Final = unit(
    "ogn-158", "Volibear, Imposing", BODY, Cost(12, 2), 10,
    Tags("Volibear", "Freljord", champion="Volibear", supertype=CHAMPION), shield(3), tank(),
    when_an_opponent_moves_elsewhere(Draw(1)),
)  # fmt: skip
DEADBLOOM_PREDATOR: Final = unit(
    "ogn-161",
    "Deadbloom Predator",
    BODY,
    Cost(8, 2),
    8,
    Tags("Shadow Isles"),
    deflect(),
    ToEnemyBattlefield(),
)
DAZZLING_AURORA: Final = gear(
    "ogn-160", "Dazzling Aurora", BODY, Cost(9, 2),
    at_end_of_your_turn(RevealUntilUnit(), PlayBanished(IGNORING_COST), RecycleRevealed()),
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
UNYIELDING_SPIRIT: Final = spell(
    "ogn-145", "Unyielding Spirit", BODY, Cost(1, 1), Timing(REACTION), PreventAll()
)
PRIMAL_STRENGTH: Final = spell(
    "ogn-154", "Primal Strength", BODY, Cost(4, 1), Timing(ACTION), Give(7, a_unit())
)
SABOTAGE: Final = spell(
    "ogn-156",
    "Sabotage",
    BODY,
    Cost(1, 1),
    RevealHand(OpponentPick()),
    TakeFromHand(discards=False, no_unit=True),
)
SPOILS_OF_WAR: Final = spell(
    "ogn-144", "Spoils of War", BODY, Cost(4, 1), Timing(REACTION), CheaperIf(2, EnemyDied()), Draw(2)
)
WALLOP: Final = spell(
    "ogn-146", "Wallop", BODY, Cost(2), Timing(ACTION),
    may_pay(Cost(spend=SPEND_BUFF), ignores=True), Ready(a_unit()),
)  # fmt: skip
KRAKEN_HUNTER: Final = unit(
    "ogn-150", "Kraken Hunter", BODY, Cost(3, 2), 5, Tags("Pirate", "Bilgewater"),
    accelerate(), assault(), may_pay(Cost(spend=SPEND_BUFF, any_number=True), less_power=1),
)  # fmt: skip
OVERT_OPERATION: Final = spell(
    "ogn-153", "Overt Operation", BODY, Cost(5, 2), Timing(ACTION),
    SpendBuffs(ready=True), Buff(All(FRIENDLY)),
)  # fmt: skip
MISS_FORTUNE_CAPTAIN: Final = unit(
    "ogn-162", "Miss Fortune, Captain", BODY, Cost(5, 1), 5,
    Tags("Pirate", "Miss Fortune", "Bilgewater", champion="Miss Fortune", supertype=CHAMPION),
    accelerate(), ganking(), nth_time_i_move(1, Ready(ExhaustedPick()), may=True),
)  # fmt: skip
SEAL_OF_STRENGTH: Final = gear(
    "ogn-163", "Seal of Strength", BODY, Cost(0, 1), Add(Adds(power=1, domain=BODY))
)
ARENA_BAR: Final = gear(
    "ogn-124", "Arena Bar", BODY, Cost(3),
    Activated(Cost(exhaust=True), Buff(ObjectPick(Filter(FRIENDLY, state=IS_EXHAUSTED)))),
)  # fmt: skip
KINKOU_MONK: Final = unit(
    "ogn-141", "Kinkou Monk", BODY, Cost(4, 1), 4, Tags("Ionia"),
    when_played(Buff(up_to(2, FRIENDLY, other=True))),
)  # fmt: skip
ANIVIA_PRIMAL: Final = unit(
    "ogn-148", "Anivia, Primal", BODY, Cost(7, 2), 8,
    Tags("Bird", "Anivia", "Freljord", champion="Anivia", supertype=CHAMPION),
    when_i_attack(Deal(3, All(ENEMY, HERE))),
)  # fmt: skip
CARNIVOROUS_SNAPVINE: Final = unit(
    "ogn-149", "Carnivorous Snapvine", BODY, Cost(5, 2), 6, Tags("Shadow Isles"),
    when_played(Fight(ME, a_unit(ENEMY, AT_BATTLEFIELD))),
)  # fmt: skip
WARWICK_HUNTER: Final = unit(
    "ogn-159", "Warwick, Hunter", BODY, Cost(6, 1), 5,
    Tags("Dog", "Warwick", "Zaun", champion="Warwick", supertype=CHAMPION), EntersReady(),
    when_i_attack(Kill(All(ENEMY, HERE, state=IS_DAMAGED))),
)  # fmt: skip
SETT_BRAWLER: Final = unit(
    "ogn-164", "Sett, Brawler", BODY, Cost(5, 1), 4,
    Tags("Sett", "Ionia", champion="Sett", supertype=CHAMPION),
    when_played_and_when_i_conquer(Buff(ME)), Activated(Cost(spend=SPEND_MY_BUFF), Give(4, ME)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    BILGEWATER_BULLY, CANNON_BARRAGE, CHALLENGE, CONFRONT, CRACKSHOT_CORSAIR, DUNE_DRAKE, FIRST_MATE,
    MOBILIZE, PAKAA_CUB, PIT_ROOKIE, STORMCLAW_URSINE, CATALYST_OF_AEONS, CITHRIA_OF_CLOUDFIELD,
    HERALD_OF_SCALES, MOUNTAIN_DRAKE, PIRATES_HAVEN, WILDCLAW_SHAMAN, LEE_SIN_CENTERED, MISTFALL,
    QIYANA_VICTORIOUS, UDYR_WILDMAN, VOLIBEAR_IMPOSING, DEADBLOOM_PREDATOR, DAZZLING_AURORA, GAREN_RUGGED,
    GENTLEMENS_DUEL, YI_HONED, FLURRY_OF_BLADES, UNYIELDING_SPIRIT, PRIMAL_STRENGTH, SABOTAGE,
    SPOILS_OF_WAR, WALLOP, KRAKEN_HUNTER, OVERT_OPERATION, MISS_FORTUNE_CAPTAIN, SEAL_OF_STRENGTH,
    ARENA_BAR, KINKOU_MONK, ANIVIA_PRIMAL, CARNIVOROUS_SNAPVINE, WARWICK_HUNTER, SETT_BRAWLER,
)  # fmt: skip
