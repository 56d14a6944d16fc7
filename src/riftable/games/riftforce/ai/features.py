"""Sparse features of positions at the beginning of a turn, for the learned evaluation.

`features` lists the index of each active feature of the linear evaluation (`ai.search_hooks`).
`location_rows`, `hand_rows` and `table_rows` list the active rows of the value net (`ai.value_net`). All are
seen from the side on turn: `own` is its side, `other` the one that waits. Evaluation and training use the
same lists.

Three more modules turn a position into numbers, each for a use of its own:

- `ai.evaluation` is a formula without learned weights. The greedy bot and hints use it, and training starts
  from it.
- `rl.batch.features` fills the policy net's input from the arrays of a batch, also in the middle of an
  action. To build a view for each decision would cost a hundred times the decision.
- `rl.encoding` encodes views, in all modes, for external learners. It is documented and versioned, and cannot
  contain what a seat does not know.

After a change of an index, `data/weights-*.json` and `data/value-net-*.json` must be learned anew.
"""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftforce.rules.ids import GUILD, NUM_GUILDS, NUM_KINDS, NUMBER
from riftable.games.riftforce.rules.state import Rift

DAMAGES: Final = 8  # damage 0 to 7
LANE_COUNTS: Final = 5  # cards of a side at a location: 0 to 4 or more
HAND_COUNTS: Final = 15  # cards in the hands of a side: 0 to 14 or more
POINTS: Final = 15  # Riftforce: 0 to 14 or more
PLACES: Final = 4  # seats that have acted in this round: 0 to 3
UNITS: Final = NUM_KINDS * DAMAGES  # kind * DAMAGES + damage

# Features of the linear evaluation.
UNIT_OWN: Final = 0  # + kind * DAMAGES + damage
UNIT_OTHER: Final = UNIT_OWN + UNITS
LANE: Final = UNIT_OTHER + UNITS  # + own cards * LANE_COUNTS + other cards
HAND_OWN: Final = LANE + LANE_COUNTS * LANE_COUNTS
HAND_OTHER: Final = HAND_OWN + HAND_COUNTS
SCORE: Final = HAND_OTHER + HAND_COUNTS  # + (place * POINTS + own points) * POINTS + other points
FRONT_OWN: Final = SCORE + PLACES * POINTS * POINTS  # + what the first of a line can still take; 0: no card
FRONT_OTHER: Final = FRONT_OWN + DAMAGES
HELD: Final = FRONT_OTHER + DAMAGES  # + a kind in the hand of the seat on turn
POINT_OWN: Final = HELD + NUM_KINDS
POINT_OTHER: Final = POINT_OWN + POINTS
TURN: Final = POINT_OTHER + POINTS  # always there
NUM_FEATURES: Final = TURN + 1

# Rows of a location, for the value net. Places count from the Rift.
LINE_PLACES: Final = 4  # of a line: 0 to 3 or more
LINE_COUNTS: Final = 6  # cards of a line: 0 to 5 or more
LOCATION_UNIT_OWN: Final = 0  # + kind * DAMAGES + damage
LOCATION_UNIT_OTHER: Final = LOCATION_UNIT_OWN + UNITS
LOCATION_GUILD_OWN: Final = LOCATION_UNIT_OTHER + UNITS  # + place * NUM_GUILDS + guild
LOCATION_GUILD_OTHER: Final = LOCATION_GUILD_OWN + LINE_PLACES * NUM_GUILDS
LOCATION_LEFT_OWN: Final = LOCATION_GUILD_OTHER + LINE_PLACES * NUM_GUILDS
# + place * DAMAGES + the damage that it can still take
LOCATION_LEFT_OTHER: Final = LOCATION_LEFT_OWN + LINE_PLACES * DAMAGES
LOCATION_LAST_OWN: Final = LOCATION_LEFT_OTHER + LINE_PLACES * DAMAGES  # + what the last can still take
LOCATION_LAST_OTHER: Final = LOCATION_LAST_OWN + DAMAGES
LOCATION_COUNTS: Final = LOCATION_LAST_OTHER + DAMAGES  # + own cards * LINE_COUNTS + other cards
LOCATION_EDGE: Final = LOCATION_COUNTS + LINE_COUNTS * LINE_COUNTS  # an outermost location
LOCATION_PARTNER: Final = LOCATION_EDGE + 1  # + guild of a unit of the own side that the partner has played
LOCATION_ROWS: Final = LOCATION_PARTNER + NUM_GUILDS

# Rows of the hand of the seat on turn, for the value net.
SET_SIZES: Final = 3  # cards of one guild: 1 to 3 or more
NUMBER_COUNTS: Final = 8  # cards of one number: 0 to 7 or more
HELD_KIND: Final = 0  # + kind
HELD_GUILD: Final = HELD_KIND + NUM_KINDS  # + guild * SET_SIZES + cards of it - 1
HELD_NUMBER: Final = HELD_GUILD + NUM_GUILDS * SET_SIZES  # + (number - 5) * NUMBER_COUNTS + cards of it
HELD_ROWS: Final = HELD_NUMBER + 3 * NUMBER_COUNTS

