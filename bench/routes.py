"""Measure what a request costs the event loop, by route: `python -m bench.routes` prints a Markdown table.

The application runs in this process without a network. A request is timed by the CPU time of the thread that
runs the event loop: while it works, all other clients wait. The time of other threads is shown too, because
Python lets only one thread run at a time. Bodies are as expensive as an outsider can make them: the longest
of some random games of Riftbound, a message of 8 KiB, a full list of tables.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from bench.position_requests import (
    hard_puzzle,
    lesson_answer,
    lesson_query,
    lesson_solution,
    make_study,
    merge_lessons,
    next_step,
    play_on,
    puzzle_answer,
    puzzle_query,
    puzzle_solution,
    study,
    study_handshake,
    study_position,
    study_query,
    try_in_study,
    vary_study,
)
from bench.route_server import BenchServer, Response
from riftable.ai.review import decision_points
from riftable.ai.review_summary import JudgedDecision
from riftable.core.worker_pool import relax_gc
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.server.accounts import rate_limits
from riftable.server.accounts.password_hashing import HASHES_AT_ONCE
from riftable.server.http import qr
from riftable.server.http.app import STATIC, make_app
from riftable.server.http.security import SiteConfig
from riftable.server.match import commands, commit_reveal, entries
from riftable.server.match.play import Play, new_play
from riftable.server.session import replays
from riftable.server.session.ask_tree import ordered_path
from riftable.server.session.profile import GAMES_PER_PAGE
from riftable.server.storage.reviews import StoredReview, digest_of, finish_review

ORIGIN: Final = "http://testserver"
RIFTFORCE: Final = {"game": "riftforce", "mode": "duel", "seats": ["me", "me"]}
CANDIDATE_GAMES: Final = 12  # random games; the longest of them is used
PUBLIC_TABLES: Final = 30  # more than a list shows


# Requests.


PERIODS: Final = {rate_limits.SECOND_MS: "a second", rate_limits.HOUR_MS: "an hour"}


def rate_text(rate: rate_limits.Rate, what: str = "") -> str:
    """Describe a rate limit, as in "40 at once, 4 a second"; `what` names the things that are counted."""
    minutes = rate.every_ms // rate_limits.MINUTE_MS
    period = PERIODS.get(rate.every_ms, f"in {minutes} minutes")
    things = f" {what}" if what else ""
    if rate.burst == rate.refill:
        return f"{rate.burst}{things} {period}"
    return f"{rate.burst}{things} at once, {rate.refill} {period}"


ALL_REQUESTS: Final = rate_text(rate_limits.REQUESTS, "requests")


class Case(NamedTuple):
    """A request to a route. `send` may first prepare what the request needs; only the request is timed."""

    route: str  # method and pattern, as the application has it
    note: str
    send: Callable[[BenchServer], Awaitable[Response]]
    limit: str = ALL_REQUESTS  # the tightest rate limit, as docs/quality/request-costs.md has it

    @property
    def label(self) -> str:
        """The first cell of its row."""
        return f"`{self.route}`" + (f", {self.note}" if self.note else "")


FromServer: TypeAlias = Callable[[BenchServer], Any]  # makes a path or a body


def get(path: str | FromServer) -> Callable[[BenchServer], Awaitable[Response]]:
    """Return a function that sends a GET request."""
    return lambda server: server.request(
        "GET", path(server) if callable(path) else with_table_ids(server, path)
    )


def post(
    path: str, body: Any = None, *, with_cookie: bool = True
) -> Callable[[BenchServer], Awaitable[Response]]:
    """Return a function that sends a POST request."""

    def send(server: BenchServer) -> Awaitable[Response]:
        made = body(server) if callable(body) else body
        return server.request("POST", with_table_ids(server, path), made, with_cookie=with_cookie)

    return send


def with_table_ids(server: BenchServer, path: str) -> str:
    """Return a path with the ids of the server's tables filled in."""
    return path.replace("OVER", server.over).replace("LIVE", server.live).replace("OPEN", server.open)


