"""Hints and reviews: good answers are found, blunders are reported, hidden cards have no effect."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import riftable
from riftable.ai import bot
from riftable.ai.analysis import MoveEvaluation, compare_with_best, evaluate_answers
from riftable.ai.review import (
    CurvePoint,
    Decision,
    DecisionPoint,
    NothingToReview,
    Review,
    decision_points,
    review,
)
from riftable.ai.review_summary import BLUNDER
from riftable.ai.search import Budget
from riftable.core.errors import BadOption
from riftable.core.game import Game
from riftable.core.rng import Rng
from tests.ai.test_leaks import CASE_NAMES, CASES, Options, Plant

WINNING = """
riftforce duel
first 1
turn 0
round 4
score 11 11
guilds 0 fire water light plant
guilds 1 air shadow thunderbolt star
1 water5 / air6
2 fire5 / air5*3
3 - / star6
4 - / star5
hand 0 fire6 light7
hand 1 air5 star6
"""
BLUNDERED = "play light7 @5 stop"
GUILDS = "fire ice light water / air plant sand star"
TINY = Budget(iterations=16)
SHORT = Budget(iterations=60)


def played_on(game: Game, moves: int, seed: int = 1) -> Game:
    """Return the game after some more random answers."""
    rng = Rng(seed)
    for _ in range(moves):
        if game.state.ask is not None:
            game.push(int(game.state.ask.sample(rng)))
    return game


def blundered() -> Game:
    """Return a game in which seat 0 misses a win, so that seat 1 wins."""
    game = riftable.position(WINNING, seed=1)
    game.seats = ["Ada", "Kim"]
    game.push(BLUNDERED)
    greedy = bot("greedy", game.rules)
    while game.seat is not None:
        game.push(greedy.choose(game.view(game.seat), Rng(1)))
    return game


def wins(game: Game, names: Sequence[str]) -> bool:
    """Return whether an action wins the game for seat 0."""
    twin = game.copy()
    twin.push(" ".join(names))
    return twin.result == [1.0, -1.0]


def test_a_winning_move_is_recommended() -> None:
    game = riftable.position(WINNING, seed=1)
    best, *others = evaluate_answers(game.rules, game.view(0), SHORT, Rng(1))
    assert wins(game, best.names)
    assert (len(best.line), best.line[0]) == (len(best.names), best.move)
    assert best.chance > max(other.chance for other in others)
    assert not wins(game, BLUNDERED.split())


@pytest.mark.parametrize("rules", [("riftforce", {"guilds": GUILDS}), ("riffifi", {"players": 3})])
def test_a_list_of_chances_has_every_answer_and_the_best_first(rules: tuple[str, Options]) -> None:
    game = Game(riftable.rules(rules[0], None, **rules[1]), seed=3)
    for _ in range(4):
        seat = game.seat
        assert seat is not None
        view = game.view(seat)
        found = evaluate_answers(game.rules, view, TINY, Rng(2))
        assert sorted(one.move for one in found) == game.moves.ids
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
        assert all(0 <= one.chance <= 1 and one.visits > 0 for one in found)
        assert found == evaluate_answers(game.rules, view, TINY, Rng(2))
        played_on(game, 3)


def test_what_was_played_is_tried_as_often_as_the_best() -> None:
    game = riftable.position(WINNING)
    play = game.rules.move("play")
    best, played = compare_with_best(game.rules, game.view(0), play, SHORT, Rng(1))
    assert played.move == play
    assert played.visits == best.visits
    assert compare_with_best(game.rules, game.view(0), best.move, SHORT, Rng(1))[1].move == best.move


def test_a_blunder_costs_most() -> None:
    found = review(blundered(), SHORT)
    worst = found.worst(1)[0]
    assert (worst.point.at, worst.point.turn, worst.point.seat) == (0, 0, 0)
    assert " ".join(worst.point.names) == BLUNDERED
    assert wins(riftable.position(WINNING, seed=1), worst.best.names)
    assert worst.cost >= BLUNDER
    assert [total.blunders > 0 for total in found.totals()] == [True, False]


def test_the_best_play_costs_nothing() -> None:
    game = riftable.position(WINNING, seed=1)
    best = evaluate_answers(game.rules, game.view(0), Budget(iterations=400), Rng(1))[0]
    game.push(" ".join(best.names))
    first = review(game, SHORT, seats=[0]).decisions[0]
    assert first.cost == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize(("game", "mode", "options", "plant"), CASES, ids=CASE_NAMES)
def test_a_verdict_does_not_depend_on_what_the_seat_could_not_see(
    game: str, mode: str, options: Options, plant: Plant
) -> None:
    rules = riftable.rules(game, mode, **options)
    played = Game(rules, seed=11)
    rng = Rng(11)
    while True:
        ask, seat = played.state.ask, played.seat
        assert ask is not None
        assert seat is not None
        secret = played.state.copy()
        if rules.at_rest(played.state) and len(ask.moves) > 1 and plant(secret, seat):
            break
        played.push(int(ask.sample(rng)))
    open_handed, planted = (Game(rules, state.copy(), seed=1) for state in (played.state, secret))
    assert open_handed.fen != planted.fen
    verdicts = []
    for one in (open_handed, planted):
        one.push(ask.moves[-1])
        first = review(one, TINY, seats=[seat]).decisions[0]
        assert first.point.at == 0
        verdicts.append((first.best, first.played))
    assert verdicts[0] == verdicts[1]


def test_processes_change_nothing() -> None:
    game = played_on(riftable.new("riffifi", seed=2, players=3), 6)
    heard: list[tuple[int, int]] = []
    one = review(game, TINY, on_progress=lambda done, everything: heard.append((done, everything)))
    assert review(game, TINY, jobs=2) == one
    everything = 2 * len(one.decisions)  # all of these few are looked at again
    assert heard == [(done, everything) for done in range(everything + 1)]


def test_one_seat_alone_gets_the_same_verdicts() -> None:
    game = played_on(riftable.position(WINNING, seed=1), 8)
    both = [one for one in review(game, TINY).decisions if one.point.seat == 1]
    assert both
    assert review(game, TINY, seats=[1]).decisions == both


def test_moments_are_named_as_in_the_record() -> None:
    game = played_on(riftable.new("riftforce", seed=4), 60)
    lines = game.record.actions
    found = decision_points(game)
    assert {moment.seat for moment in found} == {0, 1}
    for moment in found:
        assert moment.view.ask is not None
        assert moment.move in moment.view.ask.moves
        assert len(moment.view.ask.moves) > 1
        assert moment.names[0] == game.labels[moment.at]
        names, line = " ".join([*moment.before, *moment.names]), " ".join(lines[moment.turn])
        assert f" {names} " in f" {line} "
        assert 0 <= moment.part < 1


def test_curves_of_two_sides_and_of_many() -> None:
    view = riftable.position(WINNING).view(0)

    def decision(turn: int, seat: int, best: float, played: float) -> Decision:
        moment = DecisionPoint(turn, turn, 0.5, seat, view, 0, [], ["play"])
        return Decision(
            moment, MoveEvaluation(0, best, 9, [0], ["play"]), MoveEvaluation(1, played, 9, [1], ["draw"])
        )

    some = [decision(1, 0, 0.6, 0.4), decision(2, 1, 0.7, 0.65), decision(3, 2, 0.5, 0.5)]
    teams = Review([0, 1, 0], some, 4, [1.0, 0.0, 1.0])
    assert {seat: [p.turn for p in points] for seat, points in teams.curves().items()} == {
        0: [1.5, 2.5, 3.5, 4]
    }
    assert [point.chance for point in teams.curves()[0]] == pytest.approx([0.6, 0.3, 0.5, 1.0])
    alone = Review([0, 1, 2], some, 4, None)
    assert alone.curves() == {
        seat: [CurvePoint(seat + 1.5, chance)] for seat, chance in enumerate((0.6, 0.7, 0.5))
    }
    assert [one.point.seat for one in alone.worst(5)] == [0, 1]  # what costs nothing is not among them
    assert [(one.seat, one.decisions, one.blunders) for one in alone.totals()] == [
        (0, 1, 1),
        (1, 1, 0),
        (2, 1, 0),
    ]


@pytest.mark.parametrize("mode", ["solo", "team3"])
def test_any_mode_can_be_looked_back_at(mode: str) -> None:
    one = riftable.new("riftforce", seed=2, mode=mode)
    greedy = bot("greedy", one.rules)
    while len(one.history) < 45 and one.seat is not None:
        one.push(greedy.choose(one.view(one.seat), Rng(1)))
    found = review(one, Budget(iterations=6))
    assert found.end is None
    assert len(found.curves()[0]) == len(found.decisions)


def test_a_game_that_is_over_ends_with_its_result() -> None:
    found = review(blundered(), Budget(iterations=4))
    assert found.end == [0.0, 1.0]
    assert found.curves()[0][-1] == CurvePoint(found.turns, 0.0)


def test_a_game_without_decisions_and_an_unknown_seat_are_refused() -> None:
    game = riftable.position(WINNING)
    with pytest.raises(NothingToReview, match="no player has decided anything"):
        review(game, TINY)
    with pytest.raises(BadOption, match="there is no seat 2; there are 0 to 1"):
        review(game, TINY, seats=[2])
