"""Play many games at a steady pace, note their cost, and compare the store with what players were told."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.cluster.measure import log_to
from bench.load.run import Pace, playing, quantile, wait_until_up
from bench.scale.installation import Installation, Usage, cpu_of
from tests.reliability.cluster.test_kill import copied
from tests.reliability.ledger import Ledger

REPORT_EVERY_S: Final = 60.0
PING_EVERY_S: Final = 15.0  # as in client/src/table/table.svelte.ts
UNLIMITED: Final = 1e6  # moves a second: as many as the server acknowledges


class StartedPace(Pace):
    """A pace at which no one moves before `start` is set: opening games should not wait for moves."""

    def __init__(self, rate: float) -> None:
        super().__init__(rate)
        self.start = asyncio.Event()

    async def __call__(self) -> None:
        await self.start.wait()
        await super().__call__()


@dataclass
class Played:
    """The figures of a run. Times in seconds."""

    name: str
    games: int
    before: Usage  # before the first game was opened
    opened: Usage  # when all games were open
    after: Usage
    seconds: float = 0.0
    player_cpu: float = 0.0
    latencies: list[float] = field(default_factory=list)
    interruptions: int = 0
    refusals: list[str] = field(default_factory=list)
    over: int = 0

    @property
    def moves(self) -> int:
        return len(self.latencies)

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    def per_move(self, part: str) -> float:
        """Return by how much a part of the usage grew with each move."""
        return (float(getattr(self.after, part)) - float(getattr(self.opened, part))) / max(1, self.moves)

    def ack(self, q: float) -> float:
        """Return a quantile of the time to an acknowledgement, in ms."""
        return 1000 * quantile(self.latencies, q)

    def figures(self) -> dict[str, float | str]:
        """Return the figures by name."""
        mb = 2**20
        return {
            "case": self.name,
            "games": self.games,
            "seconds": round(self.seconds, 1),
            "moves": self.moves,
            "moves_per_s": round(self.rate, 2),
            "ack_p50_ms": round(self.ack(0.5), 1),
            "ack_p99_ms": round(self.ack(0.99), 1),
            "worker_ms_per_move": round(1000 * self.per_move("workers"), 2),
            "helper_ms_per_move": round(1000 * self.per_move("helpers"), 2),
            "postgres_ms_per_move": round(1000 * self.per_move("postgres"), 2),
            "redis_ms_per_move": round(1000 * self.per_move("redis"), 2),
            "player_ms_per_move": round(1000 * self.player_cpu / max(1, self.moves), 2),
            "server_share_of_a_core": round((self.after.cpu - self.opened.cpu) / self.seconds, 3),
            "player_share_of_a_core": round(self.player_cpu / self.seconds, 3),
            "statements_per_move": round(self.per_move("statements"), 2),
            "transactions_per_move": round(self.per_move("transactions"), 2),
            "database_bytes_per_move": round(self.per_move("database_bytes")),
            "database_bytes_per_new_game": round(
                (self.opened.database_bytes - self.before.database_bytes) / max(1, self.games)
            ),
            "wal_bytes_per_move": round(self.per_move("wal_bytes")),
            "open_ms_per_game": round(1000 * (self.opened.cpu - self.before.cpu) / max(1, self.games), 1),
            "memory_before_mb": round(self.before.memory / mb, 1),
            "memory_opened_mb": round(self.opened.memory / mb, 1),
            "memory_after_mb": round(self.after.memory / mb, 1),
            "worker_memory_before_mb": round(self.before.worker_memory / mb, 1),
            "worker_memory_opened_mb": round(self.opened.worker_memory / mb, 1),
            "worker_memory_after_mb": round(self.after.worker_memory / mb, 1),
            "interruptions": self.interruptions,
            "refusals": len(self.refusals),
            "games_over": self.over,
        }


async def play(
    server: Installation, ledger: Ledger, games: int, rate: float, seconds: float, warm_up_s: float
) -> Played:
    """Keep `games` duels going at `rate` moves a second for `seconds`."""
    log = log_to(ledger)
    log.ping_every_s = PING_EVERY_S
    await wait_until_up(server.address)
    before = await asyncio.to_thread(server.usage)
    pace = StartedPace(rate)
    begin = time.perf_counter()
    async with playing(server, log, games, 0, pace):
        took = time.perf_counter() - begin
        print(f"{games} games were opened in {took:.0f} s", file=sys.stderr, flush=True)
        pace.start.set()
        await asyncio.sleep(warm_up_s)
        log.latencies.clear()
        log.when.clear()
        opened = await asyncio.to_thread(server.usage)
        found = Played(server.name, games, before, opened, opened)
        own, begin = cpu_of([os.getpid()]), time.perf_counter()
        while (spent := time.perf_counter() - begin) < seconds:
            await asyncio.sleep(min(REPORT_EVERY_S, seconds - spent))
            found.after = await asyncio.to_thread(server.usage)
            found.seconds = time.perf_counter() - begin
            found.player_cpu = cpu_of([os.getpid()]) - own
            found.latencies = list(log.latencies)
            found.interruptions, found.refusals, found.over = (
                len(log.interruptions),
                list(log.refusals),
                log.over,
            )
            print(json.dumps(found.figures()), file=sys.stderr, flush=True)
    return found


async def lost(store: str, ledger: Ledger) -> list[str]:
    """Return what players were told and the store does not have, or has otherwise; replays every game."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "copy.db"
        await copied(store, path)
        ledger.compare(path)
        ledger.play_through(path)
    return ledger.wrong
