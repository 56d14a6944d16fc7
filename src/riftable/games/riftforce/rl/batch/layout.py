"""Layout of the arrays of a batch: a game is one row of small integers and one of large ones.

A row contains what `state.Rift` contains, with the same unit ids and the same order in every pile; -1 means
none, as there. Unused numbers are 0, so that equal positions are equal bytes. The row is wide enough for
every mode; a duel leaves much of it untouched, which costs nothing.
"""

from __future__ import annotations

from typing import Final

from riftable.gamekit.kernels.chance import MADE as MADE
from riftable.gamekit.kernels.chance import SEED as SEED
from riftable.gamekit.kernels.games import Q_ABOUT as Q_ABOUT
from riftable.gamekit.kernels.games import Q_COUNT as Q_COUNT
from riftable.gamekit.kernels.games import Q_KIND as Q_KIND
from riftable.gamekit.kernels.games import Q_N as Q_N
from riftable.gamekit.kernels.games import Q_SEAT as Q_SEAT

SEATS: Final = 4
LANES: Final = 6
UNITS: Final = 108  # cards of twelve guilds
HAND_WIDTH: Final = 8  # numbers kept for a hand, which has `ids.HAND` cards at most
MAX_LISTED_MOVES: Final = 160  # stop and all possible units, rounded up to whole cache lines

# The state of the game, behind the pending question (Q_SEAT to Q_COUNT).
FIRST: Final = 5
TURN: Final = 6
PLACE: Final = 7
IDLE: Final = 8
WINNER: Final = 9
TABLE: Final = 10  # the step of the table: CHOOSING, TURNING or OVER
ACTION: Final = 11  # NO_ACTION, PLAYING, ACTIVATING
STEP: Final = 12  # the step of the action
MEMORY: Final = 13  # + what the action remembers, as `frames.Playing` and `frames.Activating` list it
DEPTH: Final = 21  # running abilities
ABILITIES: Final = 22  # + FRAME * how many are below it (0 or 1), + a part of a frame
FIRED_LEN: Final = 34
DOOMED_LEN: Final = 38
POOL_LEN: Final = 39
OFFER_LEN: Final = 40
HAND_LEN: Final = 41  # + seat, here and below
KNOWN_LEN: Final = 45
DECK_LEN: Final = 49
DISCARD_LEN: Final = 53
GUILD_LEN: Final = 57
OWED: Final = 61  # cards that the acting seat is about to draw; 0 whenever a player is asked
HEAD: Final = 64  # + side * LANES + location: the unit nearest the Rift
TAIL: Final = 76  # the unit farthest from it
HANDS: Final = 88  # + seat * HAND_WIDTH
KNOWN: Final = 128  # + seat * HAND_WIDTH
GUILDS: Final = 160  # + seat * QUOTA
QUOTA: Final = 4
POOL: Final = 176
OFFER: Final = 194
FIRED: Final = 224  # three that were activated, and as many that were stolen meanwhile
UNIT_ROWS: Final = 256  # + unit * UNIT_WIDTH + a column of a unit
UNIT_WIDTH: Final = 8
DECKS: Final = 1152  # + seat * PILE_WIDTH
DISCARDS: Final = 1664  # + seat * PILE_WIDTH
PILE_WIDTH: Final = 128
DOOMED: Final = 2176
# An odd number of cache lines: with an even one, rows would evict one another from the cache.
ROW: Final = 37 * 64

CHOOSING: Final = 4  # steps of `turn.TABLE_CODE`
TURNING: Final = 7
OVER: Final = -1

NO_ACTION: Final = 0
PLAYING: Final = 1
ACTIVATING: Final = 2

# Playing and activating remember, from MEMORY on:
COUNT: Final = MEMORY
SHOWN: Final = MEMORY + 1
ONE: Final = MEMORY + 2
TWO: Final = MEMORY + 3
LOW: Final = MEMORY + 4
HIGH: Final = MEMORY + 5
SHARED_GUILD: Final = MEMORY + 6
SHARED_NUMBER: Final = MEMORY + 7
SPENT: Final = MEMORY + 1
BY: Final = MEMORY + 2

# The parts of a frame of an ability.
FRAME: Final = 6
CODE: Final = 0  # its program: the guild, or ON_PLAY + guild
AT: Final = 1
ME: Final = 2
IT: Final = 3
KILLED: Final = 4
PILE: Final = 5

# The columns of a unit.
KIND: Final = 0
HURT: Final = 1
SEAT: Final = 2
LANE_AT: Final = 3
AHEAD: Final = 4  # the unit before it in line, nearer the Rift, or -1
BEHIND: Final = 5
USED: Final = 6  # 1: it is on the board

# Large numbers, behind SEED and MADE.
ROUND: Final = 2
SCORES: Final = 3  # + side
DECISIONS: Final = 5  # of players, without formalities
CLOCK: Final = 8
