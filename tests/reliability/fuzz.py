"""Hostile messages: what is sent is done or refused, nothing hangs, and what is refused has changed nothing.

Four layers get them: the decoders of all messages (bytes in, a message or none out), a socket without a
network (bytes in, an answer out, on a real table with a real store), and the whole application, on a file and
on PostgreSQL (`fuzz_app`). Messages are made from the types of the wire and then spoilt: fields dropped,
added, of other types, numbers too big, brackets too deep, bytes flipped or cut off; now and then one is good,
so that games go on.

`python -m tests.reliability.fuzz --messages 1000000` sends many (`make fuzz`). Each run has a new seed, which
it prints; `--seed` or RIFTABLE_FUZZ_SEED repeats one.
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
from functools import cache, partial
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from riftable.core import machine
from riftable.server.accounts.users import User
from riftable.server.http import socket
from riftable.server.http.security import LOCAL_SITE
from riftable.server.protocol import http_models
from riftable.server.protocol import messages as wire
from riftable.server.protocol.http_models import Join, NewGame, Quick
from riftable.server.protocol.parts import Strict
from riftable.server.session.lobby import Lobby
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from tests.reliability import fuzz_app
from tests.seeds import fresh_seed, seed_secrets
from tests.server.helpers import ADA, LOU, NOAM, running_lobby, until_idle

KINDS: list[Any] = list(get_args(wire.Commands))
BODIES: list[Any] = [
    kind
    for kind in vars(http_models).values()
    if isinstance(kind, type) and issubclass(kind, Strict) and kind is not Strict
]
NUMBERS = (-2, -1, 0, 0, 0, 1, 1, 2, 3, 6, 30, 44, 84, 300, 900)
EXTREMES = (
    *(2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**63, 2**64, 2**70, 10**30, 10**300),
    *(-(2**31), -(2**31) - 1, -(2**63), -(2**63) - 1, -(10**30)),
)
WORDS = (
    "",
    "play",
    "fire5",
    "@2",
    "stop",
    "fire5@1.1",
    f"@{2**63}",
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
    "'; DROP TABLE games; --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "%00%n",
    "🂡" * 40,
    "3 Gust\n1 Annie, Dark Child\n6 Fury Rune",
    f"{10**30} Gust\n-1 Fury Rune",
    "CMAQCAAAVQBAAAAAAAAAAAAAAAAAAAAAAAAA",
)
BAD_WORDS = (
    "\x00",
    "a\x00b",
    "\x1b[2J",
    "\ud800",
    "a\udfff",
    "\ud7ff\uffff",
    "\u202e\u2066",
    "x" * 600,
    "y" * 7000,
)
JUNK: tuple[Any, ...] = (
    *(None, True, 1.5, 1e308, -0.0, 2.0**63, [], {}, [[]], {"a": {"b": {"c": []}}}, ""),
    *(10**40, "\x00", "\ud800", [0] * 300, {str(n): n for n in range(100)}),
)
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
TWISTS = 6  # ways in which the decoders get the same message
SLOWEST = 60.0  # seconds for one message, however busy the machine: more is a hang
SHARES = {"decoders": 0.88, "sockets": 0.105, "application": 0.01, "postgres": 0.005}


class Broken(AssertionError):
    """A message that did what none may do."""


def number(luck: random.Random, v: int) -> int:
    """A number: the version of the position, a small one, or one at an edge of what a machine counts to."""
    return luck.choice(EXTREMES) if luck.random() < 0.12 else luck.choice((v, luck.choice(NUMBERS)))


def word(luck: random.Random) -> str:
    """A word that may mean something, or one that no client should send."""
    return luck.choice(BAD_WORDS) if luck.random() < 0.12 else luck.choice(WORDS)


def value(kind: types.Type, luck: random.Random, v: int) -> Any:
    """A value of a type, seldom a sensible one."""
    if luck.random() < 0.02:
        return luck.choice(JUNK)
    match kind:
        case types.DictType():
            return {word(luck): value(kind.value_type, luck, v) for _ in range(luck.randrange(3))}
        case types.ListType():
            many = luck.choice((65, 300)) if luck.random() < 0.02 else luck.randrange(5)
            return [value(kind.item_type, luck, v) for _ in range(many)]
        case types.BoolType():
            return luck.random() < 0.5
        case types.LiteralType():
            return luck.choice((*kind.values, "xx"))
        case types.StrType():
            return word(luck)
        case types.UnionType():
            return value(luck.choice(kind.types), luck, v)
        case types.StructType():
            return {one.name: value(one.type, luck, v) for one in kind.fields if luck.random() < 0.8}
        case types.NoneType():
            return None
        case _:
            return number(luck, v)


@cache
def fields_of(kind: Any) -> tuple[types.Field, ...]:
    """The fields of a message."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    return info.fields


