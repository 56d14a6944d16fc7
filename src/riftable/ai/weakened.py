"""Gentle bots: they play like people who are learning, overlooking things and misjudging others."""

from __future__ import annotations

from riftable.ai.lookahead import best_line
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import Worth

GRAIN = 1000


class Gentle:
    """Looks to the end of its action like the greedy bot, but not at everything, and not clearly."""

    def __init__(self, rules: Rules, worth: Worth, notice: int, fog: float) -> None:
        """`notice`: of 100 answers, how many it thinks of; `fog`: by how much it may misjudge one."""
        self.rules = rules
        self.worth = worth
        self.notice = notice
        self.fog = fog

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) == 1:
            return moves[0]
        noticed = [move for move in moves if rng.below(100) < self.notice]
        if not noticed:
            return moves[rng.below(len(moves))]
        world = self.rules.imagine(view, rng.split())
        luck = int(rng.bits())
        best, most = noticed[0], float("-inf")
        for move in noticed:
            line = best_line(self.rules, world, int(view.seat), move, self.worth, luck)
            looks = line.worth + self.fog * (2 * rng.below(GRAIN) / GRAIN - 1)
            if looks > most:
                best, most = move, looks
        return best
