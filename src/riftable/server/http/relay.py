"""Forward requests for tables that another worker holds to that worker.

The relay wraps the application. A request that names a table of another worker is forwarded as ASGI events
over the bus, and so is the response; WebSockets are no different. If the other worker dies, the client gets
503 or a closed socket and tries again, and the worker that it reaches takes the table over.

A table is opened by the worker that a request to open it happens to reach. It moves, once, to the worker to
which its first player connects: most requests for it come there.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import re
import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import Request

from riftable.server.http.bus import HEARTBEAT_S, SELF_PING, Bus, cancel
from riftable.server.http.client_socket import GOING
from riftable.server.http.requests import language_or_english, refusal
from riftable.server.http.security import is_well_formed, security_headers
from riftable.server.http.stream import Stream, StreamClosed
from riftable.server.http.worker_messages import (
    DECODER,
    ENCODER,
    CloseStream,
    DescribeTable,
    HandedOver,
    HandOver,
    LoginSucceeded,
    MessagesLost,
    OpenStream,
    QuotaSpent,
    SessionsEnded,
    StreamEvent,
    TableDescription,
    TablesRewritten,
    WorkerMessage,
)
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.messages import TableInfo
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from riftable.server.storage.interface import StorageError, Store, TableHeldElsewhereError
from riftable.server.storage.postgres import PostgresStore

LOG: Final = logging.getLogger(__name__)
TABLE_PATH: Final = re.compile(r"/api/(?:games|studies)/([^/]{1,64})(?:/|$)")  # a study is held as a table is
FORWARDED_SCOPE: Final = (
    *("type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path"),
    *("headers", "client", "server", "subprotocols", "extensions"),
)
BODY_EVENTS: Final = ("http.response.body", "websocket.http.response.body")
TAKEOVER_TIMEOUT_S: Final = 5.0  # for a dead worker's table to be taken over
RETRY_DELAY_S: Final = 0.05
HEARTBEATS_PER_SEARCH: Final = 10  # for tables that no live worker holds, even if none died just now
ANSWER_TIMEOUT_S: Final = 2.0


def is_in_use(table: Table) -> bool:
    """Return whether a table has subscribers, or does something that closing it would interrupt."""
    return bool(table.presence.subscribers or table.tasks.uninterruptible or table.play.is_rematch_due)


class Relay:
    """One of several workers: its bus, its store, and the application that it wraps."""

    def __init__(self, store: str, bus: str) -> None:
        self.bus = Bus(bus)
        self.store = PostgresStore(store, self.bus.worker, self.bus.is_alive)
        self.app: Any = None  # set before the first request, like `lobby`
        self.lobby: Lobby | None = None
        self.streams: dict[str, Stream] = {}
        self.awaited_answers: dict[str, asyncio.Future[Any]] = {}  # of other workers, by key
        self.keys = itertools.count()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lost_to: set[str] = set()  # workers to which messages may have been lost
        self.out_of_date = False  # messages to this worker may have been lost
        self.handing_over = asyncio.Lock()  # a second `HandOver` of a table is answered after the first

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Store]:
        """Connect to the bus and the store, and hold the lease."""
        self.bus.on_message, self.bus.on_loss = self.on_message, self.on_loss
        await self.bus.open()
        try:
            await self.store.open()
            heartbeats = asyncio.get_running_loop().create_task(self.keep_lease())
            try:
                yield self.store
            finally:
                await cancel([heartbeats, *self.tasks])
                await self.store.close()
        finally:
            await self.bus.close()

    def start_task(self, work: Any) -> asyncio.Task[Any]:
        """Run a coroutine in the background, with a reference so that it is not collected."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def new_key(self) -> str:
        """Return a key for a stream or a message that is answered, unique over all workers."""
        return f"{self.bus.worker}.{next(self.keys)}"

    # Leases.

    async def keep_lease(self) -> None:
        """Renew the lease, and take over the tables of workers that died."""
        search: asyncio.Task[None] | None = None
        before: set[str] = set()
        for n in itertools.count(1):
            await asyncio.sleep(HEARTBEAT_S)
            try:
                in_time = await self.bus.heartbeat()
                self.bus.post(self.bus.worker, SELF_PING)
                self.report_losses()
                if not in_time:
                    LOG.warning("the lease of this worker had ended")
                if not in_time or (self.out_of_date and self.bus.subscribed.is_set()):
                    await self.catch_up()
            except StorageError as problem:
                LOG.warning("%s", problem)
                continue
            alive = set(self.bus.alive)
            for stream in list(self.streams.values()):
                if stream.peer not in alive:
                    stream.close()
            due = before - alive or n % HEARTBEATS_PER_SEARCH == 0
            if self.lobby is not None and due and (search is None or search.done()):
                search = self.start_task(self.lobby.resume_games())
            before = alive

    def report_losses(self) -> None:
        """Tell workers that they may have missed messages of this one."""
        workers, self.lost_to = self.lost_to & self.bus.alive - {self.bus.worker}, set()
        for worker in workers:
            self.bus.post(worker, ENCODER.encode(MessagesLost(self.bus.worker)))

    async def catch_up(self) -> None:
        """Look up what missed messages may have said: tables taken over or changed, sessions ended."""
        self.out_of_date = not self.bus.subscribed.is_set()
        try:
            lost = await self.store.drop_lost_tables()
        except StorageError:
            self.out_of_date = True
            raise
        if self.lobby is not None:
            for table_id in lost:
                self.lobby.release(table_id)
            self.lobby.users.clear_cache()
            for open_table in self.lobby.tables.values():
                open_table.notify()  # subscribers are checked before they get anything

    def on_loss(self, worker: str) -> None:
        """Messages to a worker, or for "" messages of all workers to this one, may have been lost."""
        for stream in list(self.streams.values()):
            if worker in {"", stream.peer}:
                stream.close()
        if worker:
            self.lost_to.add(worker)
        else:
            self.out_of_date = True

    # Requests.

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        is_request = scope["type"] in {"http", "websocket"} and is_well_formed(scope)
        found = TABLE_PATH.match(scope["path"]) if is_request else None
        if found is None:
            await self.app(scope, receive, send)
            return
        deadline = time.monotonic() + TAKEOVER_TIMEOUT_S
        while worker := await self.other_holder(found[1], wanted=scope["type"] == "websocket"):
            stream = Stream(self.bus, worker, self.new_key())
            self.streams[stream.key] = stream
            try:
                forwarded = {key: scope[key] for key in FORWARDED_SCOPE if key in scope}
                opening = OpenStream(stream.key, self.bus.worker, forwarded)
                if await self.bus.send(worker, ENCODER.encode(opening)):
                    await self.forward(stream, scope, receive, send)
                    return
            finally:
                del self.streams[stream.key]
            if time.monotonic() > deadline:
                await self.service_unavailable(scope, receive, send, begun=False)
                return
            self.bus.alive.discard(worker)  # it is not subscribed: look up whether it is alive
            await asyncio.sleep(RETRY_DELAY_S)
        await self.app(scope, receive, send)

    async def other_holder(self, table_id: str, *, wanted: bool) -> str:
        """Return the other worker that holds a table, or "" if this one does, or does from now on.

        If the table is `wanted` here, the other worker is asked to hand it over. This is before the client is
        authenticated: any WebSocket for a table can bring about its one move, and nothing else.
        """
        lobby = self.lobby
        found = None if lobby is None else lobby.tables.get(table_id)
        if found is not None and not found.stale:
            return ""
        was_held = table_id in self.store.held
        try:
            await self.store.claim(table_id)
        except TableHeldElsewhereError as other:
            if not wanted:
                return other.worker
            await self.ask_to_hand_over(other.worker, table_id)
            return await self.other_holder(table_id, wanted=False)  # it may have moved, here or elsewhere
        except StorageError:
            pass  # the application answers with it
        if not was_held and table_id in self.store.held:
            self.start_task(self.resume(table_id))  # the application may refuse the request before it does so
        return ""

    async def resume(self, table_id: str) -> None:
        """Load a table unless another worker holds it, so that its clock and its bots go on."""
        if self.lobby is not None:
            with contextlib.suppress(RequestRefused, StorageError):
                await self.lobby.table(table_id)

    async def forward(self, stream: Stream, scope: Any, receive: Any, send: Any) -> None:
        """Forward a request over a stream and the response back, until either ends."""
        begun = False

        async def forward_request() -> None:
            event: dict[str, Any] = {"type": ""}
            while not event["type"].endswith(".disconnect"):
                event = await receive()
                await stream.send(event)

        async def forward_response() -> None:
            nonlocal begun
            ended = False
            while not ended:
                event = await stream.receive()
                begun = True
                await send(event)
                last_body = event["type"] in BODY_EVENTS and not event.get("more_body")
                ended = last_body or event["type"] == "websocket.close"

        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(forward_request()), loop.create_task(forward_response())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stream.close_peer()
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        for task in tasks:
            problem = None if task.cancelled() else task.exception()
            if isinstance(problem, StreamClosed):
                await self.service_unavailable(scope, receive, send, begun=begun)
            elif problem is not None:
                raise problem

    async def service_unavailable(self, scope: Any, receive: Any, send: Any, *, begun: bool) -> None:
        """End a request whose worker died: with 503, or for a WebSocket by closing it. Clients try again."""
        if scope["type"] == "http" and not begun:
            response = refusal(RequestRefused("store", 503), language_or_english(Request(scope)))
            response.raw_headers.extend(security_headers(scope, self.app.state.site.encrypted))
            await response(scope, receive, send)
        elif scope["type"] == "websocket":
            if not begun:
                await send({"type": "websocket.accept"})
            with contextlib.suppress(RuntimeError):
                await send({"type": "websocket.close", "code": GOING})

    async def serve_stream(self, stream: Stream, scope: dict[str, Any]) -> None:
        """Serve a request that another worker forwards."""

        async def receive() -> dict[str, Any]:
            try:
                return await stream.receive()
            except StreamClosed:
                return {"type": f"{scope['type']}.disconnect", "code": 1006}

        async def send(event: dict[str, Any]) -> None:
            await stream.send(event)

        try:
            await self.app(scope, receive, send)
        finally:
            del self.streams[stream.key]
            stream.close_peer()

    # Messages to other workers that are answered.

    async def ask(self, worker: str, message: DescribeTable | HandOver) -> Any:
        """Ask another worker; None if it does not answer in time."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.awaited_answers[message.key] = answer
        try:
            if await self.bus.send(worker, ENCODER.encode(message)):
                return await asyncio.wait_for(answer, ANSWER_TIMEOUT_S)
        except TimeoutError:
            LOG.warning("worker %s does not answer about table %s", worker, message.table_id)
        finally:
            del self.awaited_answers[message.key]
        return None

    async def table_info(self, worker: str, table_id: str, user: str, lang: str) -> TableInfo:
        """Return what a user may know of another worker's table, for lists.

        Raises `StorageError` if the worker does not tell, `RequestRefused` if the table is damaged.
        """
        answer = await self.ask(worker, DescribeTable(self.new_key(), self.bus.worker, table_id, user, lang))
        if answer is not None and answer.damaged:
            raise RequestRefused("unreadable_table", 500)
        if answer is None or answer.info is None:
            raise TableHeldElsewhereError(worker)
        info: TableInfo = answer.info
        return info

    async def describe_table(self, message: DescribeTable) -> None:
        """Answer a `DescribeTable` of another worker."""
        info = None
        with contextlib.suppress(RequestRefused, StorageError):
            if self.lobby is not None:
                info = (await self.lobby.table_for(message.table_id, message.user)).info_for(
                    message.user, message.lang
                )
        damaged = self.lobby is not None and message.table_id in self.lobby.damaged
        self.bus.post(message.sender, ENCODER.encode(TableDescription(message.key, info, damaged)))

    async def ask_to_hand_over(self, worker: str, table_id: str) -> None:
        """Ask the worker that opened a table for it, because its first player is connected here."""
        await self.ask(worker, HandOver(self.new_key(), self.bus.worker, table_id))

    async def hand_over(self, message: HandOver) -> None:
        """Answer a `HandOver` of another worker: hand the table over, or keep it."""
        answer = HandedOver(message.key, message.table_id, done=False)
        async with self.handing_over:
            table = None if self.lobby is None else self.lobby.tables.get(message.table_id)
            if self.lobby is not None and table is not None:
                answer.done = await self.move_table(self.lobby, table, message.sender)
                answer.host = table.play.head.host
                answer.address = self.lobby.services.quotas.addresses.get(answer.host, "")
        self.bus.post(message.sender, ENCODER.encode(answer))

    async def move_table(self, lobby: Lobby, table: Table, worker: str) -> bool:
        """Move a table that no one uses here and that has never moved; return whether that was done."""
        async with table.invitation_lock:  # the other worker reads who is invited
            if is_in_use(table) or not self.store.was_opened_here(table.id):
                return False
            await lobby.reopen([table.id])
            try:
                done = await self.store.hand_over(table.id, worker)
            except StorageError as problem:
                LOG.warning("cannot hand over table %s: %s", table.id, problem)
                done = False
        if not done:
            await self.resume(table.id)
        return done

    async def on_handed_over(self, answer: HandedOver) -> None:
        """Load a table that was handed over, even if no request waits for it any more."""
        if answer.done and self.lobby is not None:
            if answer.address:
                self.lobby.services.quotas.note_address(answer.host, answer.address)
            await self.resume(answer.table_id)
        self.on_answer(answer)

    def on_answer(self, answer: TableDescription | HandedOver) -> None:
        """Give an answer to the request that waits for it, if it still does."""
        waiting = self.awaited_answers.get(answer.key)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    # What all workers must know.

    def attach(self, lobby: Lobby) -> None:
        """Connect the lobby with those of the other workers."""
        self.lobby = lobby
        lobby.ask_other_worker = self.table_info
        lobby.users.broadcast = lambda keys, user: self.broadcast(SessionsEnded(keys, user))
        lobby.tell_reopened = lambda table_ids: self.broadcast(TablesRewritten(table_ids))
        lobby.limits.log_in.broadcast = lambda account, address: self.broadcast(
            LoginSucceeded(account, address)
        )
        for name, bucket in lobby.limits.shared().items():
            bucket.broadcast = partial(self.broadcast_spent, name)

    def broadcast_spent(self, bucket: str, key: str) -> None:
        """Tell all other workers that one unit of a rate limit was spent here."""
        self.broadcast(QuotaSpent(bucket, key))

    def broadcast(self, message: WorkerMessage) -> None:
        """Send a message to all other workers. One that misses it is told so, and catches up."""
        data = ENCODER.encode(message)
        for worker in self.bus.alive - {self.bus.worker}:
            self.bus.post(worker, data)

    def on_message(self, data: bytes) -> None:
        """Handle a message of another worker."""
        try:
            message = DECODER.decode(data)
        except msgspec.MsgspecError:
            LOG.exception("received a message of another version of Riftable")
            return
        match message:
            case OpenStream():
                stream = self.streams[message.stream] = Stream(self.bus, message.sender, message.stream)
                self.start_task(self.serve_stream(stream, message.scope))
            case StreamEvent():
                if message.stream in self.streams:
                    self.streams[message.stream].feed(message, len(data))
            case CloseStream():
                if message.stream in self.streams:
                    self.streams[message.stream].close()
            case DescribeTable():
                self.start_task(self.describe_table(message))
            case HandOver():
                self.start_task(self.hand_over(message))
            case HandedOver():
                self.start_task(self.on_handed_over(message))
            case TableDescription():
                self.on_answer(message)
            case MessagesLost():
                self.out_of_date = True
                for stream in list(self.streams.values()):
                    if stream.peer == message.worker:
                        stream.close()
            case SessionsEnded() | QuotaSpent() | LoginSucceeded() | TablesRewritten():
                if self.lobby is not None:
                    self.apply(self.lobby, message)

    def apply(
        self, lobby: Lobby, message: SessionsEnded | QuotaSpent | LoginSucceeded | TablesRewritten
    ) -> None:
        """Apply to this worker's lobby what happened at another."""
        match message:
            case SessionsEnded():
                lobby.users.apply_invalidation(message.keys, message.user)
            case QuotaSpent():
                bucket = lobby.limits.shared().get(message.bucket)
                if bucket is not None:
                    bucket.taken_elsewhere(message.key, lobby.now())
            case LoginSucceeded():
                lobby.limits.log_in.apply_success(message.account, message.address, lobby.now())
            case TablesRewritten():
                self.start_task(lobby.reopen(message.table_ids))
