"""Looking back at a game: what each decision promised, what was better, and how the chances went.

Each decision is judged from what its seat knew then, never from what came to light later. Decisions do not
depend on each other, so any number of processes may share them: the result is the same.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, NamedTuple, Self

from riftable.ai.analysis import Verdict, compare
from riftable.ai.levels import knowledge
from riftable.ai.parallel_search import rules_of
from riftable.ai.search import Budget
from riftable.ai.view_codec import pack, unpack
from riftable.core.errors import BadOption, RiftableError
from riftable.core.game import Game
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.core.rules import View

USUAL: Final = Budget(iterations=1000)
BLUNDER: Final = 0.1  # a decision that costs so much of the chance to win
AGAIN: Final = 10  # so many of the costliest decisions are looked at again
DEEPER: Final = 4  # with so many times the budget: the worst of many guesses is often but a bad guess
STREAM: Final = 1 << 34  # the luck of looking back, apart from nature's, the bots' and that of hints


class NothingToReview(RiftableError):
    """A game in which nobody has decided anything."""


class HelperLost(RiftableError):
    """A process that looked at decisions is no longer there."""


class Moment(NamedTuple):
    """A decision as it was taken."""

    at: int  # moves made before it, nature's included
    turn: int  # the number of its line in the record
    part: float  # how far the turn had come, from 0 to 1
    seat: int
    view: View  # what the seat knew
    move: int
    before: list[str]  # what the seat had answered in this action, in notation
    names: list[str]  # what it answered now, and then to the end of the action


class Decision(NamedTuple):
    """A decision with the verdicts of the search."""

    moment: Moment
    best: Verdict
    played: Verdict

    @property
    def cost(self) -> float:
        """How much of the chance to win the decision gave away."""
        return self.best.chance - self.played.chance


class Total(NamedTuple):
    """The decisions of a seat together."""

    seat: int
    decisions: int
    cost: float  # of a decision, on average
    blunders: int


class Point(NamedTuple):
    """Where a curve passes: when, and how likely somebody was to win."""

    turn: float
    chance: float


class Review(NamedTuple):
    """The analysis of a game."""

    sides: list[int]  # by seat
    decisions: list[Decision]  # in the order of the game
    turns: int
    end: list[float] | None  # what each seat won of the game; None: it is not over

    def worst(self, n: int) -> list[Decision]:
        """Return up to `n` decisions that cost something, the costliest first."""
        found = [decision for decision in self.decisions if decision.cost > 0]
        return sorted(found, key=lambda decision: (-decision.cost, decision.moment.at))[:n]

    def totals(self) -> list[Total]:
        """Return the totals of each seat that had something to decide."""
        found = []
        for seat in range(len(self.sides)):
            costs = [decision.cost for decision in self.decisions if decision.moment.seat == seat]
            if costs:
                blunders = sum(cost >= BLUNDER for cost in costs)
                found.append(Total(seat, len(costs), sum(costs) / len(costs), blunders))
        return found

    def curves(self) -> dict[int, list[Point]]:
        """Return how the chances changed, by seat; with two sides only that of the first seat."""
        if len(set(self.sides)) > 2:
            return {total.seat: self.curve(total.seat, [total.seat]) for total in self.totals()}
        return {0: self.curve(0, range(len(self.sides)))}

    def curve(self, whose: int, seats: Sequence[int]) -> list[Point]:
        """Return the chance of a seat's side at each decision of `seats`, and at the end."""
        points = []
        for moment, best, _ in self.decisions:
            if moment.seat in seats:
                own = self.sides[moment.seat] == self.sides[whose]
                points.append(Point(moment.turn + moment.part, best.chance if own else 1 - best.chance))
        if self.end is not None:
            points.append(Point(self.turns, self.end[whose]))
        return points


class Look(NamedTuple):
    """A decision on its way to whoever looks at it: what its seat knew, and nothing else of the game."""

    rules: tuple[str, str, tuple[tuple[str, str], ...]]
    view: bytes
    move: int
    budget: Budget
    stream: int