# Rows of the whole table, for the value net.
DECK_SIZES: Final = 13  # a third of the cards in the decks of a side: 0 to 12 or more
TABLE_HELD: Final = 0  # + a kind in the hand of the seat on turn
TABLE_STAND_OWN: Final = TABLE_HELD + NUM_KINDS  # + a kind at any location
TABLE_STAND_OTHER: Final = TABLE_STAND_OWN + NUM_KINDS
TABLE_KNOWN: Final = TABLE_STAND_OTHER + NUM_KINDS  # + a kind that all know to be in a hand of the other side
TABLE_HAND_OWN: Final = TABLE_KNOWN + NUM_KINDS  # + cards in the hands of the side
TABLE_HAND_OTHER: Final = TABLE_HAND_OWN + HAND_COUNTS
TABLE_DECK_OWN: Final = TABLE_HAND_OTHER + HAND_COUNTS
TABLE_DECK_OTHER: Final = TABLE_DECK_OWN + DECK_SIZES
TABLE_POINT_OWN: Final = TABLE_DECK_OTHER + DECK_SIZES  # + Riftforce of the side
TABLE_POINT_OTHER: Final = TABLE_POINT_OWN + POINTS
TABLE_PLACE: Final = TABLE_POINT_OTHER + POINTS  # + how many have acted in this round
TABLE_GUILD_OWN: Final = TABLE_PLACE + PLACES  # + a guild of the side
TABLE_GUILD_OTHER: Final = TABLE_GUILD_OWN + NUM_GUILDS
TABLE_SEAT: Final = TABLE_GUILD_OTHER + NUM_GUILDS  # + the seat on turn, counted through all numbers of seats
SEATS: Final = 4  # the most there are
TABLE_CHALLENGE: Final = TABLE_SEAT + SEATS * (SEATS + 1) // 2  # solo: + (number - 5) * STARS + stars - 1
STARS: Final = 9  # of a challenge: 1 to 4, and 5 more with the ampersand
TABLE_ROWS: Final = TABLE_CHALLENGE + 3 * STARS


def front(s: Rift, line: list[int]) -> i64:
    """Return how much damage the first card of a line can still take; 0 if there is none."""
    return NUMBER[s.kind[line[0]]] - s.hurt[line[0]] if line else 0


def held(s: Rift, side: i64) -> i64:
    """Return how many cards the seats of a side hold, at most HAND_COUNTS - 1."""
    n: i64 = 0
    for seat in range(s.config.players):
        if s.config.sides[seat] == side:
            n += len(s.hands[seat])
    return n if n < HAND_COUNTS else HAND_COUNTS - 1


def deck_size(s: Rift, side: i64) -> i64:
    """Return a third of the cards in the decks of a side, at most DECK_SIZES - 1."""
    n: i64 = 0
    for seat in range(s.config.players):
        if s.config.sides[seat] == side:
            n += len(s.decks[seat])
    n = n // 3
    return n if n < DECK_SIZES else DECK_SIZES - 1


def points(s: Rift, side: i64) -> i64:
    """Return the Riftforce of a side, at most POINTS - 1."""
    n: i64 = s.scores[side]
    return n if n < POINTS else POINTS - 1


def features(s: Rift) -> list[int]:
    """Return the active features of the linear evaluation."""
    lanes: i64 = s.config.lanes
    side: i64 = s.config.sides[s.turn]
    kind, hurt = s.kind, s.hurt
    found: list[int] = [TURN]
    for lane in range(lanes):
        own = s.rows[side * lanes + lane]
        other = s.rows[(1 - side) * lanes + lane]
        for u in own:
            found.append(UNIT_OWN + kind[u] * DAMAGES + hurt[u])
        for u in other:
            found.append(UNIT_OTHER + kind[u] * DAMAGES + hurt[u])
        found.append(FRONT_OWN + front(s, own))
        found.append(FRONT_OTHER + front(s, other))
        found.append(LANE + min(len(own), LANE_COUNTS - 1) * LANE_COUNTS + min(len(other), LANE_COUNTS - 1))
    found.append(HAND_OWN + held(s, side))
    found.append(HAND_OTHER + held(s, 1 - side))
    for card in s.hands[s.turn]:
        found.append(HELD + card)
    x, y = points(s, side), points(s, 1 - side)
    found.append(POINT_OWN + x)
    found.append(POINT_OTHER + y)
    found.append(SCORE + (s.place * POINTS + x) * POINTS + y)
    return found


