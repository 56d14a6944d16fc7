"""Fuzzing: each message is handled or refused, nothing hangs, and a refused message changes nothing.

Four layers are tested: the decoders of all messages (bytes in, a message or none out), a socket without a
network (bytes in, an answer out, on a real table with a real store), and the whole application, on a file and
on PostgreSQL (`fuzz_app`). Messages are generated from the types of the protocol and then corrupted: fields
dropped, added or of other types, numbers too big, brackets too deep, bytes flipped or cut off. Some are legal
moves, so that games go on.

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
from riftable.server.protocol import http_models, messages
from riftable.server.protocol.http_models import Join, NewGame, Quick
from riftable.server.protocol.parts import Strict
from riftable.server.session.lobby import Lobby
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from tests.reliability import fuzz_app
from tests.seeds import fresh_seed, seed_secrets
from tests.server.helpers import ADA, LOU, NOAM, running_lobby, until_idle

COMMAND_TYPES: list[Any] = list(get_args(messages.Commands))
BODY_TYPES: list[Any] = [
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
VARIANTS_PER_MESSAGE = 6  # corruptions of one message that the decoders get
MESSAGE_TIMEOUT_S = 60.0  # even on a busy machine only a hang takes longer
SHARES = {"decoders": 0.88, "sockets": 0.105, "application": 0.01, "postgres": 0.005}


class Violation(AssertionError):
    """A message had an effect that none may have."""


def number(rng: random.Random, v: int) -> int:
    """Return a number: the version of the position, a small one, or one near the limits of integer types."""
    return rng.choice(EXTREMES) if rng.random() < 0.12 else rng.choice((v, rng.choice(NUMBERS)))


def word(rng: random.Random) -> str:
    """Return a word that may have a meaning, or one that no client should send."""
    return rng.choice(BAD_WORDS) if rng.random() < 0.12 else rng.choice(WORDS)


def value(kind: types.Type, rng: random.Random, v: int) -> Any:
    """Return a value of a type, mostly a senseless one."""
    if rng.random() < 0.02:
        return rng.choice(JUNK)
    match kind:
        case types.DictType():
            return {word(rng): value(kind.value_type, rng, v) for _ in range(rng.randrange(3))}
        case types.ListType():
            many = rng.choice((65, 300)) if rng.random() < 0.02 else rng.randrange(5)
            return [value(kind.item_type, rng, v) for _ in range(many)]
        case types.BoolType():
            return rng.random() < 0.5
        case types.LiteralType():
            return rng.choice((*kind.values, "xx"))
        case types.StrType():
            return word(rng)
        case types.UnionType():
            return value(rng.choice(kind.types), rng, v)
        case types.StructType():
            return {one.name: value(one.type, rng, v) for one in kind.fields if rng.random() < 0.8}
        case types.NoneType():
            return None
        case _:
            return number(rng, v)


@cache
def fields_of(kind: Any) -> tuple[types.Field, ...]:
    """Return the fields of a message."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    return info.fields


