"""Backup and restore: taken during play, checked, and never overwriting a file."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest
from msgspec import json

from riftable.language.fluent import LANGUAGES
from riftable.server.session.lobby import Lobby
from riftable.server.storage.backup import CopyReport, TargetExistsError, copy
from riftable.server.storage.interface import FORMAT, StorageError
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore
from tests.cli.helpers import cli as run
from tests.reliability.driver import Player
from tests.reliability.ledger import Ledger, Sent
from tests.server.helpers import ADA, InProcessBots, duel, push, running_lobby

BACKUPS = 12


class LedgerPipe:
    """Enters the reports of players into a ledger."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self.acknowledged = asyncio.Event()

    def send_bytes(self, raw: bytes) -> None:
        match json.decode(raw):
            case ["sent", game, user, command]:
                self.ledger.send(Sent(game, user, command.encode()))
            case ["ack", game, user, name, answer]:
                self.ledger.acknowledge((game, user, name), answer.encode())
                self.acknowledged.set()


def test_a_backup_during_play_holds_everything_acknowledged_before(tmp_path: Path) -> None:
    """Each backup is compared with what had been acknowledged when it began."""
    pipe = LedgerPipe()

    async def play() -> list[tuple[Path, dict[tuple[str, str, str], bytes]]]:
        store = SqliteStore(tmp_path / DATABASE_NAME)
        lobby = Lobby(store, InProcessBots())
        await lobby.start()
        loop = asyncio.get_running_loop()
        # The players only send to the pipe, so a stand-in is enough.
        tasks = [loop.create_task(Player(lobby, pipe, number, 3).play_on("")) for number in range(4)]  # type: ignore[arg-type]
        taken = []
        for number in range(BACKUPS):
            while len(pipe.ledger.acks) <= 2 * number:  # something new is in each of them
                pipe.acknowledged.clear()
                await pipe.acknowledged.wait()
            known = dict(pipe.ledger.acks)
            await asyncio.to_thread(copy, tmp_path / DATABASE_NAME, tmp_path / f"{number}.db")
            taken.append((tmp_path / f"{number}.db", known))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await lobby.stop()
        await store.close()
        return taken

    for number, (path, known) in enumerate(asyncio.run(asyncio.wait_for(play(), 120))):
        ledger = Ledger(sent=pipe.ledger.sent, acks=known)
        home = tmp_path / f"home{number}"
        home.mkdir()
        copy(path, home / DATABASE_NAME)
        ledger.compare(home / DATABASE_NAME)
        assert ledger.wrong == []
    assert len(pipe.ledger.acks) > BACKUPS


def test_a_restored_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            await push(table, ADA, 0, "play")
            assert copy(tmp_path / DATABASE_NAME, tmp_path / "kept.db") == CopyReport(1, [])
        (tmp_path / "new").mkdir()
        assert copy(tmp_path / "kept.db", tmp_path / "new" / DATABASE_NAME) == CopyReport(1, [])
        async with running_lobby(tmp_path / "new") as lobby:
            again = await lobby.table(table.id)
            assert again.play.game.fen == table.play.game.fen
            await push(again, ADA, 0, next(iter(again.play.game.moves)))

    asyncio.run(play())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_commands_report_and_refuse_to_overwrite(tmp_path: Path, lang: str) -> None:
    home, kept = tmp_path / "home", tmp_path / "kept.db"
    data = ("--data", str(home), "--lang", lang)
    assert run("backup", str(kept), *data).code == 2  # nothing there yet
    add_game(home)
    done = run("backup", str(kept), *data)
    assert (done.code, "1" in done.out, str(kept) in done.plain.replace("\n", "")) == (0, True, True)
    before = kept.read_bytes()
    again = run("backup", str(kept), *data)
    assert (again.code, "kept.db" in again.err) == (2, True)
    assert kept.read_bytes() == before
    original = (home / DATABASE_NAME).read_bytes()
    refused = run("restore", str(kept), *data)
    assert (refused.code, "--data" in refused.err) == (2, True)
    assert (home / DATABASE_NAME).read_bytes() == original
    shutil.rmtree(home)
    assert run("restore", str(kept), *data).code == 0
    with contextlib.closing(sqlite3.connect(home / DATABASE_NAME)) as db:
        assert db.execute("SELECT COUNT(*) FROM games").fetchone() == (1,)