async def register(server: BenchServer) -> Response:
    name = f"name{server.next_number()}"
    return await server.request(
        "POST", "/api/register", {"name": name, "password": "long enough"}, with_cookie=False
    )


async def change_password(server: BenchServer) -> Response:
    mine, server.cookie = server.cookie, (await register(server)).cookie
    try:
        return await server.request(
            "POST", "/api/me/password", {"old": "long enough", "new": "longer than that"}
        )
    finally:
        server.cookie = mine


async def join(server: BenchServer) -> Response:
    name = (await server.post("/api/games", {**DUEL, "seats": ["open", "open"]}))["id"]
    return await server.request("POST", f"/api/games/{name}/join", {"deck": unknown_cards(server)})


async def full_history(server: BenchServer) -> Response:
    while (await server.get("/api/me/history"))["total"] < GAMES_PER_PAGE:
        name = (await server.post("/api/games", {**RIFTFORCE, "seats": ["me", "bot:level1"]}))["id"]
        await server.post(f"/api/games/{name}/command", {"t": "resign", "id": "r", "seat": 0})
    return await server.request("GET", "/api/me/history")


async def leave(server: BenchServer) -> Response:
    name = (await server.post("/api/games", DUEL))["id"]
    return await server.request("POST", f"/api/games/{name}/leave")


async def start(server: BenchServer) -> Response:
    name = (await server.post("/api/games", DUEL))["id"]
    return await server.request("POST", f"/api/games/{name}/start")


async def asked_seat(server: BenchServer, name: str) -> tuple[int, Any]:
    """Return the seat that must decide, and the last update that it got."""
    for seat in (0, 1):
        update = (await server.get(f"/api/games/{name}/events?seat={seat}"))["messages"][-1]
        if update["ask"] and update["ask"]["tree"]:
            return seat, update
    raise SystemExit(f"no seat must decide at {name}")


async def move_command(server: BenchServer) -> Response:
    name = (await server.post("/api/games", RIFTFORCE))["id"]
    seat, update = await asked_seat(server, name)
    path, tree = [], update["ask"]["tree"]
    while tree:
        path.append(tree[0]["m"])
        tree = tree[0].get("to", [])
    move = {"t": "move", "id": "m", "v": update["v"], "seat": seat, "moves": path}
    return await server.request("POST", f"/api/games/{name}/command", move)


def command(kind: str, **more: Any) -> Callable[[BenchServer], Awaitable[Response]]:
    """Return a function that sends a command to the game in progress."""

    async def send(server: BenchServer) -> Response:
        seat, update = await asked_seat(server, server.live)
        body = {"t": kind, "n": 1, "v": update["v"], "seat": seat, **more}
        return await server.request("POST", f"/api/games/{server.live}/command", body)

    return send


async def read_review(server: BenchServer) -> Response:
    """Read a review in which all decisions are blunders."""
    lobby = server.app.state.lobby
    game = (await lobby.table(server.over)).play.game
    judged = [
        JudgedDecision(one.at, one.turn, one.part, one.seat, 0.7, 0.5, one.names)
        for one in decision_points(game)
    ]
    stored = StoredReview(1, [len(judged), 0], judged, len(game.rests), [1.0, 0.0])
    await finish_review(lobby.store, server.over, digest_of(game), stored)
    return await server.request("GET", f"/api/games/{server.over}/review")


async def start_review(server: BenchServer) -> Response:
    """Start the review of a game, and cancel it."""
    lobby = server.app.state.lobby
    await lobby.store.write(lambda db: db.execute("DELETE FROM reviews"))
    answer = await server.request("POST", f"/api/games/{server.over}/review")
    await server.post(f"/api/games/{server.over}/review/cancel")
    return answer


def unknown_cards(server: BenchServer) -> str:
    """Return a deck list of unknown cards, another one with each call."""
    n = server.next_number()
    return "".join(f"{1 + i % 3} Vanguard Sergeont {n + i * i}\n" for i in range(230))


