"""Half-sent requests, clients that do not read, and more connections than allowed."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import pickle
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from riftable.server.accounts.rate_limits import FRAMES
from riftable.server.http.connections import (
    ConnectionLimits,
    Connections,
    LimitedConfig,
    Phase,
    is_trusted,
    limits_for,
)
from riftable.server.http.request_log import OncePerSecond, set_up_log
from riftable.server.http.security import HSTS, LOCAL_SITE, SECURITY_HEADERS, SiteConfig
from tests.server.http.test_process import until

SITE = SiteConfig(
    frozenset(("https://cards.example",))
)  # where a site is served, this machine counts as others do
PATIENT = ConnectionLimits(1000, 100, 64, 600.0, 600.0, 600.0)
HALF = b"GET /hello HTTP/1.1\r\nHost: here\r\nX-Half: "
WHOLE = b"GET /hello HTTP/1.1\r\nHost: here\r\n\r\n"
BIG = 64 * 1024 * 1024  # more than the system takes off the server's hands
UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Pipe:
    """A stand-in for a transport, as far as `Connections` needs it."""

    def __init__(self) -> None:
        self.left = 0
        self.sent = b""
        self.closed = ""

    def get_write_buffer_size(self) -> int:
        return self.left

    def is_closing(self) -> bool:
        return bool(self.closed)

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = "closed"

    def abort(self) -> None:
        self.closed = "aborted"


def opened(connections: Connections, host: str = "192.0.2.1", now: float = 0.0) -> tuple[Pipe, Any]:
    pipe: Any = Pipe()
    return pipe, connections.open(pipe, host, now)


# Timeouts, by a clock of the test.


def test_headers_and_bodies_must_come_in_time_however_they_trickle() -> None:
    connections = Connections(PATIENT._replace(header_timeout_s=10, body_timeout_s=30), SITE)
    silent, _ = opened(connections)
    half, one = opened(connections)
    one.empty = False
    body, two = opened(connections)
    two.empty = False
    connections.enter(two, Phase.BODY, 5.0)
    served, three = opened(connections)
    connections.enter(three, Phase.RESPONSE, 0.0)
    connections.sweep(9.0)
    connections.enter(one, Phase.HEADERS, 9.5)  # another byte does not restart the timeout
    connections.enter(two, Phase.BODY, 9.5)
    assert not any(pipe.closed for pipe in (silent, half, body, served))
    connections.sweep(10.0)
    assert (silent.closed, silent.sent) == ("closed", b"")
    assert (half.closed, half.sent[:12]) == ("closed", b"HTTP/1.1 408")
    connections.sweep(34.0)
    assert not body.closed
    connections.sweep(35.0)
    assert body.closed
    connections.sweep(100_000.0)
    assert not served.closed  # the answer takes what it takes


def test_an_answer_must_be_read_and_no_connection_lingers_after_it_was_closed() -> None:
    connections = Connections(PATIENT._replace(read_timeout_s=30), SITE)
    steady, one = opened(connections)
    stuck, two = opened(connections)
    left, three = opened(connections)
    for connection in (one, two, three):
        connections.enter(connection, Phase.RESPONSE, 0.0)
    steady.left = stuck.left = left.left = 100_000
    left.closed = "closed"
    for now in range(0, 100, 10):
        connections.sweep(float(now))
        steady.left -= 5_000  # at least 8 KiB in 30 s
        stuck.left -= 1
    assert not steady.closed
    assert stuck.closed == "aborted"
    assert left.closed == "aborted"


# Room.


def test_an_address_that_is_full_makes_room_among_its_own() -> None:
    connections = Connections(PATIENT._replace(per_address=3), SITE)
    first, one = opened(connections, "192.0.2.1", 0.0)
    second, _ = opened(connections, "192.0.2.1", 1.0)
    third, _ = opened(connections, "192.0.2.1", 2.0)
    other, _ = opened(connections, "192.0.2.2", 0.0)
    connections.enter(one, Phase.RESPONSE, 3.0)
    fourth, four = opened(connections, "192.0.2.1", 4.0)
    assert four is not None
    assert [pipe.closed for pipe in (first, second, third, other, fourth)] == ["", "aborted", "", "", ""]


def test_an_address_without_a_waiting_connection_gets_no_more() -> None:
    connections = Connections(PATIENT._replace(per_address=2), SITE)
    for phase in (Phase.SOCKET, Phase.RESPONSE):
        connections.enter(opened(connections, "2001:db8::1")[1], phase, 0.0)
    assert opened(connections, "2001:db8::2")[1] is None  # one network, one limit
    assert opened(connections, "2001:db8:0:1::1")[1] is not None


def test_a_full_server_closes_the_connection_that_waited_longest() -> None:
    connections = Connections(PATIENT._replace(total=3), SITE)
    pipes = [opened(connections, f"192.0.2.{i}", float(i)) for i in range(3)]
    connections.enter(pipes[0][1], Phase.SOCKET, 9.0)
    assert opened(connections, "192.0.2.9", 10.0)[1] is not None
    assert [pipe.closed for pipe, _ in pipes] == ["", "aborted", ""]
    assert len(connections.known) == 3


def test_connections_that_are_gone_are_forgotten() -> None:
    connections = Connections(PATIENT, SITE)
    pipe, _ = opened(connections)
    connections.close(pipe)
    connections.close(pipe)
    assert not connections.known
    assert not connections.of_address
    assert not connections.waiting


def test_whose_connections_count() -> None:
    home, site = Connections(PATIENT, LOCAL_SITE), Connections(PATIENT, SITE._replace(proxies=("127.0.0.1",)))
    assert home.counted("127.0.0.1") == ""
    assert home.counted("192.0.2.7") == "192.0.2.7"
    assert site.counted("127.0.0.1") == ""  # the proxy, which limits its own clients
    assert site.counted("127.0.0.2") == "127.0.0.2"


def test_trusted_proxies_are_addresses_and_networks() -> None:
    assert is_trusted(("10.0.0.0/8",), "10.1.2.3")
    assert is_trusted(("10.0.0.0/8", "192.0.2.1", "::1"), "192.0.2.1")
    assert not is_trusted(("10.0.0.0/8",), "11.1.2.3")
    assert not is_trusted(("10.0.0.0/8",), "nonsense")


@pytest.mark.parametrize("files", [256, 1024, 65_536])
def test_descriptors_are_left_however_many_come_at_once(files: int) -> None:
    limits = limits_for(files)
    assert limits.total + 4 * (limits.backlog + 1) < files - files // 8
    assert limits.per_address <= limits.total // 4


def test_workers_are_given_the_limits() -> None:
    config = LimitedConfig("app:app", connections=Connections(limits_for(256), SITE), log_config=None)
    again = pickle.loads(pickle.dumps(config))
    assert again.limited.limits == limits_for(256)
    assert again.limited.site == SITE
    assert again.http is config.http


# A real server.


async def hello(_request: Request) -> Response:
    return PlainTextResponse("hello")


async def big(_request: Request) -> Response:
    return Response(bytes(BIG))


async def upload(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def chat(ws: WebSocket) -> None:
    await ws.accept()
    async for text in ws.iter_text():
        await ws.send_text(text)


class Served:
    """Run a server in a thread."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.connections = Connections(limits, SITE)
        app = Starlette(
            routes=[
                Route("/hello", hello),
                Route("/big", big),
                Route("/upload", upload, methods=["POST"]),
                WebSocketRoute("/socket", chat),
            ]
        )
        config = LimitedConfig(
            app, connections=self.connections, log_config=None, log_level="warning", lifespan="off"
        )
        self.server = uvicorn.Server(config)
        self.sock = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=lambda: asyncio.run(self.server.serve([self.sock])))
        self.port: int = self.sock.getsockname()[1]

    def connect(self, data: bytes = b"", host: str = "127.0.0.2") -> socket.socket:
        """Open a connection from an address of this machine and send this."""
        return connected(self.port, data, host)


