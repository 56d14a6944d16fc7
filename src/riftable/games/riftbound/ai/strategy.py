"""How the bots play Riftbound. `docs/reference/bots.md` has the results of these settings."""

from __future__ import annotations

from typing import Final

from riftable.core.rules import Rules
from riftable.gamekit.strategy import (
    LevelSettings,
    ReviewSettings,
    SearchSettings,
    Strategy,
    WeakenedSettings,
)
from riftable.games.riftbound.ai.evaluation import RiftboundEvaluator
from riftable.games.riftbound.ai.move_policy import MovePolicy
from riftable.games.riftbound.ai.rollout_policy import RolloutPolicy
from riftable.games.riftbound.ai.search_hooks import RiftboundSearchHooks
from riftable.games.riftbound.ai.value_net import ValueNet
from riftable.games.riftbound.ai.weights import move_policy_weights, value_net_weights, weights
from riftable.games.riftbound.rulebook import Riftbound

LEVELS: Final = LevelSettings(
    weakened=(WeakenedSettings(35, 2.0), WeakenedSettings(70, 0.5)),
    iterations=(60, 300, 1200, 6000),
    search=SearchSettings(
        exploration=0.5,
        first_play_reduction=0.0,
        best_child_weight=0.3,
        greedy_line_weight=0.0,
        greedy_prior_sharpness=0.0,
    ),
    review=ReviewSettings(600, 100),
)


def search_hooks(rules: Rules) -> RiftboundSearchHooks:
    """Return what the search knows about the cards of these rules."""
    assert isinstance(rules, Riftbound)
    cards = rules.config.cards
    policy = RolloutPolicy(cards)
    if len(rules.sides) > 2:
        return RiftboundSearchHooks(len(rules.sides), policy, *weights())
    net = ValueNet(cards, **value_net_weights())
    priors = MovePolicy(policy, cards, **move_policy_weights())
    return RiftboundSearchHooks(2, policy, *weights(), net, priors)


STRATEGY: Final = Strategy(lambda _rules: RiftboundEvaluator(), search_hooks, lambda _rules: LEVELS)
