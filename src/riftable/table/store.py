"""The store: one SQLite file, one writer thread, many commands to a commit. Acknowledged means durable.

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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from riftable.table import log

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], Any]
MOST_AT_ONCE: Final = 256  # commands in one commit
FORMAT: Final = 1  # of the file
OUTAGE: Final = "down:"  # with when it began, the name of a fact: when it ended
PATIENCE: Final = 5.0  # seconds to wait for somebody else who writes into the file
LOG: Final = logging.getLogger(__name__)

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS games (
    id TEXT PRIMARY KEY, head BLOB NOT NULL, status TEXT NOT NULL, public INTEGER NOT NULL,
    touched INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS games_by_status ON games (status, public, touched);
CREATE TABLE IF NOT EXISTS entries (
    game TEXT NOT NULL, seq INTEGER NOT NULL, entry BLOB NOT NULL, PRIMARY KEY (game, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS receipts (
    game TEXT NOT NULL, who TEXT NOT NULL, id TEXT NOT NULL, answer BLOB NOT NULL, PRIMARY KEY (game, who, id)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sitters (
    user TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (user, game)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, password TEXT, lang TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
    token BLOB PRIMARY KEY, user TEXT NOT NULL, created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
"""


KINDS: Final = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}


class Trouble(Exception):
    """Nothing was written. `kind` is why: full, readonly, locked or newer; "" is any other reason."""

    def __init__(self, text: str, kind: str = "") -> None:
        super().__init__(text)
        self.kind = kind


def trouble(problem: sqlite3.Error) -> Trouble:
    """What the disk or the file said."""
    return Trouble(str(problem), KINDS.get(getattr(problem, "sqlite_errorcode", 0) & 0xFF, ""))


