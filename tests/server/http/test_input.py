"""Requests that no browser sends: each is refused with 4xx and the headers of every answer."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from riftable.server.http.app import make_app
from riftable.server.http.security import SECURITY_HEADERS, is_host
from tests.server.helpers import InProcessBots
from tests.server.http.browser import duel, server
from tests.server.http.test_process import running, until

EXTREMES = (2**31, 2**63 - 1, 2**63, 2**64, 10**30, -(2**63) - 1, 1.5, 1e308)
BAD_HOSTS = (
    "[",
    "[::1",
    "]",
    "[zz]",
    "[1.2.3.4]",
    "a b",
    "a/b",
    "a@b",
    "host:99999999",
    "é",
    "a\x01",
    "[::1]x",
)
GOOD_HOSTS = ("", "localhost", "localhost:8765", "127.0.0.1:1", "[::1]:8765", "xn--e1afmkfd.example", "a_b.")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """Run a real server, for requests that a test client would not send."""
    with running(tmp_path_factory.mktemp("input")) as (found, _, _):
        parts = urlsplit(found)
        where = (parts.hostname or "", parts.port or 0)

        def answers() -> bool:
            try:
                socket.create_connection(where, 5).close()
            except OSError:
                return False
            return True

        until(answers)
        yield where


def asked(address: tuple[str, int], head: str) -> tuple[int, dict[str, str], bytes]:
    """Send a request of these lines; return status, headers and body."""
    with socket.create_connection(address, 60) as line:
        line.sendall(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n")
        answer = line.makefile("rb")
        status = int(answer.readline().split()[1])
        headers = {}
        for raw in iter(answer.readline, b"\r\n"):
            key, _, value = raw.decode("latin-1").partition(":")
            headers[key.lower()] = value.strip()
        return status, headers, answer.read(int(headers.get("content-length", 0)))


def is_safe(headers: dict[str, str]) -> bool:
    """Return whether an answer has the security headers."""
    return all(headers.get(key.decode()) == value.decode() for key, value in SECURITY_HEADERS)


@pytest.mark.parametrize("host", BAD_HOSTS)
def test_a_host_that_is_none_is_refused_over_http(address: tuple[str, int], host: str) -> None:
    for path in ("/", "/api/me", "/api/games/none", "/assets/x"):
        status, headers, body = asked(address, f"GET {path} HTTP/1.1\nHost: {host}\nAccept-Language: fr")
        assert status == 400
        if body.startswith(b"{"):
            assert json.loads(body)["text"] == "Ce message est illisible."
            assert is_safe(headers)
        else:  # uvicorn itself cannot read the request
            assert body == b"Invalid HTTP request received."


@pytest.mark.parametrize("host", ["[", "[::1", "a@b", "[zz]"])
def test_a_host_that_is_none_is_refused_over_a_socket(address: tuple[str, int], host: str) -> None:
    status, headers, body = asked(
        address,
        f"GET /api/games/none/socket HTTP/1.1\nHost: {host}\nUpgrade: websocket\nConnection: Upgrade\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nSec-WebSocket-Version: 13\nAccept-Language: uk",
    )
    assert status == 400
    assert json.loads(body)["text"] == "Це повідомлення не вдається прочитати."
    assert is_safe(headers)


@pytest.mark.parametrize("host", GOOD_HOSTS)
def test_a_host_that_is_one_is_read(host: str) -> None:
    assert is_host(host.encode())


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00", "/api/games/%00", "/api/%00", "/api/games/a%00b/events"]
)
def test_a_nul_in_a_path_is_refused(address: tuple[str, int], path: str) -> None:
    status, headers, body = asked(address, f"GET {path} HTTP/1.1\nHost: localhost")
    assert (status, json.loads(body)["key"]) == (400, "malformed")
    assert is_safe(headers)


def test_two_hosts_are_one_too_many(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path, bot_pool=InProcessBots(), static=tmp_path / "static")) as client:
        answer = client.get("/api/me", headers=[("Host", "localhost"), ("Host", "127.0.0.1")])
        assert answer.status_code == 400


def test_an_error_of_the_server_has_the_headers_of_every_answer(tmp_path: Path) -> None:
    app = make_app(tmp_path, bot_pool=InProcessBots(), static=tmp_path / "static")
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        app.state.lobby.users.authenticate = None
        answer = client.get("/api/me", headers={"Accept-Language": "fr"})
        assert answer.status_code == 500
        assert answer.json()["text"].startswith("Une erreur s’est produite")
        assert is_safe({key.lower(): value for key, value in answer.headers.items()})


def commands(extreme: Any) -> Iterator[dict[str, Any]]:
    """Return every command with an extreme number in each of its fields, one at a time."""
    good: list[dict[str, Any]] = [
        {"t": "move", "id": "a", "v": 1, "seat": 0, "moves": [0]},
        {"t": "undo", "id": "a", "v": 1, "seat": 0, "steps": 1},
        {"t": "takeback", "id": "a", "v": 1, "seat": 0},
        {"t": "consent", "id": "a", "v": 1, "seat": 0, "yes": True},
        {"t": "resign", "id": "a", "seat": 0},
        {"t": "salt", "id": "a", "seat": 0, "salt": ""},
        {"t": "rematch", "id": "a", "seat": 0},
        {"t": "replace", "id": "a", "seat": 0},
        {"t": "back", "id": "a", "seat": 0},
        {"t": "habit", "id": "a", "seat": 0, "habits": {"turn": 1}},
        {"t": "look", "n": 1, "v": 1, "seat": 0, "moves": [0]},
        {"t": "why", "n": 1, "v": 1, "seat": 0, "moves": [0]},
        {"t": "read", "n": 1, "v": 1, "seat": 0, "text": "play"},
        {"t": "hint", "n": 1, "v": 1, "seat": 0},
    ]
    for one in good:
        for key, value in one.items():
            if key == "n" and extreme == 2**31:
                continue  # an echo may be as large as JavaScript counts
            if isinstance(value, int | list) and not isinstance(value, bool):
                yield {**one, key: extreme if isinstance(value, int) else [extreme]}
    yield {**good[9], "habits": {"turn": extreme}}


@pytest.mark.parametrize("extreme", EXTREMES)
def test_extreme_numbers_are_refused_and_change_nothing(tmp_path: Path, extreme: float) -> None:
    with server(tmp_path) as browser:
        ada, noam = browser(), browser()
        table_id = duel(ada, noam)
        before = ada.get(f"games/{table_id}")["v"]
        for body in commands(extreme):
            assert ada.post(f"games/{table_id}/command", body, 400)["key"] == "malformed"
        for path, request in (
            ("seats", {"seat": extreme, "occupant": "open"}),
            ("join", {"seat": extreme}),
            ("invites", {"seat": extreme}),
            ("fork", {"at": extreme, "seat": 0}),
            ("fork", {"at": 0, "seat": extreme}),
        ):
            assert ada.post(f"games/{table_id}/{path}", request, 400)["key"] == "malformed"
        for key in ("seat", "after", "chat"):
            assert ada.get(f"games/{table_id}/events?{key}={extreme}", 400)["key"] == "malformed"
            with ada.socket(table_id, f"?{key}={extreme}") as ws:
                assert json.loads(ws.receive_text())["key"] == "malformed"
        assert ada.get(f"games/{table_id}")["v"] == before


@pytest.mark.parametrize(
    "corrupted",
    [
        '"shuffle": "\\ud800"',  # half of a sign, which no answer can be encoded with
        '"seats": ["\\ud800", "x"]',
        '"edition": 1e400',
        '"edition": 1' + "0" * 5000,
    ],
)
def test_a_record_that_is_no_text_is_refused(tmp_path: Path, corrupted: str) -> None:
    head = f'{{"riftable": 1, "game": "riftforce", "mode": "duel", {corrupted}}}'
    with server(tmp_path) as browser:
        for path in ("replays", "shuffles"):
            answer = browser().client.post(
                f"/api/{path}", content=f'{head}\n{{"result": "*"}}\n', headers={"X-Riftable": "1"}
            )
            assert answer.status_code == 400


@pytest.mark.parametrize("path", ["/nothing", "/api/games/none/nothing", "/api/me", "/assets/x"])
def test_a_handshake_to_nowhere_is_refused_with_the_headers_of_every_answer(
    address: tuple[str, int], path: str
) -> None:
    lines = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    head = "\n".join((f"GET {path} HTTP/1.1", f"Host: {address[0]}", *lines, key))
    status, headers, _ = asked(address, head)
    assert status == 403
    assert is_safe(headers)
