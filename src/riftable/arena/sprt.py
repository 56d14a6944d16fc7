"""A sequential probability ratio test over blocks of games: it stops a run as soon as the result is clear.

The two games of a pair are dealt the same cards, so they are not independent; pairs are. The test therefore
counts what a player scored in a whole block: of a pair 0, ½, 1, 1½ or 2 points, which is why it is called
pentanomial. Only the mean is in question, not how the blocks are distributed about it: that is estimated
from the blocks themselves, once under each hypothesis (Van den Bergh's generalized test).
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, NamedTuple

from riftable.arena.error_messages import ArenaMessage
from riftable.core.errors import BadOption

PSEUDO_COUNT: Final = 1e-3  # blocks added at either end, so that every mean is possible


class Bounds(NamedTuple):
    """Two hypotheses about the mean score of a player, and the allowed error rates."""

    low: float
    high: float
    alpha: float = 0.05  # accepting high although low is true
    beta: float = 0.05  # accepting low although high is true


def read_bounds(text: str, alpha: float, beta: float) -> Bounds:
    """Read two shares, as in `0.5,0.65`; raise `BadOption` if they are not."""
    try:
        low, high = [float(part) for part in text.split(",")]
    except ValueError as problem:
        raise BadOption(ArenaMessage.SPRT_SHARES, word=text) from problem
    if not 0 < low < high < 1:
        raise BadOption(ArenaMessage.SPRT_ORDER, word=text)
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise BadOption(ArenaMessage.SPRT_RISKS)
    return Bounds(low, high, alpha, beta)


class Sprt:
    """The state of a test. `llr` is the log-likelihood ratio of the high mean to the low one."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.blocks: Counter[float] = Counter()  # mean score of a block -> how many there were
        self.reject = math.log(bounds.beta / (1 - bounds.alpha))
        self.accept = math.log((1 - bounds.beta) / bounds.alpha)
        self.llr = 0.0

    @property
    def settled(self) -> bool:
        """Whether one of the hypotheses is accepted."""
        return not self.reject < self.llr < self.accept

    def add(self, score: float) -> None:
        """Add a block with the mean score of the player in it."""
        self.blocks[round(score, 9)] += 1
        self.llr = self.log_likelihood_ratio()

    def log_likelihood_ratio(self) -> float:
        """Return the log-likelihood ratio of both means, each with its maximum-likelihood distribution."""
        counts = {0.0: PSEUDO_COUNT, 1.0: PSEUDO_COUNT}
        for value, n in self.blocks.items():
            counts[value] = counts.get(value, 0.0) + n
        low, high = max_likelihood(counts, self.bounds.low), max_likelihood(counts, self.bounds.high)
        return sum(n * math.log(high[value] / low[value]) for value, n in counts.items())


def max_likelihood(counts: dict[float, float], mean: float) -> dict[float, float]:
    """Return the distribution with this mean under which the counts are most likely."""
    from scipy.optimize import brentq

    total = sum(counts.values())
    # By Lagrange each share is n / total / (1 + x · (value − mean)), all of them positive, for one x.
    least, most = -1 / (max(counts) - mean), -1 / (min(counts) - mean)
    margin = 1e-12 * (most - least)

    def excess(x: float) -> float:
        return sum(n * (value - mean) / (1 + x * (value - mean)) for value, n in counts.items())

    x = float(brentq(excess, least + margin, most - margin))
    return {value: n / total / (1 + x * (value - mean)) for value, n in counts.items()}
