"""The store: acknowledged writes are kept, refused ones are not, and writes do not affect each other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from riftable.server.match import entries
from riftable.server.storage.interface import FORMAT, StorageError, Transaction, WriteConflictError
from riftable.server.storage.sqlite import SqliteStore, connect


def a_head(name: str) -> entries.Head:
    return entries.Head(
        name, "riftforce", "duel", {}, 7, [entries.SeatHead("person", "ada", "Ada")], "ada", 1000
    )


def spoke(n: int) -> entries.Spoke:
    return entries.Spoke(n, 0, "ada", "Ada", f"line {n}")


def test_everything_acknowledged_is_there_after_reopening(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.create(a_head("one"), [], "open")
        await asyncio.gather(*(store.append(entries.Batch("one", n, [spoke(n)]), "open") for n in range(100)))
        receipt = entries.Receipt("ada", "id", b"answer")
        await store.append(entries.Batch("one", 100, [spoke(100)], receipt), "playing")
        await store.set_fact("alive", 5)
        await store.close()

    async def read() -> None:
        store = SqliteStore(tmp_path / "a.db")
        kept = await store.load("one")
        assert kept is not None
        assert kept.head == a_head("one")
        assert kept.entries == [spoke(n) for n in range(101)]
        assert kept.receipts == {("ada", "id"): b"answer"}
        assert await store.load("two") is None
        assert await store.tables_in_play() == ["one"]
        assert await store.list_tables("ada", 9) == ["one"]
        assert await store.list_tables("noam", 9) == []
        assert await store.get_fact("alive") == 5
        assert await store.get_fact("dead") is None
        await store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_the_file_is_kept_safe_from_power_cuts(tmp_path: Path) -> None:
    db = connect(tmp_path / "a.db")
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    db.close()


def test_an_entry_number_is_written_once_and_a_second_writer_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.create(a_head("one"), [], "open")
        results = await asyncio.gather(
            store.append(entries.Batch("one", 0, [spoke(1)]), "open"),
            store.append(entries.Batch("one", 0, [spoke(2)], entries.Receipt("ada", "x", b"")), "open"),
            store.append(entries.Batch("one", 1, [spoke(3)]), "open"),
            return_exceptions=True,
        )
        assert [type(one) for one in results] == [type(None), WriteConflictError, type(None)]
        kept = await store.load("one")
        assert kept is not None
        assert kept.entries == [spoke(1), spoke(3)]
        assert kept.receipts == {}
        await store.close()

    asyncio.run(work())


def test_a_disk_that_fails_refuses_and_recovers(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "a.db")
        await store.create(a_head("one"), [], "open")
        store.writer.execute("PRAGMA query_only = ON")  # what a full or read-only disk looks like
        with pytest.raises(StorageError):
            await store.append(entries.Batch("one", 0, [spoke(1)]), "open")
        store.writer.execute("PRAGMA query_only = OFF")
        await store.append(entries.Batch("one", 0, [spoke(2)]), "open")
        kept = await store.load("one")
        assert kept is not None
        assert kept.entries == [spoke(2)]
        await store.close()

    asyncio.run(work())


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    db = connect(tmp_path / "a.db")
    db.execute(f"PRAGMA user_version = {FORMAT + 1}")
    db.close()
    with pytest.raises(StorageError, match="newer"):
        SqliteStore(tmp_path / "a.db")


def test_entries_of_an_older_version_are_still_read() -> None:
    old = b'{"t":"made","when":5,"seat":1,"moves":[1,2]}'
    assert entries.ENTRY.decode(old) == entries.Made(5, 1, [1, 2])
    head = (
        b'{"id":"x","game":"riftforce","mode":"duel","options":{},"seed":1,"seats":[{"kind":"open"}],'
        b'"host":"a","created":3}'
    )
    assert entries.HEAD.decode(head).delay == 1


def test_a_failed_job_raises_and_the_writer_goes_on(tmp_path: Path) -> None:
    async def stumble(db: Transaction) -> None:
        await db.execute("INSERT INTO facts VALUES ('half', 1)")
        raise ValueError("not a word of SQL")

    async def write() -> None:
        store = SqliteStore(tmp_path / "a.db")
        with pytest.raises(ValueError, match="not a word"):
            await store.write(stumble)
        await store.set_fact("alive", 5)
        assert await store.get_fact("alive") == 5
        assert await store.get_fact("half") is None
        await store.close()

    asyncio.run(asyncio.wait_for(write(), 20))


def test_work_that_waits_for_something_else_is_refused(tmp_path: Path) -> None:
    async def dawdle(db: Transaction) -> None:
        await db.execute("INSERT INTO facts VALUES ('half', 1)")
        await asyncio.sleep(0)

    async def write() -> None:
        store = SqliteStore(tmp_path / "a.db")
        with pytest.raises(RuntimeError, match="must not await anything but its transaction"):
            await store.write(dawdle)
        assert await store.get_fact("half") is None
        await store.close()

    asyncio.run(asyncio.wait_for(write(), 20))
