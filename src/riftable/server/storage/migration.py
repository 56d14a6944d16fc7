"""Moving a house: all of a file of SQLite into an empty database of PostgreSQL, and comparing the two."""

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
from riftable.server.storage.postgres import FAILURES, PostgresStore
from riftable.server.storage.private_files import tighten_database
from riftable.server.storage.sqlite import check_format, storage_error

TABLES: Final = tuple(re.findall(r"CREATE TABLE IF NOT EXISTS (\w+)", SCHEMA))
AT_ONCE: Final = 1000  # rows
OWN: Final = re.compile(r"format|alive:.*|gap:.*")  # facts that a database has and a file has not
ENCODER: Final = msgspec.msgpack.Encoder()


class DatabaseNotEmptyError(StorageError):
    """Something is kept in that database already."""


class Same(NamedTuple):
    """How many rows of a table are on either side, and whether they are the same."""

    table: str
    here: int
    there: int
    equal: bool


class Sum:
    """A multitude of rows in a few bytes, in whatever order they come."""

    def __init__(self) -> None:
        self.rows = 0
        self.digest = 0

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        for row in rows:
            self.rows += 1
            self.digest += int.from_bytes(hashlib.sha256(ENCODER.encode(tuple(row))).digest())


@contextlib.contextmanager
def alone(path: Path) -> Iterator[sqlite3.Connection]:
    """The file, for us alone: StorageError if a server has it open, or if it cannot be read."""
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
    """The columns of a table; none if the file is older than the table."""
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def rows_of(db: sqlite3.Connection, table: str, names: list[str]) -> Iterator[list[Sequence[Any]]]:
    """All rows of a table, many at once."""
    found = db.execute(f"SELECT {quoted(names)} FROM {table}")  # noqa: S608 - both come from the schema
    while rows := found.fetchmany(AT_ONCE):
        yield rows


def quoted(names: list[str]) -> str:
    """Columns as both kinds of SQL name them."""
    return ", ".join(f'"{name}"' for name in names)


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    """The database, for as long as it is needed."""
    target = PostgresStore(url)
    await target.open()
    try:
        yield target
    except FAILURES as problem:
        raise StorageError(str(problem)) from problem
    finally:
        await target.close()


async def migrate(path: Path, url: str) -> list[Same]:
    """Copies everything, all or nothing, then compares. The file stays as it is, and must not be in use."""
    async with opened(url) as target:
        with alone(path) as source:
            async with target.pool.acquire() as there, there.transaction():
                for table in TABLES:
                    if table != "facts" and await there.fetchrow(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608
                        raise DatabaseNotEmptyError(f"there are {table} already")
                for table in TABLES:
                    names = columns(source, table)
                    for rows in rows_of(source, table, names) if names else ():
                        await there.copy_records_to_table(table, records=rows, columns=names)
            return await compared(source, target)


async def check(path: Path, url: str) -> list[Same]:
    """Compares, and changes nothing."""
    async with opened(url) as target:
        with alone(path) as source:
            return await compared(source, target)


async def compared(source: sqlite3.Connection, target: PostgresStore) -> list[Same]:
    """Table by table: how many rows there are, and whether they hold the same."""
    found = []
    async with target.pool.acquire() as db, db.transaction(isolation="repeatable_read", readonly=True):
        for table in TABLES:
            names = columns(source, table)
            here, there = Sum(), Sum()
            for rows in rows_of(source, table, names) if names else ():
                here.add(rows)
                await asyncio.sleep(0)
            if names:
                async for row in db.cursor(f"SELECT {quoted(names)} FROM {table}"):  # noqa: S608
                    if table != "facts" or not OWN.fullmatch(row[0]):
                        there.add([row])
            found.append(Same(table, here.rows, there.rows, here.digest == there.digest))
    return found
