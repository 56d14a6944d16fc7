"""Layout of the arrays of a batch: a game is one row of small integers and one of large ones.

Both contain what `state.RiffifiState` contains while a player is asked or the game is over; sets of cards are
bitmasks. -1 means none, as there. Of earlier hands (Equal chances) only what an observation tells is kept.
Unused numbers are 0, so that equal positions are equal bytes.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from riftable.core.machine import CHANCE
from riftable.games.riffifi.rules.ids import MAX_PLAYERS, NUM_CARDS, NUM_COLORS, UNUSED
from riftable.games.riffifi.rules.state import GameConfig

PILE_WIDTH: Final = 12  # the most cards of a hand
MAX_LISTED_MOVES: Final = 32  # each card of a hand twice; a whole cache line

# Small numbers, behind the pending question (Q_SEAT to Q_COUNT).
DEALER: Final = 5
TURN: Final = 6
CLOSING: Final = 7
OWED: Final = 8
TIED: Final = 9  # a bitmask of seats
WINNERS: Final = 10  # a bitmask of seats
OUT: Final = 11
FACE: Final = 16  # + seat
TOP: Final = 24  # + color; the Officer's comes last
TICKS: Final = 32  # + seat: a bitmask of colors
BANK: Final = 40  # + color
TOKENS: Final = 48  # + seat * NUM_COLORS + color
HAND_LEN: Final = 80  # + seat
PILE_LEN: Final = 88  # + seat
HIDDEN_LEN: Final = 96  # + seat: how many cards of this hand it has played unseen
PILES: Final = 104  # + seat * PILE_WIDTH: the cards played in this hand, the newest last
# + pack * NUM_CARDS + card: how many cards that a set played unseen before may have been this one
PAST_CLUES: Final = 168
MAX_PAST_CLUES: Final = PILE_WIDTH * MAX_PLAYERS  # more are not counted: no observation tells
ROW: Final = 7 * 64  # an odd number of cache lines: with an even one, rows would evict one another

# Large numbers, behind SEED and MADE.
DECISIONS: Final = 2  # of players, without formalities
NUMBER: Final = 3  # of this hand
SPARE: Final = 4  # the unused cards
SCORES: Final = 5  # + seat
HANDS: Final = 10  # + seat: the cards in hand
PLAYED: Final = 15  # + seat: the cards in the pile
HIDDEN: Final = 20  # + seat: those of them that were played unseen
PAST_SHOWN: Final = 25  # + pack: the cards that a set has shown in earlier hands
CAPTURED: Final = 30  # + seat * NUM_COLORS + color
CLUES: Final = 56  # + seat * PILE_WIDTH: for each card played unseen, those that it may have been
CLOCK: Final = 15 * 8

# What the options fix.
CFG_PLAYERS: Final = 0
CFG_HANDS: Final = 1  # how many are played; 0: until a player has all ticks
CFG_DEALER: Final = 2  # -1: chance decides
CFG_ONE: Final = 3  # -1: chance decides
CFG_OFFICER: Final = 4
CFG_EQUAL: Final = 5
CFG_TICKS: Final = 6
CFG_AT_ONCE: Final = 7
CFG_IN_TOTAL: Final = 8
CFG_REVEAL: Final = 9
CFG_PLACES: Final = 10  # cards that each seat and UNUSED are dealt: BITS_PER_PLACE bits for each
CFG_DECKS: Final = 11  # + the color whose 1 is out: the cards in play
CFG_SIZE: Final = CFG_DECKS + NUM_COLORS + 1
BITS_PER_PLACE: Final = 8

assert PAST_CLUES + MAX_PLAYERS * NUM_CARDS <= ROW
assert CLUES + MAX_PLAYERS * PILE_WIDTH <= CLOCK
assert CHANCE == -1


def config_numbers(config: GameConfig) -> NDArray[np.int64]:
    """Return what the kernels know about rules."""
    places = 0
    for seat in range(UNUSED + 1):
        places |= config.places.count(seat) << BITS_PER_PLACE * seat
    switches = [config.officer, config.equal_chances, config.ticks]
    switches += [config.at_once, config.in_total, config.reveal]
    decks = [sum([1 << card for card in deck]) for deck in config.decks]
    found = [config.players, config.hands, config.dealer, config.one, *switches, places, *decks]
    return np.array([int(number) for number in found], np.int64)
