"""The random bot: every legal answer is equally likely. A baseline for the others."""

from __future__ import annotations

from riftable.core.rng import Rng
from riftable.core.rules import View
from riftable.gamekit.bot import asked


class RandomBot:
    """Plays any game, badly."""

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        return moves[rng.below(len(moves))]
