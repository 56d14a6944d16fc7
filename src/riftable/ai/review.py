"""Review of a recorded game: the cost of each decision, better answers, and how the chances changed.

Each decision is evaluated from what its seat knew at the time, never from what was revealed later. Decisions
do not depend on each other, so any number of processes may share them: the result is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, Self

from riftable.ai.analysis import MoveEvaluation, compare_with_best
from riftable.ai.error_messages import BotMessage
from riftable.ai.levels import search_hooks
from riftable.ai.search import Budget
from riftable.api import cached_rules
from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption, RiftableError
from riftable.core.game import Game
from riftable.core.machine import CHANCE
from riftable.core.pickling import PackedRules, pack, pack_rules, unpack
from riftable.core.rng import REVIEW_STREAM, Rng
from riftable.core.rules import View
from riftable.core.worker_pool import new_pool, shutdown_pool

DEFAULT_BUDGET: Final = Budget(iterations=1000)
BLUNDER: Final = 0.1  # from this cost on, in chance to win, a decision is a blunder
RECHECKED_DECISIONS: Final = 10  # the costliest ones are searched again
RECHECK_FACTOR: Final = 4  # with this multiple of the budget: the largest of many estimates is often an error


class NothingToReview(RiftableError):
    """Raised for a game without a decision."""


class ReviewWorkerLost(RiftableError):
    """Raised when a worker process of a review has died."""


class DecisionPoint(NamedTuple):
    """A decision as it was taken."""

    at: int  # moves made before it, those of chance included
    turn: int  # the number of its line in the record
    part: float  # how far the turn had come, from 0 to 1
    seat: int
    view: View  # what the seat knew
    move: int
    before: list[str]  # what the seat had answered in this action, in notation
    names: list[str]  # what it answered now, and then to the end of the action


class Decision(NamedTuple):
    """A decision, evaluated."""

    point: DecisionPoint
    best: MoveEvaluation
    played: MoveEvaluation

    @property
    def cost(self) -> float:
        """How much of the chance to win the decision gave away."""
        return self.best.chance - self.played.chance


class SeatTotal(NamedTuple):
    """The decisions of a seat together."""

    seat: int
    decisions: int
    cost: float  # of a decision, on average
    blunders: int


class CurvePoint(NamedTuple):
    """A point of a curve of winning chances."""

    turn: float
    chance: float


class Review(NamedTuple):
    """The analysis of a game."""

    sides: list[int]  # by seat
    decisions: list[Decision]  # in the order of the game
    turns: int
    end: (
        list[float] | None
    )  # the final chance of each seat: 1 (won) to 0 (lost); None if the game is not over

    def worst(self, n: int) -> list[Decision]:
        """Return up to `n` decisions that cost something, the costliest first."""
        found = [decision for decision in self.decisions if decision.cost > 0]
        return sorted(found, key=lambda decision: (-decision.cost, decision.point.at))[:n]

    def totals(self) -> list[SeatTotal]:
        """Return the totals of each seat that had something to decide."""
        found = []
        for seat in range(len(self.sides)):
            costs = [decision.cost for decision in self.decisions if decision.point.seat == seat]
            if costs:
                blunders = sum(cost >= BLUNDER for cost in costs)
                found.append(SeatTotal(seat, len(costs), sum(costs) / len(costs), blunders))
        return found

    def curves(self) -> dict[int, list[CurvePoint]]:
        """Return how the chances changed, by seat; with two sides only that of the first seat."""
        if len(set(self.sides)) > 2:
            return {total.seat: self.curve(total.seat, [total.seat]) for total in self.totals()}
        return {0: self.curve(0, range(len(self.sides)))}

    def curve(self, seat: int, deciders: Sequence[int]) -> list[CurvePoint]:
        """Return the chance of a seat's side at each decision of the seats `deciders`, and at the end."""
        points = []
        for point, best, _ in self.decisions:
            if point.seat in deciders:
                own = self.sides[point.seat] == self.sides[seat]
                points.append(CurvePoint(point.turn + point.part, best.chance if own else 1 - best.chance))
        if self.end is not None:
            points.append(CurvePoint(self.turns, self.end[seat]))
        return points


class ReviewTask(NamedTuple):
    """A decision on its way to a worker process: what its seat knew, and nothing else of the game."""

    rules: PackedRules
    view: bytes
    move: int
    budget: Budget
    stream: int


