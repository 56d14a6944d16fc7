"""Clocks charge a seat for the time it used, and no more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riftable.server.match.clock import (
    CLOCK_CHOICES,
    DAY_MS,
    MAX_GAME_LATENCY_CREDIT_MS,
    MAX_LATENCY_CREDIT_MS,
    Clock,
    is_valid_clock,
)
from riftable.server.protocol.parts import ClockSetting


def test_a_turn_has_its_own_time() -> None:
    clock = Clock(ClockSetting("move", seconds=60), 2)
    clock.turn_to(0, 1000)
    assert clock.now_left(0, 31_000) == 30_000
    assert clock.deadline() == 61_000
    clock.turn_to(0, 40_000)  # asked again in the same turn: nothing is given back
    assert clock.now_left(0, 41_000) == 20_000
    clock.turn_to(1, 41_000)
    assert clock.left == [60_000, 60_000]
    assert clock.now_left(1, 42_000) == 59_000
    clock.turn_to(None, 50_000)
    assert clock.deadline() is None


def test_a_game_has_one_time_and_a_bonus_for_each_turn() -> None:
    clock = Clock(ClockSetting("game", seconds=100, bonus=5), 2)
    clock.turn_to(0, 0)
    clock.turn_to(1, 30_000)
    assert clock.left == [75_000, 100_000]
    assert clock.now_left(1, 500_000) == 0


def test_days_and_none() -> None:
    assert Clock(ClockSetting("days", days=3), 1).left == [3 * DAY_MS]
    clock = Clock(ClockSetting(), 2)
    clock.turn_to(0, 0)
    assert clock.deadline() is None
    assert clock.now_left(0, 10**12) is None


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 50_000), st.integers(0, 20_000)), max_size=30),
    st.integers(0, 20),
)
def test_a_seat_is_never_charged_more_than_the_time_that_passed(
    turns: list[tuple[int, int, int]], bonus: int
) -> None:
    clock = Clock(ClockSetting("game", seconds=10_000, bonus=bonus), 3)
    now = down = changes = 0
    for seat, spent, stopped in turns:
        ended = clock.running is not None and clock.running != seat
        clock.turn_to(seat, now)
        changes += ended
        now += spent
        clock.stopped += stopped
        down += stopped
        now += stopped
    given_out = 3 * 10_000_000 + changes * bonus * 1000
    left = sum(clock.now_left(seat, now) or 0 for seat in range(3))
    assert given_out - left <= now - down


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 5000), st.integers(-50, 100_000)), max_size=200),
    st.integers(0, 20),
)
def test_latency_compensation_is_bounded(turns: list[tuple[int, int, int]], bonus: int) -> None:
    clock = Clock(ClockSetting("game", seconds=10_000, bonus=bonus), 3)
    now = changes = 0
    for seat, spent, lag in turns:
        changes += clock.running is not None and clock.running != seat
        clock.turn_to(seat, now)
        before = clock.left[seat]
        now += spent
        left, credit = clock.now_left(seat, now), clock.credit(seat, lag, now)
        assert left is not None
        assert before is not None
        assert 0 <= credit <= min(max(0, lag), MAX_LATENCY_CREDIT_MS, spent)
        clock.set_left(seat, left + credit, now)
        clock.credited[seat] += credit
    assert max(clock.credited) <= MAX_GAME_LATENCY_CREDIT_MS
    left_over = sum(clock.now_left(seat, now) or 0 for seat in range(3))
    given_out = 3 * 10_000_000 + changes * bonus * 1000
    assert given_out - left_over == now - sum(clock.credited)


def test_without_a_clock_nothing_is_given_back() -> None:
    clock = Clock(ClockSetting(), 2)
    clock.turn_to(0, 0)
    assert clock.credit(0, 200, 1000) == 0
    clock = Clock(ClockSetting("game", seconds=100), 2)
    clock.turn_to(0, 0)
    assert clock.credit(1, 200, 1000) == 0  # it waited, and was charged nothing


@pytest.mark.parametrize("setting", CLOCK_CHOICES)
def test_offered_clocks_are_valid(setting: ClockSetting) -> None:
    assert is_valid_clock(setting)


@pytest.mark.parametrize(
    "setting",
    [
        ClockSetting("none", seconds=3),
        ClockSetting("move"),
        ClockSetting("move", seconds=60, bonus=2),
        ClockSetting("game", seconds=10**9),
        ClockSetting("game", seconds=60, days=1),
        ClockSetting("days"),
        ClockSetting("days", days=99),
    ],
)
def test_invalid_clocks(setting: ClockSetting) -> None:
    assert not is_valid_clock(setting)
