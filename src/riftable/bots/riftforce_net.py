"""A small net that looks at a table of Riftforce: what a sum of features cannot see, such as who faces whom.

Every location is looked at by the same few eyes; what they saw is added up and meets hands, scores and guilds
in a second layer. Rows say what is there: the same lists serve to judge and to learn (`tools/learn_net.py`).
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.riftforce.cards import NUM_GUILDS, NUM_KINDS, NUMBER
from riftable.riftforce.state import Rift

EYES: Final = 16  # units that look at a location
WIDTH: Final = 32  # units that look at all of it

# Rows of a location. `own` is the side on turn, `other` the one that waits.
HURT: Final = 8  # damage 0 to 7
UNIT_OWN: Final = 0  # + kind * HURT + damage
UNIT_OTHER: Final = UNIT_OWN + NUM_KINDS * HURT
FRONT_OWN: Final = (
    UNIT_OTHER + NUM_KINDS * HURT
)  # + what the first of a line can still take; 0: there is none
FRONT_OTHER: Final = FRONT_OWN + HURT
LANE_ROWS: Final = FRONT_OTHER + HURT

# Rows of the whole table.
CARDS: Final = 15  # cards in the hands of a side: 0 to 14 or more
POINTS: Final = 15  # Riftforce: 0 to 14 or more
PLACES: Final = 4  # how many have acted in this round
HELD: Final = 0  # + a kind in the hand of the seat on turn
STAND_OWN: Final = HELD + NUM_KINDS  # + a kind at any location
STAND_OTHER: Final = STAND_OWN + NUM_KINDS
HAND_OWN: Final = STAND_OTHER + NUM_KINDS
HAND_OTHER: Final = HAND_OWN + CARDS
POINT_OWN: Final = HAND_OTHER + CARDS
POINT_OTHER: Final = POINT_OWN + POINTS
PLACE: Final = POINT_OTHER + POINTS
GUILD_OWN: Final = PLACE + PLACES
GUILD_OTHER: Final = GUILD_OWN + NUM_GUILDS
TABLE_ROWS: Final = GUILD_OTHER + NUM_GUILDS


def lane_rows(s: Rift, lane: i64) -> list[int]:
    """What is there at a location, seen from the side on turn."""
    side: i64 = s.book.sides[s.turn]
    lanes: i64 = s.book.lanes
    own = s.rows[side * lanes + lane]
    other = s.rows[(1 - side) * lanes + lane]
    kind, hurt = s.kind, s.hurt
    found: list[int] = [
        FRONT_OWN + (NUMBER[kind[own[0]]] - hurt[own[0]] if own else 0),
        FRONT_OTHER + (NUMBER[kind[other[0]]] - hurt[other[0]] if other else 0),
    ]
    for u in own:
        found.append(UNIT_OWN + kind[u] * HURT + hurt[u])
    for u in other:
        found.append(UNIT_OTHER + kind[u] * HURT + hurt[u])
    return found


def table_rows(s: Rift) -> list[int]:
    """What is there apart from where it stands, seen from the side on turn."""
    book = s.book
    lanes: i64 = book.lanes
    side: i64 = book.sides[s.turn]
    found: list[int] = [PLACE + s.place]
    for card in s.hands[s.turn]:
        found.append(HELD + card)
    for row in range(lanes):
        for u in s.rows[side * lanes + row]:
            found.append(STAND_OWN + s.kind[u])
        for u in s.rows[(1 - side) * lanes + row]:
            found.append(STAND_OTHER + s.kind[u])
    mine: i64 = 0
    theirs: i64 = 0
    for seat in range(book.players):
        held: i64 = len(s.hands[seat])
        if book.sides[seat] == side:
            mine += held
            for guild in s.guilds[seat]:
                found.append(GUILD_OWN + guild)
        else:
            theirs += held
            for guild in s.guilds[seat]:
                found.append(GUILD_OTHER + guild)
    found.append(HAND_OWN + (mine if mine < CARDS else CARDS - 1))
    found.append(HAND_OTHER + (theirs if theirs < CARDS else CARDS - 1))
    x: i64 = s.scores[side]
    y: i64 = s.scores[1 - side]
    found.append(POINT_OWN + (x if x < POINTS else POINTS - 1))
    found.append(POINT_OTHER + (y if y < POINTS else POINTS - 1))
    return found


@final
class Net:
    """What was learned, and the sum it makes."""

    lane: list[float]  # row * EYES + eye
    lane_bias: list[float]  # by eye
    table: list[float]  # row * WIDTH + unit
    table_bias: list[float]  # by unit
    meet: list[float]  # unit * EYES + eye
    out: list[float]  # by unit

    def __init__(
        self,
        lane: list[float],
        lane_bias: list[float],
        table: list[float],
        table_bias: list[float],
        meet: list[float],
        out: list[float],
    ) -> None:
        self.lane = lane
        self.lane_bias = lane_bias
        self.table = table
        self.table_bias = table_bias
        self.meet = meet
        self.out = out

    def logit(self, s: Rift) -> float:
        """What to add to the log-odds that the side on turn wins."""
        lanes: i64 = s.book.lanes
        rows: list[list[int]] = [lane_rows(s, lane) for lane in range(lanes)]
        lane, table, meet = self.lane, self.table, self.meet
        seen: list[float] = []
        # Sums stay in a local name: a number in a list is an object of its own, and costs as much to make.
        for eye in range(EYES):
            bias: float = self.lane_bias[eye]
            found: float = 0.0
            for here in rows:
                one: float = bias
                for row in here:
                    one += lane[row * EYES + eye]
                if one > 0.0:
                    found += one
            seen.append(found)
        about = table_rows(s)
        total: float = 0.0
        for unit in range(WIDTH):
            value: float = self.table_bias[unit]
            for row in about:
                value += table[row * WIDTH + unit]
            first: i64 = unit * EYES
            for eye in range(EYES):
                value += meet[first + eye] * seen[eye]
            if value > 0.0:
                total += self.out[unit] * value
        return total
