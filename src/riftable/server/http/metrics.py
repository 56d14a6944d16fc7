"""Metrics for Prometheus. Numbers only: no names, no cards.

They are served at an address of their own: on localhost, unless another one is given.
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
from riftable.server.protocol.messages import Command

LAG_INTERVAL_S: Final = 0.1
LATENCY_BUCKETS_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.02, 0.05, 0.1, 0.15, 0.5, 1.0, 5.0)


class Metrics:
    """The metrics of a process."""

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
            "riftable_command_seconds",
            "From a command to its answer.",
            buckets=LATENCY_BUCKETS_S,
            registry=self.registry,
        )
        self.lag = Histogram(
            "riftable_loop_lag_seconds",
            "How late the event loop is.",
            buckets=LATENCY_BUCKETS_S,
            registry=self.registry,
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
        """Count a response, by the pattern of its route."""
        route = request.scope.get("route")
        self.requests.labels(getattr(route, "path", "?"), str(status)).inc()

    @contextlib.contextmanager
    def command(self, command: Command) -> Iterator[None]:
        """Count and time a command, by its tag."""
        kind = str(command.__struct_config__.tag).capitalize()
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
        """Sample how late the event loop is and how many tables are in memory, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_INTERVAL_S
            await asyncio.sleep(LAG_INTERVAL_S)
            self.lag.observe(max(0.0, loop.time() - due))
            self.tables.set(len(tables))


METRICS: Final = Metrics()


def serve_metrics(host: str, port: int, ports: int = 1) -> Any:
    """Serve the metrics over HTTP, and return the server, which the caller shuts down.

    If the port is taken, the following ones are tried, `ports` in all: each worker has one of its own.
    """
    for number in range(port, port + ports):
        try:
            server, thread = start_http_server(number, addr=host, registry=METRICS.registry)
        except OSError:
            if number == port + ports - 1:
                raise
        else:
            thread.name = "riftable-metrics"
            return server
    raise ValueError("ports must be at least 1")