def handshake(server: BenchServer) -> Awaitable[Response]:
    """Open a socket at a finished game."""
    return server.open_socket(f"/api/games/{server.over}/socket")


def unknown_deck(server: BenchServer) -> Any:
    """Return the body of a request to check a deck of unknown cards."""
    return {"text": unknown_cards(server)}


def record_body(server: BenchServer) -> bytes:
    """Return the record of a game as the body of a request."""
    return server.record.encode()


A_DECK: Final = next(iter(KNOWN.values())).text
DUEL: Final = {"game": "riftbound", "mode": "duel", "seats": ["me", "open"]}
QR: Final = "/api/qr?of="
WRONG_PASSWORD: Final = {"name": "name1", "password": "wrong wrong"}
RECORDS: Final = rate_text(rate_limits.RECORDS)
REVIEWS: Final = rate_text(rate_limits.REVIEWS)
COSTLY: Final = rate_text(rate_limits.COSTLY)
GUESTS: Final = rate_text(rate_limits.GUESTS, "guests")
TABLES: Final = rate_text(rate_limits.TABLES, "tables")
HASHES: Final = f"{HASHES_AT_ONCE} hashes at a time"
REGISTRATIONS: Final = f"{rate_text(rate_limits.REGISTRATIONS)}, {HASHES}"
FAILURES: Final = f"{rate_text(rate_limits.FAILURES, 'wrong')}, {HASHES}"
COMMANDS: Final = rate_text(rate_limits.COMMANDS)
GAME: Final = "/api/games/{name}"
PUZZLE: Final = "/api/puzzles/{puzzle}"
STUDY: Final = "/api/studies/{study}"
SHARE: Final = {"t": "share", "link": True, "contributions": False}
LESSON: Final = "/api/lessons/{game}/{lesson}/{step}"
CASES: Final = (
    Case("GET /api/me", "", get("/api/me")),
    Case("POST /api/me", "a new guest", post("/api/me", with_cookie=False), GUESTS),
    Case("POST /api/register", "", register, REGISTRATIONS),
    Case("POST /api/login", "a wrong password", post("/api/login", WRONG_PASSWORD), FAILURES),
    Case("POST /api/logout", "", post("/api/logout", with_cookie=False)),
    Case("GET /api/sessions", "", get("/api/sessions")),
    Case("POST /api/sessions/end", "", post("/api/sessions/end", {"id": "x"})),
    Case("GET /api/me/data", "", get("/api/me/data"), RECORDS),
    Case("POST /api/me/forget", "", post("/api/me/forget", with_cookie=False)),
    Case("POST /api/me/password", "", change_password, FAILURES),
    Case("GET /api/catalogue", "", get("/api/catalogue")),
    Case("GET /api/book", "Riftbound", get("/api/book?game=riftbound")),
    Case("GET /api/examples", "Riftbound", get("/api/examples?game=riftbound")),
    Case(
        "GET /api/qr",
        "300 characters",
        get(lambda server: f"{QR}{server.next_number():0{qr.MAX_CHARACTERS}d}"),
        COSTLY,
    ),
    Case("GET /api/lobby", "a full list", get("/api/lobby")),
    Case("POST /api/quick", "Riftforce", post("/api/quick", {"options": {"first": "0"}}), TABLES),
    Case("POST /api/games", "Riftbound", post("/api/games", DUEL), TABLES),
    Case(f"GET {GAME}", "", get("/api/games/LIVE")),
    Case(f"POST {GAME}/join", "with a deck of unknown cards", join, COSTLY),
    Case(f"POST {GAME}/leave", "", leave),
    Case(f"GET {GAME}/invites", "", get("/api/games/OPEN/invites")),
    Case(f"POST {GAME}/invites", "", post("/api/games/OPEN/invites")),
    Case(f"POST {GAME}/invites/end", "", post("/api/games/OPEN/invites/end", {"id": "x"})),
    Case(f"POST {GAME}/seats", "", post("/api/games/OPEN/seats", {"seat": 1, "occupant": "bot:level1"})),
    Case(f"POST {GAME}/start", "Riftbound", start),
    Case(f"POST {GAME}/command", "move", move_command, COMMANDS),
    Case(f"POST {GAME}/command", "look", command("look", moves=[]), COMMANDS),
    Case(f"POST {GAME}/command", "why", command("why", moves=[]), COMMANDS),
    Case(f"POST {GAME}/command", "read, 7 KiB", command("read", text="activate " * 800), COMMANDS),
    Case(f"GET {GAME}/events", "a finished game", get("/api/games/OVER/events?seat=-1"), COSTLY),
    Case(f"GET {GAME}/past", "the last position", get("/api/games/OVER/past?at=100000"), COSTLY),
    Case(f"GET {GAME}/view", "Riftbound", get("/api/games/OVER/view?seat=-1")),
    Case(f"GET {GAME}/record", "", get("/api/games/OVER/record"), COSTLY),
    Case(f"GET {GAME}/replay", "", get("/api/games/OVER/replay"), COSTLY),
    Case(f"POST {GAME}/fork", "", post("/api/games/OVER/fork", {"at": 200, "seat": 0}), TABLES),
    Case(f"GET {GAME}/review", "all blunders", read_review, COSTLY),
    Case(f"POST {GAME}/review", "", start_review, REVIEWS),
    Case(f"POST {GAME}/review/cancel", "", post("/api/games/OVER/review/cancel")),
    Case("POST /api/replays", "", post("/api/replays", record_body), RECORDS),
    Case("POST /api/shuffles", "", post("/api/shuffles", record_body), RECORDS),
    Case("GET /api/decks", "", get("/api/decks"), COSTLY),
    Case("POST /api/decks", "without an account", post("/api/decks", {"name": "x", "text": A_DECK}), COSTLY),
    Case("POST /api/decks/drop", "without an account", post("/api/decks/drop", {"id": "x"})),
    Case("GET /api/decks/pool", "", get("/api/decks/pool")),
    Case("POST /api/decks/check", "a deck", post("/api/decks/check", {"text": A_DECK}), COSTLY),
    Case("POST /api/decks/check", "unknown cards", post("/api/decks/check", unknown_deck), COSTLY),
    Case("GET /api/puzzles", "", get("/api/puzzles")),
    Case("GET /api/puzzles/mine", "", get("/api/puzzles/mine")),
    Case("GET /api/puzzles/next", "of all games", get("/api/puzzles/next"), COSTLY),
    Case(f"GET {PUZZLE}", "", get(hard_puzzle), COSTLY),
    Case(f"POST {PUZZLE}/query", "why", puzzle_query, COMMANDS),
    Case(f"POST {PUZZLE}/answer", "", puzzle_answer, COSTLY),
    Case(f"POST {PUZZLE}/solution", "", puzzle_solution, COSTLY),
    Case("GET /api/studies", "", get("/api/studies")),
    Case(f"POST {GAME}/study", "", make_study, RECORDS),
    Case(f"GET {STUDY}", "", study("GET"), COSTLY),
    Case(f"POST {STUDY}/open", "a wrong key", study("POST", "/open", {"key": "x"})),
    Case(f"GET {STUDY}/replay", "", study("GET", "/replay"), COSTLY),
    Case(f"GET {STUDY}/position", "", study_position, COSTLY),
    Case(f"POST {STUDY}/query", "why", study_query, COMMANDS),
    Case(f"POST {STUDY}/try", "", try_in_study, COSTLY),
    Case(f"POST {STUDY}/vary", "", vary_study, COSTLY),
    Case(f"POST {STUDY}/change", "a link", study("POST", "/change", SHARE), COSTLY),
    Case(f"POST {STUDY}/play", "", play_on, TABLES),
    Case(f"POST {STUDY}/delete", "of someone else", post("/api/studies/x/delete")),
    Case("GET /api/lessons", "", get("/api/lessons")),
    Case("POST /api/lessons/mine", "all steps", merge_lessons, COSTLY),
    Case("POST /api/lessons/{game}/first", "Riftbound", post("/api/lessons/riftbound/first"), TABLES),
    Case(f"GET {LESSON}", "", get(next_step), COSTLY),
    Case(f"POST {LESSON}/query", "why", lesson_query, COMMANDS),
    Case(f"POST {LESSON}/answer", "", lesson_answer, COSTLY),
    Case(f"POST {LESSON}/solution", "", lesson_solution, COSTLY),
    Case("GET /api/me/history", "a full page", full_history),
    Case("GET /api/me/results", "", get("/api/me/results")),
    Case("GET /api/ratings", "", get("/api/ratings")),
    Case("POST /api/me/listing", "without an account", post("/api/me/listing", {"listed": False})),
    Case("GET /api/statistics", "", get("/api/statistics"), COSTLY),
    Case("GET /api/{rest:path}", "no such route", get("/api/nothing")),
    Case(f"WS {GAME}/socket", "a finished game, until the first update", handshake, COSTLY),
    Case(f"WS {STUDY}/socket", "until the first message", study_handshake),
    Case("GET /{rest:path}", "the page", get("/g/any"), "none"),
    Case("GET /assets", "the largest file", get(lambda _: largest_file()), "none"),
)


