"""Two workers behind HAProxy, as run-several-workers.md has it: rooms are routed, and one worker dies."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.reliability.cluster.servers import Servers, database_of, until
from tests.reliability.cluster.test_hosting import blocks
from tests.server.http.ports import free_port
from tests.server.http.test_process import running
from tests.server.http.test_proxies import NAME, SBIN, SITE, TIMEOUT_S, TlsClient, process, swap

HAPROXY = shutil.which("haproxy", path=SBIN)
TABLES = 12  # enough that some are opened by a worker to which they are not routed

pytestmark = pytest.mark.skipif(HAPROXY is None, reason="not installed: haproxy")


@contextlib.contextmanager
def haproxy(folder: Path, port: int, workers: list[str]) -> Iterator[Path]:
    """Run HAProxy with the documented file, its own certificate and other ports; yield the root."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    wanted = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2", "-nodes"]
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", *wanted, "-keyout", key, "-out", certificate],
        check=True,
        capture_output=True,
        timeout=TIMEOUT_S,
    )
    (folder / "both.pem").write_text(certificate.read_text() + key.read_text())
    (written,) = blocks("run-several-workers.md", "haproxy")
    written = swap(
        written,
        **{
            "bind :443": f"bind 127.0.0.1:{port}",
            f"/etc/haproxy/{NAME}.pem": str(folder / "both.pem"),
            "default_backend": "http-response set-header X-Worker %s\n    default_backend",
            "127.0.0.1:8771": workers[0],
            "127.0.0.1:8772": workers[1],
        },
    )
    (folder / "haproxy.cfg").write_text(written)
    with process([str(HAPROXY), "-db", "-f", str(folder / "haproxy.cfg")], folder, port):
        yield certificate


def socket(client: TlsClient, table: str) -> ClientConnection:
    return connect(
        f"wss://{NAME}/api/games/{table}/socket?after=0&lang=en",
        sock=client.line(),
        ssl=client.tls,
        origin=Origin(SITE),
        additional_headers={"Cookie": client.cookie},
        proxy=None,
    )


def shows_position(client: TlsClient, table: str) -> bool:
    """Return whether a socket to the table gets its position."""
    with contextlib.suppress(Exception), socket(client, table) as ws:
        while True:
            if json.loads(ws.recv(TIMEOUT_S))["t"] == "update":
                return True
    return False


def served_by(client: TlsClient, *paths: str) -> list[str]:
    """Return statuses and workers of the answers to requests, each made twice."""
    answers = [client.ask(path) for path in paths * 2]
    return sorted({f"{answer.status} {answer.head['X-Worker']}" for answer in answers})


def check_rooms(client: TlsClient) -> None:
    """Every request for a study, a puzzle or a step of a lesson reaches the same worker, unlike others."""
    game = json.loads(client.ask("/api/quick", {}).body)["id"]
    client.ask(f"/api/games/{game}/command", {"t": "resign", "id": "r", "seat": 0})
    study = json.loads(client.ask(f"/api/games/{game}/study", {"title": ""}).body)["id"]
    puzzle = json.loads(client.ask("/api/puzzles/next").body)["id"]
    lessons = json.loads(client.ask("/api/lessons").body)["games"]
    step = f"{min(lessons)}/{lessons[min(lessons)][0]['lessons'][0]['name']}/1"
    for room in (f"studies/{study}", f"puzzles/{puzzle}", f"lessons/{step}"):
        more = [f"/api/{room}/replay"] if room.startswith("studies") else []
        paths = [f"/api/{room}", f"/api/{room}?lang=fr", *more]
        until(lambda: served_by(client, *paths) in (["200 one"], ["200 two"]))  # noqa: B023 - called at once
    for path in ("me", "puzzles/mine", "studies"):
        until(lambda: served_by(client, f"/api/{path}") == ["200 one", "200 two"])  # noqa: B023 - see above


def holders(backends: Servers, url: str) -> dict[str, tuple[str, int]]:
    """Return the holder of each table, and how often it has changed."""
    rows = backends.psql("SELECT game, worker, epoch FROM holders", database_of(url)).splitlines()
    return {game: (worker, int(epoch)) for game, worker, epoch in (row.split("|") for row in rows)}


def test_the_documented_proxy_routes_by_table_and_around_a_dead_worker(
    backends: Servers, tmp_path: Path
) -> None:
    url = backends.database()
    options = ["--store", url, "--bus", backends.bus(), "--origin", SITE, "--proxy", "127.0.0.1"]
    port = free_port()
    with (
        running(tmp_path / "one", *options, tidy=False) as (first, killed, _),
        running(tmp_path / "two", *options) as (second, _, _),
        haproxy(tmp_path, port, [re.split("[/]+", address)[1] for address in (first, second)]) as root,
    ):
        client = TlsClient(port, root)
        until(lambda: client.ask("/api/me").status == 200)
        check_rooms(client)
        tables = [json.loads(client.ask("/api/quick", {}).body)["id"] for _ in range(TABLES)]
        opened = holders(backends, url)
        assert len({worker for worker, _ in opened.values()}) == 2
        for table in tables:
            until(lambda: shows_position(client, table))  # noqa: B023 - called at once
        routed = holders(backends, url)
        assert any(epoch > 1 for _, epoch in routed.values())  # tables have moved to where they are routed
        assert len({worker for worker, _ in routed.values()}) == 2
        for table in tables:
            until(lambda: shows_position(client, table))  # noqa: B023 - called at once
        later = holders(backends, url)  # a worker too busy to hand a table over in time may do so now
        moved = [table for table, (_, epoch) in routed.items() if epoch > 1]
        assert [later[table] for table in moved] == [routed[table] for table in moved]  # a table moves once
        os.kill(killed.pid, signal.SIGKILL)
        for table in tables:
            until(lambda: shows_position(client, table))  # noqa: B023 - called at once
        left = holders(backends, url)
        assert len({left[table][0] for table in tables}) == 1
