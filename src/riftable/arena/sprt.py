"""Stopping as soon as a question is settled: a sequential probability ratio test over blocks of games.

The two games of a pair are dealt the same cards, so they are not independent; pairs are. The test therefore
counts what a player scored in a whole block: of a pair 0, ½, 1, 1½ or 2 points, which is why it is called
pentanomial. Only the mean is in question, not how the blocks are distributed about it: that is estimated
from the blocks themselves, once under each hypothesis (Van den Bergh's generalised test).
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Final, NamedTuple

from riftable.core.errors import BadOption

FEW: Final = 1e-3  # blocks we pretend to have seen at either end, so that no mean is out of the question


class Bounds(NamedTuple):
    """Two hypotheses about the mean score of a player, and how often one may err about each."""

    low: float
    high: float
    alpha: float = 0.05  # the risk to say high where low is true
    beta: float = 0.05  # the risk to say low where high is true


def read_bounds(text: str, alpha: float, beta: float) -> Bounds:
    """Two shares, as in `0.5,0.65`."""
    try:
        low, high = [float(part) for part in text.split(",")]
    except ValueError as problem:
        raise BadOption(f"--sprt takes two shares, as in 0.5,0.65, not “{text}”") from problem
    if not 0 < low < high < 1:
        raise BadOption(f"--sprt takes two shares between 0 and 1, the smaller first, not “{text}”")
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise BadOption("--alpha and --beta lie between 0 and 0.5")
    return Bounds(low, high, alpha, beta)


class Sprt:
    """The test as far as it has come. `llr` is how much more likely the high mean is, as a logarithm."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.blocks: Counter[float] = Counter()  # mean score of a block -> how many there were
        self.reject = math.log(bounds.beta / (1 - bounds.alpha))
        self.accept = math.log((1 - bounds.beta) / bounds.alpha)
        self.llr = 0.0

    @property
    def settled(self) -> bool:
        """Whether enough is known."""
        return not self.reject < self.llr < self.accept

    def add(self, score: float) -> None:
        """One more block, with what the player scored in it on average."""
        self.blocks[round(score, 9)] += 1
        self.llr = self.ratio()

    def ratio(self) -> float:
        """The logarithm of the likelihood ratio of both means, each with its likeliest distribution."""
        counts = {0.0: FEW, 1.0: FEW}
        for value, n in self.blocks.items():
            counts[value] = counts.get(value, 0.0) + n
        low, high = likeliest(counts, self.bounds.low), likeliest(counts, self.bounds.high)
        return sum(n * math.log(high[value] / low[value]) for value, n in counts.items())


def likeliest(counts: dict[float, float], mean: float) -> dict[float, float]:
    """The distribution with this mean under which the counts are likeliest."""
    from scipy.optimize import brentq

    total = sum(counts.values())
    # By Lagrange each share is n / total / (1 + x · (value − mean)), all of them positive, for one x.
    least, most = -1 / (max(counts) - mean), -1 / (min(counts) - mean)
    margin = 1e-12 * (most - least)

    def excess(x: float) -> float:
        return sum(n * (value - mean) / (1 + x * (value - mean)) for value, n in counts.items())

    x = float(brentq(excess, least + margin, most - margin))
    return {value: n / total / (1 + x * (value - mean)) for value, n in counts.items()}
