"""SQLite as a store: one file, one writer thread, many commands to a commit.

Whatever waits when the writer is free is written in one transaction (`synchronous=FULL`), each command in a
savepoint of its own: one that fails takes no other with it. A commit that fails refuses all of them, and
nothing of them is there. Reading has its own connection and thread, so that the event loop never waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from riftable.table.store import FORMAT, SCHEMA, Store, Taken, Trouble, Work

T = TypeVar("T")
FILE: Final = "riftable.db"  # in the data folder
MOST_AT_ONCE: Final = 256  # commands in one commit
PATIENCE: Final = 5.0  # seconds to wait for another program that writes into the file
PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
KINDS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}
LOG: Final = logging.getLogger(__name__)


class Job(NamedTuple):
    """Something to be written, and who waits for it."""

    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Connection:
    """A connection as pieces of work see it. Nothing here ever waits."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db

    async def do(self, sql: str, *values: Any) -> int:
        return self.db.execute(sql, values).rowcount

    async def row(self, sql: str, *values: Any) -> Sequence[Any] | None:
        found: Sequence[Any] | None = self.db.execute(sql, values).fetchone()
        return found

    async def rows(self, sql: str, *values: Any) -> list[Sequence[Any]]:
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
    """A connection that loses nothing it has said was written."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}")
    return db


def check_format(db: sqlite3.Connection, name: str) -> None:
    """A file of a newer version is left as it is: nobody here knows what it means."""
    known = db.execute("PRAGMA user_version").fetchone()[0]
    if known > FORMAT:
        raise Trouble(f"{name} was written by a newer version of Riftable", "newer")


def check_file(path: Path) -> None:
    """Whether there is no file yet, or one that this version can use; Trouble says why not."""
    if not path.exists():
        return
    try:
        with contextlib.closing(connect(path)) as db:
            check_format(db, path.name)
    except sqlite3.Error as problem:
        raise trouble(problem) from problem


def trouble(problem: sqlite3.Error) -> Trouble:
    """What the disk or the file said."""
    return Trouble(str(problem), KINDS.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF, ""))


class SqliteStore(Store):
    """The file of a house."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = connect(path)
        try:
            check_format(self.writer, path.name)
            self.writer.executescript(SCHEMA)
            self.writer.execute(f"PRAGMA user_version = {FORMAT}")
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
            waiting = [self.jobs.get()]
            while len(waiting) < MOST_AT_ONCE and not self.jobs.empty():
                waiting.append(self.jobs.get())
            going = None not in waiting
            jobs = [job for job in waiting if job is not None]
            if jobs:
                self.commit(jobs)

    def commit(self, jobs: list[Job]) -> None:
        """One transaction for all; every job with its own savepoint."""
        db, view = self.writer, Connection(self.writer)
        results: list[tuple[Job, Any, BaseException | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                db.execute("SAVEPOINT job")
                try:
                    results.append((job, at_once(job.work(view)), None))
                except sqlite3.OperationalError:
                    raise  # the disk, not the job
                except Exception as problem:  # noqa: BLE001 - one bad job must not end the thread of all
                    db.execute("ROLLBACK TO job")
                    taken = isinstance(problem, sqlite3.IntegrityError)
                    results.append((job, None, Taken(str(problem)) if taken else problem))
                db.execute("RELEASE job")
            db.execute("COMMIT")
        except sqlite3.Error as problem:
            LOG.error("the store cannot write: %s", problem)  # noqa: TRY400  (the trace tells no more)
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            results = [(job, None, trouble(problem)) for job in jobs]
        for job, result, wrong in results:
            job.loop.call_soon_threadsafe(tell, job.done, result, wrong)

    # For the event loop.

    async def write(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.jobs.put(Job(work, loop, done))
        return await asyncio.shield(done)

    async def read(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reading, lambda: at_once(work(Connection(self.reader))))
        except sqlite3.Error as problem:
            raise trouble(problem) from problem


def tell(done: asyncio.Future[Any], result: Any, wrong: BaseException | None) -> None:
    """Lets somebody go on who waited for the writer."""
    if done.done():
        return
    if wrong is None:
        done.set_result(result)
    else:
        done.set_exception(wrong)
