"""Several workers of one installation: clients of each sit at the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from riftable.server.accounts.rate_limits import TokenBuckets
from riftable.server.http.bus import LEASES_KEY, cancel
from riftable.server.http.cluster import make_worker
from riftable.server.http.relay import Relay
from riftable.server.http.security import HSTS, SECURITY_HEADERS, SiteConfig
from riftable.server.storage.interface import StorageError
from tests.reliability.cluster.servers import Servers, database_of, until
from tests.server.helpers import InProcessBots
from tests.server.http.browser import SITE, Browser, duel, next_message, walk

RIGHT = '{"name": "Ada", "password": "long enough"}'
OURS = {"X-Riftable": "1"}


@contextlib.contextmanager
def worker(urls: tuple[str, str], folder: Path) -> Iterator[tuple[Relay, Callable[[], Browser]]]:
    """A worker in a thread of its own; each call returns another browser that is connected to it."""
    relay = make_worker(*urls, bot_pool=InProcessBots(), static=folder, site=SITE)
    with TestClient(relay) as first:

        def another() -> Browser:
            twin = TestClient(relay)
            twin.portal = first.portal
            return Browser(twin)

        yield relay, another


LONG_LEASE_S = 600.0  # no worker counts as dead on a busy machine


async def keep_tables(_relay: Relay, _worker: str, _table: str) -> None:
    """Let tables stay where they were opened, so that requests are forwarded there."""


@pytest.fixture(autouse=True)
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG_LEASE_S)
    monkeypatch.setattr(Relay, "ask_to_hand_over", keep_tables)


@pytest.fixture
def urls(backends: Servers) -> tuple[str, str]:
    return backends.database(), backends.bus()


def test_a_table_is_the_same_at_every_worker(urls: tuple[str, str], tmp_path: Path) -> None:
    with worker(urls, tmp_path) as (_, first), worker(urls, tmp_path) as (_, second):
        ada, noam = first(), second()
        name = duel(ada, noam, public=True)
        with ada.socket(name) as here, noam.socket(name, "?lang=uk") as there:
            asked = next_message(here, "update")
            waiting = next_message(there, "update")
            assert waiting["ask"] is None
            move = {"t": "move", "id": "one", "v": asked["v"], "seat": 0, "moves": walk(asked["ask"]["tree"])}
            here.send_text(json.dumps(move))
            assert next_message(here, "ack") == {"t": "ack", "id": "one", "v": asked["v"] + 1}
            news = next_message(there, "update")
            assert (news["since"], news["v"]) == (waiting["v"], asked["v"] + 1)
            answer = {"t": "move", "id": "two", "v": news["v"], "seat": 1, "moves": walk(news["ask"]["tree"])}
            there.send_text(json.dumps(answer))
            assert next_message(there, "ack")["v"] == news["v"] + 1
            assert next_message(here, "update")["v"] == news["v"] + 1
            there.send_text("{")
            assert next_message(there, "refused")["key"] == "malformed"
        # Requests and lists, from either worker; rights are checked where the table is.
        assert noam.update(name, 1)["v"] == news["v"] + 1
        assert [one["id"] for one in noam.get("lobby")["tables"]] == [name]
        assert [one["id"] for one in noam.get("lobby")["mine"]] == [name]
        noam.post(f"games/{name}/command", {**move, "id": "three"}, 403)
        assert second().get(f"games/{name}/events?seat=1", 403)["key"] == "foreign_seat"
        assert second().get("games/nothing", 404)["key"] == "unknown_table"
        with second().socket("nothing") as lost:
            assert json.loads(lost.receive_text())["key"] == "unknown_table"


def test_refused_handshakes_have_the_security_headers_at_every_worker(
    urls: tuple[str, str], tmp_path: Path
) -> None:
    with worker(urls, tmp_path) as (_, first), worker(urls, tmp_path) as (_, second):
        name = first().post("quick", {"options": {"first": "0"}})["id"]
        for path in (f"/api/games/{name}/nothing", "/api/games/none/nothing", "/nothing"):
            with pytest.raises(WebSocketDenialResponse) as denial, second().client.websocket_connect(path):
                pass
            assert denial.value.status_code == 403
            assert all(
                denial.value.headers.get(key.decode()) == value.decode() for key, value in SECURITY_HEADERS
            )


def test_service_unavailable_has_the_security_headers() -> None:
    relay = make_worker(
        "", "", bot_pool=InProcessBots(), site=SiteConfig(frozenset(("https://table.example.org",)))
    )
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "path": "/",
        "headers": [],
        "query_string": b"",
    }
    asyncio.run(relay.service_unavailable(scope, None, send, begun=False))
    assert sent[0]["status"] == 503
    assert {*SECURITY_HEADERS, HSTS} <= set(sent[0]["headers"])


def test_tables_of_a_stopped_worker_are_taken_over_at_once(urls: tuple[str, str], tmp_path: Path) -> None:
    with worker(urls, tmp_path) as (_, second):
        with worker(urls, tmp_path) as (gone, first):
            ada = first()
            name = ada.post("quick", {"options": {"first": "0"}})["id"]
            with second().socket(name) as watching:
                before = next_message(watching, "update")["v"]
                assert gone.store.held
                assert gone.streams
        begin = time.monotonic()
        assert second().get(f"games/{name}")["status"] == "playing"
        assert second().update(name, -1)["v"] >= before
        assert time.monotonic() - begin < LONG_LEASE_S  # before its lease ends


def test_a_damaged_table_is_reported_by_every_worker(
    urls: tuple[str, str], backends: Servers, tmp_path: Path
) -> None:
    with worker(urls, tmp_path) as (_, first):
        ada = first()
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
    backends.psql(f"UPDATE entries SET entry = '\\xff' WHERE game = '{name}'", database_of(urls[0]))
    with worker(urls, tmp_path) as (holder, first), worker(urls, tmp_path) as (_, second):
        for browser in (first(), second()):
            browser.client.cookies = ada.client.cookies
            until(lambda: name in holder.lobby.damaged)  # type: ignore[union-attr]
            lobby = browser.get("lobby")
            assert [one["id"] for one in lobby["damaged"]] == [name]
            assert browser.get(f"games/{name}", 500)["key"] == "unreadable_table"


async def failing_heartbeat() -> bool:
    """A heartbeat that failed."""
    raise StorageError("the bus does not answer")


def test_a_worker_that_lost_its_lease_lets_go_of_its_tables(
    urls: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with worker(urls, tmp_path) as (dead, first), worker(urls, tmp_path) as (heir, second):
        ada = first()
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
        update = ada.update(name, 0)
        portal = ada.client.portal
        assert portal is not None
        assert heir.lobby is not None
        assert dead.lobby is not None
        monkeypatch.setattr(dead.bus, "heartbeat", failing_heartbeat)

        def taken_over() -> bool:
            portal.call(
                dead.bus.redis.zrem, LEASES_KEY, dead.bus.worker
            )  # its lease is over; it has not noticed yet
            heir.bus.alive.clear()
            assert second().get(f"games/{name}")["status"] == "playing"
            return heir.lobby is not None and name in heir.lobby.tables

        until(taken_over)  # a last beat may have been on its way
        monkeypatch.undo()
        until(lambda: name not in dead.store.held)  # it noticed
        move = {"t": "move", "id": "m", "v": update["v"], "seat": 0, "moves": walk(update["ask"]["tree"])}
        assert ada.post(f"games/{name}/command", move)["t"] == "ack"  # through the one, done by the other
        assert name in heir.store.held


def test_a_worker_that_no_longer_listens_is_dead_before_its_lease_ends(
    urls: tuple[str, str], tmp_path: Path
) -> None:
    """Redis sees at once that the connection of a killed worker is closed."""
    with worker(urls, tmp_path) as (dead, first), worker(urls, tmp_path) as (heir, second):
        ada, noam = first(), second()
        name = duel(ada, noam)
        portal = ada.client.portal
        assert portal is not None
        portal.call(cancel, dead.bus.tasks)
        until(lambda: dead.bus.worker not in heir.bus.alive)
        begin = time.monotonic()
        assert noam.get(f"games/{name}")["status"] == "playing"
        assert time.monotonic() - begin < LONG_LEASE_S
        assert name in heir.store.held


def test_sessions_end_and_failed_logins_count_at_all_workers(urls: tuple[str, str], tmp_path: Path) -> None:
    with worker(urls, tmp_path) as (here, first), worker(urls, tmp_path) as (there, second):
        until(lambda: len(here.bus.alive) == len(there.bus.alive) == 2)
        ada, same = first(), second()
        ada.post("register", {"name": "Ada", "password": "long enough"})
        same.client.cookies = ada.client.cookies
        lobby = there.lobby
        assert lobby is not None

        def is_cached() -> bool:  # not always at once: a message about the registration may empty the cache
            assert same.get("me")["name"] == "Ada"
            return bool(lobby.users.cache)

        until(is_cached)
        ada.post("logout")
        until(lambda: not lobby.users.cache)  # long before it would look the session up again
        assert same.get("me")["id"] == ""
        # Wrong passwords count together, and a right one makes up for them everywhere.
        assert here.lobby is not None
        throttle, other = lobby.limits.log_in, here.lobby.limits.log_in
        for _ in range(3):
            first().post("login", {"name": "Ada", "password": "wrong wrong"}, 403)
        until(lambda: [int(left) for left, _ in throttle.pairs.left.values()] == [2])
        for _ in range(2):
            second().post("login", {"name": "Ada", "password": "wrong wrong"}, 403)
        second().post("login", {"name": "Ada", "password": "long enough"}, 429)
        until(lambda: [int(left) for left, _ in other.pairs.left.values()] == [0])
        first().post("login", {"name": "Ada", "password": "long enough"}, 429)
        throttle.pairs.left.clear()
        second().post("login", {"name": "Ada", "password": "long enough"})
        until(lambda: first().client.post("/api/login", content=RIGHT, headers=OURS).status_code == 200)


def test_a_user_is_forgotten_at_all_workers_and_in_every_row(
    backends: Servers, urls: tuple[str, str], tmp_path: Path
) -> None:
    """The table is open at another worker, which must not go on with the name that it remembers."""
    with worker(urls, tmp_path) as (holder, first), worker(urls, tmp_path) as (other, second):
        until(lambda: len(holder.bus.alive) == len(other.bus.alive) == 2)
        noam, ada = first(), second()
        request = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "name": "Noam"}
        name = noam.post("games", request)["id"]
        ada.post("register", {"name": "Zebulon", "password": "long enough"})
        ada.post(f"games/{name}/join", {})
        ada.post(f"games/{name}/command", {"t": "chat", "id": "c", "text": "unforgettable"})
        alone = ada.post("quick")["id"]
        me = ada.get("me")["id"]
        assert holder.lobby is not None
        assert name in holder.lobby.tables
        tables = [
            "games",
            "entries",
            "receipts",
            "sitters",
            "users",
            "sessions",
            "visits",
            "invites",
            "decks",
            "facts",
            "holders",
        ]
        traces = (me, alone, "Zebulon", "zebulon", "unforgettable")

        def rows() -> str:
            text = backends.psql(
                ";".join(
                    f"SELECT encode(convert_to(t::text, 'UTF8'), 'escape') FROM {one} t" for one in tables
                ),
                database_of(urls[0]),
            )
            hexes = re.findall(r"\\x([0-9a-f]+)", text)
            return text + "".join(bytes.fromhex(one).decode("utf-8", "replace") for one in hexes)

        assert [one for one in traces if one not in rows()] == []
        ada.post("me/forget", {"password": "long enough"})
        until(lambda: noam.get(f"games/{name}")["seats"][1]["name"] == "—")
        noam.post(f"games/{name}/command", {"t": "chat", "id": "d", "text": "alone now"})
        assert "alone now" in rows()
        assert [one for one in traces if one in rows()] == []


def left_in(bucket: TokenBuckets, wanted: int) -> bool:
    """Return whether the only address that spent something has so much left."""
    return [int(left) for left, _ in bucket.left.values()] == [wanted]


def test_names_and_passwords_are_guarded_at_all_workers(urls: tuple[str, str], tmp_path: Path) -> None:
    with worker(urls, tmp_path) as (here, first), worker(urls, tmp_path) as (there, second):
        until(lambda: len(here.bus.alive) == len(there.bus.alive) == 2)
        ada, phone = first(), second()
        ada.post("register", {"name": "Ada", "password": "long enough"})
        phone.post("login", {"name": "Ada", "password": "long enough"})
        assert phone.get("me")["name"] == "Ada"
        lobby, other = here.lobby, there.lobby
        assert lobby is not None
        assert other is not None
        # A look-alike is refused at either, and both count how many taken names an address was told.
        for browser in (first, second):
            assert browser().post("me", {"name": "\u0410DA"}, 409)["key"] == "name_taken"
        burst = lobby.limits.taken_names.rate.burst
        for bucket in (lobby.limits.taken_names, other.limits.taken_names):
            until(partial(left_in, bucket, burst - 2))
        assert second().post("me", {"name": "Free"})["name"] == "Free"
        # Another password ends the sessions at the other worker too.
        ada.post("me/password", {"old": "long enough", "new": "even longer"})
        until(lambda: phone.get("me")["id"] == "")
        assert ada.get("me")["name"] == "Ada"
        second().post("login", {"name": "Ada", "password": "long enough"}, 403)
        second().post("login", {"name": "Ada", "password": "even longer"})
