"""What the server stores, whichever database stores it. Acknowledged means durable.

The SQL is written here once, in the dialect that SQLite and PostgreSQL share, with `?` for values. A unit of
work is a coroutine over a `Transaction`: with SQLite it never waits and runs in the writer's thread, with
PostgreSQL it waits for the server.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import MsgspecError
from msgspec.json import Decoder

from riftable.server.match import entries as log

T = TypeVar("T")
FORMAT: Final = 2  # of what is kept; since 2 heads name the edition of the rules
UNREADABLE: Final = (MsgspecError, UnicodeDecodeError, RecursionError, TypeError)  # of a row
OUTAGE: Final = "down:"  # with when it began, the name of a fact: when it ended

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
CREATE INDEX IF NOT EXISTS decks_by_owner ON decks (owner);
CREATE INDEX IF NOT EXISTS sessions_by_user ON sessions (user);
CREATE INDEX IF NOT EXISTS invites_by_game ON invites (game);
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
"""


class StorageError(Exception):
    """Nothing was written. `kind` is why: full, readonly, locked, newer, damaged; "" is any other reason."""

    def __init__(self, text: str, kind: str = "") -> None:
        super().__init__(text)
        self.kind = kind


class UncertainWriteError(StorageError):
    """The server went away while it wrote: whether that is written must be looked up."""


class DamagedDataError(StorageError):
    """What is kept cannot be read: trying again does not help, a backup may."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "damaged")


class TableHeldElsewhereError(StorageError):
    """Another worker holds the table, and it lives."""

    def __init__(self, worker: str) -> None:
        super().__init__(f"held by worker {worker}")
        self.worker = worker


class WriteConflictError(Exception):
    """Somebody else was quicker: what was to be written is there already, and nothing of this was."""


class Transaction(Protocol):
    """What a piece of work may do, inside its transaction."""

    async def execute(self, sql: str, *values: Any) -> int:
        """Changes something; how many rows it changed."""

    async def fetch_row(self, sql: str, *values: Any) -> Sequence[Any] | None:
        """The first row, if there is one."""

    async def fetch_rows(self, sql: str, *values: Any) -> list[Sequence[Any]]:
        """All rows."""


Work: TypeAlias = Callable[[Transaction], Coroutine[Any, Any, T]]


class Outage(NamedTuple):
    """A time in which nobody served, in ms since 1970."""

    begin: int
    end: int


def heartbeat_fact(worker: str) -> str:
    """The name of the fact that a worker, or the only one there is, lives."""
    return f"alive:{worker}" if worker else "alive"


class StoredTable(NamedTuple):
    """A table as it is written down."""

    head: log.Head
    entries: list[log.Entries]
    receipts: dict[tuple[str, str], bytes]


class Store(ABC):
    """Where a house keeps everything. Its methods are called from the event loop only."""

    worker_id = ""  # of this worker, where several share a store

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Does this in a transaction; once it returns, a power cut changes nothing about it."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Looks something up."""

    @abstractmethod
    async def close(self) -> None:
        """Writes what waits, then lets go."""

    # Forgetting.

    async def revoke_claims(self, db: Transaction, games: Sequence[str]) -> None:
        """Inside a transaction: let nobody write these tables any more who has not read them after it."""
        return

    def release(self, game: str) -> None:
        """Claim this table anew before it is written again: another worker has changed it."""
        return

    async def after_erasure(self, db: Transaction, games: Sequence[str]) -> None:
        """Called last in the transaction that forgot somebody, with the tables it changed or deleted."""
        return

    async def purge(self) -> None:
        """Return once nothing that was deleted is left in any file that this store writes by itself."""
        return

    # Tables.

    async def claim(self, game: str) -> list[Outage]:
        """Makes sure that a table is ours to write; when nobody saw to it, outages of all apart."""
        return []

    async def create(self, head: log.Head, entries: list[log.Entries], status: str) -> None:
        """A new table."""
        await self.write(lambda db: insert_table(db, head, entries, status))

    async def append(self, batch: log.Batch, status: str) -> None:
        """What a command wrote; all of it, or nothing."""
        await self.write(lambda db: insert_entries(db, batch, status))

    async def load(self, game: str) -> StoredTable | None:
        """A table as it was written down; None if there is none."""
        return await self.read(lambda db: load_table(db, game))

    async def list_tables(self, user: str | None, most: int) -> list[str]:
        """The latest public tables that are not done with, or all at which somebody has sat."""
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
        """All tables at which a game is being played."""
        rows = await self.read(lambda db: db.fetch_rows("SELECT id FROM games WHERE status = 'playing'"))
        return [row[0] for row in rows]

    # Facts about the house itself.

    async def set_fact(self, name: str, value: int) -> None:
        """A number to be known after a restart."""
        await self.write(lambda db: set_fact(db, name, value))

    async def get_fact(self, name: str) -> int | None:
        """What was remembered."""
        row = await self.read(lambda db: db.fetch_row("SELECT value FROM facts WHERE name = ?", name))
        return None if row is None else int(row[0])

    async def record_outage(self, begin: int, end: int) -> None:
        """Nobody served between these times."""
        await self.set_fact(f"{OUTAGE}{begin}", end)

    async def outages(self, since: int) -> list[Outage]:
        """All that ended after a time; older ones are forgotten."""
        like = f"{OUTAGE}%"
        await self.write(
            lambda db: db.execute("DELETE FROM facts WHERE name LIKE ? AND value < ?", like, since)
        )
        rows = await self.read(
            lambda db: db.fetch_rows("SELECT name, value FROM facts WHERE name LIKE ?", like)
        )
        return sorted(Outage(int(name.removeprefix(OUTAGE)), int(end)) for name, end in rows)


async def insert_table(db: Transaction, head: log.Head, entries: list[log.Entries], status: str) -> None:
    """A table, with those who sit at it from the start."""
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
    """Entries and the receipt for them."""
    for seq, entry in enumerate(batch.entries, batch.first):
        await db.execute("INSERT INTO entries VALUES (?, ?, ?)", batch.game, seq, log.ENCODER.encode(entry))
        if isinstance(entry, log.Sat):
            await insert_sitter(db, entry.user, batch.game)
    if batch.receipt is not None:
        receipt = batch.receipt
        await db.execute(
            "INSERT INTO receipts VALUES (?, ?, ?, ?)", batch.game, receipt.who, receipt.id, receipt.answer
        )
    if batch.entries:
        touched = batch.entries[-1].when
        await db.execute("UPDATE games SET status = ?, touched = ? WHERE id = ?", status, touched, batch.game)


async def insert_sitter(db: Transaction, user: str, game: str) -> None:
    """Somebody has sat at this table."""
    if user:
        await db.execute("INSERT INTO sitters VALUES (?, ?) ON CONFLICT DO NOTHING", user, game)


async def set_fact(db: Transaction, name: str, value: int) -> None:
    """A number by its name."""
    await db.execute(
        "INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value
    )


async def load_table(db: Transaction, game: str) -> StoredTable | None:
    """A table as its rows tell it."""
    row = await db.fetch_row("SELECT head FROM games WHERE id = ?", game)
    if row is None:
        return None
    rows = await db.fetch_rows("SELECT seq, entry FROM entries WHERE game = ? ORDER BY seq", game)
    for expected, (seq, _) in enumerate(rows):
        if seq != expected:
            raise DamagedDataError(f"entry {expected} is missing")
    receipts = await db.fetch_rows("SELECT who, id, answer FROM receipts WHERE game = ?", game)
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
