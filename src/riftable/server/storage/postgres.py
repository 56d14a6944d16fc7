"""A store in PostgreSQL for several workers. One worker holds each table, and only that worker writes it.

The holder of a table is a row with an epoch (a fencing token). Taking a table over increments the epoch, and
every write checks it in its own transaction, under a lock that a takeover must wait for. So a worker that was
wrongly thought dead can write nothing any more, however late it wakes up. The store does not know which
workers are alive; it asks `is_alive`.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

import asyncpg

from riftable.server.match import entries as log
from riftable.server.match.clock import MAX_OUTAGE_AGE_MS
from riftable.server.storage import interface
from riftable.server.storage.interface import (
    FORMAT,
    SCHEMA,
    Outage,
    StorageError,
    Store,
    TableHeldElsewhereError,
    Transaction,
    UncertainWriteError,
    Work,
    WriteConflictError,
    heartbeat_fact,
)

T = TypeVar("T")
MAX_CONNECTIONS: Final = 8  # per worker
STATEMENT_TIMEOUT_S: Final = 10.0
CLOSE_TIMEOUT_S: Final = 5.0
SCHEMA_LOCK_ID: Final = 0x72696674  # advisory lock, held while the schema is created: workers start together
DRIVER_ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
CORRUPTION_ERRORS: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
HOLDERS_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS holders (game TEXT PRIMARY KEY, worker TEXT NOT NULL, epoch BIGINT NOT NULL);
CREATE INDEX IF NOT EXISTS holders_by_worker ON holders (worker);
"""
CREATED_NAME: Final = re.compile(r"CREATE (?:TABLE|INDEX) IF NOT EXISTS (\w+)")
INSERT_FREE_HOLDER: Final = (
    "INSERT INTO holders SELECT id, '', 0 FROM (SELECT id FROM games UNION SELECT id FROM studies) AS known"
    " WHERE id = ? ON CONFLICT DO NOTHING"
)
FIRST_EPOCH: Final = 1  # of a table, until it has another holder
GAP: Final = "gap:"  # prefix of facts: table and begin of a time without a holder; the value is its end
POSTGRES_WORDS: Final = {"BLOB": "BYTEA", "INTEGER": "BIGINT", " WITHOUT ROWID": "", "user": '"user"'}
SQLITE_WORDS: Final = re.compile(r"""\b(?:BLOB|INTEGER)\b| WITHOUT ROWID\b|(?<!['"])\buser\b(?!['"])""")


@lru_cache(maxsize=512)
def to_postgres(sql: str) -> str:
    """Translate a statement to PostgreSQL: numbered parameters, its types, "user" quoted."""
    head, *rest = SQLITE_WORDS.sub(lambda word: POSTGRES_WORDS[word[0]], sql).split("?")
    return head + "".join(f"${n}{part}" for n, part in enumerate(rest, 1))


