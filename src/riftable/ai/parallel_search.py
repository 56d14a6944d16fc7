"""Several trees for one decision, each with worlds of its own, on one core or on many.

How many trees there are is part of the question, how many processes grow them is not: the same seed,
iterations and number of trees give the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import NamedTuple

from riftable.ai.search import Budget, Searcher
from riftable.ai.view_codec import pack, unpack
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import asked

Planter = Callable[[Rules, Budget], Searcher]


class Tried(NamedTuple):
    """An answer, how often it was tried, and the sum of what it was worth."""

    move: int
    visits: float
    total: float


class Plot(NamedTuple):
    """One tree to grow, as it travels to another process."""

    rules: tuple[str, str, tuple[tuple[str, str], ...]]
    view: bytes
    planter: Planter
    budget: Budget
    seed: int


@lru_cache(maxsize=256)
def rules_of(game: str, mode: str, options: tuple[tuple[str, str], ...]) -> Rules:
    """Rule-books, kept: making one takes longer than a quick answer."""
    from riftable.api import rules

    return rules(game, mode, **dict(options))


def grow(plot: Plot) -> list[Tried]:
    """What one tree came to. Runs in a process of its own, or right here."""
    rules = rules_of(*plot.rules)
    tree = plot.planter(rules, plot.budget).think(unpack(plot.view, rules), Rng(plot.seed))
    return [Tried(int(kid.move), kid.visits, kid.total) for kid in tree.root.kids]


class Forest:
    """A searcher that asks several trees."""

    def __init__(self, rules: Rules, planter: Planter, budget: Budget, trees: int, jobs: int = 1) -> None:
        self.rules = rules
        self.planter = planter
        self.trees = trees
        waves = -(-trees // jobs)  # trees that grow one after the other
        self.budget = Budget(-(-budget.iterations // trees), budget.seconds / waves)
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def choose(self, view: View, rng: Rng) -> int:
        moves = asked(view)
        if len(moves) == 1:
            return moves[0]
        found = {tried.move: tried for tried in self.think(view, rng)}
        return max(moves, key=lambda move: worth(found.get(move)))

    def think(self, view: View, rng: Rng) -> list[Tried]:
        """All trees together."""
        key = (self.rules.game, self.rules.mode, tuple(self.rules.options.items()))
        seen = pack(view, self.rules)
        plots = [Plot(key, seen, self.planter, self.budget, int(rng.bits())) for _ in range(self.trees)]
        grown = list(self.pool.map(grow, plots) if self.pool else map(grow, plots))
        found: dict[int, Tried] = {}
        for tried in [one for tree in grown for one in tree]:
            old = found.get(tried.move, Tried(tried.move, 0.0, 0.0))
            found[tried.move] = Tried(tried.move, old.visits + tried.visits, old.total + tried.total)
        return sorted(found.values())

    def close(self) -> None:
        """Sends the processes home."""
        if self.pool:
            self.pool.shutdown()


def worth(tried: Tried | None) -> tuple[float, float]:
    """What to choose by: how often it was tried, then how it went."""
    return (tried.visits, tried.total) if tried else (-1.0, 0.0)
