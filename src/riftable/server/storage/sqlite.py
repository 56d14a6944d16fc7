"""A store in one SQLite file: one writer thread, many commands per commit.

The writer commits all pending requests in one transaction (`synchronous=FULL`), each in a savepoint of its
own, so that a failing one does not affect the others. If the commit fails, all of them fail and nothing is
written. Reads have their own connection and thread. The event loop never waits for the disk.

After a user was erased, the writer rewrites the file (`VACUUM`) and truncates the write-ahead log: SQLite's
`secure_delete` alone leaves copies of deleted cells in rebalanced pages. A fact in the file says that this is
still to be done, so that it is also done after a crash.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from riftable.server.storage.interface import (
    FORMAT,
    SCHEMA,
    StorageError,
    Store,
    Transaction,
    Work,
    WriteConflictError,
    set_fact,
)
from riftable.server.storage.private_files import make_database

T = TypeVar("T")
DATABASE_NAME: Final = "riftable.db"  # in the data folder
MAX_REQUESTS_PER_COMMIT: Final = 256
BUSY_TIMEOUT_S: Final = 5.0  # wait for another program that writes to the file
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # overwrite deleted data with zeros
)
PURGE_FACT: Final = "scrub"  # 1 while deleted data may still be in the file
PURGE_RETRY_S: Final = 0.5  # while another program reads the file
PURGE_RETRY_DAMAGED_S: Final = 3600.0  # while pages of the file are damaged
PURGE_PAUSE_FACTOR: Final = 20  # pause after a purge, as a multiple of its duration: writes come first
ERROR_KINDS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
ERRNO_KINDS: Final = {errno.ENOSPC: "full", errno.EROFS: "readonly", errno.EACCES: "readonly"}
LOG: Final = logging.getLogger(__name__)


class WriteRequest(NamedTuple):
    """A unit of work for the writer thread, and the future of its result."""

    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class PurgeRequest(NamedTuple):
    """A request to remove deleted data from all files; `done` is set when none is left."""

    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class SqliteTransaction:
    """A `Transaction` on a SQLite connection. Its coroutines never wait."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    async def execute(self, sql: str, *values: Any) -> int:
        return self.db.execute(sql, values).rowcount

    async def fetch_row(self, sql: str, *values: Any) -> Sequence[Any] | None:
        found: Sequence[Any] | None = self.db.execute(sql, values).fetchone()
        return found

    async def fetch_rows(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        return self.db.execute(sql, values).fetchall()


def run_without_waiting(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits, and return its result; RuntimeError if it does wait."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("a unit of work must not await anything but its transaction")


def connect(path: Path) -> sqlite3.Connection:
    """Open a database with durable commits, readable by its owner only; StorageError if that fails."""
    try:
        make_database(path)
    except OSError as problem:
        kind = ERRNO_KINDS.get(problem.errno or 0, "")
        raise StorageError(f"{path.name}: {problem.strerror}", kind) from problem
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_TIMEOUT_S)
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")
    return db


def check_format(db: sqlite3.Connection, name: str) -> None:
    """Raise StorageError if a newer version of Riftable wrote the file."""
    known = db.execute("PRAGMA user_version").fetchone()[0]
    if known > FORMAT:
        raise StorageError(f"{name} was written by a newer version of Riftable", "newer")


def check_file(path: Path) -> None:
    """Raise StorageError if there is a file that this version cannot use."""
    if not path.exists():
        return
    try:
        with contextlib.closing(connect(path)) as db:
            check_format(db, path.name)
    except sqlite3.Error as problem:
        raise storage_error(problem) from problem


def needs_rewrite(db: sqlite3.Connection) -> bool:
    """Return whether the file may contain deleted data: it says so, or an old version wrote it."""
    noted = db.execute("SELECT value FROM facts WHERE name = ?", (PURGE_FACT,)).fetchone()
    if noted is not None:
        return bool(noted[0])
    used = db.execute("SELECT EXISTS (SELECT 1 FROM users), EXISTS (SELECT 1 FROM games)").fetchone()
    if not any(used):
        db.execute("INSERT INTO facts VALUES (?, 0)", (PURGE_FACT,))
    return any(used)


def storage_error(problem: sqlite3.Error) -> StorageError:
    """Convert an error of SQLite, with its kind."""
    return StorageError(str(problem), ERROR_KINDS.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF, ""))


