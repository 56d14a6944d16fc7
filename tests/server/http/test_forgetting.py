"""After a user is deleted, no file of the server has traces of them, neither free pages nor the log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import shutil
import sqlite3
import threading
from pathlib import Path

import pytest

from riftable.server.accounts.personal_data import ERASED_NAME, erase_user
from riftable.server.accounts.users import User, Users, account_key, token_hash
from riftable.server.match import entries
from riftable.server.match.play import Play
from riftable.server.session.lobby import Lobby
from riftable.server.session.restore import restore
from riftable.server.storage import sqlite
from riftable.server.storage.interface import StoredTable
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore
from tests.server.helpers import NOAM, running_lobby
from tests.server.helpers import duel as a_duel
from tests.server.http.browser import duel, server

PASSWORD = "long enough"
NAME = "Zebulon Deleteme"


def raw(folder: Path) -> bytes:
    """Return all bytes of all files in a folder."""
    return b"\n".join(path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file())


def left_of(folder: Path, traces: dict[str, bytes]) -> list[str]:
    """Return the traces that are in any file of a folder."""
    found = raw(folder)
    return [what for what, trace in traces.items() if trace in found]


def copy_files(folder: Path, to: Path) -> None:
    """Copy the files of a server as a crash at this moment would leave them."""
    for path in folder.glob(f"{DATABASE_NAME}*"):
        shutil.copy(path, to)


def row(folder: Path, sql: str, *values: object) -> tuple[object, ...]:
    with contextlib.closing(sqlite3.connect(folder / DATABASE_NAME)) as db:
        found: tuple[object, ...] = db.execute(sql, values).fetchone()
    return found


def test_no_byte_of_a_forgotten_person_is_left_in_any_file(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.DEBUG), server(tmp_path) as browser:
        ada, noam, lou = browser(), browser(), browser()
        together, alone = duel(ada, noam), ada.post("quick")["id"]
        other = lou.post("quick")["id"]
        ada.post("register", {"name": NAME, "password": PASSWORD}, agent="Netscape/4")
        token = next(one.value or "" for one in ada.client.cookies.jar)
        more = ada.post("games", {"game": "riftforce", "mode": "duel", "seats": ["me", "here:Aldebaran"]})[
            "id"
        ]
        for n in range(40):  # enough that pages are split, filled and balanced
            ada.post(
                f"games/{together}/command", {"t": "chat", "id": f"c{n}", "text": f"unforgettable {n}" * 5}
            )
            noam.post(f"games/{together}/command", {"t": "chat", "id": f"d{n}", "text": f"answer {n}" * 9})
        ada.post(f"games/{other}/command", {"t": "chat", "id": "c", "text": "seen from outside"})
        me = str(ada.get("me")["id"])
        (hashed,) = row(tmp_path, "SELECT password FROM users WHERE id = ?", me)
        traces = {
            "name": NAME.encode(),
            "name of the account": account_key(NAME).encode(),
            "name at the same device": b"Aldebaran",
            "user id": me.encode(),
            "hash of the password": str(hashed).encode(),
            "hash of the token": token_hash(token),
            "chat": b"unforgettable",
            "chat elsewhere": b"seen from outside",
            "browser": b"Netscape",
            "table alone": alone.encode(),
            "table at one device": more.encode(),
        }
        assert left_of(tmp_path, traces) == list(traces)  # all of it is there before
        ada.post("me/forget", {"password": PASSWORD})
        assert left_of(tmp_path, traces) == []  # while the server runs
        assert b"answer 39" in raw(tmp_path)
        assert noam.get(f"games/{together}")["status"] == "playing"
    assert left_of(tmp_path, traces) == []
    output = caplog.text + "".join(capfd.readouterr())
    assert not any(trace in output for trace in (NAME, me, "unforgettable", "Aldebaran"))


def test_deleted_rows_are_in_no_page_however_the_pages_were_balanced(tmp_path: Path) -> None:
    """What `secure_delete` alone leaves behind: cells that were moved when pages were balanced."""
    rng = random.Random(17)

    async def work() -> None:
        store = SqliteStore(tmp_path / DATABASE_NAME)
        accounts = Users(store)
        users = [(await accounts.create_guest(f"Marked{n:03}", "en", "", 1))[0] for n in range(12)]
        for n in range(60):
            seats = [entries.SeatHead("person", one.id, one.name) for one in rng.sample(users, 2)]
            head = entries.Head(f"t{n}", "riftforce", "duel", {}, n, seats, seats[0].user, n)
            said: list[entries.Entries] = [
                entries.Spoke(n, -1, one.id, one.name, f"{one.name} said " + "so " * rng.randrange(150))
                for one in rng.choices(seats_of(users, seats), k=rng.randrange(1, 40))
            ]
            await store.create(head, said, "over")
        for one in users[::2]:
            await erase_user(store, one.id)
        await store.purge()
        found = raw(tmp_path)
        assert [one.name for one in users if one.name.encode() in found] == [one.name for one in users[1::2]]
        await store.close()

    def seats_of(users: list[User], seats: list[entries.SeatHead]) -> list[User]:
        return [one for one in users if one.id in {seat.user for seat in seats}]

    asyncio.run(work())


def test_a_table_that_is_being_opened_meanwhile_does_not_keep_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read before a user is deleted, and opened after that."""
    read, forgotten = threading.Event(), threading.Event()

    def slowly(kept: StoredTable) -> Play:
        read.set()
        forgotten.wait()
        return restore(kept)

    async def names(lobby: Lobby) -> bool:
        rows = await lobby.store.read(lambda db: db.fetch_rows("SELECT entry FROM entries"))
        return any(NOAM.name.encode() in entry for (entry,) in rows)

    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table_id = (await a_duel(lobby)).id
        monkeypatch.setattr("riftable.server.session.lobby.restore", slowly)
        async with running_lobby(tmp_path) as lobby:
            await asyncio.to_thread(read.wait)  # a game under way wakes by itself
            assert await names(lobby)
            forgetting = asyncio.ensure_future(lobby.erase_user(NOAM))
            while await names(lobby):
                pass
            forgotten.set()
            await forgetting
            assert [seat.name for seat in (await lobby.table(table_id)).play.seats] == ["Ada", ERASED_NAME]

    asyncio.run(work())


