"""SQLite as a store: one file, one writer thread, many commands to a commit.

Whatever waits when the writer is free is written in one transaction (`synchronous=FULL`), each command in a
savepoint of its own: one that fails takes no other with it. A commit that fails refuses all of them, and
nothing of them is there. Reading has its own connection and thread, so that the event loop never waits.

After somebody was forgotten the writer rewrites the file (`VACUUM`) and empties the write-ahead log: SQLite's
`secure_delete` alone leaves copies of deleted cells in pages that it has rebalanced. A note in the file says
that this is still to be done, so that it is done after a crash too.
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
MOST_AT_ONCE: Final = 256  # commands in one commit
BUSY_TIMEOUT_S: Final = 5.0  # seconds to wait for another program that writes into the file
PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",  # what is deleted is overwritten with zeros
)
PURGE_FACT: Final = "scrub"  # the name of a fact: 1 while deleted data may still be in the file
SCRUB_RETRY_S: Final = 0.5  # until the next try when another program reads the file
SCRUB_DAMAGED_S: Final = 3600.0  # the same while pages of the file are damaged
SCRUB_REST: Final = 20  # times as long as the last scrub took, the next one waits: writers come first
KINDS: Final = {
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
    """Something to be written, and who waits for it."""

    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class PurgeRequest(NamedTuple):
    """A wish that nothing deleted is left in any file, and who waits for it."""

    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Connection:
    """A connection as pieces of work see it. Nothing here ever waits."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    async def execute(self, sql: str, *values: Any) -> int:
        return self.db.execute(sql, values).rowcount

    async def fetch_row(self, sql: str, *values: Any) -> Sequence[Any] | None:
        found: Sequence[Any] | None = self.db.execute(sql, values).fetchone()
        return found

    async def fetch_rows(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        return self.db.execute(sql, values).fetchall()


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The outcome of a piece of work that never waits."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("work on the store must wait for nothing but the store")


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has said was written, to a file that others cannot read."""
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
    """A file of a newer version is left as it is: nobody here knows what it means."""
    known = db.execute("PRAGMA user_version").fetchone()[0]
    if known > FORMAT:
        raise StorageError(f"{name} was written by a newer version of Riftable", "newer")


def check_file(path: Path) -> None:
    """Whether there is no file yet, or one that this version can use; StorageError says why not."""
    if not path.exists():
        return
    try:
        with contextlib.closing(connect(path)) as db:
            check_format(db, path.name)
    except sqlite3.Error as problem:
        raise storage_error(problem) from problem


def needs_rewrite(db: sqlite3.Connection) -> bool:
    """Whether deleted data may be in a file: it says so, or comes from a version that did not care."""
    noted = db.execute("SELECT value FROM facts WHERE name = ?", (PURGE_FACT,)).fetchone()
    if noted is not None:
        return bool(noted[0])
    used = db.execute("SELECT EXISTS (SELECT 1 FROM users), EXISTS (SELECT 1 FROM games)").fetchone()
    if not any(used):
        db.execute("INSERT INTO facts VALUES (?, 0)", (PURGE_FACT,))
    return any(used)


def storage_error(problem: sqlite3.Error) -> StorageError:
    """What the disk or the file said."""
    return StorageError(str(problem), KINDS.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF, ""))


class SqliteStore(Store):
    """The file of a house."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged = False  # pages of the file cannot be read, and the log says so
        self.jobs: queue.SimpleQueue[WriteRequest | PurgeRequest | None] = queue.SimpleQueue()
        self.scrubs: list[PurgeRequest] = []  # who waits until nothing deleted is left
        self.rewrite = False  # the file still has to be rewritten
        self.empty_log = True  # the write-ahead log still has to be emptied: perhaps the last server crashed
        self.scrub_at = 0.0  # the time of the next try
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
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="riftable-reader")
        self.thread = threading.Thread(target=self.write_on, name="riftable-writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.reading.shutdown()
        self.reader.close()
        self.writer.close()

    # The writer's thread.

    def write_on(self) -> None:
        """Takes what waits, writes it, and tells those who wait for it; until it is told to stop."""
        going = True
        while going:
            waiting = self.take()
            going = None not in waiting
            jobs = [job for job in waiting if isinstance(job, WriteRequest)]
            if jobs:
                self.commit(jobs)
            scrubs = [one for one in waiting if isinstance(one, PurgeRequest)]
            if scrubs:
                self.scrubs += scrubs
                self.rewrite = True
            if self.to_scrub and (not going or time.monotonic() >= self.scrub_at):
                self.scrub_now()

    def take(self) -> list[WriteRequest | PurgeRequest | None]:
        """What waits; nothing if a scrub is due before something comes."""
        pause = max(0.0, self.scrub_at - time.monotonic()) if self.to_scrub else None
        try:
            waiting = [self.jobs.get(timeout=pause)]
        except queue.Empty:
            return []
        while len(waiting) < MOST_AT_ONCE and not self.jobs.empty():
            waiting.append(self.jobs.get())
        return waiting

    @property
    def to_scrub(self) -> bool:
        """Whether something deleted may still be in a file."""
        return self.rewrite or self.empty_log

    def scrub_now(self) -> None:
        """Rewrites the file without what was deleted and empties the log; tries again later if it cannot.

        Never waits for another program: those who write meanwhile would wait too.
        """
        began, db = time.monotonic(), self.writer
        try:
            db.execute("PRAGMA busy_timeout = 0")
            if self.rewrite:
                db.execute("VACUUM")
                db.execute("INSERT OR REPLACE INTO facts VALUES (?, 0)", (PURGE_FACT,))
                self.rewrite, self.empty_log = False, True
            self.empty_log = bool(db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
            pause = SCRUB_RETRY_S
        except sqlite3.Error as problem:
            LOG.warning("deleted data is still in the file, a later try follows: %s", problem)
            pause = SCRUB_DAMAGED_S if self.told(problem).kind == "damaged" else BUSY_TIMEOUT_S
        finally:
            with contextlib.suppress(sqlite3.Error):
                db.execute(f"PRAGMA busy_timeout = {round(BUSY_TIMEOUT_S * 1000)}")
        now = time.monotonic()
        self.scrub_at = now + max(pause if self.to_scrub else 0.0, SCRUB_REST * (now - began))
        if not self.to_scrub:
            for one in self.scrubs:
                one.loop.call_soon_threadsafe(tell, one.done, None, None)
            self.scrubs = []

    def commit(self, jobs: list[WriteRequest]) -> None:
        """One transaction for all; every job with its own savepoint."""
        db, view = self.writer, Connection(self.writer)
        results: list[tuple[WriteRequest, Any, BaseException | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                db.execute("SAVEPOINT job")
                try:
                    results.append((job, at_once(job.work(view)), None))
                except sqlite3.OperationalError:
                    raise  # the disk, not the job
                except Exception as problem:  # one bad job must not end the thread of all
                    if isinstance(problem, sqlite3.Error) and storage_error(problem).kind == "damaged":
                        raise  # after that this transaction takes nothing more
                    db.execute("ROLLBACK TO job")
                    taken = isinstance(problem, sqlite3.IntegrityError)
                    results.append((job, None, WriteConflictError(str(problem)) if taken else problem))
                db.execute("RELEASE job")
            db.execute("COMMIT")
        except sqlite3.Error as problem:
            told = self.told(problem)
            if told.kind != "damaged":
                LOG.error("the store cannot write: %s", problem)  # noqa: TRY400  (the trace tells no more)
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            if told.kind == "damaged" and len(jobs) > 1:  # those that touch no damaged page are done
                for job in jobs:
                    self.commit([job])
                return
            results = [(job, None, told) for job in jobs]
        for job, result, wrong in results:
            job.loop.call_soon_threadsafe(tell, job.done, result, wrong)

    def told(self, problem: sqlite3.Error) -> StorageError:
        """What SQLite said; that the file is damaged is logged once, with what can be done about it."""
        found = storage_error(problem)
        if found.kind == "damaged" and not self.damaged:
            self.damaged = True
            LOG.error(
                "%s is damaged: %s. What lies on damaged pages cannot be read or written; the rest goes on."
                " Stop the server, move the file away and restore a backup (riftable restore)",
                self.path.name,
                problem,
            )
        return found

    # For the event loop.

    async def write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.jobs.put(WriteRequest(work, loop, done))
        return await asyncio.shield(done)

    async def after_erasure(self, db: Transaction, games: Sequence[str]) -> None:
        await set_fact(db, PURGE_FACT, 1)

    async def purge(self) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.jobs.put(PurgeRequest(loop, done))
        await done

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reading, lambda: at_once(work(Connection(self.reader))))
        except sqlite3.Error as problem:
            raise self.told(problem) from problem


def tell(done: asyncio.Future[Any], result: Any, wrong: BaseException | None) -> None:
    """Lets somebody go on who waited for the writer."""
    if done.done():
        return
    if wrong is None:
        done.set_result(result)
    else:
        done.set_exception(wrong)