class SqliteStore(Store):
    """A store in a SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = False  # damaged pages were found and logged
        self.requests: queue.SimpleQueue[WriteRequest | PurgeRequest | None] = queue.SimpleQueue()
        self.purges: list[PurgeRequest] = []  # waiting until no deleted data is left
        self.rewrite = False  # the file must be rewritten
        self.truncate_log = True  # the write-ahead log must be truncated: the last server may have crashed
        self.next_purge_at = 0.0  # monotonic time
        self.writer = connect(path)
        try:
            check_format(self.writer, path.name)
            self.writer.executescript(SCHEMA)
            self.writer.execute(f"PRAGMA user_version = {FORMAT}")
            self.rewrite = needs_rewrite(self.writer)
        except BaseException:
            self.writer.close()
            raise
        self.reader = connect(path)
        self.read_executor = ThreadPoolExecutor(1, thread_name_prefix="riftable-reader")
        self.thread = threading.Thread(target=self.run_writer, name="riftable-writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        self.requests.put(None)
        await asyncio.to_thread(self.thread.join)
        self.read_executor.shutdown()
        self.reader.close()
        self.writer.close()

    # In the writer thread.

    def run_writer(self) -> None:
        """Write pending requests until the store is closed."""
        running = True
        while running:
            pending = self.next_requests()
            running = None not in pending
            writes = [one for one in pending if isinstance(one, WriteRequest)]
            if writes:
                self.commit(writes)
            purges = [one for one in pending if isinstance(one, PurgeRequest)]
            if purges:
                self.purges += purges
                self.rewrite = True
            if self.purge_pending and (not running or time.monotonic() >= self.next_purge_at):
                self.try_purge()

    def next_requests(self) -> list[WriteRequest | PurgeRequest | None]:
        """Wait for requests and return those that are pending; [] when a purge is due first."""
        timeout = max(0.0, self.next_purge_at - time.monotonic()) if self.purge_pending else None
        try:
            pending = [self.requests.get(timeout=timeout)]
        except queue.Empty:
            return []
        while len(pending) < MAX_REQUESTS_PER_COMMIT and not self.requests.empty():
            pending.append(self.requests.get())
        return pending

    @property
    def purge_pending(self) -> bool:
        """Whether deleted data may still be in a file."""
        return self.rewrite or self.truncate_log

    def try_purge(self) -> None:
        """Rewrite the file and truncate the log; schedule another try if that fails.

        Never waits for another program, because pending writes would wait too.
        """
        began, db = time.monotonic(), self.writer
        try:
            db.execute("PRAGMA busy_timeout = 0")
            if self.rewrite:
                db.execute("VACUUM")
                db.execute("INSERT OR REPLACE INTO facts VALUES (?, 0)", (PURGE_FACT,))
                self.rewrite, self.truncate_log = False, True
            self.truncate_log = bool(db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
            pause = PURGE_RETRY_S
        except sqlite3.Error as problem:
            LOG.warning("deleted data is still in the file, will try again: %s", problem)
            pause = PURGE_RETRY_DAMAGED_S if self.convert(problem).kind == "damaged" else BUSY_TIMEOUT_S
        finally:
            with contextlib.suppress(sqlite3.Error):
                db.execute(f"PRAGMA busy_timeout = {round(BUSY_TIMEOUT_S * 1000)}")
        now = time.monotonic()
        self.next_purge_at = now + max(
            pause if self.purge_pending else 0.0, PURGE_PAUSE_FACTOR * (now - began)
        )
        if not self.purge_pending:
            for one in self.purges:
                one.loop.call_soon_threadsafe(resolve, one.done, None, None)
            self.purges = []

    def commit(self, requests: list[WriteRequest]) -> None:
        """Run all requests in one transaction, each with its own savepoint, and resolve their futures."""
        db, transaction = self.writer, SqliteTransaction(self.writer)
        results: list[tuple[WriteRequest, Any, BaseException | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for request in requests:
                db.execute("SAVEPOINT request")
                try:
                    results.append((request, run_without_waiting(request.work(transaction)), None))
                except sqlite3.OperationalError:
                    raise  # the disk failed, not this request
                except Exception as problem:  # one bad request must not end the writer thread
                    if isinstance(problem, sqlite3.Error) and storage_error(problem).kind == "damaged":
                        raise  # SQLite accepts nothing more in this transaction
                    db.execute("ROLLBACK TO request")
                    conflict = isinstance(problem, sqlite3.IntegrityError)
                    results.append((request, None, WriteConflictError(str(problem)) if conflict else problem))
                db.execute("RELEASE request")
            db.execute("COMMIT")
        except sqlite3.Error as problem:
            error = self.convert(problem)
            if error.kind != "damaged":
                LOG.error("the store cannot write: %s", problem)  # noqa: TRY400 - a traceback adds nothing
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            if error.kind == "damaged" and len(requests) > 1:  # write those that touch no damaged page
                for request in requests:
                    self.commit([request])
                return
            results = [(request, None, error) for request in requests]
        for request, result, failure in results:
            request.loop.call_soon_threadsafe(resolve, request.done, result, failure)

    def convert(self, problem: sqlite3.Error) -> StorageError:
        """Convert an error of SQLite; if the file is damaged, log once what the host can do about it."""
        error = storage_error(problem)
        if error.kind == "damaged" and not self.damaged:
            self.damaged = True
            LOG.error(
                "%s is damaged: %s. Data on damaged pages cannot be read or written; everything else works."
                " Stop the server, move the file away and restore a backup (riftable restore)",
                self.path.name,
                problem,
            )
        return error

    # In the event loop.

    async def write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.requests.put(WriteRequest(work, loop, done))
        return await asyncio.shield(done)

    async def after_erasure(self, db: Transaction, table_ids: Sequence[str]) -> None:
        await set_fact(db, PURGE_FACT, 1)

    async def purge(self) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.requests.put(PurgeRequest(loop, done))
        await done

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            transaction = SqliteTransaction(self.reader)
            return await loop.run_in_executor(
                self.read_executor, lambda: run_without_waiting(work(transaction))
            )
        except sqlite3.Error as problem:
            raise self.convert(problem) from problem


def resolve(done: asyncio.Future[Any], result: Any, failure: BaseException | None) -> None:
    """Set the result or the exception of a future, unless it was canceled."""
    if done.done():
        return
    if failure is None:
        done.set_result(result)
    else:
        done.set_exception(failure)
