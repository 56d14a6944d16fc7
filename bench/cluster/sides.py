"""Start several workers in each of the ways that are compared."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, Protocol

import redis

from bench.catalog import ROOT
from riftable.server.http.bus import LEASES_KEY
from tests.reliability.cluster.servers import Servers
from tests.reliability.cluster.test_hosting import blocks
from tests.server.http.ports import free_port
from tests.server.http.test_process import children, running

RESPAWN_EVERY_S: Final = 0.5  # as uvicorn's supervisor does
START_TIMEOUT_S: Final = 60.0
HEALTHY_AFTER_S: Final = 1.5  # HAProxy has checked the workers by then


class Side(Protocol):
    """Workers that serve one installation."""

    name: str
    address: str
    store: str

    def workers(self) -> list[int]:
        """Return the processes that serve and may be killed."""

    def forwarders(self) -> list[int]:
        """Return the other processes that forward requests."""


def wait_for_workers(side: Side, count: int) -> None:
    """Wait until `count` workers serve."""
    end = time.monotonic() + START_TIMEOUT_S
    while len(side.workers()) != count:
        if time.monotonic() > end:
            raise TimeoutError(f"{side.name}: {len(side.workers())} of {count} workers serve")
        time.sleep(0.05)


class Relay:
    """Workers that share a port and forward requests to each other over Redis."""

    name = "relay"

    def __init__(self, store: str, bus: str, address: str, supervisor: int, redis_pid: int) -> None:
        self.store = store
        self.address = address
        self.supervisor = supervisor
        self.redis_pid = redis_pid
        self.redis: Any = redis.Redis.from_url(bus)

    def workers(self) -> list[int]:
        found = [
            pid
            for pid in children(self.supervisor)
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]
        now = int(time.time() * 1000)
        leases = self.redis.zcount(LEASES_KEY, now, "+inf")
        return found if leases >= len(found) else []

    def forwarders(self) -> list[int]:
        return [self.redis_pid]


@contextlib.contextmanager
def relay(backends: Servers, workers: int) -> Iterator[Relay]:
    """Run `riftable serve --workers N`, as documented."""
    store, bus = backends.database(), backends.bus()
    options = ["--store", store, "--bus", bus, "--workers", str(workers)]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), *options, tidy=False) as (address, process, _),
    ):
        side = Relay(store, bus, address, process.pid, redis.Redis.from_url(bus).info()["process_id"])
        wait_for_workers(side, workers)
        yield side


class Proxied:
    """Workers with a port each, behind HAProxy, which routes by table id."""

    def __init__(self, name: str, store: str, command: list[str], folder: Path, count: int) -> None:
        self.name = name
        self.store = store
        self.command = command  # of a worker; the port follows
        self.ports = [free_port() for _ in range(count)]
        port = free_port()
        self.address = f"http://127.0.0.1:{port}/"
        self.processes: dict[int, subprocess.Popen[bytes]] = {}
        self.stopping = threading.Event()
        config = folder / "haproxy.cfg"
        config.write_text(haproxy_config(port, self.ports), encoding="utf-8")
        self.errors = (folder / "errors").open("wb")
        self.respawn_thread = threading.Thread(target=self.respawn_workers, daemon=True)
        # All arguments are our own, and HAProxy is not at the same path everywhere.
        self.proxy = subprocess.Popen(["haproxy", "-q", "-f", str(config)], stderr=self.errors)  # noqa: S603, S607

    def respawn_workers(self) -> None:
        """Start the workers, and restart any that died."""
        while not self.stopping.is_set():
            for port in self.ports:
                process = self.processes.get(port)
                if process is None or process.poll() is not None:
                    self.processes[port] = subprocess.Popen(  # noqa: S603 - all arguments are our own
                        [sys.executable, "-m", *self.command, str(port)],
                        cwd=ROOT,
                        stdout=subprocess.DEVNULL,
                        stderr=self.errors,
                        start_new_session=True,
                    )
            self.stopping.wait(RESPAWN_EVERY_S)

    def workers(self) -> list[int]:
        found = []
        for port in self.ports:
            with contextlib.suppress(OSError, KeyError), socket.create_connection(("127.0.0.1", port)):
                found.append(self.processes[port].pid)
        return found

    def forwarders(self) -> list[int]:
        return [self.proxy.pid]

    def stop(self) -> None:
        self.stopping.set()
        self.respawn_thread.join()
        self.proxy.terminate()
        self.proxy.wait()
        for process in self.processes.values():
            process.terminate()
        for process in self.processes.values():
            process.wait(60)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        self.errors.close()


def haproxy_config(port: int, workers: list[int]) -> str:
    """Return the configuration in docs/how-to/run-several-workers.md, with these ports and without TLS."""
    (written,) = blocks("run-several-workers.md", "haproxy")
    written = re.sub(r"bind .*", f"bind 127.0.0.1:{port}", written)
    for documented, worker in zip((8771, 8772), workers, strict=True):
        written = written.replace(f":{documented}", f":{worker}")
    return written


@contextlib.contextmanager
def proxied(name: str, store: str, command: list[str], workers: int) -> Iterator[Proxied]:
    """Run workers behind HAProxy."""
    with tempfile.TemporaryDirectory() as folder:
        side = Proxied(name, store, command, Path(folder), workers)
        try:
            side.respawn_thread.start()
            wait_for_workers(side, workers)
            time.sleep(HEALTHY_AFTER_S)
            yield side
        finally:
            side.stop()
            errors = (Path(folder) / "errors").read_text("utf-8", "replace")
            if errors:
                print(errors[-3000:], file=sys.stderr)


@contextlib.contextmanager
def routing(backends: Servers, workers: int) -> Iterator[Proxied]:
    """The alternative: the proxy decides which worker holds a table, and backends is no relay."""
    store = backends.database()
    with proxied("routing", store, ["bench.cluster.routed", store], workers) as side:
        yield side


@contextlib.contextmanager
def both(backends: Servers, workers: int) -> Iterator[Proxied]:
    """The relay behind the same proxy: requests are routed by table id, and forwarded where that is wrong."""
    store = backends.database()
    options = ["--no-browser", "--jobs", "1", "--store", store, "--bus", backends.bus()]
    with proxied("both", store, ["riftable", "serve", *options, "--port"], workers) as side:
        yield side
