"""Twins: two tables that differ only in what one observer may not know.

A random game is played to some position. The twin is a position that is consistent with what one seat (or a
spectator) knows of it, with other values in all hidden fields. Both games go on in step: hidden moves may
differ, as long as the observer sees the same events. Everything that the two tables send to the observer
must be identical to the byte: updates in three languages, trees, previews, reasons, refusals, errors, and
the views for bots and hints. A byte that differs is a leak.

`python -m tests.reliability.twins --games 10000` plays many (`make secrets`).
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

import riftable
from riftable import games
from riftable.core.event import Event, seen_by
from riftable.core.game import Game
from riftable.core.machine import CHANCE, State
from riftable.core.pickling import attributes, pack
from riftable.core.rng import HINT_STREAM, Rng
from riftable.core.rules import SPECTATOR, Rules
from riftable.server.match import entries
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.session.bot_pool import bot_task
from riftable.server.session.services import TableServices
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table import Table
from riftable.server.texts import refusal_text

LANGUAGES = ("en", "fr", "uk")
NOW = 1_800_000_000_000
SEED = 7_314_159_265_358_979_323  # must never be sent
SECRET = "5ec2e7" * 10 + "5ec2"
STEPS_PER_PAIR = 14  # batches of moves after which twins are compared
MAX_PAIRS_TRIED = 40  # to find one that looks the same to the observer
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "riftforce": [{}, {"draft": "base"}],
    "riffifi": [
        {},
        {"players": 3, "officer": True},
        {"players": 5, "equal_chances": True},
        {"players": 4, "scoring": "ticks", "reveal": True},
    ],
}


class Found(NamedTuple):
    """The result of some comparisons."""

    messages: int  # that were compared
    size: int  # bytes of them
    differed: Counter[str]  # hidden fields that were not the same in both
    kinds: Counter[str]  # of what was compared


class Leak(AssertionError):
    """A message depends on what its observer may not know."""


def all_rules() -> list[Rules]:
    """Return the rules of every game and mode, with the variants that hide more."""
    found = []
    for game in games.names():
        for mode in games.spec(game).modes:
            known = {one.name for one in games.spec(game).described(mode)}
            found += [
                riftable.rules(game, mode, **options)
                for options in VARIANTS.get(game, [{}])
                if set(options) <= known
            ]
    return found


def a_position(rules: Rules, rng: Rng) -> State | None:
    """Return a position at rest in a random game."""
    game = Game(rules, seed=rng.below(1 << 30), auto=False)
    wanted = rng.below(160)
    while (ask := game.ask) is not None and len(game.history) < wanted:
        game.make(int(ask.sample(rng)))
    rests = [state for _, state in game.rests if state.ask is not None and rules.at_rest(state)]
    return rests[-1].copy() if rests else None


def table_at(rules: Rules, state: State, delay: int, alone: int) -> Table:
    """Return a table that continues from a position; `alone` is the only person, or -1 if all seats are."""
    game = Game(rules, state.copy(), SEED, auto=False)
    seats = [
        entries.SeatHead("person", f"user{i}", f"Name{i}")
        if alone in (-1, i)
        else entries.SeatHead("bot", bot="level1", name="level1")
        for i in range(len(rules.sides))
    ]
    head = entries.Head(
        "table",
        rules.game,
        rules.mode,
        dict(rules.options),
        SEED,
        seats,
        "user0",
        NOW,
        delay=delay,
        secret=SECRET,
        edition=rules.edition,
    )
    play = Play(head, rules, game)
    play.apply(entries.Began(NOW, []))
    nowhere: Any = None
    return Table(play, {}, TableServices(nowhere, nowhere, lambda: NOW + 1000 * len(play.game.history)))


class Twins:
    """Two tables and one observer."""

    def __init__(self, rules: Rules, state: State, seat: int, rng: Rng) -> None:
        self.rules = rules
        self.seat = seat
        self.rng = rng
        world = rules.imagine(rules.view(state, seat), Rng(rng.below(1 << 30)))
        alone = seat if seat >= 0 and rng.below(4) == 0 else -1
        delay = rng.below(2)
        self.tables = [table_at(rules, one, delay, alone) for one in (state, world)]
        self.user = f"user{seat}" if seat >= 0 else "spectator"
        self.subscribers = [[Subscriber(self.user, seat, lang) for lang in LANGUAGES] for _ in self.tables]
        self.found = Found(0, 0, Counter(), Counter())
        self.note_differences()

    # Comparing.

    def same(self, kind: str, *texts: bytes) -> None:
        """Raise Leak if the texts differ or contain the seed of the table."""
        one, other = texts
        if one != other:
            raise Leak(f"{kind} of seat {self.seat} differ ({self.rules.key}):\n{difference(one, other)}")
        for secret in (
            str(SEED).encode(),
            SEED.to_bytes(8, "big"),
            SEED.to_bytes(8, "little"),
            SECRET.encode(),
        ):
            if secret in one:
                raise Leak(f"{kind} of seat {self.seat} contain a seed ({self.rules.key})")
        self.found.kinds[kind] += 1
        self.found = self.found._replace(messages=self.found.messages + 1, size=self.found.size + len(one))

    def note_differences(self) -> None:
        """Count the fields in which the positions differ."""
        one, other = (table.play.game.state for table in self.tables)
        for name in attributes(type(one), one):
            if readable(getattr(one, name)) != readable(getattr(other, name)):
                self.found.differed[name] += 1

    async def compare(self) -> None:
        """Compare everything that the observer can get at this moment."""
        for i in range(len(LANGUAGES)):
            updates = [
                table.messages_for(subscribers[i])
                for table, subscribers in zip(self.tables, self.subscribers, strict=True)
            ]
            self.same("updates", *map(msgspec.json.encode, updates))
        lang = LANGUAGES[self.rng.below(3)]
        again = [table.messages_for(Subscriber(self.user, self.seat, lang)) for table in self.tables]
        self.same("updates from the beginning", *map(msgspec.json.encode, again))
        views = [table.play.game.view(self.seat) for table in self.tables]
        self.same("packed views", *(pack(view, self.rules) for view in views))
        tasks = [
            bot_task(self.rules, "level3", view, SEED, HINT_STREAM + len(table.play.game.history))
            for table, view in zip(self.tables, views, strict=True)
        ]
        self.same("tasks of bots", *(repr(task).encode() for task in tasks))
        self.same("automatic passes", *(str(table.play.autopass_move).encode() for table in self.tables))
        if self.seat != SPECTATOR:
            for command in self.queries():
                self.same(
                    type(command).__name__.lower(),
                    *[await self.ask(one, command, lang) for one in self.tables],
                )

    def queries(self) -> list[Any]:
        """Return commands that a seat may send, legal or not."""
        play = self.tables[0].play
        v, seat, rng = play.v, self.seat, self.rng
        ask = play.game.view(seat).ask
        moves = [] if ask is None else [ask.moves[rng.below(len(ask.moves))]]
        wrong = rng.below(self.rules.num_moves)
        asked: list[Any] = [
            messages.Look(1, v, seat, moves),
            messages.Look(2, v, seat, [wrong]),
            messages.Read(4, v, seat, self.rules.name(wrong)),
            messages.Why(5, v, seat, [], self.rules.name(wrong)),
            messages.Move("x", v, seat, [-1]),
            messages.Move("x", v, seat, [*moves, -1]),
            messages.Move("x", v, (seat + 1) % len(self.rules.sides), [wrong]),
            messages.Undo("x", v, seat, 99),
        ]
        if rng.below(4) == 0:
            asked.append(messages.Why(3, v, seat, moves[:0]))
        if ask is None or not ask.allows(wrong):
            asked.append(messages.Move("x", v, seat, [wrong]))
        return asked

    async def ask(self, table: Table, command: Any, lang: str) -> bytes:
        """Return the answer to a command, or the refusal. Nothing is written: there is no store."""
        try:
            answer: Any
            if hasattr(command, "n"):
                answer = await table.command(self.user, "Name", lang, command)
            else:
                answer = table.entries_for(self.user, "Name", command)
        except RequestRefused as refuse:
            refuse.rules = self.rules
            answer = messages.Refused(refuse.key, refusal_text(refuse, lang))
        return msgspec.json.encode(answer)

    # Going on.

    def step(self) -> bool:
        """Make a decision and the chance moves after it in both games; return False if they cannot go on."""
        games = [table.play.game for table in self.tables]
        trials = [game.state.copy() for game in games]
        paths: list[list[str]] = [[], []]
        actor = None
        while True:
            asks = [trial.ask for trial in trials]
            if asks[0] is None or asks[1] is None:
                break
            seat = int(asks[0].seat)
            if seat != int(asks[1].seat):
                raise Leak(f"another seat is asked ({self.rules.key})")
            if actor is not None and seat != CHANCE:
                break
            pair = self.pair(trials, asks, seat)
            if pair is None:
                break
            actor = seat if actor is None or actor == CHANCE else actor
            for trial, path, move in zip(trials, paths, pair, strict=True):
                path.append(self.rules.label(trial, move))
                trial.apply(move)
        if not paths[0]:
            return False
        for table, path in zip(self.tables, paths, strict=True):
            table.play.apply(entries.Made(NOW, SPECTATOR if actor is None else actor, path))
        return True

    def pair(self, trials: Sequence[State], asks: Sequence[Any], seat: int) -> tuple[int, int] | None:
        """Return a move for each game that look the same to the observer, different ones if possible."""
        one, other = (list(ask.moves) for ask in asks)
        mine = seat == self.seat != CHANCE
        if mine and one != other:
            raise Leak(f"seat {seat} has other moves ({self.rules.key})")
        for _ in range(MAX_PAIRS_TRIED):
            first = one[self.rng.below(len(one))]
            observed, view = self.observed(trials[0], first)
            if not mine:
                second = other[self.rng.below(len(other))]
                if second != first and (observed, view) == self.observed(trials[1], second):
                    return first, second  # both look the same to the observer
            if first in other and observed == self.observed(trials[1], first)[0]:
                return first, first  # `compare` checks whether they look the same
        return None

    def observed(self, state: State, move: int) -> tuple[Any, Any]:
        """Return the events of a move that the observer sees, and the view after it."""
        trial, events = state.copy(), list[Event]()
        trial.apply(move, events)
        return seen_by(events, self.seat), self.rules.view(trial, self.seat)


def readable(value: Any, depth: int = 3) -> str:
    """Return a field of a position as text for comparison; deeper objects (rules) are left out."""
    if isinstance(value, list | tuple):
        return "[" + ",".join(readable(one, depth) for one in value) + "]"
    if isinstance(value, int | str | float | bytes | None):
        return str(value)
    if not depth:
        return ""
    return (
        "{"
        + ",".join(readable(getattr(value, name, None), depth - 1) for name in attributes(type(value), value))
        + "}"
    )


def difference(one: bytes, other: bytes) -> str:
    """Return the surroundings of the first difference of two messages."""
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return "\n".join(text[max(0, at - 200) : at + 200].decode("utf-8", "replace") for text in (one, other))


async def some_twins(rules: Rules, seed: int, steps: int = STEPS_PER_PAIR) -> Found:
    """Compare a random game with its twin."""
    rng = Rng(seed, 3)
    state = a_position(rules, rng)
    if state is None:
        return Found(0, 0, Counter(), Counter())
    seat = rng.below(len(rules.sides) + 1) - 1
    twins = Twins(rules, state, seat, rng)
    await twins.compare()
    for _ in range(steps):
        if not twins.step():
            break
        twins.note_differences()
        if rng.below(3) == 0:
            await twins.compare()
    await twins.compare()
    return twins.found


def many(numbers: range) -> Found:
    """Compare twins with these seeds, of all games and modes in turn."""
    books = all_rules()
    total = Found(0, 0, Counter(), Counter())
    for number in numbers:
        rules = books[number % len(books)]
        try:
            found = asyncio.run(some_twins(rules, number))
        except Leak as leak:
            raise Leak(f"twins {number}: {leak}") from leak
        named = Counter({f"{rules.game}.{name}": n for name, n in found.differed.items()})
        total = added(total, found._replace(differed=named))
    return total


def added(one: Found, other: Found) -> Found:
    return Found(
        one.messages + other.messages,
        one.size + other.size,
        one.differed + other.differed,
        one.kinds + other.kinds,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    begun = time.perf_counter()
    ranges = [range(i, args.games, args.jobs * 20) for i in range(args.jobs * 20)]
    total = Found(0, 0, Counter(), Counter())
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for found in pool.imap_unordered(many, ranges):
            total = added(total, found)
    print(f"{args.games} pairs, {total.messages} messages, {total.size / 1e6:.0f} MB: all identical")
    print("fields that differed:", ", ".join(f"{name} {n}" for name, n in sorted(total.differed.items())))
    print("compared:", ", ".join(f"{name} {n}" for name, n in sorted(total.kinds.items())))
    print(f"{time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
