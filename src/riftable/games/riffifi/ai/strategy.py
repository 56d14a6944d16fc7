"""How the bots play Riffifi. `docs/reference/bots.md` has the results of these settings."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.strategy import (
    LevelSettings,
    ReviewSettings,
    SearchSettings,
    Strategy,
    WeakenedSettings,
)
from riftable.games.riffifi.ai.evaluation import RiffifiEvaluator
from riftable.games.riffifi.ai.search_hooks import RiffifiSearchHooks
from riftable.games.riffifi.ai.weights import learned_weights

LEVELS: Final = LevelSettings(
    weakened=(WeakenedSettings(35, 6.0), WeakenedSettings(70, 2.5)),
    iterations=(2, 100, 1000, 6000),
    search=SearchSettings(
        exploration=0.4,
        first_play_reduction=0.1,
        best_child_weight=0.0,
        greedy_line_weight=0.0,
        greedy_prior_sharpness=0.0,
    ),
    review=ReviewSettings(1000, 120),
)

STRATEGY: Final = Strategy(
    evaluator=lambda _rules: RiffifiEvaluator(),
    search_hooks=lambda rules: RiffifiSearchHooks(
        len(rules.sides), learned_weights(str(rules.options.get("scoring", "tokens")))
    ),
    level_settings=lambda _rules: LEVELS,
)
