"""Search on top of a net: its policy says what to try, its value what a position is worth."""

from __future__ import annotations

import numpy as np

from riftable.ai.learned_net import LearnedNet
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.encoding import Encoding, Floats
from riftable.gamekit.evaluation import SearchHooks


class NetHooks(SearchHooks):
    """What the search knows of a game by a net. Whoever is asked judges, by what that seat would see."""

    def __init__(self, rules: Rules, encoding: Encoding, net: LearnedNet) -> None:
        super().__init__(len(rules.sides))
        self.rules, self.encoding, self.net = rules, encoding, net

    def evaluate_leaf(self, s: State, rng: Rng) -> list[float]:
        while s.ask is not None and s.ask.listed is None:
            s.step(s.ask.sample(rng))
        return self.win_probabilities(s)

    def win_probabilities(self, s: State) -> list[float]:
        if s.ask is None:
            return super().win_probabilities(s)
        seat = int(s.ask.seat)
        _, value = self.judge(s, seat)
        own = 0.5 + 0.5 * value
        side = self.rules.sides[seat]
        return [own if other == side else 1.0 - own for other in self.rules.sides]

    def move_priors(self, s: State, moves: list[int]) -> list[float]:
        assert s.ask is not None
        if len(moves) == 1:
            return [1.0]
        seat = int(s.ask.seat)
        scores, _ = self.judge(s, seat)
        found = scores[[self.encoding.action(move, seat) for move in moves]]
        weights = np.exp(found - found.max()) + 1e-3  # nothing is never tried
        priors: list[float] = weights.tolist()
        return priors

    def judge(self, s: State, seat: int) -> tuple[Floats, float]:
        """Return the scores of all actions, and the value, by what a seat sees."""
        scores, values = self.net.outputs(self.encoding.encode(self.rules.view(s, seat))[None])
        return scores[0], float(values[0])
