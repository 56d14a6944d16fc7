"""Requests to the API: the user, the language, the body; and the response, refusals included."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from riftable.language.fluent import LANGUAGES, short
from riftable.server.accounts.rate_limits import LOCAL_CLIENT
from riftable.server.accounts.users import ANONYMOUS, User, browser_name
from riftable.server.http.metrics import METRICS
from riftable.server.http.prepared_responses import REVALIDATE_PRIVATELY, PreparedResponses, prepare, respond
from riftable.server.http.security import (
    check_host,
    check_same_site,
    client_address,
    is_encrypted,
    is_well_formed,
    security_headers,
    session_token,
    set_session_cookie,
    site_of,
)
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import bounds
from riftable.server.protocol.messages import MAX_MESSAGE_BYTES, Refused
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from riftable.server.storage.interface import StorageError, WriteConflictError
from riftable.server.storage.refusals import refused_by_storage
from riftable.server.texts import refusal_text

Handler: TypeAlias = Callable[["ApiRequest"], Awaitable[Any]]
ENCODER: Final = msgspec.json.Encoder()


class ApiRequest:
    """A request of a client: the HTTP request, its user, their language and their address."""

    def __init__(self, request: Request, lobby: Lobby, user: User) -> None:
        self.http = request
        self.lobby = lobby
        self.user = user
        self.lang = language(request, user)
        self.address = client_address(request)
        self.user_agent = browser_name(request.headers.get("user-agent", ""))
        self.session = session_token(request) if user.id else ""
        self.new_session = ""  # a token to be set as a cookie in the response

    @property
    def table_id(self) -> str:
        """The table in the path."""
        return str(self.http.path_params["name"])

    def text(self, key: str, default: str = "") -> str:
        """Return a parameter of the query."""
        return str(self.http.query_params.get(key, default))

    def number(self, key: str, default: int) -> int:
        """Return a parameter of the query that must be a whole number."""
        return number(self.http, key, default)

    async def json(self, kind: Any, max_bytes: int = MAX_MESSAGE_BYTES) -> Any:
        """Return the body as an instance of `kind`; raise `RequestRefused` if it is not one."""
        raw = await self.read(max_bytes)
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise RequestRefused("malformed", 400) from problem

    async def read(self, max_bytes: int) -> bytes:
        """Return the body; raise `RequestRefused` if it is too big or the session ended while it came in."""
        found = b""
        async for chunk in self.http.stream():
            found += chunk
            if len(found) > max_bytes:
                raise RequestRefused("too_big", 413, n=max_bytes)
        await self.check_session()
        return found

    async def prepared(self, key: Hashable, build: Callable[[], Any]) -> Response:
        """Respond with what is the same for all clients of this language: built and encoded once."""
        responses: PreparedResponses = self.http.app.state.prepared
        whole = (self.http.scope["path"], self.lang, key)
        found = await responses.get(whole, lambda: prepare(ENCODER.encode(build())))
        return respond(self.http, found, REVALIDATE_PRIVATELY, ", Accept-Language, Cookie")

    async def table(self) -> Table:
        """Return the table in the path; raise `RequestRefused` if the user may not know of it."""
        return await self.lobby.table_for(self.table_id, self.user.id)

    async def check_session(self) -> None:
        """Raise `RequestRefused` if the session has ended meanwhile."""
        if self.session:
            user = await self.lobby.users.authenticate(self.session, self.lobby.now())
            if user.id != self.user.id:
                raise RequestRefused("not_known", 403)
            self.user = user

    async def as_guest(self, name: str = "") -> User:
        """Return the user; a client without a session becomes a new guest."""
        with self.name_limit(name):
            if not self.user.id and self.address != LOCAL_CLIENT:
                self.lobby.limits.guests.need(self.address, self.lobby.now())
            users, now = self.lobby.users, self.lobby.now()
            self.user, token = await users.ensure_user(self.user, name, self.lang, self.user_agent, now)
        self.new_session = token or self.new_session
        return self.user

    def name_limit(self, name: str) -> contextlib.AbstractContextManager[None]:
        """Return the limit of choosing names, if a new one is chosen."""
        if self.user.account or not name or name == self.user.name:
            return contextlib.nullcontext()
        return self.lobby.limits.choosing_name(self.address, self.lobby.now())

    async def as_host(self, name: str = "") -> User:
        """Return the user, like `as_guest`, if they may open one more table."""
        user = await self.as_guest(name)
        self.lobby.limits.open_table(user.id, user.account, self.address, self.lobby.now())
        self.lobby.services.quotas.note_address(user.id, self.address)
        return user


def number(request: HTTPConnection, key: str, default: int) -> int:
    """Return a whole number of the query; raise `RequestRefused` if it is none or out of bounds."""
    found = bounds.number(str(request.query_params.get(key, default)))
    if found is None:
        raise RequestRefused("malformed", 400)
    return found


def language(request: HTTPConnection, user: User) -> str:
    """Return the language of the response: that of the query, else of the user, else of the browser."""
    wanted = request.query_params.get("lang")
    if wanted is not None and short(wanted) not in LANGUAGES:
        raise RequestRefused("unknown_lang", 404, name=wanted[:40])
    choices = [wanted or "", user.lang]
    choices += [part.split(";")[0] for part in request.headers.get("accept-language", "").split(",")]
    return next((short(choice) for choice in choices if short(choice) in LANGUAGES), "en")


def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Return a Starlette endpoint: find the user, call the handler, and encode its answer or the refusal."""

    async def answer(request: Request) -> Response:
        lobby: Lobby = request.app.state.lobby
        lang = "en"
        api: ApiRequest | None = None
        try:
            user = await lobby.users.authenticate(session_token(request), lobby.now())
            lang = language(request, user)
            (check_host if request.method in ("GET", "HEAD") else check_same_site)(request)
            api = ApiRequest(request, lobby, user)
            if api.address != LOCAL_CLIENT:
                lobby.limits.requests.need(api.address, lobby.now())
            found = await handler(api)
            if request.method in ("GET", "HEAD"):  # a change is reported even if the session has ended since
                await api.check_session()
            if api.session and not api.new_session:
                if await lobby.users.touch_session(api.session, api.user_agent, lobby.now()):
                    api.new_session = api.session
            response = found if isinstance(found, Response) else json_response(found)
        except RequestRefused as problem:
            response = refusal(problem, lang)
        except StorageError as problem:
            response = refusal(refused_by_storage(problem), lang)
        except WriteConflictError:  # the same was done by another request at the same time
            response = refusal(RequestRefused("already_asked", 409), lang)
        except ClientDisconnect:  # in the middle of a body: no one reads this answer
            response = refusal(RequestRefused("malformed", 400), lang)
        if api is not None and api.new_session:
            set_session_cookie(response, api.new_session, encrypted=is_encrypted(request))
        METRICS.answered(request, response.status_code)
        return response

    return answer


