"""Outcomes of games: won, drawn or lost, and shares with their confidence intervals."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

LOSS: Final = 0
DRAW: Final = 1  # also a win shared with others
WIN: Final = 2
Z_95: Final = 1.959963984540054  # quantile of the normal distribution for a 95 % interval


class Interval(NamedTuple):
    """A share with its 95 % confidence interval."""

    share: float
    low: float
    high: float


def interval(wins: float, games: int) -> Interval:
    """Return Wilson's interval for a share of games; it is valid for few games, and near 0 and 1.

    Where draws count half, the interval is a little too wide.
    """
    share, spread = wins / games, Z_95**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    low = 0.0 if wins == 0 else middle - reach
    return Interval(share, low, 1.0 if wins == games else middle + reach)


def outcomes(result: dict[int, float]) -> dict[int, int]:
    """Return the outcome of each side: a single best one wins, several draw; below 0 all lose."""
    best = max(result.values())
    alone = list(result.values()).count(best) == 1 and best > 0
    top = WIN if alone else DRAW
    return {side: top if value == best >= 0 else LOSS for side, value in result.items()}
