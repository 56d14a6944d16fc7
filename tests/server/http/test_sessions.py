"""Sessions, invitations and personal data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from argon2 import extract_parameters
from argon2.exceptions import VerifyMismatchError

from riftable.server.accounts.users import SESSION_IDLE_LIMIT_MS, browser_name, unmatchable_hash
from riftable.server.match.clock import DAY_MS
from tests.server.helpers import ManualClock
from tests.server.http.browser import Browser, duel, next_message, server
from tests.server.http.conftest import QUICK

PASSWORD = "long enough"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def token(browser: Browser) -> str:
    """Return the session token in this browser's cookie."""
    return next((one.value or "" for one in browser.client.cookies.jar), "")


def with_cookie(browser: Browser, value: str) -> Browser:
    """Return a browser with this cookie."""
    browser.client.cookies.set("riftable", value, domain="testserver.local")
    return browser


def test_refusing_an_unknown_account_takes_as_much_work() -> None:
    made_up = unmatchable_hash(QUICK)
    assert extract_parameters(made_up) == extract_parameters(QUICK.hash(PASSWORD))
    with pytest.raises(VerifyMismatchError):  # and no InvalidHashError, which would come at once
        QUICK.verify(made_up, PASSWORD)


def test_a_token_has_256_bits_and_changes_at_every_log_in(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada = browser()
        ada.post("me", {"name": "Ada"})
        guest = token(ada)
        assert len(guest) == 43  # 32 bytes, six bits to a sign
        ada.post("register", {"name": "Ada", "password": PASSWORD})
        first = token(ada)
        ada.post("login", {"name": "Ada", "password": PASSWORD})
        second = token(ada)
        assert len({guest, first, second}) == 3
        for old in (guest, first):
            assert with_cookie(browser(), old).get("me")["id"] == ""
        assert with_cookie(browser(), second).get("me")["name"] == "Ada"
        kept = (tmp_path / "riftable.db").read_bytes() + (tmp_path / "riftable.db-wal").read_bytes()
        assert not any(one.encode() in kept for one in (guest, first, second))
        assert PASSWORD.encode() not in kept
        assert b"$argon2id$" in kept


def test_sessions_are_listed_and_ended(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, phone, other = browser(), browser(), browser()
        assert ada.get("sessions") == {"sessions": []}
        ada.post("register", {"name": "Ada", "password": PASSWORD}, agent=FIREFOX)
        for one in (phone, other):
            one.post("login", {"name": "Ada", "password": PASSWORD})
        listed = ada.get("sessions")["sessions"]
        assert [one["here"] for one in listed].count(True) == 1
        assert [one["agent"] for one in listed if one["here"]] == ["Firefox, Linux"]
        assert len(listed) == 3
        outsider = browser()
        outsider.post("me", {"name": "Lou"})
        for one in listed:  # an id is no key: an outsider ends nothing with it
            outsider.post("sessions/end", {"id": one["id"]})
        assert len(ada.get("sessions")["sessions"]) == 3
        theirs = next(one for one in phone.get("sessions")["sessions"] if one["here"])
        assert len(ada.post("sessions/end", {"id": theirs["id"]})["sessions"]) == 2
        assert phone.get("me")["id"] == ""
        assert other.get("me")["name"] == "Ada"
        assert [one["here"] for one in ada.post("sessions/end", {})["sessions"]] == [True]
        assert other.get("me")["id"] == ""
        assert ada.get("me")["name"] == "Ada"
        browser().post("sessions/end", {}, 403)


def test_an_ended_session_can_neither_read_nor_write(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, phone = browser(), browser(), browser()
        table_id = duel(ada, noam)
        ada.post("register", {"name": "Ada", "password": PASSWORD})
        phone.post("login", {"name": "Ada", "password": PASSWORD})
        with phone.socket(table_id) as ws:
            next_message(ws, "update")
            ada.post("sessions/end", {})
            noam.post(f"games/{table_id}/command", {"t": "chat", "id": "c", "text": "secret"})
            ws.send_text('{"t":"chat","id":"d","text":"still here"}')
            heard: list[Any] = []
            while (message := ws.receive())["type"] == "websocket.send":
                heard.append(message["text"])
            assert message["code"] == 1008
            assert not any("secret" in one or "ack" in one for one in heard)
        assert "still here" not in json.dumps(noam.get(f"games/{table_id}/events"))


def test_an_unused_session_expires(tmp_path: Path) -> None:
    clock = ManualClock()
    with server(tmp_path, now=clock) as browser:
        ada = browser()
        ada.post("me", {"name": "Ada"})
        clock.now += SESSION_IDLE_LIMIT_MS - DAY_MS
        answer = ada.client.get("/api/me")
        assert answer.json()["name"] == "Ada"
        assert "set-cookie" in answer.headers  # used: the browser keeps it for longer
        assert "set-cookie" not in ada.client.get("/api/me").headers
        clock.now += SESSION_IDLE_LIMIT_MS - DAY_MS
        assert ada.get("me")["name"] == "Ada"
        clock.now += SESSION_IDLE_LIMIT_MS + DAY_MS
        assert ada.get("me")["id"] == ""


@pytest.mark.parametrize(
    ("header", "agent"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("curl/8.5.0", "curl"),
        ("", ""),
        ("\u202eevil/1", "evil"),
        ("x" * 500, "x" * 60),
    ],
)
def test_a_browser_in_two_words(header: str, agent: str) -> None:
    assert browser_name(header) == agent


# Invitations.


def by_invitation(host: Browser) -> str:
    request = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "invited": True, "name": "Ada"}
    return str(host.post("games", request)["id"])


def test_an_invitation_is_good_once(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        table_id = by_invitation(ada)
        for path in ("", "/events", "/past", "/record", "/replay"):  # the link alone is not enough
            assert lou.get(f"games/{table_id}{path}", 404)["key"] == "unknown_table"
        with lou.socket(table_id) as ws:
            assert json.loads(ws.receive_text())["key"] == "unknown_table"
        assert lou.post(f"games/{table_id}/join", {"name": "Lou"}, 403)["key"] == "invite"
        made = ada.post(f"games/{table_id}/invites", {})
        link, _, secret = made["link"].partition("#invite=")
        assert link == f"/g/{table_id}"
        assert len(secret) == 43
        assert (
            noam.post(f"games/{table_id}/join", {"name": "Noam", "invite": "x" * 43}, 403)["key"] == "invite"
        )
        assert noam.post(f"games/{table_id}/join", {"name": "Noam", "invite": secret})["status"] == "playing"
        assert lou.post(f"games/{table_id}/join", {"name": "Lou", "invite": secret}, 403)["key"] == "invite"
        assert noam.get(f"games/{table_id}")["invited"]
        (listed,) = ada.get(f"games/{table_id}/invites")["invites"]
        assert (listed["used"], listed["link"]) == (True, "")
        assert noam.get(f"games/{table_id}/invites", 403)["key"] == "not_host"


def test_an_invitation_is_taken_back(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = by_invitation(ada)
        made = ada.post(f"games/{table_id}/invites", {"seat": 1})
        assert ada.post(f"games/{table_id}/invites", {"seat": 7}, 404)["key"] == "unknown_seat"
        assert noam.post(f"games/{table_id}/invites", {}, 403)["key"] == "not_host"
        noam.post(f"games/{table_id}/invites/end", {"id": made["id"]}, 403)
        assert ada.post(f"games/{table_id}/invites/end", {"id": made["id"]}) == {"invites": []}
        ada.post(f"games/{table_id}/invites/end", {"id": made["id"]}, 404)
        secret = made["link"].partition("=")[2]
        assert noam.post(f"games/{table_id}/join", {"name": "Noam", "invite": secret}, 403)["key"] == "invite"


def test_an_invitation_to_a_taken_seat_is_not_used_up(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = by_invitation(ada)
        secret = ada.post(f"games/{table_id}/invites", {"seat": 0})["link"].partition("=")[2]
        assert (
            noam.post(f"games/{table_id}/join", {"name": "N", "invite": secret}, 409)["key"] == "seat_taken"
        )
        assert not ada.get(f"games/{table_id}/invites")["invites"][0]["used"]
        ada.post(
            "games",
            {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "invited": True, "public": True},
            400,
        )


# One's own data.


def test_users_can_download_their_data(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        assert ada.get("me/data", 403)["key"] == "not_known"
        table_id = duel(ada, noam)
        for one, text in ((ada, "from ada"), (noam, "from noam")):
            one.post(f"games/{table_id}/command", {"t": "chat", "id": "c", "text": text})
        data = ada.get("me/data")
        (table,) = data["tables"]
        assert (data["name"], table["id"], table["seats"], table["record"]) == ("Ada", table_id, [0], "")
        assert [line["text"] for line in table["said"]] == ["from ada"]
        assert "from noam" not in json.dumps(data)
        noam.post(f"games/{table_id}/command", {"t": "resign", "id": "r", "seat": 1})
        assert "riftforce" in ada.get("me/data")["tables"][0]["record"]


def test_users_can_delete_their_data(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        together = duel(ada, noam)
        alone = ada.post("quick")["id"]
        lous = lou.post("quick")["id"]
        ada.post("register", {"name": "Ada Deleteme", "password": PASSWORD})
        ada.post(f"games/{together}/command", {"t": "chat", "id": "c", "text": "unforgettable"})
        ada.post(f"games/{lous}/command", {"t": "chat", "id": "c", "text": "seen from outside"})
        me = ada.get("me")["id"]
        assert ada.post("me/forget", {"password": "wrong wrong"}, 403)["key"] == "login"
        assert ada.post("me/forget", {"password": PASSWORD})["id"] == ""
        assert ada.get("me")["id"] == ""
        assert browser().post("login", {"name": "Ada Deleteme", "password": PASSWORD}, 403)["key"] == "login"
        assert noam.get(f"games/{alone}", 404)["key"] == "unknown_table"
        text = json.dumps([noam.get(f"games/{one}/events") for one in (together, lous)], ensure_ascii=False)
        for trace in ("Ada", "unforgettable", "seen from outside", me):
            assert trace not in text
        assert noam.get(f"games/{together}")["status"] == "playing"  # and the other can play on
        browser().post("me/forget", {}, 403)
    import sqlite3

    with sqlite3.connect(tmp_path / "riftable.db") as db:
        kept = "\n".join(db.iterdump())
    for trace in ("Ada", "unforgettable", "seen from outside", me):
        assert trace not in kept
        assert trace.encode().hex().upper() not in kept


def test_a_guest_is_deleted_without_a_password(tmp_path: Path) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam)
        noam.post("me/forget", {})
        assert [seat["name"] for seat in ada.get(f"games/{table_id}")["seats"]] == ["Ada", "—"]