def test_purging_waits_for_a_reader_and_blocks_no_writer(tmp_path: Path) -> None:
    """During a backup a deletion is acknowledged, others go on writing, and the log is purged afterwards."""

    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            user, _ = await lobby.users.create_guest(NAME, "en", "", 1)
            store = lobby.store
            with contextlib.closing(
                sqlite3.connect(tmp_path / DATABASE_NAME, isolation_level=None)
            ) as reader:
                reader.execute("BEGIN")
                reader.execute("SELECT * FROM users").fetchone()
                await erase_user(store, user.id)
                purging = asyncio.ensure_future(store.purge())
                await store.set_fact("after", 1)
                await store.set_fact("after", 2)  # the first try has been made before this was written
                assert not purging.done()
                assert NAME.encode() in raw(tmp_path)  # the reader may still ask for it
                assert await store.get_fact("after") == 2
            await asyncio.wait_for(purging, 60)
            assert NAME.encode() not in raw(tmp_path)
            assert await store.get_fact("after") == 2

    asyncio.run(work())


@pytest.mark.parametrize("before", ["the file was rewritten", "the log was emptied"])
def test_a_crash_before_everything_is_overwritten_is_made_up_for_at_the_next_start(
    tmp_path: Path, before: str
) -> None:
    crashed = tmp_path / "crashed"
    crashed.mkdir()

    async def die() -> None:
        async with running_lobby(tmp_path) as lobby:
            user, _ = await lobby.users.create_guest(NAME, "en", "", 1)
            if before == "the log was emptied":  # as if the rewriting had been done
                await lobby.store.write(lambda db: db.execute("DELETE FROM users WHERE id = ?", user.id))
            else:
                await erase_user(lobby.store, user.id)
            copy_files(tmp_path, crashed)

    async def again() -> None:
        store = SqliteStore(crashed / DATABASE_NAME)
        while store.purge_pending:
            await store.get_fact("anything")
        assert NAME.encode() not in raw(crashed)
        assert await store.get_fact(sqlite.PURGE_FACT) == 0
        await store.close()

    asyncio.run(die())
    assert NAME.encode() in raw(crashed)
    asyncio.run(again())


def test_a_file_of_an_older_version_is_rewritten_once(tmp_path: Path) -> None:
    """It may hold deleted data that was not noted."""

    async def fill() -> None:
        async with running_lobby(tmp_path) as lobby:
            for name in ("Noam", "Ada"):
                await lobby.users.create_guest(name, "en", "", 1)

    async def look() -> tuple[bool, int | None]:
        store = SqliteStore(tmp_path / DATABASE_NAME)
        due = store.rewrite
        while store.purge_pending:
            await store.get_fact("anything")
        noted = await store.get_fact(sqlite.PURGE_FACT)
        await store.close()
        return due, noted

    asyncio.run(fill())
    assert asyncio.run(look()) == (False, 0)
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME, isolation_level=None)) as db:
        db.execute("DELETE FROM facts WHERE name = 'scrub'")
    assert asyncio.run(look())[1] == 0
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME, isolation_level=None)) as db:
        db.execute("DELETE FROM facts WHERE name = 'scrub'")
        assert sqlite.needs_rewrite(db)


def test_a_purge_that_fails_is_tried_again_and_loses_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_TIMEOUT_S", 0.01)

    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            store = lobby.store
            user, _ = await lobby.users.create_guest(NAME, "en", "", 1)
            with contextlib.closing(
                sqlite3.connect(tmp_path / DATABASE_NAME, isolation_level=None)
            ) as writer:
                await erase_user(store, user.id)
                writer.execute("BEGIN IMMEDIATE")
                purging = asyncio.ensure_future(store.purge())
                while "will try again" not in caplog.text:
                    await store.get_fact("anything")
                assert not purging.done()
                writer.execute("ROLLBACK")
            await asyncio.wait_for(purging, 60)
            assert NAME.encode() not in raw(tmp_path)

    asyncio.run(work())
