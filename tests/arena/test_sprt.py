"""The sequential test keeps its error rates and stops early."""

from __future__ import annotations

import math

import pytest

from riftable.arena.sprt import Bounds, Sprt, max_likelihood, read_bounds
from riftable.core.errors import BadOption
from riftable.core.rng import Rng


def test_the_max_likelihood_distribution_has_the_given_mean() -> None:
    counts = {0.0: 3.0, 0.25: 5.0, 0.5: 20.0, 0.75: 9.0, 1.0: 7.0}
    for mean in (0.1, 0.5, 0.55, 0.9):
        found = max_likelihood(counts, mean)
        assert sum(found.values()) == pytest.approx(1)
        assert sum(value * part for value, part in found.items()) == pytest.approx(mean)
        assert min(found.values()) > 0
    own = sum(value * n for value, n in counts.items()) / sum(counts.values())
    assert max_likelihood(counts, own)[0.5] == pytest.approx(20 / 44)  # the counts themselves


def test_the_ratio_is_that_of_a_coin_where_blocks_are_single_games() -> None:
    test = Sprt(Bounds(0.5, 0.6))
    for _ in range(30):
        test.add(1.0)
    for _ in range(20):
        test.add(0.0)
    assert test.llr == pytest.approx(30 * math.log(0.6 / 0.5) + 20 * math.log(0.4 / 0.5), abs=1e-3)


def test_the_ratio_is_near_that_of_normal_blocks() -> None:
    test = Sprt(Bounds(0.5, 0.52))
    counts = {0.0: 30, 0.25: 90, 0.5: 260, 0.75: 110, 1.0: 40}
    for value, n in counts.items():
        for _ in range(n):
            test.add(value)
    n = sum(counts.values())
    mean = sum(value * k for value, k in counts.items()) / n
    variance = sum(k * (value - mean) ** 2 for value, k in counts.items()) / n
    assert test.llr == pytest.approx(n * 0.02 * (2 * mean - 1.02) / (2 * variance), rel=0.05)


@pytest.mark.parametrize(("percent", "high"), [(50, False), (65, True)])
def test_it_errs_seldom_and_stops_early(percent: int, high: bool) -> None:
    rng, trials, wrong, pairs = Rng(5), 120, 0, 0
    for _ in range(trials):
        test = Sprt(Bounds(0.5, 0.65, 0.05, 0.05))
        while not test.settled:
            test.add(sum(rng.below(100) < percent for _ in range(2)) / 2)
            pairs += 1
        wrong += (test.llr >= test.accept) != high
    assert wrong <= 12  # 5 % of 120 are 6
    assert pairs / trials < 60  # a fixed number of pairs would need about 70


def test_winning_all_settles_it_at_once() -> None:
    test = Sprt(Bounds(0.5, 0.65))
    while not test.settled:
        test.add(1.0)
    assert test.llr >= test.accept
    assert sum(test.blocks.values()) == 12


@pytest.mark.parametrize(
    ("text", "alpha", "says"),
    [
        ("0.5", 0.05, "two shares, as in"),
        ("0.5,x", 0.05, "two shares, as in"),
        ("0.65,0.5", 0.05, "the smaller first"),
        ("0,0.5", 0.05, "between 0 and 1"),
        ("0.5,0.6", 0.7, "--alpha and --beta"),
    ],
)
def test_bounds_that_make_no_sense(text: str, alpha: float, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        read_bounds(text, alpha, 0.05)
