"""The application in this process, without a network, for `bench.routes`, and what requests to it cost."""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections.abc import Awaitable
from typing import Any, Final, NamedTuple

from starlette.applications import Starlette

from riftable.server.accounts import rate_limits
from riftable.server.http.security import COOKIE, PLAIN_COOKIE

REQUEST_INTERVAL_MS: Final = 10 * rate_limits.MINUTE_MS  # long enough that no rate limit is reached


class Response(NamedTuple):
    """A response, and the CPU seconds that it cost."""

    status: int
    body: bytes
    cookie: str
    on_loop: float
    elsewhere: float


class BenchServer:
    """An application in this process, with the cookie and the tables that requests use."""

    def __init__(self, app: Starlette, clock: list[int]) -> None:
        self.app = app
        self.clock = clock
        self.cookie = ""
        self.last_number = 0
        self.over = ""  # id of a finished game
        self.live = ""  # id of a game in progress
        self.open = ""  # id of a table with an open seat
        self.record = ""

    def next_number(self) -> int:
        """Return a number that was not returned before."""
        self.last_number += 1
        return self.last_number

    async def request(
        self, method: str, path: str, body: Any = None, *, with_cookie: bool = True
    ) -> Response:
        """Send a request, by default with the cookie of the server's user."""
        self.clock[0] += REQUEST_INTERVAL_MS
        raw = body if isinstance(body, bytes) else json.dumps({} if body is None else body).encode()
        plain, _, query = path.partition("?")
        headers = [
            (b"host", b"testserver"),
            (b"x-riftable", b"1"),
            (b"accept-encoding", b"gzip, deflate, br"),
            (b"content-length", str(len(raw)).encode()),
        ]
        if self.cookie and with_cookie:
            headers.append((b"cookie", f"{PLAIN_COOKIE}={self.cookie}; {COOKIE}={self.cookie}".encode()))
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("192.0.2.1", 1),
            "server": ("testserver", 80),
        }
        events = [{"type": "http.request", "body": raw, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> Any:
            return events.pop() if events else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)

        on_loop, elsewhere = await timed(self.app(scope, receive, send))
        head = dict(sent[0]["headers"])
        cookie = head.get(b"set-cookie", b"").decode().partition(";")[0].partition("=")[2]
        whole = b"".join(one.get("body", b"") for one in sent[1:])
        return Response(int(sent[0]["status"]), whole, cookie, on_loop, elsewhere)

    async def get(self, path: str) -> Any:
        """Return the decoded response to a GET request."""
        return self.decoded(await self.request("GET", path), path)

    async def post(self, path: str, body: Any = None) -> Any:
        """Return the decoded response to a POST request."""
        return self.decoded(await self.request("POST", path, body), path)

    def decoded(self, answer: Response, path: str) -> Any:
        """Return the JSON of a response and keep its cookie; exit unless its status is 200."""
        self.cookie = answer.cookie or self.cookie
        body = gzip.decompress(answer.body) if answer.body[:2] == b"\x1f\x8b" else answer.body
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status} {body[:200]!r}")
        return json.loads(body)

    async def open_socket(self, path: str) -> Response:
        """Open a WebSocket, wait for the first update and close it."""
        self.clock[0] += REQUEST_INTERVAL_MS
        plain, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"testserver")],
            "client": ("192.0.2.1", 1),
            "server": ("testserver", 80),
            "subprotocols": [],
        }
        updated = asyncio.Event()
        begun = [False]

        async def receive() -> Any:
            if not begun[0]:
                begun[0] = True
                return {"type": "websocket.connect"}
            await updated.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            if '"t":"update"' in (message.get("text") or "") or message["type"] == "websocket.close":
                updated.set()

        return Response(101, b"", "", *await timed(self.app(scope, receive, send)))


async def timed(work: Awaitable[Any]) -> tuple[float, float]:
    """Return the CPU seconds of this thread, and those of other threads, until `work` is done."""
    everywhere, here = time.process_time(), time.thread_time()
    await work
    mine = time.thread_time() - here
    return mine, max(0.0, time.process_time() - everywhere - mine)
