"""Reading a request: who asks, in which language, with which body; and answering it, refusals included."""

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
from riftable.server.http.metrics import METERS
from riftable.server.http.prepared_responses import REVALIDATE_PRIVATELY, PreparedAnswers, prepare, respond
from riftable.server.http.security import (
    check_host,
    check_sender,
    door_of,
    is_encrypted,
    is_well_formed,
    keep,
    safe_headers,
    token_of,
    where_from,
)
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import bounds
from riftable.server.protocol.messages import MAX_MESSAGE_BYTES, Refused
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from riftable.server.storage.interface import StorageError, WriteConflictError
from riftable.server.storage.refusals import refused_by_storage
from riftable.server.texts import refusal_text

Handler: TypeAlias = Callable[["Asked"], Awaitable[Any]]
ENCODER: Final = msgspec.json.Encoder()


class Asked:
    """A request with what everybody wants to know of it."""

    def __init__(self, request: Request, lobby: Lobby, person: User) -> None:
        self.request = request
        self.lobby = lobby
        self.person = person
        self.lang = language(request, person)
        self.where = where_from(request)
        self.agent = browser_name(request.headers.get("user-agent", ""))
        self.old = token_of(request) if person.id else ""  # by which the browser is known
        self.token = ""  # a new one, to be kept by the browser

    @property
    def name(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["name"])

    def text(self, key: str, otherwise: str = "") -> str:
        """A value of the query."""
        return str(self.request.query_params.get(key, otherwise))

    def number(self, key: str, otherwise: int) -> int:
        """A whole number of the query."""
        return number(self.request, key, otherwise)

    async def body(self, kind: Any, most: int = MAX_MESSAGE_BYTES) -> Any:
        """The body as what it must be."""
        raw = await self.raw(most)
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise RequestRefused("malformed", 400) from problem

    async def raw(self, most: int) -> bytes:
        """The body, as long as it is not too big and whoever sent it is still known when it is complete."""
        found = b""
        async for chunk in self.request.stream():
            found += chunk
            if len(found) > most:
                raise RequestRefused("too_big", 413, n=most)
        await self.check()
        return found

    async def prepared(self, key: Hashable, build: Callable[[], Any]) -> Response:
        """An answer that is the same for all who ask in this language: built and encoded once."""
        answers: PreparedAnswers = self.request.app.state.answers
        whole = (self.request.scope["path"], self.lang, key)
        found = await answers.get(whole, lambda: prepare(ENCODER.encode(build())))
        return respond(self.request, found, REVALIDATE_PRIVATELY, ", Accept-Language, Cookie")

    async def table(self) -> Table:
        """The table in the path, if whoever asks may know of it."""
        return await self.lobby.table_for(self.name, self.person.id)

    async def check(self) -> None:
        """Check again that the session has not ended meanwhile; `RequestRefused` if it has."""
        if self.old:
            person = await self.lobby.users.authenticate(self.old, self.lobby.now())
            if person.id != self.person.id:
                raise RequestRefused("not_known", 403)
            self.person = person

    async def guest(self, name: str = "") -> User:
        """Whoever asks, as a guest if he was nobody."""
        with self.naming(name):
            if not self.person.id and self.where != LOCAL_CLIENT:
                self.lobby.limits.guests.need(self.where, self.lobby.now())
            people, now = self.lobby.users, self.lobby.now()
            self.person, token = await people.ensure_user(self.person, name, self.lang, self.agent, now)
        self.token = token or self.token
        return self.person

    def naming(self, name: str) -> contextlib.AbstractContextManager[None]:
        """The limit for choosing a name, where one is chosen."""
        if self.person.account or not name or name == self.person.name:
            return contextlib.nullcontext()
        return self.lobby.limits.choosing_name(self.where, self.lobby.now())

    async def host(self, name: str = "") -> User:
        """The same for somebody who lays a table, if that is not too many."""
        person = await self.guest(name)
        self.lobby.limits.open_table(person.id, person.account, self.where, self.lobby.now())
        self.lobby.services.quotas.note_address(person.id, self.where)
        return person


