"""An unreliable line between a table and its clients, and a client that follows the protocol.

The line loses, duplicates and reorders messages, both ways. The client (see `server.protocol.messages`)
resends a command with the same id until it is answered. It applies an update that follows the version it
knows, ignores an old one, and reconnects if updates are missing in between.
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
from tests.reliability.fuzz import socket_without_network
from tests.server.helpers import ADA, NOAM, until_idle

RESEND_AFTER_TURNS = 4  # without an answer


class LossyLine:
    """A line that loses, duplicates and reorders messages with these probabilities."""

    def __init__(self, rng: random.Random, loss: float, duplication: float, reordering: float) -> None:
        self.rng = rng
        self.chances = loss, duplication, reordering
        self.lost = self.duplicated = self.reordered = 0

    def transmit(self, messages: list[Any]) -> list[Any]:
        """Return what arrives of these messages."""
        loss, duplication, reordering = self.chances
        out: list[Any] = []
        for one in messages:
            if self.rng.random() < loss:
                self.lost += 1
                continue
            out.append(one)
            if self.rng.random() < duplication:
                self.duplicated += 1
                out.append(one)
        if len(out) > 1 and self.rng.random() < reordering:
            self.reordered += 1
            self.rng.shuffle(out)
        return out


class Client:
    """A player who knows only what arrives over the line."""

    def __init__(self, lobby: Lobby, table: Table, user: User, seat: int, rng: random.Random) -> None:
        self.lobby, self.table, self.user, self.seat, self.rng = lobby, table, user, seat, rng
        self.v = 0
        self.view: Any = None
        self.ask: Any = None
        self.received: list[int] = []
        self.open: dict[str, Any] = {}  # commands without an answer, by id
        self.waited = 0
        self.done = 0
        self.number = 0
        self.outbox: list[Any] = []
        self.inbox: list[Any] = []
        self.connect()

    def connect(self) -> None:
        """Connect, or reconnect, with the version that is known."""
        self.socket = socket_without_network(self.lobby, self.table, self.user)
        self.socket.subscriber = Subscriber(self.user.id, self.seat, "en", self.v)

    def take(self, message: dict[str, Any]) -> None:
        """Handle a message of the server."""
        match message["t"]:
            case "update":
                if message["v"] <= self.v:
                    return
                if message["since"] > self.v:  # updates are missing in between
                    self.connect()
                    return
                if message["reset"]:
                    self.received = []
                known = self.received[-1] if self.received else -1
                self.received += [beat["at"] for beat in message["beats"] if beat["at"] > known]
                self.v, self.view, self.ask = message["v"], message["view"], message["ask"]
            case "ack":
                self.done += self.open.pop(message["id"], None) is not None
            case "refused":
                self.open.pop(message["id"], None)

    def act(self) -> None:
        """Make a move if asked; resend commands that were not answered."""
        if self.open:
            self.waited += 1
            if self.waited % RESEND_AFTER_TURNS == 0:
                self.outbox += self.open.values()
            if self.waited % (5 * RESEND_AFTER_TURNS) == 0:
                self.connect()
            return
        self.waited += 1
        if self.ask is None:
            if self.waited % (3 * RESEND_AFTER_TURNS) == 0:  # no messages: perhaps the line lost one
                self.connect()
            return
        tree, moves = self.ask["tree"], []
        while tree:
            node = self.rng.choice(tree)
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


async def play_through(lobby: Lobby, table: Table, line: LossyLine, decisions: int) -> tuple[Client, Client]:
    """Let two clients make `decisions` moves over a lossy line, then receive the rest; return the clients."""
    clients = Client(lobby, table, ADA, 0, line.rng), Client(lobby, table, NOAM, 1, line.rng)
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
            sent, client.outbox = client.outbox, []
            for command in line.transmit(sent):
                answer = await client.socket.answer(json.dumps(command).encode())
                client.inbox.append(answer)
            client.inbox += await table.messages_for_async(client.socket.subscriber)
            await until_idle(table)
            if line.rng.random() < 0.3:  # a delay: the messages arrive later
                continue
            arriving, client.inbox = client.inbox, []
            for message in line.transmit(arriving):
                client.take(json.loads(msgspec.json.encode(message)))
        await asyncio.sleep(0)
    raise AssertionError("the clients never got the same position")
