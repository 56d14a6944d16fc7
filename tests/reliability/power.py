"""A simulated disk for SQLite that knows what a power cut would leave of its files."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any, NamedTuple

import apsw

from riftable.server.storage.sqlite import PRAGMAS

SECTOR = 512  # bytes that a disk writes whole or not at all


class Change(NamedTuple):
    """A write that was not synced yet; without data, the file was truncated at `at`."""

    at: int
    data: bytes | None


class Disk(apsw.VFS):
    """Files as programs see them, and as they would be after a power cut."""

    def __init__(self) -> None:
        self.name = f"disk{id(self)}"
        super().__init__(self.name, "")
        self.lock = threading.Lock()
        self.safe: dict[str, bytearray] = {}
        self.waiting: dict[str, list[Change]] = {}

    def xOpen(self, name: Any, flags: list[int]) -> DiskFile:  # noqa: N802  (SQLite's own names)
        return DiskFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        with self.lock:
            self.safe.pop(Path(filename).name, None)
            self.waiting.pop(Path(filename).name, None)
        super().xDelete(filename, syncdir)

    def change(self, name: str, change: Change) -> None:
        with self.lock:
            self.waiting.setdefault(name, []).append(change)

    def sync(self, name: str) -> None:
        with self.lock:
            image = self.safe.setdefault(name, bytearray())
            for change in self.waiting.pop(name, []):
                apply(image, change)

    def cut(self, folder: Path, rng: random.Random | None) -> None:
        """Write what a power cut leaves of the files: what was synced and, with `rng`, random other parts."""
        with self.lock:
            for name, image in self.safe.items():
                found = bytearray(image)
                for change in self.waiting.get(name, []):
                    if rng is not None:
                        for part in sectors(change):
                            if rng.random() < 0.5:
                                apply(found, part)
                (folder / name).write_bytes(found)


class DiskFile(apsw.VFSFile):
    """A file on a `Disk`."""

    def __init__(self, disk: Disk, name: Any, flags: list[int]) -> None:
        self.disk = disk
        self.file = Path(name if isinstance(name, str) else name.filename()).name
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.change(self.file, Change(offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self.disk.change(self.file, Change(newsize, None))
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.sync(self.file)


def apply(image: bytearray, change: Change) -> None:
    """Apply a change to the content of a file."""
    if change.data is None:
        del image[change.at :]
        return
    image.extend(bytes(max(0, change.at - len(image))))
    image[change.at : change.at + len(change.data)] = change.data


def sectors(change: Change) -> list[Change]:
    """Split a change into parts that a disk writes independently."""
    if change.data is None:
        return [change]
    data = change.data
    return [Change(change.at + i, data[i : i + SECTOR]) for i in range(0, len(data), SECTOR)]


class Rows:
    """The result of a statement, with the interface of `sqlite3`."""

    def __init__(self, cursor: apsw.Cursor, changed: int) -> None:
        self.cursor = cursor
        self.rowcount = changed

    def fetchone(self) -> Any:
        return self.cursor.fetchone()

    def fetchall(self) -> Any:
        return self.cursor.fetchall()


class Connection:
    """A connection to a file on a `Disk`, with the interface that the store uses."""

    def __init__(self, path: Path, disk: Disk, pragmas: tuple[str, ...] = PRAGMAS) -> None:
        self.db = apsw.Connection(str(path), vfs=disk.name)
        for pragma in pragmas:
            self.execute(f"PRAGMA {pragma}")

    def execute(self, sql: str, values: Any = ()) -> Rows:
        return Rows(self.db.execute(sql, values), self.db.changes())

    def executescript(self, sql: str) -> None:
        self.db.execute(sql)

    def close(self) -> None:
        self.db.close()
