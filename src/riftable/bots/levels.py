"""The six levels, from Pebble to Abyss: which bot each of them is, game by game.

The figures were found by playing the levels against each other; `docs/bots.md` has the results.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from riftable.bots.base import Bot
from riftable.bots.forest import Forest
from riftable.bots.gentle import Gentle
from riftable.bots.greedy import Greedy
from riftable.bots.knowledge import Knowledge, Worth
from riftable.bots.learned import lessons, weights
from riftable.bots.riffifi_knowledge import TableKnowledge
from riftable.bots.riffifi_worth import TableWorth
from riftable.bots.riftbound_knowledge import RealmKnowledge
from riftable.bots.riftbound_reflex import Reflex
from riftable.bots.riftbound_worth import RealmWorth
from riftable.bots.riftforce_knowledge import RiftKnowledge
from riftable.bots.riftforce_worth import RiftWorth
from riftable.bots.search import Budget, Habits, Searcher
from riftable.core.errors import BadOption
from riftable.core.rules import Rules
from riftable.riftbound.modes import Riftbound

Parameter: TypeAlias = int | float | str


class Learner(NamedTuple):
    """A gentle bot: of 100 answers it notices so many, and may misjudge one by so much."""

    notice: int
    fog: float


class Ladder(NamedTuple):
    """The levels of a game: two learners, greed, and iterations of search for the three above."""

    learners: tuple[Learner, Learner]
    iterations: tuple[int, int, int]
    habits: Habits
    advised: tuple[bool, bool, bool] = (True, True, True)  # who of them is told first what greed would do


# By game and mode, or by game.
LADDERS: Final[dict[str, Ladder]] = {
    "riftforce duel": Ladder(
        learners=(Learner(80, 0.6), Learner(92, 0.3)),
        iterations=(50, 250, 6000),
        habits=Habits(explore=0.4, thrift=0.0, trust=0.5, advice=1.0, keen=12.0),
        advised=(False, False, True),
    ),
    "riftforce": Ladder(
        learners=(Learner(80, 0.6), Learner(92, 0.3)),
        iterations=(100, 500, 3000),
        habits=Habits(explore=0.4, thrift=0.0, trust=0.5, advice=1.0, keen=12.0),
    ),
    "riffifi": Ladder(
        learners=(Learner(35, 6.0), Learner(70, 2.5)),
        iterations=(5, 25, 1000),
        habits=Habits(explore=0.5, thrift=0.1, trust=0.0, advice=0.0, keen=0.0),
    ),
    "riftbound": Ladder(
        learners=(Learner(35, 2.0), Learner(70, 0.5)),
        iterations=(60, 300, 1200),
        habits=Habits(explore=0.5, thrift=0.0, trust=0.3, advice=0.0, keen=0.0),
    ),
}
PLAIN: Final = Ladder((Learner(35, 0.0), Learner(70, 0.0)), (100, 500, 3000), Habits(0.7, 0.0, 0.0, 0.0, 0.0))
LEVELS: Final = tuple(f"level{n}" for n in range(1, 7))
SEARCHING: Final = LEVELS[3:]


def ladder(rules: Rules) -> Ladder:
    """The levels of a game; one that nobody has tuned yet gets plain ones."""
    return LADDERS.get(rules.key) or LADDERS.get(rules.game, PLAIN)


def worth(rules: Rules) -> Worth:
    """What greed looks at in a game."""
    if rules.game == "riftforce":
        return RiftWorth()
    if rules.game == "riffifi":
        return TableWorth()
    if rules.game == "riftbound":
        return RealmWorth()
    return knowledge(rules)


def knowledge(rules: Rules) -> Knowledge:
    """What a search knows of a game; of one that nobody has told us about, its end."""
    if rules.game == "riftforce":
        return RiftKnowledge(len(rules.sides), *lessons(rules.mode))
    if rules.game == "riffifi":
        return TableKnowledge(len(rules.sides))
    if isinstance(rules, Riftbound):
        return RealmKnowledge(len(rules.sides), Reflex(rules.book.cards), *weights())
    return Knowledge(len(rules.sides))


def searcher(rules: Rules, budget: Budget) -> Searcher:
    """The search as this game likes it."""
    return Searcher(rules, knowledge(rules), budget, ladder(rules).habits)


def lone_searcher(rules: Rules, budget: Budget) -> Searcher:
    """The search of who has to find everything out alone."""
    return Searcher(rules, knowledge(rules), budget, ladder(rules).habits._replace(advice=0.0))


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
