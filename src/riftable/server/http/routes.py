"""The routes of the API: each a few lines between a request and the lobby.

Bodies and answers are in `protocol.http_models` and `protocol.messages`.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from riftable import games
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
from riftable.server.http.lesson_routes import lesson_routes
from riftable.server.http.metrics import METRICS
from riftable.server.http.profile_routes import profile_routes
from riftable.server.http.puzzle_routes import puzzle_routes
from riftable.server.http.requests import ApiRequest, encode, encoded_response, json_response, route
from riftable.server.http.review_routes import review_routes
from riftable.server.http.security import delete_session_cookie, is_encrypted
from riftable.server.http.statistics_routes import statistics_routes
from riftable.server.http.study_routes import study_routes
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import http_models, messages
from riftable.server.session import replays, table_info
from riftable.server.session.custom_bots import CUSTOM_BOTS
from riftable.server.session.examples import examples
from riftable.server.session.presentation import SeatPresentation
from riftable.server.session.seat_view import wait_for_view
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.session.table_request import known_game, requested_rules

MAX_POLL_S = 30  # that a request for events may wait for some


# Users and sessions.


def me_of(user: User, lang: str) -> http_models.Me:
    """Return what a client is told about its own user."""
    # Languages of requests and of users are checked when they are read; they are among `LANGUAGES`.
    return http_models.Me(user.id, user.name, user.account, lang)  # type: ignore[arg-type]


async def get_me(request: ApiRequest) -> http_models.Me:
    return me_of(request.user, request.lang)


async def post_me(request: ApiRequest) -> http_models.Me:
    body: http_models.Name = await request.json(http_models.Name)
    request.lang = body.lang or request.lang
    if request.user.id:
        with request.name_limit(body.name):
            user = await request.lobby.users.update(request.user, body.name, request.lang)
    else:
        user = await request.as_guest(body.name)
    return me_of(user, request.lang)


async def register(request: ApiRequest) -> http_models.Me:
    body: http_models.Credentials = await request.json(http_models.Credentials)
    checked_name(body.name)
    checked_password(body.password)
    users, limits, now = request.lobby.users, request.lobby.limits, request.lobby.now()
    with users.hashing_queue.registration():
        limits.registration(request.address, now)
        user = await request.as_guest()
        with limits.choosing_name(request.address, now):
            request.user, request.new_session = await users.register(
                user,
                body.name,
                body.password,
                request.new_session or request.session,
                request.user_agent,
                now,
            )
    return me_of(request.user, request.lang)


async def log_in(request: ApiRequest) -> http_models.Me:
    body: http_models.Credentials = await request.json(http_models.Credentials)
    lobby = request.lobby
    account, throttle = account_key(body.name), lobby.limits.log_in
    with lobby.users.hashing_queue.log_in():
        throttle.attempt(account, request.address, lobby.now())
        user, request.new_session = await lobby.users.log_in(
            body.name, body.password, request.session, request.user_agent, lobby.now()
        )
    throttle.succeeded(account, request.address, lobby.now())
    return me_of(user, user.lang or request.lang)


async def change_password(request: ApiRequest) -> http_models.Sessions:
    body: http_models.NewPassword = await request.json(http_models.NewPassword)
    user, lobby = request.user, request.lobby
    if not user.account:
        raise RequestRefused("no_account", 403)
    checked_password(body.new)
    account, throttle = account_key(user.name), lobby.limits.log_in
    with lobby.users.hashing_queue.log_in():
        throttle.attempt(account, request.address, lobby.now())
        request.session = request.new_session = await lobby.users.change_password(
            user, body.old, body.new, request.user_agent, lobby.now()
        )
    throttle.succeeded(account, request.address, lobby.now())
    return await sessions(request)


async def log_out(request: ApiRequest) -> Response:
    if request.session:
        await request.lobby.users.log_out(request.session)
    return signed_out(request)


def signed_out(request: ApiRequest) -> Response:
    """Respond to a client whose session has ended."""
    request.session = ""
    response = json_response(me_of(ANONYMOUS, request.lang))
    delete_session_cookie(response, encrypted=is_encrypted(request.http))
    return response


async def sessions(request: ApiRequest) -> http_models.Sessions:
    mine = await request.lobby.users.sessions(request.user.id) if request.user.id else []
    here = token_hash(request.session)
    return http_models.Sessions(
        [http_models.MySession(one.id, one.created, one.seen, one.agent, key == here) for key, one in mine]
    )


async def end_session(request: ApiRequest) -> http_models.Sessions:
    body: http_models.ById = await request.json(http_models.ById)
    if not request.user.id:
        raise RequestRefused("not_known", 403)
    await request.lobby.users.end_sessions(request.user.id, body.id, request.session)
    return await sessions(request)


async def my_data(request: ApiRequest) -> Response:
    if not request.user.id:
        raise RequestRefused("not_known", 403)
    request.lobby.limits.records.need(request.user.id, request.lobby.now())
    found = await personal_data.export_user(request.lobby.users, request.user, request.lang)
    response = json_response(found)
    response.headers["Content-Disposition"] = 'attachment; filename="riftable.json"'
    return response


async def forget_me(request: ApiRequest) -> Response:
    body: http_models.DeleteUser = await request.json(http_models.DeleteUser)
    user, lobby = request.user, request.lobby
    if not user.id:
        raise RequestRefused("not_known", 403)
    if user.account:
        with lobby.users.hashing_queue.log_in():
            lobby.limits.log_in.attempt(account_key(user.name), request.address, lobby.now())
            await lobby.users.require_password(user, body.password)
        lobby.limits.log_in.succeeded(account_key(user.name), request.address, lobby.now())
    await lobby.erase_user(user)
    return signed_out(request)


# Games, rules and the lobby.


async def catalogue(request: ApiRequest) -> Response:
    ratings = request.lobby.services.ratings
    return await request.prepared(
        tuple(CUSTOM_BOTS.values()), lambda: table_info.catalogue(request.lang, ratings=ratings)
    )


async def book(request: ApiRequest) -> Response:
    game, mode = request.text("game"), request.text("mode")
    rules = requested_rules(game, mode or known_game(game).modes[0], {})
    return await request.prepared((game, rules.mode), lambda: table_info.book(rules, request.lang))  # type: ignore[arg-type]  # checked


async def shown_rules(request: ApiRequest) -> Response:
    game = request.text("game")
    known_game(game)
    return await request.prepared(game, lambda: examples(game, request.lang))


async def qr_code(request: ApiRequest) -> Response:
    text = request.text("of")
    if not 1 <= len(text) <= qr.MAX_CHARACTERS:
        raise RequestRefused("malformed", 400)
    request.lobby.limits.costly_request(request.address, request.lobby.now())
    return Response(await asyncio.to_thread(qr.svg, text), media_type="image/svg+xml")


async def lobby(request: ApiRequest) -> http_models.Lobby:
    if request.lobby.ask_other_worker is not None:  # other workers are asked about their tables
        request.lobby.limits.costly_request(request.address, request.lobby.now())
    return await request.lobby.listed(request.user.id, request.lang)


# Tables.


async def quick(request: ApiRequest) -> http_models.Opened:
    body: http_models.Quick = await request.json(http_models.Quick)
    return await request.lobby.creation.quick(await request.as_host(body.name), body)


async def new_game(request: ApiRequest) -> http_models.Opened:
    body: http_models.NewGame = await request.json(http_models.NewGame)
    here = [one.removeprefix("here:") for one in body.seats if one.startswith("here:")]
    if here and "open" in body.seats:  # others will meet these names
        with request.lobby.limits.choosing_name(request.address, request.lobby.now()):
            await request.lobby.users.check_names(request.user, here)
    return await request.lobby.creation.new(await request.as_host(body.name), body)


async def get_game(request: ApiRequest) -> messages.TableInfo:
    return info_for(request, await request.table())


def info_for(request: ApiRequest, table: Table) -> messages.TableInfo:
    """Return what the client may know of a table, except its position."""
    return table.info_for(request.user.id, request.lang)


def known_decks() -> set[str]:
    """Return the names of the decks that games bring along: they need not be parsed."""
    return {
        name
        for spec in games.specs()
        if spec.seat_decks is not None
        for name in spec.seat_decks.load().titles()
    }


async def join(request: ApiRequest) -> messages.TableInfo:
    body: http_models.Join = await request.json(http_models.Join)
    await request.lobby.table(request.table_id)
    if body.deck and body.deck not in known_decks():
        request.lobby.limits.costly_request(request.address, request.lobby.now())
    return info_for(
        request,
        await request.lobby.waiting_room.join(request.table_id, await request.as_guest(body.name), body),
    )


async def leave(request: ApiRequest) -> messages.TableInfo:
    return info_for(request, await request.lobby.waiting_room.leave(request.table_id, request.user))


def shown_invite(table_id: str, one: Invitation, token: str = "") -> http_models.InviteInfo:
    """Return an invitation. The token is in the fragment of the link, which browsers do not send."""
    link = f"/g/{table_id}#invite={token}" if token else ""
    return http_models.InviteInfo(one.id, one.seat, one.created, bool(one.guest), link)


async def invites(request: ApiRequest) -> http_models.Invites:
    return shown_invites(
        request, await request.lobby.waiting_room.invitations(request.table_id, request.user)
    )


def shown_invites(request: ApiRequest, found: list[Invitation]) -> http_models.Invites:
    """Return all invitations to a table."""
    return http_models.Invites([shown_invite(request.table_id, one) for one in found])


async def invite(request: ApiRequest) -> http_models.InviteInfo:
    body: http_models.NewInvitation = await request.json(http_models.NewInvitation)
    return shown_invite(
        request.table_id,
        *await request.lobby.waiting_room.invite(request.table_id, request.user, body.seat),
    )


async def end_invite(request: ApiRequest) -> http_models.Invites:
    body: http_models.ById = await request.json(http_models.ById)
    return shown_invites(
        request, await request.lobby.waiting_room.invitations(request.table_id, request.user, body.id)
    )


async def seats(request: ApiRequest) -> messages.TableInfo:
    body: http_models.Fill = await request.json(http_models.Fill)
    return info_for(request, await request.lobby.waiting_room.fill(request.table_id, request.user, body))


async def start(request: ApiRequest) -> messages.TableInfo:
    return info_for(request, await request.lobby.waiting_room.begin(request.table_id, request.user))


async def command(request: ApiRequest) -> Any:
    body: messages.Commands = await request.json(messages.Commands)
    table, limits, now = await request.table(), request.lobby.limits, request.lobby.now()
    if request.address != LOCAL_CLIENT:
        limits.commands.need(request.user.id or request.address, now)
    if isinstance(body, messages.Hint):
        limits.hints.need(request.user.id or request.address, now)
    user = await request.as_guest() if isinstance(body, messages.Chat) else request.user
    with METRICS.command(body):
        try:
            answer = await table.command(user.id, user.name, request.lang, body, request.check_session)
        except RequestRefused as refuse:
            if refuse.key != "store" or not (table.closed or table.stale):
                raise
            table = await request.table()  # it was closed while the command waited for its turn
            answer = await table.command(user.id, user.name, request.lang, body, request.check_session)
    if not isinstance(answer, messages.Ack):
        await request.check_session()
    return answer


def subscriber_for(request: ApiRequest, table: Table) -> Subscriber:
    """Return a subscriber for the client, with what it has seen already."""
    user_id = request.user.id
    seat = request.number("seat", table.permissions.default_seat(user_id))
    table.check_view(user_id, seat)
    after, chat = request.number("after", 0), request.number("chat", 0)
    return Subscriber(
        user_id, seat, request.lang, after, chat, token_hash(request.session) if request.session else b""
    )


async def events(request: ApiRequest) -> messages.Events:
    table = await request.table()
    subscriber = subscriber_for(request, table)
    behind, unheard = table.play.moves_unseen(subscriber.v), table.play.chat_unread(subscriber.c)
    request.lobby.limits.catch_up(request.address, behind, unheard, request.lobby.now())
    wait = min(MAX_POLL_S, max(0, request.number("wait", 0)))
    table.subscribe(subscriber)
    try:
        subscriber.info_version = table.info_version
        found = await table.messages_for_async(subscriber)
        if not found and wait:
            subscriber.awake.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(subscriber.awake.wait(), wait)
            found = await table.messages_for_async(subscriber)
    finally:
        table.unsubscribe(subscriber, reconnects=True)
    return messages.Events(
        [info_for(request, table), *(one for one in found if not isinstance(one, messages.TableInfo))]
    )


async def seat_view(request: ApiRequest) -> http_models.SeatView:
    table = await request.table()
    subscriber = subscriber_for(request, table)
    wait = min(MAX_POLL_S, max(0, request.number("wait", 0)))
    table.subscribe(subscriber)
    try:
        return await wait_for_view(table, subscriber, wait)
    finally:
        table.unsubscribe(subscriber, reconnects=True)


async def past(request: ApiRequest) -> messages.Update:
    table = await request.table()
    seat = request.number("seat", table.permissions.default_seat(request.user.id))
    request.lobby.limits.costly_request(request.address, request.lobby.now())
    view = partial(table.past_view, request.user.id, seat, request.number("at", 0), request.lang)
    play, v = table.play, table.play.v
    if play.over:
        found = await asyncio.to_thread(view)
        if play.v == v:  # else the last move was taken back meanwhile
            table.check_view(request.user.id, seat)
            return found
    return view()


# Finished games.


async def record(request: ApiRequest) -> Response:
    play = (await request.table()).play
    if not play.over:
        raise RequestRefused("not_over")
    request.lobby.limits.costly_request(request.address, request.lobby.now())
    names = SeatPresentation(play, -1, request.lang).shown_names()
    head = {"Content-Disposition": f'attachment; filename="{play.head.game}-{play.head.id}.rift"'}
    return PlainTextResponse(replays.record_text(play, names), headers=head)


async def replay(request: ApiRequest) -> Response:
    table = await request.table()
    request.lobby.limits.costly_request(request.address, request.lobby.now())
    play, v = table.play, table.play.v
    seat = request.number("seat", -1)
    async with request.lobby.creation.replaying:
        found = await asyncio.to_thread(lambda: encode(replays.replay_of(play, seat, request.lang)))
    table.check_view(request.user.id, -1)
    if not play.over or play.v != v:  # the last move was taken back meanwhile
        raise RequestRefused("not_over")
    return encoded_response(found)


async def record_in_body(request: ApiRequest) -> str:
    """Return the record in the body."""
    if request.address != LOCAL_CLIENT:
        request.lobby.limits.records.need(request.address, request.lobby.now())
    raw = await request.read(messages.MAX_RECORD_BYTES)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise RequestRefused("not_text", 400) from problem


async def bring(request: ApiRequest) -> http_models.Opened:
    text = await record_in_body(request)
    return await request.lobby.creation.import_record(await request.as_host(), text, request.check_session)


async def shuffles(request: ApiRequest) -> http_models.Shuffled:
    return await request.lobby.creation.shuffles(await record_in_body(request))


async def fork(request: ApiRequest) -> http_models.Opened:
    body: http_models.Fork = await request.json(http_models.Fork)
    await request.table()
    return await request.lobby.creation.fork(
        request.table_id, await request.as_host(), body, request.check_session
    )


async def nothing(_request: ApiRequest) -> None:
    raise RequestRefused("not_found", 404)


def routes() -> list[Route]:
    """Return the routes of the API, those of games included."""
    table = "games/{name}"  # labels of metrics have this name: it stays
    return [
        route("me", get_me, "GET"),
        route("me", post_me, "POST"),
        route("register", register, "POST"),
        route("login", log_in, "POST"),
        route("logout", log_out, "POST"),
        route("sessions", sessions, "GET"),
        route("sessions/end", end_session, "POST"),
        route("me/data", my_data, "GET"),
        *profile_routes(),
        route("me/password", change_password, "POST"),
        route("me/forget", forget_me, "POST"),
        route("catalogue", catalogue, "GET"),
        route("book", book, "GET"),
        route("examples", shown_rules, "GET"),
        route("qr", qr_code, "GET"),
        route("lobby", lobby, "GET"),
        route("quick", quick, "POST"),
        route("games", new_game, "POST"),
        route(table, get_game, "GET"),
        route(f"{table}/join", join, "POST"),
        route(f"{table}/leave", leave, "POST"),
        route(f"{table}/invites", invites, "GET"),
        route(f"{table}/invites", invite, "POST"),
        route(f"{table}/invites/end", end_invite, "POST"),
        route(f"{table}/seats", seats, "POST"),
        route(f"{table}/start", start, "POST"),
        route(f"{table}/command", command, "POST"),
        route(f"{table}/events", events, "GET"),
        route(f"{table}/view", seat_view, "GET"),
        route(f"{table}/past", past, "GET"),
        route(f"{table}/record", record, "GET"),
        route(f"{table}/replay", replay, "GET"),
        route(f"{table}/fork", fork, "POST"),
        *review_routes(),
        route("replays", bring, "POST"),
        route("shuffles", shuffles, "POST"),
        *puzzle_routes(),
        *study_routes(),
        *lesson_routes(),
        *statistics_routes(),
        *(one for spec in games.specs() if spec.routes is not None for one in spec.routes.load()()),
        route("{rest:path}", nothing, "GET", "POST", "PUT", "DELETE", "PATCH"),
    ]