def connected(port: int, data: bytes, host: str) -> socket.socket:
    """Open a connection to a port from an address of this machine and send this."""
    found = socket.create_connection(("127.0.0.1", port), timeout=60, source_address=(host, 0))
    with contextlib.suppress(OSError):
        found.sendall(data)
    return found


@contextlib.contextmanager
def served(**limits: Any) -> Iterator[Served]:
    found = Served(PATIENT._replace(**limits))
    found.thread.start()
    try:
        until(lambda: found.server.started)
        yield found
    finally:
        found.server.should_exit = True
        found.thread.join(60)


def answer(sock: socket.socket) -> bytes:
    """Return what arrives until the server closes, or enough for a status and a short body."""
    found = b""
    with contextlib.suppress(OSError):
        while not found.endswith(b"hello"):
            got = sock.recv(65536)
            if not got:
                break
            found += got
    return found


@pytest.mark.parametrize(
    ("sent", "start"),
    [
        (b"", b""),
        (HALF, b"HTTP/1.1 408"),
        (b"POST /upload HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nhalf", b"HTTP/1.1 408"),
    ],
)
def test_half_a_request_is_closed(sent: bytes, start: bytes) -> None:
    with served(header_timeout_s=0.1, body_timeout_s=0.1) as here, here.connect(sent) as sock:
        assert answer(sock)[:12] == start
        until(lambda: not here.connections.known)


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (HALF, b"408"),
        (b"\x16\x03\x01 nonsense\r\n\r\n", b"400"),
        (b"POST /upload HTTP/1.1\r\nHost: here\r\nContent-Length: -1\r\n\r\n", b"400"),
        (b"POST /upload HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b"400"),
    ],
)
def test_what_no_application_sees_is_refused_with_the_headers_of_every_answer(
    sent: bytes, status: bytes
) -> None:
    with served(header_timeout_s=0.1) as here, here.connect(sent) as sock:
        response = answer(sock)
    assert response.split()[1] == status
    for name, value in (*SECURITY_HEADERS, HSTS):
        assert b"%s: %s\r\n" % (name, value) in response


