"""The greedy bot: it looks to the end of its own action and takes the best continuation."""

from __future__ import annotations

from riftable.ai.lookahead import look_ahead
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import Evaluator


class Greedy:
    """Plays any game that has an evaluator."""

    def __init__(self, rules: Rules, evaluator: Evaluator) -> None:
        self.rules = rules
        self.evaluator = evaluator

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) == 1:
            return moves[0]
        state = self.rules.imagine(view, rng.split())
        lines = look_ahead(self.rules, state, int(view.seat), self.evaluator, rng.split())
        # Prefer the shortest of equal lines: it skips optional effects that change nothing.
        best = max((line.value, -len(line.moves)) for line in lines)
        equals = [line.moves[0] for line in lines if (line.value, -len(line.moves)) == best]
        return equals[rng.below(len(equals))]
