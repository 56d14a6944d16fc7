"""Ratings of players from the games between them: maximum likelihood by Bradley and Terry, on Elo's scale.

Unlike ratings that are updated game by game, they do not depend on the order of the games, so a league that
is resumed or extended comes to the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from typing import Any, Final, NamedTuple

from riftable.arena.outcomes import Z_95

MEAN_RATING: Final = 1500.0  # of all players of a league
ELO_PER_NAT: Final = 400 / log(10)  # so that 400 points more mean odds of ten to one
PRIOR_DRAWS: Final = 1.0  # added to each pairing: a player who won all games has a rating, too
STEPS: Final = 100
PRECISION: Final = 1e-10
LONGEST_STEP: Final = 2.0  # in nats: Newton's method does not leap out of its reach


class EloRating(NamedTuple):
    """A rating with its 95 % confidence interval."""

    rating: float
    low: float
    high: float


class Meeting(NamedTuple):
    """The games of one player against another, from the view of the first."""

    games: int
    points: float  # 1 for a win, 0.5 for a draw


def elo_ratings(players: Sequence[str], meetings: Mapping[tuple[str, str], Meeting]) -> dict[str, EloRating]:
    """Return the rating of each player; `meetings` has each pair of players who met once, in any order.

    Players who are connected by no games at all have independent scales: their ratings do not compare.
    """
    import numpy as np

    n = len(players)
    at = {name: i for i, name in enumerate(players)}
    games, points = np.zeros((n, n)), np.zeros((n, n))
    for (one, other), met in meetings.items():
        i, j = at[one], at[other]
        if met.games and i != j:
            games[i, j] += met.games + PRIOR_DRAWS
            games[j, i] += met.games + PRIOR_DRAWS
            points[i, j] += met.points + PRIOR_DRAWS / 2
            points[j, i] += met.games - met.points + PRIOR_DRAWS / 2
    strength = np.zeros(n)
    inverse: Any = np.zeros((n, n))
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        gradient = (points - games * expected).sum(axis=1)
        weights = games * expected * (1 - expected)
        inverse = np.linalg.pinv(np.diag(weights.sum(axis=1)) - weights)
        step = inverse @ gradient
        strength += step * min(1.0, LONGEST_STEP / max(float(np.abs(step).max()), PRECISION))
        if np.abs(step).max() < PRECISION:
            break
    reach = Z_95 * ELO_PER_NAT * np.sqrt(np.clip(np.diag(inverse), 0, None))
    found = MEAN_RATING + ELO_PER_NAT * (strength - strength.mean())
    return {
        name: EloRating(float(found[i]), float(found[i] - reach[i]), float(found[i] + reach[i]))
        for i, name in enumerate(players)
    }
