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
from riftable.server.protocol.messages import Refused
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
    games/NAME/invites/end puzzles puzzles/mine puzzles/next puzzles/NAME puzzles/NAME/query
    puzzles/NAME/answer puzzles/NAME/solution
""".split()  # noqa: SIM905  (more readable)
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
    """Return headers as ASGI has them."""
    return [(key.encode(), text.encode("latin-1", "replace")) for key, text in headers]


def scope_of(kind: str, path: str, query: str, headers: list[tuple[str, str]]) -> dict[str, Any]:
    """Return the ASGI scope of a request, as uvicorn would make it."""
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


async def exchange(app: Any, scope: dict[str, Any], messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all messages that the application sends in response to these."""
    sent: list[dict[str, Any]] = []
    waiting = list(messages)

    async def receive() -> Any:
        if not waiting and scope["type"] == "http":
            await asyncio.Event().wait()  # the client waits for the answer
        return waiting.pop(0) if waiting else {"type": "websocket.disconnect", "code": 1001}

    async def send(one: Any) -> None:
        sent.append(one)

    async with asyncio.timeout(fuzz.MESSAGE_TIMEOUT_S):
        await app(scope, receive, send)
    return sent


async def ask(
    app: Any, method: str, path: str, query: str, headers: list[tuple[str, str]], body: bytes
) -> tuple[int, bytes, dict[bytes, bytes]]:
    """Send a request without a network; return status, body and headers."""
    scope = {**scope_of("http", path, query, headers), "method": method}
    sent = await exchange(app, scope, [{"type": "http.request", "body": body, "more_body": False}])
    start = next((one for one in sent if one["type"] == "http.response.start"), None)
    if start is None:
        raise fuzz.Violation(f"{method} {path!r}?{query} {headers} {body!r} has no answer")
    text = b"".join(one.get("body", b"") for one in sent if one["type"] == "http.response.body")
    return int(start["status"]), text, dict(start["headers"])


async def open_socket(
    app: Any, path: str, query: str, headers: list[tuple[str, str]], texts: list[bytes]
) -> tuple[str, dict[bytes, bytes]]:
    """Open a socket and send messages; return "open" or the status of the refusal, and the headers."""
    messages: list[dict[str, Any]] = [{"type": "websocket.connect"}]
    messages += [{"type": "websocket.receive", "bytes": text, "text": None} for text in texts]
    sent = await exchange(app, {**scope_of("websocket", path, query, headers), "subprotocols": []}, messages)
    first = sent[0]
    if first["type"] == "websocket.http.response.start":
        return str(first["status"]), dict(first["headers"])
    return ("open" if first["type"] == "websocket.accept" else "403"), dict(SECURITY_HEADERS)


def headers_for(rng: random.Random, cookie: str) -> list[tuple[str, str]]:
    """Return the headers of a browser, some of them invalid."""
    found = {"host": "127.0.0.1:8765", "x-riftable": "1"}
    if rng.random() < 0.8:
        found["cookie"] = cookie
    if rng.random() < 0.06:
        found["host"] = rng.choice(HOSTS)
    if rng.random() < 0.06:
        found[rng.choice(KEYS)] = rng.choice(TEXTS)
    if rng.random() < 0.03:
        del found["x-riftable"]
    pairs = list(found.items())
    return [*pairs, ("host", "127.0.0.1:8765")] if rng.random() < 0.01 else pairs


async def application(messages: int, rng: random.Random, app: Starlette) -> Counter[str]:
    """Send requests to every route and page, and open sockets; no answer may be 5xx."""
    outcomes: Counter[str] = Counter()
    async with app.router.lifespan_context(app):
        good = [("host", "127.0.0.1:8765"), ("x-riftable", "1")]
        _, text, headers = await ask(app, "POST", "/api/quick", "", good, b"{}")
        name, cookie = json.loads(text)["id"], headers[b"set-cookie"].decode().partition(";")[0]
        lobby: Lobby = app.state.lobby
        for number in range(messages):
            page = rng.choice(PAGES) if rng.random() < 0.05 else f"/api/{rng.choice(PATHS)}"
            path = page.replace("NAME", rng.choice((name, name, name, rng.choice(NAMES))))
            query, sent = rng.choice(QUERIES), headers_for(rng, cookie)
            kinds = fuzz.COMMAND_TYPES if path.endswith("command") else fuzz.BODY_TYPES
            table = await lobby.table(name)
            await until_idle(table)
            before = fuzz.change_marker(table)
            if rng.random() < 0.1:
                path = f"/api/games/{rng.choice((name, rng.choice(NAMES)))}/socket"
                texts = [fuzz.message(fuzz.COMMAND_TYPES, rng, 1, number) for _ in range(rng.randrange(3))]
                answer, headers = await open_socket(app, path, query, sent, texts)
                outcomes[f"socket {answer}"] += 1
                what = f"socket {path!r}?{query} {sent}"
                status = 101 if answer == "open" else int(answer)
            else:
                method, body = rng.choice(METHODS), fuzz.message(kinds, rng, 1, number)
                status, text, headers = await ask(app, method, path, query, sent, body)
                outcomes[f"{status // 100}xx"] += 1
                what = f"{method} {path!r}?{query} {sent} {body!r}"
                if status >= 400 and text and (status not in (404, 405) or text.startswith(b"{")):
                    msgspec.json.decode(text, type=Refused)
                if status >= 400 and fuzz.change_marker(await lobby.table(name)) != before:
                    raise fuzz.Violation(f"{what} was refused but changed something")
            if status >= 500:
                raise fuzz.Violation(f"{what}: {status} {text[:200]!r}")
            if any(headers.get(key) != wanted for key, wanted in SECURITY_HEADERS):
                raise fuzz.Violation(f"{what}: {status} without the security headers")
    return outcomes


def page_in(folder: Path) -> Path:
    """Write a minimal built client; return its folder."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Riftable</title>", encoding="utf-8")
    return static


async def on_file(messages: int, rng: random.Random, folder: Path) -> Counter[str]:
    """Send requests to an application whose store is a file."""
    return await application(
        messages, rng, make_app(folder / "data", bot_pool=InProcessBots(), static=page_in(folder))
    )


def has_postgres() -> bool:
    """Whether PostgreSQL is installed."""
    return all(program(name) for name in ("initdb", "postgres", "psql"))


def on_postgres(messages: int, rng: random.Random, folder: Path) -> Counter[str]:
    """Send requests to an application on a private PostgreSQL server."""
    place = Path(tempfile.mkdtemp(prefix="riftable-"))  # the path of a socket must be short
    try:
        with postgres(place):
            url = Servers(place).database()

            @contextlib.asynccontextmanager
            async def running_lobby() -> AsyncIterator[Lobby]:
                store = PostgresStore(url)
                await store.open()
                try:
                    yield Lobby(store, InProcessBots())
                finally:
                    await store.close()

            return asyncio.run(application(messages, rng, build_app(running_lobby, static=page_in(folder))))
    finally:
        shutil.rmtree(place, ignore_errors=True)
