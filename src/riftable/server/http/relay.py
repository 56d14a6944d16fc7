"""The relay: a request for a table that another worker holds is served by that worker, over the bus.

It stands before the application and knows of tables only whose they are. A request goes over as it came, an
event of ASGI at a time, and so does the answer; sockets are no different. If the other worker dies the line
is cut, who asked asks again, and whoever is asked then takes the table over.
"""

from __future__ import annotations

import asyncio
import collections
import contextlib
import itertools
import logging
import re
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request

from riftable.server.http.bus import BEAT, TICK, Bus, cancel
from riftable.server.http.requests import language_or_english, refused
from riftable.server.http.security import is_well_formed, safe_headers
from riftable.server.http.socket import GOING
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.messages import TableInfo
from riftable.server.session.lobby import Lobby
from riftable.server.storage.interface import StorageError, Store, TableHeldElsewhereError
from riftable.server.storage.postgres import PostgresStore

LOG: Final = logging.getLogger(__name__)
GAME: Final = re.compile(r"/api/games/([^/]{1,64})(?:/|$)")
SCOPE: Final = (
    *("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path"),
    *("headers", "client", "server", "subprotocols", "extensions"),
)
BODIES: Final = ("http.response.body", "websocket.http.response.body")
MOST_WAITING: Final = 1 << 20  # bytes that may wait for a slow reader before the line is cut
PATIENCE: Final = 5.0  # seconds in which somebody must have taken a dead worker's table over
AGAIN: Final = 0.2
LOOK_ROUND: Final = 10  # beats between two looks for tables that nobody holds, though nobody died just now
ASKING: Final = 2.0  # seconds for what another worker tells of a table


class Cut(Exception):
    """The line ended."""


class Open(msgspec.Struct, tag=0, array_like=True):
    """A request that you must serve; answer to `back`."""

    line: str
    back: str
    scope: dict[str, Any]


class Event(msgspec.Struct, tag=1, array_like=True):
    """What happens in it, numbered each way."""

    line: str
    n: int
    event: dict[str, Any]


class End(msgspec.Struct, tag=2, array_like=True):
    """Nothing more comes."""

    line: str


class Ask(msgspec.Struct, tag=3, array_like=True):
    """Tell me about a table, as this user may know it."""

    key: str
    back: str
    name: str
    user: str
    lang: str


class Told(msgspec.Struct, tag=4, array_like=True):
    """What there is to tell; None: nothing. `damaged`: the table is set aside."""

    key: str
    info: TableInfo | None
    damaged: bool = False


class Ended(msgspec.Struct, tag=5, array_like=True):
    """Sessions are over, or somebody is called otherwise: what you remember of them is not so any more."""

    keys: list[bytes]
    user: str


class Spent(msgspec.Struct, tag=6, array_like=True):
    """Somebody took one of what all workers count together."""

    bucket: str
    key: str


class Fitted(msgspec.Struct, tag=7, array_like=True):
    """A password was right."""

    account: str
    where: str


class Changed(msgspec.Struct, tag=8, array_like=True):
    """The entries of these tables were changed: somebody was forgotten. Read them anew."""

    games: list[str]


class Missed(msgspec.Struct, tag=9, array_like=True):
    """Some of what this worker sent you may be lost: its lines to you, and what it wanted you to know."""

    worker: str


Messages: TypeAlias = Open | Event | End | Ask | Told | Ended | Spent | Fitted | Changed | Missed
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Messages)


