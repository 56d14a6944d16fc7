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
TABLE: Final = 10  # the step of the table: CHOOSING, TURNING or OVER; in solo see KEEPING
ACTION: Final = 11  # NO_ACTION, PLAYING, ACTIVATING or PLANNING
STEP: Final = 12  # the step of the action
MEMORY: Final = 13  # + what the action remembers, as `frames.Playing` and the others there list it
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
FREE: Final = 62  # the lowest unit id that is free
PLAN_LEN: Final = 63
STARTS: Final = 64  # + side * STARTS_WIDTH + location: where its line begins on the board
STARTS_WIDTH: Final = 8  # behind the last location: where the board of the side ends
HANDS: Final = 88  # + seat * HAND_WIDTH
KNOWN: Final = 128  # + seat * HAND_WIDTH
GUILDS: Final = 160  # + seat * QUOTA
QUOTA: Final = 4
POOL: Final = 176
OFFER: Final = 195  # behind a 0, as hands and decks are: see `mutations.insert`
FIRED: Final = 224  # three that were activated, and as many that were stolen meanwhile
PLANS: Final = 232  # solo: the plans met so far, in order
BOARD: Final = 256  # + side * PILE_WIDTH: its units, location by location, from the Rift outwards; then -1
UNIT_ROWS: Final = 512  # + unit * UNIT_WIDTH + a column of a unit
UNIT_WIDTH: Final = 8
DECKS: Final = 1408  # + seat * PILE_WIDTH
DISCARDS: Final = 1920  # + seat * PILE_WIDTH
PILE_WIDTH: Final = 128
DOOMED: Final = 2432
# An odd number of cache lines: with an even one, rows would evict one another from the cache.
ROW: Final = 41 * 64

CHOOSING: Final = 4  # steps of `turn.TABLE_CODE`
TURNING: Final = 7
KEEPING: Final = 1  # steps of `trainer.SOLO_CODE`: the player chooses guilds,
DEALING: Final = 3  # is dealt cards,
SOLO_TURNING: Final = 6  # acts,
PLANNED: Final = 8  # and the trainer carries out its plan
OVER: Final = -1

NO_ACTION: Final = 0
PLAYING: Final = 1
ACTIVATING: Final = 2
PLANNING: Final = 3  # the trainer carries out an attack plan

# Playing, activating and planning remember, from MEMORY on:
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
PLAN: Final = MEMORY
PLAN_INDEX: Final = MEMORY + 1

# The parts of a frame of an ability.
FRAME: Final = 6
CODE: Final = 0  # its program: the guild, ON_PLAY + guild, or BOTS + number - 5
AT: Final = 1
ME: Final = 2
IT: Final = 3
KILLED: Final = 4
PILE: Final = 5

# The columns of a unit. Those from SEAT on tell whether it can be activated; a GPU reads them as one word.
KIND: Final = 0
HURT: Final = 1
LANE_AT: Final = 2
SEAT: Final = 4
GUILD: Final = 5  # of its kind, as its number less 5
NUMBER: Final = 6
STATUS: Final = 7  # the sum of those that apply:
ON_BOARD: Final = 1
ACTIVATED: Final = 2  # it is listed in FIRED
DESTROYED: Final = 4  # it is listed in DOOMED

# Large numbers, behind SEED and MADE.
ROUND: Final = 2
SCORES: Final = 3  # + side
DECISIONS: Final = 5  # of players, without formalities
MET: Final = 6  # solo: how many plans have been carried out
CLOCK: Final = 8
