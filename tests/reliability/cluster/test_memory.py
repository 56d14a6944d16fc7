"""Tables that workers take from each other leave nothing behind: what is dropped is freed at once."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from riftable.server.http.relay import Relay
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from tests.reliability.cluster.servers import Servers, until
from tests.reliability.cluster.test_workers import LONG_LEASE_S, worker
from tests.server.http.browser import Browser, duel, next_message

TAKEOVERS = 2  # there, and back


@pytest.fixture
def no_garbage_collection() -> Iterator[None]:
    """Servers collect garbage seldom; here it is never done."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def count_as_dead(_worker: str) -> bool:
    """The `is_alive` of a worker that takes everything from the others."""
    return False


class Side(NamedTuple):
    """A worker, and a player who reaches it."""

    relay: Relay
    browser: Browser

    @property
    def lobby(self) -> Lobby:
        assert self.relay.lobby is not None
        return self.relay.lobby

    def call(self, work: Callable[..., Any], *values: Any) -> None:
        """Run a coroutine in the event loop of the worker."""
        assert self.browser.client.portal is not None
        self.browser.client.portal.call(work, *values)


def take_over(old: Side, new: Side, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a worker take a table from another, as if that had been late, and the other notice it."""
    with monkeypatch.context() as patched:
        patched.setattr(new.relay.store, "is_alive", count_as_dead)
        new.call(new.lobby.table, name)
    old.call(old.relay.catch_up)


def parts_of(table: Table) -> list[weakref.ref[Any]]:
    """Return references to what makes up a table in memory."""
    presentations = list(table.presentations.known.values())
    assert presentations
    return [weakref.ref(part) for part in (table, table.play, *presentations)]


def test_tables_that_go_to_and_fro_between_workers_are_freed(
    backends: Servers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_garbage_collection: None
) -> None:
    monkeypatch.setattr("riftable.server.http.bus.LEASE_S", LONG_LEASE_S)
    urls = backends.database(), backends.bus()
    with worker(urls, tmp_path) as (one, first), worker(urls, tmp_path) as (two, second):
        old, new = Side(one, first()), Side(two, second())
        name = duel(old.browser, first())
        new.browser.client.cookies = old.browser.client.cookies
        dropped: list[weakref.ref[Any]] = []
        for _ in range(TAKEOVERS):
            with old.browser.socket(name) as ws:
                next_message(ws, "update")
                dropped += parts_of(old.lobby.tables[name])
                take_over(old, new, name, monkeypatch)
                next_message(ws, "bye")
            old.call(old.lobby.close_stale_tables)
            assert name not in old.lobby.tables
            old, new = new, old
        until(lambda: all(part() is None for part in dropped))
