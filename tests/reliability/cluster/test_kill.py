"""Two workers, one killed in the middle of play: its games go on at the other, nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from pathlib import Path

import asyncpg

from bench.load.player import ApiClient, PlayLog, Seat, duel
from riftable.server.storage.interface import SCHEMA
from riftable.server.storage.sqlite import connect
from tests.reliability.cluster.servers import Servers, database_of, until
from tests.reliability.ledger import Ledger, Sent
from tests.server.http.test_process import children, running

GAMES = 6
MOVES_AFTER_KILL = 3  # of each game
GO_ON_TIMEOUT_S = 120.0  # the goal is five seconds on an idle machine


async def holders(url: str) -> dict[str, str]:
    """Return the worker that holds each game."""
    db = await asyncpg.connect(url)
    try:
        return {row[0]: row[1] for row in await db.fetch("SELECT game, worker FROM holders")}
    finally:
        await db.close()


async def copied(url: str, path: Path) -> None:
    """Copy what was written to an SQLite file, which the ledger can read."""
    file = connect(path)
    file.executescript(SCHEMA)
    db = await asyncpg.connect(url)
    try:
        for table in ("games", "entries", "receipts"):
            rows = [tuple(row) for row in await db.fetch(f"SELECT * FROM {table}")]
            marks = ", ".join("?" * len(rows[0]))
            file.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
    finally:
        await db.close()
        file.close()


def workers(master: int) -> list[int]:
    """Return the processes that serve, without those of multiprocessing itself."""
    return [pid for pid in children(master) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def started_workers(backends: Servers, url: str) -> int:
    """Return how many workers have started."""
    return int(backends.psql("SELECT COUNT(*) FROM facts WHERE name LIKE 'alive:%'", database_of(url)))


async def play_and_kill(address: str, url: str, master: int, log: PlayLog) -> tuple[float, set[str]]:
    """Play, kill a worker that holds games, and play on; return when it died, and the games it held.

    Which worker opens a table is random. If the first that is killed held none, all are held by the other.
    """
    rng = random.Random(7)

    async def pace() -> None:
        await asyncio.sleep(rng.uniform(0.0, 0.05))

    await wait_until_up(address)
    seats: list[Seat] = []
    for _ in range(GAMES):
        seats += await duel(address, log, pace, rng)
    playing = [asyncio.create_task(seat.play()) for seat in seats]

    async def moved_on(moves: dict[str, int]) -> None:
        """Wait until this many moves of every game are acknowledged, or it is over."""
        async with asyncio.timeout(GO_ON_TIMEOUT_S):
            while not all(  # noqa: ASYNC110 - many tasks add to the log, and there is no event to wait for
                len(log.when.get(seat.game, ())) >= moves[seat.game] or seat.over.is_set() for seat in seats
            ):
                await asyncio.sleep(0.05)

    try:
        await moved_on({seat.game: 1 for seat in seats})
        died, moved = 0.0, set[str]()
        for worker in workers(master):
            before = await holders(url)
            os.kill(worker, signal.SIGKILL)
            died = time.perf_counter()
            await moved_on({game: len(times) + MOVES_AFTER_KILL for game, times in log.when.items()})
            after = await holders(url)
            moved = {game for game in before if before[game] != after[game]}
            if moved:
                break
        return died, moved
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def wait_until_up(address: str) -> None:
    """Wait until the server answers."""
    async with asyncio.timeout(GO_ON_TIMEOUT_S):
        while True:
            with contextlib.suppress(OSError):
                await ApiClient(address).ask("me")
                return
            await asyncio.sleep(0.05)


def test_a_killed_workers_games_go_on_elsewhere(backends: Servers, tmp_path: Path) -> None:
    url = backends.database()
    ledger = Ledger()
    log = PlayLog(
        sent=lambda game, user, command: ledger.send(Sent(game, user, command)),
        acked=lambda game, user, name, ack: ledger.acknowledge((game, user, name), ack),
    )
    options = ["--store", url, "--bus", backends.bus(), "--workers", "2"]
    with running(tmp_path, *options, tidy=False) as (address, process, _):
        until(lambda: started_workers(backends, url) == 2)
        died, moved = asyncio.run(play_and_kill(address, url, process.pid, log))
    assert moved, "the killed worker held no games"
    still = [game for game in moved if max(log.when[game]) < died]
    assert not still, (still, log.refusals, log.interruptions)
    pauses = {game: min(t for t in log.when[game] if t > died) - died for game in moved}
    print("moved", len(moved), "of", len(log.when), "pauses", sorted(round(t, 2) for t in pauses.values()))
    print(
        "moves",
        len(log.latencies),
        "interrupted",
        sorted(round(one.end - one.begin, 2) for one in log.interruptions),
    )
    assert log.interruptions
    path = tmp_path / "copy.db"
    asyncio.run(copied(url, path))
    ledger.compare(path)
    assert ledger.play_through(path) == len(log.when)
    assert ledger.wrong == []
    assert len(ledger.acks) > MOVES_AFTER_KILL * GAMES
