"""Reading a request: who asks, in which language, with which body; and answering it, refusals included."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from riftable.i18n import LANGUAGES, short
from riftable.table.lobby import Lobby
from riftable.table.people import Person
from riftable.table.refuse import Refuse, by_store
from riftable.table.store import Taken, Trouble
from riftable.table.wire import LONGEST_MESSAGE, Refused

T = TypeVar("T")
Handler: TypeAlias = Callable[["Asked"], Awaitable[Any]]
COOKIE: Final = "riftable"
HEADER: Final = "x-riftable"
YEAR: Final = 365 * 24 * 3600
LOG: Final = logging.getLogger(__name__)
ENCODER: Final = msgspec.json.Encoder()


class Asked:
    """A request with what everybody wants to know of it."""

    def __init__(self, request: Request, lobby: Lobby, person: Person) -> None:
        self.request = request
        self.lobby = lobby
        self.person = person
        self.lang = language(request, person)
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
        text = self.text(key, str(otherwise))
        if not text.removeprefix("-").isascii() or not text.removeprefix("-").isdigit() or len(text) > 10:
            raise Refuse("malformed", 400)
        return int(text)

    async def body(self, kind: Any, most: int = LONGEST_MESSAGE) -> Any:
        """The body as what it must be."""
        raw = await self.raw(most)
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise Refuse("malformed", 400) from problem

    async def raw(self, most: int) -> bytes:
        """The body, as long as it is not too big."""
        found = b""
        async for chunk in self.request.stream():
            found += chunk
            if len(found) > most:
                raise Refuse("too_big", 413, n=most)
        return found

    async def guest(self, name: str = "") -> Person:
        """Whoever asks, as a guest if he was nobody."""
        self.person, token = await self.lobby.guest_if_new(self.person, name, self.lang)
        self.token = token or self.token
        return self.person


def language(request: HTTPConnection, person: Person) -> str:
    """The language to speak: asked for, else set, else what the browser prefers."""
    wanted = request.query_params.get("lang")
    if wanted is not None and short(wanted) not in LANGUAGES:
        raise Refuse("unknown_lang", 404, name=wanted[:40])
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
            person = await lobby.people.who(request.cookies.get(COOKIE, ""))
            lang = language(request, person)
            if request.method != "GET":
                check_sender(request)
            asked = Asked(request, lobby, person)
            found = await handler(asked)
            response = found if isinstance(found, Response) else encoded(found)
        except Refuse as problem:
            response = refused(problem, lang)
        except Trouble as problem:
            response = refused(by_store(problem), lang)
        except Taken:  # two did the same at once, and the other was quicker
            response = refused(Refuse("already_asked", 409), lang)
        if asked is not None and asked.token:
            keep(response, asked.token, secure=request.url.scheme == "https")
        return response

    return answer


def refused(refuse: Refuse, lang: str) -> Response:
    """A refusal, in the reader's language."""
    return encoded(Refused(refuse.key, refuse.text(lang)), refuse.status)


def encoded(value: Any, status: int = 200) -> Response:
    """An answer as JSON, never kept by anybody on the way."""
    return Response(
        ENCODER.encode(value),
        status,
        {"Cache-Control": "no-store"},
        media_type="application/json",
    )


def keep(response: Response, token: str, *, secure: bool) -> None:
    """The browser remembers who it is; no script can read that."""
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def check_sender(request: HTTPConnection) -> None:
    """What changes something comes from our own page, or from no page at all, and says so."""
    check_origin(request)
    if HEADER not in request.headers:
        raise Refuse("header", 403)


def check_origin(request: HTTPConnection) -> None:
    """A page of another host has no business here."""
    origin = request.headers.get("origin")
    if origin is None:
        return
    allowed: set[str] = request.app.state.origins
    if origin not in allowed and urlsplit(origin).netloc != request.headers.get("host", ""):
        raise Refuse("origin", 403)
