"""Winning chances of the answers to a question, by search: for hints and for reviews of games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from riftable.ai.levels import searcher
from riftable.ai.search import Budget
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.gamekit.search_tree import SearchTreeNode

EVEN_SHARE_BUDGETS: Final = 2  # for hints: budgets that are spread evenly over all answers
RIVAL_VISITS: Final = 16  # given to a rival of the best answer before both are compared again


class MoveEvaluation(NamedTuple):
    """An answer with the seat's chance to win after it, the visits that rests on, and how to go on."""

    move: int
    chance: float  # from 0 to 1
    visits: int
    line: list[int]  # the seat's own answers to the end of its action, this one first
    names: list[str]  # the same in notation


class SearchAnalysis:
    """A searched question. Results depend on the view, the budget and the generator only."""

    def __init__(self, rules: Rules, view: View, budget: Budget, rng: Rng) -> None:
        self.rules = rules
        self.view = view
        self.moves = asked(view)
        self.tree = searcher(rules, budget).search(view, rng.split())
        self.rng = rng.split()
        # A seat's own action goes the same way in every state that fits its view.
        self.state = rules.imagine(view, rng.split())

    def best(self) -> SearchTreeNode:
        """Return the answer the search would give: most visits, of equals the higher mean."""
        return max(self.tree.root.children, key=lambda child: (child.visits, child.mean()))

    def raise_visits(self, moves: Iterable[int], visits: float) -> None:
        """Search on until each of these answers has at least so many visits."""
        for child in self.tree.root.children:
            if child.move in moves and child.visits < visits:
                self.tree.run_from(self.view, int(child.move), int(visits - child.visits), self.rng)

    def settle_rivals(self) -> None:
        """Visit answers with a higher mean than the best until their mean is lower or they are the best.

        After few visits a high mean may be luck. Afterwards no visited answer has a higher chance than the
        best one, so a list of chances is in the right order.
        """
        while True:
            best = self.best()
            rival = max(self.visited(), key=lambda child: child.mean())
            if rival.mean() <= best.mean():
                return
            self.raise_visits([int(rival.move)], min(best.visits, rival.visits + RIVAL_VISITS))

    def visited(self) -> list[SearchTreeNode]:
        """Return the answers with at least one visit."""
        return [child for child in self.tree.root.children if child.visits]

    def evaluations(self) -> list[MoveEvaluation]:
        """Return the visited answers, the best first."""
        ranked = sorted(self.visited(), key=lambda child: (-child.mean(), -child.visits))
        return [self.evaluation(child) for child in ranked]

    def evaluation(self, child: SearchTreeNode) -> MoveEvaluation:
        """Return an answer with its most visited continuation, until chance or another seat answers."""
        s = self.state.copy()
        line: list[int] = []
        names: list[str] = []
        node: SearchTreeNode | None = child
        while node is not None:
            line.append(int(node.move))
            names.append(self.rules.label(s, int(node.move)))
            s.step(int(node.move))
            if s.ask is None or s.ask.seat != self.view.seat or self.rules.at_rest(s):
                break
            legal = [below for below in node.children if below.move in s.ask.moves and below.visits]
            node = max(legal, key=lambda below: below.visits, default=None)
        return MoveEvaluation(int(child.move), child.mean(), int(child.visits), line, names)


def evaluate_answers(rules: Rules, view: View, budget: Budget, rng: Rng) -> list[MoveEvaluation]:
    """Return an evaluation of every answer, the best first: for hints.

    A search visits bad answers rarely and knows little about them, so all get some more visits.
    """
    found = SearchAnalysis(rules, view, budget, rng)
    share = EVEN_SHARE_BUDGETS * found.tree.root.visits // len(found.moves)
    found.raise_visits(found.moves, max(1, min(share, found.best().visits)))
    found.settle_rivals()
    return found.evaluations()


def compare_with_best(
    rules: Rules, view: View, played: int, budget: Budget, rng: Rng
) -> tuple[MoveEvaluation, MoveEvaluation]:
    """Return the evaluations of the best answer and of the one that was played, after as many visits.

    With fewer visits the played answer would mostly be underestimated.
    """
    found = SearchAnalysis(rules, view, budget, rng)
    found.settle_rivals()
    found.raise_visits([played], found.best().visits)
    found.settle_rivals()
    best = found.evaluations()[0]
    given = next(child for child in found.visited() if child.move == played)
    return best, found.evaluation(given)