class Line:
    """One end of a request that travels: what came in and waits, and the way to the other end."""

    def __init__(self, bus: Bus, far: str, key: str) -> None:
        self.bus = bus
        self.far = far
        self.key = key
        self.inbox: collections.deque[tuple[dict[str, Any], int]] = collections.deque()
        self.waiting = 0  # bytes
        self.sent = itertools.count()
        self.heard = 0
        self.over = False
        self.news = asyncio.Event()

    async def tell(self, event: dict[str, Any]) -> None:
        """Sends an event to the other end, and waits until it is on its way; if nobody takes it, all is over.

        Whoever sends faster than the bus takes it must wait: nothing piles up here.
        """
        if not await self.bus.send(self.far, ENCODER.encode(Event(self.key, next(self.sent), event))):
            self.cut()

    def take(self, message: Event, size: int) -> None:
        """An event from there. If one was lost, or too many wait before it, the line is cut."""
        if message.n != self.heard or self.waiting > MOST_WAITING:
            self.cut()
            return
        self.waiting += size
        self.heard += 1
        self.inbox.append((message.event, size))
        self.news.set()

    def cut(self) -> None:
        """Nothing more comes."""
        self.over = True
        self.news.set()

    async def next(self) -> dict[str, Any]:
        """The next event; Cut once there is none any more."""
        while not self.inbox:
            if self.over:
                raise Cut
            self.news.clear()
            await self.news.wait()
        event, size = self.inbox.popleft()
        self.waiting -= size
        return event


