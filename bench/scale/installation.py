"""An installation as `riftable serve` runs it: workers, PostgreSQL and Redis, and what each of them uses."""

from __future__ import annotations

import contextlib
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import redis

from bench.load.run import resident
from bench.restart import cpu_seconds
from riftable.server.http.bus import LEASES_KEY
from tests.reliability.cluster.servers import Servers, database_of, until
from tests.reliability.cluster.test_kill import workers
from tests.server.http.test_process import children, running

COUNT_STATEMENTS: Final = ("shared_preload_libraries=pg_stat_statements", "pg_stat_statements.track=top")

STATEMENTS: Final = (
    "SELECT coalesce(sum(calls), 0) FROM pg_stat_statements"
    " JOIN pg_database ON oid = dbid WHERE datname = current_database()"
)


class Usage(NamedTuple):
    """CPU seconds since the start, by part of the installation; other figures as they are now."""

    workers: float  # the processes that serve
    helpers: float  # their processes for ask trees and bots
    postgres: float
    redis: float
    memory: int  # bytes, of workers and helpers
    worker_memory: int  # bytes, of workers
    statements: int  # that PostgreSQL has run
    transactions: int
    database_bytes: int
    wal_bytes: int

    @property
    def cpu(self) -> float:
        """All parts together."""
        return self.workers + self.helpers + self.postgres + self.redis


def descendants(pid: int) -> list[int]:
    """Return all processes that a process started, directly or not."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for child in children(pid):
            found += [child, *descendants(child)]
    return found


def cpu_of(pids: Sequence[int]) -> float:
    """Return the CPU seconds of processes; one that has ended counts nothing."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(OSError):
            total += cpu_seconds(pid)
    return total


class Installation:
    """Workers that run, on PostgreSQL and Redis, or one on a file (`store` is empty)."""

    def __init__(self, backends: Servers, store: str, address: str, pid: int, count: int) -> None:
        self.backends = backends
        self.store = store
        self.address = address
        self.pid = pid
        self.count = count
        self.name = "a file" if not store else f"{count} worker{'s' if count > 1 else ''}"
        self.postgres_pid = int((backends.folder / "data" / "postmaster.pid").read_text().split()[0])
        self.redis_pid = int(redis.Redis.from_url(backends.bus()).info()["process_id"])

    def serving(self) -> list[int]:
        """Return the processes that serve: the supervisor's children, or the only process."""
        if self.count == 1:
            return [self.pid]
        return workers(self.pid)

    def sql(self, query: str) -> int:
        """Return the number that a query finds; 0 without a database."""
        return int(float(self.backends.psql(query, database_of(self.store)) or 0)) if self.store else 0

    def usage(self) -> Usage:
        """Return what all parts have used so far."""
        serving = self.serving()
        rest = [pid for pid in [self.pid, *descendants(self.pid)] if pid not in serving]
        return Usage(
            cpu_of(serving),
            cpu_of(rest),
            cpu_of([self.postgres_pid, *descendants(self.postgres_pid)]) if self.store else 0.0,
            cpu_of([self.redis_pid]) if self.store else 0.0,
            sum(resident(pid) for pid in [*serving, *rest]),
            sum(resident(pid) for pid in serving),
            self.sql(STATEMENTS),
            self.sql("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"),
            self.sql("SELECT pg_database_size(current_database())"),
            self.sql("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"),
        )


@contextlib.contextmanager
def installation(backends: Servers, count: int, *, in_file: bool = False) -> Iterator[Installation]:
    """Run `count` workers; `in_file` means SQLite in a folder instead of PostgreSQL and Redis."""
    store, options = "", []
    bus = backends.bus()
    if not in_file:
        store = backends.database()
        backends.psql("CREATE EXTENSION pg_stat_statements", database_of(store))
        options = ["--store", store, "--bus", bus, "--workers", str(count)]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), *options, tidy=False) as (address, process, _),
    ):
        if not in_file:
            shared = redis.Redis.from_url(bus)
            until(lambda: shared.zcount(LEASES_KEY, int(time.time() * 1000), "+inf") == count)
        yield Installation(backends, store, address, process.pid, count)
