"""PuzzleBook: what a game says about its puzzles. `riftable.ai.puzzles` solves, proves and grades them.

A puzzle is a position in which one seat is asked, with a goal that can be measured when the seat's action is
over. Nothing in it depends on hidden cards: a solver only sees the view of the seat, and whatever other seats
or chance may answer is taken at its worst for the seat.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.own_action import NOTHING_SPECIAL, Goal, OwnAction


class Setting(NamedTuple):
    """Rules to play a game by, in which puzzles are looked for."""

    mode: str
    options: dict[str, str]


class OwnAnswer(NamedTuple):
    """An answer of the seat on the best line, with the position in which it was asked."""

    state: State
    move: int


class PuzzleTheme(Goal):
    """A kind of puzzle: what is to be achieved, as a whole number, and what makes it worth asking.

    The texts of the game have `puzzle-theme-<name>`, its title; `puzzle-task-<name>`, what is to be done,
    with `$about`, counted from 1; and `puzzle-value-<name>`, what a line achieves, with `$n`.
    """

    name: str
    smallest: int = 1  # a puzzle achieves at least this much
    margin: int = 1  # every other line achieves at least so much less
    max_luck: float = 0.125  # how often random answers may achieve it

    def subjects(self, state: State, seat: int) -> Iterable[int]:
        """Return what puzzles in this position may be about, as numbers of the game; by default one, -1.

        Nothing is returned for a position in which the goal cannot be asked.
        """
        return (NOTHING_SPECIAL,)

    def given_answers(self, line: Sequence[OwnAnswer]) -> int | None:
        """Return how many answers of the best line the puzzle gives away; None: this is no puzzle.

        By default none are given, and every line will do.
        """
        return 0

    def is_worth_asking(self, line: Sequence[OwnAnswer], right: Sequence[int]) -> bool:
        """Return whether the puzzle asks what its theme says; by default it does.

        `line` is a best line after the answers that are given away, `right` are all answers to its first
        question that are as good.
        """
        return True


class PuzzleBook(OwnAction):
    """The puzzles of a game: their themes, where to look for them, and how far a puzzle goes."""

    package: str  # its folder `data` holds the puzzles that come along
    file: str = "puzzles.jsonl.gz"  # JSON lines, compressed
    themes: Sequence[PuzzleTheme]
    beam_widths: Sequence[int]  # lines that solvers of levels 1 to 5 keep in mind (`ai.puzzles.grading`)
    bot: str = "level3"  # plays the games in which puzzles are looked for

    @property
    def only_theme(self) -> PuzzleTheme | None:
        """The theme of the book if it has only one."""
        return self.themes[0] if len(self.themes) == 1 else None

    def theme(self, name: str) -> PuzzleTheme | None:
        """Return the theme of this name; None if there is none."""
        return next((theme for theme in self.themes if theme.name == name), None)

    @abstractmethod
    def settings(self, rng: Rng) -> Setting:
        """Return rules for the next game in which puzzles are looked for."""

    def is_candidate(self, state: State, seat: int) -> bool:
        """Return whether a position is worth a search; by default every position is."""
        return True

    def variants(self, state: State, seat: int, theme: str, best: int) -> Iterable[State]:
        """Return further positions to search, made from one with a puzzle of this theme; by default none."""
        return ()

    def published(self, rules: Rules, state: State, seat: int) -> State | None:
        """Return the position as a puzzle shows it; None if it cannot be one. By default as it is.

        A game in which other seats may answer from their hands shows these hands here.
        """
        return state

    def tags(self, line: Sequence[OwnAnswer]) -> list[str]:
        """Return names of groups (`GameSpec.group_names`) that a line uses; by default none."""
        return []
