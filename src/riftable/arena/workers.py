"""Workers that play the games: this process, several on this machine, or (in `ray_workers`) many machines.

Batches come back in the order of the schedule, so the results are the same for all of them.
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
from riftable.arena.error_messages import ArenaMessage
from riftable.arena.referee import play
from riftable.arena.results import TIMES, ResultLine
from riftable.arena.tournament import ScheduledGame, Tournament, code_digest
from riftable.core.errors import RiftableError
from riftable.core.worker_pool import SHUTDOWN_TIMEOUT_S, new_pool, shutdown_pool

MAX_BATCH_GAMES: Final = 256
BATCHES_PER_WORKER: Final = 2  # one that it plays, and the next


class WorkerLost(RiftableError):
    """Raised when a worker process has died."""


class CodeMismatch(RiftableError):
    """Raised in a worker whose code differs from that of the tournament."""


class GameBatch(NamedTuple):
    """Games for one worker."""

    tournament: Tournament
    bots: tuple[str, ...]  # the players, with absolute paths
    games: tuple[ScheduledGame, ...]


class PendingBatch(Protocol):
    """A batch that was submitted."""

    def result(self) -> list[ResultLine]:
        """Wait for the games and return them."""
        ...


class Workers(AbstractContextManager["Workers"]):
    """Plays batches. This base class plays each one in this process when its result is asked for."""

    parallel = 1  # how many batches are played at once
    batch_seconds = 0.5  # that a batch should take

    def submit(self, batch: GameBatch) -> PendingBatch:
        """Start a batch."""
        return DeferredBatch(batch)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the workers."""


class DeferredBatch:
    """A batch that is played when its result is asked for."""

    def __init__(self, batch: GameBatch) -> None:
        self.batch = batch

    def result(self) -> list[ResultLine]:
        return play_batch(self.batch)


class ProcessWorkers(Workers):
    """Processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.parallel = jobs
        self.batches: deque[Future[list[ResultLine]]] = deque(maxlen=BATCHES_PER_WORKER * jobs)
        self.pool = new_pool(jobs)

    def submit(self, batch: GameBatch) -> Future[list[ResultLine]]:
        found = self.pool.submit(play_batch, batch)
        self.batches.append(found)
        return found

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        # Do not wait for batches that are no longer needed: a slow bot may take minutes for one game.
        busy = any(not batch.done() for batch in self.batches)
        shutdown_pool(self.pool, 0.0 if busy else SHUTDOWN_TIMEOUT_S)


def available_cores() -> int:
    """Return how many processes this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local_workers(jobs: int) -> Workers:
    """Return workers on this machine."""
    return ProcessWorkers(jobs) if jobs > 1 else Workers()


def play_all(
    tournament: Tournament, todo: Sequence[ScheduledGame], workers: Workers
) -> Iterator[list[ResultLine]]:
    """Yield the played games, batch after batch, in order. Fast players get larger batches."""
    bots = tuple(with_absolute_path(name) for name in tournament.players)
    pending: deque[PendingBatch] = deque()
    at, size = 0, 1
    while at < len(todo) or pending:
        while at < len(todo) and len(pending) < BATCHES_PER_WORKER * workers.parallel:
            pending.append(workers.submit(GameBatch(tournament, bots, tuple(todo[at : at + size]))))
            at += size
        try:
            lines = pending.popleft().result()
        except BrokenProcessPool as problem:
            raise WorkerLost(ArenaMessage.WORKER_LOST) from problem
        spent = sum(line[TIMES]["game"] for line in lines) / len(lines)
        fair = (len(todo) - at) // (
            BATCHES_PER_WORKER * workers.parallel
        ) + 1  # so that all workers finish together
        size = max(1, min(MAX_BATCH_GAMES, fair, int(workers.batch_seconds / spent)))
        yield lines


def play_batch(batch: GameBatch) -> list[ResultLine]:
    """Play the games of a batch, one after the other; raise `CodeMismatch` if this process has other code."""
    if code_digest(batch.tournament.game, batch.bots) != batch.tournament.code:
        raise CodeMismatch(ArenaMessage.CODE_MISMATCH)
    rules = batch.tournament.rules()
    lines: list[ResultLine] = []
    for scheduled in batch.games:
        players = [scheduled.sides[side] for side in rules.sides]
        names = [batch.tournament.players[one] for one in players]
        begin = perf_counter()
        # New bots for each game: what one remembers must not depend on which games share a batch.
        game = play(rules, [find_bot(batch.bots[one], rules) for one in players], scheduled.seed, names)
        spent = perf_counter() - begin
        lines.append(
            {
                "game": rules.game,
                "mode": rules.mode,
                "options": dict(rules.options),
                "table": scheduled.table,
                "block": scheduled.block,
                "seed": scheduled.seed,
                "sides": list(scheduled.sides),
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
