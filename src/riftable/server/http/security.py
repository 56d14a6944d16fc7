"""Hosts, origins, trusted proxies, session cookies and the security headers of every response."""

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
from riftable.server.http.defaults import DEFAULT_MIN_ANSWER_MS
from riftable.server.match.refusals import RequestRefused

CSRF_HEADER: Final = "x-riftable"
PLAIN_COOKIE: Final = "riftable"
COOKIE: Final = "__Host-riftable"
HOST_PATTERN: Final = re.compile(rb"(?:[A-Za-z0-9._-]*|\[[0-9A-Fa-f:.]+\])(?::[0-9]{0,5})?")
DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}
HSTS: Final = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self';"
    " object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
SECURITY_HEADERS: Final = (
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
DENIAL_RESPONSE: Final = "websocket.http.response"  # the extension of ASGI by which a handshake is refused
IMMUTABLE: Final = ((b"cache-control", b"public, max-age=31536000, immutable"),)  # hashes are in the names


class InvalidOrigin(ValueError):
    """A value of `--origin` is not the address of a site."""


class InvalidProxy(ValueError):
    """A value of `--proxy` is not an IP address or network."""


class SiteConfig(NamedTuple):
    """How clients reach the server, and what its host has turned on.

    Without `origins`, they reach it by IP addresses and local host names only.
    """

    origins: frozenset[str] = frozenset()  # as in the Origin header: https://cards.example
    proxies: tuple[str, ...] = ()  # whose forwarded headers are trusted
    min_answer_ms: int = DEFAULT_MIN_ANSWER_MS  # at least, where several people play
    ratings: bool = False  # accounts have some

    @property
    def encrypted(self) -> bool:
        """Whether all clients use TLS, even if a proxy in front of the server ends it."""
        return bool(self.origins) and all(one.startswith("https://") for one in self.origins)


LOCAL_SITE: Final = SiteConfig()


def site_config(
    origins: Iterable[str] = (),
    proxies: Iterable[str] = (),
    min_answer_ms: int = DEFAULT_MIN_ANSWER_MS,
    *,
    ratings: bool = False,
) -> SiteConfig:
    """Return the configuration for these options; raise `InvalidOrigin` or `InvalidProxy`."""
    trusted = tuple(map(parse_proxy, proxies))
    return SiteConfig(frozenset(map(parse_origin, origins)), trusted, min_answer_ms, ratings)


def parse_proxy(text: str) -> str:
    """Return an address or network (10.0.0.0/8) in its usual form. Host names are refused."""
    try:
        network = ipaddress.ip_network(text)
    except ValueError as problem:
        raise InvalidProxy(text) from problem
    return str(network.network_address if network.num_addresses == 1 else network)


def parse_origin(text: str) -> str:
    """Return an origin in the form that browsers send."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as problem:
        raise InvalidOrigin(text) from problem
    if (
        parts.scheme not in DEFAULT_PORTS
        or not parts.hostname
        or parts.path.strip("/")
        or parts.query
        or parts.username
    ):
        raise InvalidOrigin(text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port is None or f":{port}" == DEFAULT_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if usual else f":{port}")


# Where requests come from.


def site_of(request: HTTPConnection) -> SiteConfig:
    """Return the configuration of the server that got the request."""
    found: SiteConfig = request.app.state.site
    return found


def is_encrypted(request: HTTPConnection) -> bool:
    """Return whether a request came over TLS, as far as the server or a trusted proxy knows."""
    return request.scope["scheme"] in ("https", "wss") or site_of(request).encrypted


def session_token(request: HTTPConnection) -> str:
    """Return the session token that a browser sent, or an empty string."""
    return str(request.cookies.get(COOKIE if is_encrypted(request) else PLAIN_COOKIE, ""))


def client_address(request: HTTPConnection) -> str:
    """Return the address for rate limits: `LOCAL_CLIENT` for this machine, unless origins are set."""
    host = request.client.host if request.client is not None else ""
    if not site_of(request).origins and is_loopback(host):
        return LOCAL_CLIENT
    return network_of(host)


def is_loopback(host: str) -> bool:
    """Return whether a host is this machine."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def is_well_formed(scope: Mapping[str, Any]) -> bool:
    """Return whether a request has at most one Host header, which reads as a host, and no NUL in its path."""
    hosts = [value for key, value in scope["headers"] if key == b"host"]
    return "\0" not in scope["path"] and len(hosts) <= 1 and all(map(is_host, hosts))


def is_host(raw: bytes) -> bool:
    """Return whether a Host header is empty, or a name or number with or without a port."""
    if HOST_PATTERN.fullmatch(raw) is None:
        return False
    try:
        urlsplit(b"//" + raw).port  # noqa: B018  (a property that checks)
    except ValueError:
        return False
    return True


def check_host(request: HTTPConnection) -> None:
    """Raise `RequestRefused` unless the Host header names this server.

    This blocks DNS rebinding: a foreign page whose host name was made to resolve to this server. IP addresses
    cannot be made to, and are allowed.
    """
    host = request.headers.get("host", "")
    known = site_of(request).origins
    if known and any(host == urlsplit(one).netloc for one in known):
        return
    name = urlsplit(f"//{host}").hostname or ""
    if is_loopback(name) or (not known and is_local_name(name)):
        return
    raise RequestRefused("host", 421)


def is_local_name(name: str) -> bool:
    """Return whether a host is an IP address or a name of this machine in its network."""
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
    """Refuse requests from pages of other origins. Without an Origin header, the sender is no such page."""
    check_host(request)
    origin = request.headers.get("origin")
    if origin is None or origin in site_of(request).origins:
        return
    scheme = "https" if is_encrypted(request) else "http"
    if origin.lower() != f"{scheme}://{request.headers.get('host', '')}".lower():
        raise RequestRefused("origin", 403)


def check_same_site(request: HTTPConnection) -> None:
    """Refuse cross-site requests: besides the origin, `CSRF_HEADER` is required, which forms cannot set."""
    check_origin(request)
    if CSRF_HEADER not in request.headers:
        raise RequestRefused("header", 403)


# Responses.


def set_session_cookie(response: Response, token: str, *, encrypted: bool) -> None:
    """Set the session cookie. Scripts cannot read it, and other sites cannot send it with a POST."""
    response.set_cookie(
        COOKIE if encrypted else PLAIN_COOKIE,
        token,
        max_age=SESSION_IDLE_LIMIT_MS // 1000,
        httponly=True,
        samesite="lax",
        secure=encrypted,
        path="/",
    )


def delete_session_cookie(response: Response, *, encrypted: bool) -> None:
    """Delete the session cookie."""
    name = COOKIE if encrypted else PLAIN_COOKIE
    response.delete_cookie(name, path="/", secure=encrypted, httponly=True, samesite="lax")


def security_headers(scope: Mapping[str, Any], encrypted: bool) -> list[tuple[bytes, bytes]]:
    """Return the security headers for a response to this request."""
    return (
        [*SECURITY_HEADERS, HSTS] if encrypted or scope["scheme"] in ("https", "wss") else [*SECURITY_HEADERS]
    )


class SecurityHeaders:
    """Middleware that adds the security headers to every response, refused WebSocket handshakes included."""

    def __init__(self, app: Any, encrypted: bool) -> None:
        self.app = app
        self.encrypted = encrypted

    async def __call__(self, scope: Mapping[str, Any], receive: Any, send: Any) -> None:
        begun = False

        async def with_headers(message: Any) -> None:
            nonlocal begun
            if (
                message["type"] == "websocket.close"
                and not begun
                and DENIAL_RESPONSE in scope.get("extensions", {})
            ):
                start = {
                    "type": f"{DENIAL_RESPONSE}.start",
                    "status": 403,
                    "headers": [(b"content-length", b"0")],
                }
                await with_headers(start)  # as closing does, but with headers
                await send({"type": f"{DENIAL_RESPONSE}.body", "body": b""})
                return
            begun = True
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                lasting = (
                    IMMUTABLE if message["status"] == 200 and scope["path"].startswith("/assets/") else ()
                )
                safe = security_headers(scope, self.encrypted)
                message["headers"] = [*message["headers"], *safe, *lasting]
            await send(message)

        await self.app(scope, receive, send if scope["type"] == "lifespan" else with_headers)
