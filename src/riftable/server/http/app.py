"""The application: routes, the built client, and what every answer says about itself."""

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

from riftable.server.http.metrics import METERS
from riftable.server.http.prepared_responses import (
    QUICKLY,
    REVALIDATE,
    SMALLEST_PACKED,
    PreparedAnswers,
    PreparedFiles,
    file_response,
)
from riftable.server.http.requests import WellFormed, failed
from riftable.server.http.routes import routes
from riftable.server.http.security import AT_HOME, Door, SafeHeaders
from riftable.server.http.socket import game_socket
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


def page(static: Path, answers: PreparedAnswers) -> Callable[[Request], Awaitable[Response]]:
    """The one page of the client, under any path that is its own affair."""
    index = static / "index.html"
    of_file = file_route(index, answers)

    async def answer(request: Request) -> Response:
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return await of_file(request)

    return answer


def client_routes(static: Path, answers: PreparedAnswers) -> list[BaseRoute]:
    """The built client: files by name, and its page for everything else."""
    found: list[BaseRoute] = []
    if static.is_dir():
        for item in sorted(static.iterdir()):
            if item.is_dir():
                found.append(Mount(f"/{item.name}", PreparedFiles(item, answers)))
            elif item.name != "index.html":
                found.append(Route(f"/{item.name}", file_route(item, answers)))
    return [*found, Route("/{rest:path}", page(static, answers), methods=["GET"])]


def file_route(item: Path, answers: PreparedAnswers) -> Callable[[Request], Awaitable[Response]]:
    """A single file at the top: manifest, icon, service worker."""

    async def answer(request: Request) -> Response:
        file = FileResponse(item, headers={"Cache-Control": REVALIDATE})
        return await file_response(request, file, answers)

    return answer


@contextlib.asynccontextmanager
async def filed(data: Path) -> AsyncIterator[Store]:
    """A store in a file of this folder."""
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
    door: Door = AT_HOME,
    guests: Sequence[str] = (),
    static: Path = STATIC,
    now: Callable[[], int] | None = None,
) -> Starlette:
    """The whole server on a data folder; ready once it has started."""
    make_folder(data)
    for text in guests:
        add_custom_bot(text)

    @contextlib.asynccontextmanager
    async def house() -> AsyncIterator[Lobby]:
        async with filed(data) as store, minded(bot_pool, workers) as minds:
            yield Lobby(store, minds, now, door.floor)

    return app_of(house, door=door, static=static)


@contextlib.asynccontextmanager
async def minded(bot_pool: BotPool | None, workers: int | None) -> AsyncIterator[BotPool]:
    """Those who think for the bots."""
    minds = bot_pool or BotPool(workers)
    try:
        yield minds
    finally:
        await asyncio.to_thread(minds.close)


def app_of(
    house: Callable[[], contextlib.AbstractAsyncContextManager[Lobby]],
    *,
    door: Door = AT_HOME,
    static: Path = STATIC,
) -> Starlette:
    """The application for whatever lobby it gets when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with house() as lobby:
            app.state.lobby = lobby
            meters = asyncio.get_running_loop().create_task(METERS.watch(lobby.tables))
            try:
                await lobby.start()
                yield
            finally:
                meters.cancel()
                await lobby.stop()
                await asyncio.to_thread(ASK_TREES.close)

    answers = PreparedAnswers()
    app = Starlette(
        routes=[
            WebSocketRoute("/api/games/{name}/socket", game_socket),
            *routes(),
            *client_routes(static, answers),
        ],
        lifespan=lifespan,
        exception_handlers={Exception: failed},
        middleware=[
            Middleware(SafeHeaders, encrypted=door.encrypted),
            Middleware(WellFormed),
            Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED, compresslevel=QUICKLY),
        ],
    )
    app.state.door = door
    app.state.answers = answers
    return app
