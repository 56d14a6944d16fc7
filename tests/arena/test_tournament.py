"""Schedules: every seat in turn, the same cards for all, and longer ones extend shorter ones."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import riftable
from riftable.arena.tournament import pairings, plan, read_players, rotations, schedule
from riftable.core.errors import BadOption

FILE = Path(__file__).parent / "bots.py"


def test_two_players_of_a_duel_swap_their_seats() -> None:
    tournament = plan("riftforce", None, {}, "greedy,random", seed=7)
    assert [tuple(one) for one in schedule(tournament, 4)] == [
        (0, 0, 7, (0, 1)),
        (0, 0, 7, (1, 0)),
        (0, 1, 8, (0, 1)),
        (0, 1, 8, (1, 0)),
    ]


def test_only_whole_blocks_are_played() -> None:
    assert len(list(schedule(plan("riftforce", None, {}, "greedy,random"), 5))) == 6
    assert len(list(schedule(plan("riffifi", None, {}, "greedy,random*3"), 5))) == 8


def test_more_games_begin_like_fewer() -> None:
    tournament = plan("riftforce", None, {}, "greedy,random,tests.arena.bots:First")
    few, many = list(schedule(tournament, 4)), list(schedule(tournament, 10))
    assert many[: len(few)] == few
    assert Counter(one.table for one in few) == {0: 4, 1: 4, 2: 4}


def test_one_against_three_sits_everywhere() -> None:
    tournament = plan("riffifi", None, {}, "greedy,random*3")
    assert tournament.options == {}  # four is what riffifi has anyway
    sides = [one.sides for one in schedule(tournament, 4)]
    assert sides == [(0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]
    assert plan("riffifi", None, {}, "greedy*2,random*3").options == {"players": "5"}
    assert plan("riffifi", None, {"players": 3}, "greedy").tables == ((0, 0, 0),)


@pytest.mark.parametrize("table", [(0, 1, 1, 1), (0, 0, 1, 1), (0, 1, 2, 3), (0, 0, 1, 2, 3)])
def test_all_orders_come_up_alike(table: tuple[int, ...]) -> None:
    sittings = [sides for turned in rotations(table) for sides in turned]
    assert len(sittings) == len(set(sittings))
    for seat in range(len(table)):
        here = Counter(sides[seat] for sides in sittings)
        assert all(here[player] * len(table) == table.count(player) * len(sittings) for player in table)


def test_pairings() -> None:
    assert pairings([1], 2, "") == ((0, 0),)
    assert pairings([1, 1], 2, "") == ((0, 1),)
    assert pairings([1, 1, 1], 2, "") == ((0, 1), (0, 2), (1, 2))
    assert pairings([1, 1], 1, "") == ((0,), (1,))  # solo: each alone
    assert pairings([1, 1], 3, "") == ((0, 1, 1), (1, 0, 0))
    assert pairings([1, 2], 3, "") == ((0, 1, 1),)
    with pytest.raises(BadOption, match="3 players are named, and riftforce duel has 2 sides"):
        plan("riftforce", None, {}, "greedy,random*2")


def test_a_bot_plays_a_whole_side_of_a_team() -> None:
    tournament = plan("riftforce", "team3", {}, "greedy,random")
    assert tournament.rules().sides == [0, 1, 0]
    assert [one.sides for one in schedule(tournament, 2)] == [(0, 1), (1, 0)]


def test_players_are_read() -> None:
    assert read_players("level5, level4*3") == {"level5": 1, "level4": 3}
    assert read_players("greedy,greedy") == {"greedy": 2}
    assert read_players("level6?seconds=0.5,x.py:Bot*2") == {"level6?seconds=0.5": 1, "x.py:Bot": 2}
    for text in ("", "greedy,", "greedy*", "greedy*0", "greedy*x", "*2"):
        with pytest.raises(BadOption, match="is not a player"):
            read_players(text)


def test_a_bad_bot_or_option_is_refused_before_any_game() -> None:
    with pytest.raises(BadOption, match="there is no bot “unknown”"):
        plan("riftforce", None, {}, "greedy,unknown")
    with pytest.raises(BadOption, match="has no option “salt”"):
        plan("riftforce", None, {"salt": 1}, "greedy,random")


def test_the_digest_depends_on_the_code_of_the_game_and_of_custom_bots(tmp_path: Path) -> None:
    ours = plan("riftforce", None, {}, "random").code
    assert ours == plan("riftforce", "team4", {}, "random").code
    assert ours != plan("riffifi", None, {}, "random").code  # the code of another game
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    shutil.copy(FILE, one)
    other.write_text(FILE.read_text() + "\n# changed\n")
    codes = [plan("riftforce", None, {}, f"{path}:First").code for path in (one, other)]
    assert len({ours, *codes}) == 3


def test_a_tournament_knows_its_rules() -> None:
    tournament = plan("riftforce", "duel", {"draft": "beyond", "cap": 9}, "random")
    rules = tournament.rules()
    assert (rules.mode, rules.options) == ("duel", {"draft": "beyond", "cap": "9"})
    assert riftable.rules("riftforce").options == {}
