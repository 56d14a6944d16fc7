"""The ASGI application: routes, the built client and middleware."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from riftable.server.http.metrics import METRICS
from riftable.server.http.prepared_responses import (
    MIN_GZIP_BYTES,
    RESPONSE_GZIP_LEVEL,
    REVALIDATE,
    PreparedFiles,
    PreparedResponses,
    file_response,
)
from riftable.server.http.requests import WellFormed, failed
from riftable.server.http.routes import routes
from riftable.server.http.security import LOCAL_SITE, SecurityHeaders, SiteConfig
from riftable.server.http.socket import game_socket
from riftable.server.http.study_socket import study_socket
from riftable.server.session.ask_tree_pool import ASK_TREES
from riftable.server.session.bot_pool import BotPool
from riftable.server.session.custom_bots import add_custom_bot
from riftable.server.session.lobby import Lobby
from riftable.server.storage.interface import Store
from riftable.server.storage.private_files import make_folder
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore

STATIC: Final = Path(__file__).parent / "static"
NOT_BUILT: Final = (
    "<!doctype html><meta charset=utf-8><title>Riftable</title>"
    "<h1>Riftable</h1><p>The server runs, but the browser client was not built.</p>"
    "<p>With Node installed, <code>make client</code> builds it; a released wheel contains it already.</p>"
)


def page(static: Path, prepared: PreparedResponses) -> Callable[[Request], Awaitable[Response]]:
    """Return the route of the client's page, which is served for every path that is not another route's."""
    index = static / "index.html"
    of_file = file_route(index, prepared)

    async def answer(request: Request) -> Response:
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return await of_file(request)

    return answer


def client_routes(static: Path, prepared: PreparedResponses) -> list[BaseRoute]:
    """Return the routes of the built client: its files, and its page for everything else."""
    found: list[BaseRoute] = []
    if static.is_dir():
        for item in sorted(static.iterdir()):
            if item.is_dir():
                found.append(Mount(f"/{item.name}", PreparedFiles(item, prepared)))
            elif item.name != "index.html":
                found.append(Route(f"/{item.name}", file_route(item, prepared)))
    return [*found, Route("/{rest:path}", page(static, prepared), methods=["GET"])]


def file_route(item: Path, prepared: PreparedResponses) -> Callable[[Request], Awaitable[Response]]:
    """Return the route of a single file: manifest, icon, service worker."""

    async def answer(request: Request) -> Response:
        file = FileResponse(item, headers={"Cache-Control": REVALIDATE})
        return await file_response(request, file, prepared)

    return answer


@contextlib.asynccontextmanager
async def sqlite_store(data: Path) -> AsyncIterator[Store]:
    """Open the SQLite store of a data folder."""
    store = SqliteStore(data / DATABASE_NAME)
    try:
        yield store
    finally:
        await store.close()


def make_app(
    data: Path,
    *,
    workers: int | None = None,
    bot_pool: BotPool | None = None,
    site: SiteConfig = LOCAL_SITE,
    custom_bots: Sequence[str] = (),
    ray: str = "",
    static: Path = STATIC,
    now: Callable[[], int] | None = None,
) -> Starlette:
    """Return the application of a single server on a data folder; `ray` is the address of a cluster."""
    make_folder(data)
    for text in custom_bots:
        add_custom_bot(text)

    @contextlib.asynccontextmanager
    async def open_lobby() -> AsyncIterator[Lobby]:
        async with sqlite_store(data) as store, running_bot_pool(bot_pool, workers, ray) as pool:
            yield Lobby(store, pool, now, site.min_answer_ms, ratings=site.ratings)

    return build_app(open_lobby, site=site, static=static)


@contextlib.asynccontextmanager
async def running_bot_pool(
    bot_pool: BotPool | None, workers: int | None, ray: str = ""
) -> AsyncIterator[BotPool]:
    """Yield the processes for bots, new ones if none are given, and close them at the end."""
    pool = bot_pool or new_bot_pool(workers, ray)
    pool.start()
    try:
        yield pool
    finally:
        await asyncio.to_thread(pool.close)


def new_bot_pool(workers: int | None, ray: str) -> BotPool:
    """Return processes for bots on this machine, or for `ray` on the cluster at this address."""
    if not ray:
        return BotPool(workers)
    from riftable.server.session.ray_pool import RayBots

    return RayBots(ray, workers)


def build_app(
    open_lobby: Callable[[], contextlib.AbstractAsyncContextManager[Lobby]],
    *,
    site: SiteConfig = LOCAL_SITE,
    static: Path = STATIC,
) -> Starlette:
    """Return the application; `open_lobby` is entered when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_lobby() as lobby:
            app.state.lobby = lobby
            metrics = asyncio.get_running_loop().create_task(METRICS.watch(lobby.tables))
            try:
                await lobby.start()
                yield
            finally:
                metrics.cancel()
                await lobby.stop()
                await asyncio.to_thread(ASK_TREES.close)

    prepared = PreparedResponses()
    app = Starlette(
        routes=[
            WebSocketRoute("/api/games/{name}/socket", game_socket),
            WebSocketRoute("/api/studies/{study}/socket", study_socket),
            *routes(),
            *client_routes(static, prepared),
        ],
        lifespan=lifespan,
        exception_handlers={Exception: failed},
        middleware=[
            Middleware(SecurityHeaders, encrypted=site.encrypted),
            Middleware(WellFormed),
            Middleware(GZipMiddleware, minimum_size=MIN_GZIP_BYTES, compresslevel=RESPONSE_GZIP_LEVEL),
        ],
    )
    app.state.site = site
    app.state.prepared = prepared
    return app
