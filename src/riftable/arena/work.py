"""Who plays the games: this process, all cores of this machine, or (in `cluster`) many machines.

Whoever it is, batches come back in the order of the fixtures, so that the results are the same.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from time import perf_counter
from types import TracebackType
from typing import Final, NamedTuple, Protocol

from riftable.ai.registry import find_bot, with_absolute_path
from riftable.arena.question import Fixture, Question, digest
from riftable.arena.referee import play
from riftable.arena.results import TIMES, Line
from riftable.core.errors import RiftableError
from riftable.core.worker_pool import SHUTDOWN_TIMEOUT_S, new_pool, shutdown_pool

MOST: Final = 256  # games of a batch
AHEAD: Final = 2  # batches for each worker: one it plays, and the next


class WorkerLost(RiftableError):
    """Somebody who played games is no longer there."""


class OtherCode(RiftableError):
    """Somebody who would play other games."""


class Batch(NamedTuple):
    """Some games for one worker."""

    question: Question
    bots: tuple[str, ...]  # the players, with files named in full
    fixtures: tuple[Fixture, ...]


class Answer(Protocol):
    """A batch under way."""

    def result(self) -> list[Line]:
        """Its games, as soon as they are played."""
        ...


class Workers(AbstractContextManager["Workers"]):
    """Whoever plays batches. This one does so itself, when asked for the result."""

    width = 1  # how many batches are played at once
    aim = 0.5  # seconds that a batch should take

    def submit(self, batch: Batch) -> Answer:
        """Starts a batch."""
        return Later(batch)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Lets nobody go on."""


class Later:
    """A batch that is played when somebody wants to know."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch

    def result(self) -> list[Line]:
        return play_batch(self.batch)


class Cores(Workers):
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.width = jobs
        self.batches: deque[Future[list[Line]]] = deque(maxlen=AHEAD * jobs)
        self.pool = new_pool(jobs)

    def submit(self, batch: Batch) -> Future[list[Line]]:
        found = self.pool.submit(play_batch, batch)
        self.batches.append(found)
        return found

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Nobody waits for games that nobody wants any more: a slow bot may take minutes for one.
        busy = any(not batch.done() for batch in self.batches)
        shutdown_pool(self.pool, 0.0 if busy else SHUTDOWN_TIMEOUT_S)


def cores() -> int:
    """How many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(jobs: int) -> Workers:
    """Workers on this machine."""
    return Cores(jobs) if jobs > 1 else Workers()


def played(question: Question, todo: Sequence[Fixture], workers: Workers) -> Iterator[list[Line]]:
    """The games, batch after batch, in order. Batches grow with the speed of the players."""
    bots = tuple(with_absolute_path(name) for name in question.players)
    under_way: deque[Answer] = deque()
    at, size = 0, 1
    while at < len(todo) or under_way:
        while at < len(todo) and len(under_way) < AHEAD * workers.width:
            under_way.append(workers.submit(Batch(question, bots, tuple(todo[at : at + size]))))
            at += size
        try:
            lines = under_way.popleft().result()
        except BrokenProcessPool as problem:
            raise WorkerLost("a process that played games was ended from outside") from problem
        spent = sum(line[TIMES]["game"] for line in lines) / len(lines)
        fair = (len(todo) - at) // (AHEAD * workers.width) + 1  # nobody waits for the last batch of another
        size = max(1, min(MOST, fair, int(workers.aim / spent)))
        yield lines


def play_batch(batch: Batch) -> list[Line]:
    """Plays the games of a batch, one after the other."""
    if digest(batch.question.game, batch.bots) != batch.question.code:
        raise OtherCode("somebody who plays games has other code of the rules or the bots than this arena")
    rules = batch.question.rules()
    lines: list[Line] = []
    for fixture in batch.fixtures:
        who = [fixture.sides[side] for side in rules.sides]
        names = [batch.question.players[one] for one in who]
        begin = perf_counter()
        # New bots for each game: what one remembers must not depend on which games share a batch.
        game = play(rules, [find_bot(batch.bots[one], rules) for one in who], fixture.seed, names)
        spent = perf_counter() - begin
        lines.append(
            {
                "game": rules.game,
                "mode": rules.mode,
                "options": dict(rules.options),
                "table": fixture.table,
                "block": fixture.block,
                "seed": fixture.seed,
                "sides": list(fixture.sides),
                "seats": names,
                "result": game.result,
                "scores": game.scores,
                "turns": game.turns,
                "decisions": game.decisions,
                **game.about,
                "curve": game.curve,
                TIMES: {
                    "game": round(spent, 6),
                    "seconds": [round(seconds, 6) for seconds in game.seconds],
                    "slowest": [round(seconds, 6) for seconds in game.slowest],
                },
            }
        )
    return lines
