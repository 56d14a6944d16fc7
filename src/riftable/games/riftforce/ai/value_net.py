"""The value net of Riftforce: the log-odds to win, for positions in which a turn begins.

Two layers read each location with the same weights, one reads pairs of adjacent locations, one the hand of
the seat on turn. All of them meet scores, sizes and guilds in a table layer, whose units give the log-odds.
`ai.features` lists the rows that are active in a position; `tools/learn_value_net.py` and
`tools/tune_value_net.py` train the weights. The bot `net` plays by another net (`riftable.ai.learned_net`).

Weights are whole numbers, and a row of a matrix is one large integer with FIELD bits for each number. Sums of
rows and multiples of them are then single operations of Python: many times as fast as loops over lists,
compiled or not, and the same on every machine.
"""

from __future__ import annotations

from struct import Struct
from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftforce.ai.features import (
    DAMAGES,
    DECK_SIZES,
    HAND_COUNTS,
    POINTS,
    SEATS,
    STARS,
    TABLE_HELD,
    context_rows,
    deck_size,
    guild_rows,
    hand_rows,
    held,
    known_rows,
    location_rows,
    points,
    standing_rows,
)
from riftable.games.riftforce.rules.ids import NUM_KINDS
from riftable.games.riftforce.rules.state import Rift

# Scales: 1.0 as a whole number.
WEIGHT: Final = 1 << 10  # of weights by which units of the layer below are multiplied
UNIT: Final = 1 << 8  # of units of a layer
SUM: Final = 1 << 18  # of what is summed up: biases, rows of inputs, weights times units

UNIT_SHIFT: Final = 10  # from SUM to UNIT
ROUNDING: Final = 1 << 9  # half of what the shift cuts off

FIELD: Final = 32  # bits of a number in a row
HALF: Final = 1 << 31  # added to numbers before they are written without a sign

# Results are cached by an integer key that encodes the whole input.
KEY_BASE: Final = NUM_KINDS * DAMAGES + 1
CACHE_SIZE: Final = 8192


@final
class Fields:
    """Some numbers as one integer: the i-th times 2 to the power of FIELD * i, added up.

    Integers of this kind can be added, and multiplied by a number, as if all their numbers were.
    """

    size: int  # of the bytes
    halves: int  # HALF for each number
    offset: int  # the same and ROUNDING
    struct: Struct

    def __init__(self, size: int) -> None:
        self.size = FIELD // 8 * size
        self.struct = Struct(f"<{size}I")
        self.halves = int.from_bytes(self.struct.pack(*[HALF] * size), "little")
        self.offset = self.halves + int.from_bytes(self.struct.pack(*[ROUNDING] * size), "little")

    def pack(self, numbers: list[int]) -> int:
        """Return numbers from -HALF to HALF - 1 as one integer."""
        plain = self.struct.pack(*[number + HALF for number in numbers])
        return int.from_bytes(plain, "little") - self.halves

    def units(self, total: int) -> list[int]:
        """Return the units of a layer by their sums: those below 0 as 0, in the scale UNIT."""
        found: list[int] = []
        for number in self.struct.unpack((total + self.offset).to_bytes(self.size, "little")):
            value: i64 = number
            value = (value - HALF) >> UNIT_SHIFT
            found.append(max(0, value))
        return found


@final
class LocationUnits:
    """What the net makes of a location."""

    number: i64  # of this content, for the keys of pairs
    table: int  # what it adds to the table layer
    left: int  # what it adds to a pair as the left of the two
    right: int

    def __init__(self, number: i64, table: int, left: int, right: int) -> None:
        self.number = number
        self.table = table
        self.left = left
        self.right = right


