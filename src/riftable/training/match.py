"""A match of two nets: every deal is played from both sides, and one gets a share of the points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riftable.ai.learned_net import LearnedNet
from riftable.arena.outcomes import Interval, interval
from riftable.core.rules import Rules
from riftable.gamekit.batches import GameBatch

PAIRS_AT_ONCE: Final = 1024
SMALLEST_SHARE: Final = 0.5  # of a batch that still plays; below it, games that are over are left behind
MATCH_STREAM: Final = 7  # seeds of a match are no seeds of the training that came before


class Score(NamedTuple):
    """What a net has reached against another."""

    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> Interval:
        """The share of the points, a draw being half of one, with Wilson's 95 % interval.

        Both games of a deal count as if they did not depend on each other. Good cards help each net once, so
        the interval is rather too wide than too narrow.
        """
        return interval(self.wins + self.draws / 2, self.games)

    def as_json(self) -> dict[str, float]:
        """Return the figures for a file."""
        share, low, high = self.points
        return {
            "games": self.games,
            **self._asdict(),
            "points": round(share, 5),
            "low": round(low, 5),
            "high": round(high, 5),
        }


def play_match(
    make: Callable[[Any, Any], GameBatch],
    variants: Sequence[Rules],
    pairs: int,
    seed: int,
    nets: tuple[LearnedNet, LearnedNet],
    *,
    drawn: bool,
) -> Score:
    """Play `pairs` deals twice, split among the variants of the rules; return the score of the first net.

    In the second game of a deal the nets have changed sides. They give the answer with the highest score, as
    the bot `net` does, or draw it by its probability. There must be two sides.
    """
    rng = np.random.default_rng([seed, MATCH_STREAM, drawn])
    wins = draws = losses = 0
    for number, rules in enumerate(variants):
        left = pairs * (number + 1) // len(variants) - pairs * number // len(variants)
        while left > 0:
            some = min(left, PAIRS_AT_ONCE)
            left -= some
            deals = rng.integers(1 << 63, size=some, dtype=np.uint64)
            batch = make(rules, np.concatenate([deals, deals]))
            own_side = np.repeat(np.array([0, 1], np.int8), some)
            found = play_games(batch, np.array(rules.sides, np.int8), own_side, nets, rng if drawn else None)
            wins += int((found > 0).sum())
            draws += int((found == 0).sum())
            losses += int((found < 0).sum())
    return Score(wins, draws, losses)


def play_games(
    batch: GameBatch,
    side_of: NDArray[np.int8],
    own_side: NDArray[np.int8],
    nets: tuple[LearnedNet, LearnedNet],
    rng: np.random.Generator | None,
) -> NDArray[np.float32]:
    """Play games to their end; return the results of the first net, which has the side `own_side` of each."""
    results = np.zeros(len(batch), np.float32)
    first_seat = np.array([np.flatnonzero(side_of == side)[0] for side in (0, 1)])
    numbers = np.arange(len(batch))  # of the games that the batch holds
    while True:
        over = batch.over
        results[numbers[over]] = batch.results[over, first_seat[own_side[numbers[over]]]]
        playing = np.flatnonzero(~over)
        if not len(playing):
            return results
        if len(playing) < SMALLEST_SHARE * len(numbers):
            batch, numbers = batch.take(playing), numbers[playing]
            playing = np.arange(len(numbers))
        answers = np.full(len(numbers), -1, np.int64)
        observations = batch.encode(np.maximum(batch.seat, 0))
        masks = batch.action_masks()
        own = side_of[batch.seat] == own_side[numbers]
        for net, theirs in zip(nets, (own, ~own), strict=True):
            asked = playing[theirs[playing]]
            if len(asked):
                scores, _ = net.outputs(observations[asked])
                answers[asked] = chosen(scores, masks[asked], rng)
        batch.step(answers)


def chosen(
    scores: NDArray[np.float32], masks: NDArray[np.int8], rng: np.random.Generator | None
) -> NDArray[np.intp]:
    """Return the legal action with the highest score of each row; with a generator, one drawn by the policy.

    The highest of scores with Gumbel noise is drawn by their softmax.
    """
    noise = 0.0 if rng is None else rng.gumbel(size=scores.shape)
    found: NDArray[np.intp] = np.where(masks > 0, scores + noise, -np.inf).argmax(axis=1)
    return found
