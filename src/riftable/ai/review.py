"""Review of a recorded game: the cost of each decision, better answers, and how the chances changed.

Each decision is evaluated from what its seat knew at the time, never from what was revealed later. Decisions
do not depend on each other, so any number of processes may share them: the result is the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, Self, TypeAlias

from riftable.ai.analysis import MoveEvaluation, compare_with_best
from riftable.ai.error_messages import BotMessage
from riftable.ai.levels import search_hooks
from riftable.ai.review_summary import BLUNDER, JudgedDecision
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
RECHECKED_DECISIONS: Final = 10  # the costliest ones are searched again, of each seat as many
RECHECK_FACTOR: Final = 4  # with this multiple of the budget: the largest of many estimates is often an error


Evaluations: TypeAlias = tuple[MoveEvaluation, MoveEvaluation]  # of the best answer and of the one played


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

    def judged(self) -> JudgedDecision:
        """Return the numbers of the decision, without its position."""
        at, turn, part, seat = self.point[:4]
        return JudgedDecision(at, turn, part, seat, self.best.chance, self.played.chance, self.best.names)


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

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.rules[0]


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


class ReviewPlan:
    """The searches of a review, for whoever runs them: `first`, then `second` of what they found.

    `most_per_seat` limits the decisions of each seat that are judged (0: all): the first of every action come
    before the others, and what is taken of either is spread over the game. What is judged, by which generator
    and whether it is searched again depends on the seat's own decisions only. So two games that a seat cannot
    tell apart have the same verdicts for it.

    Raise `NothingToReview` if there is no decision, `BadOption` if there is no such seat.
    """

    def __init__(
        self, game: Game, budget: Budget, *, seats: Sequence[int] = (), most_per_seat: int = 0
    ) -> None:
        self.rules = game.rules
        for seat in seats:
            if not 0 <= seat < len(self.rules.sides):
                raise BadOption(CoreMessage.NO_SEAT, word=seat, last=len(self.rules.sides) - 1)
        every = decision_points(game)
        self.decisions = [sum(point.seat == seat for point in every) for seat in range(len(self.rules.sides))]
        self.numbers = own_numbers(every)
        wanted = [point for point in every if not seats or point.seat in seats]
        self.points = judged_points(wanted, most_per_seat) if most_per_seat else wanted
        if not self.points:
            raise NothingToReview(BotMessage.NOTHING_TO_REVIEW)
        self.budget = budget
        self.rechecked = max(1, RECHECKED_DECISIONS // len(self.rules.sides))  # of each seat
        self.turns = len(game.rests)
        self.end = search_hooks(game.rules).win_probabilities(game.state) if game.over else None

    @property
    def searches(self) -> int:
        """The number of all searches."""
        found = [sum(point.seat == seat for point in self.points) for seat in range(len(self.rules.sides))]
        return len(self.points) + sum(min(self.rechecked, n) for n in found)

    def first(self) -> list[ReviewTask]:
        """Return a search for each of `points`."""
        return self.tasks(self.points, self.budget)

    def second(self, found: Sequence[Evaluations]) -> tuple[list[int], list[ReviewTask]]:
        """Return searches for the costliest decisions of each seat, and the numbers of their points."""
        costly: list[int] = []
        for seat in range(len(self.rules.sides)):
            own = [i for i, point in enumerate(self.points) if point.seat == seat]
            by_cost = sorted(own, key=lambda i: (found[i][1].chance - found[i][0].chance, i))
            costly += by_cost[: self.rechecked]
        larger = Budget(RECHECK_FACTOR * self.budget.iterations, RECHECK_FACTOR * self.budget.seconds)
        return costly, self.tasks([self.points[i] for i in costly], larger)

    def tasks(self, points: Sequence[DecisionPoint], budget: Budget) -> list[ReviewTask]:
        """Return the tasks of decisions.

        Their generators do not depend on the game's seed, which may have dealt the cards that are hidden, nor
        on how often others decided.
        """
        packed = pack_rules(self.rules)
        return [
            ReviewTask(
                packed, pack(one.view, self.rules), one.move, budget, REVIEW_STREAM + self.numbers[one.at]
            )
            for one in points
        ]

    def review(self, found: Sequence[Evaluations]) -> Review:
        """Return the review by what the searches found, by point."""
        decisions = [Decision(point, *one) for point, one in zip(self.points, found, strict=True)]
        return Review(list(self.rules.sides), decisions, self.turns, self.end)


def own_numbers(points: Sequence[DecisionPoint]) -> dict[int, int]:
    """Return the number of each decision among those of its seat, by the moves made before it."""
    counts: Counter[int] = Counter()
    numbers = {}
    for point in points:
        numbers[point.at] = counts[point.seat]
        counts[point.seat] += 1
    return numbers


def judged_points(points: Sequence[DecisionPoint], most_per_seat: int) -> list[DecisionPoint]:
    """Return at most so many decisions of each seat, in the order of the game."""
    taken: list[DecisionPoint] = []
    for seat in sorted({point.seat for point in points}):
        own = [point for point in points if point.seat == seat]
        opening = spread([point for point in own if not point.before], most_per_seat)
        later = spread([point for point in own if point.before], most_per_seat - len(opening))
        taken += [*opening, *later]
    return sorted(taken, key=lambda point: point.at)


def spread(points: Sequence[DecisionPoint], most: int) -> list[DecisionPoint]:
    """Return at most so many of some decisions, at even distances."""
    if len(points) <= most:
        return list(points)
    return [points[i * len(points) // most] for i in range(most)]


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
    plan = ReviewPlan(game, budget, seats=seats)
    with ReviewWorkers(jobs) as workers:
        found: list[Evaluations] = []
        on_progress(0, plan.searches)
        for evaluations in workers.run(plan.first()):
            found.append(evaluations)
            on_progress(len(found), plan.searches)
        costly, second = plan.second(found)
        for done, (i, evaluations) in enumerate(zip(costly, workers.run(second), strict=True), 1):
            found[i] = evaluations
            on_progress(len(found) + done, plan.searches)
    return plan.review(found)


def run_task(task: ReviewTask) -> Evaluations:
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

    def run(self, tasks: Sequence[ReviewTask]) -> Iterator[Evaluations]:
        """Yield the result of each task, in their order; raise `ReviewWorkerLost` if a process dies."""
        try:
            yield from self.pool.map(run_task, tasks) if self.pool else map(run_task, tasks)
        except BrokenProcessPool as problem:
            raise ReviewWorkerLost(BotMessage.REVIEW_WORKER_LOST) from problem
