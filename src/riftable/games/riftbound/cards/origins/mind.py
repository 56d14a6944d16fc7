"""Origins and Proving Grounds: Mind."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards.tokens import RECRUIT, SPRITE
from riftable.games.riftbound.rules.abilities import Adds, Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    CHAMPION,
    HIDDEN,
    I_ATTACK,
    I_CONQUER,
    I_DEFEND,
    MIND,
    REACTION,
    SPELL,
)
from riftable.games.riftbound.rules.items import THEN_RECYCLE
from riftable.games.riftbound.rules.printed_costs import KILL_PERMANENT, RECYCLE_CARD
from riftable.games.riftbound.words.amounts import EachInTrash
from riftable.games.riftbound.words.continuous import OTHERS, Have, i_have
from riftable.games.riftbound.words.costs import Add
from riftable.games.riftbound.words.decks import EachBanishesOne, EachRevealed, RecycleRevealed, RevealTop
from riftable.games.riftbound.words.effects import Deal, Exhaust, Give, Ready, ToHand
from riftable.games.riftbound.words.listening import when_you_play_a_gear
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated, spells_cost_less
from riftable.games.riftbound.words.properties import (
    BorrowsAbilities,
    Tags,
    Timing,
    accelerate,
    ganking,
    hidden,
    shield,
    tank,
)
from riftable.games.riftbound.words.related import RaiseMight
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    All,
    Filter,
    ObjectPick,
    TrashPick,
    a_unit,
    up_to,
)
from riftable.games.riftbound.words.tasks import (
    AnotherTurn,
    Draw,
    ItsOwnerChannels,
    PlayTokens,
    RecycleFromTrash,
)
from riftable.games.riftbound.words.triggers import (
    Vision,
    When,
    at_start_of_your_beginning,
    deathknell,
    when_friend_first_dies,
    when_i_attack_or_defend,
    when_played,
    when_you_play_a_card_on_their_turn,
    when_you_play_a_spell,
)
from riftable.games.riftbound.words.zones import (
    TO_BASE,
    TO_HERE,
    Banish,
    KnellByRecycling,
    PlayBanished,
    PlayFromHand,
    PlayFromTrash,
    ReadyYourRunes,
    Terms,
)

CONSULT_THE_PAST: Final = spell(
    "ogn-083", "Consult the Past", MIND, Cost(4), hidden(), Timing(REACTION), Draw(2)
)
EAGER_APPRENTICE: Final = unit(
    "ogn-084", "Eager Apprentice", MIND, Cost(3), 3, Tags("Piltover"), spells_cost_less(1, minimum=1)
)
FALLING_COMET: Final = spell(
    "ogn-085", "Falling Comet", MIND, Cost(5), Timing(ACTION), Deal(6, a_unit(where=AT_BATTLEFIELD))
)
JEWELED_COLOSSUS: Final = unit(
    "ogn-086", "Jeweled Colossus", MIND, Cost(5), 5, Tags("Mount Targon"), Vision(), shield()
)
LECTURING_YORDLE: Final = unit(
    "ogn-087", "Lecturing Yordle", MIND, Cost(3), 2, Tags("Yordle", "Bandle City"),
    tank(), when_played(Draw(1)),
)  # fmt: skip
MEGA_MECH: Final = unit("ogn-088", "Mega-Mech", MIND, Cost(7), 8, Tags("Mech", "Bandle City"))
ORB_OF_REGRET: Final = gear(
    "ogn-090", "Orb of Regret", MIND, Cost(1), Activated(Cost(exhaust=True), Give(-1, a_unit(), minimum=1))
)
PIT_CREW: Final = unit(
    "ogn-091", "Pit Crew", MIND, Cost(3), 3, Tags("Bandle City"), when_you_play_a_gear(Ready(ME))
)
SMOKE_SCREEN: Final = spell(
    "ogn-093", "Smoke Screen", MIND, Cost(2, 1), Timing(REACTION), Give(-4, a_unit(), minimum=1)
)
SPRITE_CALL: Final = spell(
    "ogn-094", "Sprite Call", MIND, Cost(3), hidden(), Timing(ACTION), PlayTokens(1, SPRITE, ready=True)
)
STUPEFY: Final = spell(
    "ogn-095", "Stupefy", MIND, Cost(1), Timing(REACTION), Give(-1, a_unit(), minimum=1), Draw(1)
)
GEMCRAFT_SEER: Final = unit(
    "ogn-100", "Gemcraft Seer", MIND, Cost(3, 1), 3, Tags("Mount Targon"), Vision(), Have(OTHERS, Vision())
)
MUSHROOM_POUCH: Final = gear(
    "ogn-101", "Mushroom Pouch", MIND, Cost(2), at_start_of_your_beginning(Draw(1), with_facedown=True)
)
PORTAL_RESCUE: Final = spell(
    "ogn-102", "Portal Rescue", MIND, Cost(3, 1), Timing(ACTION), Banish(a_unit(FRIENDLY)),
    PlayBanished(Terms(ignores_energy=True, ignores_power=True, to=TO_BASE, by_owner=True)),
)  # fmt: skip
RAVENBLOOM_STUDENT: Final = unit(
    "ogn-103", "Ravenbloom Student", MIND, Cost(2), 2, Tags("Noxus"), when_you_play_a_spell(Give(1, ME))
)
SINGULARITY: Final = spell("ogn-105", "Singularity", MIND, Cost(6, 2), Deal(6, up_to(2)))
AVA_ACHIEVER: Final = unit(
    "ogn-107", "Ava Achiever", MIND, Cost(5), 4, Tags("Yordle", "Bandle City"),
    When(
        I_ATTACK, PlayFromHand(HIDDEN, Terms(ignores_energy=True, ignores_power=True, to=TO_HERE)),
        pay=Cost(power=1),
    ),
)  # fmt: skip
DR_MUNDO_EXPERT: Final = unit(
    "ogn-109", "Dr. Mundo, Expert", MIND, Cost(8, 2), 6,
    Tags("Dr. Mundo", "Zaun", champion="Dr. Mundo", supertype=CHAMPION),
    i_have(EachInTrash()), at_start_of_your_beginning(RecycleFromTrash(3)),
)  # fmt: skip
EKKO_RECURRENT: Final = unit(
    "ogn-110", "Ekko, Recurrent", MIND, Cost(5, 1), 5,
    Tags("Ekko", "Zaun", champion="Ekko", supertype=CHAMPION), accelerate(),
    KnellByRecycling(ReadyYourRunes()),
)  # fmt: skip
HEIMERDINGER_INVENTOR: Final = unit(
    "ogn-111", "Heimerdinger, Inventor", MIND, Cost(3, 1), 3,
    Tags("Yordle", "Heimerdinger", "Piltover", champion="Heimerdinger", supertype=CHAMPION),
    BorrowsAbilities(),
)  # fmt: skip
KAISA_EVOLUTIONARY: Final = unit(
    "ogn-112", "Kai’Sa, Evolutionary", MIND, Cost(6, 1), 6,
    Tags("Kai’Sa", "The Void", champion="Kai’Sa", supertype=CHAMPION), ganking(),
    When(
        I_CONQUER,
        PlayFromTrash(
            TrashPick(SPELL, below_points=True), Terms(ignores_energy=True, after=THEN_RECYCLE)
        ),
        may=True,
    ),
)  # fmt: skip
PROMISING_FUTURE: Final = spell(
    "ogn-115", "Promising Future", MIND, Cost(5, 1),
    EachBanishesOne(5), PlayBanished(Terms(ignores_energy=True, by_owner=True)),
)  # fmt: skip
VIKTOR_INNOVATOR: Final = unit(
    "ogn-117", "Viktor, Innovator", MIND, Cost(4, 1), 3,
    Tags("Viktor", "Zaun", champion="Viktor", supertype=CHAMPION),
    when_you_play_a_card_on_their_turn(PlayTokens(1, RECRUIT, at_base=True)),
)  # fmt: skip
WRAITH_OF_ECHOES: Final = unit(
    "ogn-118", "Wraith of Echoes", MIND, Cost(6, 1), 5, Tags("Spirit", "Shadow Isles"),
    when_friend_first_dies(Draw(1)),
)  # fmt: skip
AHRI_INQUISITIVE: Final = unit(
    "ogn-119", "Ahri, Inquisitive", MIND, Cost(3, 1), 3,
    Tags("Ahri", "Ionia", champion="Ahri", supertype=CHAMPION),
    when_i_attack_or_defend(Give(-2, a_unit(ENEMY, HERE), minimum=1)),
)  # fmt: skip
TEEMO_STRATEGIST: Final = unit(
    "ogn-121", "Teemo, Strategist", MIND, Cost(2, 1), 2,
    Tags("Yordle", "Teemo", "Bandle City", champion="Teemo", supertype=CHAMPION), hidden(),
    When(I_DEFEND, RevealTop(5), Deal(EachRevealed(HIDDEN), a_unit(ENEMY, HERE)), RecycleRevealed()),
)  # fmt: skip
TIME_WARP: Final = spell("ogn-122", "Time Warp", MIND, Cost(10, 4), AnotherTurn(), Banish(ME))
LUX_ILLUMINATED: Final = unit(
    "ogs-006", "Lux, Illuminated", MIND, Cost(6, 1), 5,
    Tags("Lux", "Demacia", champion="Lux", supertype=CHAMPION), when_you_play_a_spell(Give(3, ME), costing=5),
)  # fmt: skip
RIPTIDE_REX: Final = unit(
    "ogn-092", "Riptide Rex", MIND, Cost(6, 2), 6, Tags("Pirate", "Bilgewater"),
    when_played(Deal(6, a_unit(ENEMY, AT_BATTLEFIELD))),
)  # fmt: skip
WATCHFUL_SENTRY: Final = unit(
    "ogn-096", "Watchful Sentry", MIND, Cost(2), 1, Tags("Freljord"), deathknell(Draw(1))
)
BLASTCONE_FAE: Final = unit(
    "ogn-097", "Blastcone Fae", MIND, Cost(2, 1), 2, Tags("Fae", "Bandle City"),
    hidden(), when_played(Give(-2, a_unit(), minimum=1)),
)  # fmt: skip
SPRITE_MOTHER: Final = unit(
    "ogn-106", "Sprite Mother", MIND, Cost(4, 1), 3, Tags("Fae"),
    when_played(PlayTokens(1, SPRITE, here=True, ready=True)),
)  # fmt: skip
PROGRESS_DAY: Final = spell("ogn-114", "Progress Day", MIND, Cost(6, 1), Draw(4))
THOUSAND_TAILED_WATCHER: Final = unit(
    "ogn-116", "Thousand-Tailed Watcher", MIND, Cost(7, 1), 7, Tags("Ionia"),
    accelerate(), when_played(Give(-3, All(ENEMY), minimum=1)),
)  # fmt: skip
ENERGY_CONDUIT: Final = gear("ogn-098", "Energy Conduit", MIND, Cost(3), Add(Adds(1)))
GARBAGE_GRABBER: Final = gear(
    "ogn-099", "Garbage Grabber", MIND, Cost(2),
    Activated(Cost(1, exhaust=True, spend=RECYCLE_CARD, n=3), Draw(1)),
)  # fmt: skip
MALZAHAR_FANATIC: Final = unit(
    "ogn-113", "Malzahar, Fanatic", MIND, Cost(4), 3,
    Tags("Malzahar", "The Void", champion="Malzahar", supertype=CHAMPION),
    Add(Adds(power=2), Cost(exhaust=True, spend=KILL_PERMANENT), ACTION),
)  # fmt: skip
SEAL_OF_INSIGHT: Final = gear("ogn-120", "Seal of Insight", MIND, Cost(0, 1), Add(Adds(power=1, domain=MIND)))
RETREAT: Final = spell(
    "ogn-104", "Retreat", MIND, Cost(1), Timing(REACTION), ToHand(a_unit(FRIENDLY)), ItsOwnerChannels(1)
)
CONVERGENT_MUTATION: Final = spell(
    "ogn-108", "Convergent Mutation", MIND, Cost(2, 1), Timing(REACTION),
    RaiseMight(a_unit(FRIENDLY), ObjectPick(Filter(FRIENDLY, not_slot=0))),
)  # fmt: skip
UNCHECKED_POWER: Final = spell(
    "ogn-123", "Unchecked Power", MIND, Cost(7, 2),
    Exhaust(All(FRIENDLY)), Deal(12, All(where=AT_BATTLEFIELD)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    CONSULT_THE_PAST, EAGER_APPRENTICE, FALLING_COMET, JEWELED_COLOSSUS, LECTURING_YORDLE, MEGA_MECH,
    ORB_OF_REGRET, PIT_CREW, SMOKE_SCREEN, SPRITE_CALL, STUPEFY, GEMCRAFT_SEER, MUSHROOM_POUCH,
    PORTAL_RESCUE, RAVENBLOOM_STUDENT, SINGULARITY, AVA_ACHIEVER, DR_MUNDO_EXPERT, EKKO_RECURRENT,
    HEIMERDINGER_INVENTOR, KAISA_EVOLUTIONARY, PROMISING_FUTURE, VIKTOR_INNOVATOR, WRAITH_OF_ECHOES,
    AHRI_INQUISITIVE, TEEMO_STRATEGIST, TIME_WARP, LUX_ILLUMINATED, RIPTIDE_REX, WATCHFUL_SENTRY,
    BLASTCONE_FAE, SPRITE_MOTHER, PROGRESS_DAY, THOUSAND_TAILED_WATCHER, ENERGY_CONDUIT, GARBAGE_GRABBER,
    MALZAHAR_FANATIC, SEAL_OF_INSIGHT, RETREAT, CONVERGENT_MUTATION, UNCHECKED_POWER,
)  # fmt: skip
