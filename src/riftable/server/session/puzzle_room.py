"""A puzzle as its solver sees it: the task, the verdict and what was better, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from riftable import games
from riftable.ai.puzzles.attempt import Attempt, Slip
from riftable.ai.puzzles.collection import Puzzle, puzzle_book
from riftable.ai.puzzles.proof import SolvedPuzzle, open_puzzle
from riftable.server.protocol.exercise_models import ExercisePosition, ExerciseVerdict
from riftable.server.protocol.puzzle_models import PuzzleSheet
from riftable.server.session.exercise import ExercisePresentation, ExerciseRoom

MAX_BETTER: Final = 4  # right answers that are named; more would be no help


class PuzzleRoom(ExerciseRoom):
    """A puzzle that is open."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        book = puzzle_book(puzzle.game)
        super().__init__(puzzle.id, f"/puzzles/{puzzle.id}", open_puzzle(puzzle), book)

    @cached_property
    def solved(self) -> SolvedPuzzle:
        """The search of the puzzle."""
        return SolvedPuzzle(self.puzzle)


class PuzzlePresentation(ExercisePresentation[PuzzleRoom]):
    """A puzzle in one language."""

    no_undo = "puzzle-no-undo"

    def __init__(self, room: PuzzleRoom, lang: str) -> None:
        super().__init__(room, lang)
        self.texts = games.spec(room.puzzle.game).texts(lang)

    def sheet(self, done: Sequence[int], now: int) -> PuzzleSheet:
        """Return the puzzle, and where an attempt stands after these answers."""
        puzzle = self.room.puzzle
        return PuzzleSheet(
            id=puzzle.id,
            game=puzzle.game,
            theme=puzzle.theme,
            title=self.title(),
            task=self.presenter.tie(self.texts(f"puzzle-task-{puzzle.theme}", about=str(puzzle.about + 1))),
            level=puzzle.level,
            table=self.table(now),
            position=self.position(done, [], now),
        )

    def title(self) -> str:
        """Return the name of the theme."""
        return self.texts(f"puzzle-theme-{self.room.puzzle.theme}")

    # Verdicts.

    def surrender(self, done: Sequence[int], now: int) -> ExercisePosition:
        return self.given_up(done, self.value_text(self.room.puzzle.best), now)

    def verdict(self, attempt: Attempt, done: Sequence[int], now: int) -> ExerciseVerdict:
        found = attempt.verdict()
        slip = found.slip
        return ExerciseVerdict(
            solved=found.solved,
            gave_up=False,
            reached=self.value_text(found.value),
            possible=self.value_text(found.best),
            mistake="" if slip is None else self.answer_text(slip, slip.move),
            better=self.better_texts(slip),
            line=None if slip is None else self.line(self.before_slip(done), now),
        )

    def value_text(self, value: int) -> str:
        """Return what a value of the goal means."""
        return self.presenter.tie(self.texts(f"puzzle-value-{self.room.puzzle.theme}", n=value))

    def answer_text(self, slip: Slip, move: int) -> str:
        """Return an answer to the question of a mistake, in words."""
        view: Any = slip.view
        return self.presenter.option(view, move, self.names).say

    def better_texts(self, slip: Slip | None) -> list[str]:
        """Return the answers that would have been right, if they are few."""
        if slip is None or len(slip.better_moves) > MAX_BETTER:
            return []
        return list(dict.fromkeys(self.answer_text(slip, move) for move in slip.better_moves))

    def before_slip(self, done: Sequence[int]) -> list[int]:
        """Return the answers before the first mistake."""
        attempt = Attempt(self.room.solved)
        for number, move in enumerate(done):
            attempt.answer(move)
            if attempt.slip is not None:
                return list(done[:number])
        return list(done)
