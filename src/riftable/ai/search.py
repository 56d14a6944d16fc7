"""The searcher: information-set Monte-Carlo tree search over the decisions of any game."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, exp, inf
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from riftable.ai.lookahead import look_ahead
from riftable.ai.tree import Tree
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked
from riftable.gamekit.evaluation import SearchHooks
from riftable.gamekit.search_tree import SearchTree, SearchTreeNode
from riftable.gamekit.strategy import SearchSettings

TreeFactory: TypeAlias = Callable[[Rules, SearchHooks, SearchSettings, View], SearchTree]
BATCH_ITERATIONS: Final = 16  # run between two looks at the clock


class Budget(NamedTuple):
    """A limit for one decision: iterations of the search, seconds, or the first of both; 0 is no limit."""

    iterations: int = 0
    seconds: float = 0.0


def new_tree(rules: Rules, hooks: SearchHooks, settings: SearchSettings, _view: View) -> SearchTree:
    """Return a tree that has not been searched yet."""
    return Tree(rules, hooks, settings.exploration, settings.first_play_reduction, settings.best_child_weight)


class Searcher:
    """A bot that searches within a budget and keeps its tree while the game goes as expected.

    With a budget of iterations it is deterministic: the same views and generator give the same moves.
    """

    def __init__(
        self,
        rules: Rules,
        hooks: SearchHooks,
        budget: Budget,
        settings: SearchSettings,
        tree_factory: TreeFactory = new_tree,
    ) -> None:
        self.rules = rules
        self.hooks = hooks
        self.budget = budget
        self.settings = settings
        self.tree_factory = tree_factory
        self.expected_view: View | None = None
        self.kept_root: SearchTreeNode | None = None

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) > 1:
            moves = self.hooks.candidate_moves(self.rules.imagine(view, Rng()))
        tree = self.search(view, rng, early_stop=True) if len(moves) > 1 else self.reuse_tree(view)
        best = most_visited(tree.root, moves)
        self.keep_subtree(view, best, tree.root, rng)
        return best

    def search(self, view: View, rng: Rng, early_stop: bool = False) -> SearchTree:
        """Return a tree grown within the budget.

        With `early_stop`, only candidate moves are tried, and the search ends as soon as the rest of the
        budget cannot change which answer has the most visits.
        """
        tree = self.reuse_tree(view)  # the first one of a process may have to be loaded
        start = perf_counter()
        tree.all_root_moves = not early_stop
        if self.settings.greedy_line_weight:
            self.add_greedy_priors(tree, view, rng)
        luck = rng.split()
        visits_before = tree.root.visits
        left = self.iterations_left(visits_before, inf)
        while left > 0 and (not early_stop or left >= visit_lead(tree.root)):
            tree.run(view, ceil(min(left, BATCH_ITERATIONS)), luck)
            visits, spent = tree.root.visits, perf_counter() - start
            pace = (visits - visits_before) / spent
            left = self.iterations_left(visits, pace * (self.budget.seconds - spent))
        return tree

    def iterations_left(self, visits: float, in_time: float) -> float:
        """Return how many iterations the budget still allows, of which `in_time` fit into its seconds."""
        left = self.budget.iterations - visits if self.budget.iterations else inf
        return min(left, in_time) if self.budget.seconds else left

    def add_greedy_priors(self, tree: SearchTree, view: View, rng: Rng) -> None:
        """Set the priors at the root and along each greedy line, so that the search starts from them."""
        state = self.rules.imagine(view, rng.split())
        lines = look_ahead(self.rules, state, int(view.seat), self.hooks, rng.split())
        best = max(line.value for line in lines)
        for line in lines:
            tree.add_line(state, line.moves, self.settings.greedy_line_weight)
        priors = {
            line.moves[0]: exp(self.settings.greedy_prior_sharpness * (line.value - best)) for line in lines
        }
        for child in tree.root.children:
            child.prior = priors.get(int(child.move), child.prior)

    def reuse_tree(self, view: View) -> SearchTree:
        """Return the subtree kept after the last decision if `view` is what it led to, else a new tree."""
        tree = self.tree_factory(self.rules, self.hooks, self.settings, view)
        if self.kept_root is not None and self.expected_view == view:
            tree.keep(self.kept_root)
        return tree

    def keep_subtree(self, view: View, move: int, root: SearchTreeNode, rng: Rng) -> None:
        """Keep the subtree below `move` if this seat is asked again before chance or another seat answers."""
        self.kept_root = self.expected_view = None
        state = self.rules.imagine(view, rng.split())
        state.step(move)
        if state.ask is not None and state.ask.seat == view.seat:
            self.kept_root = next((child for child in root.children if child.move == move), None)
            self.expected_view = self.rules.view(state, int(view.seat))


def visit_lead(root: SearchTreeNode) -> float:
    """Return by how many visits the most visited answer is ahead of the next; 0 if none was visited."""
    first = second = 0.0
    for child in root.children:
        if child.visits > first:
            first, second = child.visits, first
        elif child.visits > second:
            second = child.visits
    return first - second


def most_visited(root: SearchTreeNode, moves: list[int]) -> int:
    """Return the legal answer with the most visits; of equals the higher mean, then the first."""
    best = moves[0]
    most = (-1.0, 0.0)
    for child in root.children:
        if child.move in moves and (child.visits, child.mean()) > most:
            most = (child.visits, child.mean())
            best = int(child.move)
    return best
