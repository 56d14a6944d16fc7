"""A browser for tests: cookies, a header, JSON both ways, sockets."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from riftable.server.http.app import make_app
from riftable.server.http.security import SiteConfig
from tests.server.helpers import GUILDS, InProcessBots

HERE = "http://testserver"
SITE = SiteConfig(frozenset((HERE,)), min_answer_ms=0)


class Browser:
    """A browser with its own cookies."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(f"/api/{path}")
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200, agent: str = "", **headers: str) -> Any:
        answer = self.client.post(
            f"/api/{path}",
            content=json.dumps({} if body is None else body),
            headers={"X-Riftable": "1", "User-Agent": agent, **headers},
        )
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def socket(self, name: str, query: str = "", **headers: str) -> contextlib.AbstractContextManager[Any]:
        return self.client.websocket_connect(f"/api/games/{name}/socket{query}", headers=headers)

    def update(self, name: str, seat: int, query: str = "") -> Any:
        """Return the position as this browser gets it."""
        events = self.get(f"games/{name}/events?seat={seat}{query}")["messages"]
        return next(one for one in events if one["t"] == "update")


@contextlib.contextmanager
def server(
    folder: Path,
    static: Path | None = None,
    site: SiteConfig = SITE,
    now: Callable[[], int] | None = None,
) -> Iterator[Callable[[], Browser]]:
    """Run a server; each call of the yielded function returns another browser."""
    app = make_app(folder, bot_pool=InProcessBots(), static=static or folder / "static", site=site, now=now)
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(TestClient(app, raise_server_exceptions=True))

        def another() -> Browser:
            twin = TestClient(app)
            twin.portal = first.portal  # the same loop: one server
            return Browser(twin)

        yield another


def next_message(ws: WebSocketTestSession, kind: str, max_messages: int = 50) -> Any:
    """Return the next message of a kind; skip others."""
    for _ in range(max_messages):
        message = json.loads(ws.receive_text())
        if message["t"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


def duel(host: Browser, guest: Browser, **more: Any) -> str:
    """Open a duel with fixed guilds between two browsers; return its id."""
    request = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "options": GUILDS, "name": "Ada"}
    table_id: str = host.post("games", {**request, **more})["id"]
    guest.post(f"games/{table_id}/join", {"name": "Noam"})
    return table_id


def walk(tree: list[Any], *names: str) -> list[int]:
    """Return a path through a tree: first these names, then always the first entry."""
    path = []
    wanted = list(names)
    while tree:
        node = next((one for one in tree if wanted and one["name"] == wanted[0]), tree[0])
        wanted = wanted[1:]
        path.append(node["m"])
        tree = node.get("to", [])
    return path
