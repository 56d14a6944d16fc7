"""Files and folders that only their owner can read: databases and backups hold seeds and password hashes.

Windows has no such modes; there the data folder of a user is private by its access list.
"""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path
from typing import Final

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
OTHERS: Final = 0o077  # permission bits of group and others
SIDE_FILES: Final = ("-wal", "-shm", "-journal")  # suffixes of files that SQLite writes beside a database
OWN_PREFIXES: Final = ("riftable.", ".riftable.")  # of all files that Riftable writes
HAS_MODES: Final = os.name == "posix"
LOG: Final = logging.getLogger(__name__)


def make_file(path: Path) -> None:
    """Create an empty file that only its owner can read; FileExistsError if it exists.

    The file never has another mode, not even for a moment: a umask can only take rights away.
    """
    flags = os.O_CREAT | os.O_EXCL | os.O_RDWR | getattr(os, "O_CLOEXEC", 0)
    handle = os.open(path, flags, FILE_MODE)
    try:
        if HAS_MODES:
            os.fchmod(handle, FILE_MODE)  # a umask may have removed rights of the owner too
    finally:
        os.close(handle)


def make_database(path: Path) -> None:
    """Create a private file for SQLite to open, or tighten the mode of an existing one.

    SQLite gives the files beside it the same mode.
    """
    with contextlib.suppress(FileExistsError):
        make_file(path)
        return
    tighten_database(path)


def tighten_database(path: Path) -> None:
    """Make a database and the files beside it private, and log it if they were not."""
    for one in (path, *(path.with_name(path.name + more) for more in SIDE_FILES)):
        tighten(one, FILE_MODE)


def make_folder(path: Path) -> None:
    """Create a private folder, or tighten the mode of one that only Riftable uses.

    A folder that contains other files, belongs to another user or is shared (sticky or setgid) keeps its
    mode. This is logged; the files in it are private themselves. Parent folders get the usual mode.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        path.mkdir(mode=FOLDER_MODE)
    except FileExistsError:
        if not path.is_dir():
            raise
        if is_exclusively_ours(path):
            tighten(path, FOLDER_MODE)
        elif HAS_MODES and path.stat().st_mode & OTHERS:
            LOG.warning(
                "%s contains other files too: its mode is not changed, and others can list it; only the"
                " database is made private",
                path,
            )
    else:
        if HAS_MODES:
            path.chmod(FOLDER_MODE)


def is_exclusively_ours(folder: Path) -> bool:
    """Return whether a folder is this user's, not shared, and contains only files of Riftable."""
    if not HAS_MODES:
        return False
    found = folder.stat()
    if found.st_uid != os.geteuid() or found.st_mode & (stat.S_ISVTX | stat.S_ISGID | stat.S_IWOTH):
        return False
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - `Path.home` raises where there is none
    if folder.resolve() in (Path("/"), home):
        return False
    try:
        return all(one.name.startswith(OWN_PREFIXES) for one in folder.iterdir())
    except OSError:
        return False


def tighten(path: Path, mode: int) -> None:
    """Set the mode of a path that others can access, and log it; do nothing if there is no such path."""
    if not HAS_MODES:
        return
    try:
        found = stat.S_IMODE(path.stat().st_mode)
        if not found & OTHERS:
            return
        path.chmod(mode)
    except FileNotFoundError:
        return
    except OSError as problem:
        LOG.warning("%s can be read by others, and its mode cannot be changed: %s", path, problem.strerror)
        return
    LOG.warning("%s could be read by others; its mode was %o and is %o now", path, found, mode)
