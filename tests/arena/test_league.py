"""Leagues: ratings that do not depend on the order of games; a leaderboard is resumed and extended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riftable.arena.league import League
from riftable.arena.ratings import Meeting, elo_ratings
from riftable.arena.results import TournamentMismatch
from riftable.arena.workers import Workers
from riftable.core.errors import BadOption
from tests.cli.helpers import cli

pytest.importorskip("openskill")

OPTIONS = {"cap": 3}
FIRST = "tests.arena.bots:First"


def test_ratings_are_those_of_elo() -> None:
    many = 1_000_000  # so that the draw that is added does not matter
    found = elo_ratings(["a", "b"], {("a", "b"): Meeting(many, many * 10 / 11)})
    assert found["a"].rating - found["b"].rating == pytest.approx(400, abs=0.01)
    assert found["a"].rating + found["b"].rating == pytest.approx(3000)
    # The standard error of the difference is 1 / sqrt(n p (1 - p)) nats, half for each; p (1 - p) is 10/121.
    reach = 1.959964 * 173.7178 / 2 / (many * 10 / 121) ** 0.5
    assert found["a"].high - found["a"].rating == pytest.approx(reach, rel=1e-3)
    # A chain of meetings, and the same the other way round.
    chain = {("a", "b"): Meeting(many, many * 0.75), ("b", "c"): Meeting(many, many * 0.75)}
    turned = {(two, one): Meeting(met.games, met.games - met.points) for (one, two), met in chain.items()}
    ratings = elo_ratings(["c", "a", "b"], chain)
    assert ratings["a"].rating - ratings["c"].rating == pytest.approx(2 * 190.849, abs=0.01)
    assert elo_ratings(["a", "b", "c"], turned)["a"].rating == pytest.approx(ratings["a"].rating)
    # A player who has lost everything has a rating, and the interval says how little it is worth.
    lost = elo_ratings(["a", "b"], {("a", "b"): Meeting(4, 0)})["a"]
    assert 1000 < lost.rating < 1500
    assert lost.high - lost.low > 300


def test_a_league_is_resumed_and_extended(tmp_path: Path) -> None:
    two = League(tmp_path, "riftforce", None, OPTIONS, f"random,{FIRST}", 4)
    two.play(Workers)
    assert two.played == two.total == 4
    files = {path.name: path.read_bytes() for path in (tmp_path / "games").iterdir()}
    three = League(tmp_path, "riftforce", None, OPTIONS, f"level1,{FIRST},random", 4)
    assert (three.played, three.total) == (4, 12)
    told: list[int] = []
    three.play(Workers, told.append)
    assert told[-1] == 12
    for name, content in files.items():  # what had been played was not touched
        assert (tmp_path / "games" / name).read_bytes() == content
    again = League(tmp_path, "riftforce", None, OPTIONS, f"random,level1,{FIRST}", 4)
    assert [row.player for row in again.rows()] == [row.player for row in three.rows()]
    written = json.loads((tmp_path / "leaderboard.json").read_text())
    assert [row["player"] for row in written["rows"]] == [row.player for row in three.rows()]
    assert all(row["games"] == 8 == row["wins"] + row["draws"] + row["losses"] for row in written["rows"])
    assert [pairing["games"] for pairing in written["pairings"]] == [4, 4, 4]
    page = (tmp_path / "leaderboard.md").read_text()
    assert "12 of 12 games" in page
    assert page.count(f"| {FIRST} |") == 1
    with pytest.raises(TournamentMismatch, match="cap"):
        League(tmp_path, "riftforce", None, {"cap": 4}, f"random,{FIRST}", 4)
    with pytest.raises(BadOption, match="riftforce solo has a single side"):
        League(tmp_path, "riftforce", "solo", {}, f"random,{FIRST}", 4)
    for players in ("random", "random*2"):
        with pytest.raises(BadOption, match="two or more different players"):
            League(tmp_path, "riftforce", None, OPTIONS, players, 4)


def test_a_league_of_several_sides_from_the_command_line(tmp_path: Path) -> None:
    words = ("riffifi", "--players", f"random,{FIRST}", "--games", "3", "--out", str(tmp_path), "--jobs", "1")
    done = cli("league", *words)
    assert (done.code, done.err) == (0, "")
    assert str(tmp_path) in done.out
    assert cli("league", *words).out.count("random") == done.out.count("random")
    rows = json.loads((tmp_path / "leaderboard.json").read_text())["rows"]
    assert sum(row["rating"][0] for row in rows) == pytest.approx(3000, abs=0.2)
