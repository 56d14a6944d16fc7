"""Limits of connections: their number, and the time to send a request and to read a response.

uvicorn closes idle connections between two requests and bounds the size of headers, but gives a request any
time to arrive and an address any number of connections. The protocols here add what is missing. When an
address or the server is full, a new connection replaces the one that has waited longest without a complete
request, and is refused only if there is none: half-sent requests keep no other client out.

Connections of trusted proxies and, unless an origin is set, of this machine count for no address; a proxy
limits its own clients. The limit of file descriptors holds for all.
"""

from __future__ import annotations

import asyncio
import contextlib
import enum
import ipaddress
import logging
from typing import Any, Final, NamedTuple

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from riftable.server.accounts.rate_limits import FRAMES, SECOND_MS, network_of
from riftable.server.http.metrics import METRICS
from riftable.server.http.security import LOCAL_SITE, SiteConfig, is_loopback, security_headers

LOG: Final = logging.getLogger(__name__)
HEADER_TIMEOUT_S: Final = 10.0
BODY_TIMEOUT_S: Final = 30.0
IDLE_TIMEOUT_S: Final = 5  # between two requests; kept by uvicorn
READ_TIMEOUT_S: Final = 30.0
READ_PROGRESS_BYTES: Final = 8192  # that a client must read of a response within READ_TIMEOUT_S
CONNECTIONS_PER_ADDRESS: Final = 100
CHUNK_BYTES: Final = 1024  # of a WebSocket that are parsed before its frames are counted
SWEEP_EVERY_S: Final = 1.0
MAX_FILES: Final = 65_536
ASSUMED_FILES: Final = 8_192  # on systems without a limit of file descriptors


def final_response(status: bytes, encrypted: bool) -> bytes:
    """Return a response without a body to what never reaches the application, with the security headers."""
    safe = security_headers({"scheme": "http"}, encrypted)
    lines = [b"%s: %s" % header for header in (*safe, (b"connection", b"close"), (b"content-length", b"0"))]
    return b"\r\n".join([b"HTTP/1.1 " + status, *lines, b"", b""])


class ConnectionLimits(NamedTuple):
    """How many connections a process has at most, and how long each may take for what."""

    total: int
    per_address: int
    backlog: int  # connections that asyncio accepts in one turn of the event loop
    header_timeout_s: float = HEADER_TIMEOUT_S
    body_timeout_s: float = BODY_TIMEOUT_S
    read_timeout_s: float = READ_TIMEOUT_S


