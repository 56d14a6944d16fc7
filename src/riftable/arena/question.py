"""What is asked of an arena: which game, by which rules, who meets whom, and from which seed on."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import riftable
from riftable import games
from riftable.ai import registry
from riftable.core.errors import BadOption
from riftable.core.event import Json
from riftable.core.rules import Rules

VERSION: Final = 1  # of the results, and of how a seed becomes games
CODE: Final = ("core", "gamekit", "ai")  # what every game depends on, beside its own folder
SHOWN: Final = frozenset(("speech", "ui", "locales"))  # folders of a game that do not decide anything
BUILT: Final = (".pyc", ".so", ".pyd")


class Question(NamedTuple):
    """Everything the games depend on. Equal questions have equal games, whoever plays them and where."""

    game: str
    mode: str
    options: dict[str, str]
    players: tuple[str, ...]  # as they were named, each once
    tables: tuple[tuple[int, ...], ...]  # who sits down together: numbers of players, one for each side
    seed: int
    code: str  # a digest of the rules and bots

    def rules(self) -> Rules:
        """The rule-book."""
        return riftable.rules(self.game, self.mode, **self.options)

    def json(self) -> dict[str, Json]:
        """The question as the first line of a file of results."""
        return {
            "arena": VERSION,
            "game": self.game,
            "mode": self.mode,
            "options": dict(self.options),
            "players": list(self.players),
            "tables": [list(table) for table in self.tables],
            "seed": self.seed,
            "code": self.code,
        }


class Fixture(NamedTuple):
    """A game to be played. The games of a block are dealt the same cards, with the players moved round."""

    table: int
    block: int
    seed: int
    sides: tuple[int, ...]  # the number of the player on each side


def ask(game: str, mode: str | None, options: Mapping[str, object], players: str, seed: int = 0) -> Question:
    """The question in words: `ask("riffifi", None, {}, "level5,level4*3")`."""
    counts = read_players(players)
    seats = games.spec(game).seats_option
    if seats and max(counts.values()) > 1 and seats not in options:
        options = {**options, seats: sum(counts.values())}  # the stars say how many sit there
    rules = riftable.rules(game, mode, **options)
    for name in counts:
        registry.find_bot(name, rules)
    names = tuple(counts)
    tables = seat_players(list(counts.values()), len(set(rules.sides)), rules.key)
    return Question(rules.game, rules.mode, dict(rules.options), names, tables, seed, digest(game, names))


def read_players(text: str) -> dict[str, int]:
    """Names and how many of each: `level5,level4*3`."""
    counts: dict[str, int] = {}
    for part in text.split(","):
        name, star, number = part.strip().rpartition("*")
        if not star:
            name, number = part.strip(), "1"
        if not name or not number.isdecimal() or not 0 < int(number) <= 9:
            raise BadOption(
                f"“{part}” is not a player: say a bot, or a bot and how many of it, as in greedy*3"
            )
        counts[name] = counts.get(name, 0) + int(number)
    return counts


def seat_players(counts: Sequence[int], sides: int, key: str) -> tuple[tuple[int, ...], ...]:
    """Who sits down together, so that all who are to meet do.

    Where somebody is named several times that is the table. Else one player has all sides; as many as
    there are sides share one table; more of them meet in all combinations; and fewer, at a table of more
    than two, meet as one against the rest, each in turn.
    """
    n = len(counts)
    if max(counts) > 1:
        if sum(counts) != sides:
            raise BadOption(f"{sum(counts)} players are named, and {key} has {sides} sides")
        return (tuple(itertools.chain.from_iterable([who] * many for who, many in enumerate(counts))),)
    if n == 1:
        return ((0,) * sides,)
    if n >= sides:
        return tuple(itertools.combinations(range(n), sides))
    return tuple((one, *[other] * (sides - 1)) for one, other in itertools.permutations(range(n), 2))


@cache
def rounds(table: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The orders around a table; of each, all the ways it can be turned, no two alike."""
    found: list[tuple[tuple[int, ...], ...]] = []
    seen: set[tuple[int, ...]] = set()
    for order in sorted(set(itertools.permutations(table)), key=lambda order: order != table):
        if order not in seen:
            turned = tuple(dict.fromkeys(order[i:] + order[:i] for i in range(len(order))))
            seen.update(turned)
            found.append(turned)
    return tuple(found)


def fixtures(question: Question, games: int) -> Iterator[Fixture]:
    """At least `games` games at each table, whole blocks only. More games begin like fewer."""
    played = [0] * len(question.tables)
    for block in itertools.count():
        if min(played) >= games:
            return
        for table, sitting in enumerate(question.tables):
            orders = rounds(sitting)
            for sides in orders[block % len(orders)]:
                yield Fixture(table, block, question.seed + block, sides)
                played[table] += 1


def digest(game: str, names: Sequence[str]) -> str:
    """Return a short digest of the code that decides the games: ours, and that of bots from outside."""
    found = hashlib.sha256(ours(game))
    for name in names:
        found.update(registry.source_of(name))
    return found.hexdigest()[:16]


@cache
def ours(game: str) -> bytes:
    """Return a digest of the engine, the bots and one game, with their data but not what is shown or said."""
    found = hashlib.sha256()
    home = Path(riftable.__file__).parent
    for folder in (*(home / package for package in CODE), games.folder(game)):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if path.is_file() and path.suffix not in BUILT and SHOWN.isdisjoint(inside.parts):
                found.update(f"{folder.name}/{inside.as_posix()}".encode())
                found.update(path.read_bytes())
    return found.digest()
