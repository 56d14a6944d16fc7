"""boardgame.io's server, measured with the same kind of client at the same rate. Needs Node and npm."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import socket
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect

from bench.load.run import MEMORY_SAMPLES, WARM_UP_S, Measured, Pace, resident

PACKAGES: Final = ("boardgame.io@0.50.2", "node-persist@3")  # the second keeps its files
SCRIPT: Final = Path(__file__).with_name("peer.cjs")
GAME: Final = "/duel,"  # the namespace of socket.io
EVENT: Final = f"42{GAME}"


class PeerUnavailable(Exception):
    """boardgame.io cannot be installed or started here."""


class Peer:
    """A running server of boardgame.io."""

    def __init__(self, name: str, pid: int, port: int) -> None:
        self.name = name
        self.pid = pid
        self.port = port


def install(folder: Path) -> None:
    """Install boardgame.io into a folder; PeerUnavailable if that fails."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise PeerUnavailable("Node is not installed")
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
    try:
        subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=300)  # noqa: S603 - our own command
    except (OSError, subprocess.SubprocessError) as problem:
        raise PeerUnavailable(f"boardgame.io could not be installed ({type(problem).__name__})") from problem
    shutil.copy(SCRIPT, folder)


@contextlib.contextmanager
def peer(folder: Path, *, files: bool) -> Iterator[Peer]:
    """Run its server, with matches in memory, which is its default, or in files."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    matches = folder / f"matches-{port}"
    command = ["node", SCRIPT.name, str(port), *([str(matches)] if files else [])]
    process = subprocess.Popen(  # noqa: S603 - our own command
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        while (line := process.stdout.readline()) != "ready\n":
            if not line:
                raise PeerUnavailable("boardgame.io's server does not start")
        yield Peer(f"boardgame.io, in {'files' if files else 'memory'}", process.pid, port)
    finally:
        process.kill()
        process.wait(20)


class Seat:
    """A player of boardgame.io: syncs, moves in turn, and counts a move as done once the update arrives."""

    def __init__(
        self, port: int, match: str, seat: int, pace: Callable[[], Awaitable[None]], acks: list[float]
    ) -> None:
        self.port = port
        self.match = match
        self.seat = str(seat)
        self.pace = pace
        self.acks = acks
        self.rng = random.Random(f"{match}{seat}")
        self.since: float | None = None

    async def play(self, ready: asyncio.Semaphore) -> None:
        url = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        async with connect(url, compression=None, max_size=1 << 22) as ws:
            async for text in ws:
                assert isinstance(text, str)
                if text.startswith("0"):
                    await ws.send(f"40{GAME}")
                elif text.startswith(f"40{GAME}"):
                    await self.emit(ws, "sync", self.match, self.seat, None, 2)
                elif text == "2":
                    await ws.send("3")
                elif text.startswith(EVENT):
                    await self.on_message(ws, json.loads(text[len(EVENT) :]), ready)

    async def emit(self, ws: Any, *event: Any) -> None:
        await ws.send(EVENT + json.dumps(event))

    async def on_message(self, ws: Any, message: list[Any], ready: asyncio.Semaphore) -> None:
        match message:
            case ["sync", _, {"state": state}]:
                ready.release()
            case ["update", _, state, *_]:
                if self.since is not None:
                    self.acks.append(time.perf_counter() - self.since)
                    self.since = None
            case _:
                return
        if state["ctx"]["currentPlayer"] != self.seat:
            return
        await self.pace()
        path = [self.rng.randrange(300) for _ in range(4)]
        action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [path], "playerID": self.seat}}
        self.since = time.perf_counter()
        await self.emit(ws, "update", action, state["_stateID"], self.match, self.seat)


async def measure_peer(server: Peer, games: int, rate: float, seconds: float) -> Measured:
    """Measure boardgame.io as `run.measure` does our server."""
    found = Measured(server.name, games)
    pace = Pace(rate)
    acks: list[float] = []
    ready = asyncio.Semaphore(0)
    tasks = []
    for number in range(games):
        for seat in range(2):
            one = Seat(server.port, f"m{number}", seat, pace, acks)
            tasks.append(asyncio.create_task(one.play(ready)))
            await asyncio.wait_for(ready.acquire(), 30)
    try:
        await asyncio.sleep(WARM_UP_S)
        acks.clear()
        begin = time.perf_counter()
        for _ in range(MEMORY_SAMPLES):
            await asyncio.sleep(seconds / MEMORY_SAMPLES)
            found.memory.append(resident(server.pid))
        found.seconds = time.perf_counter() - begin
        found.acks = list(acks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return found
