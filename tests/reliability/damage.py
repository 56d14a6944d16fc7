"""Damage to what is kept of a table, and what must hold after the next start, whatever the store."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import pytest

from riftable.language.fluent import LANGUAGES
from riftable.server.accounts.personal_data import export_user
from riftable.server.match import entries as log
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Quick
from riftable.server.session.bot_pool import BotPool, BotTask
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from riftable.server.storage.interface import Store, Transaction
from riftable.server.texts import refusal_text
from tests.server.helpers import ADA, GUILDS, NOAM, InProcessBots, command_id, duel, send, until_idle

T = TypeVar("T")
BOT_FIRST = {**GUILDS, "first": "1"}
SPOIL = "UPDATE entries SET entry = ? WHERE game = ? AND seq = 0"
# What is written in the place of the first entry.
ENTRIES: dict[str, bytes] = {
    "nothing": b"",
    "bytes": b"\xff\x00\xfe",
    "half": b'{"t":"began","when":1,"mo',
    "list": b"[]",
    "newer": b'{"t":"teleported","when":1}',
    "illegal": log.ENCODER.encode(log.Made(1, 0, [5])),
    "huge": json.dumps({"t": "began", "when": 1, "moves": [2**70]}).encode(),
    "no such seat": log.ENCODER.encode(log.Sat(1, 99, "x", "X")),
}


class Never(BotPool):
    """Bots that think until the server ends."""

    def __init__(self) -> None:
        """Nothing to start."""

    async def run(self, work: Callable[[BotTask], T], task: BotTask) -> T:
        await asyncio.Event().wait()
        raise AssertionError

    def close(self) -> None:
        """Nothing to stop."""


@contextlib.asynccontextmanager
async def lobby_on(store: Store, bot_pool: BotPool | None = None) -> AsyncIterator[Lobby]:
    """A lobby on this store, which it closes at the end."""
    lobby = Lobby(store, bot_pool or InProcessBots())
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()
        await store.close()


async def spoil(db: Transaction, how: str, game: str) -> None:
    """Damages what is kept of a table."""
    match how:
        case "head":
            await db.execute("UPDATE games SET head = ? WHERE id = ?", b"{", game)
        case "gap":
            await db.execute("UPDATE entries SET seq = seq + 1 WHERE game = ?", game)
        case _:
            await db.execute(SPOIL, ENTRIES[how], game)


WAYS = ("head", "gap", *ENTRIES)


async def quick(lobby: Lobby) -> Table:
    """A game in which a bot is asked."""
    return await lobby.table(
        (await lobby.creation.quick(ADA, Quick(mode="duel", bot="random", options=BOT_FIRST))).id
    )


async def all_others_go_on(opened: Callable[[], Any], how: str, logs: pytest.LogCaptureFixture) -> None:
    """One of five games is damaged: after the next start the bots of all others go on, and it is told."""
    async with lobby_on(await opened(), Never()) as lobby:
        for _ in range(5):
            await quick(lobby)
        mine = [one.id for one in (await lobby.listed(ADA.id, "en")).mine]
    store: Store = await opened()
    broken, *whole = await store.tables_in_play()
    assert sorted([broken, *whole]) == sorted(mine)
    await store.write(lambda db: spoil(db, how, broken))
    logs.clear()
    async with lobby_on(store) as lobby:
        await lobby.tasks[0]  # all are woken
        assert list(lobby.damaged) == [broken]
        assert sum(broken in record.getMessage() for record in logs.records) == 2  # it is named, then all are
        for name in whole:
            await until_idle(lobby.tables[name])
            assert lobby.tables[name].play.asked == 0  # the bot has answered
        logs.clear()
        said = set()
        public = (await lobby.listed(ADA.id, "en")).tables
        for lang in LANGUAGES:
            listed = await lobby.listed(ADA.id, lang)
            tables, damaged = listed.mine, listed.damaged
            assert sorted(one.id for one in tables) == sorted(whole)
            assert [(one.id, one.link) for one in damaged] == [(broken, f"/g/{broken}")]
            said.add(damaged[0].text)
            with pytest.raises(RequestRefused) as refused:
                await lobby.table(broken)
            assert (refused.value.key, refusal_text(refused.value, lang)) == (
                "unreadable_table",
                damaged[0].text,
            )
        assert len(said) == len(LANGUAGES)
        assert not logs.records  # it is not read again each time
        listed = await lobby.listed(NOAM.id, "en")
        assert (listed.tables, listed.mine, listed.damaged, listed.not_served) == (public, [], [], [])
        told = await export_user(lobby.users, ADA, "en")
        assert {one.id: one.status for one in told.tables}[broken] == "unreadable"
        rows = await store.read(lambda db: db.fetch_rows("SELECT id FROM games WHERE id = ?", broken))
        assert len(rows) == 1  # nothing of it was deleted


async def a_damaged_receipt_still_counts(opened: Callable[[], Any]) -> None:
    """A command whose receipt cannot be read was done: sent again it is acknowledged, and not done twice."""
    async with lobby_on(await opened()) as lobby:
        table = await duel(lobby)
        line = messages.Chat(command_id(), "hello")
        await send(table, ADA, line)
    store: Store = await opened()
    sql = "UPDATE receipts SET answer = ? WHERE game = ?"
    await store.write(lambda db: db.execute(sql, b"\xff", table.id))
    async with lobby_on(store) as lobby:
        again = await lobby.table(table.id)
        assert await send(again, ADA, line) == messages.Ack(line.id, again.play.v)
        assert len(again.play.chat) == 1


async def forgetting_passes_damage(opened: Callable[[], Any], how: str) -> None:
    """A user is forgotten though a table is damaged: what cannot be read might name them, and goes."""
    async with lobby_on(await opened()) as lobby:
        table, other = await duel(lobby), await duel(lobby)
        await send(table, ADA, messages.Chat(command_id(), "my secret"))
    store: Store = await opened()
    await store.write(lambda db: spoil(db, how, table.id))
    async with lobby_on(store) as lobby:
        await lobby.erase_user(ADA)
        listed = await lobby.listed(NOAM.id, "en")
        assert [one.id for one in listed.mine] == [other.id]
        assert [one.id for one in listed.damaged] == [table.id]
        heads = await store.read(lambda db: db.fetch_rows("SELECT head FROM games"))
        entries = await store.read(lambda db: db.fetch_rows("SELECT entry FROM entries"))
        assert not any(b'"Ada"' in row[0] or b"my secret" in row[0] for row in [*heads, *entries])