class Job(NamedTuple):
    """Something to be written, and who waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Outage(NamedTuple):
    """A time in which nobody served, in ms since 1970."""

    begin: int
    end: int


class Kept(NamedTuple):
    """A table as it is written down."""

    head: log.Head
    entries: list[log.Entries]
    receipts: dict[tuple[str, str], bytes]


def connect(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has said was written."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def check_format(db: sqlite3.Connection, name: str) -> None:
    """A file of a newer version is left as it is: nobody here knows what it means."""
    known = db.execute("PRAGMA user_version").fetchone()[0]
    if known > FORMAT:
        raise Trouble(f"{name} was written by a newer version of Riftable", "newer")


class Store:
    """The file of a house. `write` and `read` may be called from the event loop only."""

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

    def close(self) -> None:
        """Writes what waits, then lets go of the file."""
        self.jobs.put(None)
        self.thread.join()
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
        db = self.writer
        results: list[tuple[Job, Any, BaseException | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for job in jobs:
                db.execute("SAVEPOINT job")
                try:
                    results.append((job, job.work(db), None))
                except sqlite3.OperationalError:
                    raise  # the disk, not the job
                except Exception as problem:  # noqa: BLE001 - one bad job must not end the thread of all
                    db.execute("ROLLBACK TO job")
                    results.append((job, None, problem))
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

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Does this in a transaction; once it returns, a power cut changes nothing about it."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.jobs.put(Job(work, loop, done))
        return await asyncio.shield(done)

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Looks something up."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reading, work, self.reader)
        except sqlite3.Error as problem:
            raise trouble(problem) from problem

    # Tables.

    async def lay(self, head: log.Head, entries: list[log.Entries], status: str) -> None:
        """A new table."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?)",
                (head.id, log.ENCODER.encode(head), status, head.public, head.created),
            )
            for seat in head.seats:
                sit(db, seat.user, head.id)
            append(db, log.Batch(head.id, 0, entries), status)

        await self.write(work)

    async def append(self, batch: log.Batch, status: str) -> None:
        """What a command wrote; all of it, or nothing."""
        await self.write(lambda db: append(db, batch, status))

    async def kept(self, game: str) -> Kept | None:
        """A table as it was written down; None if there is none."""

        def work(db: sqlite3.Connection) -> Kept | None:
            row = db.execute("SELECT head FROM games WHERE id = ?", (game,)).fetchone()
            if row is None:
                return None
            rows = db.execute(
                "SELECT seq, entry FROM entries WHERE game = ? ORDER BY seq", (game,)
            ).fetchall()
            if [seq for seq, _ in rows] != list(range(len(rows))):
                raise Trouble(f"entries of {game} are missing")
            receipts = db.execute("SELECT who, id, answer FROM receipts WHERE game = ?", (game,)).fetchall()
            return Kept(
                log.HEAD.decode(row[0]),
                [log.ENTRY.decode(entry) for _, entry in rows],
                {(who, name): answer for who, name, answer in receipts},
            )

        return await self.read(work)

    async def listed(self, user: str | None, most: int) -> list[str]:
        """The latest public tables that are not done with, or all at which somebody has sat."""
        public = "SELECT id FROM games WHERE public AND status <> 'over' ORDER BY touched DESC LIMIT ?"
        own = (
            "SELECT games.id FROM sitters JOIN games ON games.id = sitters.game"
            " WHERE sitters.user = ? ORDER BY touched DESC LIMIT ?"
        )

        def work(db: sqlite3.Connection) -> list[str]:
            rows = db.execute(public, (most,)) if user is None else db.execute(own, (user, most))
            return [row[0] for row in rows]

        return await self.read(work)

    async def under_way(self) -> list[str]:
        """All tables at which a game is being played."""
        return await self.read(
            lambda db: [row[0] for row in db.execute("SELECT id FROM games WHERE status = 'playing'")]
        )

    # Facts about the house itself.

    async def remember(self, name: str, value: int) -> None:
        """A number to be known after a restart."""
        await self.write(
            lambda db: db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value)).close()
        )

    async def recall(self, name: str) -> int | None:
        """What was remembered."""
        row = await self.read(
            lambda db: db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        )
        return None if row is None else int(row[0])

    async def note_outage(self, begin: int, end: int) -> None:
        """Nobody served between these times."""
        await self.remember(f"{OUTAGE}{begin}", end)

    async def outages(self, since: int) -> list[Outage]:
        """All that ended after a time; older ones are forgotten."""
        like = f"{OUTAGE}%"
        await self.write(
            lambda db: db.execute("DELETE FROM facts WHERE name LIKE ? AND value < ?", (like, since)).close()
        )
        rows = await self.read(
            lambda db: db.execute("SELECT name, value FROM facts WHERE name LIKE ?", (like,)).fetchall()
        )
        return sorted(Outage(int(name.removeprefix(OUTAGE)), end) for name, end in rows)


def append(db: sqlite3.Connection, batch: log.Batch, status: str) -> None:
    """Entries and the receipt for them."""
    for i, entry in enumerate(batch.entries):
        db.execute(
            "INSERT INTO entries VALUES (?, ?, ?)", (batch.game, batch.first + i, log.ENCODER.encode(entry))
        )
        if isinstance(entry, log.Sat):
            sit(db, entry.user, batch.game)
    if batch.receipt is not None:
        receipt = batch.receipt
        db.execute(
            "INSERT INTO receipts VALUES (?, ?, ?, ?)", (batch.game, receipt.who, receipt.id, receipt.answer)
        )
    if batch.entries:
        touched = batch.entries[-1].when
        db.execute("UPDATE games SET status = ?, touched = ? WHERE id = ?", (status, touched, batch.game))


def sit(db: sqlite3.Connection, user: str, game: str) -> None:
    """Somebody has sat at this table."""
    if user:
        db.execute("INSERT OR IGNORE INTO sitters VALUES (?, ?)", (user, game))


def tell(done: asyncio.Future[Any], result: Any, wrong: BaseException | None) -> None:
    """Lets somebody go on who waited for the writer."""
    if done.done():
        return
    if wrong is None:
        done.set_result(result)
    else:
        done.set_exception(wrong)
