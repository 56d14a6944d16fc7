"""Proof of a puzzle: its position is searched again, and its best value and its clear answer are compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from riftable.ai.puzzles.collection import Puzzle, puzzle_book, puzzle_id, puzzle_theme
from riftable.ai.puzzles.finding import is_clear
from riftable.ai.puzzles.search_graph import ActionGraph, GoalValues, SearchedAction, TooManyPositions
from riftable.api import position
from riftable.core.errors import RiftableError
from riftable.core.game import Game


class Line(NamedTuple):
    """A line of a puzzle: moves by name, replies of others and chance included, and what it achieves."""

    names: list[str]
    value: int
    solves: bool


class Proof(NamedTuple):
    """What the search says about a puzzle."""

    best: int  # what can be achieved
    right: list[str]  # the answers to the first question that keep it possible
    wrong: list[str]
    luck: float  # how often random answers achieve it
    positions: int  # that were searched
    is_clear: bool  # whether the best lines are clearly better than the rest


class SolvedPuzzle(SearchedAction):
    """A puzzle with the search of its position. Raise `RiftableError` if it cannot be opened or searched."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        game, book = open_puzzle(puzzle), puzzle_book(puzzle.game)
        assert game.seat is not None
        graph = ActionGraph(book, game.rules, game.view(game.seat), book.only_theme)
        super().__init__(game, GoalValues(graph, puzzle_theme(puzzle.game, puzzle.theme), puzzle.about))

    def proof(self) -> Proof:
        """Return what the search says about the puzzle."""
        right = self.values.right_answers(self.root)
        wrong = [move for move in self.root.moves if move not in right]
        return Proof(
            self.values.value(self.root),
            [self.name(self.root, move) for move in right],
            [self.name(self.root, move) for move in wrong],
            self.values.luck(self.root),
            self.graph.positions,
            is_clear(self.values, self.root),
        )

    def lines(self) -> Iterator[Line]:
        """Yield all lines of the seat's own answers, against the worst replies. There may be thousands."""
        best = self.values.value(self.root)
        for moves, value in self.values.lines(self.root):
            yield Line(self.named(moves), value, value == best)

    def solution(self) -> Line:
        """Return a best line."""
        best = self.values.value(self.root)
        return Line(self.named(self.values.shortest_line(self.root)), best, True)


def open_puzzle(puzzle: Puzzle) -> Game:
    """Return the game at the position of a puzzle. Chance and formalities wait to be answered."""
    return position(puzzle.position, auto=False)


def prove(puzzle: Puzzle) -> Proof:
    """Search a puzzle again and return what the search says; compare with `flaw`."""
    return SolvedPuzzle(puzzle).proof()


def flaw(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle, in English; "" if it is proved."""
    if puzzle.id != puzzle_id(puzzle):
        return "its id does not belong to its position and goal"
    try:
        proof = prove(puzzle)
    except TooManyPositions:
        return "it cannot be searched"
    except RiftableError as problem:
        return f"it cannot be opened: {problem}"
    if proof.best != puzzle.best:
        return f"{proof.best} can be achieved, not {puzzle.best}"
    if not proof.is_clear:
        return "its best lines are not clearly better than the rest"
    return ""
