"""Measure the moves lost and players interrupted when workers are killed, and the cost of a move."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.cluster.sides import Side, wait_for_workers
from bench.load.player import PlayLog, Seat, duel
from bench.load.run import WARM_UP_S, Pace
from bench.restart import cpu_seconds
from tests.reliability.cluster.test_kill import copied
from tests.reliability.ledger import Ledger, Sent

MOVES_AFTER_KILL: Final = 3  # of each game, before the next kill
GO_ON_TIMEOUT_S: Final = 120.0
SETTLE_S: Final = 2.0  # under load, before a kill and after the worker is back
RETRY_S: Final = 0.2


@dataclass
class Kills:
    """The effect of killed workers on the players. Times in seconds."""

    kills: int = 0
    moves: int = 0  # acknowledged
    lost: list[str] = field(
        default_factory=list
    )  # acknowledged moves that the store does not have, and the like
    unanswered: int = 0  # commands that were written, but not acknowledged before the connection broke
    goes_on: list[float] = field(
        default_factory=list
    )  # from a kill to the next update, for each interrupted seat
    again: list[float] = field(default_factory=list)  # further interruptions after the same kill

    def add(self, other: Kills) -> None:
        """Add the figures of another run."""
        self.kills += other.kills
        self.moves += other.moves
        self.lost += other.lost
        self.unanswered += other.unanswered
        self.goes_on += other.goes_on
        self.again += other.again


@dataclass
class Cost:
    """The cost of moves. Times in seconds."""

    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0
    cpu: float = 0.0  # of the workers and of the processes that forward requests to them

    def add(self, other: Cost) -> None:
        """Add the figures of another run."""
        self.latencies += other.latencies
        self.moves += other.moves
        self.seconds += other.seconds
        self.cpu += other.cpu


class Players:
    """Players of several duels; each duel that ends is followed by another."""

    def __init__(self, side: Side, log: PlayLog, pace: Pace, rng: random.Random) -> None:
        self.side = side
        self.log = log
        self.pace = pace
        self.rng = rng
        self.seats: dict[int, list[Seat]] = {}

    async def play(self, number: int) -> None:
        """Play one duel after the other; opening one is tried again while workers are dying."""
        while True:
            try:
                seats = await duel(self.side.address, self.log, self.pace, self.rng)
            except OSError:
                await asyncio.sleep(RETRY_S)
                continue
            self.seats[number] = seats
            await asyncio.gather(*(seat.play() for seat in seats))

    async def moved_on(self, since: float, moves: int) -> None:
        """Wait until each game is over or has had `moves` moves acknowledged after `since`."""
        async with asyncio.timeout(GO_ON_TIMEOUT_S):
            for seats in list(self.seats.values()):
                game = seats[0].game
                while not seats[0].over.is_set():
                    if sum(when > since for when in self.log.when.get(game, ())) >= moves:
                        break
                    await asyncio.sleep(0.05)


@asynccontextmanager
async def playing(side: Side, log: PlayLog, games: int, rate: float, seed: int) -> AsyncIterator[Players]:
    """Keep `games` duels going at `rate` moves a second."""
    players = Players(side, log, Pace(rate), random.Random(seed))
    tasks = [asyncio.create_task(players.play(number)) for number in range(games)]
    try:
        async with asyncio.timeout(GO_ON_TIMEOUT_S):
            while len(players.seats) < games:  # noqa: ASYNC110 - a start, not worth an event
                await asyncio.sleep(0.05)
        await players.moved_on(0.0, 1)
        yield players
    finally:
        for task in tasks:
            task.cancel()
        for problem in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(problem, Exception):
                raise problem


def log_to(ledger: Ledger) -> PlayLog:
    """Return a log that also enters commands and acknowledgements into the ledger."""
    return PlayLog(
        sent=lambda game, user, command: ledger.send(Sent(game, user, command)),
        acked=lambda game, user, name, ack: ledger.acknowledge((game, user, name), ack),
    )


async def kill_workers(
    side: Side, ledger: Ledger, kills: int, workers: int, games: int, rate: float, seed: int
) -> Kills:
    """Kill workers under load, one at a time, and compare what players were told with the store."""
    found = Kills()
    log = log_to(ledger)
    before = len(ledger.acks)
    rng = random.Random(seed)
    killed: list[float] = []
    async with playing(side, log, games, rate, seed) as players:
        for _ in range(kills):
            await asyncio.sleep(SETTLE_S * rng.uniform(0.5, 1.0))
            os.kill(rng.choice(await asyncio.to_thread(side.workers)), signal.SIGKILL)
            killed.append(time.perf_counter())
            await players.moved_on(killed[-1], MOVES_AFTER_KILL)
            await asyncio.to_thread(wait_for_workers, side, workers)
            await asyncio.sleep(SETTLE_S)
            await players.moved_on(time.perf_counter(), 1)
    for begin, end in zip(killed, [*killed[1:], time.perf_counter()], strict=True):
        seen: set[tuple[str, int]] = set()
        for one in sorted(log.interruptions, key=lambda one: one.end):
            if begin < one.end <= end:
                first = (one.game, one.seat) not in seen
                seen.add((one.game, one.seat))
                if first:
                    found.goes_on.append(one.end - begin)
                else:
                    found.again.append(one.end - one.begin)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "copy.db"
        await copied(side.store, path)
        ledger.compare(path)
        ledger.play_through(path)
    found.kills, found.moves = kills, len(ledger.acks) - before
    found.lost, ledger.wrong = ledger.wrong, []
    found.unanswered, ledger.unacknowledged = ledger.unacknowledged, 0
    return found


def cpu_used(side: Side) -> float:
    """Return the CPU seconds that the workers and the processes that forward requests have used."""
    return sum(cpu_seconds(pid) for pid in [*side.workers(), *side.forwarders()])


async def cost_of_moves(
    side: Side, ledger: Ledger, games: int, rate: float, seconds: float, seed: int
) -> Cost:
    """Latency and cost of moves at a rate, without kills."""
    log = log_to(ledger)
    async with playing(side, log, games, rate, seed):
        await asyncio.sleep(WARM_UP_S)
        log.latencies.clear()
        cpu, begin = await asyncio.to_thread(cpu_used, side), time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - begin
        latencies = list(log.latencies)
        cpu = await asyncio.to_thread(cpu_used, side) - cpu
    return Cost(latencies, len(latencies), took, cpu)
