"""The routes of the API, as `table.wire` describes them: each a few lines between a request and the lobby."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from riftable import games
from riftable.language.fluent import LANGUAGES
from riftable.server.accounts import personal_data
from riftable.server.accounts.invitations import Invitation
from riftable.server.accounts.rate_limits import LOCAL_CLIENT
from riftable.server.accounts.users import (
    ANONYMOUS,
    User,
    account_key,
    checked_name,
    checked_password,
    token_hash,
)
from riftable.server.http import qr
from riftable.server.http.metrics import METERS
from riftable.server.http.requests import Asked, encode, encoded, packaged, route
from riftable.server.http.security import forget, is_encrypted
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import http_models, messages
from riftable.server.session import replays, table_info
from riftable.server.session.custom_bots import CUSTOM_BOTS
from riftable.server.session.examples import examples
from riftable.server.session.presentation import SeatPresentation
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.session.table_request import known_game, requested_rules

LONGEST_WAIT = 30  # seconds that a request for events may hang


# Who I am.


def me_of(person: User, lang: str) -> http_models.Me:
    """Somebody about himself."""
    return http_models.Me(person.id, person.name, person.account, lang, list(LANGUAGES))  # type: ignore[arg-type]  # checked


async def get_me(asked: Asked) -> http_models.Me:
    return me_of(asked.person, asked.lang)


async def post_me(asked: Asked) -> http_models.Me:
    wish: http_models.Name = await asked.body(http_models.Name)
    asked.lang = wish.lang or asked.lang
    if asked.person.id:
        with asked.naming(wish.name):
            person = await asked.lobby.users.update(asked.person, wish.name, asked.lang)
    else:
        person = await asked.guest(wish.name)
    return me_of(person, asked.lang)


async def register(asked: Asked) -> http_models.Me:
    wish: http_models.Credentials = await asked.body(http_models.Credentials)
    checked_name(wish.name)
    checked_password(wish.password)
    people, limits, now = asked.lobby.users, asked.lobby.limits, asked.lobby.now()
    with people.hashing_queue.registration():
        limits.registration(asked.where, now)
        person = await asked.guest()
        with limits.choosing_name(asked.where, now):
            asked.person, asked.token = await people.register(
                person, wish.name, wish.password, asked.token or asked.old, asked.agent, now
            )
    return me_of(asked.person, asked.lang)


async def log_in(asked: Asked) -> http_models.Me:
    wish: http_models.Credentials = await asked.body(http_models.Credentials)
    lobby = asked.lobby
    account, throttle = account_key(wish.name), lobby.limits.log_in
    with lobby.users.hashing_queue.log_in():
        throttle.attempt(account, asked.where, lobby.now())
        person, asked.token = await lobby.users.log_in(
            wish.name, wish.password, asked.old, asked.agent, lobby.now()
        )
    throttle.succeeded(account, asked.where, lobby.now())
    return me_of(person, person.lang or asked.lang)


async def change_password(asked: Asked) -> http_models.Sessions:
    wish: http_models.NewPassword = await asked.body(http_models.NewPassword)
    person, lobby = asked.person, asked.lobby
    if not person.account:
        raise RequestRefused("no_account", 403)
    checked_password(wish.new)
    account, throttle = account_key(person.name), lobby.limits.log_in
    with lobby.users.hashing_queue.log_in():
        throttle.attempt(account, asked.where, lobby.now())
        asked.old = asked.token = await lobby.users.change_password(
            person, wish.old, wish.new, asked.agent, lobby.now()
        )
    throttle.succeeded(account, asked.where, lobby.now())
    return await sessions(asked)


async def log_out(asked: Asked) -> Response:
    if asked.old:
        await asked.lobby.users.log_out(asked.old)
    return nobody(asked)


def nobody(asked: Asked) -> Response:
    """Whoever asked is not known any more."""
    asked.old = ""
    response = encoded(me_of(ANONYMOUS, asked.lang))
    forget(response, encrypted=is_encrypted(asked.request))
    return response


async def sessions(asked: Asked) -> http_models.Sessions:
    mine = await asked.lobby.users.sessions(asked.person.id) if asked.person.id else []
    here = token_hash(asked.old)
    return http_models.Sessions(
        [http_models.MySession(one.id, one.created, one.seen, one.agent, key == here) for key, one in mine]
    )


async def end_session(asked: Asked) -> http_models.Sessions:
    wish: http_models.Which = await asked.body(http_models.Which)
    if not asked.person.id:
        raise RequestRefused("not_known", 403)
    await asked.lobby.users.end_sessions(asked.person.id, wish.id, asked.old)
    return await sessions(asked)


async def my_data(asked: Asked) -> Response:
    if not asked.person.id:
        raise RequestRefused("not_known", 403)
    asked.lobby.limits.records.need(asked.person.id, asked.lobby.now())
    response = encoded(await personal_data.export_user(asked.lobby.users, asked.person, asked.lang))
    response.headers["Content-Disposition"] = 'attachment; filename="riftable.json"'
    return response


async def forget_me(asked: Asked) -> Response:
    wish: http_models.Farewell = await asked.body(http_models.Farewell)
    person, lobby = asked.person, asked.lobby
    if not person.id:
        raise RequestRefused("not_known", 403)
    if person.account:
        with lobby.users.hashing_queue.log_in():
            lobby.limits.log_in.attempt(account_key(person.name), asked.where, lobby.now())
            await lobby.users.require_password(person, wish.password)
        lobby.limits.log_in.succeeded(account_key(person.name), asked.where, lobby.now())
    await lobby.erase_user(person)
    return nobody(asked)


# What there is.


async def catalogue(asked: Asked) -> Response:
    return await asked.prepared(tuple(CUSTOM_BOTS.values()), lambda: table_info.catalogue(asked.lang))


async def book(asked: Asked) -> Response:
    game, mode = asked.text("game"), asked.text("mode")
    rules = requested_rules(game, mode or known_game(game).modes[0], {})
    return await asked.prepared((game, rules.mode), lambda: table_info.book(rules, asked.lang))  # type: ignore[arg-type]  # checked


async def shown_rules(asked: Asked) -> Response:
    game = asked.text("game")
    known_game(game)
    return await asked.prepared(game, lambda: examples(game, asked.lang))


async def qr_code(asked: Asked) -> Response:
    text = asked.text("of")
    if not 1 <= len(text) <= qr.LONGEST:
        raise RequestRefused("malformed", 400)
    asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    return Response(await asyncio.to_thread(qr.picture, text), media_type="image/svg+xml")


async def lobby(asked: Asked) -> http_models.Lobby:
    if asked.lobby.ask_other_worker is not None:  # other workers are asked about their tables
        asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    return await asked.lobby.listed(asked.person.id, asked.lang)


# Tables.


async def quick(asked: Asked) -> http_models.Opened:
    wish: http_models.Quick = await asked.body(http_models.Quick)
    return await asked.lobby.creation.quick(await asked.host(wish.name), wish)


async def new_game(asked: Asked) -> http_models.Opened:
    wish: http_models.NewGame = await asked.body(http_models.NewGame)
    here = [one.removeprefix("here:") for one in wish.seats if one.startswith("here:")]
    if here and "open" in wish.seats:  # others will meet these names
        with asked.lobby.limits.choosing_name(asked.where, asked.lobby.now()):
            await asked.lobby.users.check_names(asked.person, here)
    return await asked.lobby.creation.new(await asked.host(wish.name), wish)


async def get_game(asked: Asked) -> messages.TableInfo:
    return told(asked, await asked.table())


def told(asked: Asked, table: Table) -> messages.TableInfo:
    """A table, for who asks."""
    return table.info_for(asked.person.id, asked.lang)


def known_decks() -> set[str]:
    """Return the names of all decks that come along: they need not be read."""
    return {
        name
        for spec in games.specs()
        if spec.seat_decks is not None
        for name in spec.seat_decks.load().titles()
    }


async def join(asked: Asked) -> messages.TableInfo:
    wish: http_models.Join = await asked.body(http_models.Join)
    await asked.lobby.table(asked.name)
    if wish.deck and wish.deck not in known_decks():
        asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    return told(asked, await asked.lobby.waiting_room.join(asked.name, await asked.guest(wish.name), wish))


async def leave(asked: Asked) -> messages.TableInfo:
    return told(asked, await asked.lobby.waiting_room.leave(asked.name, asked.person))


def shown_invite(name: str, one: Invitation, token: str = "") -> http_models.InviteInfo:
    """An invitation. The token is behind the sign that browsers send to nobody."""
    link = f"/g/{name}#invite={token}" if token else ""
    return http_models.InviteInfo(one.id, one.seat, one.created, bool(one.guest), link)


async def invites(asked: Asked) -> http_models.Invites:
    return shown_invites(asked, await asked.lobby.waiting_room.invitations(asked.name, asked.person))


def shown_invites(asked: Asked, found: list[Invitation]) -> http_models.Invites:
    """All invitations to a table."""
    return http_models.Invites([shown_invite(asked.name, one) for one in found])


async def invite(asked: Asked) -> http_models.InviteInfo:
    wish: http_models.Invited = await asked.body(http_models.Invited)
    return shown_invite(
        asked.name, *await asked.lobby.waiting_room.invite(asked.name, asked.person, wish.seat)
    )


async def end_invite(asked: Asked) -> http_models.Invites:
    wish: http_models.Which = await asked.body(http_models.Which)
    return shown_invites(asked, await asked.lobby.waiting_room.invitations(asked.name, asked.person, wish.id))


async def seats(asked: Asked) -> messages.TableInfo:
    wish: http_models.Fill = await asked.body(http_models.Fill)
    return told(asked, await asked.lobby.waiting_room.fill(asked.name, asked.person, wish))


async def start(asked: Asked) -> messages.TableInfo:
    return told(asked, await asked.lobby.waiting_room.begin(asked.name, asked.person))


async def command(asked: Asked) -> Any:
    wish: messages.Commands = await asked.body(messages.Commands)
    table, limits, now = await asked.table(), asked.lobby.limits, asked.lobby.now()
    if asked.where != LOCAL_CLIENT:
        limits.commands.need(asked.person.id or asked.where, now)
    if isinstance(wish, messages.Hint):
        limits.hints.need(asked.person.id or asked.where, now)
    person = await asked.guest() if isinstance(wish, messages.Chat) else asked.person
    with METERS.command(type(wish).__name__):
        try:
            answer = await table.command(person.id, person.name, asked.lang, wish, asked.check)
        except RequestRefused as refuse:
            if refuse.key != "store" or not (table.closed or table.stale):
                raise
            table = await asked.table()  # it was closed while the command waited for its turn
            answer = await table.command(person.id, person.name, asked.lang, wish, asked.check)
    if not isinstance(answer, messages.Ack):
        await asked.check()
    return answer


def watcher_of(asked: Asked, table: Table) -> Subscriber:
    """Whoever asks for events, with what he knows already."""
    user = asked.person.id
    seat = asked.number("seat", table.permissions.default_seat(user))
    table.check_view(user, seat)
    after, chat = asked.number("after", 0), asked.number("chat", 0)
    return Subscriber(user, seat, asked.lang, after, chat, token_hash(asked.old) if asked.old else b"")


async def events(asked: Asked) -> messages.Events:
    table = await asked.table()
    watcher = watcher_of(asked, table)
    behind, unheard = table.play.moves_unseen(watcher.v), table.play.chat_unread(watcher.c)
    asked.lobby.limits.catch_up(asked.where, behind, unheard, asked.lobby.now())
    wait = min(LONGEST_WAIT, max(0, asked.number("wait", 0)))
    table.subscribe(watcher)
    try:
        watcher.info_version = table.info_version
        found = await table.messages_for_async(watcher)
        if not found and wait:
            watcher.awake.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(watcher.awake.wait(), wait)
            found = await table.messages_for_async(watcher)
    finally:
        table.unsubscribe(watcher, reconnects=True)
    return messages.Events(
        [told(asked, table), *(one for one in found if not isinstance(one, messages.TableInfo))]
    )


async def past(asked: Asked) -> messages.Update:
    table = await asked.table()
    seat = asked.number("seat", table.permissions.default_seat(asked.person.id))
    asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    told_at = partial(table.past_view, asked.person.id, seat, asked.number("at", 0), asked.lang)
    play, v = table.play, table.play.v
    if play.over:
        found = await asyncio.to_thread(told_at)
        if play.v == v:  # else the last move was taken back meanwhile
            table.check_view(asked.person.id, seat)
            return found
    return told_at()


# Finished games.


async def record(asked: Asked) -> Response:
    play = (await asked.table()).play
    if not play.over:
        raise RequestRefused("not_over")
    asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    names = SeatPresentation(play, -1, asked.lang).shown_names()
    head = {"Content-Disposition": f'attachment; filename="{play.head.game}-{play.head.id}.rift"'}
    return PlainTextResponse(replays.record_text(play, names), headers=head)


async def replay(asked: Asked) -> Response:
    table = await asked.table()
    asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    play, v = table.play, table.play.v
    seat = asked.number("seat", -1)
    async with asked.lobby.creation.replaying:
        found = await asyncio.to_thread(lambda: encode(replays.replay_of(play, seat, asked.lang)))
    table.check_view(asked.person.id, -1)
    if not play.over or play.v != v:  # the last move was taken back meanwhile
        raise RequestRefused("not_over")
    return packaged(found)


async def brought(asked: Asked) -> str:
    """A record that somebody sent."""
    if asked.where != LOCAL_CLIENT:
        asked.lobby.limits.records.need(asked.where, asked.lobby.now())
    raw = await asked.raw(messages.MAX_RECORD_BYTES)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise RequestRefused("not_text", 400) from problem


async def bring(asked: Asked) -> http_models.Opened:
    text = await brought(asked)
    return await asked.lobby.creation.import_record(await asked.host(), text, asked.check)


async def shuffles(asked: Asked) -> http_models.Shuffled:
    return await asked.lobby.creation.shuffles(await brought(asked))


async def fork(asked: Asked) -> http_models.Opened:
    wish: http_models.Fork = await asked.body(http_models.Fork)
    await asked.table()
    return await asked.lobby.creation.fork(asked.name, await asked.host(), wish, asked.check)


async def nothing(_asked: Asked) -> None:
    raise RequestRefused("not_found", 404)


def routes() -> list[Route]:
    """All of them."""
    game = "games/{name}"
    return [
        route("me", get_me, "GET"),
        route("me", post_me, "POST"),
        route("register", register, "POST"),
        route("login", log_in, "POST"),
        route("logout", log_out, "POST"),
        route("sessions", sessions, "GET"),
        route("sessions/end", end_session, "POST"),
        route("me/data", my_data, "GET"),
        route("me/password", change_password, "POST"),
        route("me/forget", forget_me, "POST"),
        route("catalogue", catalogue, "GET"),
        route("book", book, "GET"),
        route("examples", shown_rules, "GET"),
        route("qr", qr_code, "GET"),
        route("lobby", lobby, "GET"),
        route("quick", quick, "POST"),
        route("games", new_game, "POST"),
        route(game, get_game, "GET"),
        route(f"{game}/join", join, "POST"),
        route(f"{game}/leave", leave, "POST"),
        route(f"{game}/invites", invites, "GET"),
        route(f"{game}/invites", invite, "POST"),
        route(f"{game}/invites/end", end_invite, "POST"),
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
        *(one for spec in games.specs() if spec.routes is not None for one in spec.routes.load()()),
        route("{rest:path}", nothing, "GET", "POST", "PUT", "DELETE", "PATCH"),
    ]