class WellFormed:
    """Middleware that refuses requests with a malformed Host header or path."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" or is_well_formed(scope):
            await self.app(scope, receive, send)
        else:
            response = refusal(RequestRefused("malformed", 400), language_or_english(HTTPConnection(scope)))
            await response(scope, receive, send)


async def failed(request: Request, _problem: Exception) -> Response:
    """Respond to a request whose handler failed; the exception is logged by Starlette.

    The response passes no middleware, so the security headers are added here.
    """
    response = refusal(RequestRefused("failed", 500), language_or_english(request))
    response.raw_headers.extend(security_headers(request.scope, site_of(request).encrypted))
    return response


def language_or_english(request: HTTPConnection) -> str:
    """Return the language of a request of an unknown user; English if it asks for one that is not there."""
    try:
        return language(request, ANONYMOUS)
    except RequestRefused:
        return "en"


def route(path: str, handler: Handler, *methods: str) -> Route:
    """Return the route of a path below /api."""
    return Route(f"/api/{path}", endpoint(handler), methods=list(methods))


def refusal(refuse: RequestRefused, lang: str) -> Response:
    """Return the response for a refusal."""
    response = json_response(Refused(refuse.key, refusal_text(refuse, lang)), refuse.status)
    if refuse.status in (429, 503) and "seconds" in refuse.values:
        response.headers["Retry-After"] = str(refuse.values["seconds"])
    return response


def encode(value: Any) -> bytes:
    """Encode a body as JSON. Encode long ones in a thread."""
    return ENCODER.encode(value)


def json_response(value: Any, status: int = 200) -> Response:
    """Return a JSON response that no cache keeps."""
    return encoded_response(encode(value), status)


def encoded_response(body: bytes, status: int = 200) -> Response:
    """Return a response with a JSON body that is encoded already."""
    return Response(
        body,
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )
