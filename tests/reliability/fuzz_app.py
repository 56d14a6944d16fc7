"""Hostile requests to the whole application: methods, paths, queries, headers, bodies and sockets.

No answer is of 5xx, every answer has the security headers, and what is refused has changed nothing. The
application runs on a file, or on PostgreSQL where that is installed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette

from riftable.server.http.app import build_app, make_app
from riftable.server.http.security import SECURITY_HEADERS
from riftable.server.protocol import messages as wire
from riftable.server.session.lobby import Lobby
from riftable.server.storage.postgres import PostgresStore
from tests.reliability import fuzz
from tests.reliability.cluster.servers import Servers, postgres, program
from tests.server.helpers import InProcessBots, until_idle

PATHS = """
    me register login logout catalogue book lobby quick games replays shuffles sessions sessions/end me/data
    me/password
    nothing decks decks/drop decks/pool decks/check examples qr
    games/NAME games/NAME/join games/NAME/leave games/NAME/seats games/NAME/start games/NAME/command
    games/NAME/events games/NAME/past games/NAME/record games/NAME/replay games/NAME/fork games/NAME/invites
    games/NAME/invites/end
""".split()  # noqa: SIM905  (they read better so)
NAMES = (
    "none",
    "..%2f",
    "x" * 90,
    "\0",
    "a\0b",
    "é",
    "a b",
    "%00",
    "\x7f",
    "🂡",
    "'; DROP TABLE games; --",
    "-1",
)
PAGES = (
    "/",
    "/g/NAME",
    "/assets/NAME",
    "/assets/../NAME",
    "//NAME",
    "/NAME/",
    "/api",
    "/api//",
    f"/{'x/' * 900}",
)
QUERIES = (
    *("", "", "seat=0", "seat=-1&after=999999", "seat=9999999999", "lang=xx", "lang=fr&at=-1", "at=5&seat=1"),
    *(
        "after=%FF",
        f"seat={2**31}",
        f"after={2**63}",
        f"at={10**30}",
        f"seat=-{2**63 + 1}",
        "at=1e9",
        "seat=1.5",
    ),
    *(
        "seat=%D9%A1",
        "chat=%00",
        "lang=%00",
        "game=%00&mode=%00",
        "game=riftforce&mode=%00",
        "of=%00",
        "wait=-5",
    ),
    *("seat=", "seat", "&&&=", "lang=fr&lang=uk", f"of={'x' * 3000}", "%", "seat=+1", "seat=0x1", "seat=1_0"),
)
HOSTS = (
    *("[", "]", "[::1", "[zz]", "[1.2.3.4]", "[::1]x", ":", ":80", "a@b", "a b", "é", "\0", "x" * 5000, ""),
    *(
        "127.0.0.1:99999999",
        "127.0.0.1:-1",
        "evil.example",
        "[::1]:8765",
        "localhost:",
        "127.0.0.1:8765,x",
        "//",
    ),
)
TEXTS = (
    *(
        "",
        "\0",
        "é",
        "[",
        "]",
        "x" * 5000,
        "riftable=",
        "riftable=\0",
        "riftable=" + "x" * 70,
        "=;=;",
        "null",
    ),
    *("http://[", "https://evil.example", "fr;q=abc", ",,,,", "-", "*", "Mozilla/\0", "gzip;q=2", '"', "%00"),
)
KEYS = (
    "origin",
    "accept-language",
    "cookie",
    "user-agent",
    "content-type",
    "accept-encoding",
    "x-forwarded-for",
)
METHODS = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")


def encoded(headers: list[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    """Headers as a server hands them on."""
    return [(key.encode(), text.encode("latin-1", "replace")) for key, text in headers]


def scope_of(kind: str, path: str, query: str, headers: list[tuple[str, str]]) -> dict[str, Any]:
    """A request as uvicorn would describe it."""
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode("utf-8", "replace"),
        "query_string": query.encode(),
        "root_path": "",
        "headers": encoded(headers),
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 8765),
    }


async def talk(app: Any, scope: dict[str, Any], messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All that the application says to these messages."""
    sent: list[dict[str, Any]] = []
    waiting = list(messages)

    async def receive() -> Any:
        if not waiting and scope["type"] == "http":
            await asyncio.Event().wait()  # the client waits for the answer
        return waiting.pop(0) if waiting else {"type": "websocket.disconnect", "code": 1001}

    async def send(one: Any) -> None:
        sent.append(one)

    async with asyncio.timeout(fuzz.SLOWEST):
        await app(scope, receive, send)
    return sent


async def ask(
    app: Any, method: str, path: str, query: str, headers: list[tuple[str, str]], body: bytes
) -> tuple[int, bytes, dict[bytes, bytes]]:
    """One request, without a network: status, body, headers."""
    scope = {**scope_of("http", path, query, headers), "method": method}
    sent = await talk(app, scope, [{"type": "http.request", "body": body, "more_body": False}])
    start = next((one for one in sent if one["type"] == "http.response.start"), None)
    if start is None:
        raise fuzz.Broken(f"{method} {path!r}?{query} {headers} {body!r} has no answer")
    text = b"".join(one.get("body", b"") for one in sent if one["type"] == "http.response.body")
    return int(start["status"]), text, dict(start["headers"])


