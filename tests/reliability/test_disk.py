"""Disks that are full, read-only, locked or broken: refused in words, nothing half done, then on again."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import resource
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from riftable.language.fluent import LANGUAGES
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Quick
from riftable.server.session import bot_turns
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore, WriteRequest
from riftable.server.texts import refusal_text, server_texts
from tests.server.helpers import ADA, command_id, duel, running_lobby, send, until_idle
from tests.server.http.test_process import running, until

LINE = "x" * 500  # the longest line of a chat


def store_of(lobby: Lobby) -> SqliteStore:
    assert isinstance(lobby.store, SqliteStore)
    return lobby.store


@contextlib.asynccontextmanager
async def full(store: SqliteStore) -> AsyncIterator[None]:
    """SQLite itself says that there is no room for another page."""
    (pages,) = store.writer.execute("PRAGMA page_count").fetchone()
    store.writer.execute(f"PRAGMA max_page_count = {pages}")
    yield
    store.writer.execute("PRAGMA max_page_count = 1000000")


@contextlib.asynccontextmanager
async def readonly(store: SqliteStore) -> AsyncIterator[None]:
    """Nothing can be written, as the writer's own thread finds.

    Said from another thread in the middle of a BEGIN it makes SQLite forget the transaction, and what is
    refused is there all the same.
    """
    commit, wanted = store.commit, "ON"

    def commit_with_pragma(jobs: list[WriteRequest]) -> None:
        store.writer.execute(f"PRAGMA query_only = {wanted}")
        commit(jobs)

    vars(store)["commit"] = commit_with_pragma
    yield
    wanted = "OFF"


@contextlib.asynccontextmanager
async def locked(store: SqliteStore) -> AsyncIterator[None]:
    """Another program writes, and does not end."""
    store.writer.execute("PRAGMA busy_timeout = 30")
    with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


class Failing:
    """A connection whose disk fails at the n-th statement, once."""

    def __init__(self, db: sqlite3.Connection, at: int) -> None:
        self.db = db
        self.left = at

    def execute(self, sql: str, values: Any = ()) -> sqlite3.Cursor:
        self.left -= 1
        if self.left == 0:
            raise sqlite3.OperationalError("disk I/O error")
        return self.db.execute(sql, values)


def everything(path: Path) -> list[Any]:
    """All rows of the file but the heartbeat."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        names = ("games", "entries", "receipts", "sitters", "users", "sessions")
        return [db.execute(f"SELECT * FROM {name}").fetchall() for name in names]


def a_move(table: Table) -> messages.Move:
    seat = table.play.asked
    assert seat is not None
    return messages.Move(command_id(), table.play.v, seat, [table.play.game.moves.ids[0]])


@pytest.mark.parametrize("trouble", [full, readonly, locked])
def test_refused_with_a_sentence_and_on_again_by_itself(
    tmp_path: Path, trouble: Callable[[SqliteStore], contextlib.AbstractAsyncContextManager[None]]
) -> None:
    async def play() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby, "me", "here:Kim")
            lines = [messages.Chat(command_id(), LINE) for _ in range(12)]  # more than fits into a page
            async with trouble(store_of(lobby)):
                before = everything(tmp_path / DATABASE_NAME)
                refused = None
                for line in lines:
                    try:
                        await send(table, ADA, line)
                    except RequestRefused as problem:
                        refused = problem
                        break
                    before = everything(tmp_path / DATABASE_NAME)
                assert refused is not None
                assert (refused.key, refused.status) == (f"store_{trouble.__name__}", 503)
                said = {refusal_text(refused, lang) for lang in LANGUAGES}
                assert len(said) == len(LANGUAGES)
                assert server_texts("en")("refused-store") not in said
                assert everything(tmp_path / DATABASE_NAME) == before
                assert table.play.entry_count == len(before[1])
                assert len(table.receipts) == len(before[2])
            acks = [await send(table, ADA, line) for line in lines]
            assert [ack.id for ack in acks] == [line.id for line in lines]
            await send(table, ADA, a_move(table))
            assert table.play.entry_count == len(everything(tmp_path / DATABASE_NAME)[1])

    asyncio.run(asyncio.wait_for(play(), 60))


