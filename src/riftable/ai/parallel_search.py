"""Root-parallel search: several trees for one decision, in this process or in several.

The number of trees changes the answer, the number of processes does not: the same seed, iterations and trees
give the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from riftable.ai.search import Budget, Searcher
from riftable.api import cached_rules
from riftable.core.pickling import PackedRules, pack, pack_rules, unpack
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.core.worker_pool import new_pool, shutdown_pool
from riftable.gamekit.bot import asked

SearcherFactory: TypeAlias = Callable[[Rules, Budget], Searcher]


class MoveStatistics(NamedTuple):
    """The visits of an answer, and the sum of their values."""

    move: int
    visits: float
    value_sum: float


class TreeTask(NamedTuple):
    """One tree to search, as it is sent to another process."""

    rules: PackedRules
    view: bytes
    make_searcher: SearcherFactory
    budget: Budget
    seed: int


def search_tree(task: TreeTask) -> list[MoveStatistics]:
    """Search one tree and return the statistics of the answers at its root."""
    rules = cached_rules(*task.rules)
    tree = task.make_searcher(rules, task.budget).search(unpack(task.view, rules), Rng(task.seed))
    return [MoveStatistics(int(child.move), child.visits, child.value_sum) for child in tree.root.children]


class ParallelSearcher:
    """A bot that searches several trees and adds up their visits."""

    def __init__(
        self, rules: Rules, make_searcher: SearcherFactory, budget: Budget, trees: int, jobs: int = 1
    ) -> None:
        self.rules = rules
        self.make_searcher = make_searcher
        self.trees = trees
        rounds = -(-trees // jobs)  # trees that one process searches, one after the other
        self.budget = Budget(-(-budget.iterations // trees), budget.seconds / rounds)
        self.pool = new_pool(jobs) if jobs > 1 else None

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) == 1:
            return moves[0]
        found = {one.move: one for one in self.search(view, rng)}
        return max(moves, key=lambda move: preference(found.get(move)))

    def search(self, view: View, rng: Rng) -> list[MoveStatistics]:
        """Return the statistics of all answers, summed over all trees."""
        rules, packed = pack_rules(self.rules), pack(view, self.rules)
        tasks = [
            TreeTask(rules, packed, self.make_searcher, self.budget, int(rng.bits()))
            for _ in range(self.trees)
        ]
        results = list(self.pool.map(search_tree, tasks) if self.pool else map(search_tree, tasks))
        total: dict[int, MoveStatistics] = {}
        for one in [one for result in results for one in result]:
            old = total.get(one.move, MoveStatistics(one.move, 0.0, 0.0))
            total[one.move] = MoveStatistics(one.move, old.visits + one.visits, old.value_sum + one.value_sum)
        return sorted(total.values())

    def close(self) -> None:
        """Shut down the worker processes, if there are any."""
        if self.pool:
            shutdown_pool(self.pool)


def preference(statistics: MoveStatistics | None) -> tuple[float, float]:
    """A sort key for answers: visits first, then the sum of values; unvisited answers come last."""
    return (statistics.visits, statistics.value_sum) if statistics else (-1.0, 0.0)
