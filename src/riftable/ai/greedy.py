"""The greedy bot: it looks one action ahead and takes what looks best then."""

from __future__ import annotations

from riftable.ai.lookahead import look_ahead
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import Worth


class Greedy:
    """Plays any game for which somebody can say what a position is worth."""

    def __init__(self, rules: Rules, worth: Worth) -> None:
        self.rules = rules
        self.worth = worth

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) == 1:
            return moves[0]
        world = self.rules.imagine(view, rng.split())
        lines = look_ahead(self.rules, world, int(view.seat), self.worth, rng.split())
        # Of equals the shortest: an elemental that would hit nothing is not worth the words.
        best = max((line.worth, -len(line.moves)) for line in lines)
        equals = [line.moves[0] for line in lines if (line.worth, -len(line.moves)) == best]
        return equals[rng.below(len(equals))]
