"""Meters: how much a server does and how quickly, for Prometheus. Numbers only: no names, no cards.

They are read at an address of their own, which is this machine's alone unless somebody says otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from starlette.requests import HTTPConnection

from riftable.server.match.refusals import RequestRefused

BLINK: Final = 0.1  # seconds between two looks at how late the event loop is
SOON: Final = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.05, 0.1, 0.15, 0.5, 1.0, 5.0)


class Meters:
    """All of a process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "riftable_requests", "Requests by route and status.", ["route", "status"], registry=self.registry
        )
        self.commands = Counter(
            "riftable_commands",
            "Commands by kind, and what came of them.",
            ["kind", "came"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "riftable_command_seconds", "From a command to its answer.", buckets=SOON, registry=self.registry
        )
        self.lag = Histogram(
            "riftable_loop_lag_seconds", "How late the event loop is.", buckets=SOON, registry=self.registry
        )
        self.sockets = Gauge("riftable_sockets", "Open sockets.", registry=self.registry)
        self.tables = Gauge("riftable_tables", "Tables in memory.", registry=self.registry)
        self.cut_off = Counter(
            "riftable_cut_off", "Sockets closed by the server, by reason.", ["why"], registry=self.registry
        )
        self.connections_closed = Counter(
            "riftable_connections_closed",
            "Connections closed or refused by the server, by reason.",
            ["why"],
            registry=self.registry,
        )

    def answered(self, request: HTTPConnection, status: int) -> None:
        """A request was answered; of its path only the pattern is told."""
        route = request.scope.get("route")
        self.requests.labels(getattr(route, "path", "?"), str(status)).inc()

    @contextlib.contextmanager
    def command(self, kind: str) -> Iterator[None]:
        """A command is obeyed, or refused."""
        begun = time.perf_counter()
        came = "failed"
        try:
            yield
            came = "done"
        except RequestRefused:
            came = "refused"
            raise
        finally:
            self.commands.labels(kind, came).inc()
            self.seconds.observe(time.perf_counter() - begun)

    async def watch(self, tables: dict[str, Any]) -> None:
        """Looks again and again how late the event loop is, and how many tables there are."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BLINK
            await asyncio.sleep(BLINK)
            self.lag.observe(max(0.0, loop.time() - due))
            self.tables.set(len(tables))


METERS: Final = Meters()


def show_meters(host: str, port: int, others: int = 1) -> Any:
    """Lets Prometheus read them; a server to be shut down at the end. Each worker has a port of its own."""
    for number in range(port, port + others):
        try:
            server, thread = start_http_server(number, addr=host, registry=METERS.registry)
        except OSError:
            if number == port + others - 1:
                raise
        else:
            thread.name = "riftable-meters"
            return server
    raise ValueError("no port was given")
