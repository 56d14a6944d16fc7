"""Hostile messages: what is sent is done or refused, nothing hangs, and what is refused has changed nothing.

Three layers get them, each cheaper than the next: the decoders of all messages (bytes in, a message or none
out), a socket without a network (bytes in, an answer out, on a real table with a real store), and the whole
application (a request in, a status out). Messages are made from the types of the wire and then spoilt: fields
dropped, added, of other types, numbers too big, brackets too deep, bytes flipped or cut off; now and then one
is good, so that games go on.

`python -m tests.reliability.fuzz --messages 1000000` sends many (`make fuzz`).
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec

from riftable.table import bodies, wire
from riftable.table.bodies import Join, NewGame, Quick
from riftable.table.lobby import Lobby
from riftable.table.people import Person
from riftable.table.shapes import Strict
from riftable.table.table import Table, Watcher
from riftable.web import socket
from riftable.web.app import make_app
from riftable.web.door import AT_HOME
from tests.table.house import ADA, LOU, NOAM, AtOnce, house, quiet

KINDS: list[Any] = list(get_args(wire.Commands))
BODIES: list[Any] = [
    kind
    for kind in vars(bodies).values()
    if isinstance(kind, type) and issubclass(kind, Strict) and kind is not Strict
]
NUMBERS = (
    -(10**20),
    -(2**63),
    -2,
    -1,
    0,
    0,
    0,
    1,
    1,
    2,
    3,
    6,
    30,
    44,
    84,
    300,
    900,
    2**31,
    2**63,
    2**64,
    10**30,
)
WORDS = (
    "",
    "play",
    "fire5",
    "@2",
    "stop",
    "fire5@1.1",
    "\u202e\u2066",
    "x" * 600,
    "level3",
    "../..",
    "me",
    "open",
    "bot:level1",
    "here:Kim",
    "riftforce",
    "riffifi",
    "duel",
    "table",
    "solo",
    "\x00",
    "\ud7ff\uffff",
    "'; DROP TABLE games; --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%00%n",
    "🂡" * 40,
    "3 Gust\n1 Annie, Dark Child\n6 Fury Rune",
    "CMAQCAAAVQBAAAAAAAAAAAAAAAAAAAAAAAAA",
)
JUNK: tuple[Any, ...] = (None, True, 1.5, 1e308, -0.0, [], {}, [[]], {"a": {"b": {"c": []}}}, "", 10**40)
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
TWISTS = 6  # ways in which the decoders get the same message
SLOWEST = 60.0  # seconds for one message, however busy the machine: more is a hang
SHARES = (0.88, 0.11, 0.01)  # of decoders, sockets and the whole application


class Broken(AssertionError):
    """A message that did what none may do."""


def value(kind: Any, luck: random.Random, v: int) -> Any:
    """A value of a type, seldom a sensible one."""
    text = str(kind)
    if luck.random() < 0.03:
        return luck.choice(JUNK)
    if "dict" in text:
        return {luck.choice(WORDS): luck.choice(WORDS) for _ in range(luck.randrange(3))}
    if "list[str]" in text:
        return [luck.choice(WORDS) for _ in range(luck.randrange(6))]
    if "list" in text:
        return [luck.choice(NUMBERS) for _ in range(luck.randrange(4))]
    if "bool" in text:
        return luck.random() < 0.5
    if "Lang" in text or "Literal" in text:
        return luck.choice(("en", "fr", "uk", "wait", "xx"))
    if "str" in text:
        return luck.choice(WORDS)
    if "ClockSetting" in text:
        return {"kind": luck.choice(("none", "move", "x")), "seconds": luck.choice(NUMBERS)}
    return luck.choice((v, luck.choice(NUMBERS)))


def message(kinds: list[Any], luck: random.Random, v: int, number: int) -> bytes:
    """A message of one of these kinds, mostly spoilt."""
    kind = luck.choice(kinds)
    tag = kind.__struct_config__.tag
    found: dict[str, Any] = {"t": tag} if tag else {}
    for field in msgspec.structs.fields(kind):
        if luck.random() < 0.06:
            continue
        found[field.name] = value(field.type, luck, v)
        if field.name == "id":
            found["id"] = luck.choice((f"f{number}", f"f{luck.randrange(number + 1)}", "", "x" * 70))
        elif field.name == "seat":
            found["seat"] = luck.choice((0, 0, 1, 1, -1, 2, 10**9))
    if luck.random() < 0.05:
        found[luck.choice(WORDS)] = luck.choice(JUNK)
    return spoilt(json.dumps(found, ensure_ascii=luck.random() < 0.5).encode("utf-8", "surrogatepass"), luck)


def spoilt(raw: bytes, luck: random.Random) -> bytes:
    """The same, now and then with something wrong about its bytes."""
    match luck.randrange(24):
        case 0:
            return raw[: luck.randrange(len(raw) + 1)]
        case 1:
            at = luck.randrange(len(raw) + 1)
            return raw[:at] + bytes([luck.randrange(256)]) + raw[at + 1 :]
        case 2:
            return luck.randbytes(luck.randrange(60))
        case 3:
            depth = luck.choice((9, 100, 3000))
            return raw[:-1] + b',"x":' + b"[" * depth + b"]" * depth + b"}"
        case 4:
            return raw + raw
        case 5:
            return raw.replace(b":", luck.choice((b"::", b" : ", b"\xff", b"\xef\xbb\xbf:")), 1)
        case 6:
            return b"{" * luck.choice((1, 500)) + raw
        case _:
            return raw


# The decoders.


def decoders(messages: int, luck: random.Random) -> Counter[str]:
    """Bytes into every decoder: a message, or a refusal."""
    readers = [msgspec.json.Decoder(wire.Commands), *(msgspec.json.Decoder(kind) for kind in BODIES)]
    pools = [KINDS, *([kind] for kind in BODIES)]
    came: Counter[str] = Counter()
    i, base = 0, b""
    for number in range(messages):
        if number % TWISTS == 0:
            i = luck.randrange(len(readers)) if luck.random() < 0.6 else 0
            base = message(pools[i], luck, 3, number)
        raw = spoilt(base, luck)
        try:
            readers[i].decode(raw)
        except UNREADABLE:
            came["unread"] += 1
        else:
            came["read"] += 1
    return came


# A socket without a network.


def mark(table: Table) -> tuple[Any, ...]:
    """What changes whenever anything changes."""
    play = table.play
    return (
        play.num,
        play.v,
        play.status,
        len(play.game.history),
        len(play.chat),
        play.wanted,
        len(table.receipts),
    )


def digest(table: Table) -> str:
    """All of a position and of everybody around it."""
    play = table.play
    text = f"{mark(table)}{play.game.fen}{play.game.history}{play.seats}{play.chat}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class NoNetwork:
    """What a socket of Starlette is to ours, as far as `obey` needs it."""

    def __init__(self, lobby: Lobby) -> None:
        self.url = type("Url", (), {"scheme": "ws"})()
        self.cookies: dict[str, str] = {}
        state = type("State", (), {"door": AT_HOME, "lobby": lobby})()
        self.app = type("App", (), {"state": state})()


def a_socket(lobby: Lobby, table: Table, person: Person) -> socket.Socket:
    ws: Any = NoNetwork(lobby)
    watcher = Watcher(person.id, table.default_seat(person.id), person.lang)
    return socket.Socket(ws, lobby, table, person, watcher, own=True)


async def a_table(lobby: Lobby, luck: random.Random) -> Table:
    """A game between two people, or three with bots."""
    if luck.random() < 0.3:
        return await lobby.table((await lobby.quick(ADA, Quick("riffifi", bot="random"))).id)
    options = {"guilds": "fire ice light water / air plant sand star", "first": "0"}
    found = await lobby.table(
        (await lobby.new(ADA, NewGame("riftforce", "duel", ["me", "open"], options))).id
    )
    await lobby.join(found.id, NOAM, Join())
    return found


def a_good_one(table: Table, luck: random.Random, number: int) -> tuple[Person, bytes] | None:
    """A legal move of whoever is asked."""
    seat = table.play.asked
    if seat is None or table.play.bot_at(seat):
        return None
    user = table.play.seats[seat].user
    person = next((one for one in (ADA, NOAM) if one.id == user), None)
    if person is None:
        return None
    move = luck.choice(table.play.game.moves.ids)
    return person, msgspec.json.encode(wire.Move(f"g{number}", table.play.v, seat, [move]))


async def sockets(messages: int, luck: random.Random, folder: Path) -> Counter[str]:
    """Bytes into the sockets of three people at a table that is played."""
    came: Counter[str] = Counter()
    async with house(folder) as lobby:
        lobby.limits.hints.left.clear()
        table = await a_table(lobby, luck)
        people = {one.id: a_socket(lobby, table, one) for one in (ADA, NOAM, LOU)}
        before = digest(table)
        for number in range(messages):
            if table.play.over or number % 4000 == 3999:
                await quiet(table)
                table = await a_table(lobby, luck)
                people = {one.id: a_socket(lobby, table, one) for one in (ADA, NOAM, LOU)}
                before = digest(table)
            good = a_good_one(table, luck, number) if luck.random() < 0.02 else None
            person, raw = good or (
                luck.choice((ADA, ADA, NOAM, LOU)),
                message(KINDS, luck, table.play.v, number),
            )
            was = mark(table)
            async with asyncio.timeout(SLOWEST):
                answer = await people[person.id].obey(raw)
            if isinstance(answer, wire.Refused):
                came["refused"] += 1
                if mark(table) != was or not answer.text:
                    raise Broken(f"refused, and yet something has changed: {raw!r}")
            else:
                came["done"] += 1
            if table.errands or mark(table) != was:
                await quiet(table)
                before = digest(table)
            elif number % 100 == 0 and digest(table) != before:
                raise Broken(f"something has changed by itself, before message {number}")
            msgspec.json.encode(answer)
        kept = await lobby.store.kept(table.id)
        assert kept is not None
        if len(kept.entries) != table.play.num:
            raise Broken("what is kept is not what was played")
    return came


# The whole application.

PATHS = """
    me register login logout catalogue book lobby quick games replays shuffles sessions sessions/end me/data
    nothing decks decks/drop decks/pool decks/check
    games/NAME games/NAME/join games/NAME/leave games/NAME/seats games/NAME/start games/NAME/command
    games/NAME/events games/NAME/past games/NAME/record games/NAME/replay games/NAME/fork games/NAME/invites
    games/NAME/invites/end
