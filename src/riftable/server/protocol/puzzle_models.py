"""Answers of the routes about puzzles, besides those of all exercises."""

from __future__ import annotations

from typing import Literal

from riftable.gamekit.message_parts import Sent
from riftable.server.protocol.exercise_models import ExercisePosition
from riftable.server.protocol.messages import TableInfo


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


class PuzzleSheet(Sent):
    """A puzzle as its solver sees it."""

    id: str
    game: str
    theme: str
    title: str
    task: str
    level: int
    table: TableInfo
    position: ExercisePosition
