"""Migration from the SQLite file to PostgreSQL: all of it or nothing, with identical data."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from riftable.server.session.lobby import Lobby
from riftable.server.storage.interface import StorageError
from riftable.server.storage.migration import TABLES, DatabaseNotEmptyError, check, migrate
from riftable.server.storage.postgres import PostgresStore
from tests.cli.helpers import cli
from tests.reliability.cluster.servers import Servers, database_of
from tests.server.helpers import ADA, InProcessBots, duel, push, running_lobby, update
from tests.server.http.browser import server


def fill_data_folder(folder: Path) -> None:
    """Write a data folder with an account, a game under way, a finished game and a chat message."""
    with server(folder) as browser:
        ada = browser()
        ada.post("register", {"name": "Ада", "password": "correct horse"})
        name = ada.post("quick", {"options": {"first": "0"}})["id"]
        ada.post(f"games/{name}/command", {"t": "chat", "id": "c", "text": "добре"})
        over = ada.post("quick", {})["id"]
        ada.post(f"games/{over}/command", {"t": "resign", "id": "r", "seat": 0})


def test_everything_is_migrated_and_identical(backends: Servers, tmp_path: Path) -> None:
    fill_data_folder(tmp_path)
    url = backends.database()
    done = cli("migrate", "--data", str(tmp_path), "--store", url)
    assert (done.code, done.err) == (0, "")
    counts = {line.split()[0]: line.split()[1:3] for line in done.plain.splitlines() if "identical" in line}
    assert set(counts) == set(TABLES)
    assert all(before == after for before, after in counts.values())
    assert int(counts["games"][0]) == 2
    assert int(counts["entries"][0]) >= 4
    assert cli("migrate", "--check", "--data", str(tmp_path), "--store", url).code == 0
    again = cli("migrate", "--data", str(tmp_path), "--store", url, "--lang", "fr")
    assert (again.code, again.err.startswith("Erreur")) == (2, True)
    backends.psql("UPDATE users SET name = 'Eve'", database_of(url))
    differs = cli("migrate", "--check", "--data", str(tmp_path), "--store", url)
    assert differs.code == 2
    assert any("users" in line and "different" in line for line in differs.plain.splitlines())


def test_a_game_under_way_is_played_on(backends: Servers, tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            await push(table, ADA, 0, "play")
            before = update(table, ADA, 0)
        url = backends.database()
        assert all(one.equal for one in await migrate(tmp_path / "riftable.db", url))
        store = PostgresStore(url)
        await store.open()
        moved = Lobby(store, InProcessBots())
        twin = await moved.table(table.id)
        after = update(twin, ADA, 0)
        assert (after.view, after.v, after.ask) == (before.view, before.v, before.ask)
        await push(twin, ADA, 0, f"{after.view['hand'][0]} @1 stop")
        await moved.stop()
        await store.close()
        assert not all(one.equal for one in await check(tmp_path / "riftable.db", url))
        with pytest.raises(DatabaseNotEmptyError):
            await migrate(tmp_path / "riftable.db", url)

    asyncio.run(asyncio.wait_for(work(), 120))


def test_a_data_folder_in_use_and_a_missing_one_are_refused(backends: Servers, tmp_path: Path) -> None:
    url = backends.database()
    with server(tmp_path) as browser:
        browser().post("quick", {})
        assert "stop the server" in cli("migrate", "--data", str(tmp_path), "--store", url).err
    nothing = cli("migrate", "--data", str(tmp_path / "none"), "--store", url)
    assert (nothing.code, "riftable.db" in nothing.err) == (2, True)
    assert cli("migrate", "--data", str(tmp_path), "--store", "mysql://x").code == 2
    assert backends.psql("SELECT 1") == "1"
    with contextlib.closing(sqlite3.connect(tmp_path / "riftable.db")) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StorageError, match="newer"):
        asyncio.run(migrate(tmp_path / "riftable.db", url))


@pytest.mark.parametrize(
    "words",
    [
        ("--workers", "2"),
        ("--bus", "redis://127.0.0.1"),
        ("--store", "postgresql:///x"),
        ("--store", "x", "--bus", "y"),
    ],
)
def test_a_store_needs_a_bus_and_the_other_way_round(words: tuple[str, ...], tmp_path: Path) -> None:
    done = cli("serve", "--no-browser", "--data", str(tmp_path), *words)
    assert done.code == 2
    assert "--store postgresql://" in done.err


def test_an_unreachable_store_or_bus_is_named(backends: Servers, tmp_path: Path) -> None:
    away = f"postgresql://ada:secret@/none?host={tmp_path}"
    done = cli("serve", "--no-browser", "--port", "0", "--store", away, "--bus", backends.bus())
    assert (done.code, "secret" in done.err) == (2, False)
    nowhere = f"unix://{tmp_path}/none"
    done = cli("serve", "--no-browser", "--port", "0", "--store", backends.database(), "--bus", nowhere)
    assert (done.code, "bus" in done.err) == (2, True)