def test_a_second_request_must_come_as_soon_as_the_first() -> None:
    with served(header_timeout_s=0.1) as here, here.connect(WHOLE) as sock:
        assert answer(sock).endswith(b"hello")
        sock.sendall(HALF)
        assert answer(sock).startswith(b"HTTP/1.1 408")


def test_a_client_that_does_not_read_is_closed() -> None:
    with served(read_timeout_s=0.1) as here, here.connect(b"GET /big HTTP/1.1\r\nHost: here\r\n\r\n"):
        until(lambda: bool(here.server.server_state.total_requests))
        until(lambda: not here.connections.known)


def test_half_sent_requests_of_an_address_block_no_others() -> None:
    with served(per_address=10) as here, contextlib.ExitStack() as stack:
        for _ in range(50):
            stack.enter_context(here.connect(HALF))
        until(lambda: len(here.connections.of_address.get("127.0.0.2", ())) == 10)
        for host in ("127.0.0.3", "127.0.0.2"):
            with here.connect(WHOLE, host) as sock:
                assert answer(sock).endswith(b"hello")


def test_sockets_count_and_are_not_replaced() -> None:
    with served(per_address=3) as here, contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(here.connect(UPGRADE)) for _ in range(3)]
        for sock in sockets:
            assert sock.recv(12) == b"HTTP/1.1 101"
        with here.connect(WHOLE) as sock:
            assert answer(sock) == b""
        with here.connect(WHOLE, "127.0.0.3") as sock:
            assert answer(sock).endswith(b"hello")
        sockets[0].close()
        until(lambda: len(here.connections.of_address["127.0.0.2"]) == 2)
        with here.connect(WHOLE) as sock:
            assert answer(sock).endswith(b"hello")


PING, PONG, PART = (bytes((kind, 0x80, 0, 0, 0, 0)) for kind in (0x89, 0x8A, 0x00))  # of no length
BEGIN = b"\x01\x80\0\0\0\0"  # of a message in parts


