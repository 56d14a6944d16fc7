"""The WebSocket of a table: commands of one client in, answers and updates out.

Updates do not queue: a slow client gets the latest state when it is ready for it. Answers queue up to
`MAX_BACKLOG_BYTES`. A client that lets more pile up, or does not take a message in time, is disconnected.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from riftable.server.accounts.rate_limits import LOCAL_CLIENT
from riftable.server.accounts.users import User, token_hash
from riftable.server.http.client_socket import (
    CLOSE_TIMEOUT_S,
    GOING,
    REFUSED,
    TOO_SLOW,
    ClientSocket,
    CloseSocket,
    encoded,
    refuse_socket,
)
from riftable.server.http.metrics import METRICS
from riftable.server.http.requests import language, number
from riftable.server.http.security import check_origin, client_address, session_token
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.session.lobby import Lobby
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.storage.interface import StorageError
from riftable.server.texts import refusal_text, server_texts

COMMAND_DECODER: Final = msgspec.json.Decoder(messages.Commands)
MAX_BACKLOG_BYTES: Final = 1024 * 1024  # of answers that wait for a slow client


class Socket(ClientSocket):
    """One client's connection to one table."""

    def __init__(
        self,
        ws: WebSocket,
        lobby: Lobby,
        table: Table,
        user: User,
        subscriber: Subscriber,
        *,
        address: str = LOCAL_CLIENT,
    ) -> None:
        super().__init__(ws, lobby, user, address)
        self.table = table
        self.subscriber = subscriber
        self.token = session_token(ws) if user.id else ""
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        self.backlog_bytes = 0
        self.ponged = -1  # when the last pong was sent, until the client confirms it

    @property
    def language(self) -> str:
        return self.subscriber.lang

    @property
    def subject(self) -> str:
        return f"table {self.table.id}"

    async def run(self) -> None:
        """Serve the client until it leaves or the socket must be closed."""
        self.table.subscribe(self.subscriber)
        try:
            await self.run_tasks(self.receive_commands(), self.send_answers(), self.send_updates())
        finally:  # even if this request is cancelled meanwhile
            self.table.unsubscribe(self.subscriber)

    async def check(self) -> None:
        """Check, for every message, that the session has not ended and the user may see the table."""
        await self.check_session()
        if not self.table.permissions.may_see_table(self.user.id):
            await self.refuse_and_close(RequestRefused("unknown_table", 404), "not invited")

    async def check_session(self) -> None:
        """Raise `CloseSocket` if the session has ended. Sends nothing: a table may wait for this."""
        if self.token:
            user = await self.lobby.users.authenticate(self.token, self.lobby.now())
            if user.id != self.user.id:
                raise CloseSocket(REFUSED, "ended")
            self.user = user

    # Commands.

    async def handle(self, raw: bytes) -> None:
        self.queue(await self.answer(raw))

    async def answer(self, raw: bytes) -> Any:
        """Return the answer to a command; None if there is none."""
        lang = self.subscriber.lang
        command: Any = None
        try:
            try:
                command = COMMAND_DECODER.decode(raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
                raise RequestRefused("malformed", 400) from problem
            if self.address != LOCAL_CLIENT:  # many sockets of an address may do no more than its requests
                self.lobby.limits.requests.need(self.address, self.lobby.now())
            if isinstance(command, messages.Watch | messages.Speak):  # everything is sent again
                self.lobby.limits.catch_up(self.address, self.table.play.moves_unseen(0), 0, self.lobby.now())
            if isinstance(command, messages.Watch):
                return self.watch(command)
            if isinstance(command, messages.Speak):
                self.subscriber.lang, self.subscriber.v, self.subscriber.info_version = command.lang, 0, -1
                return None
            if isinstance(command, messages.Ping):
                self.ponged = self.lobby.now()
                return messages.Pong(command.n, self.ponged)
            if isinstance(command, messages.Heard):
                return self.measure(command)
            if isinstance(command, messages.Hint):
                self.lobby.limits.hints.need(self.user.id, self.lobby.now())
            with METRICS.command(command):
                return await self.table.command(
                    self.user.id, self.user.name, lang, command, self.check_session
                )
        except RequestRefused as refuse:
            key, n = getattr(command, "id", ""), getattr(command, "n", 0)
            return messages.Refused(refuse.key, refusal_text(refuse, lang), key, n, self.table.play.v)

    def watch(self, command: messages.Watch) -> None:
        """Show another seat from now on, from the beginning."""
        self.table.check_view(self.user.id, command.seat)
        self.subscriber.seat, self.subscriber.v = command.seat, 0

    def measure(self, command: messages.Heard) -> None:
        """Note the round-trip time, measured by the server's clock alone."""
        if command.now == self.ponged:
            self.table.presence.latency_ms[self.user.id] = self.lobby.now() - self.ponged
            self.ponged = -1

    # Answers and updates.

    def queue(self, answer: Any) -> None:
        """Queue an answer for sending; raise `CloseSocket` if too much is waiting."""
        if answer is not None:
            text = encoded(answer)
            if self.backlog_bytes + len(text) > MAX_BACKLOG_BYTES:
                raise CloseSocket(TOO_SLOW, "too slow")
            self.backlog_bytes += len(text)
            self.answers.put_nowait(text)
        self.subscriber.awake.set()

    async def send_answers(self) -> None:
        """Send answers; they do not wait for updates, whose ask trees may take a while."""
        while True:
            text = await self.answers.get()
            await self.check()
            await self.send(text)
            self.backlog_bytes -= len(text)

    async def send_updates(self) -> None:
        """Send what is new at the pace of the client, which misses nothing."""
        while not self.table.closed and not self.table.stale:
            await self.subscriber.awake.wait()
            self.subscriber.awake.clear()
            for message in await self.updates():
                await self.check()
                await self.send(encoded(message))

    async def updates(self) -> list[messages.TableInfo | messages.Update | messages.Said]:
        """Return what is new; rights are checked again once the ask tree is built, which may take a while."""
        try:
            await self.check()
            await self.table.prepare_messages(self.subscriber)
            await self.check()
            return self.table.messages_for(self.subscriber)
        except RequestRefused as refuse:
            await self.refuse_and_close(refuse, "seat lost")
        except StorageError:
            if self.table.closed or self.table.stale:
                return []
            raise


async def game_socket(ws: WebSocket) -> None:
    """Serve `/api/games/{name}/socket`."""
    lobby: Lobby = ws.app.state.lobby
    lang = "en"
    counted = ""  # whose open sockets this one counts among
    try:
        check_origin(ws)
        address = client_address(ws)
        if address != LOCAL_CLIENT:
            lobby.limits.requests.need(address, lobby.now())
        user = await lobby.users.authenticate(session_token(ws), lobby.now())
        lang = language(ws, user)
        table = await lobby.table_for(str(ws.path_params["name"]), user.id)
        seat = number(ws, "seat", table.permissions.default_seat(user.id))
        table.check_view(user.id, seat)
        session = token_hash(session_token(ws)) if user.id else b""
        subscriber = Subscriber(user.id, seat, lang, number(ws, "after", 0), number(ws, "chat", 0), session)
        behind, unheard = table.play.moves_unseen(subscriber.v), table.play.chat_unread(subscriber.c)
        lobby.limits.catch_up(address, behind, unheard, lobby.now())
        if address != LOCAL_CLIENT:
            lobby.limits.connect(user.id or address)
            counted = user.id or address
    except (RequestRefused, StorageError) as problem:
        await refuse_socket(ws, problem, lang)
        return
    socket = Socket(ws, lobby, table, user, subscriber, address=address)
    try:
        await ws.accept()
        METRICS.sockets.inc()
        try:
            await socket.run()
        finally:
            METRICS.sockets.dec()
            await close_socket(socket)
    finally:
        if counted:
            lobby.limits.disconnect(counted)


async def close_socket(socket: Socket) -> None:
    """Close a socket, with a `Bye` if the table was closed and the client still reads."""
    table, ws = socket.table, socket.ws
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(CLOSE_TIMEOUT_S):
            if table.closed or table.stale:
                await ws.send_text(
                    encoded(messages.Bye(server_texts(socket.subscriber.lang)("closing"), 500))
                )
            await ws.close(GOING if table.closed or table.stale else socket.code)
