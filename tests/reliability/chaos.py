"""A bad line between a table and its clients, and a client that holds what `table.wire` tells clients to do.

The line loses messages, sends them twice and mixes them up, both ways. The client keeps to the protocol: a
command goes out with one id until it is answered; an update is taken if it follows what is known, left
aside if it is old, and asked for anew if something is missing between.
"""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec

from riftable.server.accounts.users import User
from riftable.server.session.lobby import Lobby
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from tests.reliability.fuzz import a_socket
from tests.server.helpers import ADA, NOAM, until_idle

PATIENCE = 4  # turns of the line without an answer until a command is sent again


class Chaos:
    """A line."""

    def __init__(self, luck: random.Random, lose: float, double: float, mix: float) -> None:
        self.luck = luck
        self.chances = lose, double, mix
        self.lost = self.doubled = self.mixed = 0

    def carry(self, messages: list[Any]) -> list[Any]:
        """What comes out at the other end, now; delayed ones have waited in the list until then."""
        lose, double, mix = self.chances
        out: list[Any] = []
        for one in messages:
            if self.luck.random() < lose:
                self.lost += 1
                continue
            out.append(one)
            if self.luck.random() < double:
                self.doubled += 1
                out.append(one)
        if len(out) > 1 and self.luck.random() < mix:
            self.mixed += 1
            self.luck.shuffle(out)
        return out


class Client:
    """A player who knows only what the connection brings."""

    def __init__(self, lobby: Lobby, table: Table, user: User, seat: int, luck: random.Random) -> None:
        self.lobby, self.table, self.user, self.seat, self.luck = lobby, table, user, seat, luck
        self.v = 0
        self.view: Any = None
        self.ask: Any = None
        self.heard: list[int] = []
        self.open: dict[str, Any] = {}  # commands without an answer
        self.waited = 0
        self.done = 0
        self.number = 0
        self.outbox: list[Any] = []
        self.inbox: list[Any] = []
        self.connect()

    def connect(self) -> None:
        """Comes (again), and says what it knows."""
        self.socket = a_socket(self.lobby, self.table, self.user)
        self.socket.subscriber = Subscriber(self.user.id, self.seat, "en", self.v)

    def take(self, message: dict[str, Any]) -> None:
        """One message of the server, whichever comes."""
        match message["t"]:
            case "update":
                if message["v"] <= self.v:
                    return
                if message["since"] > self.v:  # something is missing between
                    self.connect()
                    return
                if message["reset"]:
                    self.heard = []
                known = self.heard[-1] if self.heard else -1
                self.heard += [beat["at"] for beat in message["beats"] if beat["at"] > known]
                self.v, self.view, self.ask = message["v"], message["view"], message["ask"]
            case "ack":
                self.done += self.open.pop(message["id"], None) is not None
            case "refused":
                self.open.pop(message["id"], None)

    def act(self) -> None:
        """Makes a move if it is asked, and sends again what was not answered."""
        if self.open:
            self.waited += 1
            if self.waited % PATIENCE == 0:
                self.outbox += self.open.values()
            if self.waited % (5 * PATIENCE) == 0:
                self.connect()
            return
        self.waited += 1
        if self.ask is None:
            if self.waited % (3 * PATIENCE) == 0:  # silence: perhaps the line lost something
                self.connect()
            return
        tree, moves = self.ask["tree"], []
        while tree:
            node = self.luck.choice(tree)
            moves.append(node["m"])
            tree = node.get("to", [])
        self.number += 1
        command: dict[str, Any] = {
            "t": "move",
            "id": f"{self.seat}-{self.number}",
            "v": self.v,
            "seat": self.seat,
            "moves": moves,
        }
        self.open[command["id"]] = command
        self.outbox.append(command)
        self.ask = None


async def play_through(lobby: Lobby, table: Table, line: Chaos, decisions: int) -> tuple[Client, Client]:
    """Two clients play so many decisions over a bad line, then hear the rest over a good one."""
    clients = Client(lobby, table, ADA, 0, line.luck), Client(lobby, table, NOAM, 1, line.luck)
    for turn in range(20_000):
        good = sum(client.done for client in clients) >= decisions or table.play.over
        if good and not any(client.open or client.v != table.play.v for client in clients):
            return clients
        for client in clients:
            if not good:
                client.act()
            elif client.open or turn % 5 == 0:
                client.waited += 1
                client.outbox += client.open.values()
                client.connect()
            there, client.outbox = client.outbox, []
            for command in line.carry(there):
                answer = await client.socket.answer(json.dumps(command).encode())
                client.inbox.append(answer)
            client.inbox += await table.messages_for_async(client.socket.subscriber)
            await until_idle(table)
            if line.luck.random() < 0.3:  # a delay: it comes with what follows
                continue
            here, client.inbox = client.inbox, []
            for message in line.carry(here):
                client.take(json.loads(msgspec.json.encode(message)))
        await asyncio.sleep(0)
    raise AssertionError("they never came to the same position")
