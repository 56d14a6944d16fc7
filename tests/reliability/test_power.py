"""A power cut at any moment loses nothing acknowledged; with weaker syncing it would."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from riftable.server.session.lobby import Lobby
from riftable.server.storage import sqlite as files
from tests.reliability.driver import Player
from tests.reliability.ledger import Ledger, Sent
from tests.reliability.power import Connection, Disk
from tests.server.helpers import InProcessBots

CUTS = 40
PLAYERS = 4
UNSAFE_PRAGMAS = tuple(pragma.replace("FULL", "NORMAL") for pragma in files.PRAGMAS)


class PowerCuts:
    """Receives the reports of players, and simulates a power cut after some of them."""

    def __init__(self, disk: Disk, folder: Path, *, torn: bool) -> None:
        self.disk = disk
        self.folder = folder
        self.torn = torn
        self.rng = random.Random(5)
        self.ledger = Ledger()
        self.lost = 0
        self.damaged = 0
        self.enough = asyncio.Event()

    def send_bytes(self, raw: bytes) -> None:
        match msgspec.json.decode(raw):
            case ["sent", game, user, command]:
                self.ledger.send(Sent(game, user, command.encode()))
            case ["ack", game, user, name, answer]:
                self.ledger.acknowledge((game, user, name), answer.encode())
                if self.rng.random() < 0.2:
                    self.cut()
            case ["refused", *rest]:
                raise AssertionError(rest)

    def cut(self) -> None:
        """Check what a power cut at this moment would leave."""
        home = self.folder / f"cut{self.ledger.kills}"
        home.mkdir()
        self.disk.cut(home, self.rng if self.torn else None)
        found = Ledger(sent=dict(self.ledger.sent), acks=dict(self.ledger.acks))
        try:
            found.compare(home / "riftable.db")
        except sqlite3.OperationalError:  # not even the tables are there
            self.lost += len(found.acks)
        self.lost += sum("acknowledged" in one for one in found.wrong)
        self.damaged += sum("acknowledged" not in one for one in found.wrong)
        self.ledger.kills += 1
        if self.ledger.kills == CUTS:
            self.enough.set()


def play_on_a_disk(
    folder: Path, monkeypatch: pytest.MonkeyPatch, pragmas: tuple[str, ...], *, torn: bool
) -> PowerCuts:
    disk = Disk()
    cuts = PowerCuts(disk, folder, torn=torn)
    monkeypatch.setattr(files, "connect", lambda path: Connection(path, disk, pragmas))

    async def play() -> None:
        (folder / "data").mkdir()
        store = files.SqliteStore(folder / "data" / "riftable.db")
        lobby = Lobby(store, InProcessBots())
        await lobby.start()
        pipe: Any = cuts
        players = [Player(lobby, pipe, number, 7) for number in range(PLAYERS)]
        loop = asyncio.get_running_loop()
        enough = loop.create_task(cuts.enough.wait())
        tasks = [loop.create_task(player.play_on("")) for player in players]
        await asyncio.wait([enough, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        assert enough.done(), await asyncio.gather(*tasks)
        await asyncio.gather(*tasks, return_exceptions=True)
        await lobby.stop()
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 120))
    assert len(cuts.ledger.acks) > CUTS
    return cuts


@pytest.mark.parametrize("torn", [False, True], ids=["only synced", "parts of the rest"])
def test_a_power_cut_loses_nothing_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, torn: bool
) -> None:
    cuts = play_on_a_disk(tmp_path, monkeypatch, files.PRAGMAS, torn=torn)
    assert (cuts.lost, cuts.damaged) == (0, 0)


def test_weaker_syncing_would_lose_acknowledged_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cuts = play_on_a_disk(tmp_path, monkeypatch, UNSAFE_PRAGMAS, torn=False)
    assert cuts.lost > CUTS