@final
class ValueNet:
    """The trained weights, and the log-odds they add up to.

    From one leaf of a search to the next most of a position stays the same. So what locations, pairs of them,
    hands and all the rest add to the table layer is cached.
    """

    parts: dict[str, list[list[int]]]  # the matrices it was made of
    first_units: Fields  # of the first layer of a location
    units: Fields  # of its second layer, of a pair of locations, and of the hand
    table_units: Fields
    location: list[int]  # rows of active inputs; the first layer of a location
    location_bias: int
    second: list[int]  # a row for each unit of the first layer; and so on
    second_bias: int
    left: list[int]
    right: list[int]
    pair_bias: int
    hand: list[int]  # rows of active inputs
    hand_bias: int
    table: list[int]  # rows of active inputs
    table_bias: int
    from_location: list[int]
    from_pair: list[int]
    from_hand: list[int]
    out: list[int]  # by unit of the table layer
    out_bias: int
    location_cache: dict[int, LocationUnits]
    pair_cache: dict[int, int]
    hand_cache: dict[int, int]
    context_cache: dict[int, int]
    guilds: list[list[int]]  # those that `context_cache` is for
    cache_size: int  # entries of each cache, which is cleared when it is full

    def __init__(self, parts: dict[str, list[list[int]]], cache_size: int = CACHE_SIZE) -> None:
        """Take the matrices by name, in the scale WEIGHT; a bias is a matrix of one row.

        A cache must have room for all locations of a position.
        """
        self.parts = parts
        self.cache_size = cache_size
        first = self.first_units = Fields(len(parts["location_bias"][0]))
        middle = self.units = Fields(len(parts["second_bias"][0]))
        table = self.table_units = Fields(len(parts["table_bias"][0]))
        self.location = sums(first, parts["location"])
        self.location_bias = sums(first, parts["location_bias"])[0]
        self.second = [middle.pack(row) for row in parts["second"]]
        self.second_bias = sums(middle, parts["second_bias"])[0]
        self.left = [middle.pack(row) for row in parts["left"]]
        self.right = [middle.pack(row) for row in parts["right"]]
        self.pair_bias = sums(middle, parts["pair_bias"])[0]
        self.hand = sums(middle, parts["hand"])
        self.hand_bias = sums(middle, parts["hand_bias"])[0]
        self.table = sums(table, parts["table"])
        self.table_bias = sums(table, parts["table_bias"])[0]
        self.from_location = [table.pack(row) for row in parts["from_location"]]
        self.from_pair = [table.pack(row) for row in parts["from_pair"]]
        self.from_hand = [table.pack(row) for row in parts["from_hand"]]
        self.out = parts["out"][0]
        self.out_bias = parts["out_bias"][0][0] * UNIT
        self.guilds = []
        self.location_cache = {}
        self.pair_cache = {}
        self.hand_cache = {}
        self.context_cache = {}

    def logit(self, s: Rift) -> float:
        """Return the log-odds that the side on turn wins."""
        total: int = self.context_part(s) + self.hand_part(s)
        lanes: i64 = s.config.lanes
        # Never between two locations: their numbers are the key of the pair.
        if len(self.location_cache) > self.cache_size - lanes:
            self.location_cache.clear()
            self.pair_cache.clear()
        before: LocationUnits | None = None
        for lane in range(lanes):
            here = self.location_units(s, lane)
            total += here.table
            if before is not None:
                total += self.pair_part(before, here)
            before = here
        for row in known_rows(s):
            total += self.table[row]
        fields = self.table_units
        plain = (total + fields.offset).to_bytes(fields.size, "little")
        found: i64 = self.out_bias
        out = self.out
        i: i64 = 0
        for number in fields.struct.unpack(plain):
            value: i64 = number
            if value > HALF:
                found += ((value - HALF) >> UNIT_SHIFT) * out[i]
            i += 1  # noqa: SIM113 - a native integer, which `enumerate` does not give
        return found / (UNIT * WEIGHT)

    def location_units(self, s: Rift, lane: i64) -> LocationUnits:
        """Return what the net makes of a location, cached."""
        lanes: i64 = s.config.lanes
        side: i64 = s.config.sides[s.turn]
        own = s.rows[side * lanes + lane]
        other = s.rows[(1 - side) * lanes + lane]
        kind, hurt = s.kind, s.hurt
        key: int = 1 if lane == 0 or lane == lanes - 1 else 2
        for u in own:
            key = key * KEY_BASE + kind[u] * DAMAGES + min(hurt[u], DAMAGES - 1) + 1
        key = key * KEY_BASE
        for u in other:
            key = key * KEY_BASE + kind[u] * DAMAGES + min(hurt[u], DAMAGES - 1) + 1
        if s.config.players > 2:
            for u in own:
                key = key * 2 + (s.seat[u] != s.turn)
            key = -key
        found = self.location_cache.get(key)
        if found is None:
            found = self.compute_location(s, lane, len(self.location_cache))
            self.location_cache[key] = found
        return found

    def compute_location(self, s: Rift, lane: i64, number: i64) -> LocationUnits:
        """Return what the net makes of a location."""
        first = self.first_units.units(with_rows(self.location_bias, self.location, location_rows(s, lane)))
        second = self.units.units(with_units(self.second_bias, self.second, first))
        standing = with_rows(0, self.table, standing_rows(s, lane))
        return LocationUnits(
            number,
            with_units(standing, self.from_location, second),
            with_units(self.pair_bias, self.left, second),
            with_units(0, self.right, second),
        )

    def pair_part(self, left: LocationUnits, right: LocationUnits) -> int:
        """Return what two adjacent locations add to the table layer, cached."""
        key: i64 = left.number << 32 | right.number
        found = self.pair_cache.get(key)
        if found is None:
            found = with_units(0, self.from_pair, self.units.units(left.left + right.right))
            if len(self.pair_cache) >= self.cache_size:
                self.pair_cache.clear()
            self.pair_cache[key] = found
        return found

    def hand_part(self, s: Rift) -> int:
        """Return what the hand of the seat on turn adds to the table layer, cached."""
        key: int = 0
        for card in s.hands[s.turn]:
            key = key * (NUM_KINDS + 1) + card + 1
        found = self.hand_cache.get(key)
        if found is None:
            units = self.units.units(with_rows(self.hand_bias, self.hand, hand_rows(s)))
            cards: list[int] = [TABLE_HELD + card for card in s.hands[s.turn]]
            found = with_units(with_rows(0, self.table, cards), self.from_hand, units)
            if len(self.hand_cache) >= self.cache_size:
                self.hand_cache.clear()
            self.hand_cache[key] = found
        return found

    def context_part(self, s: Rift) -> int:
        """Return what the rest of the table, such as scores and guilds, adds to the table layer, cached."""
        if s.guilds != self.guilds:
            self.guilds = [guilds[:] for guilds in s.guilds]
            self.context_cache.clear()
        side: i64 = s.config.sides[s.turn]
        key: i64 = s.place * SEATS + s.turn
        for one in (side, 1 - side):
            key = (key * HAND_COUNTS + held(s, one)) * POINTS + points(s, one)
            key = key * DECK_SIZES + deck_size(s, one)
        for challenge in s.config.challenges:
            key = key * (STARS + 1) + challenge.stars
        found = self.context_cache.get(key)
        if found is None:
            found = with_rows(self.table_bias, self.table, context_rows(s) + guild_rows(s))
            if len(self.context_cache) >= self.cache_size:
                self.context_cache.clear()
            self.context_cache[key] = found
        return found


def sums(fields: Fields, rows: list[list[int]]) -> list[int]:
    """Return rows in the scale WEIGHT as integers in the scale SUM."""
    return [fields.pack([number * (SUM // WEIGHT) for number in row]) for row in rows]


def with_rows(total: int, matrix: list[int], rows: list[int]) -> int:
    """Return a sum with some rows of a matrix added."""
    for row in rows:
        total += matrix[row]
    return total


def with_units(total: int, matrix: list[int], units: list[int]) -> int:
    """Return a sum with a matrix times the units of a layer added."""
    for i in range(len(units)):
        unit = units[i]
        if unit:
            total += unit * matrix[i]
    return total
