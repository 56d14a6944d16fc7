"""Exported games have every decision, and both formats hold the same."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import riftable
from riftable import BadNotation, BadOption, Game
from riftable.arena.results import BadResults
from riftable.arena.run import Run
from riftable.arena.tournament import plan
from riftable.arena.workers import Workers
from riftable.envs.encoding import encoding_for
from riftable.envs.export import export
from riftable.language.fluent import LANGUAGES
from tests.cli.helpers import cli
from tests.envs.tables import TABLES
from tests.extras import skip_without


def played_out(game: Game) -> Game:
    """Return the game, played to its end with first answers."""
    while not game.over:
        game.push(game.moves.ids[0])
    return game


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Records of each kind, one of them from a position, one unfinished."""
    folder = tmp_path_factory.mktemp("records")
    begun = riftable.new("riftforce", seed=3)
    for _ in range(30):
        begun.push(begun.moves.ids[-1])
    later = played_out(riftable.position(begun.fen.split("\npending")[0] + "\noption cap 20", seed=2))
    games = [later, played_out(riftable.new("riffifi", players=3, seed=1)), begun]
    paths = [folder / f"{i}.rift" for i in range(len(games))]
    for path, game in zip(paths, games, strict=True):
        game.seats = ["Ada", "Lin"]
        game.record.save(path)
    return paths


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def as_parquet(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return rows as Parquet has them: options are pairs."""
    return [{**row, "options": list(row["options"].items())} for row in rows]


def test_rows_of_games(records: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "games.ndjson"
    assert export(records, out) == 3
    middle, table, begun = rows_of(out)
    assert (middle["game"], middle["mode"], middle["options"]) == ("riftforce", "duel", {"cap": "20"})
    assert middle["seats"] == ["Ada", "Lin"]
    assert table["source"] == "1.rift"
    assert table["options"] == {"players": "3"}
    game = riftable.load(records[1])
    assert table["moves"] == game.labels
    assert (table["result"], table["scores"]) == (game.result, game.scores)
    assert sum(table["decisions"]) == len(game.unasked) - sum(game.unasked)
    assert begun["result"] is None


@pytest.mark.parametrize("observations", [False, True])
def test_rows_of_decisions_read_back_to_the_same_game(
    records: list[Path], tmp_path: Path, observations: bool
) -> None:
    out = tmp_path / "decisions.ndjson"
    many = export(records[1:2], out, "decisions", observations)
    rows = rows_of(out)
    assert len(rows) == many
    again = Game(riftable.rules("riffifi", players=3), auto=False)
    code = encoding_for(again.rules)
    game = riftable.load(records[1])
    for row in rows:
        while len(again.history) < row["move"]:
            again.push(game.history[len(again.history)])
        assert again.ask is not None
        assert (row["seat"], row["legal"]) == (again.seat, list(again.moves))
        assert [code.move(action, row["seat"]) for action in row["legal_actions"]] == again.moves.ids
        if observations:
            assert np.array_equal(np.float32(row["observation"]), code.encode(again.view(row["seat"])))
        assert row["question"] in {"play", "odd"}
        assert row["encoding"] == code.fingerprint
        again.push(code.move(row["action"], row["seat"]))
        assert again.labels[-1] == row["chosen"]
    assert [row["reward"] for row in rows] == [game.result[row["seat"]] for row in rows if game.result]


@pytest.mark.parametrize(
    ("rows", "observations"), [("games", False), ("decisions", False), ("decisions", True)]
)
def test_parquet_says_the_same(records: list[Path], tmp_path: Path, rows: str, observations: bool) -> None:
    skip_without("parquet")
    from pyarrow import parquet

    one, other = tmp_path / "rows.ndjson", tmp_path / "rows.parquet"
    assert export(records, one, rows, observations) == export(records, other, rows, observations)
    table = parquet.read_table(other)
    assert table.schema.metadata[b"riftable.export"] == b"1"
    assert table.to_pylist() == as_parquet(rows_of(one))


def test_leaving_a_game_is_not_a_decision(tmp_path: Path) -> None:
    game = riftable.new("riftbound", mode="war", seed=1)
    for _ in range(20):
        game.push(game.moves.ids[0])
    game.push("leave1")
    game.record.save(tmp_path / "left.rift")
    out = tmp_path / "rows.ndjson"
    assert export([tmp_path / "left.rift"], out, "decisions") == 20
    assert export([tmp_path / "left.rift"], out) == 1
    (row,) = rows_of(out)
    assert "leave1" in row["moves"]
    assert sum(row["decisions"]) == 20


def test_games_of_the_arena_are_played_again(tmp_path: Path) -> None:
    results = tmp_path / "results.ndjson"
    Run(plan("riftforce", None, {"cap": 6}, "random,greedy", 5), 2, results).play(Workers)
    out = tmp_path / "games.ndjson"
    assert export([results], out) == 2
    first, second = rows_of(out)
    assert (first["seats"], second["seats"]) == (["random", "greedy"], ["greedy", "random"])
    assert first["moves"][0].startswith("!")
    results.write_text(results.read_text("utf-8").replace('"scores":[', '"scores":[9'), "utf-8")
    with pytest.raises(BadResults, match="game 0"):
        export([results], out)
    assert len(rows_of(out)) == 2  # what was there is there still


def test_the_commands_of_a_card_make_the_same_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    options = {"cap": 2, "guilds": "fire ice light water / air plant sand star"}
    Run(plan("riftforce", None, options, "random,level1", 5), 2, Path("some.ndjson")).play(Workers)
    count = export([Path("some.ndjson")], Path("table.ndjson"), "decisions", card=True)
    card = Path("table.md").read_text("utf-8")
    assert f"{count:,} rows, one for each decision, of 2 games" in card
    assert "| level1 | 2 |" in card
    assert all(f"| {name} |" in card or f", {name} |" in card for name in ("legal_actions", "reward"))
    table = Path("table.ndjson").read_bytes()
    for file in ("table.ndjson", "table.md", "some.ndjson"):
        Path(file).unlink()
    for line in card.split("```")[1].strip().splitlines():
        words = shlex.split(line, comments=True)[1:]
        assert cli(*words).code == 0
    assert Path("table.ndjson").read_bytes() == table
    assert Path("table.md").read_text("utf-8") == card


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("table.csv", "games", False), "csv"),
        (("table.ndjson", "turns", False), "turns"),
        (("table.ndjson", "games", True), "observations"),
    ],
)
def test_a_bad_wish_is_named(tmp_path: Path, words: tuple[str, str, bool], wrong: str) -> None:
    with pytest.raises(BadOption, match=wrong):
        export([], tmp_path / words[0], *words[1:])


def test_a_bad_record_is_named_and_nothing_is_left_behind(records: list[Path], tmp_path: Path) -> None:
    bad = tmp_path / "bad.rift"
    bad.write_text(records[0].read_text("utf-8")[:200], "utf-8")
    with pytest.raises(BadNotation, match=r"bad\.rift"):
        export([records[0], bad], tmp_path / "out.ndjson")
    assert [path.name for path in tmp_path.iterdir()] == ["bad.rift"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_in_each_language(records: list[Path], tmp_path: Path, lang: str) -> None:
    skip_without("parquet")
    from pyarrow import parquet

    out = tmp_path / "games.parquet"
    done = cli("export", *map(str, records), "--out", str(out), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert "3" in done.out
    assert parquet.read_table(out).num_rows == 3


def test_the_command_names_errors(records: list[Path], tmp_path: Path) -> None:
    assert "no such file" in cli("export", "nothing.rift", "--out", str(tmp_path / "a.ndjson")).err
    assert "no such file" in cli("export", str(records[0]), "--out", str(tmp_path / "no" / "a.ndjson")).err
    assert "csv" in cli("export", str(records[0]), "--out", str(tmp_path / "a.csv")).err


def test_every_kind_of_question_has_a_name() -> None:
    for rules in TABLES.values():
        code = encoding_for(rules)
        assert len(code.ask_kinds) == next(feature for feature in code.features if feature.name == "ask").size
