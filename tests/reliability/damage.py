"""Ways to damage the stored data of a table, and what must hold after the next start, for all stores."""

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
OVERWRITE_FIRST_ENTRY = "UPDATE entries SET entry = ? WHERE game = ? AND seq = 0"
# What replaces the first entry.
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


class ThinkingForever(BotPool):
    """Bots that think until the server ends."""

    def __init__(self) -> None:
        """Do nothing: there are no workers."""

    async def run(self, work: Callable[[BotTask], T], task: BotTask) -> T:
        await asyncio.Event().wait()
        raise AssertionError

    def close(self) -> None:
        """Do nothing: there are no workers."""


@contextlib.asynccontextmanager
async def lobby_on(store: Store, bot_pool: BotPool | None = None) -> AsyncIterator[Lobby]:
    """Run a lobby on this store; close both at the end."""
    lobby = Lobby(store, bot_pool or InProcessBots())
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()
        await store.close()


async def corrupt(db: Transaction, how: str, game: str) -> None:
    """Damage the stored data of a table."""
    match how:
        case "head":
            await db.execute("UPDATE games SET head = ? WHERE id = ?", b"{", game)
        case "gap":
            await db.execute("UPDATE entries SET seq = seq + 1 WHERE game = ?", game)
        case _:
            await db.execute(OVERWRITE_FIRST_ENTRY, ENTRIES[how], game)


DAMAGES = ("head", "gap", *ENTRIES)


async def quick(lobby: Lobby) -> Table:
    """Open a game in which a bot is asked."""
    return await lobby.table(
        (await lobby.creation.quick(ADA, Quick(mode="duel", bot="random", options=BOT_FIRST))).id
    )


async def all_others_go_on(opened: Callable[[], Any], how: str, logs: pytest.LogCaptureFixture) -> None:
    """One of five games is damaged: after a restart the others go on, and the damaged one is reported."""
    async with lobby_on(await opened(), ThinkingForever()) as lobby:
        for _ in range(5):
            await quick(lobby)
        mine = [one.id for one in (await lobby.listed(ADA.id, "en")).mine]
    store: Store = await opened()
    broken, *whole = await store.tables_in_play()
    assert sorted([broken, *whole]) == sorted(mine)
    await store.write(lambda db: corrupt(db, how, broken))
    logs.clear()
    async with lobby_on(store) as lobby:
        await lobby.tasks[0]  # all tables are resumed
        assert list(lobby.damaged) == [broken]
        named = sum(broken in record.getMessage() for record in logs.records)
        assert named == 2  # by itself, and in the summary
        for name in whole:
            await until_idle(lobby.tables[name])
            assert lobby.tables[name].play.asked == 0  # the bot has answered
        logs.clear()
        texts = set()
        public = (await lobby.listed(ADA.id, "en")).tables
        for lang in LANGUAGES:
            listed = await lobby.listed(ADA.id, lang)
            tables, damaged = listed.mine, listed.damaged
            assert sorted(one.id for one in tables) == sorted(whole)
            assert [(one.id, one.link) for one in damaged] == [(broken, f"/g/{broken}")]
            texts.add(damaged[0].text)
            with pytest.raises(RequestRefused) as refused:
                await lobby.table(broken)
            assert (refused.value.key, refusal_text(refused.value, lang)) == (
                "unreadable_table",
                damaged[0].text,
            )
        assert len(texts) == len(LANGUAGES)
        assert not logs.records  # it is not read again
        listed = await lobby.listed(NOAM.id, "en")
        assert (listed.tables, listed.mine, listed.damaged, listed.not_served) == (public, [], [], [])
        exported = await export_user(lobby.users, ADA, "en")
        assert {one.id: one.status for one in exported.tables}[broken] == "unreadable"
        rows = await store.read(lambda db: db.fetch_rows("SELECT id FROM games WHERE id = ?", broken))
        assert len(rows) == 1  # nothing of it was deleted


async def a_damaged_receipt_still_counts(opened: Callable[[], Any]) -> None:
    """A command with an unreadable receipt was done: sent again it is acknowledged, but not done twice."""
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


async def users_can_be_deleted(opened: Callable[[], Any], how: str) -> None:
    """Deleting a user also deletes the unreadable entries of their tables, which might name them."""
    async with lobby_on(await opened()) as lobby:
        table, other = await duel(lobby), await duel(lobby)
        await send(table, ADA, messages.Chat(command_id(), "my secret"))
    store: Store = await opened()
    await store.write(lambda db: corrupt(db, how, table.id))
    async with lobby_on(store) as lobby:
        await lobby.erase_user(ADA)
        listed = await lobby.listed(NOAM.id, "en")
        assert [one.id for one in listed.mine] == [other.id]
        assert [one.id for one in listed.damaged] == [table.id]
        heads = await store.read(lambda db: db.fetch_rows("SELECT head FROM games"))
        entries = await store.read(lambda db: db.fetch_rows("SELECT entry FROM entries"))
        assert not any(b'"Ada"' in row[0] or b"my secret" in row[0] for row in [*heads, *entries])
