"""A worker among others: the application with a relay before it, on PostgreSQL and Redis."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from riftable.table.lobby import Lobby
from riftable.table.thinking import Thinkers, outlive_nobody
from riftable.web.app import STATIC, app_of, minded
from riftable.web.relay import Relay


def make_worker(
    store: str,
    bus: str,
    *,
    workers: int | None = None,
    thinkers: Thinkers | None = None,
    static: Path = STATIC,
) -> Relay:
    """One worker; ready once it has started. Without its master it goes too."""
    master: Any = multiprocessing.parent_process()
    if master is not None:
        threading.Thread(target=outlive_nobody, args=(master,), daemon=True).start()
    relay = Relay(store, bus)

    @contextlib.asynccontextmanager
    async def house() -> AsyncIterator[Lobby]:
        async with relay.keep() as kept, minded(thinkers, workers) as minds:
            relay.lobby = Lobby(kept, minds)
            relay.lobby.afar = relay.about
            yield relay.lobby

    relay.app = app_of(house, static=static)
    return relay


async def check(store: str, bus: str) -> None:
    """Whether store and bus can be used; Trouble says why not."""
    async with Relay(store, bus).keep():
        pass
