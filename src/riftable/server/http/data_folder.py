"""The data folder of a server: locked and checked before the server starts."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from riftable.server.storage.backup import REQUIRED_TABLES
from riftable.server.storage.interface import SCHEMA, StorageError
from riftable.server.storage.private_files import FILE_MODE, make_folder
from riftable.server.storage.sqlite import (
    BUSY_TIMEOUT_S,
    DATABASE_NAME,
    ERRNO_KINDS,
    check_file,
    connect,
    storage_error,
)

LOCK: Final = "riftable.lock"  # the file is never deleted; what counts is the lock on it
LOCKED_ERRNOS: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
STARTED: Final = "started"  # the fact that holds when a server last opened the file, in ms
LOG: Final = logging.getLogger(__name__)


@contextlib.contextmanager
def data_folder_in_use(folder: Path) -> Iterator[None]:
    """Create the folder, lock it, and check that its database can be read and written.

    Raises `StorageError` with kind `file` (there is a file of that name), `in-use` (by another server),
    `foreign` (a database of another program), `damaged`, `newer`, `full`, `readonly` or "". The lock ends
    with the process, however that ends.
    """
    try:
        make_folder(folder)
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), FILE_MODE)
    except OSError as problem:
        raise cannot_use(folder, problem) from problem
    try:
        lock(handle, folder)
        check_database(folder / DATABASE_NAME)
        yield
    finally:
        os.close(handle)


def cannot_use(folder: Path, problem: OSError) -> StorageError:
    """Return the error for a folder that cannot be created or written."""
    is_file = any(one.exists() and not one.is_dir() for one in (folder, *folder.parents))
    kind = "file" if is_file else ERRNO_KINDS.get(problem.errno or 0, "")
    return StorageError(problem.strerror or str(problem), kind)


def lock(handle: int, folder: Path) -> None:
    """Lock a file for this process; raise `StorageError` if another process has locked it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        if problem.errno in LOCKED_ERRNOS:
            raise StorageError("another server uses it", "in-use") from problem
        LOG.warning(
            "%s cannot be locked (%s): a second server on it would not be noticed", folder, problem.strerror
        )


def check_database(path: Path) -> None:
    """Raise `StorageError` unless a database is missing, or is one of Riftable and can be written."""
    try:
        if path.exists():
            check_owner(path)
        check_file(path)
        with contextlib.closing(connect(path)) as db:
            db.executescript(SCHEMA)
            db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (STARTED, time.time_ns() // 1_000_000))
    except sqlite3.Error as problem:
        raise storage_error(problem) from problem


def check_owner(path: Path) -> None:
    """Refuse a file of another program before `connect` changes how it is journaled."""
    try:
        with contextlib.closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", BUSY_TIMEOUT_S, uri=True)
        ) as db:
            tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError as problem:
        if getattr(problem, "sqlite_errorcode", 0) != sqlite3.SQLITE_NOTADB:
            raise
        raise StorageError(f"{path.name} is no database", "foreign") from problem
    if tables and not tables >= REQUIRED_TABLES:
        raise StorageError(f"{path.name} is not a database of Riftable", "foreign")