class PostgresTransaction:
    """A `Transaction` on a PostgreSQL connection."""

    def __init__(self, db: Any) -> None:
        self.db = db

    async def execute(self, sql: str, *values: Any) -> int:
        status: str = await self.db.execute(to_postgres(sql), *values)  # such as "UPDATE 1"
        count = status.rpartition(" ")[2]
        return int(count) if count.isdigit() else 0

    async def fetch_row(self, sql: str, *values: Any) -> Sequence[Any] | None:
        found: Sequence[Any] | None = await self.db.fetchrow(to_postgres(sql), *values)
        return found

    async def fetch_rows(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        return list(await self.db.fetch(to_postgres(sql), *values))


def storage_error(problem: BaseException, kind: type[StorageError] = StorageError) -> StorageError:
    """Convert an error of the driver, with its kind."""
    return kind(
        str(problem) or type(problem).__name__, "damaged" if isinstance(problem, CORRUPTION_ERRORS) else ""
    )


async def exists(db: Transaction, statement: str) -> bool:
    """Return whether the table or index that a statement creates exists, without taking a lock.

    `CREATE INDEX IF NOT EXISTS` waits for all writers of the table, and blocks them meanwhile.
    """
    found = CREATED_NAME.match(statement.strip())
    row = None if found is None else await db.fetch_row("SELECT to_regclass(?)::text", found[1])
    return row is not None and row[0] is not None


async def no_other_worker(_worker: str) -> bool:
    """The `is_alive` of a worker that has the database to itself."""
    return False


async def nothing_to_reset(_db: Any) -> None:
    """Return a connection to the pool as it is, without the four statements that asyncpg would send.

    No statement here changes a session: no settings, cursors, listeners, or locks beyond a transaction. A
    transaction that is still open is rolled back all the same.
    """


class PostgresStore(Store):
    """A store in a PostgreSQL database. `open` it first."""

    def __init__(
        self,
        url: str,
        worker_id: str = "",
        is_alive: Callable[[str], Awaitable[bool]] = no_other_worker,
        now: Callable[[], int] = lambda: int(time.time() * 1000),
    ) -> None:
        self.url = url
        self.worker_id = worker_id or secrets.token_hex(8)
        self.is_alive = is_alive
        self.now = now
        self.held: dict[str, int] = {}  # tables this worker holds: epoch of each
        self.pool: Any = None
        self.writes: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Connect and create missing tables; StorageError if that fails."""
        try:
            self.pool = await asyncpg.create_pool(
                self.url,
                min_size=1,
                max_size=MAX_CONNECTIONS,
                command_timeout=STATEMENT_TIMEOUT_S,
                timeout=STATEMENT_TIMEOUT_S,
                reset=nothing_to_reset,
                server_settings={"synchronous_commit": "on", "application_name": "riftable"},
            )
        except (*DRIVER_ERRORS, ValueError) as problem:
            raise StorageError(str(problem) or type(problem).__name__) from problem
        try:
            await self.write(self.prepare)
        except BaseException:
            await self.close()
            raise

    async def prepare(self, db: Transaction) -> None:
        """Create missing tables; delete facts about workers that hold no table and about old gaps."""
        await db.fetch_row("SELECT pg_advisory_xact_lock(?)", SCHEMA_LOCK_ID)
        for statement in [*SCHEMA.split(";"), *HOLDERS_SCHEMA.split(";")]:
            if statement.strip() and not await exists(db, statement):
                await db.execute(statement)
        known = await db.fetch_row("SELECT value FROM facts WHERE name = 'format'")
        if known is not None and known[0] > FORMAT:
            raise StorageError("the database was written by a newer version of Riftable")
        await interface.set_fact(db, "format", FORMAT)
        await db.execute(
            "DELETE FROM facts WHERE name LIKE 'alive:%' AND NOT EXISTS"
            " (SELECT 1 FROM holders WHERE worker = substr(facts.name, 7))"
        )
        await db.execute(
            "DELETE FROM facts WHERE name LIKE ? AND value < ?", f"{GAP}%", self.now() - MAX_OUTAGE_AGE_MS
        )

    async def close(self) -> None:
        """Finish pending writes, then close; a connection that does not come back in time is cut."""
        await asyncio.gather(*self.writes, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self.pool.close()

    # Reading and writing.

    async def write(self, work: Work[T]) -> T:
        task = asyncio.get_running_loop().create_task(self.transact(work))
        self.writes.add(task)
        task.add_done_callback(self.writes.discard)
        return await asyncio.shield(task)

    async def transact(self, work: Work[T]) -> T:
        """Run `work` in a transaction; UncertainWriteError if the connection is lost during the commit."""
        committing = False
        try:
            async with self.pool.acquire() as db, db.transaction():
                result = await work(PostgresTransaction(db))
                committing = True
        except asyncpg.UniqueViolationError as problem:
            raise WriteConflictError(str(problem)) from problem
        except DRIVER_ERRORS as problem:
            raise storage_error(problem, UncertainWriteError if committing else StorageError) from problem
        return result

    async def revoke_claims(self, db: Transaction, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            await db.execute("UPDATE holders SET worker = '', epoch = epoch + 1 WHERE game = ?", table_id)
            self.release(table_id)

    def release(self, table_id: str) -> None:
        self.held.pop(table_id, None)

    async def after_erasure(self, db: Transaction, table_ids: Sequence[str]) -> None:
        for table_id in table_ids:
            sql = (
                "DELETE FROM holders WHERE game = ? AND NOT EXISTS (SELECT 1 FROM games WHERE id = ?)"
                " AND NOT EXISTS (SELECT 1 FROM studies WHERE id = ?)"
            )
            await db.execute(sql, table_id, table_id, table_id)

    async def read(self, work: Work[T]) -> T:
        try:
            async with (
                self.pool.acquire() as db,
                db.transaction(isolation="repeatable_read", readonly=True),
            ):
                return await work(PostgresTransaction(db))
        except DRIVER_ERRORS as problem:
            raise storage_error(problem) from problem

    # Holders of tables.

    async def claim(self, table_id: str) -> list[Outage]:
        """Take a table over, unless a living worker holds it; TableHeldElsewhereError if one does."""
        while table_id not in self.held:
            row = await self.read(
                lambda db: db.fetch_row("SELECT worker, epoch FROM holders WHERE game = ?", table_id)
            )
            if row is None:
                if not await self.write(lambda db: db.execute(INSERT_FREE_HOLDER, table_id)):
                    return []  # there is no such table
                continue
            worker, epoch = row
            if worker not in {"", self.worker_id} and await self.is_alive(worker):
                raise TableHeldElsewhereError(worker)
            if await self.take(table_id, worker, epoch):
                self.held[table_id] = epoch + 1
        gap = f"{GAP}{table_id}:"
        rows = await self.read(
            lambda db: db.fetch_rows("SELECT name, value FROM facts WHERE name LIKE ?", f"{gap}%")
        )
        return [Outage(int(name.removeprefix(gap)), int(end)) for name, end in rows]

    async def take(self, table_id: str, worker: str, epoch: int) -> bool:
        """Take a table over from `worker`; False if another worker was faster and changed the epoch."""

        async def work(db: Transaction) -> bool:
            sql = "UPDATE holders SET worker = ?, epoch = epoch + 1 WHERE game = ? AND epoch = ?"
            if not await db.execute(sql, self.worker_id, table_id, epoch):
                return False
            alive = await db.fetch_row("SELECT value FROM facts WHERE name = ?", heartbeat_fact(worker))
            if alive is not None and worker != self.worker_id:
                await interface.set_fact(db, f"{GAP}{table_id}:{alive[0]}", self.now())
            return True

        return await self.write(work)

    def was_opened_here(self, table_id: str) -> bool:
        """Return whether a table was opened by this worker and has never had another holder."""
        return self.held.get(table_id) == FIRST_EPOCH

    async def hand_over(self, table_id: str, worker: str) -> bool:
        """Make another worker the holder of a table that was opened here; False if it has moved already.

        The caller has closed the table. That is no outage: clocks run on.
        """
        sql = "UPDATE holders SET worker = ?, epoch = epoch + 1 WHERE game = ? AND worker = ? AND epoch = ?"
        values = (worker, table_id, self.worker_id, FIRST_EPOCH)
        return bool(await self.write(lambda db: db.execute(sql, *values)))

    async def drop_lost_tables(self) -> set[str]:
        """Return the tables that other workers have taken over, and stop treating them as held."""
        rows = await self.read(
            lambda db: db.fetch_rows("SELECT game, epoch FROM holders WHERE worker = ?", self.worker_id)
        )
        ours = {row[0]: row[1] for row in rows}
        lost = {table_id for table_id, epoch in self.held.items() if ours.get(table_id) != epoch}
        for table_id in lost:
            del self.held[table_id]
        return lost

    async def tables_in_play(self) -> list[str]:
        """Return the ids of all tables with a game in progress that no living worker holds.

        That includes tables that were handed over to this worker, or released by it, and not claimed since.
        """
        rows = await self.read(
            lambda db: db.fetch_rows(
                "SELECT id, COALESCE(worker, '') FROM games LEFT JOIN holders ON game = id"
                " WHERE status = 'playing'"
            )
        )
        others = {row[1] for row in rows} - {"", self.worker_id}
        alive = {worker for worker in others if await self.is_alive(worker)}
        held = {(table_id, self.worker_id) for table_id in self.held}
        return [row[0] for row in rows if row[1] not in alive and (row[0], row[1]) not in held]

    # Writing tables: only those this worker holds.

    async def create(self, head: log.Head, entries: list[log.Entries], status: str) -> None:
        async def work(db: Transaction) -> None:
            await interface.insert_table(db, head, entries, status)
            await db.execute("INSERT INTO holders VALUES (?, ?, ?)", head.id, self.worker_id, FIRST_EPOCH)

        await self.write(work)
        self.held[head.id] = FIRST_EPOCH

    async def append(self, batch: log.Batch, status: str) -> None:
        async def work(db: Transaction) -> None:
            epoch = self.held.get(batch.table_id)
            fence = "SELECT 1 FROM holders WHERE game = ? AND worker = ? AND epoch = ? FOR SHARE"
            if epoch is None or await db.fetch_row(fence, batch.table_id, self.worker_id, epoch) is None:
                self.held.pop(batch.table_id, None)
                raise WriteConflictError(f"another worker holds {batch.table_id}")
            await interface.insert_entries(db, batch, status)

        await self.write(work)
