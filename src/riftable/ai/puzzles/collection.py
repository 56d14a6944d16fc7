"""Puzzles as data: those that come with a game, by id, theme and level, and the puzzle of a day."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from typing import Final

from riftable import games
from riftable.ai.error_messages import BotMessage
from riftable.core.errors import BadNotation, BadOption
from riftable.gamekit.own_action import NOTHING_SPECIAL
from riftable.gamekit.puzzles import PuzzleBook, PuzzleTheme

ID_CHARS: Final = 8


@dataclass(frozen=True)
class Puzzle:
    """A position with a goal. `position` is position text in which the seat that solves it is asked.

    `best` is what can be achieved, in the unit of the theme; `proof.prove` checks it.
    """

    id: str
    game: str
    theme: str
    level: int  # 1 to 6
    position: str
    best: int
    about: int = NOTHING_SPECIAL  # what the theme is about, as a number of the game
    tags: tuple[str, ...] = ()  # groups of the game, such as guilds, that the solution uses

    @property
    def line(self) -> str:
        """The puzzle as one line of JSON."""
        data = {"id": self.id, "theme": self.theme, "level": self.level, "best": self.best}
        more: dict[str, object] = {**data, "position": self.position}
        if self.about != NOTHING_SPECIAL:
            more["about"] = self.about
        if self.tags:
            more["tags"] = list(self.tags)
        return json.dumps(more, ensure_ascii=False, separators=(",", ":"))


def puzzle_id(puzzle: Puzzle) -> str:
    """Return the id of a puzzle, from its position and goal: it is the same in every collection."""
    text = "\n".join([puzzle.game, puzzle.theme, str(puzzle.about), puzzle.position])
    return hashlib.sha256(text.encode()).hexdigest()[:ID_CHARS]


def read_puzzle(game: str, line: str, number: int = 0) -> Puzzle:
    """Read a puzzle from a line of JSON; raise `BadNotation` if it is none. It is not proved here."""
    try:
        data = json.loads(line)
        return Puzzle(
            id=str(data["id"]),
            game=game,
            theme=str(data["theme"]),
            level=int(data["level"]),
            position=str(data["position"]),
            best=int(data["best"]),
            about=int(data.get("about", NOTHING_SPECIAL)),
            tags=tuple(str(tag) for tag in data.get("tags", ())),
        )
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise BadNotation(BotMessage.NOT_A_PUZZLE, number) from problem


def puzzle_book(game: str) -> PuzzleBook:
    """Return the puzzle book of a game; raise `BadOption` if it has none."""
    found = games.spec(game).puzzles
    if found is None:
        raise BadOption(BotMessage.NO_PUZZLES, game=game)
    return found.load()


def puzzle_theme(game: str, name: str) -> PuzzleTheme:
    """Return a theme of a game; raise `BadOption` if there is none of this name."""
    book = puzzle_book(game)
    found = book.theme(name)
    if found is None:
        known = tuple(theme.name for theme in book.themes)
        raise BadOption(BotMessage.NO_THEME, game=game, word=name, known=known)
    return found


def games_with_puzzles() -> list[str]:
    """Return the names of the enabled games that have puzzles."""
    return [spec.name for spec in games.specs() if spec.puzzles is not None]


def read_puzzles(game: str, packed: bytes) -> list[Puzzle]:
    """Read a file of puzzles: JSON lines, compressed by gzip; raise `BadNotation` if a line is none."""
    lines = gzip.decompress(packed).decode().splitlines()
    return [read_puzzle(game, line, number) for number, line in enumerate(lines, 1)]


def pack_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    """Return a file of puzzles. The same puzzles give the same bytes."""
    text = "".join(f"{puzzle.line}\n" for puzzle in puzzles)
    return gzip.compress(text.encode(), mtime=0)


@cache
def shipped_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game; raise `BadOption` if it has none."""
    book = puzzle_book(game)
    file = resources.files(book.package).joinpath("data", book.file)
    return tuple(read_puzzles(game, file.read_bytes()))


def choose_puzzles(
    game: str, theme: str | None = None, level: int | None = None, tag: str | None = None
) -> Sequence[Puzzle]:
    """Return the puzzles of a game of this theme, level and tag, where they are given.

    Raise `BadOption` if the game has no puzzles, no such theme, or none that fits.
    """
    if theme is not None:
        puzzle_theme(game, theme)
    found = [
        puzzle
        for puzzle in shipped_puzzles(game)
        if (theme is None or puzzle.theme == theme)
        and (level is None or puzzle.level == level)
        and (tag is None or tag in puzzle.tags)
    ]
    if not found:
        raise BadOption(BotMessage.NO_SUCH_PUZZLES, game=game)
    return found


def find_puzzle(name: str, among: Sequence[str] = ()) -> Puzzle:
    """Return the puzzle of this id, of some games or of all; raise `BadOption` if there is none."""
    for game in among or games_with_puzzles():
        for puzzle in shipped_puzzles(game):
            if puzzle.id == name:
                return puzzle
    raise BadOption(BotMessage.NO_PUZZLE, word=name)


def daily_puzzle(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day: the same for everybody who chooses among the same puzzles.

    The day is passed in; nothing here reads the clock. Puzzles are taken in an order that mixes themes and
    levels, and none comes back before all have been there.
    """
    order = sorted(puzzles, key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest())
    return order[day.toordinal() % len(order)]
