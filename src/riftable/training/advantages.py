"""Generalized advantage estimation for two sides, over arrays of numpy or tensors of PyTorch."""

from __future__ import annotations

from typing import Any


def advantages(
    values: Any, sides: Any, ended: Any, outcomes: Any, decay: float, last_value: Any, last_side: Any
) -> list[Any]:
    """Return the advantage of each decision, for the side that made it; all are lists by step.

    `values` are those that the deciding side expected, `outcomes` those of games that `ended` with the step,
    for side 0. What follows is good for a side as far as it is good for whoever decides next, if that is
    the same side, else as far as it is bad. So every decision of a game counts, whoever made it.
    """
    found: list[Any] = []
    later = 0.0 * last_value
    for t in range(len(values) - 1, -1, -1):
        sign = (2.0 * (sides[t] == last_side) - 1.0) * (1.0 - 1.0 * ended[t])
        reward = outcomes[t] * (1.0 - 2.0 * sides[t])
        later = reward + sign * last_value - values[t] + decay * sign * later
        found.append(later)
        last_value, last_side = values[t], sides[t]
    return found[::-1]
