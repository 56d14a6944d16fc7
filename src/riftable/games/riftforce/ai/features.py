"""What the learned evaluation of Riftforce sees of a position in which a turn begins, as feature numbers.

`features` lists one number for each weight of the linear evaluation (`riftforce_knowledge`); `lane_rows` and
`table_rows` list one for each row of the value net's first layers (`riftforce_net`). All look from the side
on turn: `own` is its side, `other` the one that waits. The same lists serve to evaluate and to learn.

There are three more ways from a position of Riftforce to numbers, each for a use of its own:

- `riftforce_worth` is a formula without learned numbers. The greedy bot and hints use it, and learning starts
  from it.
- `riftforce.batch.features` fills the policy net's input from the arrays of a batch, also in the middle of an
  action. Making a view for each decision would cost a hundred times the decision.
- `envs.riftforce_features` encodes views, in all modes, for weakened outside. It is documented and versioned,
  and cannot tell what a seat does not know.

A changed number here misreads `data/riftforce-*.json`: learn these files anew.
"""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftforce.rules.ids import NUM_GUILDS, NUM_KINDS, NUMBER
from riftable.games.riftforce.rules.state import Rift

HURT: Final = 8  # damage 0 to 7
CROWD: Final = 5  # cards of a side at a location: 0 to 4 or more
CARDS: Final = 15  # cards in the hands of a side: 0 to 14 or more
POINTS: Final = 15  # Riftforce: 0 to 14 or more
PLACES: Final = 4  # how many have acted in this round
UNITS: Final = NUM_KINDS * HURT  # kind * HURT + damage

# Features of the linear evaluation.
UNIT_OWN: Final = 0  # + kind * HURT + damage
UNIT_OTHER: Final = UNIT_OWN + UNITS
LANE: Final = UNIT_OTHER + UNITS  # + own cards * CROWD + other cards
HAND_OWN: Final = LANE + CROWD * CROWD
HAND_OTHER: Final = HAND_OWN + CARDS
SCORE: Final = HAND_OTHER + CARDS  # + (place * POINTS + own points) * POINTS + other points
FRONT_OWN: Final = SCORE + PLACES * POINTS * POINTS  # + what the first of a line can still take; 0: no card
FRONT_OTHER: Final = FRONT_OWN + HURT
HELD: Final = FRONT_OTHER + HURT  # + a kind in the hand of the seat on turn
POINT_OWN: Final = HELD + NUM_KINDS
POINT_OTHER: Final = POINT_OWN + POINTS
TURN: Final = POINT_OTHER + POINTS  # always there
NUM_FEATURES: Final = TURN + 1

# Rows of a location, for the value net.
LANE_UNIT_OWN: Final = 0  # + kind * HURT + damage
LANE_UNIT_OTHER: Final = LANE_UNIT_OWN + UNITS
LANE_FRONT_OWN: Final = LANE_UNIT_OTHER + UNITS  # + what the first of a line can still take; 0: no card
LANE_FRONT_OTHER: Final = LANE_FRONT_OWN + HURT
LANE_ROWS: Final = LANE_FRONT_OTHER + HURT

# Rows of the whole table, for the value net.
TABLE_HELD: Final = 0  # + a kind in the hand of the seat on turn
TABLE_STAND_OWN: Final = TABLE_HELD + NUM_KINDS  # + a kind at any location
TABLE_STAND_OTHER: Final = TABLE_STAND_OWN + NUM_KINDS
TABLE_HAND_OWN: Final = TABLE_STAND_OTHER + NUM_KINDS  # + cards in the hands of the side
TABLE_HAND_OTHER: Final = TABLE_HAND_OWN + CARDS
TABLE_POINT_OWN: Final = TABLE_HAND_OTHER + CARDS  # + Riftforce of the side
TABLE_POINT_OTHER: Final = TABLE_POINT_OWN + POINTS
TABLE_PLACE: Final = TABLE_POINT_OTHER + POINTS  # + how many have acted in this round
TABLE_GUILD_OWN: Final = TABLE_PLACE + PLACES  # + a guild of the side
TABLE_GUILD_OTHER: Final = TABLE_GUILD_OWN + NUM_GUILDS
TABLE_ROWS: Final = TABLE_GUILD_OTHER + NUM_GUILDS


