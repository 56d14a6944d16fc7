"""Players at a server, like browsers: they reconnect, and resend a command with the same id."""

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
FIRST_RECONNECT_S, MAX_RECONNECT_S = 0.25, 8.0


class ApiClient:
    """A client of the HTTP API with its own cookie."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.cookie = ""

    async def ask(self, path: str, body: Any = None) -> Any:
        """Send a request and return the decoded response. OSError if there is none, or if it is a refusal."""
        return await asyncio.to_thread(self.ask_blocking, path, body)

    def ask_blocking(self, path: str, body: Any) -> Any:
        host = urlsplit(self.address).netloc
        with contextlib.closing(http.client.HTTPConnection(host, timeout=30)) as connection:
            headers = {"X-Riftable": "1", "Cookie": self.cookie}
            payload = None if body is None else json.dumps(body)
            try:
                connection.request("GET" if body is None else "POST", f"/api/{path}", payload, headers)
                answer = connection.getresponse()
                raw = answer.read()
            except http.client.HTTPException as problem:
                raise OSError(str(problem)) from problem
            self.cookie = (answer.getheader("Set-Cookie") or self.cookie).split(";")[0]
        if answer.status != 200:
            raise OSError(f"{path} was answered {answer.status}: {raw[:200]!r}")
        return json.loads(raw)


class Interruption(NamedTuple):
    """When a seat lost its connection, and when the next connection brought an update."""

    game: str
    seat: int
    begin: float
    end: float


@dataclass
class PlayLog:
    """What the players of a run sent and received."""

    sent: Callable[[str, str, bytes], None] = lambda _game, _user, _command: None
    acked: Callable[[str, str, str, bytes], None] = lambda _game, _user, _id, _ack: None
    latencies: list[float] = field(default_factory=list)  # seconds from a move to its acknowledgement
    when: dict[str, list[float]] = field(default_factory=dict)  # by game: when moves were acknowledged
    refusals: list[str] = field(default_factory=list)
    interruptions: list[Interruption] = field(default_factory=list)
    over: int = 0
    ping_every_s: float = 0.0  # how often each player pings the server; a browser does so every 15 s


class Seat:
    """A player at one seat of one table, who answers whenever asked, at the pace of the run."""

    def __init__(
        self,
        client: ApiClient,
        game: str,
        seat: int,
        log: PlayLog,
        pace: Callable[[], Awaitable[None]],
        rng: random.Random,
    ) -> None:
        self.client = client
        self.game = game
        self.seat = seat
        self.log = log
        self.pace = pace
        self.rng = rng
        self.user = ""
        self.v = 0
        self.count = 0
        self.pending: dict[str, Any] | None = None  # sent, and not yet answered
        self.acknowledged_version = 0  # the version after its last acknowledged move
        self.since = 0.0
        self.lost: float | None = None
        self.update: dict[str, Any] = {}
        self.asked = asyncio.Event()
        self.over = asyncio.Event()

    async def play(self) -> None:
        """Play until the game is over; reconnect when the connection breaks."""
        wait = FIRST_RECONNECT_S
        while not self.over.is_set():
            try:
                await self.play_connected()
                wait = FIRST_RECONNECT_S
            except (OSError, WebSocketException):
                self.lost = self.lost or time.perf_counter()
                await asyncio.sleep(wait * self.rng.uniform(0.5, 1.0))
                wait = min(MAX_RECONNECT_S, 2 * wait) if self.v and self.lost else wait

    async def play_connected(self) -> None:
        """Open a socket and answer over it until it breaks or the game is over."""
        address = self.client.address.replace("http", "ws", 1)
        url = f"{address}/api/games/{self.game}/socket?seat={self.seat}&after={self.v}&lang=en"
        headers = {"Cookie": self.client.cookie}
        options: dict[str, Any] = {"compression": None, "max_size": 1 << 22}
        options["ping_interval"] = None  # browsers send no pings of the protocol
        async with connect(url, additional_headers=headers, **options) as ws:
            if self.pending is not None:
                await ws.send(json.dumps(self.pending))
            self.asked.set()  # a pending question is not sent again over the next connection
            works: list[Any] = [self.listen(ws), self.answer(ws), self.over.wait()]
            if self.log.ping_every_s:
                works.append(self.ping(ws, self.log.ping_every_s))
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
                        self.log.interruptions.append(
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
                    self.log.latencies.append(now - self.since)
                    self.log.when.setdefault(self.game, []).append(now)
                    raw = text.encode() if isinstance(text, str) else text
                    self.log.acked(self.game, self.user, message["id"], raw)
                    self.pending, self.acknowledged_version = None, message["v"]
                    self.asked.set()  # after a reconnect the next question comes before the ack
                case "refused":
                    self.log.refusals.append(message["key"])
                    self.pending = None
                    self.asked.set()  # a question that is still open is answered again
        raise OSError("the server closed the connection")

    async def ping(self, ws: Any, every_s: float) -> None:
        """Ping the server for its time, as browsers do."""
        await asyncio.sleep(self.rng.uniform(0.0, every_s))
        while True:
            await ws.send('{"t":"ping","n":0}')
            await asyncio.sleep(every_s)

    def question(self) -> dict[str, Any]:
        """Return the question that is not answered yet, or {}."""
        if self.pending is not None or self.v < self.acknowledged_version:
            return {}
        return self.update.get("ask") or {}

    async def answer(self, ws: Any) -> None:
        while True:
            await self.asked.wait()
            self.asked.clear()
            if not self.question():
                continue  # the rate counts answers only
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
            self.log.sent(self.game, self.user, text.encode())
            self.pending, self.since = command, time.perf_counter()
            await ws.send(text)


async def duel(
    address: str, log: PlayLog, pace: Callable[[], Awaitable[None]], rng: random.Random
) -> list[Seat]:
    """Open a game and seat two players."""
    ada, noam = ApiClient(address), ApiClient(address)
    request = {"game": "riftforce", "mode": "duel", "seats": ["me", "open"], "options": GUILDS, "name": "Ada"}
    game = (await ada.ask("games", request))["id"]
    await noam.ask(f"games/{game}/join", {"name": "Noam"})
    seats = [Seat(one, game, n, log, pace, rng) for n, one in enumerate((ada, noam))]
    for seat in seats:
        seat.user = (await seat.client.ask("me"))["id"]
    return seats


async def against_bot(address: str, bot: str, rng: random.Random) -> Seat:
    """Open a game against a bot, played as fast as it answers; its moves are not counted."""

    async def at_once() -> None:
        await asyncio.sleep(0)

    client = ApiClient(address)
    request = {"game": "riftforce", "bot": bot, "options": GUILDS, "name": "Lou"}
    opened = await client.ask("quick", request)
    return Seat(client, opened["id"], opened["seat"], PlayLog(), at_once, rng)
