"""Requests whose body comes late: who asks may have lost their session, or have another name, by then.

More scenarios for a `House` of `tests/server/http/rights.py`.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from tests.reliability.cluster.servers import until
from tests.server.http.browser import Browser
from tests.server.http.rights import PASSWORD, House, lay, logged_in

DECK = {"name": "Mine", "text": "1 Jinx, Loose Cannon"}


class HalfSent:
    """A POST of which the server has the headers and one byte of the body."""

    def __init__(self, who: Browser, path: str, body: Any) -> None:
        assert who.client.portal is not None
        self.portal = who.client.portal
        self.raw = json.dumps(body).encode()
        self.rest = self.portal.call(asyncio.Event)
        self.waits = threading.Event()  # the server has read what there is, and wants more
        self.parts = 0
        self.status = 0
        self.told = b""
        cookies = "; ".join(f"{one.name}={one.value}" for one in who.client.cookies.jar)
        headers = {"host": "testserver", "x-riftable": "1", "cookie": cookies}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": f"/api/{path}",
            "raw_path": f"/api/{path}".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(key.encode(), value.encode()) for key, value in headers.items() if value],
            "client": ("testclient", 50000),
            "server": ("testserver", 80),
        }
        self.served: Future[Any] = self.portal.start_task_soon(who.client.app, scope, self.receive, self.send)
        assert self.waits.wait(60)

    async def receive(self) -> Any:
        self.parts += 1
        if self.parts == 1:
            return {"type": "http.request", "body": self.raw[:1], "more_body": True}
        self.waits.set()
        await self.rest.wait()
        if self.parts == 2:
            return {"type": "http.request", "body": self.raw[1:], "more_body": False}
        await asyncio.Event().wait()  # the line stays open
        return None

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        self.told += message.get("body", b"")

    def finish(self) -> tuple[int, str]:
        """Send the rest; the status of the answer, and the reason of a refusal."""
        self.portal.call(self.rest.set)
        self.served.result(60)
        return self.status, json.loads(self.told).get("key", "")


def until_nobody(who: Browser) -> None:
    """Until the worker of this browser knows that its session is over."""
    until(lambda: who.get("me")["id"] == "")


def count(who: Browser, house: House, sql: str, value: str) -> int:
    """A number from the store of the first door, at which this browser is."""

    async def counted() -> int:
        row = await house.lobby.store.read(lambda db: db.fetch_row(sql, value))
        assert row is not None
        return int(row[0])

    assert who.client.portal is not None
    return who.client.portal.call(counted)


def an_account_keeps_its_name(house: House) -> None:
    """A guest registers while they are being renamed: the account would have a name that is not its own."""
    ada = house.first()
    ada.post("me", {"name": "Guest"})
    tab = house.second()
    tab.client.cookies.update(ada.client.cookies)
    renaming = HalfSent(tab, "me", {"name": "Somebody Else"})
    ada.post("register", {"name": "Ada", "password": PASSWORD})
    until_nobody(tab)
    assert renaming.finish() == (403, "not_known")
    assert ada.get("me")["name"] == "Ada"


def an_ended_session_does_nothing_any_more(house: House) -> None:
    desk, phone = logged_in(house)
    name = lay(desk, "me", "open", "open")
    near = house.first()  # the same session where the table is: there it is known when the body is waited for
    near.client.cookies.update(phone.client.cookies)
    late = [
        HalfSent(phone, "games", {"game": "riftforce", "mode": "duel", "seats": ["me", "open"]}),
        HalfSent(phone, "decks", DECK),
        HalfSent(near, f"games/{name}/join", {"seat": 1}),
        HalfSent(near, f"games/{name}/seats", {"seat": 1, "who": "bot:level1"}),
        HalfSent(near, f"games/{name}/invites", {}),
        HalfSent(phone, "sessions/end", {}),
    ]
    desk.post("sessions/end", {})
    until_nobody(phone)
    assert [one.finish() for one in late] == [(403, "not_known")] * len(late)
    assert [one["id"] for one in desk.get("lobby")["mine"]] == [name]
    assert desk.get("decks")["decks"] == []
    assert [seat["kind"] for seat in desk.get(f"games/{name}")["seats"]] == ["person", "open", "open"]


def nothing_is_kept_of_who_was_forgotten_meanwhile(house: House) -> None:
    ada, noam = house.first(), house.first()
    name = lay(noam, "me", "open", "open")
    ada.post("register", {"name": "Ada", "password": PASSWORD})
    me, tab, near = ada.get("me")["id"], house.second(), house.first()
    near.client.cookies.update(ada.client.cookies)
    tab.client.cookies.update(ada.client.cookies)
    late = [
        HalfSent(tab, "games", {"game": "riftforce", "mode": "duel", "seats": ["me", "open"]}),
        HalfSent(tab, "decks", DECK),
        HalfSent(near, f"games/{name}/join", {"seat": 1}),
    ]
    ada.post("me/forget", {"password": PASSWORD})
    until_nobody(tab)
    assert [one.finish() for one in late] == [(403, "not_known")] * len(late)
    assert count(noam, house, "SELECT COUNT(*) FROM decks WHERE owner = ?", me) == 0
    assert count(noam, house, "SELECT COUNT(*) FROM sitters WHERE user = ?", me) == 0


SCENARIOS: list[Callable[[House], None]] = [
    an_account_keeps_its_name,
    an_ended_session_does_nothing_any_more,
    nothing_is_kept_of_who_was_forgotten_meanwhile,
]
