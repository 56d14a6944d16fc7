"""What a request costs the event loop, route by route: `python -m bench.routes`; prints a table in Markdown.

The application runs in this process without a network. A request is timed by the CPU time of the thread that
runs the event loop: while it works there, everybody else waits. Work in other threads is shown too, because
Python lets only one of them run at a time. Bodies are as expensive as a stranger can make them: the longest
random game of Riftbound among some, a message of 8 KiB, a list of tables that is full.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from starlette.applications import Starlette

from riftable.core.worker_pool import relax_gc
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.server.accounts import rate_limits
from riftable.server.http import qr
from riftable.server.http.app import STATIC, make_app
from riftable.server.http.security import COOKIE, PLAIN_COOKIE, SiteConfig
from riftable.server.match import commands, commit_reveal, entries
from riftable.server.match.play import Play, new_play
from riftable.server.session import replays
from riftable.server.session.ask_tree import path_refusal

HERE: Final = "http://testserver"
STEP_MS: Final = 10 * rate_limits.MINUTE_MS  # between two requests: limits must not be what is measured
RIFTFORCE: Final = {"game": "riftforce", "mode": "duel", "seats": ["me", "me"]}
GAMES: Final = 12  # random ones, of which the longest is taken
PUBLIC: Final = 30  # tables: more than a list shows
REQUESTS: Final = "100 requests a second"


class Answer(NamedTuple):
    """What came back, and what it cost, in seconds of CPU time."""

    status: int
    body: bytes
    cookie: str
    on_loop: float
    elsewhere: float


class House:
    """A server, and what requests to it need."""

    def __init__(self, app: Starlette, clock: list[int]) -> None:
        self.app = app
        self.clock = clock
        self.cookie = ""
        self.n = 0
        self.over = ""  # a finished game
        self.live = ""  # a game of mine
        self.open = ""  # a table at which a seat is free
        self.record = ""

    def number(self) -> int:
        """A number that was never there before."""
        self.n += 1
        return self.n

    async def ask(self, method: str, path: str, body: Any = None, *, stranger: bool = False) -> Answer:
        """One request."""
        self.clock[0] += STEP_MS
        raw = body if isinstance(body, bytes) else json.dumps({} if body is None else body).encode()
        plain, _, query = path.partition("?")
        headers = [
            (b"host", b"testserver"),
            (b"x-riftable", b"1"),
            (b"accept-encoding", b"gzip, deflate, br"),
            (b"content-length", str(len(raw)).encode()),
        ]
        if self.cookie and not stranger:
            headers.append((b"cookie", f"{PLAIN_COOKIE}={self.cookie}; {COOKIE}={self.cookie}".encode()))
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("192.0.2.1", 1),
            "server": ("testserver", 80),
        }
        events = [{"type": "http.request", "body": raw, "more_body": False}]
        sent: list[Any] = []

        async def receive() -> Any:
            return events.pop() if events else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)

        on_loop, elsewhere = await timed(self.app(scope, receive, send))
        head = dict(sent[0]["headers"])
        cookie = head.get(b"set-cookie", b"").decode().partition(";")[0].partition("=")[2]
        whole = b"".join(one.get("body", b"") for one in sent[1:])
        return Answer(int(sent[0]["status"]), whole, cookie, on_loop, elsewhere)

    async def get(self, path: str) -> Any:
        """What a route tells, unpacked."""
        answer = await self.ask("GET", path)
        return self.told(answer, path)

    async def post(self, path: str, body: Any = None) -> Any:
        """What a route answers."""
        return self.told(await self.ask("POST", path, body), path)

    def told(self, answer: Answer, path: str) -> Any:
        """An answer, unpacked."""
        self.cookie = answer.cookie or self.cookie
        body = gzip.decompress(answer.body) if answer.body[:2] == b"\x1f\x8b" else answer.body
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status} {body[:200]!r}")
        return json.loads(body)

    async def socket(self, path: str) -> Answer:
        """A handshake, the first news, and the end."""
        self.clock[0] += STEP_MS
        plain, _, query = path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"testserver")],
            "client": ("192.0.2.1", 1),
            "server": ("testserver", 80),
            "subprotocols": [],
        }
        told = asyncio.Event()
        begun = [False]

        async def receive() -> Any:
            if not begun[0]:
                begun[0] = True
                return {"type": "websocket.connect"}
            await told.wait()
            return {"type": "websocket.disconnect", "code": 1000}

        async def send(message: Any) -> None:
            if '"t":"update"' in (message.get("text") or "") or message["type"] == "websocket.close":
                told.set()

        return Answer(101, b"", "", *await timed(self.app(scope, receive, send)))


async def timed(work: Awaitable[Any]) -> tuple[float, float]:
    """CPU seconds of this thread, and of others of this process, until something is done."""
    everywhere, here = time.process_time(), time.thread_time()
    await work
    mine = time.thread_time() - here
    return mine, max(0.0, time.process_time() - everywhere - mine)


# The requests.


class Case(NamedTuple):
    """A route with a request to it; before each, something may have to be got ready."""

    route: str  # method and pattern, as the application has it
    note: str
    ask: Callable[[House], Awaitable[Answer]]
    limit: str = ""  # beside that of all requests


Made: TypeAlias = Callable[[House], Any]  # what is made for the house


def get(path: str | Made) -> Callable[[House], Awaitable[Answer]]:
    """A request for something."""
    return lambda house: house.ask("GET", path(house) if callable(path) else filled(house, path))


def post(path: str, body: Any = None, *, stranger: bool = False) -> Callable[[House], Awaitable[Answer]]:
    """A request to do something."""

    def ask(house: House) -> Awaitable[Answer]:
        made = body(house) if callable(body) else body
        return house.ask("POST", filled(house, path), made, stranger=stranger)

    return ask


def filled(house: House, path: str) -> str:
    """A path with the tables of the house in it."""
    return path.replace("OVER", house.over).replace("LIVE", house.live).replace("OPEN", house.open)


async def by_a_new_account(house: House) -> Answer:
    name = f"name{house.number()}"
    return await house.ask("POST", "/api/register", {"name": name, "password": "long enough"}, stranger=True)


async def another_password(house: House) -> Answer:
    mine, house.cookie = house.cookie, (await by_a_new_account(house)).cookie
    try:
        return await house.ask("POST", "/api/me/password", {"old": "long enough", "new": "longer than that"})
    finally:
        house.cookie = mine


async def joined(house: House) -> Answer:
    name = (await house.post("/api/games", {**DUEL, "seats": ["open", "open"]}))["id"]
    return await house.ask("POST", f"/api/games/{name}/join", {"deck": unknown_cards(house)})


async def left(house: House) -> Answer:
    name = (await house.post("/api/games", DUEL))["id"]
    return await house.ask("POST", f"/api/games/{name}/leave")


async def started(house: House) -> Answer:
    name = (await house.post("/api/games", DUEL))["id"]
    return await house.ask("POST", f"/api/games/{name}/start")


async def asked(house: House, name: str) -> tuple[int, Any]:
    """The seat that must decide, and the position as it sees it."""
    for seat in (0, 1):
        told = (await house.get(f"/api/games/{name}/events?seat={seat}"))["messages"][-1]
        if told["ask"] and told["ask"]["tree"]:
            return seat, told
    raise SystemExit(f"nobody is asked at {name}")


async def moved(house: House) -> Answer:
    name = (await house.post("/api/games", RIFTFORCE))["id"]
    seat, told = await asked(house, name)
    path, tree = [], told["ask"]["tree"]
    while tree:
        path.append(tree[0]["m"])
        tree = tree[0].get("to", [])
    move = {"t": "move", "id": "m", "v": told["v"], "seat": seat, "moves": path}
    return await house.ask("POST", f"/api/games/{name}/command", move)


def command(kind: str, **more: Any) -> Callable[[House], Awaitable[Answer]]:
    """A command at a game of mine."""

    async def ask(house: House) -> Answer:
        seat, told = await asked(house, house.live)
        body = {"t": kind, "n": 1, "v": told["v"], "seat": seat, **more}
        return await house.ask("POST", f"/api/games/{house.live}/command", body)

    return ask


def unknown_cards(house: House) -> str:
    """A list of cards that nobody knows, never the same."""
    n = house.number()
    return "".join(f"{1 + i % 3} Vanguard Sergeont {n + i * i}\n" for i in range(230))


def news(house: House) -> Awaitable[Answer]:
    """A handshake at a finished game."""
    return house.socket(f"/api/games/{house.over}/socket")


def unknown(house: House) -> Any:
    """The same to be checked."""
    return {"text": unknown_cards(house)}


def record(house: House) -> bytes:
    """A record to be brought."""
    return house.record.encode()


A_DECK: Final = next(iter(KNOWN.values())).text
DUEL: Final = {"game": "riftbound", "mode": "duel", "seats": ["me", "open"]}
QR: Final = "/api/qr?of="
GUESS: Final = {"name": "name1", "password": "wrong wrong"}
BRING: Final = "20 at once, 60 an hour"
COSTLY: Final = "40 at once, 4 a second"
GUESTS: Final = "60 guests an hour"
TABLES: Final = "20 tables an hour"
HASHES: Final = "2 hashes at a time"
COMMANDS: Final = "20 a second"
GAME: Final = "/api/games/{name}"
CASES: Final = (
    Case("GET /api/me", "", get("/api/me")),
    Case("POST /api/me", "a new guest", post("/api/me", stranger=True), GUESTS),
    Case("POST /api/register", "", by_a_new_account, f"10 an hour, {HASHES}"),
    Case("POST /api/login", "a wrong password", post("/api/login", GUESS), f"5 in 15 minutes, {HASHES}"),
    Case("POST /api/logout", "", post("/api/logout", stranger=True)),
    Case("GET /api/sessions", "", get("/api/sessions")),
    Case("POST /api/sessions/end", "", post("/api/sessions/end", {"id": "x"})),
    Case("GET /api/me/data", "", get("/api/me/data"), BRING),
    Case("POST /api/me/forget", "", post("/api/me/forget", stranger=True)),
    Case("POST /api/me/password", "", another_password, f"5 wrong in 15 minutes, {HASHES}"),
    Case("GET /api/catalogue", "", get("/api/catalogue")),
    Case("GET /api/book", "Riftbound", get("/api/book?game=riftbound")),
    Case("GET /api/examples", "Riftbound", get("/api/examples?game=riftbound")),
    Case(
        "GET /api/qr",
        "300 characters",
        get(lambda house: f"{QR}{house.number():0{qr.MAX_CHARACTERS}d}"),
        COSTLY,
    ),
    Case("GET /api/lobby", "a full list", get("/api/lobby")),
    Case("POST /api/quick", "Riftforce", post("/api/quick", {"options": {"first": "0"}}), TABLES),
    Case("POST /api/games", "Riftbound", post("/api/games", DUEL), TABLES),
    Case(f"GET {GAME}", "", get("/api/games/LIVE")),
    Case(f"POST {GAME}/join", "with a deck of unknown cards", joined, COSTLY),
    Case(f"POST {GAME}/leave", "", left),
    Case(f"GET {GAME}/invites", "", get("/api/games/OPEN/invites")),
    Case(f"POST {GAME}/invites", "", post("/api/games/OPEN/invites")),
    Case(f"POST {GAME}/invites/end", "", post("/api/games/OPEN/invites/end", {"id": "x"})),
    Case(f"POST {GAME}/seats", "", post("/api/games/OPEN/seats", {"seat": 1, "occupant": "bot:level1"})),
    Case(f"POST {GAME}/start", "Riftbound", started),
    Case(f"POST {GAME}/command", "move", moved, COMMANDS),
    Case(f"POST {GAME}/command", "look", command("look", moves=[]), COMMANDS),
    Case(f"POST {GAME}/command", "why", command("why", moves=[]), COMMANDS),
    Case(f"POST {GAME}/command", "read, 7 KiB", command("read", text="activate " * 800), COMMANDS),
    Case(f"GET {GAME}/events", "a finished game", get("/api/games/OVER/events?seat=-1"), COSTLY),
    Case(f"GET {GAME}/past", "the last position", get("/api/games/OVER/past?at=100000"), COSTLY),
    Case(f"GET {GAME}/record", "", get("/api/games/OVER/record"), COSTLY),
    Case(f"GET {GAME}/replay", "", get("/api/games/OVER/replay"), COSTLY),
    Case(f"POST {GAME}/fork", "", post("/api/games/OVER/fork", {"at": 200, "seat": 0}), TABLES),
    Case("POST /api/replays", "", post("/api/replays", record), BRING),
    Case("POST /api/shuffles", "", post("/api/shuffles", record), BRING),
    Case("GET /api/decks", "", get("/api/decks"), COSTLY),
    Case("POST /api/decks", "without an account", post("/api/decks", {"name": "x", "text": A_DECK}), COSTLY),
    Case("POST /api/decks/drop", "without an account", post("/api/decks/drop", {"id": "x"})),
    Case("GET /api/decks/pool", "", get("/api/decks/pool")),
    Case("POST /api/decks/check", "a deck", post("/api/decks/check", {"text": A_DECK}), COSTLY),
    Case("POST /api/decks/check", "unknown cards", post("/api/decks/check", unknown), COSTLY),
    Case("GET /api/{rest:path}", "no such route", get("/api/nothing")),
    Case(f"WS {GAME}/socket", "a finished game, until the first update", news, COSTLY),
    Case("GET /{rest:path}", "the page", get("/g/any"), "none"),
    Case("GET /assets", "the largest file", get(lambda _: largest_file()), "none"),
)


def largest_file() -> str:
    """The largest file of the built client."""
    files = sorted((STATIC / "assets").glob("*"), key=lambda one: one.stat().st_size) or [Path("none")]
    return f"/assets/{files[-1].name}"


# The house.


def a_long_game(number: int) -> Play:
    """A random duel of Riftbound to its end, shuffled as a server does."""
    rng = random.Random(number)
    seats = [entries.SeatHead("person", "ada", "Ada"), entries.SeatHead("person", "noam", "Noam")]
    head = entries.Head(
        f"g{number}", "riftbound", "duel", {}, number, seats, "ada", 1, secret=commit_reveal.new_seed()
    )
    play = new_play(head)
    for entry in commands.start(play, 1):
        play.apply(entry)
    while not play.over:
        seat = play.asked
        assert seat is not None
        play.apply(commands.moves_entry(play, seat, [rng.choice(play.game.moves.ids)], 1, path_refusal))
    return play


async def furnish(house: House) -> None:
    """Lays the tables that requests are about."""
    play = max((a_long_game(number) for number in range(GAMES)), key=lambda one: len(one.game.history))
    house.record = replays.record_text(play, ["Ada", "Noam"])
    house.cookie = (await house.ask("POST", "/api/me", {"name": "Ada"}, stranger=True)).cookie
    house.over = (await house.post("/api/replays", house.record.encode()))["id"]
    house.live = (await house.post("/api/games", RIFTFORCE))["id"]
    house.open = (await house.post("/api/games", {**RIFTFORCE, "seats": ["me", "open"]}))["id"]
    for _ in range(PUBLIC):
        await house.post("/api/games", {**RIFTFORCE, "seats": ["me", "open"], "public": True})


async def measure(folder: Path, times: int) -> list[tuple[Case, list[Answer]]]:
    """All answers to all requests."""
    clock = [1_800_000_000_000]
    site = SiteConfig(frozenset((HERE,)), min_answer_ms=0)
    app = make_app(folder, workers=1, site=site, now=lambda: clock[0])
    found = []
    async with app.router.lifespan_context(app):
        house = House(app, clock)
        await furnish(house)
        for case in CASES:
            await case.ask(house)  # what is done once is not measured
            answers = []
            for _ in range(times):
                await asyncio.sleep(0.01)
                answers.append(await case.ask(house))
            found.append((case, answers))
    return found


def row(case: Case, answers: list[Answer]) -> str:
    """A line of the table."""
    on_loop = [1000 * one.on_loop for one in answers]
    elsewhere = statistics.median(1000 * one.elsewhere for one in answers)
    status = "/".join(sorted({str(one.status) for one in answers}))
    what = f"`{case.route}`" + (f", {case.note}" if case.note else "")
    middle, worst = statistics.median(on_loop), max(on_loop)
    return f"| {what} | {status} | {middle:.2f} | {worst:.2f} | {elsewhere:.1f} | {case.limit or REQUESTS} |"


def main() -> None:
    """Prints the table."""
    relax_gc()  # as the server does
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=30, help="requests to each route")
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), parser.parse_args().times))
    print("| Route | Status | Median, ms | Worst, ms | Other threads, ms | Limit per address or person |")
    print("|---|---|---|---|---|---|")
    for case, answers in found:
        print(row(case, answers))


if __name__ == "__main__":
    main()
