"""One run: a server in a process of its own, so many games, so many moves a second, and what came of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from bench.catalog import ROOT
from bench.load.player import Told, Visitor, against_bot, duel

WARM_UP: Final = 3.0  # seconds that count for nothing
AT_ONCE: Final = 8  # games laid at the same time
SAMPLES: Final = 100  # of the memory, over a run
LONG: Final = 600  # seconds: longer runs report progress
BOT: Final = "level4"  # searches


@dataclass
class Measured:
    """What came of it. Seconds, and bytes."""

    name: str
    games: int
    seconds: float = 0.0
    acks: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    tasks: list[int] = field(default_factory=list)
    refusals: int = 0

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.acks) / self.seconds if self.seconds else 0.0

    @property
    def growth(self) -> float:
        """By what part the memory grew from the first fifth of the run to the last."""
        part = max(1, len(self.memory) // 5)
        first, last = self.memory[:part], self.memory[-part:]
        return (sum(last) / len(last)) / (sum(first) / len(first)) - 1 if self.memory else 0.0


def quantile(values: Sequence[float], q: float) -> float:
    """The value below which this part of them lies; 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else 0.0


class Pace:
    """A rate for all callers together; lost time is not made up for."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate
        self.due = 0.0

    async def __call__(self) -> None:
        now = time.perf_counter()
        self.due = max(now, self.due + self.gap)
        await asyncio.sleep(self.due - now)


class Server(Protocol):
    """What is measured."""

    name: str
    pid: int
    address: str

    def account(self) -> dict[str, Any]:
        """How late its event loop was since the last question, where it can tell."""


class Riftable:
    """Our server."""

    name = "Riftable"

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.pid = process.pid
        self.address = address

    def account(self) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found


@contextlib.contextmanager
def riftable(folder: Path, jobs: int) -> Iterator[Riftable]:
    """Our server on a folder."""
    process = subprocess.Popen(  # noqa: S603 - the words are our own
        [sys.executable, "-m", "bench.load.served", str(folder), str(jobs)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address:
            raise RuntimeError("the server does not start")
        yield Riftable(process, address)
    finally:
        process.terminate()
        process.communicate(timeout=120)


def resident(pid: int) -> int:
    """The memory of a process, without those in which bots think."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
    return 0


async def up(address: str) -> None:
    """Waits for the first answer."""
    for _ in range(600):
        try:
            await Visitor(address).ask("me")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise RuntimeError("the server does not answer")


@contextlib.asynccontextmanager
async def playing(server: Server, told: Told, games: int, bots: int, pace: Pace) -> AsyncIterator[None]:
    """Games that go on, each followed by another when it is over; beside them some against bots."""
    rng = random.Random(games)
    starting = asyncio.Semaphore(AT_ONCE)

    async def go_on(number: int) -> None:
        while True:
            async with starting:
                if number < games:
                    seats = await duel(server.address, told, pace, rng)
                else:
                    seats = [await against_bot(server.address, BOT, rng)]
            begun.release()
            await asyncio.gather(*(seat.play() for seat in seats))
            told.over += 1

    begun = asyncio.Semaphore(0)
    tasks = [asyncio.create_task(go_on(number)) for number in range(games + bots)]
    try:
        for _ in tasks:
            await begun.acquire()
        yield
    finally:
        for task in tasks:
            task.cancel()
        for problem in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(problem, Exception):
                raise problem


async def measure(server: Server, games: int, rate: float, seconds: float, bots: int = 0) -> Measured:
    """So many games at so many moves a second for so long."""
    name = f"{server.name}, {bots} games against bots beside" if bots else server.name
    found = Measured(name, games)
    told = Told()
    await up(server.address)
    async with playing(server, told, games, bots, Pace(rate)):
        await asyncio.sleep(WARM_UP)
        told.latencies.clear()
        before = await asyncio.to_thread(server.account)
        begin = time.perf_counter()
        for _ in range(SAMPLES):
            await asyncio.sleep(seconds / SAMPLES)
            found.memory.append(resident(server.pid))
            if seconds > LONG:
                size, moves = found.memory[-1] / 2**20, len(told.latencies)
                print(f"{time.perf_counter() - begin:.0f} s, {size:.1f} MiB, {moves} moves", file=sys.stderr)
        found.seconds = time.perf_counter() - begin
        found.acks = list(told.latencies)
        account = await asyncio.to_thread(server.account)
        found.lags = account.get("lags", [])
        found.tasks = [before.get("tasks", 0), account.get("tasks", 0)]
        found.refusals = len(told.refusals)
    return found
