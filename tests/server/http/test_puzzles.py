"""The routes about puzzles: what is there, attempts, what is noted of them, and what is refused."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from riftable.ai.puzzles.attempt import Attempt
from riftable.ai.puzzles.collection import choose_puzzles, find_puzzle, games_with_puzzles, shipped_puzzles
from riftable.ai.puzzles.proof import SolvedPuzzle
from riftable.server.accounts import rate_limits
from riftable.server.match.clock import DAY_MS
from riftable.server.session import exercise, puzzle_desk
from riftable.server.storage.interface import FORMAT
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore
from tests.server.helpers import ManualClock
from tests.server.http.browser import Browser, server

EASY = min(choose_puzzles("riftforce", "win"), key=lambda puzzle: (len(puzzle.position), puzzle.id)).id


def best(name: str) -> list[int]:
    """Return own answers that solve a puzzle."""
    attempt, moves = Attempt(SolvedPuzzle(find_puzzle(name))), []
    while not attempt.is_over:
        moves.append(attempt.best_answer())
        attempt.answer(moves[-1])
    return moves


def worst(name: str) -> list[int]:
    """Return own answers that do not solve a puzzle."""
    attempt, moves = Attempt(SolvedPuzzle(find_puzzle(name))), []
    while not attempt.is_over:
        children = zip(attempt.node.moves, attempt.node.children, strict=True)
        moves.append(min(children, key=lambda pair: attempt.values.value(pair[1]))[0])
        attempt.answer(moves[-1])
    return moves


def give(browser: Browser, name: str, moves: list[int]) -> Any:
    """Give answers one after the other; return the verdict."""
    position = browser.get(f"puzzles/{name}")["position"]
    for move in moves:
        position = browser.post(f"puzzles/{name}/answer", {"done": position["done"], "moves": [move]})
    return position["verdict"]


def test_all_puzzles_are_listed(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        found = browser().get("puzzles?lang=fr")
        assert [one["game"] for one in found["games"]] == games_with_puzzles()
        for one in found["games"]:
            count = len(shipped_puzzles(one["game"]))
            assert one["count"] == count == sum(one["levels"])
            assert sum(theme["count"] for theme in one["themes"]) == count
        riftforce = found["games"][0]
        assert {"name": "win", "label": "Gagner à ce tour"}.items() <= riftforce["themes"][0].items()
        assert [tag["label"] for tag in riftforce["tags"] if tag["name"] == "fire"] == ["Feu"]
        assert len(riftforce["tags"]) == 18
        assert found["return_days"] == [1, 3, 7, 14, 30]


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_changes_at_midnight(tmp_path: Path) -> None:
    clock = ManualClock()
    clock.now = 20_000 * DAY_MS
    with server(tmp_path, now=clock) as browser:
        ada, noam = browser(), browser()
        noam.post("me", {"name": "Noam"})
        today = ada.get("puzzles/mine")
        assert today["day"] == "2024-10-04"
        assert [one["game"] for one in today["daily"]] == games_with_puzzles()
        assert today["daily"] == noam.get("puzzles/mine")["daily"]
        clock.now += DAY_MS - 1
        assert ada.get("puzzles/mine")["daily"] == today["daily"]
        clock.now += 1
        tomorrow = ada.get("puzzles/mine")
        assert tomorrow["day"] == "2024-10-05"
        ids = [[one["id"] for one in day["daily"]] for day in (today, tomorrow)]
        assert all(one != other for one, other in zip(*ids, strict=True))


def test_a_solved_puzzle_is_noted_and_a_failed_one_comes_back(tmp_path: Path) -> None:
    clock = ManualClock()
    clock.now = 20_000 * DAY_MS
    with server(tmp_path, now=clock) as browser:
        ada, noam = browser(), browser()
        daily = ada.get("puzzles/mine")["daily"][0]
        assert daily["standing"] == "new"
        verdict = give(ada, daily["id"], best(daily["id"]))
        assert (verdict["solved"], verdict["returns_in"]) == (True, 0)
        mine = ada.get("puzzles/mine")
        assert mine["daily"][0]["standing"] == "solved"
        assert (mine["streak"], mine["solved_today"]) == (1, 1)
        count = mine["counts"][0]
        assert (count["solved"], sum(count["by_theme"].values()), count["due"]) == (1, 1, 0)
        assert noam.get("puzzles/mine")["counts"][0]["solved"] == 0

        verdict = give(ada, EASY, worst(EASY))
        assert (verdict["solved"], verdict["returns_in"]) == (False, 1)
        assert ada.get("puzzles/mine")["counts"][0]["due"] == 0
        assert ada.get("puzzles/next?due=1", 404)["key"] == "no_puzzle_due"
        clock.now += DAY_MS
        assert ada.get("puzzles/mine")["counts"][0]["due"] == 1
        assert ada.get("puzzles/next?due=1") == {"id": EASY, "game": "riftforce", "due": True}
        assert ada.get("puzzles/next?game=riftforce")["id"] == EASY  # before any new one
        verdict = give(ada, EASY, best(EASY))
        assert (verdict["solved"], verdict["returns_in"]) == (True, 3)
        mine = ada.get("puzzles/mine")
        assert (mine["streak"], mine["counts"][0]["due"], mine["counts"][0]["solved"]) == (2, 0, 2)


def test_giving_up_counts_as_a_failure(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        verdict = ada.post(f"puzzles/{EASY}/solution", {"done": []})["verdict"]
        assert verdict["gave_up"]
        assert verdict["line"]["steps"]
        assert verdict["returns_in"] == 1
        assert ada.get("puzzles/mine")["solved_today"] == 0


def test_looking_notes_nothing_and_makes_no_guest(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        moves = best(EASY)
        done = ",".join(map(str, moves))
        sheet = ada.get(f"puzzles/{EASY}?done={done}&lang=uk")
        assert sheet["position"]["verdict"]["solved"]  # as after a change of the language
        look = {"t": "look", "n": 1, "v": 1, "seat": 0, "moves": moves}
        assert ada.post(f"puzzles/{EASY}/query", {"done": [], "query": look})["t"] == "looked"
        ada.post(f"puzzles/{EASY}/answer", {"done": [], "moves": moves[:1]})
        assert ada.get("puzzles/mine")["counts"][0]["solved"] == 0
        assert ada.get("me")["id"] == ""
        ada.post(f"puzzles/{EASY}/answer", {"done": [], "moves": moves})
        assert ada.get("me")["id"] != ""  # now there is something to remember


def test_the_next_puzzle_fits_and_is_another_one(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        seen: list[str] = []
        for _ in choose_puzzles("riftforce", "hold", 2, "fire"):
            after = seen[-1] if seen else ""
            found = ada.get(f"puzzles/next?game=riftforce&theme=hold&level=2&tag=fire&after={after}")
            puzzle = find_puzzle(found["id"])
            assert (puzzle.game, puzzle.theme, puzzle.level) == ("riftforce", "hold", 2)
            assert "fire" in puzzle.tags
            assert found["id"] not in seen
            seen.append(found["id"])
        tried = ada.get("puzzles/next?game=riffifi")["id"]
        give(ada, tried, best(tried))
        assert ada.get("puzzles/next?game=riffifi")["id"] != tried


def test_when_all_are_tried_the_oldest_comes_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = list(choose_puzzles("riftforce", "win", 1))[:2]
    monkeypatch.setattr(puzzle_desk, "wanted_puzzles", lambda _wanted: few)
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada = browser()
        for puzzle in few:
            clock.now += 1000
            give(ada, puzzle.id, best(puzzle.id))
        assert ada.get("puzzles/next")["id"] == few[0].id
        assert ada.get(f"puzzles/next?after={few[0].id}")["id"] == few[1].id
        monkeypatch.setattr(puzzle_desk, "wanted_puzzles", lambda _wanted: few[:1])
        assert ada.get(f"puzzles/next?after={few[0].id}")["id"] == few[0].id  # there is no other


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("puzzles/none", 404, "unknown_puzzle"),
        ("puzzles/..%2f", 404, "not_found"),
        ("puzzles/next?game=chess", 404, "no_such_puzzles"),
        ("puzzles/next?theme=chess", 404, "no_such_puzzles"),
        ("puzzles/next?tag=chess", 404, "no_such_puzzles"),
        ("puzzles/next?level=7", 404, "no_such_puzzles"),
        ("puzzles/next?level=x", 400, "malformed"),
        (f"puzzles/{EASY}?done=x", 400, "malformed"),
        (f"puzzles/{EASY}?done={'1,' * 70}", 400, "malformed"),
        (f"puzzles/{EASY}?done=999999", 409, "not_an_answer"),
    ],
)
def test_bad_addresses_are_refused_with_a_sentence(tmp_path: Path, path: str, status: int, key: str) -> None:
    with server(tmp_path) as browser:
        refused = browser().get(path, status)
        assert refused["key"] == key
        assert refused["text"]


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("answer", {}, 400, "malformed"),
        ("answer", {"done": [], "moves": []}, 400, "malformed"),
        ("answer", {"done": [], "moves": [1] * 65}, 400, "malformed"),
        ("answer", {"done": [], "moves": ["x"]}, 400, "malformed"),
        ("answer", {"done": [], "moves": [999_999]}, 409, "not_an_answer"),
        ("answer", {"done": [999_999], "moves": [1]}, 409, "not_an_answer"),
        ("answer", {"done": [], "moves": [1], "solved": True}, 400, "malformed"),
        ("query", {"done": [], "query": {"t": "hint", "n": 1, "v": 1, "seat": 0}}, 400, "malformed"),
        (
            "query",
            {"done": [], "query": {"t": "look", "n": 1, "v": 1, "seat": 0, "moves": [999_999]}},
            409,
            "not_an_answer",
        ),
        ("solution", {"done": [999_999]}, 409, "not_an_answer"),
    ],
)
def test_bad_answers_are_refused_and_note_nothing(
    tmp_path: Path, path: str, body: Any, status: int, key: str
) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        assert ada.post(f"puzzles/{EASY}/{path}", body, status)["key"] == key
        assert ada.post(f"puzzles/none/{path}", body, status if status == 400 else 404)["text"]
        assert ada.get("me")["id"] == ""


def test_attempts_need_the_header_against_other_sites(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        body = json.dumps({"done": []})
        assert browser().client.post(f"/api/puzzles/{EASY}/solution", content=body).status_code == 403


def test_attempts_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "COSTLY", rate_limits.Rate(3, 1, rate_limits.HOUR_MS))
    with server(tmp_path, now=ManualClock()) as browser:
        ada = browser()
        ada.get(f"puzzles/{EASY}")
        ada.get("puzzles/next")
        ada.post(f"puzzles/{EASY}/answer", {"done": [], "moves": [999_999]}, 409)
        assert ada.post(f"puzzles/{EASY}/solution", {"done": []}, 429)["key"] == "too_fast"
        assert ada.get(f"puzzles/{EASY}", 429)["key"] == "too_fast"


def test_queries_have_the_limit_of_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "COMMANDS", rate_limits.Rate(2, 1, rate_limits.HOUR_MS))
    look = {"t": "look", "n": 1, "v": 1, "seat": 0, "moves": []}
    with server(tmp_path, now=ManualClock()) as browser:
        ada = browser()
        for _ in range(2):
            ada.post(f"puzzles/{EASY}/query", {"done": [], "query": look})
        assert ada.post(f"puzzles/{EASY}/query", {"done": [], "query": look}, 429)["key"] == "too_fast"


def test_progress_goes_with_the_account_into_the_export_and_away(tmp_path: Path) -> None:
    clock = ManualClock()
    clock.now = 20_000 * DAY_MS
    with server(tmp_path, now=clock) as browser:
        ada = browser()
        give(ada, EASY, worst(EASY))
        other = find_puzzle(ada.get("puzzles/next?game=riffifi")["id"])
        give(ada, other.id, best(other.id))
        ada.post("register", {"name": "Ada", "password": "long enough"})  # a guest takes it along
        data = ada.get("me/data")
        puzzles = {one["id"]: one for one in data["puzzles"]}
        assert set(puzzles) == {EASY, other.id}
        assert (puzzles[EASY]["solved"], puzzles[EASY]["due"]) == (False, "2024-10-05")
        assert (puzzles[other.id]["first"], puzzles[other.id]["due"]) == (True, "")
        assert data["puzzle_days"] == {"2024-10-04": 1}
        ada.post("logout")
        assert ada.get("puzzles/mine")["streak"] == 0
        ada.post("login", {"name": "Ada", "password": "long enough"})
        assert ada.get("puzzles/mine")["streak"] == 1
        ada.post("me/forget", {"password": "long enough"})
        assert ada.get("puzzles/mine")["streak"] == 0
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db:
        for table in ("puzzles", "puzzle_days"):
            assert db.execute(f"SELECT COUNT(*) FROM {table}").fetchone() == (0,)


def test_a_database_without_puzzles_gets_the_tables(tmp_path: Path) -> None:
    """As version 0.1.0 left it: format 3, without these tables."""
    path = tmp_path / DATABASE_NAME

    async def make() -> None:
        await SqliteStore(path).close()

    asyncio.run(make())
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("DROP TABLE puzzles")
        db.execute("DROP TABLE puzzle_days")
        db.execute("PRAGMA user_version = 3")
        db.commit()
    with server(tmp_path) as browser:
        ada = browser()
        give(ada, EASY, best(EASY))
        assert ada.get("puzzles/mine")["solved_today"] == 1
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (FORMAT,)


def test_rooms_of_puzzles_are_closed_when_there_are_too_many(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        names = [puzzle.id for puzzle in choose_puzzles("riffifi")[: exercise.MAX_ROOMS + 3]]
        for name in names:
            ada.get(f"puzzles/{name}")
        lobby = ada.client.app.state.lobby  # type: ignore[attr-defined]  # a Starlette application
        assert list(lobby.puzzles.rooms.rooms) == names[3:]
