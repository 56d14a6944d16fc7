"""A socket: commands of one reader in, news and answers out. What is news the table knows.

News wait for nobody: a slow reader gets them when he is ready, all at once. Answers do wait, up to
`LONGEST_BACKLOG`; whoever lets more pile up, or does not take a message in time, is cut off.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final, NoReturn

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from riftable.server.accounts.rate_limits import COMMANDS as COMMAND_RATE
from riftable.server.accounts.rate_limits import LOCAL_CLIENT, TokenBuckets
from riftable.server.accounts.users import User, token_hash
from riftable.server.http.metrics import METERS
from riftable.server.http.requests import language, number
from riftable.server.http.security import check_origin, token_of, where_from
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.session.lobby import Lobby
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.storage.interface import StorageError
from riftable.server.storage.refusals import refused_by_storage
from riftable.server.texts import refusal_text, server_texts

LOG: Final = logging.getLogger(__name__)
COMMANDS: Final = msgspec.json.Decoder(messages.Commands)
LONGEST_BACKLOG: Final = 1024 * 1024  # bytes of answers that wait for a slow reader before he is cut off
SLOWEST: Final = 30.0  # seconds that sending one message may take
REFUSED, TOO_BIG, TOO_SLOW, GOING = 1008, 1009, 1013, 1012


LEFT: Final = (WebSocketDisconnect, RuntimeError)  # how Starlette says that nobody is there any more


class CutOff(Exception):
    """The server closes a socket, with this code."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Socket:
    """One connection to one table."""

    def __init__(
        self,
        ws: WebSocket,
        lobby: Lobby,
        table: Table,
        person: User,
        watcher: Subscriber,
        *,
        where: str = LOCAL_CLIENT,
    ) -> None:
        self.ws = ws
        self.lobby = lobby
        self.table = table
        self.person = person
        self.watcher = watcher
        self.token = token_of(ws) if person.id else ""
        self.where = where
        self.pace = None if where == LOCAL_CLIENT else TokenBuckets(COMMAND_RATE)
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        self.backlog = 0  # bytes in it
        self.sending = asyncio.Lock()
        self.ponged = -1  # the moment of the last pong, until it is heard
        self.code = 1000

    async def run(self) -> None:
        """Until the reader leaves, or is cut off."""
        self.table.subscribe(self.watcher)
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(work) for work in (self.listen(), self.reply(), self.speak())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for wrong in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(wrong, CutOff):
                    self.code = wrong.code
                    METERS.cut_off.labels(wrong.why).inc()
                elif isinstance(wrong, Exception) and not isinstance(wrong, LEFT):
                    LOG.error("a socket of table %s failed", self.table.id, exc_info=wrong)
            self.table.unsubscribe(self.watcher)

    async def check(self) -> None:
        """Whoever it was at the beginning is still known and may see the table; for every message."""
        await self.check_session()
        if not self.table.permissions.may_see_table(self.person.id):
            await self.turn_away(RequestRefused("unknown_table", 404), "not invited")

    async def check_session(self) -> None:
        """A session that was ended hears nothing more. Sends nothing itself: a table may wait for it."""
        if self.token:
            person = await self.lobby.users.authenticate(self.token, self.lobby.now())
            if person.id != self.person.id:
                raise CutOff(REFUSED, "ended")
            self.person = person

    async def turn_away(self, refuse: RequestRefused, why: str) -> NoReturn:
        """Say why a subscription ends, then end it: the client asks anew what it may see."""
        await self.send(encoded(messages.Refused(refuse.key, refusal_text(refuse, self.watcher.lang))))
        raise CutOff(REFUSED, why)

    # In.

    async def listen(self) -> None:
        """Takes commands, one after the other."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self.ws.receive()
                if message["type"] != "websocket.receive":
                    return
                raw = message.get("bytes") or (message.get("text") or "").encode()
                if len(raw) > messages.MAX_MESSAGE_BYTES:
                    raise CutOff(TOO_BIG, "too big")
                await self.check()
                if self.pace is not None and not self.pace.take("", self.lobby.now()):
                    await self.turn_away(RequestRefused("too_fast", 429, seconds=1), "too fast")
                self.say(await self.obey(raw))

    async def obey(self, raw: bytes) -> Any:
        """One command; the answer to it."""
        lang = self.watcher.lang
        command: Any = None
        try:
            try:
                command = COMMANDS.decode(raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
                raise RequestRefused("malformed", 400) from problem
            if self.where != LOCAL_CLIENT:  # many sockets of an address may do no more than as many requests
                self.lobby.limits.requests.need(self.where, self.lobby.now())
            if isinstance(command, messages.Watch | messages.Speak):  # everything is told anew
                self.lobby.limits.catch_up(self.where, self.table.play.moves_unseen(0), 0, self.lobby.now())
            if isinstance(command, messages.Watch):
                return self.watch(command)
            if isinstance(command, messages.Speak):
                self.watcher.lang, self.watcher.v, self.watcher.info_version = command.lang, 0, -1
                return None
            if isinstance(command, messages.Ping):
                self.ponged = self.lobby.now()
                return messages.Pong(command.n, self.ponged)
            if isinstance(command, messages.Heard):
                return self.measure(command)
            if isinstance(command, messages.Hint):
                self.lobby.limits.hints.need(self.person.id, self.lobby.now())
            with METERS.command(type(command).__name__):
                return await self.table.command(
                    self.person.id, self.person.name, lang, command, self.check_session
                )
        except RequestRefused as refuse:
            key, n = getattr(command, "id", ""), getattr(command, "n", 0)
            return messages.Refused(refuse.key, refusal_text(refuse, lang), key, n, self.table.play.v)

    def watch(self, command: messages.Watch) -> None:
        """Through other eyes from now on; what those have not seen is told anew."""
        self.table.check_view(self.person.id, command.seat)
        self.watcher.seat, self.watcher.v = command.seat, 0

    def measure(self, command: messages.Heard) -> None:
        """How long the way there and back is, by our own clock: nobody is asked what it says."""
        if command.now == self.ponged:
            self.table.presence.latency_ms[self.person.id] = self.lobby.now() - self.ponged
            self.ponged = -1

    # Out.

    def say(self, answer: Any) -> None:
        """Puts an answer behind those that wait already."""
        if answer is not None:
            text = encoded(answer)
            if self.backlog + len(text) > LONGEST_BACKLOG:
                raise CutOff(TOO_SLOW, "too slow")
            self.backlog += len(text)
            self.answers.put_nowait(text)
        self.watcher.awake.set()

    async def reply(self) -> None:
        """Sends answers; they do not wait for news, for which a tree may have to grow."""
        while True:
            text = await self.answers.get()
            await self.check()
            await self.send(text)
            self.backlog -= len(text)

    async def speak(self) -> None:
        """Sends what is new whenever something is; the reader sets the pace, and misses nothing by it."""
        while not self.table.closed and not self.table.stale:
            await self.watcher.awake.wait()
            self.watcher.awake.clear()
            for message in await self.news():
                await self.check()
                await self.send(encoded(message))

    async def news(self) -> list[messages.TableInfo | messages.Update | messages.Said]:
        """What is new, for whoever may see it once it has been put together."""
        try:
            await self.check()
            await self.table.prepare_messages(self.watcher)
            await self.check()
            return self.table.messages_for(self.watcher)
        except RequestRefused as refuse:
            await self.turn_away(refuse, "seat lost")
        except StorageError:
            if self.table.closed or self.table.stale:
                return []
            raise

    async def send(self, text: str) -> None:
        """One message; who does not take it in time is cut off."""
        try:
            async with self.sending, asyncio.timeout(SLOWEST):  # `wait_for` may swallow that a task is ended
                await self.ws.send_text(text)
        except TimeoutError:
            raise CutOff(TOO_SLOW, "too slow") from None


def encoded(message: Any) -> str:
    """A message as it travels."""
    return msgspec.json.encode(message).decode()


async def game_socket(ws: WebSocket) -> None:
    """The route games/NAME/socket."""
    lobby: Lobby = ws.app.state.lobby
    lang = "en"
    who = ""
    try:
        check_origin(ws)
        where = where_from(ws)
        if where != LOCAL_CLIENT:
            lobby.limits.requests.need(where, lobby.now())
        person = await lobby.users.authenticate(token_of(ws), lobby.now())
        lang = language(ws, person)
        table = await lobby.table_for(str(ws.path_params["name"]), person.id)
        seat = number(ws, "seat", table.permissions.default_seat(person.id))
        table.check_view(person.id, seat)
        session = token_hash(token_of(ws)) if person.id else b""
        watcher = Subscriber(person.id, seat, lang, number(ws, "after", 0), number(ws, "chat", 0), session)
        behind, unheard = table.play.moves_unseen(watcher.v), table.play.chat_unread(watcher.c)
        lobby.limits.catch_up(where, behind, unheard, lobby.now())
        if where != LOCAL_CLIENT:
            lobby.limits.connect(person.id or where)
            who = person.id or where
    except (RequestRefused, StorageError) as problem:
        refuse = problem if isinstance(problem, RequestRefused) else refused_by_storage(problem)
        await ws.accept()
        await ws.send_text(encoded(messages.Refused(refuse.key, refusal_text(refuse, lang))))
        await ws.close(REFUSED)
        return
    socket = Socket(ws, lobby, table, person, watcher, where=where)
    try:
        await ws.accept()
        METERS.sockets.inc()
        try:
            await socket.run()
        finally:
            METERS.sockets.dec()
            await part(socket)
    finally:
        if who:
            lobby.limits.disconnect(who)


async def part(socket: Socket) -> None:
    """The end of a socket, as far as somebody is there to hear it."""
    table, ws = socket.table, socket.ws
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(1):  # a reader who takes nothing takes no farewell either
            if table.closed or table.stale:
                await ws.send_text(encoded(messages.Bye(server_texts(socket.watcher.lang)("closing"), 500)))
            await ws.close(GOING if table.closed or table.stale else socket.code)