def message(kinds: list[Any], luck: random.Random, v: int, number: int) -> bytes:
    """A message of one of these kinds, mostly spoilt."""
    kind = luck.choice(kinds)
    tag = kind.__struct_config__.tag
    found: dict[str, Any] = {"t": tag} if tag else {}
    for field in fields_of(kind):
        if luck.random() < 0.06:
            continue
        found[field.name] = value(field.type, luck, v)
        if field.name == "id" and luck.random() < 0.9:
            found["id"] = luck.choice((f"f{number}", f"f{luck.randrange(number + 1)}", "", "x" * 70))
        elif field.name == "seat" and luck.random() < 0.9:
            found["seat"] = luck.choice((0, 0, 1, 1, -1, 2, 10**9))
    if luck.random() < 0.05:
        found[word(luck)] = luck.choice(JUNK)
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
        play.entry_count,
        play.v,
        play.status,
        len(play.game.history),
        len(play.chat),
        play.pending_offer,
        len(table.receipts),
    )


def digest(table: Table) -> str:
    """All of a position and of the users around it."""
    play = table.play
    text = f"{mark(table)}{play.game.fen}{play.game.history}{play.seats}{play.chat}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class NoNetwork:
    """What a socket of Starlette is to ours, as far as `obey` needs it."""

    def __init__(self, lobby: Lobby) -> None:
        self.scope = {"scheme": "ws"}
        self.cookies: dict[str, str] = {}
        state = type("State", (), {"site": LOCAL_SITE, "lobby": lobby})()
        self.app = type("App", (), {"state": state})()


def a_socket(lobby: Lobby, table: Table, user: User) -> socket.Socket:
    ws: Any = NoNetwork(lobby)
    subscriber = Subscriber(user.id, table.permissions.default_seat(user.id), user.lang)
    return socket.Socket(ws, lobby, table, user, subscriber)


async def a_table(lobby: Lobby, luck: random.Random) -> Table:
    """A game between two people, or three with bots."""
    if luck.random() < 0.3:
        return await lobby.table((await lobby.creation.quick(ADA, Quick("riffifi", bot="random"))).id)
    options = {"guilds": "fire ice light water / air plant sand star", "first": "0"}
    found = await lobby.table(
        (await lobby.creation.new(ADA, NewGame("riftforce", "duel", ["me", "open"], options))).id
    )
    await lobby.waiting_room.join(found.id, NOAM, Join())
    return found


def a_good_one(table: Table, luck: random.Random, number: int) -> tuple[User, bytes] | None:
    """A legal move of the seat that is asked."""
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
    async with running_lobby(folder) as lobby:
        lobby.limits.hints.left.clear()
        table = await a_table(lobby, luck)
        people = {one.id: a_socket(lobby, table, one) for one in (ADA, NOAM, LOU)}
        before = digest(table)
        for number in range(messages):
            if table.play.over or number % 4000 == 3999:
                await until_idle(table)
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
                answer = await people[person.id].answer(raw)
            if isinstance(answer, wire.Refused):
                came["refused"] += 1
                if mark(table) != was or not answer.text:
                    raise Broken(f"refused, and yet something has changed: {raw!r}")
            else:
                came["done"] += 1
            if table.tasks.running or mark(table) != was:
                await until_idle(table)
                before = digest(table)
            elif number % 100 == 0 and digest(table) != before:
                raise Broken(f"something has changed by itself, before message {number}")
            msgspec.json.encode(answer)
        kept = await lobby.store.load(table.id)
        assert kept is not None
        if len(kept.entries) != table.play.entry_count:
            raise Broken("what is kept is not what was played")
    return came


def engine() -> str:
    """Which build of the engine runs here."""
    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"


def all_layers(
    messages: int, seed: int, folder: Path, say: Callable[[str], None] = lambda _: None
) -> Counter[str]:
    """So many messages, shared out among the layers. Without PostgreSQL its share goes to the file."""
    total: Counter[str] = Counter()
    shares = {layer: int(messages * share) for layer, share in SHARES.items()}
    shares["decoders"] += messages - sum(shares.values())
    if not fuzz_app.has_postgres():
        shares["application"] += shares.pop("postgres")
    luck = random.Random(seed)
    for layer, share in shares.items():
        begun = time.perf_counter()
        (folder / layer).mkdir()
        match layer:
            case "decoders":
                came = decoders(share, luck)
            case "sockets":
                came = asyncio.run(sockets(share, luck, folder / layer))
            case "application":
                came = asyncio.run(fuzz_app.on_file(share, luck, folder / layer))
            case _:
                came = fuzz_app.on_postgres(share, luck, folder / layer)
        say(f"{layer}: {share} messages in {time.perf_counter() - begun:.0f} s, {dict(sorted(came.items()))}")
        total.update({layer: share, **{f"{layer} {key}": n for key, n in came.items()}})
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=None)
    wish = parser.parse_args()
    seed = fresh_seed() if wish.seed is None else wish.seed
    seed_secrets(seed)
    print(f"seed {seed}, {engine()} engine", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        all_layers(wish.messages, seed, Path(folder), partial(print, flush=True))


if __name__ == "__main__":
    main()
