"""Requests whose body comes late: by then the session may have ended, or the user have another name.

More scenarios for a `ServerUnderTest`, see `tests/server/http/rights.py`.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from tests.reliability.cluster.servers import until
from tests.server.http.browser import Browser
from tests.server.http.rights import PASSWORD, ServerUnderTest, logged_in, open_table
from tests.server.http.two_part_post import Answer, post_in_two_parts

DECK = {"name": "Mine", "text": "1 Jinx, Loose Cannon"}


class HalfSent:
    """A POST of which the server has the headers and one byte of the body."""

    def __init__(self, browser: Browser, path: str, body: Any) -> None:
        assert browser.client.portal is not None
        self.portal = browser.client.portal
        self.rest = self.portal.call(asyncio.Event)
        self.half = threading.Event()
        cookies = "; ".join(f"{one.name}={one.value}" for one in browser.client.cookies.jar)
        self.served: Future[Answer] = self.portal.start_task_soon(
            post_in_two_parts, browser.client.app, path, body, cookies, self.wait
        )
        assert self.half.wait(60)

    async def wait(self) -> None:
        """Wait, after the server has read the first part, until the rest is sent."""
        self.half.set()
        await self.rest.wait()

    def finish(self) -> tuple[int, str]:
        """Send the rest; return the status of the response, and the key of a refusal."""
        self.portal.call(self.rest.set)
        answer = self.served.result(60)
        return answer.status, answer.body.get("key", "")


def until_signed_out(browser: Browser) -> None:
    """Wait until the worker of this browser knows that its session has ended."""
    until(lambda: browser.get("me")["id"] == "")


def count(browser: Browser, server: ServerUnderTest, sql: str, value: str) -> int:
    """Return a number from the store of the first worker, to which this browser is connected."""

    async def counted() -> int:
        row = await server.lobby.store.read(lambda db: db.fetch_row(sql, value))
        assert row is not None
        return int(row[0])

    assert browser.client.portal is not None
    return browser.client.portal.call(counted)


def an_account_keeps_its_name(server: ServerUnderTest) -> None:
    """A guest registers while they are being renamed: the account would have a name that is not its own."""
    ada = server.first()
    ada.post("me", {"name": "Guest"})
    tab = server.second()
    tab.client.cookies.update(ada.client.cookies)
    renaming = HalfSent(tab, "me", {"name": "Another Name"})
    ada.post("register", {"name": "Ada", "password": PASSWORD})
    until_signed_out(tab)
    assert renaming.finish() == (403, "not_known")
    assert ada.get("me")["name"] == "Ada"


def an_ended_session_can_do_nothing(server: ServerUnderTest) -> None:
    desk, phone = logged_in(server)
    table_id = open_table(desk, "me", "open", "open")
    near = server.first()  # the same session, at the worker that holds the table
    near.client.cookies.update(phone.client.cookies)
    late = [
        HalfSent(phone, "games", {"game": "riftforce", "mode": "duel", "seats": ["me", "open"]}),
        HalfSent(phone, "decks", DECK),
        HalfSent(near, f"games/{table_id}/join", {"seat": 1}),
        HalfSent(near, f"games/{table_id}/seats", {"seat": 1, "occupant": "bot:level1"}),
        HalfSent(near, f"games/{table_id}/invites", {}),
        HalfSent(phone, "sessions/end", {}),
    ]
    desk.post("sessions/end", {})
    until_signed_out(phone)
    assert [one.finish() for one in late] == [(403, "not_known")] * len(late)
    assert [one["id"] for one in desk.get("lobby")["mine"]] == [table_id]
    assert desk.get("decks")["decks"] == []
    assert [seat["kind"] for seat in desk.get(f"games/{table_id}")["seats"]] == ["person", "open", "open"]


def a_user_deleted_meanwhile_leaves_no_data(server: ServerUnderTest) -> None:
    ada, noam = server.first(), server.first()
    table_id = open_table(noam, "me", "open", "open")
    ada.post("register", {"name": "Ada", "password": PASSWORD})
    me, tab, near = ada.get("me")["id"], server.second(), server.first()
    near.client.cookies.update(ada.client.cookies)
    tab.client.cookies.update(ada.client.cookies)
    late = [
        HalfSent(tab, "games", {"game": "riftforce", "mode": "duel", "seats": ["me", "open"]}),
        HalfSent(tab, "decks", DECK),
        HalfSent(near, f"games/{table_id}/join", {"seat": 1}),
    ]
    ada.post("me/forget", {"password": PASSWORD})
    until_signed_out(tab)
    assert [one.finish() for one in late] == [(403, "not_known")] * len(late)
    assert count(noam, server, "SELECT COUNT(*) FROM decks WHERE owner = ?", me) == 0
    assert count(noam, server, "SELECT COUNT(*) FROM sitters WHERE user = ?", me) == 0


SCENARIOS: list[Callable[[ServerUnderTest], None]] = [
    an_account_keeps_its_name,
    an_ended_session_can_do_nothing,
    a_user_deleted_meanwhile_leaves_no_data,
]
