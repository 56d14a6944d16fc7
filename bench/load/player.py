"""Players at a server, as browsers are: sockets that come back, and commands sent again with the same id."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GUILDS: Final = {"guilds": "fire ice light water / air plant sand star", "first": "0"}
FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0  # seconds until a lost line is tried again


class Visitor:
    """A client of a server: one cookie."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.cookie = ""

    async def ask(self, path: str, body: Any = None) -> Any:
        """A request; the answer to it. OSError if there is none, or a refusal."""
        return await asyncio.to_thread(self.ask_now, path, body)

    def ask_now(self, path: str, body: Any) -> Any:
        host = urlsplit(self.address).netloc
        with contextlib.closing(http.client.HTTPConnection(host, timeout=30)) as line:
            headers = {"X-Riftable": "1", "Cookie": self.cookie}
            payload = None if body is None else json.dumps(body)
            try:
                line.request("GET" if body is None else "POST", f"/api/{path}", payload, headers)
                answer = line.getresponse()
                raw = answer.read()
            except http.client.HTTPException as problem:
                raise OSError(str(problem)) from problem
            self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        if answer.status != 200:
            raise OSError(f"{path} was answered {answer.status}: {raw[:200]!r}")
        return json.loads(raw)


class Interruption(NamedTuple):
    """A seat without news: when its connection was lost, and when the next one brought an update."""

    game: str
    seat: int
    begin: float
    end: float


@dataclass
class Told:
    """What the players of a run sent and heard."""

    sent: Callable[[str, str, bytes], None] = lambda _game, _user, _command: None
    acked: Callable[[str, str, str, bytes], None] = lambda _game, _user, _id, _ack: None
    latencies: list[float] = field(default_factory=list)  # seconds from a move to its acknowledgement
    when: dict[str, list[float]] = field(default_factory=dict)  # of each game, when moves were acknowledged
    refusals: list[str] = field(default_factory=list)
    interruptions: list[Interruption] = field(default_factory=list)
    over: int = 0


class Seat:
    """A player at one seat of one table, who answers whenever asked, at the pace of the run."""

    def __init__(
        self,
        visitor: Visitor,
        game: str,
        seat: int,
        told: Told,
        pace: Callable[[], Awaitable[None]],
        rng: random.Random,
    ) -> None:
        self.visitor = visitor
        self.game = game
        self.seat = seat
        self.told = told
        self.pace = pace
        self.rng = rng
        self.user = ""
        self.v = 0
        self.count = 0
        self.pending: dict[str, Any] | None = None  # sent, and not yet answered
        self.done = 0  # the version that its last move led to
        self.since = 0.0
        self.lost: float | None = None
        self.update: dict[str, Any] = {}
        self.asked = asyncio.Event()
        self.over = asyncio.Event()

    async def play(self) -> None:
        """Until the game is over."""
        wait = FIRST_WAIT
        while not self.over.is_set():
            try:
                await self.line()
                wait = FIRST_WAIT
            except (OSError, WebSocketException):
                self.lost = self.lost or time.perf_counter()
                await asyncio.sleep(wait * self.rng.uniform(0.5, 1.0))
                wait = min(LONGEST_WAIT, 2 * wait) if self.v and self.lost else wait

    async def line(self) -> None:
        """One connection."""
        address = self.visitor.address.replace("http", "ws", 1)
        url = f"{address}/api/games/{self.game}/socket?seat={self.seat}&after={self.v}&lang=en"
        headers = {"Cookie": self.visitor.cookie}
        async with connect(url, additional_headers=headers, compression=None, max_size=1 << 22) as ws:
            if self.pending is not None:
                await ws.send(json.dumps(self.pending))
            self.asked.set()  # a pending question is not sent again over the next connection
            works: list[Any] = [self.listen(ws), self.answer(ws), self.over.wait()]
            tasks = [asyncio.create_task(work) for work in works]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                ended = await asyncio.gather(*tasks, return_exceptions=True)
            # Not in `finally`: there it would replace the cancellation of this player, which would play on.
            for problem in ended:
                if isinstance(problem, Exception):
                    raise problem

    async def listen(self, ws: Any) -> None:
        async for text in ws:
            message = json.loads(text)
            match message["t"]:
                case "update":
                    if self.lost is not None:
                        self.told.interruptions.append(
                            Interruption(self.game, self.seat, self.lost, time.perf_counter())
                        )
                        self.lost = None
                    self.v, self.update = message["v"], message
                    if message["result"] is not None:
                        self.over.set()
                    elif message["ask"] is not None:
                        self.asked.set()
                case "table" if message["status"] == "over":
                    self.over.set()
                case "ack" if self.pending is not None and message["id"] == self.pending["id"]:
                    now = time.perf_counter()
                    self.told.latencies.append(now - self.since)
                    self.told.when.setdefault(self.game, []).append(now)
                    raw = text.encode() if isinstance(text, str) else text
                    self.told.acked(self.game, self.user, message["id"], raw)
                    self.pending, self.done = None, message["v"]
                    self.asked.set()  # over a new line the next question comes before this
                case "refused":
                    self.told.refusals.append(message["key"])
                    self.pending = None
                    self.asked.set()  # if the question still stands, it is answered anew
        raise OSError("the server ended the line")

    def question(self) -> dict[str, Any]:
        """What it is asked and has not answered yet."""
        if self.pending is not None or self.v < self.done:
            return {}
        return self.update.get("ask") or {}

    async def answer(self, ws: Any) -> None:
        while True:
            await self.asked.wait()
            self.asked.clear()
            if not self.question():
                continue  # only answers count for the pace
            await self.pace()
            ask = self.question()
            if not ask:
                continue
            self.count += 1
            path = []
            tree = ask["tree"]
            while tree:
                node = self.rng.choice(tree)
                path.append(node["m"])
                tree = node.get("to", [])
            name = f"{self.seat}-{self.count}"
            command = {"t": "move", "id": name, "v": self.v, "seat": self.seat, "moves": path}
            text = json.dumps(command)
            self.told.sent(self.game, self.user, text.encode())
            self.pending, self.since = command, time.perf_counter()
            await ws.send(text)


async def duel(
    address: str, told: Told, pace: Callable[[], Awaitable[None]], rng: random.Random
) -> list[Seat]:
    """Open a game and seat two players."""
    ada, noam = Visitor(address), Visitor(address)
    wish = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "options": GUILDS, "name": "Ada"}
    game = (await ada.ask("games", wish))["id"]
    await noam.ask(f"games/{game}/join", {"name": "Noam"})
    seats = [Seat(one, game, n, told, pace, rng) for n, one in enumerate((ada, noam))]
    for seat in seats:
        seat.user = (await seat.visitor.ask("me"))["id"]
    return seats


async def against_bot(address: str, bot: str, rng: random.Random) -> Seat:
    """Open a game against a bot, played as fast as it answers; its moves are not counted."""

    async def at_once() -> None:
        await asyncio.sleep(0)

    visitor = Visitor(address)
    wish = {"game": "riftforce", "bot": bot, "options": GUILDS, "name": "Lou"}
    opened = await visitor.ask("quick", wish)
    return Seat(visitor, opened["id"], opened["seat"], Told(), at_once, rng)
