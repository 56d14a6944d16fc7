"""The value net of Riftforce: it corrects the linear evaluation by combinations of features.

A first layer of LANE_UNITS units is applied to each location with the same weights. Their sum meets hands,
scores and guilds in a second layer of TABLE_UNITS units. `ai.features` has the inputs; `tools/learn_net.py`
trains the weights. The bot `net` plays by another net (`riftable.ai.learned_net`).
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftforce.ai.features import (
    DAMAGES,
    HAND_COUNTS,
    POINTS,
    TABLE_HELD,
    TABLE_ROWS,
    context_rows,
    lane_rows,
    standing_rows,
)
from riftable.games.riftforce.rules.ids import NUM_GUILDS, NUM_KINDS
from riftable.games.riftforce.rules.state import Rift

LANE_UNITS: Final = 16  # of the first layer, for each location
TABLE_UNITS: Final = 32  # of the second layer

# Results are cached by an integer key that encodes the whole input.
KEY_BASE: Final = NUM_KINDS * DAMAGES + 1
MAX_KEY_CARDS: Final = 6  # at a location: more would not fit into 63 bits
CACHE_SIZE: Final = 4096  # entries of each cache, which is cleared when it is full


@final
class ValueNet:
    """The trained weights, and the log-odds they add up to.

    From one leaf of a search to the next most locations stay the same, so the contribution of each to the
    second layer is cached, and so is that of scores, hands and guilds.
    """

    lane: list[float]  # row * LANE_UNITS + unit of the first layer
    lane_bias: list[float]  # by unit of the first layer
    table: list[list[float]]  # by row, by unit
    table_bias: list[float]  # by unit
    meet: list[float]  # unit * LANE_UNITS + unit of the first layer
    out: list[float]  # by unit
    lane_cache: dict[int, list[float]]  # by key of a location, by unit
    context_cache: dict[int, list[float]]  # by key of all but locations and cards in hand, by unit

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
        self.table = [table[row * TABLE_UNITS : (row + 1) * TABLE_UNITS] for row in range(TABLE_ROWS)]
        self.table_bias = table_bias
        self.meet = meet
        self.out = out
        self.lane_cache = {}
        self.context_cache = {}

    def logit(self, s: Rift) -> float:
        """Return what to add to the log-odds that the side on turn wins."""
        parts: list[list[float]] = [self.context(s)]
        for lane in range(s.config.lanes):
            parts.append(self.location(s, lane))
        for card in s.hands[s.turn]:
            parts.append(self.table[TABLE_HELD + card])
        out = self.out
        total: float = 0.0
        # Sums stay in local variables: mypyc would box every float that goes into a list.
        for unit in range(0, TABLE_UNITS, 2):
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

    def location(self, s: Rift, lane: i64) -> list[float]:
        """Return what a location adds to each unit of the second layer, cached."""
        lanes: i64 = s.config.lanes
        side: i64 = s.config.sides[s.turn]
        own = s.rows[side * lanes + lane]
        other = s.rows[(1 - side) * lanes + lane]
        if len(own) + len(other) > MAX_KEY_CARDS:
            return self.compute_location(s, lane)
        kind, hurt = s.kind, s.hurt
        key: i64 = 0
        for u in own:
            key = key * KEY_BASE + kind[u] * DAMAGES + hurt[u] + 1
        key = key * KEY_BASE
        for u in other:
            key = key * KEY_BASE + kind[u] * DAMAGES + hurt[u] + 1
        found = self.lane_cache.get(key)
        if found is None:
            found = self.compute_location(s, lane)
            if len(self.lane_cache) >= CACHE_SIZE:
                self.lane_cache.clear()
            self.lane_cache[key] = found
        return found

    def compute_location(self, s: Rift, lane: i64) -> list[float]:
        """Return what a location adds to each unit of the second layer."""
        rows = lane_rows(s, lane)
        hidden: list[float] = []
        for lane_unit in range(LANE_UNITS):
            one: float = self.lane_bias[lane_unit]
            for row in rows:
                one += self.lane[row * LANE_UNITS + lane_unit]
            hidden.append(max(0.0, one))
        standing = standing_rows(s, lane)
        found: list[float] = []
        for unit in range(TABLE_UNITS):
            value: float = 0.0
            for row in standing:
                value += self.table[row][unit]
            first: i64 = unit * LANE_UNITS
            for lane_unit in range(LANE_UNITS):
                value += self.meet[first + lane_unit] * hidden[lane_unit]
            found.append(value)
        return found

    def context(self, s: Rift) -> list[float]:
        """Return what scores, hand sizes, guilds and the place in the round add to each unit, cached."""
        config = s.config
        side: i64 = config.sides[s.turn]
        key: i64 = s.place
        for seat in range(config.players):
            key = (key * HAND_COUNTS + min(len(s.hands[seat]), HAND_COUNTS - 1)) * 2 + (
                config.sides[seat] == side
            )
            for guild in s.guilds[seat]:
                key = key * NUM_GUILDS + guild
        key = (key * POINTS + min(s.scores[0], POINTS - 1)) * POINTS + min(s.scores[1], POINTS - 1)
        found = self.context_cache.get(key)
        if found is None:
            rows = context_rows(s)
            found = []
            for unit in range(TABLE_UNITS):
                value: float = self.table_bias[unit]
                for row in rows:
                    value += self.table[row][unit]
                found.append(value)
            if len(self.context_cache) >= CACHE_SIZE:
                self.context_cache.clear()
            self.context_cache[key] = found
        return found
