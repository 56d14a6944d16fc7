"""Tournaments: the game and its rules, the players, the pairings, the seed, and the schedule that follows."""

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
from riftable.arena.error_messages import ArenaMessage
from riftable.core.errors import BadOption
from riftable.core.event import Json
from riftable.core.rules import Rules

VERSION: Final = 1  # of result files, and of how a seed becomes games
DIGESTED_PACKAGES: Final = ("core", "gamekit", "ai")  # what every game depends on, beside its own folder
PRESENTATION_FOLDERS: Final = frozenset(("speech", "ui", "locales"))  # of a game: they decide nothing
COMPILED_SUFFIXES: Final = (".pyc", ".so", ".pyd")


class Tournament(NamedTuple):
    """Everything the games depend on: equal tournaments have equal games, on every machine."""

    game: str
    mode: str
    options: dict[str, str]
    players: tuple[str, ...]  # by name, each once
    tables: tuple[tuple[int, ...], ...]  # the players of each pairing: an index of `players` for each side
    seed: int
    code: str  # a digest of the rules and bots

    def rules(self) -> Rules:
        """Return the rules of the games."""
        return riftable.rules(self.game, self.mode, **self.options)

    def json(self) -> dict[str, Json]:
        """Return the tournament as the first line of a result file."""
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


class ScheduledGame(NamedTuple):
    """A game to play. The games of a block are dealt the same cards, with the players at other seats."""

    table: int
    block: int
    seed: int
    sides: tuple[int, ...]  # the index of the player on each side


def plan(
    game: str, mode: str | None, options: Mapping[str, object], players: str, seed: int = 0
) -> Tournament:
    """Return the tournament of players named as in `level5,level4*3`; raise `BadOption` if one is unknown."""
    counts = read_players(players)
    seats = games.spec(game).seats_option
    if seats and max(counts.values()) > 1 and seats not in options:
        options = {**options, seats: sum(counts.values())}  # as many seats as players are named
    rules = riftable.rules(game, mode, **options)
    for name in counts:
        registry.find_bot(name, rules)
    names = tuple(counts)
    tables = pairings(list(counts.values()), len(set(rules.sides)), rules.key)
    return Tournament(
        rules.game, rules.mode, dict(rules.options), names, tables, seed, code_digest(game, names)
    )


def read_players(text: str) -> dict[str, int]:
    """Return how many of each player a text such as `level5,level4*3` names."""
    counts: dict[str, int] = {}
    for part in text.split(","):
        name, star, number = part.strip().rpartition("*")
        if not star:
            name, number = part.strip(), "1"
        if not name or not number.isdecimal() or not 0 < int(number) <= 9:
            raise BadOption(ArenaMessage.NOT_A_PLAYER, word=part)
        counts[name] = counts.get(name, 0) + int(number)
    return counts


def pairings(counts: Sequence[int], sides: int, key: str) -> tuple[tuple[int, ...], ...]:
    """Return which players play together, as indices of players, one for each side.

    If a player is named several times, that is the only pairing. Else a single player plays all sides; as
    many players as sides share one game; more players meet in all combinations; fewer players, in a game of
    more than two sides, meet as one against the rest, each in turn.
    """
    n = len(counts)
    if max(counts) > 1:
        if sum(counts) != sides:
            raise BadOption(ArenaMessage.PLAYERS_SIDES, n=sum(counts), game=key, sides=sides)
        return (tuple(itertools.chain.from_iterable([player] * many for player, many in enumerate(counts))),)
    if n == 1:
        return ((0,) * sides,)
    if n >= sides:
        return tuple(itertools.combinations(range(n), sides))
    return tuple((one, *[other] * (sides - 1)) for one, other in itertools.permutations(range(n), 2))


@cache
def rotations(table: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the different cyclic orders of a pairing, each with all its different rotations."""
    found: list[tuple[tuple[int, ...], ...]] = []
    seen: set[tuple[int, ...]] = set()
    for order in sorted(set(itertools.permutations(table)), key=lambda order: order != table):
        if order not in seen:
            turned = tuple(dict.fromkeys(order[i:] + order[:i] for i in range(len(order))))
            seen.update(turned)
            found.append(turned)
    return tuple(found)


def schedule(tournament: Tournament, games: int) -> Iterator[ScheduledGame]:
    """Yield at least `games` games of each pairing, in whole blocks. Longer schedules extend shorter ones."""
    played = [0] * len(tournament.tables)
    for block in itertools.count():
        if min(played) >= games:
            return
        for table, players in enumerate(tournament.tables):
            orders = rotations(players)
            for sides in orders[block % len(orders)]:
                yield ScheduledGame(table, block, tournament.seed + block, sides)
                played[table] += 1


def code_digest(game: str, names: Sequence[str]) -> str:
    """Return a short digest of the code that decides the games, custom bots included."""
    found = hashlib.sha256(engine_digest(game))
    for name in names:
        found.update(registry.source_of(name))
    return found.hexdigest()[:16]


@cache
def engine_digest(game: str) -> bytes:
    """Return a digest of the engine, the built-in bots and one game, data included, presentation left out."""
    found = hashlib.sha256()
    home = Path(riftable.__file__).parent
    for folder in (*(home / package for package in DIGESTED_PACKAGES), games.folder(game)):
        for path in sorted(folder.rglob("*")):
            inside = path.relative_to(folder)
            if (
                path.is_file()
                and path.suffix not in COMPILED_SUFFIXES
                and PRESENTATION_FOLDERS.isdisjoint(inside.parts)
            ):
                found.update(f"{folder.name}/{inside.as_posix()}".encode())
                found.update(path.read_bytes())
    return found.digest()
