"""Messages between workers that are lost: no worker stays out of date for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, Self

import pytest
from redis.exceptions import ConnectionError as Lost

from riftable.server.accounts.rate_limits import HOUR_MS, Rate
from riftable.server.http.cluster import make_worker
from riftable.server.http.relay import Relay
from riftable.server.http.stream import MAX_UNREAD_BYTES, Stream
from riftable.server.http.worker_messages import DECODER, StreamEvent, TablesRewritten
from tests.reliability.cluster.servers import Servers, until
from tests.reliability.cluster.test_workers import LONG_LEASE_S, keep_tables, worker
from tests.server.helpers import InProcessBots
from tests.server.http.browser import Browser, next_message
from tests.server.http.rights import open_table, sit


class Pair(NamedTuple):
    """Two workers, and functions that return browsers at them; tables are opened at the first."""

    here: Relay
    first: Callable[[], Browser]
    far: Relay
    second: Callable[[], Browser]


@pytest.fixture
def pair(backends: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG_LEASE_S)
    monkeypatch.setattr(Relay, "ask_to_hand_over", keep_tables)
    urls = backends.database(), backends.bus()
    with worker(urls, tmp_path) as (here, first), worker(urls, tmp_path) as (far, second):
        until(lambda: len(here.bus.alive) == len(far.bus.alive) == 2)
        yield Pair(here, first, far, second)


def names(browser: Browser, name: str) -> list[str]:
    """Return the names of the players at a table, as a browser gets them."""
    return [seat["name"] for seat in browser.get(f"games/{name}")["seats"]]


def test_a_worker_that_missed_messages_distrusts_its_cache(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its connection to the bus is lost for a moment, and a message with it; its lease is not."""
    noam, ada, tab = pair.first(), pair.second(), pair.first()
    name = open_table(noam, "me", "open", "open")
    sit(ada, name, 1)
    tab.client.cookies.update(ada.client.cookies)
    assert tab.get("me")["name"] == "Guest"
    with monkeypatch.context() as patch:
        undelivered: list[bytes] = []
        patch.setattr(pair.here.bus, "on_message", undelivered.append)
        ada.post("me/forget", {})
        until(lambda: any(isinstance(DECODER.decode(one), TablesRewritten) for one in undelivered))
        assert names(noam, name)[1] == "Guest"
    portal = noam.client.portal
    assert portal is not None
    portal.call(pair.here.bus.redis.client_kill_filter, None, "pubsub")
    until(lambda: names(noam, name)[1] == "—")
    assert tab.get("me")["id"] == ""


class Broken:
    """A pipeline that fails after some of it may have been sent."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        """Nothing to close."""

    def publish(self, channel: str, data: bytes) -> None:
        """It may arrive or not."""

    async def execute(self) -> list[int]:
        raise Lost("connection reset")


def test_a_worker_tells_others_that_its_messages_were_lost(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pair.far.bus.redis, "pipeline", lambda **_: Broken())
        noam, ada = pair.first(), pair.second()
        name = open_table(noam, "me", "open", "open")
        ada.post("me", {"name": "Guest"})
        near = pair.first()
        near.client.cookies.update(ada.client.cookies)
        sit(near, name, 1)
        ada.post("me/forget", {})
        until(pair.far.bus.outbox.empty)
        assert names(noam, name)[1] == "Guest"
    until(lambda: names(noam, name)[1] == "—")
    assert near.get("me")["id"] == ""


def test_a_player_whose_forwarded_socket_broke_is_gone(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket over the relay is closed, but the message that says so is lost."""
    noam, ada = pair.first(), pair.second()
    name = open_table(noam, "me", "open", "open")
    sit(ada, name, 1)
    assert pair.here.lobby is not None
    table, me = pair.here.lobby.tables[name], ada.get("me")["id"]
    with monkeypatch.context() as patch:
        with ada.socket(name, "?seat=1") as ws:
            next_message(ws, "table")
            patch.setattr(pair.far.bus.redis, "pipeline", lambda **_: Broken())
        until(pair.far.bus.outbox.empty)
        assert table.presence.is_connected(me)
    until(lambda: not table.presence.is_connected(me))
    until(lambda: not pair.here.streams)


def test_one_big_response_is_forwarded_and_many_are_not(pair: Pair) -> None:
    stream = Stream(pair.here.bus, "", "")
    big = b"x" * (2 * MAX_UNREAD_BYTES)
    stream.feed(StreamEvent("", 0, {"body": big}), len(big))
    assert not stream.closed
    stream.feed(StreamEvent("", 1, {"body": b"x"}), 1)
    assert stream.closed


def test_a_relay_reads_no_faster_than_the_bus_takes() -> None:
    """What a client sends waits in its own connection, not in the memory of a worker."""

    async def read() -> int:
        relay = make_worker("", "", bot_pool=InProcessBots())  # its outbox is never sent
        count = 0

        async def receive() -> dict[str, str]:
            nonlocal count
            count += 1
            await asyncio.sleep(0)
            return {"type": "websocket.receive", "text": "x" * 8000}

        stream = Stream(relay.bus, "far", "stream")
        forwarding = asyncio.create_task(relay.forward(stream, {"type": "websocket"}, receive, None))
        for _ in range(100):
            await asyncio.sleep(0)
        forwarding.cancel()
        await asyncio.wait([forwarding])
        return count

    assert asyncio.run(read()) == 1


def test_a_list_for_which_other_workers_are_asked_is_costly(
    backends: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riftable.server.accounts.rate_limits.COSTLY", Rate(1, 1, HOUR_MS))
    with worker((backends.database(), backends.bus()), tmp_path) as (_, browser):
        browser().get("lobby")
        assert browser().get("lobby", 429)["key"] == "too_fast"