def number(request: HTTPConnection, key: str, otherwise: int) -> int:
    """A whole number of the query; RequestRefused if it is none, or out of bounds."""
    found = bounds.number(str(request.query_params.get(key, otherwise)))
    if found is None:
        raise RequestRefused("malformed", 400)
    return found


def language(request: HTTPConnection, person: User) -> str:
    """The language to speak: asked for, else set, else what the browser prefers."""
    wanted = request.query_params.get("lang")
    if wanted is not None and short(wanted) not in LANGUAGES:
        raise RequestRefused("unknown_lang", 404, name=wanted[:40])
    choices = [wanted or "", person.lang]
    choices += [part.split(";")[0] for part in request.headers.get("accept-language", "").split(",")]
    return next((short(choice) for choice in choices if short(choice) in LANGUAGES), "en")


def endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A route: finds out who asks, lets the handler answer, and says a refusal in the reader's language."""

    async def answer(request: Request) -> Response:
        lobby: Lobby = request.app.state.lobby
        lang = "en"
        asked: Asked | None = None
        try:
            person = await lobby.users.authenticate(token_of(request), lobby.now())
            lang = language(request, person)
            (check_host if request.method in ("GET", "HEAD") else check_sender)(request)
            asked = Asked(request, lobby, person)
            if asked.where != LOCAL_CLIENT:
                lobby.limits.requests.need(asked.where, lobby.now())
            found = await handler(asked)
            if request.method in ("GET", "HEAD"):  # what was done is told; what was only asked for is not
                await asked.check()
            if (
                asked.old
                and not asked.token
                and await lobby.users.touch_session(asked.old, asked.agent, lobby.now())
            ):
                asked.token = asked.old
            response = found if isinstance(found, Response) else encoded(found)
        except RequestRefused as problem:
            response = refused(problem, lang)
        except StorageError as problem:
            response = refused(refused_by_storage(problem), lang)
        except WriteConflictError:  # two did the same at once, and the other was quicker
            response = refused(RequestRefused("already_asked", 409), lang)
        except ClientDisconnect:  # in the middle of a body: no one reads this answer
            response = refused(RequestRefused("malformed", 400), lang)
        if asked is not None and asked.token:
            keep(response, asked.token, encrypted=is_encrypted(request))
        METERS.answered(request, response.status_code)
        return response

    return answer


class WellFormed:
    """Refuses, before anything else looks at it, a request whose Host or path nobody can read."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan" or is_well_formed(scope):
            await self.app(scope, receive, send)
        else:
            response = refused(RequestRefused("malformed", 400), language_or_english(HTTPConnection(scope)))
            await response(scope, receive, send)


async def failed(request: Request, _problem: Exception) -> Response:
    """The answer when a handler failed; the problem itself is in the log.

    It is made outside of the middleware, so it brings the headers that every answer has.
    """
    response = refused(RequestRefused("failed", 500), language_or_english(request))
    response.raw_headers.extend(safe_headers(request.scope, door_of(request).encrypted))
    return response


def language_or_english(request: HTTPConnection) -> str:
    """The language that a request asks for, where it may be anybody's and anything."""
    try:
        return language(request, ANONYMOUS)
    except RequestRefused:
        return "en"


def route(path: str, handler: Handler, *methods: str) -> Route:
    """A path below /api."""
    return Route(f"/api/{path}", endpoint(handler), methods=list(methods))


def refused(refuse: RequestRefused, lang: str) -> Response:
    """A refusal, in the reader's language."""
    response = encoded(Refused(refuse.key, refusal_text(refuse, lang)), refuse.status)
    if refuse.status in (429, 503) and "seconds" in refuse.values:
        response.headers["Retry-After"] = str(refuse.values["seconds"])
    return response


def encode(value: Any) -> bytes:
    """A body as JSON; a long one is encoded in a thread."""
    return ENCODER.encode(value)


def encoded(value: Any, status: int = 200) -> Response:
    """An answer as JSON, never kept by anybody on the way."""
    return packaged(encode(value), status)


def packaged(body: bytes, status: int = 200) -> Response:
    """The same with a body that is encoded already."""
    return Response(
        body,
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )
