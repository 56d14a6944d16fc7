"""A run of the arena: plays what is missing of a question, writes it down, and adds it up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter

from riftable.arena.question import Question, fixtures
from riftable.arena.results import File, Line
from riftable.arena.sprt import Bounds, Sprt
from riftable.arena.tally import Tally
from riftable.arena.work import Workers, played
from riftable.core.errors import BadOption


class Run:
    """How far a run has come; a progress bar looks at it."""

    def __init__(
        self, question: Question, games: int, out: Path | None = None, bounds: Bounds | None = None
    ) -> None:
        self.question = question
        if bounds is not None and (len(question.tables) > 1 or len(set(question.tables[0])) != 2):
            raise BadOption("--sprt asks whether the first of two players is the better one: name two")
        self.sprt = None if bounds is None else Sprt(bounds)
        self.todo = list(fixtures(question, games))
        self.file = File(out, question)
        self.file.check(self.todo)
        self.tally = Tally(question.players, question.rules().sides)
        self.block: list[float] = []  # what the first player scored in the block under way
        self.fresh = 0  # games that were not there before
        self.seconds = 0.0  # what these took
        self.resumed = len(self.taken(self.file.before[: len(self.todo)]))

    def over(self) -> bool:
        """Whether no game is left to play, or needs to be."""
        return self.tally.games == len(self.todo) or (self.sprt is not None and self.sprt.settled)

    def play(self, hire: Callable[[], Workers], tell: Callable[[int], None] = lambda _games: None) -> None:
        """Plays what is missing, if anything is. `tell` hears after each batch how many games there are."""
        tell(self.tally.games)
        if self.over():
            return
        begin = perf_counter()
        with hire() as workers:
            for batch in played(self.question, self.todo[self.resumed :], workers):
                # What was played beyond the end of the test is dropped: who plays when must not matter.
                lines = self.taken(batch)
                self.file.add(lines)
                self.fresh += len(lines)
                self.seconds = perf_counter() - begin
                tell(self.tally.games)
                if self.over():
                    return

    def taken(self, lines: Iterable[Line]) -> list[Line]:
        """Adds games up, in their order, until there are enough; those that were taken."""
        found: list[Line] = []
        for line in lines:
            if self.over():
                break
            found.append(line)
            self.tally.add(line)
            if self.sprt is not None:
                self.test(self.sprt, line)
        return found

    def test(self, sprt: Sprt, line: Line) -> None:
        """Tells the test of a block as soon as it is whole."""
        at = self.tally.games
        self.block.append(self.tally.score(line, self.question.players[0]))
        if at == len(self.todo) or self.todo[at].block != line["block"]:
            sprt.add(sum(self.block) / len(self.block))
            self.block = []
