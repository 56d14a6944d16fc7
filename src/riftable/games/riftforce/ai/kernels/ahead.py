"""Compile the kernels of Riftforce ahead of time: batches, what they observe, and the search."""

from __future__ import annotations

from riftable.core.rng import Rng
from riftable.games.riftforce.ai.kernels.search_tree import fast_tree, remember_compiled
from riftable.games.riftforce.ai.strategy import SEARCH, STRATEGY
from riftable.games.riftforce.rl.batch import playouts
from riftable.games.riftforce.rl.batch.encoded import EncodedBatch
from riftable.games.riftforce.rl.batch.features import observe
from riftable.games.riftforce.rulebook import Riftforce


def compile_kernels() -> None:
    """Use each kernel once, which compiles it or loads it from the cache."""
    compile_batches()
    compile_search()


def compile_batches() -> None:
    """Use each kernel of batches."""
    rules = Riftforce("duel", {})
    batch = playouts(rules, 1)
    observe(batch, batch.turn.copy())
    encoded = EncodedBatch(rules, [0])
    encoded.encode(encoded.seat)
    encoded.action_masks()


def compile_search() -> None:
    """Use each kernel of the search, and note that it is compiled."""
    load_search()
    remember_compiled()


def load_search() -> None:
    """Use each kernel of the search; writes nothing if it was compiled earlier."""
    rules = Riftforce("duel", {})
    rng = Rng()
    s = rules.new()
    while not rules.at_rest(s):
        assert s.ask is not None
        s.step(s.ask.sample(rng))
    hooks = STRATEGY.search_hooks(rules)
    view = rules.view(s, s.turn)
    tree = fast_tree(rules, hooks, SEARCH, view)
    assert tree is not None
    tree.run(view, 1, rng)