def largest_file() -> str:
    """Return the path of the largest file of the built client."""
    files = sorted((STATIC / "assets").glob("*"), key=lambda one: one.stat().st_size) or [Path("none")]
    return f"/assets/{files[-1].name}"


# Tables.


def finished_duel(number: int) -> Play:
    """Play a random duel of Riftbound to its end, shuffled as a server does."""
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
        play.apply(commands.moves_entry(play, seat, [rng.choice(play.game.moves.ids)], 1, ordered_path))
    return play


async def open_tables(server: BenchServer) -> None:
    """Open the tables that requests use."""
    play = max(
        (finished_duel(number) for number in range(CANDIDATE_GAMES)), key=lambda one: len(one.game.history)
    )
    server.record = replays.record_text(play, ["Ada", "Noam"])
    server.cookie = (await server.request("POST", "/api/me", {"name": "Ada"}, with_cookie=False)).cookie
    server.over = (await server.post("/api/replays", server.record.encode()))["id"]
    server.live = (await server.post("/api/games", RIFTFORCE))["id"]
    server.open = (await server.post("/api/games", {**RIFTFORCE, "seats": ["me", "open"]}))["id"]
    for _ in range(PUBLIC_TABLES):
        await server.post("/api/games", {**RIFTFORCE, "seats": ["me", "open"], "public": True})


async def measure(folder: Path, times: int) -> list[tuple[Case, list[Response]]]:
    """Send every request `times` times and return the responses."""
    clock = [1_800_000_000_000]
    site = SiteConfig(frozenset((ORIGIN,)), min_answer_ms=0)
    app = make_app(folder, workers=1, site=site, now=lambda: clock[0])
    found = []
    async with app.router.lifespan_context(app):
        server = BenchServer(app, clock)
        await open_tables(server)
        for case in CASES:
            await case.send(server)  # warm-up: what is done only once is not measured
            answers = []
            for _ in range(times):
                await asyncio.sleep(0.01)
                answers.append(await case.send(server))
            found.append((case, answers))
    return found


def row(case: Case, answers: list[Response]) -> str:
    """Return a row of the table."""
    on_loop = [1000 * one.on_loop for one in answers]
    elsewhere = statistics.median(1000 * one.elsewhere for one in answers)
    status = "/".join(sorted({str(one.status) for one in answers}))
    middle, worst = statistics.median(on_loop), max(on_loop)
    return f"| {case.label} | {status} | {middle:.2f} | {worst:.2f} | {elsewhere:.1f} | {case.limit} |"


def main() -> None:
    """Print the table."""
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
