"""The value net of Riftforce: what it is told of a table, and that it adds up what it says it does."""

from __future__ import annotations

import pytest

import riftable
from riftable.core.rng import Rng
from riftable.games.riftforce.ai.features import (
    LANE_FRONT_OTHER,
    LANE_FRONT_OWN,
    LANE_ROWS,
    TABLE_HELD,
    TABLE_POINT_OWN,
    TABLE_ROWS,
    TABLE_STAND_OWN,
    lane_rows,
    table_rows,
)
from riftable.games.riftforce.ai.value_net import LANE_UNITS, TABLE_UNITS, ValueNet
from riftable.games.riftforce.ai.weights import learned_weights
from riftable.games.riftforce.rules.state import Rift


def turns(seed: int) -> list[Rift]:
    """Positions of a random game, taken where turns begin."""
    rules = riftable.rules("riftforce", "duel", draft="beyond")
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


def plain(net: ValueNet, s: Rift) -> float:
    """The same sum, written down as one would explain it."""
    lanes = [lane_rows(s, lane) for lane in range(s.config.lanes)]
    seen = [
        sum(
            max(0.0, net.lane_bias[eye] + sum(net.lane[row * LANE_UNITS + eye] for row in rows))
            for rows in lanes
        )
        for eye in range(LANE_UNITS)
    ]
    units = [
        net.table_bias[unit]
        + sum(net.table[row][unit] for row in table_rows(s))
        + sum(net.meet[unit * LANE_UNITS + eye] * seen[eye] for eye in range(LANE_UNITS))
        for unit in range(TABLE_UNITS)
    ]
    return sum(net.out[unit] * max(0.0, units[unit]) for unit in range(TABLE_UNITS))


def test_the_net_adds_up_what_it_says() -> None:
    net = learned_weights("duel").value_net
    assert net is not None
    found = turns(4)
    assert len(found) > 20
    said = [net.logit(s) for s in found]
    assert said == pytest.approx([plain(net, s) for s in found])
    assert max(said) - min(said) > 1  # it tells positions apart


def test_every_row_has_its_numbers() -> None:
    net = learned_weights("duel").value_net
    assert net is not None
    assert (len(net.lane), len(net.lane_bias)) == (LANE_ROWS * LANE_UNITS, LANE_UNITS)
    assert [len(row) for row in net.table] == [TABLE_UNITS] * TABLE_ROWS
    assert len(net.table_bias) == TABLE_UNITS
    assert (len(net.meet), len(net.out)) == (TABLE_UNITS * LANE_UNITS, TABLE_UNITS)
    for s in turns(5):
        assert all(0 <= row < LANE_ROWS for lane in range(s.config.lanes) for row in lane_rows(s, lane))
        assert all(0 <= row < TABLE_ROWS for row in table_rows(s))


def test_rows_are_seen_from_the_side_on_turn() -> None:
    s = next(s for s in turns(6) if s.turn == 1 and s.scores[0] != s.scores[1])
    rows = table_rows(s)
    assert TABLE_POINT_OWN + s.scores[1] in rows
    assert sorted(row - TABLE_HELD for row in rows if row < TABLE_STAND_OWN) == sorted(s.hands[1])
    lanes = s.config.lanes
    for lane in range(lanes):
        first, second, *_ = lane_rows(s, lane)
        assert (first == LANE_FRONT_OWN) == (not s.rows[lanes + lane])
        assert (second == LANE_FRONT_OTHER) == (not s.rows[lane])


@pytest.mark.parametrize("mode", ["team3", "team4", "solo"])
def test_other_modes_go_without_it(mode: str) -> None:
    assert learned_weights(mode).value_net is None
