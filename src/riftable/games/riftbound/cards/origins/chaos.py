"""Origins and Proving Grounds: Chaos."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Adds, Card, Cost
from riftable.games.riftbound.rules.ids import (
    ACTION,
    CHAMPION,
    CHAOS,
    FURY,
    GEAR,
    MIND,
    ORDER,
    REACTION,
    SPELL,
    UNIT,
)
from riftable.games.riftbound.words.amounts import EachInTrash
from riftable.games.riftbound.words.choices import (
    EachDiscardsHand,
    EachDraws,
    EachKillsOne,
    EachMayReturn,
    OpponentPick,
    RevealHand,
    TakeFromHand,
)
from riftable.games.riftbound.words.conditions import MovedThisTurn
from riftable.games.riftbound.words.costs import Add, CheaperBy
from riftable.games.riftbound.words.decks import OnDomain, RevealRune
from riftable.games.riftbound.words.effects import (
    Deal,
    FromTrash,
    Give,
    GiveTemporary,
    Kill,
    MoveTo,
    Ready,
    Stun,
    TakeControl,
    ToBase,
    ToHand,
)
from riftable.games.riftbound.words.flow import LookAtCards, RecycleTheRest, TakeOne
from riftable.games.riftbound.words.further_selectors import UnitOrGearPick
from riftable.games.riftbound.words.groups import OwnCardPick
from riftable.games.riftbound.words.listening import (
    nth_time_i_move,
    when_a_unit_moves_from_here,
    when_this_leaves,
    when_you_discard,
    when_you_play_from_hidden,
)
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated, UnitsToOpenBattlefields
from riftable.games.riftbound.words.properties import Tags, Timing, ToOpenBattlefield, ganking, hidden, tank
from riftable.games.riftbound.words.related import SwapPlaces
from riftable.games.riftbound.words.replacements import UnhurtIf
from riftable.games.riftbound.words.responses import MoveAlong, Score
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    ELSEWHERE,
    ENEMY,
    FRIENDLY,
    HERE,
    ME,
    THERE,
    YOURS,
    All,
    Filter,
    It,
    ObjectPick,
    PlacePick,
    TrashPick,
    a_unit,
    up_to,
)
from riftable.games.riftbound.words.tasks import Channel, Discard, Draw
from riftable.games.riftbound.words.triggers import (
    Vision,
    deathknell,
    when_i_attack,
    when_i_move,
    when_played,
    when_played_discarded_or_killed,
)
from riftable.games.riftbound.words.zones import IGNORING_ENERGY, PlayFromTrash, Surfaces

CEMETERY_ATTENDANT: Final = unit(
    "ogn-165", "Cemetery Attendant", CHAOS, Cost(3, 1), 3, Tags("Dog", "Shadow Isles"),
    when_played(FromTrash(TrashPick(UNIT))),
)  # fmt: skip
EMBER_MONK: Final = unit(
    "ogn-167", "Ember Monk", CHAOS, Cost(4), 4, Tags("Bandle City"), when_you_play_from_hidden(Give(2, ME))
)
FIGHT_OR_FLIGHT: Final = spell(
    "ogn-168",
    "Fight or Flight",
    CHAOS,
    Cost(2),
    hidden(),
    Timing(ACTION),
    ToBase(a_unit(where=AT_BATTLEFIELD)),
)
GUST: Final = spell(
    "ogn-169", "Gust", CHAOS, Cost(1), Timing(REACTION), ToHand(a_unit(where=AT_BATTLEFIELD, might=3))
)
MORBID_RETURN: Final = spell(
    "ogn-170", "Morbid Return", CHAOS, Cost(2), Timing(ACTION), FromTrash(TrashPick(UNIT))
)
MYSTIC_PORO: Final = unit("ogn-171", "Mystic Poro", CHAOS, Cost(2), 2, Tags("Poro"), Vision())
RIDER: Final = a_unit(FRIENDLY)
RIDE_THE_WIND: Final = spell(
    "ogn-173",
    "Ride the Wind",
    CHAOS,
    Cost(2, 1),
    Timing(ACTION),
    MoveTo(RIDER, PlacePick(RIDER)),
    Ready(It(linked=True)),
)
SAI_SCOUT: Final = unit(
    "ogn-174", "Sai Scout", CHAOS, Cost(6), 5, Tags("Shurima"), Vision(), ToOpenBattlefield()
)
SNEAKY_DECKHAND: Final = unit(
    "ogn-176", "Sneaky Deckhand", CHAOS, Cost(3), 2, Tags("Pirate", "Bilgewater"), ToOpenBattlefield()
)
STEALTHY_PURSUER: Final = unit(
    "ogn-177", "Stealthy Pursuer", CHAOS, Cost(4, 1), 4, Tags("Shurima"),
    when_a_unit_moves_from_here(MoveAlong(ME), whose=FRIENDLY, may=True),
)  # fmt: skip
UNDERCOVER_AGENT: Final = unit(
    "ogn-178", "Undercover Agent", CHAOS, Cost(5, 1), 5, deathknell(Discard(2), Draw(2))
)
FADING_MEMORIES: Final = spell(
    "ogn-180", "Fading Memories", CHAOS, Cost(4, 1), GiveTemporary(UnitOrGearPick())
)
SCRAPHEAP: Final = gear("ogn-182", "Scrapheap", CHAOS, Cost(2), when_played_discarded_or_killed(Draw(1)))
STACKED_DECK: Final = spell(
    "ogn-183", "Stacked Deck", CHAOS, Cost(1), Timing(ACTION), LookAtCards(3), TakeOne(), RecycleTheRest()
)
TRAVELING_MERCHANT: Final = unit(
    "ogn-185", "Traveling Merchant", CHAOS, Cost(2), 2, Tags("Bilgewater"), when_i_move(Discard(), Draw(1))
)
TREASURE_TROVE: Final = gear(
    "ogn-186", "Treasure Trove", CHAOS, Cost(2), when_this_leaves(Draw(1), Channel(1)),
    Activated(Cost(0, 1, exhaust=True), Kill(ME)),
)  # fmt: skip
MADDENED_MARAUDER: Final = unit(
    "ogn-191", "Maddened Marauder", CHAOS, Cost(5), 4, Tags("Pirate", "Bilgewater"),
    tank(), when_played(ToBase(a_unit(where=AT_BATTLEFIELD))),
)  # fmt: skip
MISS_FORTUNE_BUCCANEER: Final = unit(
    "ogn-193", "Miss Fortune, Buccaneer", CHAOS, Cost(4, 1), 4,
    Tags("Pirate", "Miss Fortune", "Bilgewater", champion="Miss Fortune", supertype=CHAMPION),
    ToOpenBattlefield(), UnitsToOpenBattlefields(),
)  # fmt: skip
NOCTURNE_HORRIFYING: Final = unit(
    "ogn-194", "Nocturne, Horrifying", CHAOS, Cost(4, 1), 4,
    Tags("Nocturne", champion="Nocturne", supertype=CHAMPION), ganking(), Surfaces(Cost(any_power=1)),
)  # fmt: skip
RHASA: Final = unit(
    "ogn-195",
    "Rhasa the Sunderer",
    CHAOS,
    Cost(10, 1),
    6,
    Tags("Spirit", "Shadow Isles"),
    CheaperBy(EachInTrash()),
)
SOULGORGER: Final = unit(
    "ogn-196", "Soulgorger", CHAOS, Cost(8, 2), 5, Tags("Spirit", "Shadow Isles"),
    when_played(PlayFromTrash(TrashPick(UNIT), IGNORING_ENERGY), may=True),
)  # fmt: skip
THE_HARROWING: Final = spell(
    "ogn-198", "The Harrowing", CHAOS, Cost(6, 2), PlayFromTrash(TrashPick(UNIT), IGNORING_ENERGY)
)
TWISTED_FATE_GAMBLER: Final = unit(
    "ogn-200", "Twisted Fate, Gambler", CHAOS, Cost(4), 4,
    Tags("Twisted Fate", "Bilgewater", champion="Twisted Fate", supertype=CHAMPION),
    when_i_attack(
        RevealRune(
            OnDomain(FURY, Deal(2, a_unit(ENEMY, HERE)), Deal(1, All(ENEMY, HERE, not_slot=0))),
            OnDomain(MIND, Draw(1)),
            OnDomain(ORDER, Stun(a_unit(ENEMY))),
        )
    ),
)  # fmt: skip
JINX_REBEL: Final = unit(
    "ogn-202", "Jinx, Rebel", CHAOS, Cost(5, 1), 5,
    Tags("Jinx", "Zaun", champion="Jinx", supertype=CHAMPION), when_you_discard(Ready(ME), Give(1, ME)),
)  # fmt: skip
POSSESSION: Final = spell(
    "ogn-203", "Possession", CHAOS, Cost(8, 3), Timing(ACTION), TakeControl(a_unit(ENEMY, AT_BATTLEFIELD))
)
ANNIE_STUBBORN: Final = unit(
    "ogs-010", "Annie, Stubborn", CHAOS, Cost(4, 1), 3,
    Tags("Annie", "Noxus", champion="Annie", supertype=CHAMPION), when_played(FromTrash(TrashPick(SPELL))),
)  # fmt: skip
FLASH: Final = spell("ogs-011", "Flash", CHAOS, Cost(2), Timing(REACTION), ToBase(up_to(2, FRIENDLY)))
REBUKE: Final = spell(
    "ogn-172", "Rebuke", CHAOS, Cost(2, 2), Timing(ACTION), ToHand(a_unit(where=AT_BATTLEFIELD))
)
SHIPYARD_SKULKER: Final = unit("ogn-175", "Shipyard Skulker", CHAOS, Cost(3), 3, Tags("Pirate", "Bilgewater"))
THE_SYREN: Final = gear(
    "ogn-184", "The Syren", CHAOS, Cost(2),
    Activated(Cost(1, exhaust=True), ToBase(a_unit(FRIENDLY, AT_BATTLEFIELD))),
)  # fmt: skip
ZAUNITE_BOUNCER: Final = unit(
    "ogn-188", "Zaunite Bouncer", CHAOS, Cost(4, 2), 2, Tags("Zaun"),
    when_played(ToHand(a_unit(where=AT_BATTLEFIELD, other=True))),
)  # fmt: skip
KAYN_UNLEASHED: Final = unit(
    "ogn-189", "Kayn, Unleashed", CHAOS, Cost(6, 1), 6,
    Tags("Kayn", "Ionia", champion="Kayn", supertype=CHAMPION), ganking(), UnhurtIf(MovedThisTurn(2)),
)  # fmt: skip
TEEMO_SCOUT: Final = unit(
    "ogn-197", "Teemo, Scout", CHAOS, Cost(2), 1,
    Tags("Yordle", "Teemo", "Bandle City", champion="Teemo", supertype=CHAMPION),
    hidden(), when_played(Give(3, ME)),
)  # fmt: skip
ACCEPTABLE_LOSSES: Final = spell(
    "ogn-179", "Acceptable Losses", CHAOS, Cost(1), Timing(ACTION), EachKillsOne(GEAR)
)
WHIRLWIND: Final = spell("ogn-187", "Whirlwind", CHAOS, Cost(3, 1), EachMayReturn())
MINDSPLITTER: Final = unit(
    "ogn-192", "Mindsplitter", CHAOS, Cost(7, 2), 7, Tags("Dragon", "Mount Targon"),
    when_played(RevealHand(OpponentPick()), TakeFromHand(discards=True)),
)  # fmt: skip
INVERT_TIMELINES: Final = spell(
    "ogn-201", "Invert Timelines", CHAOS, Cost(3, 1), EachDiscardsHand(), EachDraws(4)
)
SEAL_OF_DISCORD: Final = gear(
    "ogn-204", "Seal of Discord", CHAOS, Cost(0, 1), Add(Adds(power=1, domain=CHAOS))
)
PACK_OF_WONDERS: Final = gear(
    "ogn-181", "Pack of Wonders", CHAOS, Cost(2), Activated(Cost(exhaust=True), ToHand(OwnCardPick()))
)
KOGMAW_CAUSTIC: Final = unit(
    "ogn-190", "Kog’Maw, Caustic", CHAOS, Cost(3, 1), 1,
    Tags("Kog’Maw", "The Void", champion="Kog’Maw", supertype=CHAMPION),
    deathknell(Deal(4, All(where=THERE))),
)  # fmt: skip
TIDETURNER: Final = unit(
    "ogn-199", "Tideturner", CHAOS, Cost(2), 2, Tags("Bilgewater"),
    hidden(), when_played(SwapPlaces(ObjectPick(Filter(YOURS, ELSEWHERE))), may=True),
)  # fmt: skip
YASUO_WINDRIDER: Final = unit(
    "ogn-205", "Yasuo, Windrider", CHAOS, Cost(5, 1), 4,
    Tags("Yasuo", "Ionia", champion="Yasuo", supertype=CHAMPION), ganking(),
    nth_time_i_move(3, Score(1)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    CEMETERY_ATTENDANT, EMBER_MONK, FIGHT_OR_FLIGHT, GUST, MORBID_RETURN, MYSTIC_PORO, RIDE_THE_WIND,
    SAI_SCOUT, SNEAKY_DECKHAND, STEALTHY_PURSUER, UNDERCOVER_AGENT, FADING_MEMORIES, SCRAPHEAP,
    STACKED_DECK, TRAVELING_MERCHANT, TREASURE_TROVE, MADDENED_MARAUDER, MISS_FORTUNE_BUCCANEER,
    NOCTURNE_HORRIFYING, RHASA, SOULGORGER, THE_HARROWING, TWISTED_FATE_GAMBLER, JINX_REBEL, POSSESSION,
    ANNIE_STUBBORN, FLASH, REBUKE, SHIPYARD_SKULKER, THE_SYREN, ZAUNITE_BOUNCER, KAYN_UNLEASHED,
    TEEMO_SCOUT, ACCEPTABLE_LOSSES, WHIRLWIND, MINDSPLITTER, INVERT_TIMELINES, SEAL_OF_DISCORD,
    PACK_OF_WONDERS, KOGMAW_CAUSTIC, TIDETURNER, YASUO_WINDRIDER,
)  # fmt: skip
