"""The door: by which addresses people come, whom to believe about them, and what a browser must be told."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from riftable.server.accounts.rate_limits import LOCAL_CLIENT, network_of
from riftable.server.accounts.users import SESSION_IDLE_LIMIT_MS
from riftable.server.match.refusals import RequestRefused

FLOOR: Final = 900  # ms
HEADER: Final = "x-riftable"
PLAIN_COOKIE: Final = "riftable"
COOKIE: Final = "__Host-riftable"
HOST: Final = re.compile(rb"(?:[A-Za-z0-9._-]*|\[[0-9A-Fa-f:.]+\])(?::[0-9]{0,5})?")
PORTS: Final = {"http": ":80", "https": ":443"}
HSTS: Final = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
    " object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
DENIAL: Final = "websocket.http.response"  # the extension of ASGI by which a handshake is refused
FOREVER: Final = ((b"cache-control", b"public, max-age=31536000, immutable"),)  # their names hold their hash


class BadOrigin(ValueError):
    """What was given is no address of a site."""


class BadProxy(ValueError):
    """What was given is no address of a proxy, and no network of them."""


class Door(NamedTuple):
    """How a server is reached. Without `origins` only by numbers and by this machine's own names."""

    origins: frozenset[str] = frozenset()  # https://cards.example, as browsers say them
    proxies: tuple[str, ...] = ()  # addresses whose word is taken about whom they speak for
    floor: int = FLOOR  # ms at least for a bot's answer where several people play

    @property
    def encrypted(self) -> bool:
        """Whether everybody comes over TLS, whatever a proxy in front makes of it."""
        return bool(self.origins) and all(one.startswith("https://") for one in self.origins)


AT_HOME: Final = Door()


def door(origins: Iterable[str] = (), proxies: Iterable[str] = (), floor: int = FLOOR) -> Door:
    """A door as somebody who hosts describes it; BadOrigin or BadProxy if that is no address."""
    return Door(frozenset(map(tidy_origin, origins)), tuple(map(tidy_proxy, proxies)), floor)


def tidy_proxy(text: str) -> str:
    """An address, or a network of them (10.0.0.0/8). Names are refused: they would never match an address."""
    try:
        network = ipaddress.ip_network(text)
    except ValueError as problem:
        raise BadProxy(text) from problem
    return str(network.network_address if network.num_addresses == 1 else network)


def tidy_origin(text: str) -> str:
    """An origin as browsers write it."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as problem:
        raise BadOrigin(text) from problem
    if (
        parts.scheme not in PORTS
        or not parts.hostname
        or parts.path.strip("/")
        or parts.query
        or parts.username
    ):
        raise BadOrigin(text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port is None or f":{port}" == PORTS[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if usual else f":{port}")


# Who comes.


def door_of(request: HTTPConnection) -> Door:
    """The door of the server that is asked."""
    found: Door = request.app.state.door
    return found


def is_encrypted(request: HTTPConnection) -> bool:
    """Whether this came over TLS; of a proxy only one that is trusted can say so."""
    return request.scope["scheme"] in ("https", "wss") or door_of(request).encrypted


def token_of(request: HTTPConnection) -> str:
    """The token that a browser brought."""
    return str(request.cookies.get(COOKIE if is_encrypted(request) else PLAIN_COOKIE, ""))


def where_from(request: HTTPConnection) -> str:
    """The address that limits count for; unless a site is served, who sits at the machine itself is free."""
    host = request.client.host if request.client is not None else ""
    if not door_of(request).origins and is_loopback(host):
        return LOCAL_CLIENT
    return network_of(host)


def is_loopback(host: str) -> bool:
    """Whether an address is this machine's own."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_well_formed(scope: Mapping[str, Any]) -> bool:
    """Whether a request has at most one Host header, which reads as a host, and no NUL in its path."""
    hosts = [value for key, value in scope["headers"] if key == b"host"]
    return "\0" not in scope["path"] and len(hosts) <= 1 and all(map(is_host, hosts))


