"""The server as a process: killed and restarted, and played by the example bot."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from riftable.server.http import run

ROOT = Path(__file__).resolve().parents[3]


def example() -> Any:
    """Load the example client of the documentation."""
    path = ROOT / "docs" / "examples" / "http_bot.py"
    spec = importlib.util.spec_from_file_location("http_bot", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextlib.contextmanager
def running(
    folder: Path,
    *more: str,
    python: str = sys.executable,
    tidy: bool = True,
    env: Mapping[str, str] | None = None,
) -> Iterator[tuple[str, subprocess.Popen[str], list[str]]]:
    """Run a server on a free port; yield its address, its process and its output. It must stop cleanly.

    Pass `tidy=False` if one of its processes is killed, and cannot clean up.
    """
    command = [python, "-m", "riftable", "serve", "--no-browser", "--port", "0", "--jobs", "1"]
    output: list[str] = []
    with tempfile.TemporaryFile("w+", encoding="utf-8") as wrong:  # a pipe that is not read would stop it
        process = subprocess.Popen(
            [*command, "--data", str(folder), "--lang", "en", *more],
            stdout=subprocess.PIPE,
            stderr=wrong,
            text=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(env or {})},
            start_new_session=True,
        )
        try:
            assert process.stdout is not None
            address = ""
            for line in process.stdout:
                output.append(line)
                if " at http" in line:
                    address = line.split(" at ")[1].strip()
                if "Ctrl+C" in line:
                    break
            assert address, output
            yield address, process, output
        finally:
            process.terminate()
            try:
                process.communicate(timeout=120)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                raise
        wrong.seek(0)
        if tidy and process.returncode != -signal.SIGKILL:
            assert "leaked" not in wrong.read()


def until(true: Callable[[], bool]) -> None:
    """Wait until `true` returns True."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def until_up(table: Any) -> None:
    """Wait for the first answer: a server prints its address a little before it listens."""

    def answers() -> bool:
        with contextlib.suppress(OSError):
            return bool(table.get("me"))
        return False

    until(answers)


def children(pid: int) -> list[int]:
    """Return the worker processes of a server."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def test_the_example_plays_to_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = example()
    with running(tmp_path) as (address, _, _):
        until_up(bot.Table(address))
        assert bot.play(address, "riftforce", "duel")["by"] == "play"
        assert bot.play(address, "riffifi", "table")["winners"]
    assert "wins" in capsys.readouterr().out


def test_killed_in_the_middle_it_goes_on_where_it_was(tmp_path: Path) -> None:
    bot = example()
    with running(tmp_path) as (address, process, _):
        table = bot.Table(address)
        until_up(table)
        options = {"guilds": "fire ice light water / air plant sand star", "first": "0"}
        opened = table.post("quick", {"options": options})
        path = f"games/{opened['id']}"
        update = table.get(f"{path}/events?seat=0")["messages"][-1]
        move = {"t": "move", "id": "a", "v": update["v"], "seat": 0, "moves": [update["ask"]["tree"][0]["m"]]}
        ack = table.post(f"{path}/command", move)
        before = table.get(f"{path}/events?seat=0")["messages"][-1]
        workers = children(process.pid)
        assert workers
        os.kill(process.pid, signal.SIGKILL)
        process.wait(60)
        until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    with running(tmp_path) as (address, _, _):
        table.server = address.rstrip("/")
        until_up(table)
        after = table.get(f"{path}/events?seat=0")["messages"][-1]
        for one in (before, after):
            del one["clocks"]
        assert after == before
        assert after["ask"]["kind"] == "play"
        assert table.post(f"{path}/command", move) == ack
        rng = bot.random.Random(1)
        moves = bot.a_path(after["ask"]["tree"], rng)
        table.post(f"{path}/command", {**move, "id": "b", "v": after["v"], "moves": moves})
        waited = table.get(f"{path}/events?seat=0&after={after['v']}&wait=20")["messages"][-1]
        assert waited["v"] > after["v"]


def test_on_a_network_it_prints_the_address(tmp_path: Path) -> None:
    with running(tmp_path, "--host", "0.0.0.0") as (address, _, output):
        assert address.startswith("http://")
        assert "0.0.0.0" not in address
        assert sum("█" in line or "▄" in line for line in output) > 10


def test_an_address_that_cannot_be_had_is_a_clear_complaint(tmp_path: Path) -> None:
    with run.listening_socket("127.0.0.1", 0) as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        command = [sys.executable, "-m", "riftable", "serve", "--no-browser", "--port", port]
        done = subprocess.run(
            [*command, "--data", str(tmp_path), "--lang", "fr"],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("Erreur")
    assert port in done.stderr


@pytest.mark.parametrize(
    ("host", "expected"), [("127.0.0.1", "http://127.0.0.1:80/"), ("::1", "http://[::1]:80/")]
)
def test_addresses(host: str, expected: str) -> None:
    assert run.address(host, 80) == expected
    assert run.is_loopback(host)
    assert not run.is_loopback("0.0.0.0")


def test_data_lies_where_the_system_keeps_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run.data_folder() == tmp_path / "riftable"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert run.data_folder().parts[-3:] == (".local", "share", "riftable")
