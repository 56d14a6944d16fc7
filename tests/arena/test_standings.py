"""Standings: outcomes, intervals and ratings."""

from __future__ import annotations

import pytest

from riftable.arena.outcomes import DRAW, LOSS, WIN, interval, outcomes
from riftable.arena.results import ResultLine
from riftable.arena.standings import Standings, points, versus


def line(seats: list[str], result: list[float], first: int = 0, turns: int = 10) -> ResultLine:
    """Return a result line with the fields that standings read."""
    seats_n = len(seats)
    return {
        "seats": seats,
        "result": result,
        "first": first,
        "turns": turns,
        "decisions": [turns] * seats_n,
        "times": {"game": 1.0, "seconds": [0.5] * seats_n, "slowest": [0.1] * seats_n},
    }


def test_wilson_as_in_the_books() -> None:
    found = interval(8, 10)
    assert found.share == 0.8
    assert [found.low, found.high] == pytest.approx([0.4902, 0.9433], abs=1e-4)
    assert interval(0, 10).low == 0
    assert interval(0, 10).high == pytest.approx(0.2775, abs=1e-4)
    assert interval(10, 10).high == 1


def test_outcomes() -> None:
    assert outcomes({0: 1.0, 1: -1.0}) == {0: WIN, 1: LOSS}
    assert outcomes({0: 0.0, 1: 0.0}) == {0: DRAW, 1: DRAW}
    third = -1 / 3
    assert outcomes({0: third, 1: 1 / 3, 2: 1 / 3, 3: third}) == {0: LOSS, 1: DRAW, 2: DRAW, 3: LOSS}
    assert [outcomes({0: value})[0] for value in (1.0, 0.0, -1.0)] == [WIN, DRAW, LOSS]


def test_a_point_is_shared() -> None:
    assert points({0: WIN, 1: LOSS}) == {0: 1.0, 1: 0.0}
    assert points({0: DRAW, 1: DRAW, 2: DRAW, 3: LOSS}) == {0: 1 / 3, 1: 1 / 3, 2: 1 / 3, 3: 0.0}
    assert points({0: DRAW}) == {0: 0.5}
    assert [versus(*pair) for pair in ((WIN, LOSS), (DRAW, LOSS), (LOSS, LOSS), (LOSS, WIN))] == [
        WIN, WIN, DRAW, LOSS,
    ]  # fmt: skip


def test_a_duel() -> None:
    standings = Standings(["a", "b"], [0, 1])
    standings.add(line(["a", "b"], [1.0, -1.0], first=1, turns=10))
    standings.add(line(["b", "a"], [-1.0, 1.0], first=1, turns=20))
    standings.add(line(["a", "b"], [0.0, 0.0], first=0, turns=30))
    a, b = standings.scores["a"], standings.scores["b"]
    assert (a.wins, a.draws, a.losses, b.wins, b.losses) == (2, 1, 0, 0, 2)
    assert (standings.started.games, standings.started.wins) == (3, 1)
    assert standings.turns == [10, 20, 30]
    assert a.seconds == pytest.approx(1.5)
    assert (a.decisions, a.slowest) == (60, 0.1)
    assert standings.ratings["a"].mu > 25 > standings.ratings["b"].mu
    assert standings.score(line(["b", "a"], [-1.0, 1.0]), "a") == 1.0


def test_one_against_three() -> None:
    standings = Standings(["a", "b"], [0, 1, 2, 3])
    third = -1 / 3
    for _ in range(5):
        standings.add(line(["b", "a", "b", "b"], [third, 1.0, third, third], first=1))
    a, b = standings.scores["a"], standings.scores["b"]
    assert (a.games, a.wins, b.games, b.wins) == (5, 5, 15, 0)
    assert standings.against["a", "b"].wins == 15
    assert standings.against["b", "b"].draws == 5 * 3 * 2
    assert standings.started.wins == 5
    assert standings.ratings["a"].mu > standings.ratings["b"].mu
    assert standings.ratings["a"].sigma < 25 / 3


def test_teams_and_solo() -> None:
    team = Standings(["a", "b"], [0, 1, 0])
    team.add(line(["a", "b", "a"], [-1.0, 1.0, -1.0], first=2))
    assert (team.scores["b"].wins, team.scores["a"].games, team.started.losses) == (1, 1, 1)
    solo = Standings(["a"], [0])
    solo.add(line(["a"], [-1.0]))
    solo.add(line(["a"], [1.0]))
    assert (solo.scores["a"].wins, solo.scores["a"].losses, solo.started.games) == (1, 1, 0)


def test_a_player_is_not_rated_against_themselves() -> None:
    standings = Standings(["a"], [0, 1])
    standings.add(line(["a", "a"], [1.0, -1.0]))
    assert standings.ratings == {}
    assert (standings.scores["a"].games, standings.scores["a"].wins) == (2, 1)
