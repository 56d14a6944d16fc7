"""Backup and restore: the file of a house copied whole, while people play; nothing is ever written over."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path

from riftable.table.private_files import make_file
from riftable.table.sqlite import PATIENCE, check_format, trouble
from riftable.table.store import Trouble

TABLES = {"games", "entries", "receipts", "users"}


class Exists(Exception):
    """There is something already where the copy should go."""


def copy(source: Path, target: Path) -> int:
    """A copy of a house as it is at this moment, checked; how many games are in it.

    Others may write to `source` meanwhile: the copy holds all that was acknowledged before, and nothing half
    done. `target` must not be there, and is there only once it is whole; only its owner can read it.
    """
    if any(os.path.lexists(target.with_name(target.name + more)) for more in ("", "-wal", "-journal")):
        raise Exists(str(target))
    draft = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        games = copied(source, draft)
        os.link(draft, target)  # unlike a renamed file, a link never takes the place of another
    except FileExistsError as problem:
        raise Exists(str(target)) from problem
    except sqlite3.Error as problem:
        raise trouble(problem) from problem
    finally:
        draft.unlink(missing_ok=True)
    return games


def copied(source: Path, draft: Path) -> int:
    """A copy on the disk, checked; how many games are in it."""
    with contextlib.closing(
        sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", PATIENCE, uri=True)
    ) as old:
        check_format(old, source.name)
        make_file(draft)  # before SQLite would make one that others can read
        with contextlib.closing(sqlite3.connect(draft)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, whole by itself
            games = checked(new, source.name)
    with draft.open("rb+") as written:
        os.fsync(written.fileno())
    return games


def checked(db: sqlite3.Connection, name: str) -> int:
    """How many games are in a file of ours; Trouble if it is another's, or damaged."""
    tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables >= TABLES:
        raise Trouble(f"{name} holds no games of Riftable", "foreign")
    sound = db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    gaps = db.execute(
        "SELECT 1 FROM entries GROUP BY game HAVING COUNT(*) <> MAX(seq) + 1 LIMIT 1"
    ).fetchall()
    if not sound or gaps:
        raise Trouble(f"{name} is damaged", "damaged")
    return int(db.execute("SELECT COUNT(*) FROM games").fetchone()[0])
