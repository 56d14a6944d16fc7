"""Weakened bots for levels 1 and 2: they overlook answers and misjudge others, as beginners do."""

from __future__ import annotations

from typing import Final

from riftable.ai.lookahead import best_line
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import Evaluator

NOISE_STEPS: Final = 1000  # noise is one of so many equally spaced values


class WeakenedGreedy:
    """The greedy bot with a random part of the answers overlooked and noise on the values of the others."""

    def __init__(self, rules: Rules, evaluator: Evaluator, notice_percent: int, noise: float) -> None:
        """`notice_percent` of the answers are considered; values are off by up to `noise` either way."""
        self.rules = rules
        self.evaluator = evaluator
        self.notice_percent = notice_percent
        self.noise = noise

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) == 1:
            return moves[0]
        noticed = [move for move in moves if rng.below(100) < self.notice_percent]
        if not noticed:
            return moves[rng.below(len(moves))]
        state = self.rules.imagine(view, rng.split())
        chance_seed = int(rng.bits())
        best, highest = noticed[0], float("-inf")
        for move in noticed:
            line = best_line(self.rules, state, int(view.seat), move, self.evaluator, chance_seed)
            value = line.value + self.noise * (2 * rng.below(NOISE_STEPS) / NOISE_STEPS - 1)
            if value > highest:
                best, highest = move, value
        return best
