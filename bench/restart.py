"""How soon a server plays on after a restart: `python -m bench.restart`, on the build that PYTHONPATH names.

A house of live Riftforce duels in the middle of play is written; then one game is opened many times over, and
the whole server is started on it and sent a move, as soon as it listens.
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
from riftable.server.session.ask_tree import path_refusal
from riftable.server.session.restore import restore
from riftable.server.storage.interface import StoredTable
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore

TOKEN = "restart"  # noqa: S105 - no secret: the cookie of the one who plays everywhere, for this run
KINDS = 40  # different games; the others are the same under other names
DECISIONS = (30, 400)  # how far they have come


def a_game(number: int) -> tuple[log.Head, list[log.Entries]]:
    """A duel by chance, one entry for each decision; a long one may be near its end."""
    rng = random.Random(number)
    seats = [log.SeatHead("person", "ada", "Ada"), log.SeatHead("person", "ada", "Kim")]
    head = log.Head(f"g{number}", "riftforce", "duel", {}, number, seats, "ada", 1_800_000_000_000)
    play = new_play(head)
    entries: list[log.Entries] = [commands.begin(play, head.created)]
    play.apply(entries[0])
    for _ in range(rng.randint(*DECISIONS)):
        seat = play.asked
        assert seat is not None
        made = commands.moves_entry(play, seat, [rng.choice(play.game.moves.ids)], head.created, path_refusal)
        if made.ends:
            break
        play.apply(made)
        entries.append(made)
    return head, entries


async def fill(folder: Path, games: int) -> list[StoredTable]:
    """A house with so many live games; those that differ."""
    kinds = [a_game(number) for number in range(KINDS)]
    store = SqliteStore(folder / DATABASE_NAME)
    await store.write(lambda db: db.execute("INSERT INTO users VALUES ('ada', 'Ada', NULL, NULL, 'en', 1)"))
    sql = "INSERT INTO sessions (token, user, created) VALUES (?, 'ada', ?)"
    await store.write(
        lambda db: db.execute(sql, token_hash(TOKEN), time.time_ns() // 1_000_000)
    )  # old ones end
    for number in range(games):
        head, entries = kinds[number % KINDS]
        named = log.HEAD.decode(log.ENCODER.encode(head))
        named.id = f"g{number}"
        await store.create(named, [], "playing")
        await store.append(log.Batch(named.id, 0, entries), "playing")
    await store.close()
    return [StoredTable(head, entries, {}) for head, entries in kinds]


def one_game(kinds: list[StoredTable], times: int) -> tuple[list[float], list[Play]]:
    """CPU seconds to open a game, each of them several times."""
    took = []
    for kept in kinds:
        begin = time.process_time()
        for _ in range(times):
            restore(kept)
        took.append((time.process_time() - begin) / times)
    return took, [restore(kept) for kept in kinds]


def first_move(folder: Path, plays: list[Play], which: int) -> tuple[float, float]:
    """Seconds from starting a server to the first move it acknowledges: by the wall, and of its own work."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    play = plays[which % KINDS]
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
                return took, worked(process.pid)
            time.sleep(0.005)
    finally:
        process.kill()
        process.wait()


def worked(pid: int) -> float:
    """CPU seconds that a process has used; what it took from others on a busy machine does not count."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def post(port: int, path: str, body: dict[str, Any]) -> tuple[int, str]:
    """One request."""
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
    """Median and worst, in ms."""
    return f"median {statistics.median(times) * 1000:.1f} ms, worst {max(times) * 1000:.1f} ms"


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--starts", type=int, default=5)
    given = parser.parse_args()
    compiled = "interpreted" if (machine.__file__ or "").endswith(".py") else "compiled"
    print(f"riftable {riftable.__version__}, {compiled} engine, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        kinds = asyncio.run(fill(Path(folder), given.games))
        took, plays = one_game(kinds, 5)
        lengths = [len(play.game.history) for play in plays]
        print(f"{KINDS} duels of {min(lengths)} to {max(lengths)} moves")
        print(f"one game opened again: {spread(took)} (CPU)")
        rng = random.Random(1)
        starts = [
            first_move(Path(folder), plays, which) for which in rng.sample(range(given.games), given.starts)
        ]
        walls, works = [wall for wall, _ in starts], [work for _, work in starts]
        print(f"start to the first accepted move, {given.games} live games: {spread(walls)} (wall)")
        print(f"of which the server itself worked: {spread(works)} (CPU)")


if __name__ == "__main__":
    main()
