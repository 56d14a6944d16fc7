"""A run of the arena: play the missing games of a tournament, write their results and add them up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from time import perf_counter

from riftable.arena.error_messages import ArenaMessage
from riftable.arena.results import ResultLine, ResultsFile
from riftable.arena.sprt import Bounds, Sprt
from riftable.arena.standings import Standings
from riftable.arena.tournament import Tournament, schedule
from riftable.arena.workers import Workers, play_all
from riftable.core.errors import BadOption


class Run:
    """A tournament in progress: the games played so far and those to play."""

    def __init__(
        self, tournament: Tournament, games: int, out: Path | None = None, bounds: Bounds | None = None
    ) -> None:
        self.tournament = tournament
        if bounds is not None and (len(tournament.tables) > 1 or len(set(tournament.tables[0])) != 2):
            raise BadOption(ArenaMessage.SPRT_TWO)
        self.sprt = None if bounds is None else Sprt(bounds)
        self.todo = list(schedule(tournament, games))
        self.file = ResultsFile(out, tournament)
        self.file.check(self.todo)
        self.standings = Standings(tournament.players, tournament.rules().sides)
        self.block: list[float] = []  # scores of the first player in the unfinished block
        self.fresh = 0  # games played by this run
        self.seconds = 0.0  # that these took
        self.resumed = len(self.count(self.file.before[: len(self.todo)]))

    def over(self) -> bool:
        """Return whether all games are played, or the test has decided."""
        return self.standings.games == len(self.todo) or (self.sprt is not None and self.sprt.settled)

    def play(
        self,
        open_workers: Callable[[], AbstractContextManager[Workers]],
        on_progress: Callable[[int], None] = lambda _games: None,
    ) -> None:
        """Play the missing games. `on_progress` gets the number of games after each batch."""
        on_progress(self.standings.games)
        if self.over():
            return
        begin = perf_counter()
        with open_workers() as workers:
            for batch in play_all(self.tournament, self.todo[self.resumed :], workers):
                # Games beyond the end of the test are dropped, so that the number of workers does not matter.
                lines = self.count(batch)
                self.file.add(lines)
                self.fresh += len(lines)
                self.seconds = perf_counter() - begin
                on_progress(self.standings.games)
                if self.over():
                    return

    def count(self, lines: Iterable[ResultLine]) -> list[ResultLine]:
        """Add games to the standings, in order, until there are enough; return those that counted."""
        found: list[ResultLine] = []
        for line in lines:
            if self.over():
                break
            found.append(line)
            self.standings.add(line)
            if self.sprt is not None:
                self.test(self.sprt, line)
        return found

    def test(self, sprt: Sprt, line: ResultLine) -> None:
        """Add the score of a block to the test as soon as the block is complete."""
        at = self.standings.games
        self.block.append(self.standings.score(line, self.tournament.players[0]))
        if at == len(self.todo) or self.todo[at].block != line["block"]:
            sprt.add(sum(self.block) / len(self.block))
            self.block = []