def is_host(raw: bytes) -> bool:
    """Whether a Host header is empty, or a name or number with or without a port."""
    if HOST.fullmatch(raw) is None:
        return False
    try:
        urlsplit(b"//" + raw).port  # noqa: B018  (a property that checks)
    except ValueError:
        return False
    return True


def check_host(request: HTTPConnection) -> None:
    """The name by which we were asked is ours.

    Another's name that leads here is how a foreign page would get round its own origin; nobody can make a
    number lead elsewhere.
    """
    host = request.headers.get("host", "")
    known = door_of(request).origins
    if known and any(host == urlsplit(one).netloc for one in known):
        return
    name = urlsplit(f"//{host}").hostname or ""
    if is_loopback(name) or (not known and is_ours(name)):
        return
    raise RequestRefused("host", 421)


def is_ours(name: str) -> bool:
    """Whether a name is a number, or one by which a network knows this machine."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        mine = socket.gethostname().lower()
        return name.endswith(".localhost") or name in (
            mine,
            mine.split(".")[0],
            f"{mine.split('.')[0]}.local",
        )
    return True


def check_origin(request: HTTPConnection) -> None:
    """A page of another site has no business here. What comes from no page at all brings no one's cookie."""
    check_host(request)
    origin = request.headers.get("origin")
    if origin is None or origin in door_of(request).origins:
        return
    scheme = "https" if is_encrypted(request) else "http"
    if origin.lower() != f"{scheme}://{request.headers.get('host', '')}".lower():
        raise RequestRefused("origin", 403)


def check_sender(request: HTTPConnection) -> None:
    """What changes something comes from our own page, or from no page at all, and says so."""
    check_origin(request)
    if HEADER not in request.headers:
        raise RequestRefused("header", 403)


# What is told.


def keep(response: Response, token: str, *, encrypted: bool) -> None:
    """The browser remembers who it is; no script can read that, and no other site send it."""
    response.set_cookie(
        COOKIE if encrypted else PLAIN_COOKIE,
        token,
        max_age=SESSION_IDLE_LIMIT_MS // 1000,
        httponly=True,
        samesite="lax",
        secure=encrypted,
        path="/",
    )


def forget(response: Response, *, encrypted: bool) -> None:
    """The browser forgets who it was."""
    name = COOKIE if encrypted else PLAIN_COOKIE
    response.delete_cookie(name, path="/", secure=encrypted, httponly=True, samesite="lax")


def safe_headers(scope: Mapping[str, Any], encrypted: bool) -> list[tuple[bytes, bytes]]:
    """What a browser must know to keep strangers out, for any answer to this request."""
    return [*HEADERS, HSTS] if encrypted or scope["scheme"] in ("https", "wss") else [*HEADERS]


class SafeHeaders:
    """Puts on every answer what a browser must know to keep strangers out, refused handshakes included."""

    def __init__(self, app: Any, encrypted: bool) -> None:
        self.app = app
        self.encrypted = encrypted

    async def __call__(self, scope: Mapping[str, Any], receive: Any, send: Any) -> None:
        begun = False

        async def with_headers(message: Any) -> None:
            nonlocal begun
            if message["type"] == "websocket.close" and not begun and DENIAL in scope.get("extensions", {}):
                start = {"type": f"{DENIAL}.start", "status": 403, "headers": [(b"content-length", b"0")]}
                await with_headers(start)  # as closing does, but with headers
                await send({"type": f"{DENIAL}.body", "body": b""})
                return
            begun = True
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                lasting = FOREVER if message["status"] == 200 and scope["path"].startswith("/assets/") else ()
                safe = safe_headers(scope, self.encrypted)
                message["headers"] = [*message["headers"], *safe, *lasting]
            await send(message)

        await self.app(scope, receive, send if scope["type"] == "lifespan" else with_headers)
