"""A small run of `endings`: random games of every mode end, and one that does not is noticed."""

from __future__ import annotations

import pytest

from riftable.games.riftforce.rl.batch import playouts
from riftable.games.riftforce.rulebook import Riftforce
from tests.helpers import share
from tests.reliability import endings
from tests.reliability.endings import Task, play_task, tasks
from tests.reliability.replays import modes


@pytest.mark.parametrize("mode", modes())
def test_random_games_end(mode: str) -> None:
    games = share(12)
    found = [play_task(task) for task in tasks(mode, modes()[mode], games, 500)]
    assert sum(one.games for one in found) == games
    assert all(one.moves > 20 and not one.endless for one in found)


def test_with_a43_the_endless_duel_is_a_draw() -> None:
    """Seed 287600 went on to 1263 : 1263 and further: both sides held one location each."""
    found = play_task(Task("riftforce", "duel", {"draft": "beyond"}, 287600, 1))
    assert found.endless == ()
    assert found.draws == 1
    assert found.longest < 1000
    rules = Riftforce("duel", {"draft": "beyond"})
    assert playouts(rules, 1, 287600).scores.tolist() == [[10, 10]]


def test_without_a43_the_endless_duel_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "MAX_ROUNDS", 300)
    without = {"draft": "beyond", "dead_position_ends": "no"}
    found = play_task(Task("riftforce", "duel", without, 287600, 1))
    assert len(found.endless) == 1
