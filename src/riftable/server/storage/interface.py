"""What the server stores, whichever database stores it. Acknowledged means durable.

The SQL is written here once, in the dialect that SQLite and PostgreSQL share, with `?` for values. A unit of
work is a coroutine over a `Transaction`: with SQLite it never waits and runs in the writer's thread, with
PostgreSQL it waits for the server.
"""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import MsgspecError
from msgspec.json import Decoder

from riftable.server.match import entries as log

T = TypeVar("T")
FORMAT: Final = 7  # of the stored data; docs/reference/data-formats.md says what has changed since the first
UNREADABLE: Final = (MsgspecError, UnicodeDecodeError, RecursionError, TypeError)  # raised for a bad row
OUTAGE: Final = (
    "down:"  # prefix of facts: the name continues with the begin of an outage, the value is its end
)

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
CREATE TABLE IF NOT EXISTS visits (
    token BLOB PRIMARY KEY, seen INTEGER NOT NULL, agent TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS invites (
    token BLOB PRIMARY KEY, game TEXT NOT NULL, seat INTEGER NOT NULL, created INTEGER NOT NULL,
    guest TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS decks (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, name TEXT NOT NULL, list TEXT NOT NULL, touched INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS puzzles (
    user TEXT NOT NULL, puzzle TEXT NOT NULL, game TEXT NOT NULL, first INTEGER NOT NULL,
    solved INTEGER NOT NULL, box INTEGER NOT NULL, due INTEGER NOT NULL, tried INTEGER NOT NULL,
    PRIMARY KEY (user, puzzle)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS puzzle_days (
    user TEXT NOT NULL, day INTEGER NOT NULL, solved INTEGER NOT NULL, PRIMARY KEY (user, day)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS lesson_steps (
    user TEXT NOT NULL, game TEXT NOT NULL, lesson TEXT NOT NULL, step INTEGER NOT NULL,
    done INTEGER NOT NULL, PRIMARY KEY (user, game, lesson, step)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS finished (
    game TEXT PRIMARY KEY, ended INTEGER NOT NULL, name TEXT NOT NULL, mode TEXT NOT NULL,
    summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS results (
    user TEXT NOT NULL, game TEXT NOT NULL, ended INTEGER NOT NULL, name TEXT NOT NULL, mode TEXT NOT NULL,
    against TEXT NOT NULL, bot TEXT NOT NULL, outcome INTEGER NOT NULL, counted INTEGER NOT NULL,
    names TEXT NOT NULL, PRIMARY KEY (user, game)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS results_by_time ON results (user, ended);
CREATE INDEX IF NOT EXISTS results_by_game ON results (game);
CREATE TABLE IF NOT EXISTS result_parts (
    user TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, part TEXT NOT NULL, name TEXT NOT NULL,
    outcome INTEGER NOT NULL, PRIMARY KEY (user, game, kind, part)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS result_parts_by_game ON result_parts (game);
CREATE TABLE IF NOT EXISTS counted (game TEXT PRIMARY KEY, parts BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS part_counts (
    name TEXT NOT NULL, kind TEXT NOT NULL, part TEXT NOT NULL, outcome INTEGER NOT NULL,
    games INTEGER NOT NULL, PRIMARY KEY (name, kind, part, outcome)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS habits (
    user TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, habit TEXT NOT NULL, times INTEGER NOT NULL,
    occasions INTEGER NOT NULL, PRIMARY KEY (user, game, habit)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS habits_by_game ON habits (game);
CREATE TABLE IF NOT EXISTS rated_games (
    game TEXT PRIMARY KEY, name TEXT NOT NULL, ended INTEGER NOT NULL, done INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS rated_games_by_time ON rated_games (name, done, ended, game);
CREATE TABLE IF NOT EXISTS ratings (
    user TEXT NOT NULL, name TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
    low DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (user, name)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS ratings_by_low ON ratings (name, low);
CREATE TABLE IF NOT EXISTS unlisted (user TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS decks_by_owner ON decks (owner);
CREATE INDEX IF NOT EXISTS sessions_by_user ON sessions (user);
CREATE INDEX IF NOT EXISTS invites_by_game ON invites (game);
CREATE TABLE IF NOT EXISTS reviews (
    game TEXT PRIMARY KEY, digest TEXT NOT NULL, status TEXT NOT NULL, body BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS studies (
    id TEXT PRIMARY KEY, owner TEXT NOT NULL, title TEXT NOT NULL, link TEXT NOT NULL,
    contributions INTEGER NOT NULL, source TEXT NOT NULL, head BLOB NOT NULL, created INTEGER NOT NULL,
    touched INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS studies_by_owner ON studies (owner);
CREATE INDEX IF NOT EXISTS studies_by_source ON studies (source);
CREATE TABLE IF NOT EXISTS study_readers (
    study TEXT NOT NULL, user TEXT NOT NULL, PRIMARY KEY (study, user)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS study_readers_by_user ON study_readers (user);
CREATE TABLE IF NOT EXISTS study_variations (
    study TEXT NOT NULL, place INTEGER NOT NULL, parent INTEGER NOT NULL, author TEXT NOT NULL,
    moves TEXT NOT NULL, PRIMARY KEY (study, place)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS study_variations_by_author ON study_variations (author);
CREATE TABLE IF NOT EXISTS study_comments (
    study TEXT NOT NULL, id INTEGER NOT NULL, place INTEGER NOT NULL, author TEXT NOT NULL,
    name TEXT NOT NULL, written INTEGER NOT NULL, words TEXT NOT NULL, PRIMARY KEY (study, id)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS study_comments_by_author ON study_comments (author);
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
"""


class StorageError(Exception):
    """The store failed, and nothing was written.

    `kind` is the reason: full, readonly, locked, newer, damaged, in-use, file or foreign; "" is any other.
    """

    def __init__(self, text: str, kind: str = "") -> None:
        super().__init__(text)
        self.kind = kind


class UncertainWriteError(StorageError):
    """The connection was lost during a commit: read the data to know whether it was written."""


class DamagedDataError(StorageError):
    """Stored data cannot be read. Trying again does not help; a backup may."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "damaged")


class TableHeldElsewhereError(StorageError):
    """Another worker holds the table and is alive."""

    def __init__(self, worker: str) -> None:
        super().__init__(f"held by worker {worker}")
        self.worker = worker


class WriteConflictError(Exception):
    """Another writer was faster: a row exists already, or the table is theirs now. Nothing was written."""


class Transaction(Protocol):
    """What a unit of work can do inside its transaction."""

    async def execute(self, sql: str, *values: Any) -> int:
        """Run a statement and return the number of rows it changed."""

    async def fetch_row(self, sql: str, *values: Any) -> Sequence[Any] | None:
        """Return the first row of a query, or None."""

    async def fetch_rows(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        """Return all rows of a query."""


Work: TypeAlias = Callable[[Transaction], Coroutine[Any, Any, T]]


class Outage(NamedTuple):
    """A period without a running server; `begin` and `end` in ms since 1970."""

    begin: int
    end: int


class CountedPart(NamedTuple):
    """How often a part of a game, such as a guild, was played by people with an outcome."""

    name: str  # of the game
    kind: str
    part: str
    outcome: int
    games: int


PARTS: Final = Decoder(list[CountedPart])


def heartbeat_fact(worker: str) -> str:
    """Return the name of the fact with the last heartbeat of a worker; "" is a server without workers."""
    return f"alive:{worker}" if worker else "alive"


class StoredTable(NamedTuple):
    """A table as it is stored; `receipts` are the answers to commands, by user and command id."""

    head: log.Head
    entries: list[log.Entries]
    receipts: dict[tuple[str, str], bytes]


class Store(ABC):
    """The database of a server. Call its methods from the event loop only."""

    worker_id = ""  # of this worker, where several share a store

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run `work` in a transaction. Its changes are durable once this returns."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run `work`, which must not change anything."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and close the database."""

    # Erasing personal data.

    async def revoke_claims(self, db: Transaction, table_ids: Sequence[str]) -> None:
        """Make other workers read these tables anew before they write them; `db` is the open transaction."""
        return

    def release(self, table_id: str) -> None:
        """Give up the claim to a table that another worker has changed; `claim` it before the next write."""
        return

    async def after_erasure(self, db: Transaction, table_ids: Sequence[str]) -> None:
        """Called at the end of a transaction that erased a user, with the tables it changed or deleted."""
        return

    async def purge(self) -> None:
        """Wait until no deleted data is left in any file that this store writes itself."""
        return

    # Tables.

    async def claim(self, table_id: str) -> list[Outage]:
        """Make sure that this worker may write a table.

        Returns the periods in which no worker held the table, apart from outages of the whole server.
        """
        return []

    async def create(self, head: log.Head, entries: list[log.Entries], status: str) -> None:
        """Store a new table."""
        await self.write(lambda db: insert_table(db, head, entries, status))

    async def append(self, batch: log.Batch, status: str) -> None:
        """Store the entries and the receipt of a command, all or nothing."""
        await self.write(lambda db: insert_entries(db, batch, status))

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a stored table, or None; raises DamagedDataError."""
        return await self.read(lambda db: load_table(db, table_id))

    async def list_tables(self, user: str | None, most: int) -> list[str]:
        """Return the ids of the latest public tables that are not over, or of all where `user` has sat."""
        public = "SELECT id FROM games WHERE public = 1 AND status <> 'over' ORDER BY touched DESC LIMIT ?"
        own = (
            "SELECT games.id FROM sitters JOIN games ON games.id = sitters.game"
            " WHERE sitters.user = ? ORDER BY touched DESC LIMIT ?"
        )
        rows = await self.read(
            lambda db: db.fetch_rows(public, most) if user is None else db.fetch_rows(own, user, most)
        )
        return [row[0] for row in rows]

    async def tables_in_play(self) -> list[str]:
        """Return the ids of all tables with a game in progress."""
        rows = await self.read(lambda db: db.fetch_rows("SELECT id FROM games WHERE status = 'playing'"))
        return [row[0] for row in rows]

    # Facts: numbers about the server itself, by name.

    async def set_fact(self, name: str, value: int) -> None:
        """Store a number under a name."""
        await self.write(lambda db: set_fact(db, name, value))

    async def get_fact(self, name: str) -> int | None:
        """Return the number stored under a name, or None."""
        row = await self.read(lambda db: db.fetch_row("SELECT value FROM facts WHERE name = ?", name))
        return None if row is None else int(row[0])

    async def record_outage(self, begin: int, end: int) -> None:
        """Store that no server was running between these times."""
        await self.set_fact(f"{OUTAGE}{begin}", end)

    async def outages(self, since: int) -> list[Outage]:
        """Return the outages that ended after `since`, and delete older ones."""
        like = f"{OUTAGE}%"
        await self.write(
            lambda db: db.execute("DELETE FROM facts WHERE name LIKE ? AND value < ?", like, since)
        )
        rows = await self.read(
            lambda db: db.fetch_rows("SELECT name, value FROM facts WHERE name LIKE ?", like)
        )
        return sorted(Outage(int(name.removeprefix(OUTAGE)), int(end)) for name, end in rows)


async def insert_table(db: Transaction, head: log.Head, entries: list[log.Entries], status: str) -> None:
    """Insert a table, the users seated from the start, and its first entries."""
    await db.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?)",
        head.id,
        log.ENCODER.encode(head),
        status,
        int(head.public),
        head.created,
    )
    for seat in head.seats:
        await insert_sitter(db, seat.user, head.id)
    await insert_entries(db, log.Batch(head.id, 0, entries), status)


async def insert_entries(db: Transaction, batch: log.Batch, status: str) -> None:
    """Insert the entries of a batch and its receipt, and update the status of the table."""
    table_id = batch.table_id
    for seq, entry in enumerate(batch.entries, batch.first):
        await db.execute("INSERT INTO entries VALUES (?, ?, ?)", table_id, seq, log.ENCODER.encode(entry))
        if isinstance(entry, log.Sat):
            await insert_sitter(db, entry.user, table_id)
        if isinstance(entry, log.WentBack):
            await delete_results(db, table_id)
    if batch.receipt is not None:
        receipt = batch.receipt
        await db.execute(
            "INSERT INTO receipts VALUES (?, ?, ?, ?)", table_id, receipt.who, receipt.id, receipt.answer
        )
    if batch.entries:
        touched = batch.entries[-1].when
        await db.execute("UPDATE games SET status = ?, touched = ? WHERE id = ?", status, touched, table_id)


async def insert_sitter(db: Transaction, user: str, table_id: str) -> None:
    """Note that a user has sat at a table."""
    if user:
        await db.execute("INSERT INTO sitters VALUES (?, ?) ON CONFLICT DO NOTHING", user, table_id)


async def delete_results(db: Transaction, table_id: str) -> None:
    """Delete the result of a game: it goes on, or it must be written anew.

    If ratings include the game, all of them are to be computed anew.
    """
    rated = await db.fetch_row("SELECT name FROM rated_games WHERE game = ?", table_id)
    if rated is not None:
        await lock_ratings(db)
        row = await db.fetch_row("SELECT done FROM rated_games WHERE game = ?", table_id)
        await db.execute("DELETE FROM rated_games WHERE game = ?", table_id)
        if row is not None and row[0]:
            await db.execute("UPDATE rated_games SET done = 0 WHERE name = ?", rated[0])
    row = await db.fetch_row("SELECT parts FROM counted WHERE game = ?", table_id)
    if row is not None:
        with contextlib.suppress(DamagedDataError):
            parts = decode(PARTS, row[0], "the parts")
            await count_parts(db, parts, -1)
    await db.execute("DELETE FROM counted WHERE game = ?", table_id)
    await db.execute("DELETE FROM habits WHERE game = ?", table_id)
    await db.execute("DELETE FROM finished WHERE game = ?", table_id)
    await db.execute("DELETE FROM results WHERE game = ?", table_id)
    await db.execute("DELETE FROM result_parts WHERE game = ?", table_id)


async def count_parts(db: Transaction, parts: Iterable[CountedPart], times: int) -> None:
    """Add games to the counts of a server; `times` is -1 to take them away."""
    sql = (
        "INSERT INTO part_counts VALUES (?, ?, ?, ?, ?) ON CONFLICT (name, kind, part, outcome)"
        " DO UPDATE SET games = part_counts.games + excluded.games"
    )
    for one in sorted(parts):  # always in the same order: else two transactions could wait for each other
        await db.execute(sql, one.name, one.kind, one.part, one.outcome, times * one.games)


async def lock_ratings(db: Transaction) -> None:
    """Wait until no other transaction computes ratings, and let none until this one ends."""
    await db.execute(
        "INSERT INTO facts VALUES ('ratings', 1) ON CONFLICT (name) DO UPDATE SET value = facts.value + 1"
    )


async def set_fact(db: Transaction, name: str, value: int) -> None:
    """Store a number under a name."""
    await db.execute(
        "INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value
    )


async def load_table(db: Transaction, table_id: str) -> StoredTable | None:
    """Return a table from its rows, or None; raises DamagedDataError."""
    row = await db.fetch_row("SELECT head FROM games WHERE id = ?", table_id)
    if row is None:
        return None
    rows = await db.fetch_rows("SELECT seq, entry FROM entries WHERE game = ? ORDER BY seq", table_id)
    for expected, (seq, _) in enumerate(rows):
        if seq != expected:
            raise DamagedDataError(f"entry {expected} is missing")
    receipts = await db.fetch_rows("SELECT who, id, answer FROM receipts WHERE game = ?", table_id)
    return StoredTable(
        decode(log.HEAD, row[0], "the head"),
        [decode(log.ENTRY, entry, f"entry {seq}") for seq, entry in rows],
        {(who, name): answer for who, name, answer in receipts},
    )


def decode(decoder: Decoder[T], raw: bytes, what: str) -> T:
    """Decode a stored value; DamagedDataError if it cannot be decoded, as if a newer version wrote it."""
    try:
        return decoder.decode(raw)
    except UNREADABLE as problem:
        raise DamagedDataError(f"{what} cannot be read: {problem}") from problem