class Relay:
    """A worker among others: its place on the bus, its store, and the application behind."""

    def __init__(self, store: str, bus: str) -> None:
        self.bus = Bus(bus)
        self.store = PostgresStore(store, self.bus.me, self.bus.lives)
        self.app: Any = None  # and the tables behind it: both are there before anybody asks
        self.lobby: Lobby | None = None
        self.lines: dict[str, Line] = {}
        self.asked: dict[str, asyncio.Future[Told]] = {}
        self.keys = itertools.count()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.unheard: set[str] = set()  # workers that may have missed something of ours
        self.missed = False  # whether we may have missed something of another worker's

    @contextlib.asynccontextmanager
    async def keep(self) -> AsyncIterator[Store]:
        """The store, while this worker lives."""
        self.bus.hear, self.bus.torn = self.hear, self.torn
        await self.bus.open()
        try:
            await self.store.open()
            beating = asyncio.get_running_loop().create_task(self.beat())
            try:
                yield self.store
            finally:
                await cancel([beating, *self.tasks])
                await self.store.close()
        finally:
            await self.bus.close()

    def errand(self, work: Any) -> asyncio.Task[Any]:
        """Something that runs by itself; kept, lest it be forgotten half-way."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def key(self) -> str:
        """A name for a line or a question that nobody else gives."""
        return f"{self.bus.me}.{next(self.keys)}"

    # Who lives, and who does not.

    async def beat(self) -> None:
        """Lives, beat by beat; what a dead worker held, somebody takes over."""
        looking: asyncio.Task[None] | None = None
        for n in itertools.count(1):
            await asyncio.sleep(BEAT)
            before = self.bus.alive
            try:
                lived = await self.bus.beat()
                self.bus.post(self.bus.me, TICK)
                self.own_up()
                if not lived:
                    LOG.warning("this worker was thought dead")
                if not lived or (self.missed and self.bus.listening.is_set()):
                    await self.recount()
            except StorageError as problem:
                LOG.warning("%s", problem)
                continue
            for line in list(self.lines.values()):
                if line.far not in self.bus.alive:
                    line.cut()
            died = before - self.bus.alive
            lobby = self.lobby
            if lobby is not None and (died or n % LOOK_ROUND == 0) and (looking is None or looking.done()):
                looking = self.errand(lobby.resume_games())

    def own_up(self) -> None:
        """Tells those who may have missed something that they have; until they hear it, or are dead."""
        workers, self.unheard = self.unheard & self.bus.alive - {self.bus.me}, set()
        for worker in workers:
            self.bus.post(worker, ENCODER.encode(Missed(self.bus.me)))

    async def recount(self) -> None:
        """Looks up what others may have done unheard: took tables over, changed them, ended sessions."""
        self.missed = not self.bus.listening.is_set()
        try:
            lost = await self.store.drop_lost_tables()
        except StorageError:
            self.missed = True
            raise
        if self.lobby is not None:
            for game in lost:
                self.lobby.release(game)
            self.lobby.users.clear_cache()
            for table in self.lobby.tables.values():
                table.notify()  # whoever looks on is asked who they are

    def torn(self, worker: str) -> None:
        """A worker may have missed something of ours, or ("") we something of everybody's."""
        for line in list(self.lines.values()):
            if worker in {"", line.far}:
                line.cut()
        if worker:
            self.unheard.add(worker)
        else:
            self.missed = True

    # Requests.

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        asked = scope["type"] in {"http", "websocket"} and is_well_formed(scope)
        found = GAME.match(scope["path"]) if asked else None
        if found is None:
            await self.app(scope, receive, send)
            return
        patience = time.monotonic() + PATIENCE
        while worker := await self.holder(found[1]):
            line = Line(self.bus, worker, self.key())
            self.lines[line.key] = line
            try:
                plain = {key: scope[key] for key in SCOPE if key in scope}
                if await self.bus.send(worker, ENCODER.encode(Open(line.key, self.bus.me, plain))):
                    await self.carry(line, scope, receive, send)
                    return
            finally:
                del self.lines[line.key]
            self.bus.alive.discard(worker)  # nobody listens there: whether it lives is looked up anew
            if time.monotonic() > patience:
                await self.excuse(scope, receive, send, begun=False)
                return
            await asyncio.sleep(AGAIN)  # he is dead, and soon we shall know it
        await self.app(scope, receive, send)

    async def holder(self, name: str) -> str:
        """The worker who has a table, if it is another one; else it is ours from now on."""
        lobby = self.lobby
        table = None if lobby is None else lobby.tables.get(name)
        if table is None or table.stale:
            try:
                await self.store.claim(name)
            except TableHeldElsewhereError as other:
                return other.worker
            except StorageError:
                pass  # the application will say so
        return ""

    async def carry(self, line: Line, scope: Any, receive: Any, send: Any) -> None:
        """Carries a request over a line and the answer back, until either ends."""
        begun = False

        async def ask() -> None:
            event: dict[str, Any] = {"type": ""}
            while not event["type"].endswith(".disconnect"):
                event = await receive()
                await line.tell(event)

        async def answer() -> None:
            nonlocal begun
            ended = False
            while not ended:
                event = await line.next()
                begun = True
                await send(event)
                body = event["type"] in BODIES and not event.get("more_body")
                ended = body or event["type"] == "websocket.close"

        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(ask()), loop.create_task(answer())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            line.bus.post(line.far, ENCODER.encode(End(line.key)))
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        for task in tasks:
            problem = None if task.cancelled() else task.exception()
            if isinstance(problem, Cut):
                await self.excuse(scope, receive, send, begun=begun)
            elif problem is not None:
                raise problem

    async def excuse(self, scope: Any, receive: Any, send: Any, *, begun: bool) -> None:
        """The worker who had the table is gone: ask again."""
        if scope["type"] == "http" and not begun:
            response = refused(RequestRefused("store", 503), language_or_english(Request(scope)))
            response.raw_headers.extend(safe_headers(scope, self.app.state.door.encrypted))
            await response(scope, receive, send)
        elif scope["type"] == "websocket":
            if not begun:
                await send({"type": "websocket.accept"})
            with contextlib.suppress(RuntimeError):
                await send({"type": "websocket.close", "code": GOING})

    async def serve(self, line: Line, scope: dict[str, Any]) -> None:
        """Serves a request of another worker."""

        async def receive() -> dict[str, Any]:
            try:
                return await line.next()
            except Cut:
                return {"type": f"{scope['type']}.disconnect", "code": 1006}

        async def send(event: dict[str, Any]) -> None:
            await line.tell(event)

        try:
            await self.app(scope, receive, send)
        finally:
            del self.lines[line.key]
            self.bus.post(line.far, ENCODER.encode(End(line.key)))

    # Questions about tables, for lists.

    async def about(self, worker: str, name: str, user: str, lang: str) -> TableInfo:
        """What another worker says of a table; StorageError if nothing, RequestRefused if it is damaged."""
        ask = Ask(self.key(), self.bus.me, name, user, lang)
        told: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self.asked[ask.key] = told
        try:
            if await self.bus.send(worker, ENCODER.encode(ask)):
                answer = await asyncio.wait_for(told, ASKING)
                if answer.damaged:
                    raise RequestRefused("unreadable_table", 500)
                if answer.info is not None:
                    return answer.info
        except TimeoutError:
            LOG.warning("worker %s tells nothing of table %s", worker, name)
        finally:
            del self.asked[ask.key]
        raise TableHeldElsewhereError(worker)

    async def tell(self, ask: Ask) -> None:
        """Answers such a question."""
        info = None
        with contextlib.suppress(RequestRefused, StorageError):
            if self.lobby is not None:
                info = (await self.lobby.table_for(ask.name, ask.user)).info_for(ask.user, ask.lang)
        damaged = self.lobby is not None and ask.name in self.lobby.damaged
        self.bus.post(ask.back, ENCODER.encode(Told(ask.key, info, damaged)))

    # What all workers must know.

    def join(self, lobby: Lobby) -> None:
        """From now on this lobby hears what other workers do that counts here too, and tells them."""
        self.lobby = lobby
        lobby.ask_other_worker = self.about
        lobby.users.broadcast = lambda keys, user: self.cry(Ended(keys, user))
        lobby.tell_reopened = lambda games: self.cry(Changed(games))
        lobby.limits.log_in.broadcast = lambda account, where: self.cry(Fitted(account, where))
        for name, bucket in lobby.limits.shared().items():
            bucket.broadcast = partial(self.spent, name)

    def spent(self, bucket: str, key: str) -> None:
        """Somebody took one here."""
        self.cry(Spent(bucket, key))

    def cry(self, message: Messages) -> None:
        """Tells all others. Who does not hear it looks a session up after a while all the same."""
        data = ENCODER.encode(message)
        for worker in self.bus.alive - {self.bus.me}:
            self.bus.post(worker, data)

    # What comes over the bus.

    def hear(self, data: bytes) -> None:
        """A message of another worker."""
        try:
            message = DECODER.decode(data)
        except msgspec.MsgspecError:
            LOG.exception("a worker of another version is on the bus")
            return
        match message:
            case Open():
                line = self.lines[message.line] = Line(self.bus, message.back, message.line)
                self.errand(self.serve(line, message.scope))
            case Event():
                if message.line in self.lines:
                    self.lines[message.line].take(message, len(data))
            case End():
                if message.line in self.lines:
                    self.lines[message.line].cut()
            case Ask():
                self.errand(self.tell(message))
            case Told():
                told = self.asked.get(message.key)
                if told is not None and not told.done():
                    told.set_result(message)
            case Missed():
                self.missed = True
                for line in list(self.lines.values()):
                    if line.far == message.worker:
                        line.cut()
            case Changed():
                if self.lobby is not None:
                    self.errand(self.lobby.reopen(message.games))
            case Ended() | Spent() | Fitted():
                if self.lobby is not None:
                    self.note(self.lobby, message)

    def note(self, lobby: Lobby, message: Ended | Spent | Fitted) -> None:
        """What another worker did that counts here too."""
        match message:
            case Ended():
                lobby.users.apply_invalidation(message.keys, message.user)
            case Spent():
                bucket = lobby.limits.shared().get(message.bucket)
                if bucket is not None:
                    bucket.taken_elsewhere(message.key, lobby.now())
            case Fitted():
                lobby.limits.log_in.apply_success(message.account, message.where, lobby.now())
