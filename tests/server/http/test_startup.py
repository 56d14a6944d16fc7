"""A server that cannot start prints one error; otherwise it prints its address once it listens."""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from riftable.server.http.data_folder import data_folder_in_use
from riftable.server.http.run import listening_socket
from riftable.server.http.security import InvalidProxy, site_config
from riftable.server.http.supervisor import AnnouncedServer
from riftable.server.storage.interface import StorageError
from riftable.server.storage.sqlite import DATABASE_NAME
from tests.server.http.test_process import running


def start(data: Path, *more: str, through: Sequence[str] = ()) -> str:
    """Start a server that must fail; return its error message."""
    command = [sys.executable, "-m", "riftable", "serve", "--no-browser", "--port", "0", "--jobs", "1"]
    done = subprocess.run(
        [*through, *command, "--data", str(data), "--lang", "en", *more],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 2, done
    assert done.stdout == "", "it said something before it knew whether it can serve"
    said = done.stderr.strip()
    assert said.startswith("Error"), said
    assert "Traceback" not in said
    assert "port 0" not in said, "the port is not what is wrong"
    return " ".join(said.split())


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_text("mine", encoding="utf-8")
    assert "needs a folder" in start(file)
    assert "needs a folder" in start(file / "below")
    assert file.read_text("utf-8") == "mine"


def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / DATABASE_NAME) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    before = (tmp_path / DATABASE_NAME).read_bytes()
    assert "is not a database of Riftable" in start(tmp_path)
    assert (tmp_path / DATABASE_NAME).read_bytes() == before


def test_a_file_that_is_no_database_is_not_changed(tmp_path: Path) -> None:
    (tmp_path / DATABASE_NAME).write_bytes(b"a shopping list" * 100)
    assert "is not a database of Riftable" in start(tmp_path)
    assert (tmp_path / DATABASE_NAME).read_bytes() == b"a shopping list" * 100


def test_a_damaged_database_is_called_damaged(tmp_path: Path) -> None:
    with data_folder_in_use(tmp_path):
        whole = (tmp_path / DATABASE_NAME).read_bytes()
    (tmp_path / DATABASE_NAME).write_bytes(whole[:100] + b"\xff" * (len(whole) - 100))
    assert f"{DATABASE_NAME} is damaged" in start(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="limits of another process")
def test_an_unwritable_disk_is_noticed_at_the_start(tmp_path: Path) -> None:
    full = ["bash", "-c", 'ulimit -f 0 && exec "$@"', "bash"]  # no file may grow
    assert f"the data in {tmp_path} cannot be used: disk I/O error" in start(tmp_path, through=full)


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("full", sqlite3.SQLITE_FULL),
        ("readonly", sqlite3.SQLITE_READONLY),
    ],
)
def test_a_full_or_read_only_disk_is_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, problem: int
) -> None:
    def refuse(_path: Path) -> None:
        error = sqlite3.OperationalError("database or disk")
        error.sqlite_errorcode = problem
        raise error

    monkeypatch.setattr("riftable.server.http.data_folder.connect", refuse)
    with pytest.raises(StorageError) as found, data_folder_in_use(tmp_path):
        pass
    assert found.value.kind == kind


def test_a_folder_serves_one_server(tmp_path: Path) -> None:
    with running(tmp_path):
        said = start(tmp_path)
        assert "another server already uses" in said
        assert tmp_path.name in said
    with running(tmp_path) as (address, _, _):
        assert address


@pytest.mark.parametrize("proxy", ["nonsense", "localhost", "*", "10.0.0.5/8", "127.0.0.1:80", ""])
def test_an_invalid_proxy_address_is_refused(proxy: str) -> None:
    with pytest.raises(InvalidProxy):
        site_config((), [proxy])


def test_addresses_and_networks_are_proxies(tmp_path: Path) -> None:
    assert site_config((), ["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"]).proxies == (
        "127.0.0.1",
        "10.0.0.0/8",
        "::1",
        "fd00::/8",
    )
    assert "invalid --proxy value “nonsense”" in start(tmp_path, "--proxy", "nonsense")


def test_a_port_for_metrics_that_is_taken_is_named(tmp_path: Path) -> None:
    with listening_socket("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in start(tmp_path, "--metrics", port)


def test_open_is_said_once_connections_are_accepted() -> None:
    happened: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert scope["type"] == "lifespan"
        await receive()
        happened.append("started")
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})

    with listening_socket("127.0.0.1", 0) as sock:

        def announce() -> None:
            with socket.create_connection(sock.getsockname(), timeout=60):
                happened.append("open")
            server.should_exit = True

        server = AnnouncedServer(uvicorn.Config(app, log_config=None), announce)
        server.run([sock])
    assert happened == ["started", "open"]
