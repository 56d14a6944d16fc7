"""A lobby for tests, with bots in the same process and a clock that the test sets."""

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
A = TypeVar("A")
ADA = User("ada", "Ada", account=False, lang="en")
NOAM = User("noam", "Noam", account=False, lang="fr")
LOU = User("lou", "Lou", account=False, lang="uk")
GUILDS = {"guilds": "fire ice light water / air plant sand star", "first": "0"}
IDS = itertools.count()


class InProcessBots(BotPool):
    """Runs bots in this process; `asked` counts their tasks."""

    def __init__(self) -> None:
        self.asked = 0
        self.workers = 2
        self.background_allowed = asyncio.Event()  # cleared by tests that stop reviews half-way
        self.background_allowed.set()

    async def run(self, work: Callable[[BotTask], T], task: BotTask) -> T:
        self.asked += 1
        await asyncio.sleep(0)
        return work(task)

    async def run_in_background(self, work: Callable[[A], T], task: A) -> T:
        await self.background_allowed.wait()
        await asyncio.sleep(0)
        return work(task)

    def close(self) -> None:
        """Do nothing: there are no workers."""


class ManualClock:
    """A clock that the test sets, in ms since 1970."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@contextlib.asynccontextmanager
async def running_lobby(folder: Path, now: Callable[[], int] | None = None) -> AsyncIterator[Lobby]:
    """Start a lobby on a data folder, and stop it. Another one on the same folder has the same tables."""
    store = SqliteStore(folder / "riftable.db")
    lobby = Lobby(store, InProcessBots(), now)
    await lobby.start()
    try:
        yield lobby
    finally:
        await lobby.stop()
        await store.close()


async def duel(lobby: Lobby, *seats: str, **more: Any) -> Table:
    """Open a duel with fixed guilds, seat 0 first; Ada is the host, Noam takes the open seat."""
    request = NewGame("riftforce", "duel", list(seats) or ["me", "open"], GUILDS, **more)
    table = await lobby.table((await lobby.creation.new(ADA, request)).id)
    if table.play.status == "open":
        await lobby.waiting_room.join(table.id, NOAM, Join())
    return table


def command_id() -> str:
    """Return a new id for a command."""
    return f"c{next(IDS)}"


async def push(table: Table, user: User, seat: int, line: str) -> messages.Ack:
    """Send moves in notation as one command."""
    moves = table.presentations.of(seat, "en").ask_tree_builder().read(line)
    command = messages.Move(command_id(), table.play.v, seat, moves)
    ack = await table.command(user.id, user.name, user.lang, command)
    assert isinstance(ack, messages.Ack)
    return ack


async def send(table: Table, user: User, command: Any) -> Any:
    """Send a command, and return the answer."""
    return await table.command(user.id, user.name, user.lang, command)


async def until_idle(table: Table) -> None:
    """Wait until the background tasks of a table are done."""
    while table.tasks.running:
        await asyncio.gather(*list(table.tasks.running), return_exceptions=True)


def all_messages(table: Table, user: User, seat: int, v: int = 0) -> list[Any]:
    """Return all messages for a new subscriber that knows version `v`."""
    return list(table.messages_for(Subscriber(user.id, seat, user.lang, v)))


def update(table: Table, user: User, seat: int, v: int = 0) -> messages.Update:
    """Return the position as it is sent to a new subscriber that knows version `v`."""
    return next(one for one in all_messages(table, user, seat, v) if isinstance(one, messages.Update))
