"""Measure how soon a server accepts moves after a restart: `python -m bench.restart`.

PYTHONPATH chooses the build. A data folder with live Riftforce duels is written. Then each of the different
games is restored several times, and the whole server is started on the folder and sent a move as soon as it
listens.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import riftable
from riftable.core import machine
from riftable.server.accounts.users import token_hash
from riftable.server.match import commands
from riftable.server.match import entries as log
from riftable.server.match.play import Play, new_play
from riftable.server.session.ask_tree import ordered_path
from riftable.server.session.restore import restore
from riftable.server.storage.interface import StoredTable
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore

TOKEN = "restart"  # noqa: S105 - no secret: the cookie of the only player of this run
DISTINCT_GAMES = 40  # further games are copies of these under other ids
DECISIONS_RANGE = (30, 400)  # decisions made in each game


def game_in_progress(number: int) -> tuple[log.Head, list[log.Entries]]:
    """Return a random duel in progress, one entry for each decision."""
    rng = random.Random(number)
    seats = [log.SeatHead("person", "ada", "Ada"), log.SeatHead("person", "ada", "Kim")]
    head = log.Head(f"g{number}", "riftforce", "duel", {}, number, seats, "ada", 1_800_000_000_000)
    play = new_play(head)
    entries: list[log.Entries] = [commands.begin(play, head.created)]
    play.apply(entries[0])
    for _ in range(rng.randint(*DECISIONS_RANGE)):
        seat = play.asked
        assert seat is not None
        made = commands.moves_entry(play, seat, [rng.choice(play.game.moves.ids)], head.created, ordered_path)
        if made.ends:
            break
        play.apply(made)
        entries.append(made)
    return head, entries


async def write_data_folder(folder: Path, count: int) -> list[StoredTable]:
    """Write a data folder with `count` live games; return the distinct ones."""
    games = [game_in_progress(number) for number in range(DISTINCT_GAMES)]
    store = SqliteStore(folder / DATABASE_NAME)
    await store.write(lambda db: db.execute("INSERT INTO users VALUES ('ada', 'Ada', NULL, NULL, 'en', 1)"))
    sql = "INSERT INTO sessions (token, user, created) VALUES (?, 'ada', ?)"
    await store.write(
        lambda db: db.execute(sql, token_hash(TOKEN), time.time_ns() // 1_000_000)
    )  # now: old sessions expire
    for number in range(count):
        head, entries = games[number % DISTINCT_GAMES]
        named = log.HEAD.decode(log.ENCODER.encode(head))
        named.id = f"g{number}"
        await store.create(named, [], "playing")
        await store.append(log.Batch(named.id, 0, entries), "playing")
    await store.close()
    return [StoredTable(head, entries, {}) for head, entries in games]


def time_restores(games: list[StoredTable], times: int) -> tuple[list[float], list[Play]]:
    """Return the CPU seconds to restore each game, the mean of `times`, and the restored games."""
    took = []
    for kept in games:
        begin = time.process_time()
        for _ in range(times):
            restore(kept)
        took.append((time.process_time() - begin) / times)
    return took, [restore(kept) for kept in games]


def first_move(folder: Path, plays: list[Play], which: int) -> tuple[float, float]:
    """Return the wall-clock and the CPU seconds from the start of a server to its first acknowledged move."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    play = plays[which % DISTINCT_GAMES]
    seat = play.asked
    command = {"t": "move", "id": f"r{which}", "v": play.v, "seat": seat, "moves": play.game.moves.ids[:1]}
    begin = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 - our own server
        [
            sys.executable,
            "-m",
            "riftable",
            "serve",
            "--no-browser",
            "--port",
            str(port),
            "--data",
            str(folder),
        ],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )
    try:
        while True:
            with contextlib.suppress(ConnectionRefusedError):
                status, answer = post(port, f"games/g{which}/command", command)
                took = time.perf_counter() - begin
                if status != 200:
                    sys.exit(f"{status} {answer}")
                return took, cpu_seconds(process.pid)
            time.sleep(0.005)
    finally:
        process.kill()
        process.wait()


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def post(port: int, path: str, body: dict[str, Any]) -> tuple[int, str]:
    """Send a POST request; return its status and body."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        line.request(
            "POST", f"/api/{path}", json.dumps(body), {"X-Riftable": "1", "Cookie": f"riftable={TOKEN}"}
        )
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()


def spread(times: list[float]) -> str:
    """Return median and worst, in ms."""
    return f"median {statistics.median(times) * 1000:.1f} ms, worst {max(times) * 1000:.1f} ms"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--starts", type=int, default=5)
    args = parser.parse_args()
    compiled = "interpreted" if (machine.__file__ or "").endswith(".py") else "compiled"
    print(f"riftable {riftable.__version__}, {compiled} engine, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        games = asyncio.run(write_data_folder(Path(folder), args.games))
        took, plays = time_restores(games, 5)
        lengths = [len(play.game.history) for play in plays]
        print(f"{DISTINCT_GAMES} duels of {min(lengths)} to {max(lengths)} moves")
        print(f"one game restored: {spread(took)} (CPU)")
        rng = random.Random(1)
        starts = [
            first_move(Path(folder), plays, which) for which in rng.sample(range(args.games), args.starts)
        ]
        walls, works = [wall for wall, _ in starts], [work for _, work in starts]
        print(f"start to the first accepted move, {args.games} live games: {spread(walls)} (wall)")
        print(f"CPU time of the server until then: {spread(works)} (CPU)")


if __name__ == "__main__":
    main()