def add_game(home: Path) -> None:
    """Add a game to the database in a data folder."""
    home.mkdir(exist_ok=True)

    async def open_tables() -> None:
        async with running_lobby(home) as lobby:
            await duel(lobby)

    asyncio.run(open_tables())


@pytest.mark.parametrize("harm", ["newer", "foreign", "damaged", "not a database", "missing"])
def test_an_invalid_backup_is_refused_and_writes_nothing(tmp_path: Path, harm: str) -> None:
    add_game(tmp_path / "home")
    kept = tmp_path / "kept.db"
    copy(tmp_path / "home" / DATABASE_NAME, kept)
    with contextlib.closing(sqlite3.connect(kept, isolation_level=None)) as db:
        if harm == "newer":
            db.execute(f"PRAGMA user_version = {FORMAT + 1}")
        elif harm == "foreign":
            db.execute("DROP TABLE entries")
    if harm == "not a database":
        kept.write_text("not a database " * 50)
    elif harm == "damaged":
        raw = bytearray(kept.read_bytes())
        raw[4096 + 8 : 3 * 4096] = random.Random(1).randbytes(2 * 4096 - 8)
        kept.write_bytes(raw)
    elif harm == "missing":
        kept.unlink()
    new = tmp_path / "new"
    done = run("restore", str(kept), "--data", str(new), "--lang", "en")
    assert done.code == 2
    assert "kept.db" in done.err
    assert not new.exists() or list(new.iterdir()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_table_is_named_and_all_others_are_backed_up(tmp_path: Path, lang: str) -> None:
    home, kept, new = tmp_path / "home", tmp_path / "kept.db", tmp_path / "new"
    add_game(home)
    add_game(home)
    with contextlib.closing(sqlite3.connect(home / DATABASE_NAME, isolation_level=None)) as db:
        (name,) = db.execute("SELECT id FROM games LIMIT 1").fetchone()
        db.execute("DELETE FROM entries WHERE game = ? AND seq = 0", (name,))
    for command, file, data in (("backup", kept, home), ("restore", kept, new)):
        done = run(command, str(file), "--data", str(data), "--lang", lang)
        assert done.code == 0
        assert name in done.plain.replace("\n", "")
    assert copy(new / DATABASE_NAME, tmp_path / "again.db") == CopyReport(2, [name])


def test_two_backups_to_one_name_leave_one_of_them_whole(tmp_path: Path) -> None:
    add_game(tmp_path / "home")
    outcomes: list[object] = []

    def take() -> None:
        try:
            outcomes.append(copy(tmp_path / "home" / DATABASE_NAME, tmp_path / "kept.db"))
        except (TargetExistsError, StorageError) as problem:
            outcomes.append(type(problem))

    threads = [threading.Thread(target=take) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(map(str, outcomes)) == sorted(
        map(str, [CopyReport(1, []), TargetExistsError, TargetExistsError, TargetExistsError])
    )
    assert [path.name for path in tmp_path.glob("*kept*")] == ["kept.db"]


def test_a_server_leaves_a_newer_file_alone_and_says_so(tmp_path: Path) -> None:
    add_game(tmp_path / "home")
    path = tmp_path / "home" / DATABASE_NAME
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    done = run("serve", "--no-browser", "--port", "0", "--data", str(tmp_path / "home"), "--lang", "uk")
    assert done.code == 2
    assert "новіша версія" in done.err
    assert done.out == ""
