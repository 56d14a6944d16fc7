"""Origins and Proving Grounds: Chaos."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Cost
from riftable.riftbound.facts import ACTION, CHAMPION, CHAOS, REACTION, SPELL, UNIT
from riftable.riftbound.words.effects import Discard, Draw, FromTrash, ToBase, ToHand
from riftable.riftbound.words.make import spell, unit
from riftable.riftbound.words.passives import Tags, Timing, ToOpenBattlefield, tank
from riftable.riftbound.words.triggers import Vision, when_i_move, when_played
from riftable.riftbound.words.who import AT_BATTLEFIELD, AWAY_FROM_BASE, FRIENDLY, TrashPick, a_unit, up_to

GUST: Final = spell(
    "ogn-169", "Gust", CHAOS, Cost(1), Timing(REACTION), ToHand(a_unit(where=AT_BATTLEFIELD, might=3))
)
MORBID_RETURN: Final = spell(
    "ogn-170", "Morbid Return", CHAOS, Cost(2), Timing(ACTION), FromTrash(TrashPick(UNIT))
)
MYSTIC_PORO: Final = unit("ogn-171", "Mystic Poro", CHAOS, Cost(2), 2, Tags("Poro"), Vision())
SAI_SCOUT: Final = unit(
    "ogn-174", "Sai Scout", CHAOS, Cost(6), 5, Tags("Shurima"), Vision(), ToOpenBattlefield()
)
SNEAKY_DECKHAND: Final = unit(
    "ogn-176", "Sneaky Deckhand", CHAOS, Cost(3), 2, Tags("Pirate", "Bilgewater"), ToOpenBattlefield()
)
TRAVELING_MERCHANT: Final = unit(
    "ogn-185", "Traveling Merchant", CHAOS, Cost(2), 2, Tags("Bilgewater"), when_i_move(Discard(), Draw(1))
)
MADDENED_MARAUDER: Final = unit(
    "ogn-191", "Maddened Marauder", CHAOS, Cost(5), 4, Tags("Pirate", "Bilgewater"),
    tank(), when_played(ToBase(a_unit(where=AT_BATTLEFIELD))),
)  # fmt: skip
ANNIE_STUBBORN: Final = unit(
    "ogs-010", "Annie, Stubborn", CHAOS, Cost(4, 1), 3,
    Tags("Annie", "Noxus", champion="Annie", supertype=CHAMPION), when_played(FromTrash(TrashPick(SPELL))),
)  # fmt: skip
FLASH: Final = spell(
    "ogs-011", "Flash", CHAOS, Cost(2), Timing(REACTION), ToBase(up_to(2, FRIENDLY, AWAY_FROM_BASE))
)

CARDS: Final = (
    GUST, MORBID_RETURN, MYSTIC_PORO, SAI_SCOUT, SNEAKY_DECKHAND, TRAVELING_MERCHANT, MADDENED_MARAUDER,
    ANNIE_STUBBORN, FLASH,
)  # fmt: skip
