"""Strategy: what the built-in bots need to know about a game.

Levels 1 and 2 are weakened greedy bots, level 3 is the greedy bot, levels 4 to 7 search. A game without a
strategy gets `DEFAULT_STRATEGY`, which evaluates positions by random rollouts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from riftable.core.rules import Rules, View
from riftable.gamekit.evaluation import Evaluator, SearchHooks
from riftable.gamekit.search_tree import SearchTree


class SearchSettings(NamedTuple):
    """How the search explores the tree of a game."""

    exploration: float  # the PUCT constant: weight of rarely visited answers
    first_play_reduction: float  # how far below its parent's mean an unvisited answer is valued
    best_child_weight: float  # share of the best child's mean in what is backed up; 0: plain averages
    greedy_line_weight: (
        float  # prior of the greedy line, as a multiple of all its siblings; 0: no greedy line
    )
    greedy_prior_sharpness: float  # how strongly greedy values separate the priors at the root


class WeakenedSettings(NamedTuple):
    """How a greedy bot is weakened: the share of answers it considers, and how far it misjudges them."""

    notice_percent: int
    noise: float  # in the unit of the evaluator


class ReviewSettings(NamedTuple):
    """The fixed budget of a server's review of a game; a search may take some times as long."""

    iterations: int  # of the search, for each decision
    most_per_seat: int  # decisions of a seat that are judged; a review says which


class LevelSettings(NamedTuple):
    """The strength of the levels of a game."""

    weakened: tuple[WeakenedSettings, WeakenedSettings]  # levels 1 and 2
    iterations: tuple[int, int, int, int]  # of the search, levels 4 to 7
    search: SearchSettings
    # Whether the search starts from the greedy line, levels 4 to 7.
    greedy_start: tuple[bool, bool, bool, bool] = (True, True, True, True)
    review: ReviewSettings = ReviewSettings(iterations=300, most_per_seat=60)


DEFAULT_LEVELS: Final = LevelSettings(
    weakened=(WeakenedSettings(35, 0.0), WeakenedSettings(70, 0.0)),
    iterations=(100, 500, 3000, 12_000),
    search=SearchSettings(
        exploration=0.7,
        first_play_reduction=0.0,
        best_child_weight=0.0,
        greedy_line_weight=0.0,
        greedy_prior_sharpness=0.0,
    ),
)


class Strategy(NamedTuple):
    """What a game tells the bots about itself."""

    evaluator: Callable[[Rules], Evaluator]  # for the greedy bot and its weakened forms
    search_hooks: Callable[[Rules], SearchHooks]  # for the search
    level_settings: Callable[[Rules], LevelSettings]
    # A faster tree for a view, with the same numbers as that of `riftable.ai.tree`; None: there is none.
    fast_tree: Callable[[Rules, SearchHooks, SearchSettings, View], SearchTree | None] | None = None


def default_search_hooks(rules: Rules) -> SearchHooks:
    """Return search hooks that know nothing about a game but its end."""
    return SearchHooks(len(rules.sides))


DEFAULT_STRATEGY: Final = Strategy(default_search_hooks, default_search_hooks, lambda _rules: DEFAULT_LEVELS)
