"""Strategy: what the built-in bots need to know about a game.

Levels 1 and 2 look one decision ahead with a weakened evaluation, level 3 with the whole one, levels 4 to 6
search. A game that says nothing gets `PLAIN` and is judged by playing on at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from riftable.core.rules import Rules
from riftable.gamekit.evaluation import Knowledge, Worth


class SearchSettings(NamedTuple):
    """How the search explores the tree of a game."""

    explore: float  # weight of rarely tried answers
    thrift: float  # how much less than its parent an untried answer promises
    trust: float  # how much the best answer so far counts for what led to it
    advice: float  # probability of trying the greedy answer first; 0: never
    keen: float  # how much the greedy evaluation of the answers at hand counts


class Learner(NamedTuple):
    """A weakened bot: it notices this share of the answers and may misjudge each by so much."""

    notice_percent: int
    noise: float


class Ladder(NamedTuple):
    """The strength of the levels of a game."""

    learners: tuple[Learner, Learner]  # levels 1 and 2
    iterations: tuple[int, int, int]  # of the search, levels 4 to 6
    search: SearchSettings
    advised: tuple[bool, bool, bool] = (
        True,
        True,
        True,
    )  # whether levels 4 to 6 start from the greedy answer


PLAIN: Final = Ladder(
    learners=(Learner(35, 0.0), Learner(70, 0.0)),
    iterations=(100, 500, 3000),
    search=SearchSettings(explore=0.7, thrift=0.0, trust=0.0, advice=0.0, keen=0.0),
)


class Strategy(NamedTuple):
    """What a game tells the bots about itself."""

    evaluator: Callable[[Rules], Worth]  # for the greedy bot and its weakened forms
    search_hooks: Callable[[Rules], Knowledge]  # for the search
    ladder: Callable[[Rules], Ladder]


def plain_hooks(rules: Rules) -> Knowledge:
    """Return search hooks that know nothing about a game but its end."""
    return Knowledge(len(rules.sides))


DEFAULT_STRATEGY: Final = Strategy(plain_hooks, plain_hooks, lambda _rules: PLAIN)