""".split()  # noqa: SIM905  (they read better so)
QUERIES = (
    "",
    "",
    "seat=0",
    "seat=-1&after=999999",
    "seat=9999999999",
    "lang=xx",
    "lang=fr&at=-1",
    "at=5&seat=1",
    "after=%FF",
)


async def ask(
    app: Any, method: str, path: str, query: str, headers: dict[str, str], body: bytes
) -> tuple[int, bytes, str]:
    """One request, without a network: status, body, cookie."""
    sent: list[Any] = []
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(one: Any) -> None:
        sent.append(one)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode("utf-8", "replace"),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(key.encode(), text.encode("latin-1", "replace")) for key, text in headers.items()],
        "client": ("127.0.0.1", 50000),
        "server": ("127.0.0.1", 8765),
    }
    async with asyncio.timeout(SLOWEST):
        await app(scope, receive, send)
    start = next(one for one in sent if one["type"] == "http.response.start")
    text = b"".join(one.get("body", b"") for one in sent if one["type"] == "http.response.body")
    cookie = next((text for key, text in start["headers"] if key == b"set-cookie"), b"").decode()
    return int(start["status"]), text, cookie.partition(";")[0]


async def application(messages: int, luck: random.Random, folder: Path) -> Counter[str]:
    """Requests to every route; no answer is the server's fault."""
    came: Counter[str] = Counter()
    app = make_app(folder, thinkers=AtOnce(), static=folder / "static")
    async with app.router.lifespan_context(app):
        head = {"host": "127.0.0.1:8765", "x-riftable": "1"}
        _, text, cookie = await ask(app, "POST", "/api/quick", "", head, b"{}")
        name = json.loads(text)["id"]
        for number in range(messages):
            path = luck.choice(PATHS).replace(
                "NAME", luck.choice((name, name, name, "none", "..%2f", "x" * 90))
            )
            method = luck.choice(("GET", "POST", "POST", "POST", "PUT", "DELETE"))
            headers = dict(head)
            if luck.random() < 0.8:
                headers["cookie"] = cookie
            if luck.random() < 0.05:
                headers[luck.choice(("host", "origin", "accept-language", "cookie"))] = luck.choice(WORDS)
            if luck.random() < 0.03:
                del headers["x-riftable"]
            body = message(KINDS if path.endswith("command") else BODIES, luck, 1, number)
            lobby: Lobby = app.state.lobby
            table = await lobby.table(name)
            await quiet(table)
            before = mark(table)
            status, text, _ = await ask(app, method, f"/api/{path}", luck.choice(QUERIES), headers, body)
            came[f"{status // 100}xx"] += 1
            if status >= 500:
                raise Broken(f"{method} {path} {body!r}: {status} {text[:200]!r}")
            if status >= 400:
                if mark(await lobby.table(name)) != before:
                    raise Broken(f"{method} {path} {body!r} was refused, and yet something has changed")
                if status not in (404, 405) or text.startswith(b"{"):
                    msgspec.json.decode(text, type=wire.Refused)
    return came


def all_layers(
    messages: int, seed: int, folder: Path, say: Callable[[str], None] = lambda _: None
) -> Counter[str]:
    """So many messages, shared out among the layers."""
    total: Counter[str] = Counter()
    shares = [int(messages * share) for share in SHARES]
    shares[0] += messages - sum(shares)
    luck = random.Random(seed)
    for layer, share in zip(("decoders", "sockets", "application"), shares, strict=True):
        begun = time.perf_counter()
        (folder / layer).mkdir()
        if layer == "decoders":
            came = decoders(share, luck)
        else:
            work = sockets if layer == "sockets" else application
            came = asyncio.run(work(share, luck, folder / layer))
        say(f"{layer}: {share} messages in {time.perf_counter() - begun:.0f} s, {dict(came)}")
        total.update({layer: share, **{f"{layer} {key}": n for key, n in came.items()}})
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=None)
    wish = parser.parse_args()
    seed = random.randrange(1 << 30) if wish.seed is None else wish.seed
    print(f"seed {seed}")
    with tempfile.TemporaryDirectory() as folder:
        all_layers(wish.messages, seed, Path(folder), print)


if __name__ == "__main__":
    main()
