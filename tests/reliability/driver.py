"""A lobby and its store under load, without HTTP, in a process that will be killed.

It reports each command before it is sent, and each answer as soon as it arrives, to the parent process.
"""

from __future__ import annotations

import asyncio
import random
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import NewGame
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from riftable.server.storage.sqlite import SqliteStore
from tests.reliability.ledger import COMMANDS, Sent
from tests.server.helpers import ADA, GUILDS, InProcessBots

PLAYERS = 8


class EarlyAckStore(SqliteStore):
    """A store that confirms writes before they are done: the harness must notice that."""

    async def write(self, work: Any) -> Any:
        task = asyncio.get_running_loop().create_task(self.write_later(work))
        WRITES.add(task)
        task.add_done_callback(WRITES.discard)

    async def write_later(self, work: Any) -> None:
        await asyncio.sleep(0.2)
        await super().write(work)


WRITES: set[asyncio.Task[None]] = set()


class Player:
    """A player of both seats of a table, as fast as it can write, who also chats and takes moves back."""

    def __init__(self, lobby: Lobby, pipe: Connection, number: int, seed: int) -> None:
        self.lobby = lobby
        self.pipe = pipe
        self.rng = random.Random(f"{seed}/{number}")
        self.name = f"{seed}-{number}"
        self.count = 0

    async def play_on(self, game: str) -> None:
        """Play this game, then others, forever."""
        while True:
            request = NewGame("riftforce", "duel", ["me", "here:Kim"], GUILDS)
            table = await self.lobby.table(game or (await self.lobby.creation.new(ADA, request)).id)
            game = ""
            while not table.play.over:
                await send(table, self.pipe, self.next_command(table))
                self.pipe.send_bytes(msgspec.json.encode(["version", table.id, table.play.v]))

    def next_command(self, table: Table) -> Any:
        self.count += 1
        name = f"{self.name}-{self.count}"
        play = table.play
        seat = play.asked
        dice = self.rng.random()
        if dice < 0.15 or seat is None:
            return messages.Chat(name, f"line {name}")
        if dice < 0.2 and self.may_go_back(table, seat):
            return messages.Undo(name, play.v, seat)
        return messages.Move(name, play.v, seat, [self.rng.choice(play.game.moves.ids)])

    def may_go_back(self, table: Table, seat: int) -> bool:
        play = table.play
        return (
            len(play.actors) > play.moves_at_start and play.actors[-1] == seat and not play.game.unasked[-1]
        )


async def send(table: Table, pipe: Connection, command: Any) -> None:
    """Send a command; report it and its answer through the pipe."""
    raw = msgspec.json.encode(command)
    pipe.send_bytes(msgspec.json.encode(["sent", table.id, ADA.id, raw.decode()]))
    try:
        ack = await table.command(ADA.id, ADA.name, "en", command)
    except RequestRefused as refuse:
        pipe.send_bytes(msgspec.json.encode(["refused", table.id, ADA.id, command.id, refuse.key]))
        return
    answer = msgspec.json.encode(ack).decode()
    pipe.send_bytes(msgspec.json.encode(["ack", table.id, ADA.id, command.id, answer]))


async def run(folder: Path, pipe: Connection, seed: int, again: list[Sent], ack_early: bool) -> None:
    """Open the lobby, send the last commands of the previous run again, then let all players play."""
    store = (EarlyAckStore if ack_early else SqliteStore)(folder / "riftable.db")
    lobby = Lobby(store, InProcessBots())
    await lobby.start()
    for sent in again:
        try:
            table = await lobby.table(sent.game)
        except RequestRefused as refuse:  # an acknowledged table is missing
            pipe.send_bytes(msgspec.json.encode(["refused", sent.game, sent.user, sent.id, refuse.key]))
            continue
        await send(table, pipe, COMMANDS.decode(sent.command))
    pipe.send_bytes(msgspec.json.encode(["ready"]))
    games = [*await store.tables_in_play(), *[""] * PLAYERS]
    players = [Player(lobby, pipe, number, seed) for number in range(PLAYERS)]
    await asyncio.gather(*(player.play_on(game) for player, game in zip(players, games, strict=False)))


def main(folder: Path, pipe: Connection, seed: int, again: list[Sent], ack_early: bool) -> None:
    """Run the process; it does not end by itself."""
    asyncio.run(run(folder, pipe, seed, again, ack_early))
