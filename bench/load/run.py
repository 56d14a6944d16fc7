"""One run: a server in its own process under a number of games and a rate of moves, and the measurements."""

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
from bench.load.player import ApiClient, PlayLog, against_bot, duel

WARM_UP_S: Final = 3.0  # not measured
CONCURRENT_OPENINGS: Final = 8  # games opened at the same time
MEMORY_SAMPLES: Final = 100  # in a run
PROGRESS_AFTER_S: Final = 600  # longer runs report progress
BOT: Final = "level4"  # searches


@dataclass
class Measured:
    """The measurements of a run. Times in seconds, memory in bytes."""

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
        """Relative growth of the memory from the first fifth of the run to the last."""
        part = max(1, len(self.memory) // 5)
        first, last = self.memory[:part], self.memory[-part:]
        return (sum(last) / len(last)) / (sum(first) / len(first)) - 1 if self.memory else 0.0


def quantile(values: Sequence[float], q: float) -> float:
    """Return the `q` quantile of the values, or 0 if there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else 0.0


class Pace:
    """Limit the rate of all callers together; lost time is not made up for."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate
        self.due = 0.0

    async def __call__(self) -> None:
        now = time.perf_counter()
        self.due = max(now, self.due + self.gap)
        await asyncio.sleep(self.due - now)


class Addressed(Protocol):
    """A server that can be played on."""

    address: str


class Server(Addressed, Protocol):
    """A server that is measured."""

    name: str
    pid: int

    def lag_report(self) -> dict[str, Any]:
        """Return the delays of its event loop since the last call, if it measures them."""


class Riftable:
    """Our server."""

    name = "Riftable"

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.pid = process.pid
        self.address = address

    def lag_report(self) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found


@contextlib.contextmanager
def riftable(folder: Path, jobs: int) -> Iterator[Riftable]:
    """Run our server on a data folder."""
    process = subprocess.Popen(  # noqa: S603 - all arguments are our own
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
    """Return the resident memory of a process, without its children, in which bots think."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
    return 0


async def wait_until_up(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        try:
            await ApiClient(address).ask("me")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise RuntimeError("the server does not answer")


@contextlib.asynccontextmanager
async def playing(server: Addressed, log: PlayLog, games: int, bots: int, pace: Pace) -> AsyncIterator[None]:
    """Keep `games` duels and `bots` games against bots going; each that ends is followed by another."""
    rng = random.Random(games)
    starting = asyncio.Semaphore(CONCURRENT_OPENINGS)

    async def go_on(number: int) -> None:
        while True:
            async with starting:
                if number < games:
                    seats = await duel(server.address, log, pace, rng)
                else:
                    seats = [await against_bot(server.address, BOT, rng)]
            begun.release()
            await asyncio.gather(*(seat.play() for seat in seats))
            log.over += 1

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
    """Measure `games` games at `rate` moves a second for `seconds`."""
    name = f"{server.name}, with {bots} games against bots" if bots else server.name
    found = Measured(name, games)
    log = PlayLog()
    await wait_until_up(server.address)
    async with playing(server, log, games, bots, Pace(rate)):
        await asyncio.sleep(WARM_UP_S)
        log.latencies.clear()
        before = await asyncio.to_thread(server.lag_report)
        begin = time.perf_counter()
        for _ in range(MEMORY_SAMPLES):
            await asyncio.sleep(seconds / MEMORY_SAMPLES)
            found.memory.append(resident(server.pid))
            if seconds > PROGRESS_AFTER_S:
                size, moves = found.memory[-1] / 2**20, len(log.latencies)
                print(f"{time.perf_counter() - begin:.0f} s, {size:.1f} MiB, {moves} moves", file=sys.stderr)
        found.seconds = time.perf_counter() - begin
        found.acks = list(log.latencies)
        report = await asyncio.to_thread(server.lag_report)
        found.lags = report.get("lags", [])
        found.tasks = [before.get("tasks", 0), report.get("tasks", 0)]
        found.refusals = len(log.refusals)
    return found
