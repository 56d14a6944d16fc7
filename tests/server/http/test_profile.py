"""The profile of a user: only their own, complete after a restart, and gone with them."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from riftable.server.accounts.personal_data import ERASED_NAME
from riftable.server.storage.sqlite import DATABASE_NAME
from tests.server.helpers import GUILDS
from tests.server.http.browser import Browser, duel, server

TIMEOUT_S = 60


def finished_duel(host: Browser, guest: Browser) -> str:
    """Play a duel that the guest resigns; return its id."""
    table_id = duel(host, guest)
    guest.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 1})
    return table_id


def history_until(browser: Browser, names: list[list[str]]) -> list[Any]:
    """Return the history once the names of its seats are these: results are written beside requests."""
    until = time.monotonic() + TIMEOUT_S
    while True:
        games: list[Any] = browser.get("me/history")["games"]
        if [[seat["name"] for seat in game["seats"]] for game in games] == names:
            return games
        assert time.monotonic() < until, games
        time.sleep(0.02)


def rows(folder: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(folder / DATABASE_NAME)) as db:
        found: int = db.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]
    return found


def test_each_player_sees_the_game_from_their_side_and_no_one_else_does(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        lou.post("me", {"name": "Lou"})
        table_id = finished_duel(ada, noam)
        for me, outcome, mine in ((ada, "won", [True, False]), (noam, "lost", [False, True])):
            history = me.get("me/history")
            (game,) = history["games"]
            assert (history["total"], history["page"], history["pages"]) == (1, 1, 1)
            assert (game["id"], game["game"], game["mode"]) == (table_id, "riftforce", "duel")
            assert (game["outcome"], game["against"], game["counted"]) == (outcome, "people", True)
            assert [seat["mine"] for seat in game["seats"]] == mine
            assert [seat["name"] for seat in game["seats"]] == ["Ada", "Noam"]
            assert game["began"] <= game["ended"]
            (result,) = me.get("me/results")["games"]
            assert (result["total"]["wins"], result["total"]["losses"]) == ((1, 0) if me is ada else (0, 1))
            guilds = GUILDS["guilds"].split(" / ")[mine.index(True)].split()
            assert {one["key"] for one in result["groups"]} == set(guilds)
        for outsider in (lou, browser()):
            assert outsider.get("me/history") == {"games": [], "total": 0, "page": 1, "pages": 1}
            assert outsider.get("me/results") == {"games": []}


def test_a_game_under_way_is_not_in_the_history(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        duel(ada, noam)
        assert ada.get("me/history")["total"] == 0


def test_a_game_at_one_device_has_no_winner_and_does_not_count(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        request = {"game": "riftforce", "mode": "duel", "seats": ["me", "here:Grandpa"], "name": "Ada"}
        table_id = ada.post("games", request)["id"]
        ada.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 1})
        (game,) = ada.get("me/history")["games"]
        assert (game["against"], game["outcome"]) == ("self", "none")
        assert ada.get("me/history?outcome=none")["total"] == 1
        assert ada.get("me/results") == {"games": []}


def test_a_record_that_is_uploaded_or_continued_does_not_count(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        table_id = finished_duel(ada, noam)
        record = ada.client.get(f"/api/games/{table_id}/record").text
        lou.post("me", {"name": "Lou"})
        answer = lou.client.post("/api/replays", content=record, headers={"X-Riftable": "1"})
        assert answer.status_code == 200
        assert lou.get("me/history")["total"] == 0
        uploaded = answer.json()["id"]
        last = lou.get(f"games/{uploaded}/replay")["steps"][-1]["at"]
        fork = lou.post(f"games/{uploaded}/fork", {"at": last, "seat": 0, "bot": "level1"})
        lou.post(f"games/{fork['id']}/command", {"t": "resign", "id": "r", "seat": 0})
        (game,) = lou.get("me/history")["games"]
        assert (game["id"], game["outcome"], game["counted"]) == (fork["id"], "lost", False)
        assert lou.get("me/results") == {"games": []}


@pytest.mark.parametrize(
    "query",
    ["against=x", "outcome=x", "page=x", "since=1e9", "game=" + "a" * 101, "text=%00", "text=" + "a" * 101],
)
def test_a_bad_filter_is_refused(tmp_path: Path, query: str) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        ada.post("me", {"name": "Ada"})
        assert ada.get(f"me/history?{query}", 400)["key"] == "malformed"


def test_any_number_of_a_page_or_a_day_is_answered(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        finished_duel(ada, noam)
        assert ada.get("me/history?page=-5")["games"]
        assert ada.get("me/history?page=2147483647")["games"] == []
        assert ada.get("me/history?since=2147483647")["total"] == 0
        assert ada.get("me/history?since=-2147483648")["total"] == 1


def test_games_of_an_older_version_get_their_results_at_the_next_start(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        finished_duel(ada, noam)
        before = ada.get("me/history")["games"]
        cookies = dict(ada.client.cookies)
        duel(ada, noam)  # still under way
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db:
        for table in ("finished", "results", "result_parts"):
            db.execute(f"DROP TABLE {table}")
        db.execute("PRAGMA user_version = 3")
        db.commit()
    with server(tmp_path) as browser:
        ada = browser()
        ada.client.cookies.update(cookies)
        assert history_until(ada, [["Ada", "Noam"]]) == before


def test_the_results_of_a_deleted_user_are_deleted_and_others_keep_theirs(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        finished_duel(ada, noam)
        alone = noam.post("quick", {"game": "riftforce"})["id"]
        noam.post(f"games/{alone}/command", {"t": "resign", "id": "r", "seat": 0})
        assert noam.get("me/history")["total"] == 2
        noam.post("me/forget")
        assert noam.get("me/history")["total"] == 0
        (game,) = history_until(ada, [["Ada", ERASED_NAME]])
        assert (game["outcome"], game["against"]) == ("won", "people")
        assert ada.get("me/history?text=noam")["total"] == 0
        assert [rows(tmp_path, table) for table in ("finished", "results")] == [1, 1]


def test_the_results_are_among_the_data_of_a_user(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        finished_duel(ada, noam)
        assert ada.get("me/data")["results"] == ada.get("me/history")["games"]