def decision_points(game: Game) -> list[DecisionPoint]:
    """Return the decisions of a game: questions to players with more than one answer."""
    found: list[DecisionPoint] = []
    cuts = [made for made, _ in game.rests[1:]] + [len(game.history)]
    turn = 0
    s = game.rests[0][1].copy()
    seats: list[int] = []  # the seat that answered, move by move
    for at, move in enumerate(game.history):
        while at >= cuts[turn] and turn < len(cuts) - 1:
            turn += 1
        ask = s.ask
        assert ask is not None
        seat = int(ask.seat)
        seats.append(seat)
        if seat != CHANCE and len(ask.moves) > 1 and ask.allows(move):
            begin = cuts[turn - 1] if turn else 0
            part = (at - begin) / (cuts[turn] - begin)
            found.append(DecisionPoint(at, turn, part, seat, game.rules.view(s, seat), move, [], []))
        s.redo(move)
    return [with_own_answers(game, point, seats, cuts) for point in found]


def with_own_answers(game: Game, point: DecisionPoint, seats: list[int], cuts: list[int]) -> DecisionPoint:
    """Return a decision with its seat's answers around it, until chance or another seat answered."""
    first = cuts[point.turn - 1] if point.turn else 0
    begin, end = point.at, point.at
    while begin > first and seats[begin - 1] == point.seat:
        begin -= 1
    while end < cuts[point.turn] and seats[end] == point.seat:
        end += 1
    return point._replace(before=game.labels[begin : point.at], names=game.labels[point.at : end])


def review(
    game: Game,
    budget: Budget = DEFAULT_BUDGET,
    *,
    seats: Sequence[int] = (),
    jobs: int = 1,
    on_progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> Review:
    """Evaluate the decisions of some seats, or of all.

    `jobs` is the number of processes. `on_progress` is called with the number of searches that are done and
    of all. Raise `NothingToReview` if there is no decision, `BadOption` if there is no such seat.
    """
    for seat in seats:
        if not 0 <= seat < len(game.rules.sides):
            raise BadOption(CoreMessage.NO_SEAT, word=seat, last=len(game.rules.sides) - 1)
    found = [point for point in decision_points(game) if not seats or point.seat in seats]
    if not found:
        raise NothingToReview(BotMessage.NOTHING_TO_REVIEW)
    larger = Budget(RECHECK_FACTOR * budget.iterations, RECHECK_FACTOR * budget.seconds)
    rechecked = min(RECHECKED_DECISIONS, len(found))
    searches = len(found) + rechecked
    with ReviewWorkers(jobs) as workers:
        decisions: list[Decision] = []
        on_progress(0, searches)
        for point, evaluations in zip(found, workers.run(review_tasks(game, found, budget)), strict=True):
            decisions.append(Decision(point, *evaluations))
            on_progress(len(decisions), searches)
        costly = sorted(range(len(found)), key=lambda i: (-decisions[i].cost, i))[:rechecked]
        second = review_tasks(game, [found[i] for i in costly], larger)
        for done, (i, evaluations) in enumerate(zip(costly, workers.run(second), strict=True), 1):
            decisions[i] = Decision(found[i], *evaluations)
            on_progress(len(found) + done, searches)
    end = search_hooks(game.rules).win_probabilities(game.state) if game.over else None
    return Review(list(game.rules.sides), decisions, len(game.rests), end)


def review_tasks(game: Game, points: Sequence[DecisionPoint], budget: Budget) -> list[ReviewTask]:
    """Return the tasks of decisions.

    Their generators do not depend on the game's seed: it may have dealt the cards that are hidden.
    """
    rules = game.rules
    packed = pack_rules(rules)
    return [
        ReviewTask(packed, pack(one.view, rules), one.move, budget, REVIEW_STREAM + one.at) for one in points
    ]


def run_task(task: ReviewTask) -> tuple[MoveEvaluation, MoveEvaluation]:
    """Return the evaluations of the best answer and of the given one."""
    rules = cached_rules(*task.rules)
    return compare_with_best(rules, unpack(task.view, rules), task.move, task.budget, Rng(0, task.stream))


class ReviewWorkers:
    """Runs tasks in this process or, with more than one job, in several."""

    def __init__(self, jobs: int) -> None:
        self.pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            self.pool = new_pool(jobs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            shutdown_pool(self.pool)

    def run(self, tasks: Sequence[ReviewTask]) -> Iterator[tuple[MoveEvaluation, MoveEvaluation]]:
        """Yield the result of each task, in their order; raise `ReviewWorkerLost` if a process dies."""
        try:
            yield from self.pool.map(run_task, tasks) if self.pool else map(run_task, tasks)
        except BrokenProcessPool as problem:
            raise ReviewWorkerLost(BotMessage.REVIEW_WORKER_LOST) from problem
