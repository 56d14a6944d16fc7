"""The value net of Riftforce: what a sum of features cannot see, such as who faces whom.

The same EYES units look at each location. What they see is added up and meets hands, scores and guilds in a
second layer of WIDTH units. `riftforce_features` has the inputs; `tools/learn_net.py` learns the numbers. The
bot `net` is another net, the policy net (`bots.net`).
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftforce.ai.features import (
    CARDS,
    HURT,
    POINTS,
    TABLE_HELD,
    TABLE_ROWS,
    frame_rows,
    lane_rows,
    stand_rows,
)
from riftable.games.riftforce.rules.ids import NUM_GUILDS, NUM_KINDS
from riftable.games.riftforce.rules.state import Rift

EYES: Final = 16  # units that look at a location
WIDTH: Final = 32  # units that look at all of it

# What was looked at is remembered by a number that tells all of it.
BASE: Final = NUM_KINDS * HURT + 1
MOST: Final = 6  # cards at a location that such a number can tell apart
ROOM: Final = 4096  # of each sort, before all is forgotten and begun anew


@final
class ValueNet:
    """The learned numbers, and the log-odds they add up to.

    From one leaf of a search to the next most locations stay what they were, so what each adds to the second
    layer is remembered, as is what scores, hands and guilds add.
    """

    lane: list[float]  # row * EYES + eye
    lane_bias: list[float]  # by eye
    table: list[list[float]]  # by row, by unit
    table_bias: list[float]  # by unit
    meet: list[float]  # unit * EYES + eye
    out: list[float]  # by unit
    places: dict[int, list[float]]  # by what stands at a location, by unit
    frames: dict[int, list[float]]  # by all but locations and cards in hand, by unit

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
        self.table = [table[row * WIDTH : (row + 1) * WIDTH] for row in range(TABLE_ROWS)]
        self.table_bias = table_bias
        self.meet = meet
        self.out = out
        self.places = {}
        self.frames = {}

    def logit(self, s: Rift) -> float:
        """What to add to the log-odds that the side on turn wins."""
        parts: list[list[float]] = [self.frame(s)]
        for lane in range(s.book.lanes):
            parts.append(self.place(s, lane))
        for card in s.hands[s.turn]:
            parts.append(self.table[TABLE_HELD + card])
        out = self.out
        total: float = 0.0
        # Sums stay in local names: a number in a list is an object of its own, and costs as much to make.
        for unit in range(0, WIDTH, 2):
            one: float = 0.0
            two: float = 0.0
            for part in parts:
                one += part[unit]
                two += part[unit + 1]
            if one > 0.0:
                total += out[unit] * one
            if two > 0.0:
                total += out[unit + 1] * two
        return total

    def place(self, s: Rift, lane: i64) -> list[float]:
        """What a location adds to each unit."""
        lanes: i64 = s.book.lanes
        side: i64 = s.book.sides[s.turn]
        own = s.rows[side * lanes + lane]
        other = s.rows[(1 - side) * lanes + lane]
        if len(own) + len(other) > MOST:
            return self.look(s, lane)
        kind, hurt = s.kind, s.hurt
        key: i64 = 0
        for u in own:
            key = key * BASE + kind[u] * HURT + hurt[u] + 1
        key = key * BASE
        for u in other:
            key = key * BASE + kind[u] * HURT + hurt[u] + 1
        found = self.places.get(key)
        if found is None:
            found = self.look(s, lane)
            if len(self.places) >= ROOM:
                self.places.clear()
            self.places[key] = found
        return found

    def look(self, s: Rift, lane: i64) -> list[float]:
        """The same, looked at for the first time."""
        rows = lane_rows(s, lane)
        seen: list[float] = []
        for eye in range(EYES):
            one: float = self.lane_bias[eye]
            for row in rows:
                one += self.lane[row * EYES + eye]
            seen.append(max(0.0, one))
        stand = stand_rows(s, lane)
        found: list[float] = []
        for unit in range(WIDTH):
            value: float = 0.0
            for row in stand:
                value += self.table[row][unit]
            first: i64 = unit * EYES
            for eye in range(EYES):
                value += self.meet[first + eye] * seen[eye]
            found.append(value)
        return found

    def frame(self, s: Rift) -> list[float]:
        """What scores, the sizes of hands, guilds and the place in the round add to each unit."""
        book = s.book
        side: i64 = book.sides[s.turn]
        key: i64 = s.place
        for seat in range(book.players):
            key = (key * CARDS + min(len(s.hands[seat]), CARDS - 1)) * 2 + (book.sides[seat] == side)
            for guild in s.guilds[seat]:
                key = key * NUM_GUILDS + guild
        key = (key * POINTS + min(s.scores[0], POINTS - 1)) * POINTS + min(s.scores[1], POINTS - 1)
        found = self.frames.get(key)
        if found is None:
            rows = frame_rows(s)
            found = []
            for unit in range(WIDTH):
                value: float = self.table_bias[unit]
                for row in rows:
                    value += self.table[row][unit]
                found.append(value)
            if len(self.frames) >= ROOM:
                self.frames.clear()
            self.frames[key] = found
        return found