def limits_for(files: int) -> ConnectionLimits:
    """Return limits that leave half of `files` descriptors to stores, bots and connections being closed.

    Up to four backlogs of connections can be open before the event loop has seen the first of them.
    """
    total = max(8, files // 2)
    return ConnectionLimits(
        total, max(2, min(CONNECTIONS_PER_ADDRESS, total // 4)), max(8, min(2048, files // 16))
    )


def raise_file_limit() -> int:
    """Raise the soft limit of file descriptors as far as the system allows, and return it."""
    try:
        import resource
    except ImportError:  # Windows
        return ASSUMED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MAX_FILES if soft == resource.RLIM_INFINITY else min(soft, MAX_FILES)


class Phase(enum.Enum):
    """What a connection waits for."""

    HEADERS = "headers"
    BODY = "body"
    RESPONSE = "response"
    IDLE = "idle"
    SOCKET = "socket"


WAITING: Final = (Phase.HEADERS, Phase.BODY, Phase.IDLE)  # for the client: may be closed to make room


class Connection:
    """One connection: its address, what it waits for, and since when."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address  # as limits count it; "" counts for none
        self.phase = Phase.HEADERS
        self.since = now
        self.empty = True  # nothing was received yet
        self.unread: tuple[int, float] | None = None  # bytes of a response that were left, and when

    def enter(self, phase: Phase, now: float) -> None:
        """Note what the connection waits for; the time starts when that changes."""
        if phase is not self.phase:
            self.phase, self.since = phase, now

    def overdue(self, limits: ConnectionLimits, now: float) -> str:
        """Return why the connection must be closed now, or an empty string."""
        left = self.transport.get_write_buffer_size()
        if not left:
            self.unread = None
        elif self.unread is None or left <= self.unread[0] - READ_PROGRESS_BYTES:
            self.unread = (left, now)
        elif now - self.unread[1] >= limits.read_timeout_s:
            return "read timeout"
        if self.transport.is_closing():
            return ""
        if self.phase is Phase.HEADERS and now - self.since >= limits.header_timeout_s:
            return "header timeout"
        if self.phase is Phase.BODY and now - self.since >= limits.body_timeout_s:
            return "body timeout"
        return ""


class Connections:
    """All connections of a process."""

    def __init__(self, limits: ConnectionLimits, site: SiteConfig = LOCAL_SITE) -> None:
        self.limits = limits
        self.site = site
        self.known: dict[Any, Connection] = {}  # by transport
        self.of_address: dict[str, dict[Connection, None]] = {}
        self.waiting: dict[Connection, None] = {}  # for the client, longest first
        self.sweeping = False

    def counted(self, host: str) -> str:
        """Return the address that a connection from `host` counts for; "" if it counts for none."""
        if is_trusted(self.site.proxies, host) or (not self.site.origins and is_loopback(host)):
            return ""
        return network_of(host)

    def open(self, transport: asyncio.Transport, host: str, now: float) -> Connection | None:
        """Admit a connection, closing a waiting one if there are too many; None if that is impossible."""
        address = self.counted(host)
        mine = self.of_address.get(address, {}) if address else {}
        if len(mine) >= self.limits.per_address:
            waiting = [one for one in mine if one.phase in WAITING]
            if not self.evict(min(waiting, key=lambda one: one.since, default=None), "address full"):
                return None
        if len(self.known) >= self.limits.total and not self.evict(
            next(iter(self.waiting), None), "server full"
        ):
            return None
        found = self.known[transport] = Connection(transport, address, now)
        self.waiting[found] = None
        if address:
            self.of_address.setdefault(address, {})[found] = None
        return found

    def evict(self, connection: Connection | None, why: str) -> bool:
        """Close a connection at once to make room. Without one, log that and return False."""
        METRICS.connections_closed.labels(why).inc()
        if connection is None:
            LOG.warning("refused a connection: %s", why)
            return False
        self.close(connection.transport)
        connection.transport.abort()
        return True

    def enter(self, connection: Connection, phase: Phase, now: float) -> None:
        """Note what a connection waits for."""
        if phase is connection.phase or connection.transport not in self.known:
            return
        connection.enter(phase, now)
        self.waiting.pop(connection, None)
        if phase in WAITING:
            self.waiting[connection] = None

    def close(self, transport: object) -> None:
        """Forget a connection; nothing happens if it is not known."""
        connection = self.known.pop(transport, None)
        if connection is None:
            return
        self.waiting.pop(connection, None)
        if connection.address:
            mine = self.of_address[connection.address]
            del mine[connection]
            if not mine:
                del self.of_address[connection.address]

    def sweep(self, now: float) -> None:
        """Close the connections whose time is up."""
        for connection in list(self.known.values()):
            why = connection.overdue(self.limits, now)
            if not why:
                continue
            METRICS.connections_closed.labels(why).inc()
            transport = connection.transport
            if why == "read timeout" or transport.get_write_buffer_size():
                transport.abort()
            else:
                if not connection.empty:
                    transport.write(final_response(b"408 Request Timeout", self.site.encrypted))
                transport.close()

    def keep_sweeping(self, loop: asyncio.AbstractEventLoop) -> None:
        """Sweep every `SWEEP_EVERY_S` while there are connections."""
        if not self.sweeping:
            self.sweeping = True
            loop.call_later(SWEEP_EVERY_S, self._sweep_again, loop)

    def _sweep_again(self, loop: asyncio.AbstractEventLoop) -> None:
        self.sweeping = False
        self.sweep(loop.time())
        if self.known:
            self.keep_sweeping(loop)


def is_trusted(proxies: tuple[str, ...], host: str) -> bool:
    """Whether `host` is one of the addresses or networks of `--proxy`, as `parse_proxy` leaves them."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(proxy) for proxy in proxies)


class LimitedConfig(uvicorn.Config):
    """A configuration of uvicorn for the protocols below."""

    def __init__(self, app: Any, *, connections: Connections, **settings: Any) -> None:
        super().__init__(
            app,
            http=LimitedHTTP,
            ws=LimitedWebSocket,
            backlog=connections.limits.backlog,
            timeout_keep_alive=IDLE_TIMEOUT_S,
            **settings,
        )
        self.limited = connections


class LimitedHTTP(H11Protocol):
    """HTTP on a connection that `Connections` admits and watches."""

    config: LimitedConfig
    connection: Connection | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        limited = self.config.limited
        self.connection = limited.open(transport, self.client[0] if self.client else "", self.loop.time())
        if self.connection is None:
            transport.abort()
        else:
            limited.keep_sweeping(self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.limited.close(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.connection is not None:
            self.connection.empty = False
        super().data_received(data)
        self.note(Phase.HEADERS)

    def send_400_response(self, msg: str) -> None:
        """Refuse malformed HTTP; in the middle of a response the connection is only closed."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(final_response(b"400 Bad Request", self.config.limited.site.encrypted))
        self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.note(Phase.IDLE)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self.connection is not None:
            self.config.limited.enter(self.connection, Phase.SOCKET, self.loop.time())
        super().handle_websocket_upgrade(event)

    def note(self, between: Phase) -> None:
        """Note what the connection waits for; between two requests that is `between`."""
        if self.connection is None or self.connection.phase is Phase.SOCKET:
            return
        cycle: RequestResponseCycle | None = self.cycle
        if self.conn.their_state is h11.SEND_BODY:
            phase = Phase.BODY
        elif self.conn.their_state is h11.IDLE and (cycle is None or cycle.response_complete):
            phase = between
        else:
            phase = Phase.RESPONSE
        self.config.limited.enter(self.connection, phase, self.loop.time())


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket on such a connection, with a limited rate of frames, pings and fragments included.

    The application sees messages only. A client that sends frames of six bytes as fast as it can would keep
    the event loop busy, so data is parsed in small chunks until there are too many frames.
    """

    config: LimitedConfig
    frames_left = float(FRAMES.burst)
    frames_at = 0.0  # when there were so many left

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), CHUNK_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + CHUNK_BYTES])

    def handle_events(self) -> None:
        now = self.loop.time()
        refilled = (now - self.frames_at) * FRAMES.refill * SECOND_MS / FRAMES.every_ms
        left = min(FRAMES.burst, self.frames_left + refilled)
        self.frames_left, self.frames_at = left - len(self.conn.events), now
        if self.frames_left >= 0:
            super().handle_events()
        else:
            METRICS.connections_closed.labels("too many frames").inc()
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.limited.close(self.transport)
        super().connection_lost(exc)
