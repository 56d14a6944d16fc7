"""The value net of `ai.value_net` over a row of a batch: the same whole numbers, without caches.

Sums fit 32 bits, as the fields there do, so that the processor adds and multiplies many at a time.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from riftable.games.riftforce.ai.features import (
    DAMAGES,
    DECK_SIZES,
    HAND_COUNTS,
    HELD_GUILD,
    HELD_KIND,
    HELD_NUMBER,
    LINE_COUNTS,
    LINE_PLACES,
    LOCATION_COUNTS,
    LOCATION_EDGE,
    LOCATION_GUILD_OTHER,
    LOCATION_GUILD_OWN,
    LOCATION_LAST_OTHER,
    LOCATION_LAST_OWN,
    LOCATION_LEFT_OTHER,
    LOCATION_LEFT_OWN,
    LOCATION_PARTNER,
    LOCATION_UNIT_OTHER,
    LOCATION_UNIT_OWN,
    NUMBER_COUNTS,
    POINTS,
    SET_SIZES,
    STARS,
    TABLE_CHALLENGE,
    TABLE_DECK_OTHER,
    TABLE_DECK_OWN,
    TABLE_GUILD_OTHER,
    TABLE_GUILD_OWN,
    TABLE_HAND_OTHER,
    TABLE_HAND_OWN,
    TABLE_HELD,
    TABLE_KNOWN,
    TABLE_PLACE,
    TABLE_POINT_OTHER,
    TABLE_POINT_OWN,
    TABLE_SEAT,
    TABLE_STAND_OTHER,
    TABLE_STAND_OWN,
)
from riftable.games.riftforce.ai.kernels.jit import called_kernel, kernel
from riftable.games.riftforce.ai.value_net import ROUNDING, SUM, UNIT, UNIT_SHIFT, WEIGHT
from riftable.games.riftforce.rl.batch.jit import Numbers
from riftable.games.riftforce.rl.batch.layout import (
    DECK_LEN,
    GUILD,
    GUILD_LEN,
    GUILDS,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HURT,
    KIND,
    KNOWN,
    KNOWN_LEN,
    PLACE,
    QUOTA,
    SCORES,
    SEAT,
    TURN,
)
from riftable.games.riftforce.rl.batch.mutations import first_of, line, size_of, unit
from riftable.games.riftforce.rl.batch.tables import CFG_BOTS, CFG_LANES, CFG_SEATS, CFG_SIDES
from riftable.games.riftforce.rules.ids import NUM_GUILDS
from riftable.games.riftforce.rules.state import Challenge

Matrix: TypeAlias = Sequence[MutableSequence[int]]


class NetMatrices(NamedTuple):
    """The weights of a value net by part, and the layers that `net_logit` fills.

    `table_bias` has the rows of the whole table that are active in all positions of a game: challenges.
    """

    location: Matrix
    location_bias: Numbers
    second: Matrix
    second_bias: Numbers
    left: Matrix
    right: Matrix
    pair_bias: Numbers
    hand: Matrix
    hand_bias: Numbers
    table: Matrix
    table_bias: Numbers
    from_location: Matrix
    from_pair: Matrix
    from_hand: Matrix
    out: Numbers
    out_bias: Numbers
    # Layers: of a location, of its neighbor to the left, of all of them, of a hand.
    first: Numbers
    here: Numbers
    before: Numbers
    middle: Numbers
    pair: Numbers
    pairs: Numbers
    held: Numbers
    total: Numbers


def net_matrices(parts: dict[str, list[list[int]]], challenges: Sequence[Challenge]) -> NetMatrices:
    """Return the weights of a value net, in the scale WEIGHT, as the kernels read them."""
    whole = SUM // WEIGHT  # rows that are added, not multiplied

    def rows(name: str, scale: int = 1) -> Any:
        return np.array(parts[name], np.int32) * np.int32(scale)

    first, middle, total = (len(parts[name][0]) for name in ("location_bias", "second_bias", "table_bias"))
    layers: Any = [np.zeros(n, np.int32) for n in (first, *[middle] * 6, total)]
    always = [TABLE_CHALLENGE + i * STARS + one.stars - 1 for i, one in enumerate(challenges)]
    table = rows("table", whole)
    return NetMatrices(
        rows("location", whole),
        rows("location_bias", whole)[0],
        rows("second"),
        rows("second_bias", whole)[0],
        rows("left"),
        rows("right"),
        rows("pair_bias", whole)[0],
        rows("hand", whole),
        rows("hand_bias", whole)[0],
        table,
        rows("table_bias", whole)[0] + table[always].sum(axis=0, dtype=np.int32),
        rows("from_location"),
        rows("from_pair"),
        rows("from_hand"),
        rows("out")[0],
        rows("out_bias", UNIT)[0],
        *layers,
    )


def with_own_layers(net: NetMatrices) -> NetMatrices:
    """Return a net with the same weights and its own layers: only one thread at a time may fill them."""
    layers = net._fields[net._fields.index("first") :]
    return net._replace(**{name: np.zeros_like(getattr(net, name)) for name in layers})


@kernel
def players_of(config: Numbers) -> int:
    """Return how many seats are asked: all but the trainer's."""
    return 1 if config[CFG_BOTS] else config[CFG_SEATS]


