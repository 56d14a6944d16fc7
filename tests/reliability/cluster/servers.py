"""PostgreSQL and Redis for tests: private servers with their data and sockets in a temporary folder."""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

USER = "riftable"
NAMES, BUSES = itertools.count(), itertools.count()
MAX_BUSES = 1000


def program(name: str) -> str | None:
    """Return the path of a program; Debian keeps those of PostgreSQL by version."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda p: int(p.parts[-3]))
    return str(found[-1]) if found else shutil.which(name)


MISSING = [name for name in ("initdb", "postgres", "redis-server") if program(name) is None]


class Servers(NamedTuple):
    """PostgreSQL and Redis, in a folder."""

    folder: Path

    def psql(self, sql: str, database: str = "postgres") -> str:
        """Return the output of psql."""
        done = subprocess.run(
            [str(program("psql")), "-h", str(self.folder), "-U", USER, "-d", database, "-Atqc", sql],
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        return done.stdout.strip()

    def database(self) -> str:
        """Return the address of a new database."""
        name = f"test{os.getpid()}n{next(NAMES)}"
        self.psql(f"CREATE DATABASE {name} TEMPLATE template0")
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def bus(self) -> str:
        """Return the address of an unused bus."""
        return f"unix://{self.folder}/redis.sock?db={next(BUSES)}"


def database_of(url: str) -> str:
    """Return the name of the database in an address."""
    return urlsplit(url).path.removeprefix("/")


def as_other_user() -> list[str]:
    """Return a prefix that runs a command as another user: PostgreSQL refuses to run as root."""
    if os.getuid():
        return []
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            entry = pwd.getpwnam(name)
            return ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups", "--"]
    raise RuntimeError("there is no user to run PostgreSQL as")


def give_to_postgres(folder: Path) -> None:
    """Give a folder to the user of PostgreSQL."""
    prefix = as_other_user()
    if prefix:
        shutil.chown(folder, int(prefix[1].partition("=")[2]), int(prefix[2].partition("=")[2]))


@contextlib.contextmanager
def postgres(folder: Path, *settings: str) -> Iterator[None]:
    """PostgreSQL with its data and its socket in a folder; `settings` are lines of its configuration."""
    data = folder / "data"
    data.mkdir()
    give_to_postgres(folder)
    give_to_postgres(data)
    setup = ["-D", str(data), "-U", USER, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    subprocess.run(
        [*as_other_user(), str(program("initdb")), *setup], check=True, stdout=subprocess.DEVNULL, cwd="/"
    )
    options = ["-D", str(data), "-k", str(folder), "-c", "listen_addresses=", "-c", "max_connections=100"]
    options += [word for setting in settings for word in ("-c", setting)]
    with (folder / "postgres.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [*as_other_user(), str(program("postgres")), *options], stderr=log, cwd="/"
        )
    try:
        until(lambda: bool(Servers(folder).psql("SELECT 1")))
        yield
    finally:
        process.send_signal(signal.SIGQUIT)  # its data is thrown away
        process.wait(60)


@contextlib.contextmanager
def redis(folder: Path) -> Iterator[None]:
    """Redis with its socket in a folder, and nothing on the disk."""
    options = ["--port", "0", "--unixsocket", str(folder / "redis.sock"), "--save", "", "--dir", str(folder)]
    options += ["--databases", str(MAX_BUSES)]
    process = subprocess.Popen([str(program("redis-server")), *options], stdout=subprocess.DEVNULL, cwd="/")
    try:
        until((folder / "redis.sock").exists)
        yield
    finally:
        process.terminate()
        process.wait(60)


def until(true: Callable[[], bool], timeout_s: float = 120.0) -> None:
    """Wait until `true` returns True; OSError and failed commands count as False."""
    end = time.monotonic() + timeout_s
    while True:
        with contextlib.suppress(subprocess.CalledProcessError, OSError):
            if true():
                return
        if time.monotonic() > end:
            raise AssertionError("timed out")
        time.sleep(0.05)


@contextlib.contextmanager
def servers(*settings: str) -> Iterator[Servers]:
    """Start both; `settings` are for PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="riftable-"))
    try:
        with postgres(folder, *settings), redis(folder):
            yield Servers(folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
