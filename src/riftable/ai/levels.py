"""The six levels, from Pebble to Abyss: which bot each of them is. How strong they are, each game says."""

from __future__ import annotations

from typing import Final, TypeAlias

from riftable import games
from riftable.ai.greedy import Greedy
from riftable.ai.parallel_search import Forest
from riftable.ai.search import Budget, Searcher
from riftable.ai.weakened import Gentle
from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.gamekit.bot import Bot
from riftable.gamekit.evaluation import Knowledge, Worth
from riftable.gamekit.strategy import DEFAULT_STRATEGY, Ladder, Strategy

Parameter: TypeAlias = int | float | str

LEVELS: Final = tuple(f"level{n}" for n in range(1, 7))
SEARCHING: Final = LEVELS[3:]


def strategy(rules: Rules) -> Strategy:
    """Return what a game tells the bots about itself."""
    own = games.spec(rules.game).strategy
    return DEFAULT_STRATEGY if own is None else own.load()


def ladder(rules: Rules) -> Ladder:
    """Return how strong the levels are."""
    return strategy(rules).ladder(rules)


def worth(rules: Rules) -> Worth:
    """Return the evaluation that the greedy bot uses."""
    return strategy(rules).evaluator(rules)


def knowledge(rules: Rules) -> Knowledge:
    """Return what the search knows about a game."""
    return strategy(rules).search_hooks(rules)


def searcher(rules: Rules, budget: Budget) -> Searcher:
    """The search as this game likes it."""
    return Searcher(rules, knowledge(rules), budget, ladder(rules).search)


def lone_searcher(rules: Rules, budget: Budget) -> Searcher:
    """The search of who has to find everything out alone."""
    return Searcher(rules, knowledge(rules), budget, ladder(rules).search._replace(advice=0.0))


def level(name: str, rules: Rules, parameters: dict[str, Parameter]) -> Bot:
    """A bot of one of the levels; those that search take iterations or seconds, and trees and jobs."""
    number = LEVELS.index(name)
    if name not in SEARCHING:
        for parameter in parameters:
            raise BadOption(f"the bot “{name}” takes no “{parameter}”: it has no budget")
        if number == 2:
            return Greedy(rules, worth(rules))
        return Gentle(rules, worth(rules), *ladder(rules).learners[number])
    budget, trees, jobs = asked_for(name, parameters)
    if not any(budget):
        budget = Budget(iterations=ladder(rules).iterations[number - 3])
    plant = searcher if ladder(rules).advised[number - 3] else lone_searcher
    return Forest(rules, plant, budget, trees, jobs) if trees > 1 else plant(rules, budget)


def asked_for(name: str, parameters: dict[str, Parameter]) -> tuple[Budget, int, int]:
    """What parameters say: the budget, the number of trees, the number of processes."""
    given: dict[str, float] = {"iterations": 0, "seconds": 0.0, "trees": 1, "jobs": 1}
    for key, value in parameters.items():
        if key not in given:
            raise BadOption(f"the bot “{name}” takes no “{key}”; it takes {', '.join(given)}")
        whole = key != "seconds"
        if isinstance(value, str) or value <= 0 or (whole and value != int(value)):
            kind = "a whole number" if whole else "a number"
            raise BadOption(f"“{key}” must be {kind} above 0, not {value}")
        given[key] = value
    if given["iterations"] and given["seconds"]:
        raise BadOption(f"give the bot “{name}” iterations or seconds, not both")
    return Budget(int(given["iterations"]), given["seconds"]), int(given["trees"]), int(given["jobs"])
