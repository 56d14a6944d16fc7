"""Sparse features of positions at the beginning of a turn, for the learned evaluation.

`features` lists the index of each active feature of the linear evaluation (`ai.search_hooks`); `lane_rows`
and `table_rows` list the active rows of the value net's first layers (`ai.value_net`). All are seen from the
side on turn: `own` is its side, `other` the one that waits. Evaluation and training use the same lists.

Three more modules turn a position into numbers, each for a use of its own:

- `ai.evaluation` is a formula without learned weights. The greedy bot and hints use it, and training starts
  from it.
- `rl.batch.features` fills the policy net's input from the arrays of a batch, also in the middle of an
  action. To build a view for each decision would cost a hundred times the decision.
- `rl.encoding` encodes views, in all modes, for external learners. It is documented and versioned, and cannot
  contain what a seat does not know.

After a change of an index, `data/weights-*.json` and `data/value-net.json` must be learned anew.
"""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftforce.rules.ids import NUM_GUILDS, NUM_KINDS, NUMBER
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

# Rows of a location, for the value net.
LANE_UNIT_OWN: Final = 0  # + kind * DAMAGES + damage
LANE_UNIT_OTHER: Final = LANE_UNIT_OWN + UNITS
LANE_FRONT_OWN: Final = LANE_UNIT_OTHER + UNITS  # + what the first of a line can still take; 0: no card
LANE_FRONT_OTHER: Final = LANE_FRONT_OWN + DAMAGES
LANE_ROWS: Final = LANE_FRONT_OTHER + DAMAGES

# Rows of the whole table, for the value net.
TABLE_HELD: Final = 0  # + a kind in the hand of the seat on turn
TABLE_STAND_OWN: Final = TABLE_HELD + NUM_KINDS  # + a kind at any location
TABLE_STAND_OTHER: Final = TABLE_STAND_OWN + NUM_KINDS
TABLE_HAND_OWN: Final = TABLE_STAND_OTHER + NUM_KINDS  # + cards in the hands of the side
TABLE_HAND_OTHER: Final = TABLE_HAND_OWN + HAND_COUNTS
TABLE_POINT_OWN: Final = TABLE_HAND_OTHER + HAND_COUNTS  # + Riftforce of the side
TABLE_POINT_OTHER: Final = TABLE_POINT_OWN + POINTS
TABLE_PLACE: Final = TABLE_POINT_OTHER + POINTS  # + how many have acted in this round
TABLE_GUILD_OWN: Final = TABLE_PLACE + PLACES  # + a guild of the side
TABLE_GUILD_OTHER: Final = TABLE_GUILD_OWN + NUM_GUILDS
TABLE_ROWS: Final = TABLE_GUILD_OTHER + NUM_GUILDS


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


def lane_rows(s: Rift, lane: i64) -> list[int]:
    """Return the active rows of a location."""
    side: i64 = s.config.sides[s.turn]
    lanes: i64 = s.config.lanes
    own = s.rows[side * lanes + lane]
    other = s.rows[(1 - side) * lanes + lane]
    kind, hurt = s.kind, s.hurt
    found: list[int] = [LANE_FRONT_OWN + front(s, own), LANE_FRONT_OTHER + front(s, other)]
    for u in own:
        found.append(LANE_UNIT_OWN + kind[u] * DAMAGES + hurt[u])
    for u in other:
        found.append(LANE_UNIT_OTHER + kind[u] * DAMAGES + hurt[u])
    return found


def standing_rows(s: Rift, lane: i64) -> list[int]:
    """Return the active rows of the whole table for the kinds that stand at a location."""
    lanes: i64 = s.config.lanes
    side: i64 = s.config.sides[s.turn]
    found: list[int] = [TABLE_STAND_OWN + s.kind[u] for u in s.rows[side * lanes + lane]]
    for u in s.rows[(1 - side) * lanes + lane]:
        found.append(TABLE_STAND_OTHER + s.kind[u])
    return found


def context_rows(s: Rift) -> list[int]:
    """Return the active rows of the whole table for the place in the round, guilds, hand sizes and scores."""
    config = s.config
    side: i64 = config.sides[s.turn]
    found: list[int] = [TABLE_PLACE + s.place]
    for seat in range(config.players):
        first: i64 = TABLE_GUILD_OWN if config.sides[seat] == side else TABLE_GUILD_OTHER
        for guild in s.guilds[seat]:
            found.append(first + guild)
    found.append(TABLE_HAND_OWN + held(s, side))
    found.append(TABLE_HAND_OTHER + held(s, 1 - side))
    found.append(TABLE_POINT_OWN + points(s, side))
    found.append(TABLE_POINT_OTHER + points(s, 1 - side))
    return found


def table_rows(s: Rift) -> list[int]:
    """Return all active rows of the whole table."""
    found = context_rows(s)
    for card in s.hands[s.turn]:
        found.append(TABLE_HELD + card)
    for lane in range(s.config.lanes):
        found += standing_rows(s, lane)
    return found
