"""Advantages of two sides, against a slow computation by their definition; over arrays of numpy."""

from __future__ import annotations

import numpy as np
import pytest

from riftable.training.advantages import advantages


def slow_advantage(
    v: list[float], side: list[int], end: list[bool], out: list[float], at: int, decay: float
) -> float:
    """The sum of all later surprises, each for the side that decides now, until the game ends."""
    total, weight = 0.0, 1.0
    for t in range(at, len(v) - 1):
        follows = 0.0 if end[t] else v[t + 1] * (1 if side[t + 1] == side[t] else -1)
        reward = out[t] if side[t] == 0 else -out[t]
        surprise = reward + follows - v[t]
        total += weight * surprise * (1 if side[t] == side[at] else -1)
        if end[t]:
            break
        weight *= decay
    return total


def test_advantages_are_sums_of_surprises() -> None:
    rng = np.random.default_rng(3)
    steps, games, decay = 12, 40, 0.9
    values = rng.uniform(-1, 1, (steps + 1, games))
    sides = rng.integers(2, size=(steps + 1, games)).astype(np.int8)
    ended = rng.random((steps, games)) < 0.2
    outcomes = np.where(ended, rng.integers(-1, 2, size=(steps, games)), 0).astype(float)
    found = advantages(
        list(values[:-1]), list(sides[:-1]), list(ended), list(outcomes), decay, values[-1], sides[-1]
    )
    for game in range(games):
        v, side, end, out = (one[:, game].tolist() for one in (values, sides, ended, outcomes))
        for t in range(steps):
            assert found[t][game] == pytest.approx(slow_advantage(v, side, end, out, t, decay))


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    one, mine, theirs = np.ones(1), np.zeros(1, np.int8), np.ones(1, np.int8)
    found = advantages(
        [0 * one, 0 * one], [mine, theirs], [one < 0, one > 0], [0 * one, -one], 0.95, one, mine
    )
    assert [float(gain[0]) for gain in found] == [pytest.approx(-0.95), 1.0]
