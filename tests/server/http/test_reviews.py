"""The routes of reviews: who may start, read and cancel one, and what they are told."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from riftable.gamekit.strategy import ReviewSettings
from riftable.server.accounts.rate_limits import REVIEWS
from tests.server.http.browser import SITE, Browser, duel, server
from tests.server.test_reviews import record

STEP_S = 0.02  # between two looks at a review
TIMEOUT_S = 120


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "riftable.server.session.reviews.level_settings",
        lambda _rules: type("Levels", (), {"review": ReviewSettings(4, 5)}),
    )


def upload(browser: Browser) -> str:
    """Upload a record, and return the id of its table."""
    answer = browser.client.post(
        "/api/replays", content=record(), headers={"X-Riftable": "1", "Content-Type": "text/plain"}
    )
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def finished(browser: Browser, table_id: str) -> Any:
    """Wait for a review, and return it."""
    until = time.monotonic() + TIMEOUT_S
    while (found := browser.get(f"games/{table_id}/review"))["status"] in ("queued", "running"):
        assert time.monotonic() < until
        time.sleep(STEP_S)
    return found


def test_a_review_is_started_and_read_in_each_language(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        table_id = upload(ada)
        before = ada.get(f"games/{table_id}/review")
        assert (before["status"], before["report"], before["may_cancel"]) == ("none", None, False)
        assert ada.post(f"games/{table_id}/review")["status"] in ("queued", "running", "done")
        found = finished(ada, table_id)
        assert found["status"] == "done"
        report = found["report"]
        assert [seat["judged"] for seat in report["seats"]] == [5, 5]
        assert all(0 < seat["accuracy"] <= 1 for seat in report["seats"])
        assert len(report["decisions"]) == 10
        french = browser().get(f"games/{table_id}/review?lang=fr")["report"]
        assert french["decisions"] == report["decisions"]
        again = ada.post(f"games/{table_id}/review")
        assert again["report"] == report


def test_a_review_of_a_game_in_progress_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam)
        for ask in (ada.get, ada.post):
            refused = ask(f"games/{table_id}/review", status=409)
            assert (refused["key"], refused["text"]) == ("not_over", "The game is not over yet.")
        assert ada.post(f"games/{table_id}/review/cancel", status=409)["key"] == "not_over"


def test_a_broken_record_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        broken = record().replace("play", "plya", 1)
        answer = ada.client.post(
            "/api/replays", content=broken, headers={"X-Riftable": "1", "Content-Type": "text/plain"}
        )
        assert answer.status_code == 400
        assert answer.json()["text"]


def test_rights_are_checked_when_a_review_is_read(tmp_path: Path) -> None:
    """A review of a table by invitation is for its players only, however it was asked for before."""
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        seats = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "invited": True, "name": "Ada"}
        table_id = ada.post("games", seats)["id"]
        secret = ada.post(f"games/{table_id}/invites", {})["link"].partition("=")[2]
        noam.post(f"games/{table_id}/join", {"name": "Noam", "invite": secret})
        update = next(
            (who, seat, found)
            for who, seat in ((ada, 0), (noam, 1))
            if (found := who.update(table_id, seat))["ask"]
        )
        who, seat, found = update
        path, tree = [], found["ask"]["tree"]
        while tree:
            path.append(tree[0]["m"])
            tree = tree[0].get("to", [])
        move = {"t": "move", "id": "m", "v": found["v"], "seat": seat, "moves": path}
        who.post(f"games/{table_id}/command", move)
        noam.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 1})
        assert noam.post(f"games/{table_id}/review")["mine"] == [1]
        assert finished(ada, table_id)["report"]["end"] == [1.0, 0.0]
        lou.post("me", {"name": "Lou"})
        for stranger in (lou, browser()):
            stranger.get(f"games/{table_id}/review", status=404)
            stranger.post(f"games/{table_id}/review", status=404)
            stranger.post(f"games/{table_id}/review/cancel", status=404)


def test_only_who_started_a_review_and_the_players_cancel_it(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, lou, noam = browser(), browser(), browser()
        table_id = upload(ada)
        lobby: Any = ada.client.app.state.lobby  # type: ignore[attr-defined]  # Starlette
        lobby.services.bots.background_allowed.clear()
        lou.post(f"games/{table_id}/review")
        assert noam.get(f"games/{table_id}/review")["may_cancel"] is False
        assert noam.post(f"games/{table_id}/review/cancel", status=403)["key"] == "foreign_review"
        assert lou.get(f"games/{table_id}/review")["may_cancel"] is True
        assert lou.post(f"games/{table_id}/review/cancel")["status"] == "none"
        noam.post(f"games/{table_id}/review")
        assert ada.post(f"games/{table_id}/review/cancel")["status"] == "none"  # she brought the record


def test_an_address_starts_so_many_reviews_an_hour(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    with server(tmp_path, site=SITE, now=lambda: now[0]) as browser:
        ada = browser()
        table_id = upload(ada)
        lobby: Any = ada.client.app.state.lobby  # type: ignore[attr-defined]  # Starlette
        lobby.services.bots.background_allowed.clear()
        for _ in range(REVIEWS.burst):
            ada.post(f"games/{table_id}/review")
            ada.post(f"games/{table_id}/review/cancel")
        refused = ada.post(f"games/{table_id}/review", status=429)
        assert refused["key"] == "too_fast"
        assert ada.get(f"games/{table_id}/review")["status"] == "none"