@kernel
def fill(layer: Numbers, row: Numbers) -> None:
    """Copy a row into a layer."""
    for j in range(len(layer)):
        layer[j] = row[j]


@kernel
def add_row(layer: Numbers, row: Numbers) -> None:
    """Add a row to a layer."""
    for j in range(len(layer)):
        layer[j] += row[j]


@kernel
def add_product(layer: Numbers, units: Numbers, matrix: Matrix) -> None:
    """Add units times a matrix to a layer."""
    for i in range(len(units)):
        n = units[i]
        row = matrix[i]
        if n:
            for j in range(len(layer)):
                layer[j] += n * row[j]


@kernel
def to_units(layer: Numbers) -> None:
    """Turn the sums of a layer into its units: those below 0 into 0."""
    for j in range(len(layer)):
        layer[j] = max(0, (layer[j] + ROUNDING) >> UNIT_SHIFT)


@kernel
def add_line(
    g: Numbers, net: NetMatrices, row: int, units: int, guilds: int, lefts: int, last: int, stand: int
) -> None:
    """Add the active rows of one line of a location, and those of the whole table for its units."""
    place = 0
    left = 0
    size = size_of(g, row)
    first = first_of(g, row)
    for k in range(size):
        at = unit(g[first + k])
        kind = g[at + KIND] & 63
        damage = min(g[at + HURT], DAMAGES - 1)
        left = max(5 + kind % 3 - damage, 0)
        add_row(net.first, net.location[units + kind * DAMAGES + damage])
        add_row(net.first, net.location[guilds + place * NUM_GUILDS + kind // 3])
        add_row(net.first, net.location[lefts + place * DAMAGES + left])
        add_row(net.total, net.table[stand + kind])
        place = min(place + 1, LINE_PLACES - 1)
    if size:
        add_row(net.first, net.location[last + left])


@kernel
def add_location(g: Numbers, net: NetMatrices, config: Numbers, side: int, lane: int, lanes: int) -> None:
    """Compute the second layer of a location, into `net.here`."""
    own, other = line(side, lane), line(1 - side, lane)
    fill(net.first, net.location_bias)
    counts = min(size_of(g, own), LINE_COUNTS - 1) * LINE_COUNTS + min(size_of(g, other), LINE_COUNTS - 1)
    add_row(net.first, net.location[LOCATION_COUNTS + counts])
    if lane in (0, lanes - 1):
        add_row(net.first, net.location[LOCATION_EDGE])
    for k in range(2):  # one call of `add_line`, which is inlined
        mine = k == 0
        add_line(
            g,
            net,
            own if mine else other,
            LOCATION_UNIT_OWN if mine else LOCATION_UNIT_OTHER,
            LOCATION_GUILD_OWN if mine else LOCATION_GUILD_OTHER,
            LOCATION_LEFT_OWN if mine else LOCATION_LEFT_OTHER,
            LOCATION_LAST_OWN if mine else LOCATION_LAST_OTHER,
            TABLE_STAND_OWN if mine else TABLE_STAND_OTHER,
        )
    if players_of(config) > 2:
        first = first_of(g, own)
        for k in range(size_of(g, own)):
            at = unit(g[first + k])
            if g[at + SEAT] != g[TURN]:
                add_row(net.first, net.location[LOCATION_PARTNER + g[at + GUILD]])
    to_units(net.first)
    fill(net.here, net.second_bias)
    add_product(net.here, net.first, net.second)
    to_units(net.here)


@kernel
def add_hand(g: Numbers, net: NetMatrices, seat: int) -> None:
    """Compute the layer of the hand of the seat on turn, into `net.held`, and add its cards to the table."""
    fill(net.held, net.hand_bias)
    size = g[HAND_LEN + seat]
    hand = HANDS + seat * HAND_WIDTH
    guild = -1
    of_guild = 0
    fives, sixes, sevens = 0, 0, 0
    for i in range(size):  # ascending: cards of a guild follow one another
        kind = g[hand + i] & 63
        add_row(net.held, net.hand[HELD_KIND + kind])
        add_row(net.total, net.table[TABLE_HELD + kind])
        number = kind % 3
        fives += number == 0
        sixes += number == 1
        sevens += number == 2
        of_guild = of_guild + 1 if kind // 3 == guild else 1
        guild = kind // 3
        if i == size - 1 or (g[hand + i + 1] & 63) // 3 != guild:
            add_row(net.held, net.hand[HELD_GUILD + guild * SET_SIZES + min(of_guild, SET_SIZES) - 1])
    add_row(net.held, net.hand[HELD_NUMBER + min(fives, NUMBER_COUNTS - 1)])
    add_row(net.held, net.hand[HELD_NUMBER + NUMBER_COUNTS + min(sixes, NUMBER_COUNTS - 1)])
    add_row(net.held, net.hand[HELD_NUMBER + 2 * NUMBER_COUNTS + min(sevens, NUMBER_COUNTS - 1)])
    to_units(net.held)


@kernel
def add_context(g: Numbers, c: Numbers, net: NetMatrices, config: Numbers, seat: int, side: int) -> None:
    """Add the rows of the whole table that concern neither units nor the hand of the seat on turn."""
    seats = players_of(config)
    hand_own, hand_other, deck_own, deck_other = 0, 0, 0, 0
    for other in range(config[CFG_SEATS]):
        mine = config[CFG_SIDES + other] == side
        for i in range(g[GUILD_LEN + other]):
            guild = g[GUILDS + other * QUOTA + i]
            add_row(net.total, net.table[(TABLE_GUILD_OWN if mine else TABLE_GUILD_OTHER) + guild])
        if other >= seats:
            continue
        if mine:
            hand_own += g[HAND_LEN + other]
            deck_own += g[DECK_LEN + other]
        else:
            hand_other += g[HAND_LEN + other]
            deck_other += g[DECK_LEN + other]
            for i in range(g[KNOWN_LEN + other]):
                add_row(net.total, net.table[TABLE_KNOWN + g[KNOWN + other * HAND_WIDTH + i]])
    add_row(net.total, net.table[TABLE_SEAT + seats * (seats - 1) // 2 + (seat if seats > 2 else 0)])
    add_row(net.total, net.table[TABLE_PLACE + g[PLACE]])
    add_row(net.total, net.table[TABLE_HAND_OWN + min(hand_own, HAND_COUNTS - 1)])
    add_row(net.total, net.table[TABLE_HAND_OTHER + min(hand_other, HAND_COUNTS - 1)])
    add_row(net.total, net.table[TABLE_DECK_OWN + min(deck_own // 3, DECK_SIZES - 1)])
    add_row(net.total, net.table[TABLE_DECK_OTHER + min(deck_other // 3, DECK_SIZES - 1)])
    add_row(net.total, net.table[TABLE_POINT_OWN + min(c[SCORES + side], POINTS - 1)])
    add_row(net.total, net.table[TABLE_POINT_OTHER + min(c[SCORES + 1 - side], POINTS - 1)])


@called_kernel
def net_logit(g: Numbers, c: Numbers, net: NetMatrices, config: Numbers) -> float:
    """Return the log-odds that the side on turn wins, in a position in which a turn begins."""
    seat = g[TURN] & 3
    side = config[CFG_SIDES + seat] & 1
    lanes = config[CFG_LANES]
    fill(net.total, net.table_bias)
    add_context(g, c, net, config, seat, side)
    add_hand(g, net, seat)
    for j in range(len(net.middle)):
        net.middle[j] = 0
        net.pairs[j] = 0
    for lane in range(lanes):
        add_location(g, net, config, side, lane, lanes)
        add_row(net.middle, net.here)
        if lane:
            fill(net.pair, net.pair_bias)
            add_product(net.pair, net.before, net.left)
            add_product(net.pair, net.here, net.right)
            to_units(net.pair)
            add_row(net.pairs, net.pair)
        fill(net.before, net.here)
    add_product(net.total, net.middle, net.from_location)
    add_product(net.total, net.pairs, net.from_pair)
    add_product(net.total, net.held, net.from_hand)
    to_units(net.total)
    found = net.out_bias[0]
    for j in range(len(net.total)):
        found += net.total[j] * net.out[j]
    return found / (UNIT * WEIGHT)
