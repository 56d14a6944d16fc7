"""A socket: commands of one reader in, news and answers out. What is news the table knows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from riftable.table import wire
from riftable.table.lobby import Lobby
from riftable.table.people import Person
from riftable.table.refuse import Refuse, by_store, texts
from riftable.table.store import Trouble
from riftable.table.table import Table, Watcher
from riftable.web.request import COOKIE, check_origin, language

LOG: Final = logging.getLogger(__name__)
COMMANDS: Final = msgspec.json.Decoder(wire.Commands)
MOST_ANSWERS: Final = 64  # that wait for a slow reader before he is cut off
SLOWEST: Final = 30.0  # seconds that sending one message may take
REFUSED, TOO_BIG, TOO_SLOW, GOING = 1008, 1009, 1013, 1012


class Socket:
    """One connection to one table."""

    def __init__(self, ws: WebSocket, table: Table, person: Person, watcher: Watcher) -> None:
        self.ws = ws
        self.table = table
        self.person = person
        self.watcher = watcher
        self.answers: asyncio.Queue[Any] = asyncio.Queue(MOST_ANSWERS)
        self.sending = asyncio.Lock()

    async def run(self) -> None:
        """Until the reader leaves, or is too slow."""
        self.table.enter(self.watcher)
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(work) for work in (self.listen(), self.reply(), self.speak())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for wrong in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(wrong, Exception) and not isinstance(wrong, WebSocketDisconnect | RuntimeError):
                    LOG.error("a socket of table %s failed", self.table.id, exc_info=wrong)
            self.table.leave(self.watcher)

    # In.

    async def listen(self) -> None:
        """Takes commands, one after the other."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                message = await self.ws.receive()
                if message["type"] != "websocket.receive":
                    return
                raw = message.get("bytes") or (message.get("text") or "").encode()
                if len(raw) > wire.LONGEST_MESSAGE:
                    await self.ws.close(TOO_BIG)
                    return
                self.say(await self.obey(raw))

    async def obey(self, raw: bytes) -> Any:
        """One command; the answer to it."""
        lang = self.watcher.lang
        command: Any = None
        try:
            try:
                command = COMMANDS.decode(raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
                raise Refuse("malformed", 400) from problem
            if isinstance(command, wire.Watch):
                return self.watch(command)
            if isinstance(command, wire.Speak):
                self.watcher.lang, self.watcher.v, self.watcher.info = command.lang, 0, -1
                return None
            return await self.table.command(self.person.id, self.person.name, lang, command)
        except Refuse as refuse:
            key, n = getattr(command, "id", ""), getattr(command, "n", 0)
            return wire.Refused(refuse.key, refuse.text(lang), key, n, self.table.play.v)

    def watch(self, command: wire.Watch) -> None:
        """Through other eyes from now on; what those have not seen is told anew."""
        if command.seat != -1:
            self.table.own(self.person.id, command.seat)
        self.watcher.seat, self.watcher.v = command.seat, 0

    # Out.

    def say(self, answer: Any) -> None:
        """Puts an answer behind those that wait already."""
        if answer is not None:
            try:
                self.answers.put_nowait(answer)
            except asyncio.QueueFull:
                raise WebSocketDisconnect(TOO_SLOW) from None
        self.watcher.awake.set()

    async def reply(self) -> None:
        """Sends answers; they do not wait for news, for which a tree may have to grow."""
        while True:
            await self.send(await self.answers.get())

    async def speak(self) -> None:
        """Sends what is new whenever something is; the reader sets the pace, and misses nothing by it."""
        while not self.table.closed and not self.table.stale:
            await self.watcher.awake.wait()
            self.watcher.awake.clear()
            for message in await self.table.news(self.watcher):
                await self.send(message)

    async def send(self, message: Any) -> None:
        """One message; who does not take it in time is cut off."""
        text = msgspec.json.encode(message).decode()
        try:
            async with self.sending:
                await asyncio.wait_for(self.ws.send_text(text), SLOWEST)
        except TimeoutError:
            raise WebSocketDisconnect(TOO_SLOW) from None


async def game_socket(ws: WebSocket) -> None:
    """The route games/NAME/socket."""
    lobby: Lobby = ws.app.state.lobby
    lang = "en"
    try:
        check_origin(ws)
        person = await lobby.people.who(ws.cookies.get(COOKIE, ""))
        lang = language(ws, person)
        table = await lobby.table(str(ws.path_params["name"]))
        seat = number(ws, "seat", table.default_seat(person.id))
        if seat != -1:
            table.own(person.id, seat)
        watcher = Watcher(person.id, seat, lang, number(ws, "after", 0), number(ws, "chat", 0))
    except (Refuse, Trouble) as problem:
        refuse = problem if isinstance(problem, Refuse) else by_store(problem)
        await ws.accept()
        await ws.send_text(msgspec.json.encode(wire.Refused(refuse.key, refuse.text(lang))).decode())
        await ws.close(REFUSED)
        return
    await ws.accept()
    try:
        await Socket(ws, table, person, watcher).run()
    finally:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            if table.closed or table.stale:
                bye = wire.Bye(texts(watcher.lang)("closing"), 500)
                await ws.send_text(msgspec.json.encode(bye).decode())
            await ws.close(GOING if table.closed or table.stale else 1000)


def number(ws: WebSocket, key: str, otherwise: int) -> int:
    """A whole number of the query."""
    text = str(ws.query_params.get(key, otherwise))
    if not text.removeprefix("-").isascii() or not text.removeprefix("-").isdigit() or len(text) > 10:
        raise Refuse("malformed", 400)
    return int(text)
