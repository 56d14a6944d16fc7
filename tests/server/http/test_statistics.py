"""Ratings and statistics over HTTP: off unless the host wants them, of accounts only, and gone with them."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

from riftable.server.storage.sqlite import DATABASE_NAME
from tests.server.http.browser import SITE, Browser, server
from tests.server.http.test_profile import finished_duel

PASSWORD = "a long password"
TIMEOUT_S = 60


def account(browser: Browser, name: str) -> Browser:
    browser.post("register", {"name": name, "password": PASSWORD})
    return browser


def rating_of(browser: Browser) -> tuple[int, int]:
    """Return the rating in Riftforce and how many games it has; zeros if there is none."""
    mine = {one["game"]: one["mine"] for one in browser.get("ratings")["lists"]}["riftforce"]
    return (mine["rating"], mine["games"]) if mine else (0, 0)


def test_ratings_are_off_unless_the_host_wants_them(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = account(browser(), "Ada"), account(browser(), "Noam")
        finished_duel(ada, noam)
        assert ada.get("ratings") == {
            "on": False,
            "account": True,
            "listed": True,
            "min_games": 5,
            "lists": [],
        }
        assert ada.get("me/results")["games"][0]["rating"] is None
        assert not ada.get("catalogue")["ratings"]
    with server(tmp_path, site=SITE._replace(ratings=True)) as browser:  # games from before count
        lou = browser()
        assert lou.get("catalogue")["ratings"]
        until = time.monotonic() + TIMEOUT_S
        with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db:
            while not db.execute("SELECT 1 FROM ratings").fetchone():  # written beside requests
                assert time.monotonic() < until
                time.sleep(0.02)
        assert [one["players"] for one in lou.get("ratings")["lists"]] == [[], []]


def test_a_rating_comes_with_the_first_game_and_goes_with_its_account(tmp_path: Path) -> None:
    with server(tmp_path, site=SITE._replace(ratings=True)) as browser:
        ada, guest = account(browser(), "Ada"), browser()
        finished_duel(ada, guest)
        assert rating_of(ada) == (0, 0)
        noam = account(browser(), "Noam")
        for _ in range(5):
            finished_duel(ada, noam)
        rating, games = rating_of(ada)
        assert (rating > 1500, games) == (True, 5)
        (result,) = ada.get("me/results")["games"]
        assert (result["rating"]["rating"], result["rating"]["games"]) == (rating, 5)
        lists = {one["game"]: one for one in noam.get("ratings")["lists"]}
        assert set(lists) == {"riftforce", "riffifi"}
        assert [(one["name"], one["mine"]) for one in lists["riftforce"]["players"]] == [
            ("Ada", False),
            ("Noam", True),
        ]
        assert guest.post("me/listing", {"listed": False}, 403)["key"] == "no_account"
        assert not ada.post("me/listing", {"listed": False})["listed"]
        data = ada.get("me/data")
        assert (data["listed"], data["profile"]["games"][0]["rating"]["rating"]) == (False, rating)
        lists = {one["game"]: one for one in noam.get("ratings")["lists"]}
        assert [one["name"] for one in lists["riftforce"]["players"]] == ["Noam"]
        ada.post("me/forget", {"password": PASSWORD})
        until = time.monotonic() + TIMEOUT_S
        while rating_of(noam) != (0, 0):  # computed anew beside requests
            assert time.monotonic() < until
            time.sleep(0.02)
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db:
        for table in ("ratings", "unlisted", "rated_games", "habits"):
            left = [row for row in db.execute(f"SELECT * FROM {table}") if data["id"] in row]
            assert left == [], table


def test_statistics_are_public_and_those_of_riftbound_are_not_there(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        (riftforce,) = browser().get("statistics?lang=uk")["games"]
        assert riftforce["game"] == "riftforce"
        sections = riftforce["sections"]
        assert [one["source"] for one in sections] == ["bots", "bots"]
        assert [len(one["groups"]) for one in sections] == [10, 18]
        for section in sections:
            shares = [one["total"]["share"] for one in section["groups"]]
            assert shares == sorted(shares, reverse=True)
            assert all(one["total"]["low"] < one["total"]["share"] for one in section["groups"])