@pytest.mark.parametrize(("first", "frame"), [(b"", PING), (b"", PONG), (BEGIN, PART)])
def test_a_socket_sends_so_many_frames(first: bytes, frame: bytes) -> None:
    with served() as here:
        with here.connect(UPGRADE) as sock:
            assert until_told(sock, b"\r\n\r\n")
            sock.sendall(first + frame * (FRAMES.burst - 10) + b"\x89\x84\0\0\0\0last")
            assert until_told(sock, b"\x8a\x04last")
        with here.connect(UPGRADE) as sock:
            assert until_told(sock, b"\r\n\r\n")
            with contextlib.suppress(ConnectionError):
                sock.sendall(first + frame * (2 * FRAMES.burst) + b"\x89\x84\0\0\0\0last")
            assert not until_told(sock, b"\x8a\x04last")  # it is closed


def until_told(sock: socket.socket, text: bytes) -> bool:
    """Return whether a client receives this before the connection is closed."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while text not in found and (part := sock.recv(65_536)):
            found += part
    return text in found


# The whole server with few descriptors.

FEW_FILES = ("sh", "-c", 'ulimit -n 256 && exec "$0" "$@"')


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
@pytest.mark.parametrize("origin", [(), ("--origin", "https://cards.example")])
def test_260_half_sent_requests_block_no_others(tmp_path: Path, origin: tuple[str, ...]) -> None:
    command = [*FEW_FILES, sys.executable, "-m", "riftable", "serve", "--no-browser", "--port", "0"]
    log = tmp_path / "log"
    with contextlib.ExitStack() as stack:
        process = subprocess.Popen(
            [*command, "--jobs", "1", "--data", str(tmp_path / "data"), "--lang", "en", *origin],
            stdout=subprocess.PIPE,
            stderr=stack.enter_context(log.open("w")),
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        stack.enter_context(process)
        stack.callback(process.terminate)
        assert process.stdout is not None
        said = next(line for line in process.stdout if " at http" in line)
        port = int(said.strip().rstrip("/").rpartition(":")[2])
        request = f"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()

        def is_served(host: str) -> bool:
            with contextlib.suppress(OSError), connected(port, request, host) as sock:
                return answer(sock).startswith(b"HTTP/1.1 200")
            return False

        until(lambda: is_served("127.0.0.3"))
        half_body = request.replace(b"GET", b"POST").replace(b"\r\n\r\n", b"\r\nX-Riftable: 1\r\n")
        connected(port, half_body + b"Content-Length: 9\r\n\r\n{", "127.0.0.3").close()
        for _ in range(520):
            stack.enter_context(connected(port, HALF, "127.0.0.2"))
        for _ in range(20):
            assert is_served("127.0.0.3")
            assert is_served("127.0.0.2")
    assert len(log.read_text().splitlines()) < 10
    assert "ASGI" not in log.read_text()  # a client that leaves in the middle of a body is no error


# The log.


def test_the_same_line_is_logged_once_a_second() -> None:
    now = [0.0]
    out = io.StringIO()
    root = logging.getLogger()
    before, level = root.handlers, root.level
    try:
        handler = set_up_log()
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(out)
        assert any(isinstance(one, OncePerSecond) for one in handler.filters)
        handler.filters = [OncePerSecond(lambda: now[0])]
        loop = asyncio.new_event_loop()
        for i in range(1000):
            now[0] = i / 400
            loop.call_exception_handler(
                {
                    "message": "socket.accept() out of system resource",
                    "exception": OSError(24, "Too many open files"),
                    "socket": f"socket {i}",
                }
            )
        loop.close()
        logging.getLogger("x").error("table %s is damaged", "a")
        logging.getLogger("x").error("table %s is damaged", "b")
    finally:
        root.handlers = before
        root.setLevel(level)
    events = [json.loads(line)["event"] for line in out.getvalue().splitlines()]
    assert [one.partition("\n")[0] for one in events] == [
        "socket.accept() out of system resource",
        "socket.accept() out of system resource",
        "socket.accept() out of system resource",
        "table a is damaged",
        "table b is damaged",
    ]
    assert events[1].endswith("(399 more like this)")
