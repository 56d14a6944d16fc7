"""The seven levels, from Pebble to Eclipse: which bot each one is. A game's strategy sets their strength."""

from __future__ import annotations

from typing import Final, TypeAlias

from riftable import games
from riftable.ai.error_messages import BotMessage
from riftable.ai.greedy import Greedy
from riftable.ai.parallel_search import ParallelSearcher
from riftable.ai.search import Budget, Searcher, new_tree
from riftable.ai.weakened import WeakenedGreedy
from riftable.core.errors import BadOption
from riftable.core.rules import Rules, View
from riftable.gamekit.bot import Bot
from riftable.gamekit.evaluation import Evaluator, SearchHooks
from riftable.gamekit.search_tree import SearchTree
from riftable.gamekit.strategy import DEFAULT_STRATEGY, LevelSettings, SearchSettings, Strategy

Parameter: TypeAlias = int | float | str  # of a bot, as in `level4?iterations=500`

LEVELS: Final = tuple(f"level{n}" for n in range(1, 8))
SEARCH_LEVELS: Final = LEVELS[3:]


def strategy(rules: Rules) -> Strategy:
    """Return what a game tells the bots about itself."""
    own = games.spec(rules.game).strategy
    return DEFAULT_STRATEGY if own is None else own.load()


def level_settings(rules: Rules) -> LevelSettings:
    """Return how strong the levels are."""
    return strategy(rules).level_settings(rules)


def evaluator(rules: Rules) -> Evaluator:
    """Return the evaluator of the greedy bot."""
    made = strategy(rules).evaluator(rules)
    made.origin = evaluator, rules
    return made


def search_hooks(rules: Rules) -> SearchHooks:
    """Return what the search knows about a game."""
    made = strategy(rules).search_hooks(rules)
    made.origin = search_hooks, rules
    return made


def fastest_tree(rules: Rules, hooks: SearchHooks, settings: SearchSettings, view: View) -> SearchTree:
    """Return a tree that has not been searched yet: the game's own if it has a faster one for this view."""
    own = strategy(rules).fast_tree
    tree = None if own is None else own(rules, hooks, settings, view)
    return new_tree(rules, hooks, settings, view) if tree is None else tree


def searcher(rules: Rules, budget: Budget) -> Searcher:
    """Return a searcher with the settings of this game."""
    return Searcher(rules, search_hooks(rules), budget, level_settings(rules).search, fastest_tree)


def searcher_from_scratch(rules: Rules, budget: Budget) -> Searcher:
    """Return a searcher with the settings of this game, but not guided by the greedy line."""
    settings = level_settings(rules).search._replace(greedy_line_weight=0.0)
    return Searcher(rules, search_hooks(rules), budget, settings, fastest_tree)


def level(name: str, rules: Rules, parameters: dict[str, Parameter]) -> Bot:
    """Return the bot of a level; raise `BadOption` if it does not take these parameters."""
    number = LEVELS.index(name)
    settings = level_settings(rules)
    if name not in SEARCH_LEVELS:
        for parameter in parameters:
            raise BadOption(BotMessage.NO_BUDGET, name=name, word=parameter)
        if number == 2:
            return Greedy(rules, evaluator(rules))
        return WeakenedGreedy(rules, evaluator(rules), *settings.weakened[number])
    budget, trees, jobs = search_parameters(name, parameters)
    if not any(budget):
        budget = Budget(iterations=settings.iterations[number - 3])
    make_searcher = searcher if settings.greedy_start[number - 3] else searcher_from_scratch
    if trees > 1:
        return ParallelSearcher(rules, make_searcher, budget, trees, jobs)
    return make_searcher(rules, budget)


def search_parameters(name: str, parameters: dict[str, Parameter]) -> tuple[Budget, int, int]:
    """Return the budget, the number of trees and the number of processes that parameters set."""
    given: dict[str, float] = {"iterations": 0, "seconds": 0.0, "trees": 1, "jobs": 1}
    for key, value in parameters.items():
        if key not in given:
            raise BadOption(BotMessage.NO_PARAMETER, name=name, word=key, known=tuple(given))
        whole = key != "seconds"
        if isinstance(value, str) or value <= 0 or (whole and value != int(value)):
            raise BadOption(BotMessage.WHOLE if whole else BotMessage.ABOVE, name=key, word=value)
        given[key] = value
    if given["iterations"] and given["seconds"]:
        raise BadOption(BotMessage.BOTH_BUDGETS, name=name)
    return Budget(int(given["iterations"]), given["seconds"]), int(given["trees"]), int(given["jobs"])