def message(kinds: list[Any], rng: random.Random, v: int, number: int) -> bytes:
    """Return a message of one of these types, mostly invalid."""
    kind = rng.choice(kinds)
    tag = kind.__struct_config__.tag
    found: dict[str, Any] = {"t": tag} if tag else {}
    for field in fields_of(kind):
        if rng.random() < 0.06:
            continue
        found[field.name] = value(field.type, rng, v)
        if field.name == "id" and rng.random() < 0.9:
            found["id"] = rng.choice((f"f{number}", f"f{rng.randrange(number + 1)}", "", "x" * 70))
        elif field.name == "seat" and rng.random() < 0.9:
            found["seat"] = rng.choice((0, 0, 1, 1, -1, 2, 10**9))
    if rng.random() < 0.05:
        found[word(rng)] = rng.choice(JUNK)
    return corrupted(json.dumps(found, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass"), rng)


def corrupted(raw: bytes, rng: random.Random) -> bytes:
    """Return the bytes, in some cases with an error in them."""
    match rng.randrange(24):
        case 0:
            return raw[: rng.randrange(len(raw) + 1)]
        case 1:
            at = rng.randrange(len(raw) + 1)
            return raw[:at] + bytes([rng.randrange(256)]) + raw[at + 1 :]
        case 2:
            return rng.randbytes(rng.randrange(60))
        case 3:
            depth = rng.choice((9, 100, 3000))
            return raw[:-1] + b',"x":' + b"[" * depth + b"]" * depth + b"}"
        case 4:
            return raw + raw
        case 5:
            return raw.replace(b":", rng.choice((b"::", b" : ", b"\xff", b"\xef\xbb\xbf:")), 1)
        case 6:
            return b"{" * rng.choice((1, 500)) + raw
        case _:
            return raw


# The decoders.


def decoders(count: int, rng: random.Random) -> Counter[str]:
    """Send bytes to every decoder; count those that were read."""
    readers = [msgspec.json.Decoder(messages.Commands), *(msgspec.json.Decoder(kind) for kind in BODY_TYPES)]
    pools = [COMMAND_TYPES, *([kind] for kind in BODY_TYPES)]
    outcomes: Counter[str] = Counter()
    i, base = 0, b""
    for number in range(count):
        if number % VARIANTS_PER_MESSAGE == 0:
            i = rng.randrange(len(readers)) if rng.random() < 0.6 else 0
            base = message(pools[i], rng, 3, number)
        raw = corrupted(base, rng)
        try:
            readers[i].decode(raw)
        except UNREADABLE:
            outcomes["not read"] += 1
        else:
            outcomes["read"] += 1
    return outcomes


# A socket without a network.


def change_marker(table: Table) -> tuple[Any, ...]:
    """Return a value that changes whenever the table changes."""
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
    """Return a hash of the position, the seats and the chat."""
    play = table.play
    text = f"{change_marker(table)}{play.game.fen}{play.game.history}{play.seats}{play.chat}"
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


class NoNetwork:
    """A stand-in for a WebSocket of Starlette, as far as `Socket.answer` needs it."""

    def __init__(self, lobby: Lobby) -> None:
        self.scope = {"scheme": "ws"}
        self.cookies: dict[str, str] = {}
        state = type("State", (), {"site": LOCAL_SITE, "lobby": lobby})()
        self.app = type("App", (), {"state": state})()


def socket_without_network(lobby: Lobby, table: Table, user: User) -> socket.Socket:
    ws: Any = NoNetwork(lobby)
    subscriber = Subscriber(user.id, table.permissions.default_seat(user.id), user.lang)
    return socket.Socket(ws, lobby, table, user, subscriber)


async def new_table(lobby: Lobby, rng: random.Random) -> Table:
    """Open a game of two people, or of one with bots."""
    if rng.random() < 0.3:
        return await lobby.table((await lobby.creation.quick(ADA, Quick("riffifi", bot="random"))).id)
    options = {"guilds": "fire ice light water / air plant sand star", "first": "0"}
    found = await lobby.table(
        (await lobby.creation.new(ADA, NewGame("riftforce", "duel", ["me", "open"], options))).id
    )
    await lobby.waiting_room.join(found.id, NOAM, Join())
    return found


def legal_move(table: Table, rng: random.Random, number: int) -> tuple[User, bytes] | None:
    """Return a legal move of the seat that is asked, and its player; None for a bot."""
    seat = table.play.asked
    if seat is None or table.play.bot_at(seat):
        return None
    user = table.play.seats[seat].user
    person = next((one for one in (ADA, NOAM) if one.id == user), None)
    if person is None:
        return None
    move = rng.choice(table.play.game.moves.ids)
    return person, msgspec.json.encode(messages.Move(f"g{number}", table.play.v, seat, [move]))


async def sockets(count: int, rng: random.Random, folder: Path) -> Counter[str]:
    """Send bytes to the sockets of three people at a table in play; count the answers."""
    outcomes: Counter[str] = Counter()
    async with running_lobby(folder) as lobby:
        lobby.limits.hints.left.clear()
        table = await new_table(lobby, rng)
        people = {one.id: socket_without_network(lobby, table, one) for one in (ADA, NOAM, LOU)}
        before = digest(table)
        for number in range(count):
            if table.play.over or number % 4000 == 3999:
                await until_idle(table)
                table = await new_table(lobby, rng)
                people = {one.id: socket_without_network(lobby, table, one) for one in (ADA, NOAM, LOU)}
                before = digest(table)
            good = legal_move(table, rng, number) if rng.random() < 0.02 else None
            person, raw = good or (
                rng.choice((ADA, ADA, NOAM, LOU)),
                message(COMMAND_TYPES, rng, table.play.v, number),
            )
            before_message = change_marker(table)
            async with asyncio.timeout(MESSAGE_TIMEOUT_S):
                answer = await people[person.id].answer(raw)
            if isinstance(answer, messages.Refused):
                outcomes["refused"] += 1
                if change_marker(table) != before_message or not answer.text:
                    raise Violation(f"a refused message changed something: {raw!r}")
            else:
                outcomes["done"] += 1
            if table.tasks.running or change_marker(table) != before_message:
                await until_idle(table)
                before = digest(table)
            elif number % 100 == 0 and digest(table) != before:
                raise Violation(f"something changed without a message, before message {number}")
            msgspec.json.encode(answer)
        kept = await lobby.store.load(table.id)
        assert kept is not None
        if len(kept.entries) != table.play.entry_count:
            raise Violation("the stored entries are not those of the game")
    return outcomes


def engine() -> str:
    """Return which build of the engine is used."""
    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"


def all_layers(
    count: int, seed: int, folder: Path, say: Callable[[str], None] = lambda _: None
) -> Counter[str]:
    """Send `count` messages to the layers by their shares. Without PostgreSQL its share goes to the file."""
    total: Counter[str] = Counter()
    shares = {layer: int(count * share) for layer, share in SHARES.items()}
    shares["decoders"] += count - sum(shares.values())
    if not fuzz_app.has_postgres():
        shares["application"] += shares.pop("postgres")
    rng = random.Random(seed)
    for layer, share in shares.items():
        begun = time.perf_counter()
        (folder / layer).mkdir()
        match layer:
            case "decoders":
                outcomes = decoders(share, rng)
            case "sockets":
                outcomes = asyncio.run(sockets(share, rng, folder / layer))
            case "application":
                outcomes = asyncio.run(fuzz_app.on_file(share, rng, folder / layer))
            case _:
                outcomes = fuzz_app.on_postgres(share, rng, folder / layer)
        took = time.perf_counter() - begun
        say(f"{layer}: {share} messages in {took:.0f} s, {dict(sorted(outcomes.items()))}")
        total.update({layer: share, **{f"{layer} {key}": n for key, n in outcomes.items()}})
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=None)
    args = parser.parse_args()
    seed = fresh_seed() if args.seed is None else args.seed
    seed_secrets(seed)
    print(f"seed {seed}, {engine()} engine", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        all_layers(args.messages, seed, Path(folder), partial(print, flush=True))


if __name__ == "__main__":
    main()
