"""Backup and restore: the file of a house copied whole, while people play; nothing is ever written over."""

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

TABLES = {"games", "entries", "receipts", "users"}


class CopyReport(NamedTuple):
    """What a copy holds: how many games, and which of them lack entries and cannot be opened."""

    games: int
    damaged: list[str]


class TargetExistsError(Exception):
    """There is something already where the copy should go."""


def copy(source: Path, target: Path) -> CopyReport:
    """Copy a house as it is at this moment, check the copy, and return what it holds.

    Others may write to `source` meanwhile: the copy holds all that was acknowledged before, and nothing half
    done. `target` must not be there, and is there only once it is whole; only its owner can read it. A table
    that is damaged is copied as it is, so that it keeps no other from being backed up; damaged pages of the
    file raise `StorageError`.
    """
    if any(os.path.lexists(target.with_name(target.name + more)) for more in ("", "-wal", "-journal")):
        raise TargetExistsError(str(target))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        found = copied(source, draft)
        os.link(draft, target)  # unlike a renamed file, a link never takes the place of another
    except FileExistsError as problem:
        raise TargetExistsError(str(target)) from problem
    except sqlite3.Error as problem:
        raise storage_error(problem) from problem
    finally:
        draft.unlink(missing_ok=True)
    return found


def copied(source: Path, draft: Path) -> CopyReport:
    """Copy to the disk, check the copy, and return what it holds."""
    with contextlib.closing(
        sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", BUSY_TIMEOUT_S, uri=True)
    ) as old:
        check_format(old, source.name)
        make_file(draft)  # before SQLite would make one that others can read
        with contextlib.closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, whole by itself
            found = checked(new, source.name)
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
    return found


def checked(db: sqlite3.Connection, name: str) -> CopyReport:
    """Return what a file of ours holds; StorageError if it is another's, or has damaged pages."""
    tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables >= TABLES:
        raise StorageError(f"{name} holds no games of Riftable", "foreign")
    if db.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
        raise StorageError(f"{name} is damaged", "damaged")
    gaps = "SELECT game FROM entries GROUP BY game HAVING COUNT(*) <> MAX(seq) + 1 ORDER BY game"
    damaged = [str(row[0]) for row in db.execute(gaps)]
    return CopyReport(int(db.execute("SELECT COUNT(*) FROM games").fetchone()[0]), damaged)