async def knock(
    app: Any, path: str, query: str, headers: list[tuple[str, str]], texts: list[bytes]
) -> tuple[str, dict[bytes, bytes]]:
    """One socket with some messages: "open", or the status of the refusal."""
    messages: list[dict[str, Any]] = [{"type": "websocket.connect"}]
    messages += [{"type": "websocket.receive", "bytes": text, "text": None} for text in texts]
    sent = await talk(app, {**scope_of("websocket", path, query, headers), "subprotocols": []}, messages)
    first = sent[0]
    if first["type"] == "websocket.http.response.start":
        return str(first["status"]), dict(first["headers"])
    return ("open" if first["type"] == "websocket.accept" else "403"), dict(SECURITY_HEADERS)


def headers_for(luck: random.Random, cookie: str) -> list[tuple[str, str]]:
    """The headers of a browser, now and then with something wrong about them."""
    found = {"host": "127.0.0.1:8765", "x-riftable": "1"}
    if luck.random() < 0.8:
        found["cookie"] = cookie
    if luck.random() < 0.06:
        found["host"] = luck.choice(HOSTS)
    if luck.random() < 0.06:
        found[luck.choice(KEYS)] = luck.choice(TEXTS)
    if luck.random() < 0.03:
        del found["x-riftable"]
    pairs = list(found.items())
    return [*pairs, ("host", "127.0.0.1:8765")] if luck.random() < 0.01 else pairs


async def application(messages: int, luck: random.Random, app: Starlette) -> Counter[str]:
    """Requests to every route and page, and sockets; no answer is the server's fault."""
    came: Counter[str] = Counter()
    async with app.router.lifespan_context(app):
        good = [("host", "127.0.0.1:8765"), ("x-riftable", "1")]
        _, text, headers = await ask(app, "POST", "/api/quick", "", good, b"{}")
        name, cookie = json.loads(text)["id"], headers[b"set-cookie"].decode().partition(";")[0]
        lobby: Lobby = app.state.lobby
        for number in range(messages):
            page = luck.choice(PAGES) if luck.random() < 0.05 else f"/api/{luck.choice(PATHS)}"
            path = page.replace("NAME", luck.choice((name, name, name, luck.choice(NAMES))))
            query, sent = luck.choice(QUERIES), headers_for(luck, cookie)
            kinds = fuzz.KINDS if path.endswith("command") else fuzz.BODIES
            table = await lobby.table(name)
            await until_idle(table)
            before = fuzz.mark(table)
            if luck.random() < 0.1:
                path = f"/api/games/{luck.choice((name, luck.choice(NAMES)))}/socket"
                texts = [fuzz.message(fuzz.KINDS, luck, 1, number) for _ in range(luck.randrange(3))]
                told, headers = await knock(app, path, query, sent, texts)
                came[f"socket {told}"] += 1
                what = f"socket {path!r}?{query} {sent}"
                status = 101 if told == "open" else int(told)
            else:
                method, body = luck.choice(METHODS), fuzz.message(kinds, luck, 1, number)
                status, text, headers = await ask(app, method, path, query, sent, body)
                came[f"{status // 100}xx"] += 1
                what = f"{method} {path!r}?{query} {sent} {body!r}"
                if status >= 400 and text and (status not in (404, 405) or text.startswith(b"{")):
                    msgspec.json.decode(text, type=wire.Refused)
                if status >= 400 and fuzz.mark(await lobby.table(name)) != before:
                    raise fuzz.Broken(f"{what} was refused, and yet something has changed")
            if status >= 500:
                raise fuzz.Broken(f"{what}: {status} {text[:200]!r}")
            if any(headers.get(key) != wanted for key, wanted in SECURITY_HEADERS):
                raise fuzz.Broken(f"{what}: {status} without the security headers")
    return came


def page_in(folder: Path) -> Path:
    """A built client, as far as routes need one."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Riftable</title>", encoding="utf-8")
    return static


async def on_file(messages: int, luck: random.Random, folder: Path) -> Counter[str]:
    """Requests to an application whose store is a file."""
    return await application(
        messages, luck, make_app(folder / "data", bot_pool=InProcessBots(), static=page_in(folder))
    )


def has_postgres() -> bool:
    """Whether PostgreSQL is installed."""
    return all(program(name) for name in ("initdb", "postgres", "psql"))


def on_postgres(messages: int, luck: random.Random, folder: Path) -> Counter[str]:
    """Requests to an application whose store is a PostgreSQL of its own."""
    place = Path(tempfile.mkdtemp(prefix="riftable-"))  # the path of a socket must be short
    try:
        with postgres(place):
            url = Servers(place).database()

            @contextlib.asynccontextmanager
            async def house() -> AsyncIterator[Lobby]:
                store = PostgresStore(url)
                await store.open()
                try:
                    yield Lobby(store, InProcessBots())
                finally:
                    await store.close()

            return asyncio.run(application(messages, luck, build_app(house, static=page_in(folder))))
    finally:
        shutil.rmtree(place, ignore_errors=True)