def front(s: Rift, line: list[int]) -> i64:
    """Return what the first card of a line can still take; 0 if there is none."""
    return NUMBER[s.kind[line[0]]] - s.hurt[line[0]] if line else 0


def held(s: Rift, side: i64) -> i64:
    """Return how many cards the seats of a side hold, at most CARDS - 1."""
    n: i64 = 0
    for seat in range(s.book.players):
        if s.book.sides[seat] == side:
            n += len(s.hands[seat])
    return n if n < CARDS else CARDS - 1


def points(s: Rift, side: i64) -> i64:
    """Return the Riftforce of a side, at most POINTS - 1."""
    n: i64 = s.scores[side]
    return n if n < POINTS else POINTS - 1


def features(s: Rift) -> list[int]:
    """Return the features of the linear evaluation that a position has."""
    lanes: i64 = s.book.lanes
    side: i64 = s.book.sides[s.turn]
    kind, hurt = s.kind, s.hurt
    found: list[int] = [TURN]
    for lane in range(lanes):
        own = s.rows[side * lanes + lane]
        other = s.rows[(1 - side) * lanes + lane]
        for u in own:
            found.append(UNIT_OWN + kind[u] * HURT + hurt[u])
        for u in other:
            found.append(UNIT_OTHER + kind[u] * HURT + hurt[u])
        found.append(FRONT_OWN + front(s, own))
        found.append(FRONT_OTHER + front(s, other))
        found.append(LANE + min(len(own), CROWD - 1) * CROWD + min(len(other), CROWD - 1))
    found.append(HAND_OWN + held(s, side))
    found.append(HAND_OTHER + held(s, 1 - side))
    for card in s.hands[s.turn]:
        found.append(HELD + card)
    x, y = points(s, side), points(s, 1 - side)
    found.append(POINT_OWN + x)
    found.append(POINT_OTHER + y)
    found.append(SCORE + (s.place * POINTS + x) * POINTS + y)
    return found


def lane_rows(s: Rift, lane: i64) -> list[int]:
    """Return what is at a location, for the units of the value net that look at one."""
    side: i64 = s.book.sides[s.turn]
    lanes: i64 = s.book.lanes
    own = s.rows[side * lanes + lane]
    other = s.rows[(1 - side) * lanes + lane]
    kind, hurt = s.kind, s.hurt
    found: list[int] = [LANE_FRONT_OWN + front(s, own), LANE_FRONT_OTHER + front(s, other)]
    for u in own:
        found.append(LANE_UNIT_OWN + kind[u] * HURT + hurt[u])
    for u in other:
        found.append(LANE_UNIT_OTHER + kind[u] * HURT + hurt[u])
    return found


def stand_rows(s: Rift, lane: i64) -> list[int]:
    """Return which kinds stand at a location, as rows of the whole table."""
    lanes: i64 = s.book.lanes
    side: i64 = s.book.sides[s.turn]
    found: list[int] = [TABLE_STAND_OWN + s.kind[u] for u in s.rows[side * lanes + lane]]
    for u in s.rows[(1 - side) * lanes + lane]:
        found.append(TABLE_STAND_OTHER + s.kind[u])
    return found


def frame_rows(s: Rift) -> list[int]:
    """Return the place in the round, guilds, sizes of hands and scores, as rows of the whole table."""
    book = s.book
    side: i64 = book.sides[s.turn]
    found: list[int] = [TABLE_PLACE + s.place]
    for seat in range(book.players):
        first: i64 = TABLE_GUILD_OWN if book.sides[seat] == side else TABLE_GUILD_OTHER
        for guild in s.guilds[seat]:
            found.append(first + guild)
    found.append(TABLE_HAND_OWN + held(s, side))
    found.append(TABLE_HAND_OTHER + held(s, 1 - side))
    found.append(TABLE_POINT_OWN + points(s, side))
    found.append(TABLE_POINT_OTHER + points(s, 1 - side))
    return found


def table_rows(s: Rift) -> list[int]:
    """Return all rows of the whole table that a position has."""
    found = frame_rows(s)
    for card in s.hands[s.turn]:
        found.append(TABLE_HELD + card)
    for lane in range(s.book.lanes):
        found += stand_rows(s, lane)
    return found