def location_rows(s: Rift, lane: i64) -> list[int]:
    """Return the active rows of a location."""
    lanes: i64 = s.config.lanes
    side: i64 = s.config.sides[s.turn]
    own = s.rows[side * lanes + lane]
    other = s.rows[(1 - side) * lanes + lane]
    counts: i64 = min(len(own), LINE_COUNTS - 1) * LINE_COUNTS + min(len(other), LINE_COUNTS - 1)
    found: list[int] = [LOCATION_COUNTS + counts]
    if lane == 0 or lane == lanes - 1:
        found.append(LOCATION_EDGE)
    add_line(s, own, LOCATION_UNIT_OWN, LOCATION_GUILD_OWN, LOCATION_LEFT_OWN, LOCATION_LAST_OWN, found)
    add_line(
        s, other, LOCATION_UNIT_OTHER, LOCATION_GUILD_OTHER, LOCATION_LEFT_OTHER, LOCATION_LAST_OTHER, found
    )
    for u in own:
        if s.seat[u] != s.turn:
            found.append(LOCATION_PARTNER + GUILD[s.kind[u]])
    return found


def add_line(
    s: Rift, line: list[int], units: i64, guilds: i64, lefts: i64, last: i64, found: list[int]
) -> None:
    """Add the active rows of one line of a location, given where each kind of row begins."""
    place: i64 = 0
    left: i64 = 0
    for u in line:
        kind: i64 = s.kind[u]
        damage: i64 = min(s.hurt[u], DAMAGES - 1)
        left = max(NUMBER[kind] - damage, 0)
        found.append(units + kind * DAMAGES + damage)
        found.append(guilds + place * NUM_GUILDS + GUILD[kind])
        found.append(lefts + place * DAMAGES + left)
        place = min(place + 1, LINE_PLACES - 1)
    if line:
        found.append(last + left)


def standing_rows(s: Rift, lane: i64) -> list[int]:
    """Return the active rows of the whole table for the kinds that stand at a location."""
    lanes: i64 = s.config.lanes
    side: i64 = s.config.sides[s.turn]
    found: list[int] = [TABLE_STAND_OWN + s.kind[u] for u in s.rows[side * lanes + lane]]
    for u in s.rows[(1 - side) * lanes + lane]:
        found.append(TABLE_STAND_OTHER + s.kind[u])
    return found


def hand_rows(s: Rift) -> list[int]:
    """Return the active rows of the hand of the seat on turn: its cards, and how many are alike."""
    guilds: list[int] = [0] * NUM_GUILDS
    numbers: list[int] = [0] * 3
    found: list[int] = []
    for card in s.hands[s.turn]:
        found.append(HELD_KIND + card)
        guilds[GUILD[card]] += 1
        numbers[NUMBER[card] - 5] += 1
    for guild in range(NUM_GUILDS):
        if guilds[guild]:
            found.append(HELD_GUILD + guild * SET_SIZES + min(guilds[guild], SET_SIZES) - 1)
    for n in range(3):
        found.append(HELD_NUMBER + n * NUMBER_COUNTS + min(numbers[n], NUMBER_COUNTS - 1))
    return found


def known_rows(s: Rift) -> list[int]:
    """Return the active rows of the whole table for cards that all know to be in hands of the other side."""
    config = s.config
    side: i64 = config.sides[s.turn]
    found: list[int] = []
    for seat in range(config.players):
        if config.sides[seat] != side:
            for card in s.known[seat]:
                found.append(TABLE_KNOWN + card)
    return found


def guild_rows(s: Rift) -> list[int]:
    """Return the active rows of the whole table for the guilds of both sides, the trainer's too."""
    config = s.config
    side: i64 = config.sides[s.turn]
    found: list[int] = []
    for seat in range(len(s.guilds)):
        first: i64 = TABLE_GUILD_OWN if config.sides[seat] == side else TABLE_GUILD_OTHER
        for guild in s.guilds[seat]:
            found.append(first + guild)
    return found


def context_rows(s: Rift) -> list[int]:
    """Return the active rows of the whole table for the place in the round, sizes, scores and challenges."""
    side: i64 = s.config.sides[s.turn]
    found: list[int] = [
        TABLE_SEAT + seat_row(s.config.players, s.turn),
        TABLE_PLACE + s.place,
        TABLE_HAND_OWN + held(s, side),
        TABLE_HAND_OTHER + held(s, 1 - side),
        TABLE_DECK_OWN + deck_size(s, side),
        TABLE_DECK_OTHER + deck_size(s, 1 - side),
        TABLE_POINT_OWN + points(s, side),
        TABLE_POINT_OTHER + points(s, 1 - side),
    ]
    row: i64 = TABLE_CHALLENGE - 1
    for challenge in s.config.challenges:
        found.append(row + challenge.stars)
        row += STARS
    return found


def seat_row(seats: i64, seat: i64) -> i64:
    """Return the number of a seat among those of 1, 2, 3 … seats; both seats of a duel are alike."""
    return seats * (seats - 1) // 2 + (seat if seats > 2 else 0)


def table_rows(s: Rift) -> list[int]:
    """Return all active rows of the whole table."""
    found = context_rows(s) + guild_rows(s) + known_rows(s)
    for card in s.hands[s.turn]:
        found.append(TABLE_HELD + card)
    for lane in range(s.config.lanes):
        found += standing_rows(s, lane)
    return found
