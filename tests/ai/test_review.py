"""Reviews as a server makes them: what is judged, twin games, and what the numbers come to."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import riftable
from riftable.ai import bot
from riftable.ai.review import Evaluations, ReviewPlan, decision_points, run_task
from riftable.ai.review_summary import JudgedDecision, Moment, accuracy, mistakes, moments
from riftable.ai.search import Budget
from riftable.core.game import Game
from riftable.core.machine import CHANCE
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from tests.ai.test_leaks import CASE_NAMES, CASES, Options, Plant

TINY = Budget(iterations=8)
TWIN_DECISIONS = 6  # of the seat that cannot tell the twins apart


def judge(game: Game, most_per_seat: int = 0, budget: Budget = TINY) -> list[JudgedDecision]:
    """Review a game as a server does."""
    plan = ReviewPlan(game, budget, most_per_seat=most_per_seat)
    found: list[Evaluations] = [run_task(task) for task in plan.first()]
    costly, second = plan.second(found)
    for i, task in zip(costly, second, strict=True):
        found[i] = run_task(task)
    assert plan.searches == len(found) + len(second)
    return [one.judged() for one in plan.review(found).decisions]


def twins(rules: Rules, plant: Plant) -> tuple[int, Game, Game]:
    """Return a seat and two games that it cannot tell apart, though others hold other cards.

    Both go on with the same answers for as long as these are legal in both and look the same to the seat.
    """
    for seed in range(1, 60):
        played = Game(rules, seed=seed)
        rng = Rng(seed)
        for _ in range(400):
            ask, seat = played.state.ask, played.seat
            if ask is None or seat is None:
                break
            secret = played.state.copy()
            if rules.at_rest(played.state) and len(ask.moves) > 1 and plant(secret, seat):
                one, two = (Game(rules, state.copy(), seed=1, auto=False) for state in (played.state, secret))
                play_alike(one, two, seat, rng)
                own = [point for point in decision_points(one) if point.seat == seat]
                others = [point for point in decision_points(one) if point.seat != seat]
                if len(own) >= TWIN_DECISIONS and others:
                    return seat, one, two
                break
            played.push(int(ask.sample(rng)))
    raise AssertionError("no twins found")


def shuffled(moves: list[int], rng: Rng) -> list[int]:
    """Return moves in a random order."""
    left = moves[:]
    return [left.pop(int(rng.below(len(left)))) for _ in moves]


def looks_alike(one: Game, two: Game, seat: int, move: int) -> bool:
    """Return whether a seat sees the same of two games after a move."""
    tried = [game.copy() for game in (one, two)]
    for game in tried:
        game.push(move)
    return tried[0].view(seat).json() == tried[1].view(seat).json()


def play_alike(one: Game, two: Game, seat: int, rng: Rng) -> None:
    """Make the same moves in two games until the seat could tell them apart, or no common move is left."""
    own = others = 0
    for _ in range(120):
        asks = one.state.ask, two.state.ask
        if own >= TWIN_DECISIONS and others >= TWIN_DECISIONS:
            return
        if asks[0] is None or asks[1] is None or asks[0].seat != asks[1].seat:
            return
        common = [move for move in asks[0].moves if move in asks[1].moves]
        if asks[0].seat == seat and asks[0].moves != asks[1].moves:
            return
        move = next((each for each in shuffled(common, rng) if looks_alike(one, two, seat, each)), None)
        if move is None:
            return
        if asks[0].seat != CHANCE and len(asks[0].moves) > 1:
            own, others = own + (asks[0].seat == seat), others + (asks[0].seat != seat)
        one.push(move)
        two.push(move)


@pytest.mark.parametrize(("game", "mode", "options", "plant"), CASES, ids=CASE_NAMES)
def test_a_review_does_not_depend_on_what_the_seat_could_not_see(
    game: str, mode: str, options: Options, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riftable.ai.review.RECHECKED_DECISIONS", 0)  # one of each seat: which one matters
    rules = riftable.rules(game, mode, **options)
    seat, one, two = twins(rules, plant)
    assert one.fen != two.fen
    for most, budget in ((0, TINY), (3, Budget(iterations=2))):
        own = [[each for each in judge(twin, most, budget) if each.seat == seat] for twin in (one, two)]
        assert own[0]
        assert own[0] == own[1]
    others = [
        [point.view.json() for point in decision_points(twin) if point.seat != seat] for twin in (one, two)
    ]
    assert others[0] != others[1], "the other seats saw the same, so nothing was hidden"


def test_a_limit_spreads_what_is_judged_over_the_game_and_begins_with_the_actions() -> None:
    game = riftable.new("riftforce", seed=4, guilds="fire ice light water / air plant sand star")
    greedy = bot("greedy", game.rules)
    while game.seat is not None:
        game.push(greedy.choose(game.view(game.seat), Rng(1)))
    every = decision_points(game)
    plan = ReviewPlan(game, TINY, most_per_seat=10)
    assert plan.decisions == [sum(point.seat == seat for point in every) for seat in (0, 1)]
    for seat in (0, 1):
        judged = [point for point in plan.points if point.seat == seat]
        opening = [point for point in every if point.seat == seat and not point.before]
        assert len(judged) == 10 < len(opening)
        assert all(not point.before for point in judged)
        turns = [point.turn for point in judged]
        assert turns == sorted(turns)
        assert turns[-1] - turns[0] > plan.turns // 2
    most = max(plan.decisions)
    assert [one.at for one in ReviewPlan(game, TINY, most_per_seat=most).points] == [one.at for one in every]
    some = ReviewPlan(game, TINY, most_per_seat=most - 1)
    openings = {point.at for point in every if not point.before}
    assert openings <= {point.at for point in some.points}


def judged(at: int, seat: int, best: float, played: float) -> JudgedDecision:
    return JudgedDecision(at, at // 2, 0.0, seat, best, played, ["play"])


def test_accuracy_is_whole_without_mistakes_and_falls_with_their_cost() -> None:
    fine = [judged(0, 0, 0.6, 0.6), judged(4, 0, 0.5, 0.52)]
    assert accuracy([]) == accuracy(fine) == 1
    costs = [accuracy([*fine, judged(8, 0, 0.9, 0.9 - cost)]) for cost in (0.02, 0.1, 0.2, 0.9)]
    assert costs == sorted(costs, reverse=True)
    assert 0.6 < accuracy([judged(0, 0, 0.6, 0.5)]) < 0.7
    assert accuracy([judged(0, 0, 1, 0)]) < 0.02


def test_accuracy_is_low_where_blunders_are_many() -> None:
    """Ten blunders among fifty actions are no 91 %, however many trifles each action asks for."""
    spread = [judged(2 * i, 0, 0.5, 0.3 if i % 5 == 0 else 0.5) for i in range(50)]
    assert sum(one.grade == "blunder" for one in spread) == 10
    assert 0.5 < accuracy(spread) < 0.8
    trifles = [judged(2 * i + part, 0, 0.5, 0.5) for i in range(50) for part in (0, 1)]
    diluted = sorted([*spread, *trifles], key=lambda one: one.at)
    assert accuracy(diluted) == pytest.approx(accuracy(spread))
    small = [judged(2 * i, 0, 0.5, 0.46) for i in range(50)]  # as much is given away, by small losses
    assert accuracy(small) > accuracy(spread)


def test_mistakes_are_the_costliest_of_a_seat_in_order() -> None:
    some = [
        judged(0, 0, 0.61, 0.5),
        judged(2, 0, 0.61, 0.54),
        judged(4, 1, 0.6, 0.2),
        judged(6, 0, 0.7, 0.3),
        judged(8, 0, 0.5, 0.47),
    ]
    assert [one.at for one in mistakes(some, 0, 5)] == [0, 2, 6]
    assert [one.at for one in mistakes(some, 0, 2)] == [0, 6]
    assert [one.grade for one in some] == ["mistake", "inaccuracy", "blunder", "blunder", ""]


def mattered(some: Sequence[JudgedDecision], most: int = 3) -> list[tuple[int, int, str]]:
    return [(one.at, one.seat, one.grade) for one in moments(some, most)]


def test_moments_are_mistakes_and_what_chance_and_others_did() -> None:
    lucky = [judged(0, 0, 0.5, 0.5), judged(2, 1, 0.5, 0.5), judged(6, 0, 0.9, 0.9), judged(8, 1, 0.1, 0.1)]
    assert moments(lucky) == [Moment(6, 3, 0, 0.5, 0.9, "")], "the same fortune, seen by both, counts once"
    blundered = [judged(0, 0, 0.5, 0.5), judged(2, 1, 0.5, 0.1), judged(4, 0, 0.9, 0.9)]
    assert mattered(blundered) == [(2, 1, "blunder")], "a mistake explains what it did to the others"
    many = [judged(at, 0, 0.9, 0.9 - cost) for at, cost in ((0, 0.1), (1, 0.4), (2, 0.2), (3, 0.3))]
    assert mattered(many) == [(1, 0, "blunder"), (2, 0, "blunder"), (3, 0, "blunder")]
    assert mattered(many, 1) == [(1, 0, "blunder")]
    assert mattered(many[:1]) == [(0, 0, "mistake")], "as the list of mistakes grades it"
    assert mattered([judged(0, 0, 0.9, 0.84)]) == [(0, 0, "inaccuracy")]
    assert moments([judged(0, 0, 0.5, 0.49), judged(2, 0, 0.52, 0.5)]) == []
    action = [judged(0, 0, 0.5, 0.5)._replace(turn=7), judged(4, 0, 0.9, 0.9)._replace(turn=7)]
    assert moments(action) == [], "within an action of its own, a seat only learns a better estimate"
