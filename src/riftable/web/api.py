"""The routes of the API, as `table.wire` describes them: each a few lines between a request and the lobby."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from riftable.i18n import LANGUAGES
from riftable.table import about, bodies, replays, wire
from riftable.table.lobby import known_game, rules_of
from riftable.table.people import Person
from riftable.table.reader import Reader
from riftable.table.refuse import Refuse
from riftable.table.table import Table, Watcher
from riftable.web.request import COOKIE, Asked, Handler, endpoint

LONGEST_WAIT = 30  # seconds that a request for events may hang


# Who I am.


def me_of(person: Person, lang: str) -> bodies.Me:
    """Somebody about himself."""
    return bodies.Me(person.id, person.name, person.account, lang, list(LANGUAGES))  # type: ignore[arg-type]  # checked


async def get_me(asked: Asked) -> bodies.Me:
    return me_of(asked.person, asked.lang)


async def post_me(asked: Asked) -> bodies.Me:
    wish: bodies.Name = await asked.body(bodies.Name)
    asked.lang = wish.lang or asked.lang
    if asked.person.id:
        person = await asked.lobby.people.change(asked.person, wish.name, asked.lang)
    else:
        person = await asked.guest(wish.name)
    return me_of(person, asked.lang)


async def register(asked: Asked) -> bodies.Me:
    wish: bodies.Credentials = await asked.body(bodies.Credentials)
    person = await asked.lobby.people.register(await asked.guest(), wish.name, wish.password)
    return me_of(person, asked.lang)


async def log_in(asked: Asked) -> bodies.Me:
    wish: bodies.Credentials = await asked.body(bodies.Credentials)
    lobby = asked.lobby
    person, asked.token = await lobby.people.log_in(wish.name, wish.password, lobby.now())
    return me_of(person, person.lang or asked.lang)


async def log_out(asked: Asked) -> Response:
    token = asked.request.cookies.get(COOKIE, "")
    await asked.lobby.people.log_out(token)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


# What there is.


async def catalogue(asked: Asked) -> bodies.Catalogue:
    return about.catalogue(asked.lang)


async def book(asked: Asked) -> bodies.Book:
    game, mode = asked.text("game"), asked.text("mode")
    rules = rules_of(game, mode or known_game(game).modes[0], {})
    return about.book(rules, asked.lang)  # type: ignore[arg-type]  # checked


async def lobby(asked: Asked) -> bodies.Lobby:
    return bodies.Lobby(*await asked.lobby.listed(asked.person.id, asked.lang))


# Tables.


async def quick(asked: Asked) -> bodies.Opened:
    wish: bodies.Quick = await asked.body(bodies.Quick)
    return await asked.lobby.quick(await asked.guest(wish.name), wish)


async def new_game(asked: Asked) -> bodies.Opened:
    wish: bodies.NewGame = await asked.body(bodies.NewGame)
    return await asked.lobby.new(await asked.guest(wish.name), wish)


async def get_game(asked: Asked) -> wire.TableInfo:
    return told(asked, await asked.lobby.table(asked.name))


def told(asked: Asked, table: Table) -> wire.TableInfo:
    """A table, for who asks."""
    return table.about(asked.person.id, asked.lang)


async def join(asked: Asked) -> wire.TableInfo:
    wish: bodies.Join = await asked.body(bodies.Join)
    await asked.lobby.table(asked.name)
    return told(asked, await asked.lobby.join(asked.name, await asked.guest(wish.name), wish))


async def leave(asked: Asked) -> wire.TableInfo:
    return told(asked, await asked.lobby.leave(asked.name, asked.person))


async def seats(asked: Asked) -> wire.TableInfo:
    wish: bodies.Fill = await asked.body(bodies.Fill)
    return told(asked, await asked.lobby.fill(asked.name, asked.person, wish))


async def start(asked: Asked) -> wire.TableInfo:
    return told(asked, await asked.lobby.begin(asked.name, asked.person))


async def command(asked: Asked) -> Any:
    wish: wire.Commands = await asked.body(wire.Commands)
    table = await asked.lobby.table(asked.name)
    person = await asked.guest() if isinstance(wish, wire.Chat) else asked.person
    return await table.command(person.id, person.name, asked.lang, wish)


def watcher_of(asked: Asked, table: Table) -> Watcher:
    """Whoever asks for events, with what he knows already."""
    user = asked.person.id
    seat = asked.number("seat", table.default_seat(user))
    if seat != -1:
        table.own(user, seat)
    return Watcher(user, seat, asked.lang, asked.number("after", 0), asked.number("chat", 0))


async def events(asked: Asked) -> wire.Events:
    table = await asked.lobby.table(asked.name)
    watcher = watcher_of(asked, table)
    wait = min(LONGEST_WAIT, max(0, asked.number("wait", 0)))
    table.enter(watcher)
    try:
        watcher.info = table.info
        found = await table.news(watcher)
        if not found and wait:
            watcher.awake.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(watcher.awake.wait(), wait)
            found = await table.news(watcher)
    finally:
        table.leave(watcher, for_now=True)
    return wire.Events([told(asked, table), *(one for one in found if not isinstance(one, wire.TableInfo))])


async def past(asked: Asked) -> wire.Update:
    table = await asked.lobby.table(asked.name)
    seat = asked.number("seat", table.default_seat(asked.person.id))
    return table.view_at(asked.person.id, seat, asked.number("at", 0), asked.lang)


# Finished games.


async def record(asked: Asked) -> Response:
    play = (await asked.lobby.table(asked.name)).play
    if not play.over:
        raise Refuse("not_over")
    names = Reader(play, -1, asked.lang).shown_names()
    head = {"Content-Disposition": f'attachment; filename="{play.head.game}-{play.head.id}.rift"'}
    return PlainTextResponse(replays.record_text(play, names), headers=head)


async def replay(asked: Asked) -> bodies.Replay:
    play = (await asked.lobby.table(asked.name)).play
    return replays.replay_of(play, asked.number("seat", -1), asked.lang)


async def brought(asked: Asked) -> str:
    """A record that somebody sent."""
    raw = await asked.raw(wire.LONGEST_RECORD)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Refuse("not_text", 400) from problem


async def bring(asked: Asked) -> bodies.Opened:
    text = await brought(asked)
    return await asked.lobby.bring(await asked.guest(), text)


async def shuffles(asked: Asked) -> bodies.Shuffled:
    return await asyncio.to_thread(replays.shuffled, await brought(asked))


async def fork(asked: Asked) -> bodies.Opened:
    wish: bodies.Fork = await asked.body(bodies.Fork)
    return await asked.lobby.fork(asked.name, await asked.guest(), wish)


async def nothing(_asked: Asked) -> None:
    raise Refuse("not_found", 404)


def route(path: str, handler: Handler, *methods: str) -> Route:
    """A path below /api."""
    return Route(f"/api/{path}", endpoint(handler), methods=list(methods))


def routes() -> list[Route]:
    """All of them."""
    game = "games/{name}"
    return [
        route("me", get_me, "GET"),
        route("me", post_me, "POST"),
        route("register", register, "POST"),
        route("login", log_in, "POST"),
        route("logout", log_out, "POST"),
        route("catalogue", catalogue, "GET"),
        route("book", book, "GET"),
        route("lobby", lobby, "GET"),
        route("quick", quick, "POST"),
        route("games", new_game, "POST"),
        route(game, get_game, "GET"),
        route(f"{game}/join", join, "POST"),
        route(f"{game}/leave", leave, "POST"),
        route(f"{game}/seats", seats, "POST"),
        route(f"{game}/start", start, "POST"),
        route(f"{game}/command", command, "POST"),
        route(f"{game}/events", events, "GET"),
        route(f"{game}/past", past, "GET"),
        route(f"{game}/record", record, "GET"),
        route(f"{game}/replay", replay, "GET"),
        route(f"{game}/fork", fork, "POST"),
        route("replays", bring, "POST"),
        route("shuffles", shuffles, "POST"),
        route("{rest:path}", nothing, "GET", "POST", "PUT", "DELETE", "PATCH"),
    ]
