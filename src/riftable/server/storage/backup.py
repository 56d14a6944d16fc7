"""Copy a database for backup and restore, even while a server writes to it. Never overwrites a file."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path
from typing import NamedTuple

from riftable.server.storage.interface import StorageError
from riftable.server.storage.private_files import make_file
from riftable.server.storage.sqlite import BUSY_TIMEOUT_S, check_format, storage_error

REQUIRED_TABLES = {"games", "entries", "receipts", "users"}


class CopyReport(NamedTuple):
    """The number of games in a copy, and the ids of those that lack entries and cannot be opened."""

    games: int
    damaged: list[str]


class TargetExistsError(Exception):
    """The target of a copy already exists."""


def copy(source: Path, target: Path) -> CopyReport:
    """Copy a database as it is at this moment, check the copy, and report what it contains.

    A server may write to `source` meanwhile: the copy contains everything acknowledged before, and nothing
    half done. `target` must not exist; it appears only once it is complete, readable by its owner only. A
    damaged table is copied as it is, so that the others are still backed up. Damaged pages of the file raise
    `StorageError`, an existing target `TargetExistsError`.
    """
    if any(os.path.lexists(target.with_name(target.name + suffix)) for suffix in ("", "-wal", "-journal")):
        raise TargetExistsError(str(target))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        report = copy_and_check(source, draft)
        os.link(draft, target)  # unlike a rename, a link never replaces a file
    except FileExistsError as problem:
        raise TargetExistsError(str(target)) from problem
    except sqlite3.Error as problem:
        raise storage_error(problem) from problem
    finally:
        draft.unlink(missing_ok=True)
    return report


def copy_and_check(source: Path, draft: Path) -> CopyReport:
    """Copy to the disk, check the copy, and report what it contains."""
    with contextlib.closing(
        sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", BUSY_TIMEOUT_S, uri=True)
    ) as old:
        check_format(old, source.name)
        make_file(draft)  # SQLite itself would create one that others can read
        with contextlib.closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # a single file, complete by itself
            report = check_copy(new, source.name)
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
    return report


def check_copy(db: sqlite3.Connection, name: str) -> CopyReport:
    """Report what a database contains; StorageError if it is not Riftable's or has damaged pages."""
    tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables >= REQUIRED_TABLES:
        raise StorageError(f"{name} is not a database of Riftable", "foreign")
    if db.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
        raise StorageError(f"{name} is damaged", "damaged")
    gaps = "SELECT game FROM entries GROUP BY game HAVING COUNT(*) <> MAX(seq) + 1 ORDER BY game"
    damaged = [str(row[0]) for row in db.execute(gaps)]
    return CopyReport(int(db.execute("SELECT COUNT(*) FROM games").fetchone()[0]), damaged)
