"""The two ways to run several workers, started for a measurement."""

from __future__ import annotations

import contextlib
import os
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
from riftable.server.http.bus import CREW
from tests.reliability.cluster.servers import Servers
from tests.server.http.ports import free_port
from tests.server.http.test_process import children, running

RESPAWN_EVERY_S: Final = 0.5  # as uvicorn's supervisor does
START_TIMEOUT_S: Final = 60.0


class Side(Protocol):
    """Workers that serve one installation."""

    name: str
    address: str
    store: str

    def workers(self) -> list[int]:
        """The processes that can be killed, while they serve."""

    def helpers(self) -> list[int]:
        """Other processes that carry requests."""


def wait_for_workers(side: Side, count: int) -> None:
    """Wait until so many workers serve."""
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
        leases = self.redis.zcount(CREW, now, "+inf")
        return found if leases >= len(found) else []

    def helpers(self) -> list[int]:
        return [self.redis_pid]


@contextlib.contextmanager
def relay(there: Servers, workers: int) -> Iterator[Relay]:
    """`riftable serve --workers N`, as it is documented."""
    store, bus = there.database(), there.bus()
    options = ["--store", store, "--bus", bus, "--workers", str(workers)]
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), *options, tidy=False) as (address, process, _),
    ):
        side = Relay(store, bus, address, process.pid, redis.Redis.from_url(bus).info()["process_id"])
        wait_for_workers(side, workers)
        yield side


class Routing:
    """Workers with a port each, behind HAProxy, which routes by table id."""

    name = "routing"

    def __init__(self, store: str, folder: Path, count: int) -> None:
        self.store = store
        self.ports = [free_port() for _ in range(count)]
        port = free_port()
        self.address = f"http://127.0.0.1:{port}/"
        self.processes: dict[int, subprocess.Popen[bytes]] = {}
        self.stopping = threading.Event()
        config = folder / "haproxy.cfg"
        config.write_text(haproxy_config(port, self.ports), encoding="utf-8")
        self.errors = (folder / "errors").open("wb")
        self.keeper = threading.Thread(target=self.keep, daemon=True)
        self.proxy = subprocess.Popen(["haproxy", "-q", "-f", str(config)], stderr=self.errors)  # noqa: S603, S607

    def keep(self) -> None:
        """Start the workers, and start one again that died."""
        while not self.stopping.is_set():
            for port in self.ports:
                process = self.processes.get(port)
                if process is None or process.poll() is not None:
                    self.processes[port] = subprocess.Popen(  # noqa: S603 - the words are our own
                        [sys.executable, "-m", "bench.cluster.routed", str(port), self.store],
                        cwd=ROOT,
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

    def helpers(self) -> list[int]:
        return [self.proxy.pid]

    def stop(self) -> None:
        self.stopping.set()
        self.keeper.join()
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
    """The configuration for these workers."""
    servers = [f"    server w{n} 127.0.0.1:{worker}" for n, worker in enumerate(workers)]
    tracked = [f"{line} track by_table/w{n}" for n, line in enumerate(servers)]
    template = (Path(__file__).parent / "haproxy.cfg").read_text("utf-8")
    return template.format(port=port, servers="\n".join(servers), tracked="\n".join(tracked))


@contextlib.contextmanager
def routing(there: Servers, workers: int) -> Iterator[Routing]:
    """Workers behind HAProxy."""
    with tempfile.TemporaryDirectory() as folder:
        side = Routing(there.database(), Path(folder), workers)
        try:
            side.keeper.start()
            wait_for_workers(side, workers)
            time.sleep(1.5)  # for HAProxy to see that they are healthy
            yield side
        finally:
            side.stop()
            errors = (Path(folder) / "errors").read_text("utf-8", "replace")
            if errors:
                print(errors[-3000:], file=sys.stderr)
