"""The value net of Riftforce: what it is told of a table, and that it adds up what it says it does."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

import pytest

import riftable
from riftable.core.rng import Rng
from riftable.games.riftforce.ai.features import (
    HELD_ROWS,
    LOCATION_EDGE,
    LOCATION_PARTNER,
    LOCATION_ROWS,
    LOCATION_UNIT_OTHER,
    STARS,
    TABLE_CHALLENGE,
    TABLE_GUILD_OTHER,
    TABLE_KNOWN,
    TABLE_POINT_OWN,
    TABLE_ROWS,
    TABLE_SEAT,
    TABLE_STAND_OWN,
    hand_rows,
    location_rows,
    table_rows,
)
from riftable.games.riftforce.ai.value_net import (
    HALF,
    ROUNDING,
    SUM,
    UNIT,
    WEIGHT,
    Fields,
    ValueNet,
)
from riftable.games.riftforce.ai.weights import VALUE_NETS, learned_weights
from riftable.games.riftforce.rules.ids import GUILD_NAMES, NUM_KINDS
from riftable.games.riftforce.rules.state import Rift

MATRIX = list[list[int]]


def turns(seed: int, mode: str = "duel") -> list[Rift]:
    """Positions of a random game, taken where turns begin."""
    rules = riftable.rules("riftforce", mode, **({"draft": "beyond"} if mode == "duel" else {}))
    rng = Rng(seed)
    s = rules.new()
    found = []
    while s.ask is not None:
        if rules.at_rest(s):
            twin = s.copy()
            assert isinstance(twin, Rift)
            found.append(twin)
        s.step(s.ask.sample(rng))
    return found


def parts(family: str = "duel") -> dict[str, MATRIX]:
    """The weights of a family of modes, as its file has them."""
    file = files("riftable.games.riftforce.ai").joinpath("data", f"value-net-{family}.json")
    found: dict[str, MATRIX] = json.loads(file.read_text(encoding="utf-8"))
    return found


def added_rows(rows: list[int], matrix: MATRIX, bias: MATRIX) -> list[float]:
    """The sums of a layer by its active rows."""
    return [(bias[0][i] + sum(matrix[row][i] for row in rows)) / WEIGHT for i in range(len(bias[0]))]


def units(sums: list[float]) -> list[float]:
    return [max(0.0, one) for one in sums]


def times(layer: list[float], matrix: MATRIX) -> list[float]:
    """Units of a layer times a matrix."""
    return [
        sum(unit * row[i] for unit, row in zip(layer, matrix, strict=True)) / WEIGHT
        for i in range(len(matrix[0]))
    ]


class Plain(NamedTuple):
    """What a net adds up, written down as one would explain it."""

    logit: float
    sums: list[list[float]]  # of each layer, before those below 0 become 0


def plain(net: dict[str, MATRIX], s: Rift) -> Plain:
    """Add up a net for a position."""
    sums = []
    locations = []
    for lane in range(s.config.lanes):
        sums.append(added_rows(location_rows(s, lane), net["location"], net["location_bias"]))
        bias = [weight / WEIGHT for weight in net["second_bias"][0]]
        second = times(units(sums[-1]), net["second"])
        sums.append([a + b for a, b in zip(second, bias, strict=True)])
        locations.append(units(sums[-1]))
    table = added_rows(table_rows(s), net["table"], net["table_bias"])
    added = [times(location, net["from_location"]) for location in locations]
    for left, right in pairwise(locations):
        both = zip(times(left, net["left"]), times(right, net["right"]), net["pair_bias"][0], strict=True)
        sums.append([a + b + c / WEIGHT for a, b, c in both])
        added.append(times(units(sums[-1]), net["from_pair"]))
    sums.append(added_rows(hand_rows(s), net["hand"], net["hand_bias"]))
    added.append(times(units(sums[-1]), net["from_hand"]))
    sums.append([sum(column) for column in zip(table, *added, strict=True)])
    total = sum(a * b for a, b in zip(units(sums[-1]), net["out"][0], strict=True))
    return Plain(float(net["out_bias"][0][0] + total) / WEIGHT, sums)


@pytest.mark.parametrize("mode", VALUE_NETS)
def test_the_net_adds_up_what_it_says(mode: str) -> None:
    net = learned_weights(mode).value_net
    found = turns(4, mode)
    assert len(found) >= 10
    said = [net.logit(s) for s in found]
    assert said == [net.logit(s) for s in found]  # what is cached is the same
    weights = parts(VALUE_NETS[mode])
    assert said == pytest.approx([plain(weights, s).logit for s in found], abs=0.05)  # units are rounded
    assert max(said) - min(said) > 1  # it tells positions apart


@pytest.mark.parametrize("mode", VALUE_NETS)
@pytest.mark.parametrize("cache_size", [7, 12, 13, 21])
def test_a_cache_that_is_cleared_changes_nothing(mode: str, cache_size: int) -> None:
    small = ValueNet(parts(VALUE_NETS[mode]), cache_size)
    large = ValueNet(parts(VALUE_NETS[mode]))
    found = [s for seed in (4, 5) for s in turns(seed, mode)]
    assert [small.logit(s) for s in found] == [large.logit(s) for s in found]


def test_many_numbers_are_added_and_multiplied_as_one() -> None:
    fields = Fields(6)
    numbers = [5 * SUM, -3 * SUM, 0, HALF - 1 - ROUNDING, -HALF, 7]
    assert fields.units(fields.pack(numbers))[:3] == [5 * UNIT, 0, 0]
    ones, twos = fields.pack([WEIGHT, -WEIGHT] * 3), fields.pack([2 * WEIGHT] * 6)
    assert fields.units(3 * UNIT * ones + UNIT * twos) == [5 * UNIT, 0] * 3
    assert fields.units(fields.pack([ROUNDING, ROUNDING - 1] * 3)) == [1, 0] * 3


@pytest.mark.parametrize("mode", VALUE_NETS)
def test_sums_of_a_crowded_location_stay_in_their_fields(mode: str) -> None:
    """Even if each of its rows had the largest weight; a field that overflows changes its neighbor."""
    net = parts(VALUE_NETS[mode])
    largest = {name: max(abs(weight) for row in matrix for weight in row) for name, matrix in net.items()}
    assert max(largest.values()) < 16 * WEIGHT
    for s in turns(9, mode):
        rows = max(len(location_rows(s, lane)) for lane in range(s.config.lanes))
        assert (rows + 1) * largest["location"] * (SUM // WEIGHT) < HALF


@pytest.mark.parametrize("mode", VALUE_NETS)
def test_no_sum_comes_near_the_size_of_its_field(mode: str) -> None:
    weights = parts(VALUE_NETS[mode])
    largest = max(abs(one) for s in turns(9, mode) for sums in plain(weights, s).sums for one in sums)
    assert 1 < largest * SUM < HALF / 50


@pytest.mark.parametrize("mode", VALUE_NETS)
def test_every_row_has_its_numbers(mode: str) -> None:
    net = parts(VALUE_NETS[mode])
    first, second, table = (len(net[name][0]) for name in ("location_bias", "second_bias", "table_bias"))
    assert {name: (len(matrix), {len(row) for row in matrix}) for name, matrix in net.items()} == {
        "location": (LOCATION_ROWS, {first}),
        "location_bias": (1, {first}),
        "second": (first, {second}),
        "second_bias": (1, {second}),
        "left": (second, {second}),
        "right": (second, {second}),
        "pair_bias": (1, {second}),
        "hand": (HELD_ROWS, {second}),
        "hand_bias": (1, {second}),
        "table": (TABLE_ROWS, {table}),
        "table_bias": (1, {table}),
        "from_location": (second, {table}),
        "from_pair": (second, {table}),
        "from_hand": (second, {table}),
        "out": (1, {table}),
        "out_bias": (1, {1}),
    }
    for s in turns(5, mode):
        for lane in range(s.config.lanes):
            assert all(0 <= row < LOCATION_ROWS for row in location_rows(s, lane))
        assert all(0 <= row < HELD_ROWS for row in hand_rows(s))
        assert all(0 <= row < TABLE_ROWS for row in table_rows(s))


def test_rows_are_seen_from_the_side_on_turn() -> None:
    s = next(s for s in turns(6) if s.turn == 1 and s.scores[0] != s.scores[1])
    rows = table_rows(s)
    assert TABLE_POINT_OWN + s.scores[1] in rows
    assert sorted(row for row in rows if row < TABLE_STAND_OWN) == sorted(s.hands[1])
    assert sorted(row for row in hand_rows(s) if row < NUM_KINDS) == sorted(s.hands[1])
    lanes = s.config.lanes
    for lane in range(lanes):
        found = location_rows(s, lane)
        assert sum(row < LOCATION_UNIT_OTHER for row in found) == len(s.rows[lanes + lane])
        assert (LOCATION_EDGE in found) == (lane in (0, lanes - 1))


def test_cards_that_all_know_to_be_in_the_other_hand_count() -> None:
    s = next(s for s in turns(7) if s.known[1 - s.turn])
    known = [row - TABLE_KNOWN for row in table_rows(s) if TABLE_KNOWN <= row < TABLE_KNOWN + NUM_KINDS]
    assert sorted(known) == sorted(s.known[1 - s.turn])


def test_units_of_a_partner_are_told_from_the_own() -> None:
    s = next(s for s in turns(8, "team4") if {int(s.seat[u]) for row in s.rows for u in row} == {0, 1, 2, 3})
    partners = [row for lane in range(s.config.lanes) for row in location_rows(s, lane)]
    side = s.config.sides[s.turn]
    there = [u for row in s.rows for u in row if s.config.sides[s.seat[u]] == side and s.seat[u] != s.turn]
    assert sum(row >= LOCATION_PARTNER for row in partners) == len(there)


def test_the_net_of_the_teams_has_learned() -> None:
    """It began with the weights of the duel, and knows of units of a partner, of seats and of later turns."""
    duel, teams = parts("duel"), parts("teams")
    assert all(any(row) for row in teams["location"][LOCATION_PARTNER:])
    assert all(duel[name] != teams[name] for name in duel)
    seats = teams["table"][TABLE_SEAT + 3 : TABLE_CHALLENGE]
    assert len({tuple(row) for row in seats}) == len(seats) == 7


def test_the_net_of_solo_has_learned_of_challenges() -> None:
    assert any(map(any, parts("solo")["table"][TABLE_CHALLENGE:]))


def test_in_solo_the_rows_tell_the_challenges_and_the_guilds_of_the_trainer() -> None:
    guilds = "water ice air plant"
    rules = riftable.rules("riftforce", "solo", stars="2,3,4", ampersand="move:7", trainer=guilds)
    s, rng = rules.new(), Rng(2)
    while not rules.at_rest(s):
        assert s.ask is not None
        s.step(s.ask.sample(rng))
    assert isinstance(s, Rift)
    rows = table_rows(s)
    challenges = [row - TABLE_CHALLENGE for row in rows if row >= TABLE_CHALLENGE]
    assert challenges == [2 - 1, STARS + 3 - 1, 2 * STARS + 4 + 5 - 1]
    others = {row - TABLE_GUILD_OTHER for row in rows if TABLE_GUILD_OTHER <= row < TABLE_SEAT}
    assert others == {GUILD_NAMES.index(name) for name in guilds.split()}


def test_other_challenges_are_judged_anew() -> None:
    net = learned_weights("solo").value_net
    found = []
    for stars in ("1,1,1", "4,4,4"):
        rules = riftable.rules(
            "riftforce", "solo", stars=stars, guilds="fire sand star love", trainer="water ice air plant"
        )
        s, rng = rules.new(), Rng(2)
        while not rules.at_rest(s):
            assert s.ask is not None
            s.step(s.ask.sample(rng))
        assert isinstance(s, Rift)
        found.append((s, net.logit(s)))
    (easy, easily), (hard, hardly) = found
    assert easy.hands == hard.hands, "the same deal"
    assert easily > hardly
    assert net.logit(easy) == easily, "what is cached is not mixed up"
