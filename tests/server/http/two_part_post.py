"""A POST whose body arrives in two parts, with something else between them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.types import ASGIApp


class Answer(NamedTuple):
    """The response: its status, its body, and the session cookie that it sets."""

    status: int
    body: Any
    cookie: str


async def post_in_two_parts(
    app: ASGIApp,
    path: str,
    body: Any,
    cookies: str = "",
    meanwhile: Callable[[], Awaitable[None]] | None = None,
) -> Answer:
    """Send the first byte of the body, await `meanwhile`, then send the rest; the connection stays open."""
    raw = json.dumps(body).encode()
    headers = [(b"host", b"testserver"), (b"x-riftable", b"1")]
    if cookies:
        headers.append((b"cookie", cookies.encode()))
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": f"/api/{path}",
        "raw_path": f"/api/{path}".encode(),
        "query_string": b"",
        "root_path": "",
        "headers": headers,
        "client": ("192.0.2.1", 50000),
        "server": ("testserver", 80),
    }
    parts = [raw[:1], raw[1:]]
    sent: list[Any] = []

    async def receive() -> Any:
        if len(parts) == 1 and meanwhile is not None:
            await meanwhile()
        if not parts:
            await asyncio.Event().wait()
        return {"type": "http.request", "body": parts.pop(0), "more_body": bool(parts)}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    cookie = dict(sent[0]["headers"]).get(b"set-cookie", b"").decode().partition(";")[0].partition("=")[2]
    answer = b"".join(message.get("body", b"") for message in sent)
    return Answer(sent[0]["status"], json.loads(answer), cookie)
