"""A house for tests: a lobby on a folder, with bots that think at once and a clock that the test turns."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

from riftable.server.accounts.users import User
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.session.bot_pool import BotPool, BotTask
from riftable.server.session.lobby import Lobby
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.storage.sqlite import SqliteStore

T = TypeVar("T")
ADA = User("ada", "Ada", account=False, lang="en")
NOAM = User("noam", "Noam", account=False, lang="fr")
LOU = User("lou", "Lou", account=False, lang="uk")
GUILDS = {"guilds": "fire ice light water / air plant sand star", "first": "0"}
IDS = itertools.count()


class AtOnce(BotPool):
    """Bots in this very process."""

    def __init__(self) -> None:
        self.asked = 0

    async def run(self, work: Callable[[BotTask], T], task: BotTask) -> T:
        self.asked += 1
        await asyncio.sleep(0)
        return work(task)

    def close(self) -> None:
        """Nobody to send home."""


class Hands:
    """A clock in the hands of a test."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@contextlib.asynccontextmanager
async def house(folder: Path, now: Callable[[], int] | None = None) -> AsyncIterator[Lobby]:
    """A lobby that starts and stops; start another on the same folder, and everything is there."""
    store = SqliteStore(folder / "riftable.db")
    lobby = Lobby(store, AtOnce(), now)
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()
        await store.close()


async def duel(lobby: Lobby, *seats: str, **more: Any) -> Table:
    """A duel with named guilds, seat 0 first; Ada lays the table, Noam joins where a seat is open."""
    wish = NewGame("riftforce", "duel", list(seats) or ["me", "open"], GUILDS, **more)
    table = await lobby.table((await lobby.creation.new(ADA, wish)).id)
    if table.play.status == "open":
        await lobby.waiting_room.join(table.id, NOAM, Join())
    return table


def ident() -> str:
    """An id for a command."""
    return f"c{next(IDS)}"


async def push(table: Table, person: User, seat: int, line: str) -> messages.Ack:
    """Moves by name, as one command."""
    moves = table.presentations.of(seat, "en").ask_tree_builder().read(line)
    command = messages.Move(ident(), table.play.v, seat, moves)
    ack = await table.command(person.id, person.name, person.lang, command)
    assert isinstance(ack, messages.Ack)
    return ack


async def send(table: Table, person: User, command: Any) -> Any:
    """Any command."""
    return await table.command(person.id, person.name, person.lang, command)


async def quiet(table: Table) -> None:
    """Until nothing goes on by itself any more."""
    while table.tasks.running:
        await asyncio.gather(*list(table.tasks.running), return_exceptions=True)


def all_news(table: Table, person: User, seat: int, v: int = 0) -> list[Any]:
    """What somebody is told who comes anew, or knows version `v`."""
    return list(table.messages_for(Subscriber(person.id, seat, person.lang, v)))


def update(table: Table, person: User, seat: int, v: int = 0) -> messages.Update:
    """The position as somebody is told it."""
    return next(one for one in all_news(table, person, seat, v) if isinstance(one, messages.Update))