@pytest.mark.parametrize("at", range(1, 9))
def test_whichever_statement_fails_nothing_is_half_done(tmp_path: Path, at: int) -> None:
    """A move is seven: begin, savepoint, entry, receipt, table, release, commit; an eighth never comes."""

    async def play() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby, "me", "here:Kim")
            store, move = store_of(lobby), a_move(table)
            before, fen = everything(tmp_path / DATABASE_NAME), table.play.game.fen
            store.writer, sound = Failing(store.writer, at), store.writer  # type: ignore[assignment]
            if at < 8:
                with pytest.raises(RequestRefused, match="store"):
                    await send(table, ADA, move)
                assert everything(tmp_path / DATABASE_NAME) == before
                assert (table.play.game.fen, table.play.v) == (fen, move.v)
            store.writer = sound
            ack = await send(table, ADA, move)
            assert ack.v == move.v + 1
            assert await send(table, ADA, move) == ack

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_bot_tries_again_until_its_move_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_turns, "RETRY_S", 0.02)

    async def play() -> None:
        async with running_lobby(tmp_path) as lobby:
            options = {"guilds": "fire ice light water / air plant sand star", "first": "1"}
            store = store_of(lobby)
            request = Quick(mode="duel", bot="random", options=options)
            opened = await opened_while_failing(lobby, store, lambda: lobby.creation.quick(ADA, request))
            table = await lobby.table(opened.id)
            await until_idle(table)
            assert not table.stale
            assert table.play.asked == 0
            assert table.play.entry_count == len(everything(tmp_path / DATABASE_NAME)[1])

    asyncio.run(asyncio.wait_for(play(), 60))


async def opened_while_failing(
    lobby: Lobby, store: SqliteStore, open_table: Callable[[], Awaitable[Any]]
) -> Any:
    """A table whose first bot finds that nothing can be written for a while."""
    opened = await open_table()
    table = await lobby.table(opened.id)
    async with readonly(store):
        await asyncio.sleep(0.1)
        assert table.play.entry_count == 1
    return opened


# The whole server, on a disk that takes no more.


@contextlib.contextmanager
def no_more_room(pid: int, bytes_left: int) -> Iterator[None]:
    """The system lets a process make no file longer than this."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (bytes_left, hard))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")
def test_a_server_whose_disk_takes_no_more_says_so_and_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as (address, process, _):
        line = http.client.HTTPConnection(address.split("/")[2], timeout=60)
        cookie = ""

        def ask(path: str, body: Any = None) -> tuple[int, Any]:
            nonlocal cookie
            headers = {"X-Riftable": "1", "Cookie": cookie, "Accept-Language": "fr"}
            line.request(
                "GET" if body is None else "POST", f"/api/{path}", body and json.dumps(body), headers
            )
            answer = line.getresponse()
            cookie = (answer.getheader("Set-Cookie") or cookie).split(";")[0]
            return answer.status, json.loads(answer.read())

        def answers() -> bool:
            with contextlib.suppress(OSError):
                return bool(ask("me"))
            line.close()
            return False

        until(answers)
        request = {"game": "riftforce", "mode": "duel", "seats": ["me", "here:Kim"]}
        _, opened = ask("games", request)
        command = {"t": "chat", "id": "a", "text": "one"}
        with no_more_room(process.pid, (tmp_path / f"{DATABASE_NAME}-wal").stat().st_size):
            status, refused = ask(f"games/{opened['id']}/command", command)
            assert (status, refused["t"], refused["key"][:5]) == (503, "refused", "store")
            assert "Rien n’a changé" in refused["text"]
            assert ask(f"games/{opened['id']}")[0] == 200
        status, ack = ask(f"games/{opened['id']}/command", command)
        assert (status, ack["t"]) == (200, "ack")
        line.close()
