"""How the bots play Riffifi. `docs/reference/bots.md` has the results of these settings."""

from __future__ import annotations

from typing import Final

from riftable.gamekit.strategy import Ladder, Learner, SearchSettings, Strategy
from riftable.games.riffifi.ai.evaluation import TableWorth
from riftable.games.riffifi.ai.search_hooks import TableKnowledge

LADDER: Final = Ladder(
    learners=(Learner(35, 6.0), Learner(70, 2.5)),
    iterations=(5, 25, 1000),
    search=SearchSettings(explore=0.5, thrift=0.1, trust=0.0, advice=0.0, keen=0.0),
)

STRATEGY: Final = Strategy(
    evaluator=lambda _rules: TableWorth(),
    search_hooks=lambda rules: TableKnowledge(len(rules.sides)),
    ladder=lambda _rules: LADDER,
)
