"""Bodies and answers of the routes about puzzles."""

from __future__ import annotations

from typing import Literal

from riftable.gamekit.message_parts import Sent
from riftable.server.protocol.bounds import Moves
from riftable.server.protocol.messages import Look, Read, TableInfo, Update, Why
from riftable.server.protocol.parts import Strict

# Bodies.


class PuzzleAnswer(Strict):
    """Answers to a puzzle: `done` are those given before, in order, `moves` a path of the present tree."""

    done: Moves
    moves: Moves


class PuzzleQuestion(Strict):
    """A query about the position after the answers `done`; its `v` and `seat` do not matter."""

    done: Moves
    query: Look | Why | Read


class PuzzleSurrender(Strict):
    """Give a puzzle up after the answers `done`."""

    done: Moves


# Answers.


class PuzzleGroup(Sent):
    """Puzzles that have something in common: a theme, or something that their solutions use."""

    name: str
    label: str
    count: int


class PuzzleGame(Sent):
    """The puzzles of a game."""

    game: str
    count: int
    themes: list[PuzzleGroup]
    tags: list[PuzzleGroup]  # groups of the game, such as guilds
    levels: list[int]  # how many there are of level 1, 2 …


class PuzzleCatalogue(Sent):
    """All puzzles of a server, by game."""

    games: list[PuzzleGame]
    return_days: list[int]  # after how many days a puzzle that was not solved comes back, time after time


class DailyPuzzle(Sent):
    """The puzzle of the day of a game, and how I did."""

    game: str
    id: str
    title: str
    level: int
    standing: Literal["new", "solved", "failed"]


class PuzzleCount(Sent):
    """What I have done of the puzzles of a game."""

    game: str
    solved: int
    due: int  # that come back today
    by_theme: dict[str, int]  # solved


class MyPuzzles(Sent):
    """What I have done so far, and the puzzles of the day."""

    day: str  # "2026-11-17": days begin at midnight UTC
    daily: list[DailyPuzzle]
    counts: list[PuzzleCount]
    streak: int  # days in a row on which I solved a puzzle, today or yesterday the last of them
    solved_today: int


class NextPuzzle(Sent):
    """A puzzle to go to; `due`: I failed it before, and it comes back."""

    id: str
    game: str
    due: bool


class PuzzleFact(Sent):
    """Cards that the puzzle shows though the board does not: an open hand, or what a seat has played."""

    seat: int
    kind: Literal["hand", "played"]
    cards: list[str]  # in notation; "?": not known


class PuzzleLine(Sent):
    """A line that the engine plays: the position it begins with, and what happens then."""

    names: str  # the moves in notation
    before: Update
    steps: list[Update]


class PuzzleVerdict(Sent):
    """What an attempt came to."""

    solved: bool
    gave_up: bool
    reached: str  # what was achieved, in words; "" after giving up
    possible: str  # what can be achieved
    mistake: str  # the first answer that was wrong, in words; "" if there is none
    better: list[str]  # what would have been right instead; none if there are too many to name
    line: PuzzleLine | None  # a best line, from the mistake on; None if it was solved
    returns_in: int = 0  # days until it comes back; 0: it does not


class PuzzlePosition(Sent):
    """Where an attempt stands: `done` are the answers so far, in the order of the rules."""

    done: list[int]
    update: Update
    facts: list[PuzzleFact]
    verdict: PuzzleVerdict | None  # once the action is over


class PuzzleSheet(Sent):
    """A puzzle as its solver sees it."""

    id: str
    game: str
    theme: str
    title: str
    task: str
    level: int
    table: TableInfo
    position: PuzzlePosition
