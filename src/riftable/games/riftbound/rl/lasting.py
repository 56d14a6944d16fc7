"""Lasting effects in the encoding of Riftbound: what columns they have, of seats and of objects."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.ids import (
    ATTACHED_NOW,
    BANISHED_WITH,
    BORROWED,
    BUFFS,
    BUFFS_MORE,
    CANT_PLAY,
    CHEAPER_SPELL,
    ENTER_READY,
    EXCESS,
    FREES_GEAR,
    HIDES_FREE,
    LENDS,
    MODE_USED,
    MOVES_MADE,
    NEXT_DAMAGE,
    NEXT_READY,
    NEXT_REPEATS,
    PLAYED_NOW,
    POWER_SPENT,
    PREVENTS,
    PREVENTS_ITEMS,
    SAVES,
    TAKES_UP,
    TIED,
    WAITS,
)

FLAG: Final = 0  # the effect has no number, or none that matters

# What concerns a seat, or everything: the column, and what its number is divided by.
SEAT_COLUMNS: Final = {
    ENTER_READY: (0, FLAG),
    NEXT_READY: (1, FLAG),
    CANT_PLAY: (2, FLAG),
    HIDES_FREE: (3, FLAG),
    PREVENTS_ITEMS: (4, FLAG),
    BUFFS_MORE: (5, 12),
    CHEAPER_SPELL: (6, 12),
    NEXT_DAMAGE: (7, 12),
    EXCESS: (8, 12),
    NEXT_REPEATS: (9, FLAG),
    TIED: (10, FLAG),
    POWER_SPENT: (11, 12),
    FREES_GEAR: (12, 12),
}
SEATS_TOLD: Final = (
    "of each seat: units it plays this turn enter ready; the next one does; it can't play cards; it "
    "hides cards for nothing; it has prevented all damage of spells and abilities; / 12: Might that "
    "buffs give more, Energy that its next spell costs less, Bonus Damage of that, excess damage it has "
    "assigned in this combat; its next spell this turn may be repeated; its attackers were recalled, so "
    "the combat has no result; / 12: Power it has spent this turn, Energy of a gear that it may play "
    "without that cost"
)
# What concerns an object.
OBJECT_COLUMNS: Final = {
    SAVES: (0, FLAG),
    PREVENTS: (1, 12),
    WAITS: (2, FLAG),
    BUFFS: (3, 6),
    MOVES_MADE: (4, 4),
    PLAYED_NOW: (5, FLAG),
    MODE_USED: (6, FLAG),
    ATTACHED_NOW: (7, FLAG),
    TAKES_UP: (8, FLAG),
    BORROWED: (9, FLAG),
    LENDS: (10, FLAG),
    BANISHED_WITH: (11, FLAG),
}
HOST: Final = 12  # the column of what an object is attached to
CARRIES: Final = 13  # the column of an object that another is attached to
NUM_OBJECT_COLUMNS: Final = 14
OBJECTS_TOLD: Final = (
    "saved once, damage prevented / 12, an ability waits for what happens to it, buffs besides the "
    "first / 6, moves this turn / 4, played this turn, has chosen a mode this turn, attached this turn, "
    "waits for gear that its player was told to play, controlled for a while, given a triggered "
    "ability, has banished a card, the number of what it is attached to / 48, has something attached"
)
