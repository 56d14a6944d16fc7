"""How the bots play Riftforce. `docs/reference/bots.md` has the results of these settings."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from riftable.core.rules import Rules, View
from riftable.gamekit.evaluation import SearchHooks
from riftable.gamekit.search_tree import SearchTree
from riftable.gamekit.strategy import (
    LevelSettings,
    ReviewSettings,
    SearchSettings,
    Strategy,
    WeakenedSettings,
)
from riftable.games.riftforce.ai.evaluation import RiftforceEvaluator
from riftable.games.riftforce.ai.search_hooks import RiftforceSearchHooks
from riftable.games.riftforce.ai.weights import learned_weights

KERNELS: Final = "riftable.games.riftforce.ai.kernels"
WEAKENED: Final = (WeakenedSettings(80, 0.6), WeakenedSettings(92, 0.3))
SEARCH: Final = SearchSettings(
    exploration=0.4,
    first_play_reduction=0.0,
    best_child_weight=0.5,
    greedy_line_weight=1.0,
    greedy_prior_sharpness=12.0,
)
DUEL: Final = LevelSettings(
    WEAKENED,
    iterations=(50, 200, 800, 6000),
    search=SEARCH,
    greedy_start=(False, False, False, True),
    review=ReviewSettings(1000, 150),
)
OTHERS: Final = LevelSettings(
    WEAKENED,
    iterations=(150, 500, 1500, 6000),
    search=SEARCH,
    greedy_start=(False, False, False, True),
    review=ReviewSettings(500, 120),
)


@cache
def kernel_trees() -> Any:
    """Return the module of the tree of kernels, loaded; None if it cannot be used.

    That is so without numba, if the kernels were not compiled earlier, or if numba finds no cache folder.
    """
    if find_spec("numba") is None:
        return None
    try:
        found = import_module(f"{KERNELS}.search_tree")
        if not found.compiled_earlier():
            return None
    except (ImportError, RuntimeError, OSError):  # as numba says that it cannot work here
        return None
    import_module(f"{KERNELS}.ahead").load_search()
    return found


def fast_tree(rules: Rules, hooks: SearchHooks, settings: SearchSettings, view: View) -> SearchTree | None:
    """Return the tree of kernels, if there is one for this view."""
    found = kernel_trees()
    return None if found is None else found.fast_tree(rules, hooks, settings, view)


STRATEGY: Final = Strategy(
    evaluator=lambda _rules: RiftforceEvaluator(),
    search_hooks=lambda rules: RiftforceSearchHooks(len(rules.sides), *learned_weights(rules.mode)),
    level_settings=lambda rules: DUEL if rules.mode == "duel" else OTHERS,
    fast_tree=fast_tree,
)
