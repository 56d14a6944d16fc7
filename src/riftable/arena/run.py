"""A run of the arena: plays what is missing of a question, writes it down, and adds it up."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from riftable.arena.question import Question, fixtures
from riftable.arena.results import File
from riftable.arena.tally import Tally
from riftable.arena.work import Workers, played


class Run:
    """How far a run has come; a progress bar looks at it."""

    def __init__(self, question: Question, games: int, out: Path | None = None) -> None:
        self.question = question
        self.todo = list(fixtures(question, games))
        self.file = File(out, question)
        self.file.check(self.todo)
        self.tally = Tally(question.players, question.rules().sides)
        self.fresh = 0  # games that were not there before
        self.seconds = 0.0  # what these took
        self.resumed = len(self.file.before[: len(self.todo)])
        for line in self.file.before[: self.resumed]:
            self.tally.add(line)

    def play(self, workers: Workers, tell: Callable[[int], None] = lambda _games: None) -> None:
        """Plays what is missing. `tell` hears after each batch how many games there are."""
        tell(self.tally.games)
        begin = perf_counter()
        with workers:
            for lines in played(self.question, self.todo[self.resumed :], workers):
                self.file.add(lines)
                for line in lines:
                    self.tally.add(line)
                self.fresh += len(lines)
                self.seconds = perf_counter() - begin
                tell(self.tally.games)
