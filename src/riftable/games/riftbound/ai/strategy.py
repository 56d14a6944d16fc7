"""How the bots play Riftbound. `docs/reference/bots.md` has the results of these settings."""

from __future__ import annotations

from typing import Final

from riftable.core.rules import Rules
from riftable.gamekit.strategy import Ladder, Learner, SearchSettings, Strategy
from riftable.games.riftbound.ai.evaluation import RealmWorth
from riftable.games.riftbound.ai.rollout_policy import Reflex
from riftable.games.riftbound.ai.search_hooks import RealmKnowledge
from riftable.games.riftbound.ai.weights import weights
from riftable.games.riftbound.rulebook import Riftbound

LADDER: Final = Ladder(
    learners=(Learner(35, 2.0), Learner(70, 0.5)),
    iterations=(60, 300, 1200),
    search=SearchSettings(explore=0.5, thrift=0.0, trust=0.3, advice=0.0, keen=0.0),
)


def search_hooks(rules: Rules) -> RealmKnowledge:
    """Return what the search knows about the cards of these rules."""
    assert isinstance(rules, Riftbound)
    return RealmKnowledge(len(rules.sides), Reflex(rules.book.cards), *weights())


STRATEGY: Final = Strategy(lambda _rules: RealmWorth(), search_hooks, lambda _rules: LADDER)
