"""The searcher: information-set Monte-Carlo tree search over the decisions of any game."""

from __future__ import annotations

from math import exp
from time import perf_counter
from typing import Final, NamedTuple

from riftable.ai.lookahead import look_ahead
from riftable.ai.tree import Node, Tree
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import Knowledge
from riftable.gamekit.strategy import SearchSettings

BATCH: Final = 16  # iterations between two looks at the clock


class Budget(NamedTuple):
    """How long to think about one decision at most: iterations of the search, or seconds; 0: no limit."""

    iterations: int = 0
    seconds: float = 0.0


class Searcher:
    """Thinks within a budget; keeps its tree while it sees what it expected to see.

    With a budget of iterations it is deterministic: the same views and generator give the same moves.
    """

    def __init__(self, rules: Rules, knowledge: Knowledge, budget: Budget, settings: SearchSettings) -> None:
        self.rules = rules
        self.knowledge = knowledge
        self.budget = budget
        self.settings = settings
        self.expected: View | None = None
        self.kept: Node | None = None

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) > 1:
            moves = self.knowledge.narrow(self.rules.imagine(view, Rng()))
        tree = self.think(view, rng, whole=False) if len(moves) > 1 else self.resume(view)
        best = most_tried(tree.root, moves)
        self.expect(view, best, tree.root, rng)
        return best

    def think(self, view: View, rng: Rng, whole: bool = True) -> Tree:
        """A tree grown until the budget is spent, or, if not `whole`, until the rest changes no answer."""
        start = perf_counter()
        tree = self.resume(view)
        tree.wide = whole
        if self.settings.advice:
            self.advise(tree, view, rng)
        luck = rng.split()
        if self.budget.iterations:
            left = self.budget.iterations - int(tree.root.visits)
            while left > 0 and (whole or left >= lead(tree.root)):
                tree.grow(view, min(left, BATCH), luck)
                left -= BATCH
            return tree
        grown = tree.root.visits
        seconds = self.budget.seconds
        while True:
            tree.grow(view, BATCH, luck)
            spent = perf_counter() - start
            pace = (tree.root.visits - grown) / spent
            if spent >= seconds or not (whole or pace * (seconds - spent) >= lead(tree.root)):
                return tree

    def advise(self, tree: Tree, view: View, rng: Rng) -> None:
        """Tells a tree what greed would do, so that it starts where greed ends."""
        world = self.rules.imagine(view, rng.split())
        lines = look_ahead(self.rules, world, int(view.seat), self.knowledge, rng.split())
        best = max(line.worth for line in lines)
        for line in lines:
            tree.plant(world, line.moves, self.settings.advice)
        favour = {line.moves[0]: exp(self.settings.keen * (line.worth - best)) for line in lines}
        for kid in tree.root.kids:
            kid.weight = favour.get(int(kid.move), kid.weight)

    def resume(self, view: View) -> Tree:
        """The tree kept from the last decision if this is what was to come of it, else a new one."""
        tree = Tree(
            self.rules, self.knowledge, self.settings.explore, self.settings.thrift, self.settings.trust
        )
        if self.kept is not None and self.expected == view:
            tree.root = self.kept
        return tree

    def expect(self, view: View, move: int, root: Node, rng: Rng) -> None:
        """Remembers what the seat should see next, if it is asked again before nature or others speak."""
        self.kept = self.expected = None
        world = self.rules.imagine(view, rng.split())
        world.step(move)
        if world.ask is not None and world.ask.seat == view.seat:
            self.kept = next((kid for kid in root.kids if kid.move == move), None)
            self.expected = self.rules.view(world, int(view.seat))


def lead(root: Node) -> float:
    """By how many tries the answer tried most is ahead of the next; nothing where none was tried."""
    first = second = 0.0
    for kid in root.kids:
        if kid.visits > first:
            first, second = kid.visits, first
        elif kid.visits > second:
            second = kid.visits
    return first - second


def most_tried(root: Node, moves: list[int]) -> int:
    """The legal answer tried most often; of equals the one that did better, then the first."""
    best = moves[0]
    most = (-1.0, 0.0)
    for kid in root.kids:
        if kid.move in moves and (kid.visits, kid.mean()) > most:
            most = (kid.visits, kid.mean())
            best = int(kid.move)
    return best
