"""How the bots play Riftforce. `docs/reference/bots.md` has the results of these settings."""

from __future__ import annotations

from typing import Final

from riftable.core.rules import Rules
from riftable.gamekit.strategy import Ladder, Learner, SearchSettings, Strategy
from riftable.games.riftforce.ai.evaluation import RiftWorth
from riftable.games.riftforce.ai.search_hooks import RiftKnowledge
from riftable.games.riftforce.ai.weights import lessons

LEARNERS: Final = (Learner(80, 0.6), Learner(92, 0.3))
SEARCH: Final = SearchSettings(explore=0.4, thrift=0.0, trust=0.5, advice=1.0, keen=12.0)
DUEL: Final = Ladder(LEARNERS, (50, 250, 6000), SEARCH, advised=(False, False, True))
OTHERS: Final = Ladder(LEARNERS, (100, 500, 3000), SEARCH)

STRATEGY: Final = Strategy(
    evaluator=lambda _rules: RiftWorth(),
    search_hooks=lambda rules: RiftKnowledge(len(rules.sides), *lessons(rules.mode)),
    ladder=lambda rules: DUEL if is_duel(rules) else OTHERS,
)


def is_duel(rules: Rules) -> bool:
    """Whether these are the rules of the duel, for which the search has a net of its own."""
    return rules.mode == "duel"
