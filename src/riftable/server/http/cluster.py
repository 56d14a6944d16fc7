"""A worker among others: the application with a relay before it, on PostgreSQL and Redis."""

from __future__ import annotations

import contextlib
import multiprocessing
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

from riftable.core.worker_pool import exit_with_parent, relax_gc
from riftable.server.http.app import STATIC, app_of, minded
from riftable.server.http.metrics import show_meters
from riftable.server.http.relay import Relay
from riftable.server.http.request_log import set_up_log
from riftable.server.http.security import AT_HOME, Door
from riftable.server.session.bot_pool import BotPool
from riftable.server.session.custom_bots import add_custom_bot
from riftable.server.session.lobby import Lobby

MOST_WORKERS: Final = 64  # that show their meters at a port each, the first free one after that of the first


def make_worker(
    store: str,
    bus: str,
    *,
    workers: int | None = None,
    bot_pool: BotPool | None = None,
    static: Path = STATIC,
    door: Door = AT_HOME,
    meters: tuple[str, int] | None = None,
    guests: Sequence[str] = (),
) -> Relay:
    """One worker; ready once it has started. Without its master it goes too."""
    if multiprocessing.parent_process() is not None:
        exit_with_parent()
        relax_gc()
    set_up_log(json=not sys.stderr.isatty())
    for text in guests:
        add_custom_bot(text)
    if meters is not None:
        show_meters(*meters, others=MOST_WORKERS)
    relay = Relay(store, bus)

    @contextlib.asynccontextmanager
    async def house() -> AsyncIterator[Lobby]:
        async with relay.keep() as kept, minded(bot_pool, workers) as minds:
            lobby = Lobby(kept, minds, min_answer_ms=door.floor)
            relay.join(lobby)
            yield lobby

    relay.app = app_of(house, door=door, static=static)
    return relay


async def check(store: str, bus: str) -> None:
    """Whether store and bus can be used; StorageError says why not."""
    async with Relay(store, bus).keep():
        pass
