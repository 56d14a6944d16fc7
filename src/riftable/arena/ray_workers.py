"""Workers on a Ray cluster: the same batches on many machines. Each of them needs riftable installed."""

from __future__ import annotations

import importlib
import logging
import os
from types import TracebackType
from typing import Any

from riftable.arena.error_messages import ArenaMessage
from riftable.arena.extras import need
from riftable.arena.results import ResultLine
from riftable.arena.workers import GameBatch, Workers, play_batch
from riftable.core.errors import RiftableError


class RayUnavailable(RiftableError):
    """Raised when a Ray cluster cannot be reached."""


class RayWorkers(Workers):
    """A Ray cluster: the one at `address`, or a new one on this machine with `jobs` processes."""

    batch_seconds = 2.0  # longer batches: a task costs Ray about a millisecond, more on a cluster

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        need("ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
        self.ray: Any = importlib.import_module("ray")  # only partly typed
        try:
            self.ray.init(
                address=address,
                num_cpus=None if address else jobs,
                include_dashboard=None if address else False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise RayUnavailable(ArenaMessage.NO_RAY, word=address, problem=str(problem)) from problem
        self.task = self.ray.remote(play_batch)
        self.parallel = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, batch: GameBatch) -> RayBatch:
        return RayBatch(self.ray, self.task.remote(batch))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ray.shutdown()


class RayBatch:
    """A batch that a Ray worker plays."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray = ray
        self.reference = reference

    def result(self) -> list[ResultLine]:
        """Wait for the games; errors of bots are raised as they were in the worker."""
        from ray.exceptions import RayTaskError

        try:
            lines: list[ResultLine] = self.ray.get(self.reference)
        except RayTaskError as problem:
            if isinstance(problem.cause, RiftableError):
                raise problem.cause from None
            raise
        return lines
