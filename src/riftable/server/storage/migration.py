"""Copy a SQLite database into an empty PostgreSQL database, and compare the two."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from riftable.server.storage.interface import SCHEMA, StorageError
from riftable.server.storage.postgres import DRIVER_ERRORS, PostgresStore
from riftable.server.storage.private_files import tighten_database
from riftable.server.storage.sqlite import check_format, storage_error

TABLES: Final = tuple(re.findall(r"CREATE TABLE IF NOT EXISTS (\w+)", SCHEMA))
ROWS_PER_BATCH: Final = 1000
POSTGRES_FACTS: Final = re.compile(r"format|alive:.*|gap:.*")  # facts that SQLite databases do not have
ENCODER: Final = msgspec.msgpack.Encoder()


class DatabaseNotEmptyError(StorageError):
    """The target database already contains data."""


class TableComparison(NamedTuple):
    """The number of rows of a table in SQLite and in PostgreSQL, and whether they are equal."""

    table: str
    sqlite_rows: int
    postgres_rows: int
    equal: bool


class RowDigest:
    """The count and a digest of rows that does not depend on their order."""

    def __init__(self) -> None:
        self.rows = 0
        self.digest = 0

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        """Add rows to the digest."""
        for row in rows:
            self.rows += 1
            self.digest += int.from_bytes(hashlib.sha256(ENCODER.encode(tuple(row))).digest())


@contextlib.contextmanager
def exclusive(path: Path) -> Iterator[sqlite3.Connection]:
    """Lock the file and open it; StorageError if a server has it open or it cannot be read."""
    if not path.is_file():
        raise StorageError(f"there is no {path.name}")
    tighten_database(path)
    db = sqlite3.connect(path, isolation_level=None, timeout=0.5)
    try:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
        check_format(db, path.name)
        yield db
        db.execute("ROLLBACK")
    except sqlite3.Error as problem:
        raise storage_error(problem) from problem
    finally:
        db.close()


def columns(db: sqlite3.Connection, table: str) -> list[str]:
    """Return the columns of a table; none if the file is older than the table."""
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def rows_of(db: sqlite3.Connection, table: str, names: list[str]) -> Iterator[list[Sequence[Any]]]:
    """Yield the rows of a table in batches."""
    found = db.execute(f"SELECT {quoted(names)} FROM {table}")  # noqa: S608 - both come from the schema
    while rows := found.fetchmany(ROWS_PER_BATCH):
        yield rows


def quoted(names: list[str]) -> str:
    """Return a list of columns, quoted for both databases."""
    return ", ".join(f'"{name}"' for name in names)


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    """Open the PostgreSQL database, and close it at the end."""
    target = PostgresStore(url)
    await target.open()
    try:
        yield target
    except DRIVER_ERRORS as problem:
        raise StorageError(str(problem)) from problem
    finally:
        await target.close()


async def migrate(path: Path, url: str) -> list[TableComparison]:
    """Copy everything, all or nothing, then compare. The file must not be in use; it is not changed."""
    async with opened(url) as target:
        with exclusive(path) as source:
            async with target.pool.acquire() as there, there.transaction():
                for table in TABLES:
                    if table != "facts" and await there.fetchrow(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608
                        raise DatabaseNotEmptyError(f"there are {table} already")
                for table in TABLES:
                    names = columns(source, table)
                    for rows in rows_of(source, table, names) if names else ():
                        await there.copy_records_to_table(table, records=rows, columns=names)
            return await compare(source, target)


async def check(path: Path, url: str) -> list[TableComparison]:
    """Compare the two without changing anything."""
    async with opened(url) as target:
        with exclusive(path) as source:
            return await compare(source, target)


async def compare(source: sqlite3.Connection, target: PostgresStore) -> list[TableComparison]:
    """Compare the rows of all tables."""
    found = []
    async with target.pool.acquire() as db, db.transaction(isolation="repeatable_read", readonly=True):
        for table in TABLES:
            names = columns(source, table)
            sqlite_digest, postgres_digest = RowDigest(), RowDigest()
            for rows in rows_of(source, table, names) if names else ():
                sqlite_digest.add(rows)
                await asyncio.sleep(0)
            if names:
                async for row in db.cursor(f"SELECT {quoted(names)} FROM {table}"):  # noqa: S608
                    if table != "facts" or not POSTGRES_FACTS.fullmatch(row[0]):
                        postgres_digest.add([row])
            found.append(
                TableComparison(
                    table,
                    sqlite_digest.rows,
                    postgres_digest.rows,
                    sqlite_digest.digest == postgres_digest.digest,
                )
            )
    return found
