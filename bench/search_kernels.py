"""Compare the search tree of all games with that of kernels, in Riftforce: microseconds for an iteration.

    make compile && PYTHONPATH=build/compiled python -m bench.search_kernels

Both search the same positions in turn, one core, CPU time, and must grow the same trees.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import process_time
from typing import Final

import riftable
from riftable.ai import levels
from riftable.ai.search import TreeFactory, new_tree
from riftable.cli.engine import is_compiled
from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View
from riftable.gamekit.evaluation import SearchHooks
from riftable.gamekit.search_tree import SearchTree
from riftable.gamekit.strategy import SearchSettings
from riftable.games.riftforce.ai.kernels.ahead import compile_search
from riftable.games.riftforce.ai.kernels.search_tree import fast_tree
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.rules.state import Rift

MODES: Final = (("duel", "beyond"), ("team3", ""), ("team4", ""), ("solo", ""))


def positions(rules: Rules, games: int) -> list[State]:
    """Return positions in which turns begin, from games of a plain policy, a few of each game."""
    hooks = levels.search_hooks(rules)
    assert isinstance(hooks, RiftforceSearchHooks)
    found: list[State] = []
    for seed in range(games):
        rng = Rng(seed, 3)
        s: State = rules.new()
        while s.ask is not None:
            assert isinstance(s, Rift)
            if rules.at_rest(s) and rng.below(6) == 0:
                found.append(s.copy())
            plain = s.ask.listed is not None and not rules.at_rest(s) and s.round > 0
            s.step(hooks.rollout_move(s, rng) if plain else s.ask.sample(rng))
    return found


def kernels(rules: Rules, hooks: SearchHooks, settings: SearchSettings, view: View) -> SearchTree:
    """Return a tree of kernels."""
    tree = fast_tree(rules, hooks, settings, view)
    assert tree is not None
    return tree


def search(rules: Rules, s: State, factory: TreeFactory, iterations: int) -> tuple[float, float]:
    """Return the seconds that a search took, and the value that it found."""
    assert s.ask is not None
    seat = int(s.ask.seat)
    view = rules.view(s, seat)
    begun = process_time()
    tree = factory(rules, levels.search_hooks(rules), levels.level_settings(rules).search, view)
    tree.run(view, iterations, Rng(1))
    taken = process_time() - begun
    return taken, max(tree.root.children, key=lambda child: child.visits).mean()


FACTORIES: Final[tuple[TreeFactory, TreeFactory]] = (new_tree, kernels)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--iterations", type=int, default=1500)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--reps", type=int, default=3)
    args = parser.parse_args()
    compile_search()
    print(f"engine: {'compiled' if is_compiled() else 'interpreted'}; µs for an iteration")
    for mode, draft in MODES:
        rules = riftable.rules("riftforce", mode, **({"draft": draft} if draft else {}))
        found = positions(rules, args.games)
        times: list[list[float]] = [[], []]
        for _ in range(args.reps):
            totals = [0.0, 0.0]
            for s in found:
                both = [search(rules, s, one, args.iterations) for one in FACTORIES]
                if both[0][1] != both[1][1]:
                    raise SystemExit("the trees differ")
                totals = [total + one[0] for total, one in zip(totals, both, strict=True)]
            for kept, total in zip(times, totals, strict=True):
                kept.append(1e6 * total / len(found) / args.iterations)
        plain, fast = (median(one) for one in times)
        print(f"{mode}: {plain:.1f}, in kernels {fast:.1f}: {plain / fast:.1f} times as fast", flush=True)


if __name__ == "__main__":
    main()
