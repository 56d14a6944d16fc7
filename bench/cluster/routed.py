"""A worker behind a reverse proxy that routes by table id; built to be measured, not shipped.

The proxy decides which worker serves a table: a request that names a table takes it over, whichever worker
held it before. The epoch in PostgreSQL keeps the old holder from writing. There is no Redis: a worker
counts as alive while its pulse, which it writes every `PULSE_S`, is recent; notices to all workers go through
LISTEN and NOTIFY.

`python -m bench.cluster.routed STORE PORT` serves until it is stopped.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

import asyncpg
import msgspec
import uvicorn

from riftable.core.worker_pool import relax_gc
from riftable.server.http.app import build_app, running_bot_pool
from riftable.server.http.connections import Connections, LimitedConfig, limits_for, raise_file_limit
from riftable.server.http.defaults import LOOPBACK
from riftable.server.http.relay import TABLE_PATH
from riftable.server.http.request_log import set_up_log
from riftable.server.http.run import SHUTDOWN_TIMEOUT_S, listening_socket
from riftable.server.http.worker_messages import (
    DescribeTable,
    LoginSucceeded,
    QuotaSpent,
    SessionsEnded,
    TableDescription,
    TablesRewritten,
)
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.messages import MAX_MESSAGE_BYTES, TableInfo
from riftable.server.session.lobby import Lobby
from riftable.server.storage.interface import (
    Outage,
    StorageError,
    TableHeldElsewhereError,
    Transaction,
    heartbeat_fact,
)
from riftable.server.storage.postgres import PostgresStore

PULSE_S: Final = 0.5
LEASE_MS: Final = 2000  # after its last pulse a worker counts as dead
ANSWER_TIMEOUT_S: Final = 2.0
CHANNEL: Final = "riftable"
PULSES_BETWEEN_SEARCHES: Final = 10  # for tables that no live worker holds


class TableTaken(msgspec.Struct, tag=20, array_like=True):
    """A table has another holder: the old one closes it."""

    game: str
    worker: str


Notices = (
    DescribeTable
    | TableDescription
    | SessionsEnded
    | QuotaSpent
    | LoginSucceeded
    | TablesRewritten
    | TableTaken
)
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(tuple[str, Notices])


class RoutedStore(PostgresStore):
    """A store whose tables move to the worker that the proxy chose."""

    def __init__(self, url: str) -> None:
        super().__init__(url, is_alive=self.has_pulse)
        self.routed: set[str] = set()  # tables that requests have named at this worker
        self.taken_over: Callable[[TableTaken], None] = lambda _notice: None

    async def has_pulse(self, worker: str) -> bool:
        """Return whether a worker has written its pulse within `LEASE_MS`."""
        alive = await self.get_fact(heartbeat_fact(worker))
        return alive is not None and self.now() - alive < LEASE_MS

    async def claim(self, table_id: str) -> list[Outage]:
        """Take a table over if a request named it here; else only if no live worker holds it."""
        while table_id in self.routed and table_id not in self.held:
            row = await self.read(
                lambda db: db.fetch_row("SELECT worker, epoch FROM holders WHERE game = ?", table_id)
            )
            if row is None:
                break
            if await self.take(table_id, *row):
                self.held[table_id] = row[1] + 1
                if row[0] not in {"", self.worker_id}:
                    self.taken_over(TableTaken(table_id, row[0]))
        return await super().claim(table_id)


class RoutedWorker:
    """One of several workers behind the proxy."""

    def __init__(self, store: str) -> None:
        self.store = RoutedStore(store)
        self.url = store
        self.lobby: Lobby | None = None
        self.app: Any = build_app(self.running_lobby)
        self.outgoing: asyncio.Queue[str] = asyncio.Queue()
        self.pending: dict[str, asyncio.Future[TableDescription]] = {}
        self.keys = itertools.count()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        found = TABLE_PATH.match(scope["path"]) if scope["type"] in {"http", "websocket"} else None
        if found is not None:
            self.store.routed.add(found[1])
        await self.app(scope, receive, send)

    @contextlib.asynccontextmanager
    async def running_lobby(self) -> AsyncIterator[Lobby]:
        """The lobby, while this worker serves."""
        await self.store.open()
        listener = await asyncpg.connect(self.url)
        speaker = await asyncpg.connect(self.url, server_settings={"synchronous_commit": "off"})
        await listener.add_listener(CHANNEL, self.on_notice)
        background = [asyncio.create_task(self.send_notices(speaker)), asyncio.create_task(self.keep_alive())]
        try:
            async with running_bot_pool(None, 1) as thinkers:
                self.lobby = lobby = Lobby(self.store, thinkers)
                self.join(lobby)
                yield lobby
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await self.store.write(self.release)
            await listener.close()
            await speaker.close()
            await self.store.close()

    async def release(self, db: Transaction) -> None:
        """Let other workers take over the tables of this one at once."""
        await db.execute("DELETE FROM facts WHERE name = ?", heartbeat_fact(self.store.worker_id))

    async def keep_alive(self) -> None:
        """Write the pulse and look for tables without a holder."""
        for n in itertools.count():
            with contextlib.suppress(StorageError):
                await self.store.set_fact(heartbeat_fact(self.store.worker_id), self.store.now())
                if self.lobby is not None and n % PULSES_BETWEEN_SEARCHES == 0:
                    self.start(self.lobby.resume_games())
            await asyncio.sleep(PULSE_S)

    def start(self, work: Any) -> None:
        """Run a coroutine in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Notices to all workers.

    def join(self, lobby: Lobby) -> None:
        """Connect the lobby to the other workers."""
        self.store.taken_over = self.broadcast
        lobby.ask_other_worker = self.ask_holder
        lobby.users.broadcast = lambda keys, user: self.broadcast(SessionsEnded(keys, user))
        lobby.tell_reopened = lambda games: self.broadcast(TablesRewritten(games))
        lobby.limits.log_in.broadcast = lambda account, where: self.broadcast(LoginSucceeded(account, where))
        for name, bucket in lobby.limits.shared().items():
            bucket.broadcast = partial(self.spent, name)

    def spent(self, bucket: str, key: str) -> None:
        self.broadcast(QuotaSpent(bucket, key))

    def broadcast(self, notice: Notices) -> None:
        """Queue a notice to all other workers."""
        self.outgoing.put_nowait(base64.b85encode(ENCODER.encode((self.store.worker_id, notice))).decode())

    async def send_notices(self, speaker: Any) -> None:
        while True:
            await speaker.execute("SELECT pg_notify($1, $2)", CHANNEL, await self.outgoing.get())

    def on_notice(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        """Handle a notice of another worker."""
        sender, notice = DECODER.decode(base64.b85decode(payload))
        lobby = self.lobby
        if sender == self.store.worker_id or lobby is None:
            return
        match notice:
            case TableTaken():
                if notice.worker == self.store.worker_id:
                    self.store.release(notice.game)
                    self.store.routed.discard(notice.game)
                    lobby.release(notice.game)
            case SessionsEnded():
                lobby.users.apply_invalidation(notice.keys, notice.user)
            case QuotaSpent():
                lobby.limits.shared()[notice.bucket].taken_elsewhere(notice.key, lobby.now())
            case LoginSucceeded():
                lobby.limits.log_in.apply_success(notice.account, notice.address, lobby.now())
            case TablesRewritten():
                self.start(lobby.reopen(notice.table_ids))
            case DescribeTable():
                if notice.sender == self.store.worker_id:
                    self.start(self.describe(lobby, notice))
            case TableDescription():
                answer = self.pending.get(notice.key)
                if answer is not None and not answer.done():
                    answer.set_result(notice)

    # Tables of other workers, for lists.

    async def ask_holder(self, worker: str, table_id: str, user: str, lang: str) -> TableInfo:
        """Ask the holder of a table about it."""
        key = f"{self.store.worker_id}.{next(self.keys)}"
        answer = self.pending[key] = asyncio.get_running_loop().create_future()
        try:
            self.broadcast(DescribeTable(key, worker, table_id, user, lang))
            description: TableDescription = await asyncio.wait_for(answer, ANSWER_TIMEOUT_S)
        except TimeoutError:
            raise TableHeldElsewhereError(worker) from None
        finally:
            del self.pending[key]
        if description.info is None:
            raise TableHeldElsewhereError(worker)
        return description.info

    async def describe(self, lobby: Lobby, ask: DescribeTable) -> None:
        info = None
        with contextlib.suppress(RequestRefused, StorageError):
            info = (await lobby.table_for(ask.table_id, ask.user)).info_for(ask.user, ask.lang)
        self.broadcast(TableDescription(ask.key, info))


def main() -> None:
    """Serve at a port of this machine."""
    store, port = sys.argv[1:]
    set_up_log()
    relax_gc()
    config = LimitedConfig(
        RoutedWorker(store),
        connections=Connections(limits_for(raise_file_limit())),
        log_config=None,
        access_log=False,
        ws_max_size=MAX_MESSAGE_BYTES,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
    )
    uvicorn.Server(config).run([listening_socket(LOOPBACK, int(port))])


if __name__ == "__main__":
    main()
