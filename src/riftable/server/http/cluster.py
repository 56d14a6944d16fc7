"""One of several workers: the application behind a relay, on PostgreSQL and Redis."""

from __future__ import annotations

import contextlib
import multiprocessing
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

from riftable.core.worker_pool import exit_with_parent, relax_gc
from riftable.server.http.app import STATIC, build_app, running_bot_pool
from riftable.server.http.metrics import serve_metrics
from riftable.server.http.relay import Relay
from riftable.server.http.request_log import set_up_log
from riftable.server.http.security import LOCAL_SITE, SiteConfig
from riftable.server.session.bot_pool import BotPool
from riftable.server.session.custom_bots import add_custom_bot
from riftable.server.session.lobby import Lobby

MAX_METRICS_PORTS: Final = 64  # each worker serves its metrics at the first free port after `--metrics`


def make_worker(
    store: str,
    bus: str,
    *,
    workers: int | None = None,
    bot_pool: BotPool | None = None,
    static: Path = STATIC,
    site: SiteConfig = LOCAL_SITE,
    metrics: tuple[str, int] | None = None,
    custom_bots: Sequence[str] = (),
    ray: str = "",
) -> Relay:
    """Return a worker. It exits when the supervisor that started it does."""
    if multiprocessing.parent_process() is not None:
        exit_with_parent()
        relax_gc()
    set_up_log(json=not sys.stderr.isatty())
    for text in custom_bots:
        add_custom_bot(text)
    if metrics is not None:
        serve_metrics(*metrics, ports=MAX_METRICS_PORTS)
    relay = Relay(store, bus)

    @contextlib.asynccontextmanager
    async def open_lobby() -> AsyncIterator[Lobby]:
        async with relay.running() as kept, running_bot_pool(bot_pool, workers, ray) as pool:
            lobby = Lobby(kept, pool, min_answer_ms=site.min_answer_ms, ratings=site.ratings)
            relay.attach(lobby)
            yield lobby

    relay.app = build_app(open_lobby, site=site, static=static)
    return relay


async def check_connections(store: str, bus: str) -> None:
    """Raise `StorageError` if the store or the bus cannot be used."""
    async with Relay(store, bus).running():
        pass
