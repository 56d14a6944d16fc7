"""PuzzleBook: what a game says about its puzzles. `riftable.ai.puzzles` solves, proves and grades them.

A puzzle is a position in which one seat is asked, with a goal that can be measured when the seat's action is
over. Nothing in it depends on hidden cards: a solver only sees the view of the seat, and whatever other seats
or chance may answer is taken at its worst for the seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from riftable.core.machine import State
from riftable.core.rng import Rng
from riftable.core.rules import Rules, View

NOTHING_SPECIAL: Final = -1  # what a puzzle is about, where its theme alone says it


class Setting(NamedTuple):
    """Rules to play a game by, in which puzzles are looked for."""

    mode: str
    options: dict[str, str]


class OwnAnswer(NamedTuple):
    """An answer of the seat on the best line, with the position in which it was asked."""

    state: State
    move: int


class PuzzleTheme(ABC):
    """A kind of puzzle: what is to be achieved, as a whole number, and what makes it worth asking.

    The texts of the game have `puzzle-theme-<name>`, its title; `puzzle-task-<name>`, what is to be done,
    with `$about`, counted from 1; and `puzzle-value-<name>`, what a line achieves, with `$n`.
    """

    name: str
    smallest: int = 1  # a puzzle achieves at least this much
    least: int | None = None  # no value is below this one, so that a reply that leads to it is the worst
    margin: int = 1  # every other line achieves at least so much less
    max_luck: float = 0.125  # how often random answers may achieve it

    def subjects(self, state: State, seat: int) -> Iterable[int]:
        """Return what puzzles in this position may be about, as numbers of the game; by default one, -1.

        Nothing is returned for a position in which the goal cannot be asked.
        """
        return (NOTHING_SPECIAL,)

    @abstractmethod
    def value(self, start: State, state: State, seat: int, about: int) -> int:
        """Return what `seat` has achieved in `state`, which follows `start`; more is better."""

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


class PuzzleBook(ABC):
    """The puzzles of a game: their themes, where to look for them, and how far a puzzle goes."""

    package: str  # its folder `data` holds the puzzles that come along
    file: str = "puzzles.jsonl.gz"  # JSON lines, compressed
    themes: Sequence[PuzzleTheme]
    beam_widths: Sequence[int]  # lines that solvers of levels 1 to 5 keep in mind (`ai.puzzles.grading`)
    bot: str = "level3"  # plays the games in which puzzles are looked for
    max_positions: int = 6000  # an action with more continuations is no puzzle

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

    def open_hands(self, view: View) -> Mapping[int, Sequence[int]]:
        """Return the hands of others that a puzzle shows, by seat; by default none."""
        return {}

    def played_cards(self, view: View) -> Mapping[int, Sequence[str]]:
        """Return what each seat has played, in notation, where a board does not show it; by default nothing.

        In a game a player has seen it, and a puzzle may depend on it.
        """
        return {}

    def searched(self, rules: Rules, view: View) -> State:
        """Return the state that the search begins with, made from the view alone."""
        return rules.imagine(view, Rng(0))

    def solver_view(self, start: View, view: View) -> View:
        """Return what the solver sees after some moves; by default `view`, made from the searched state.

        `start` is the view of the puzzle. A game whose `searched` state has other numbers of hidden cards
        than the position puts the right ones in here.
        """
        return view

    @abstractmethod
    def is_over(self, start: State, state: State, seat: int) -> bool:
        """Return whether the action of `seat` that began in `start` is over, so that its value counts."""

    def considered(self, rules: Rules, state: State, seat: int) -> list[int]:
        """Return the answers that the search tries; by default all.

        A game may leave out answers of others that cannot be worse for the seat than one that is left, and
        answers of the seat that nobody looks for. An answer that is left out is still judged if it is given.
        """
        assert state.ask is not None
        return state.ask.moves

    def key(self, state: State, seat: int) -> Hashable | None:
        """Return what is equal for positions with the same future; None: this one is like no other."""
        return None

    def tags(self, line: Sequence[OwnAnswer]) -> list[str]:
        """Return names of groups (`GameSpec.group_names`) that a line uses; by default none."""
        return []
