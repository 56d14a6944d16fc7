"""Origins and Proving Grounds: Chaos."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Card, Cost
from riftable.games.riftbound.rules.ids import ACTION, CHAMPION, CHAOS, REACTION, SPELL, UNIT
from riftable.games.riftbound.words.effects import (
    FromTrash,
    Give,
    GiveTemporary,
    MoveTo,
    Ready,
    TakeControl,
    ToBase,
    ToHand,
)
from riftable.games.riftbound.words.flow import LookAtCards, RecycleTheRest, TakeOne
from riftable.games.riftbound.words.make import gear, spell, unit
from riftable.games.riftbound.words.passives import Activated
from riftable.games.riftbound.words.properties import (
    CheaperByTrash,
    Tags,
    Timing,
    ToOpenBattlefield,
    hidden,
    tank,
)
from riftable.games.riftbound.words.selectors import (
    AT_BATTLEFIELD,
    AWAY_FROM_BASE,
    ENEMY,
    FRIENDLY,
    ME,
    It,
    PlacePick,
    TrashPick,
    UnitOrGearPick,
    a_unit,
    up_to,
)
from riftable.games.riftbound.words.tasks import Discard, Draw
from riftable.games.riftbound.words.triggers import (
    Vision,
    deathknell,
    when_i_move,
    when_played,
    when_played_discarded_or_killed,
)

CEMETERY_ATTENDANT: Final = unit(
    "ogn-165", "Cemetery Attendant", CHAOS, Cost(3, 1), 3, Tags("Dog", "Shadow Isles"),
    when_played(FromTrash(TrashPick(UNIT))),
)  # fmt: skip
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
    Ready(It()),
)
SAI_SCOUT: Final = unit(
    "ogn-174", "Sai Scout", CHAOS, Cost(6), 5, Tags("Shurima"), Vision(), ToOpenBattlefield()
)
SNEAKY_DECKHAND: Final = unit(
    "ogn-176", "Sneaky Deckhand", CHAOS, Cost(3), 2, Tags("Pirate", "Bilgewater"), ToOpenBattlefield()
)
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
MADDENED_MARAUDER: Final = unit(
    "ogn-191", "Maddened Marauder", CHAOS, Cost(5), 4, Tags("Pirate", "Bilgewater"),
    tank(), when_played(ToBase(a_unit(where=AT_BATTLEFIELD))),
)  # fmt: skip
RHASA: Final = unit(
    "ogn-195", "Rhasa the Sunderer", CHAOS, Cost(10, 1), 6, Tags("Spirit", "Shadow Isles"), CheaperByTrash(1)
)
POSSESSION: Final = spell(
    "ogn-203", "Possession", CHAOS, Cost(8, 3), Timing(ACTION), TakeControl(a_unit(ENEMY, AT_BATTLEFIELD))
)
ANNIE_STUBBORN: Final = unit(
    "ogs-010", "Annie, Stubborn", CHAOS, Cost(4, 1), 3,
    Tags("Annie", "Noxus", champion="Annie", supertype=CHAMPION), when_played(FromTrash(TrashPick(SPELL))),
)  # fmt: skip
FLASH: Final = spell(
    "ogs-011", "Flash", CHAOS, Cost(2), Timing(REACTION), ToBase(up_to(2, FRIENDLY, AWAY_FROM_BASE))
)
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
TEEMO_SCOUT: Final = unit(
    "ogn-197", "Teemo, Scout", CHAOS, Cost(2), 1,
    Tags("Yordle", "Teemo", "Bandle City", champion="Teemo", supertype=CHAMPION),
    hidden(), when_played(Give(3, ME)),
)  # fmt: skip

CARDS: Final[tuple[Card, ...]] = (
    CEMETERY_ATTENDANT, FIGHT_OR_FLIGHT, GUST, MORBID_RETURN, MYSTIC_PORO, RIDE_THE_WIND, SAI_SCOUT,
    SNEAKY_DECKHAND, UNDERCOVER_AGENT, FADING_MEMORIES, SCRAPHEAP, STACKED_DECK, TRAVELING_MERCHANT,
    MADDENED_MARAUDER, RHASA, POSSESSION, ANNIE_STUBBORN, FLASH, REBUKE, SHIPYARD_SKULKER, THE_SYREN,
    ZAUNITE_BOUNCER, TEEMO_SCOUT,
)  # fmt: skip
