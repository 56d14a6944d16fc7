"""Write the fixtures of this release: a finished record and a small database for each game and mode.

All later versions must open them (`tests/reliability/test_old_games.py`). Until a release is out its fixtures
may be rewritten with `--again`; those of an older release never are.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import riftable
from riftable import games
from riftable.core.rng import Rng
from riftable.server.accounts.users import User
from riftable.server.match import commit_reveal
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import NewGame
from riftable.server.protocol.parts import ClockSetting
from riftable.server.session.bot_pool import BotPool, choose
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from riftable.server.storage.backup import copy
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore

ROOT = Path(__file__).resolve().parents[1]
UNSTABLE_GAMES = ("riftbound",)  # their rules still change: no fixtures until they are stable
HOME = ROOT / "tests" / "reliability" / "fixtures"
ADA = User("ada", "Ada", account=False, lang="en")


class RandomBots(BotPool):
    """Run bots in this process; every bot plays at random."""

    def __init__(self) -> None:
        """Do nothing: there are no processes to start."""

    async def run(self, work: Any, task: Any) -> Any:
        return work(task._replace(bot="random") if work is choose else task)

    def close(self) -> None:
        """Do nothing: there are no workers."""


class Clock:
    """A clock that advances by a second with each call."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        self.now += 1000
        return self.now


def records(folder: Path) -> None:
    """Write the record of a random finished game for each game and mode."""
    for game in games.names():
        for mode in () if game in UNSTABLE_GAMES else games.spec(game).modes:
            for seed in range(20):
                made = finished(game, mode, seed)
                if made is not None:
                    made.record.save(folder / f"{game}-{mode}.rift")
                    break
            else:
                sys.exit(f"no game of {game} {mode} came to an end")


def finished(game: str, mode: str, seed: int) -> riftable.Game | None:
    """Return a random game, or None if it does not end within 4000 moves."""
    made = riftable.new(game, mode=mode, seed=seed)
    rng = Rng(seed, 1 << 40)
    for _ in range(4000):
        ask = made.ask
        if ask is None:
            return made
        made.make(int(ask.sample(rng)))
        made.catch_up(None)
    return None


async def write_database(path: Path, game: str, mode: str) -> dict[str, Any]:
    """Write a database with a finished game and one in progress; return what must be found in it."""
    store = SqliteStore(path)
    lobby = Lobby(store, RandomBots(), Clock())
    await lobby.start()
    await store.write(lambda db: db.execute("INSERT INTO users VALUES ('ada', 'Ada', NULL, NULL, 'en', 1)"))
    rng = random.Random(f"{game} {mode}")
    found = {}
    for steps in (40, 10**6):
        table = await play(lobby, rng, game, mode, steps)
        found[table.id] = expected(table)
    await lobby.stop()
    await store.close()
    return found


async def play(lobby: Lobby, rng: random.Random, game: str, mode: str, steps: int) -> Table:
    """Play a game of two people on one device, and bots on further seats, with chat and undo."""
    size = len(riftable.rules(game, mode).sides)
    seats = (["me", "here:Kim"] + ["bot:level1"] * size)[:size]
    salt = rng.randbytes(16)
    clock = ClockSetting("days", days=3)
    request = NewGame(game, mode, seats, clock=clock, promise=commit_reveal.promise(salt))
    table = await lobby.table((await lobby.creation.new(ADA, request)).id)
    await send(table, messages.Salt("salt", 0, salt.hex()))
    await send(table, messages.Chat("hello", "Good luck!"))
    for number in range(steps):
        await until_idle(table)
        seat = table.play.asked
        if seat is None:
            break
        move = rng.choice(table.play.game.moves.ids)
        await send(table, messages.Move(f"m{number}", table.play.v, seat, [move]))
        await until_idle(table)
        mine = table.play.actors[-1] == seat and not table.play.game.unasked[-1]
        if number % 17 == 3 and mine and table.play.asked == seat:
            await send(table, messages.Undo(f"u{number}", table.play.v, seat))
    await until_idle(table)
    return table


async def until_idle(table: Table) -> None:
    """Wait until the bots have answered."""
    while table.tasks.running:
        await asyncio.gather(*list(table.tasks.running), return_exceptions=True)


async def send(table: Table, command: Any) -> None:
    await table.command(ADA.id, ADA.name, "en", command)


def expected(table: Table) -> dict[str, Any]:
    """Return what must hold of a table when it is opened again."""
    play = table.play
    shuffle = play.shuffle()
    assert shuffle is not None
    return {
        "status": play.status,
        "v": play.v,
        "num": play.entry_count,
        "fen": play.game.fen,
        "scores": play.game.scores,
        "moves": " ".join(play.game.labels),
        "chat": [line.said.text for line in play.chat],
        "left": play.clock.left,
        "commitment": shuffle.commitment,
    }


def main() -> int:
    folder = HOME / riftable.__version__
    if folder.exists() and "--again" not in sys.argv:
        print(f"{folder.name} has fixtures already; use --again to rewrite them before the release")
        return 1
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    records(folder)
    for game in games.names():
        for mode in () if game in UNSTABLE_GAMES else games.spec(game).modes:
            with tempfile.TemporaryDirectory() as home:
                found = asyncio.run(write_database(Path(home) / DATABASE_NAME, game, mode))
                copy(Path(home) / DATABASE_NAME, Path(home) / "copy.db")
                with contextlib.closing(sqlite3.connect(Path(home) / "copy.db")) as db:
                    db.execute("VACUUM")
                raw = (Path(home) / "copy.db").read_bytes()
            (folder / f"{game}-{mode}.db.gz").write_bytes(gzip.compress(raw, mtime=0))
            text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
            (folder / f"{game}-{mode}.json").write_text(text, "utf-8")
    for path in sorted(folder.iterdir()):
        print(f"{path.stat().st_size:>8} {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