def moments(game: Game) -> list[Moment]:
    """The decisions of a game: questions with more than one answer."""
    found: list[Moment] = []
    cuts = [made for made, _ in game.rests[1:]] + [len(game.history)]
    turn = 0
    s = game.rests[0][1].copy()
    asked: list[int] = []  # who answered, move by move
    for at, move in enumerate(game.history):
        while at >= cuts[turn] and turn < len(cuts) - 1:
            turn += 1
        ask = s.ask
        assert ask is not None
        seat = int(ask.seat)
        asked.append(seat)
        if seat != CHANCE and len(ask.moves) > 1 and ask.allows(move):
            begin = cuts[turn - 1] if turn else 0
            part = (at - begin) / (cuts[turn] - begin)
            found.append(Moment(at, turn, part, seat, game.rules.view(s, seat), move, [], []))
        s.redo(move)
    return [told(game, moment, asked, cuts) for moment in found]


def told(game: Game, moment: Moment, asked: list[int], cuts: list[int]) -> Moment:
    """A moment with what its seat said before and after it, until nature or somebody else spoke."""
    first = cuts[moment.turn - 1] if moment.turn else 0
    begin, end = moment.at, moment.at
    while begin > first and asked[begin - 1] == moment.seat:
        begin -= 1
    while end < cuts[moment.turn] and asked[end] == moment.seat:
        end += 1
    return moment._replace(before=game.labels[begin : moment.at], names=game.labels[moment.at : end])


def review(
    game: Game,
    budget: Budget = USUAL,
    *,
    seats: Sequence[int] = (),
    jobs: int = 1,
    tell: Callable[[int, int], None] = lambda _done, _all: None,
) -> Review:
    """Judge the decisions of some seats, or of all; `tell` is called with how many are done, of how many."""
    for seat in seats:
        if not 0 <= seat < len(game.rules.sides):
            raise BadOption(f"there is no seat {seat}; there are 0 to {len(game.rules.sides) - 1}")
    found = [moment for moment in moments(game) if not seats or moment.seat in seats]
    if not found:
        raise NothingToReview("nobody has decided anything in this game")
    deeper = Budget(DEEPER * budget.iterations, DEEPER * budget.seconds)
    again = min(AGAIN, len(found))
    everything = len(found) + again
    with Helpers(jobs) as helpers:
        decisions: list[Decision] = []
        tell(0, everything)
        for moment, verdicts in zip(found, helpers.look(looks(game, found, budget)), strict=True):
            decisions.append(Decision(moment, *verdicts))
            tell(len(decisions), everything)
        costly = sorted(range(len(found)), key=lambda i: (-decisions[i].cost, i))[:again]
        second = looks(game, [found[i] for i in costly], deeper)
        for done, (i, verdicts) in enumerate(zip(costly, helpers.look(second), strict=True), 1):
            decisions[i] = Decision(found[i], *verdicts)
            tell(len(found) + done, everything)
    end = knowledge(game.rules).judge(game.state) if game.over else None
    return Review(list(game.rules.sides), decisions, len(game.rests), end)


def looks(game: Game, found: Sequence[Moment], budget: Budget) -> list[Look]:
    """The questions of decisions. Their luck does not depend on the seed, which may have dealt the cards."""
    rules = game.rules
    key = (rules.game, rules.mode, tuple(rules.options.items()))
    return [Look(key, pack(one.view, rules), one.move, budget, STREAM + one.at) for one in found]


def look(task: Look) -> tuple[Verdict, Verdict]:
    """The best answer to a question, and the given one. Runs in a process of its own, or right here."""
    rules = rules_of(*task.rules)
    return compare(rules, unpack(task.view, rules), task.move, task.budget, Rng(0, task.stream))


class Helpers:
    """Whoever looks at decisions: this process, or several."""

    def __init__(self, jobs: int) -> None:
        self.pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            # Not forked: a progress bar is a thread, and a fork of a process with threads may hang.
            self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=be_quiet)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def look(self, tasks: Sequence[Look]) -> Iterator[tuple[Verdict, Verdict]]:
        """What comes of each, in their order."""
        try:
            yield from self.pool.map(look, tasks) if self.pool else map(look, tasks)
        except BrokenProcessPool as problem:
            raise HelperLost("a process that looked at decisions was ended from outside") from problem


def be_quiet() -> None:
    """Whoever presses Ctrl-C means the whole review; it will tell its helpers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
