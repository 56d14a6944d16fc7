"""Workers on a Ray cluster: the same batches on many machines. Every one of them needs riftable installed."""

from __future__ import annotations

import importlib
import logging
import os
from types import TracebackType
from typing import Any

from riftable.arena.extras import need
from riftable.arena.results import Line
from riftable.arena.work import Batch, Workers, play_batch
from riftable.core.errors import RiftableError


class NoCluster(RiftableError):
    """A cluster that cannot be reached."""


class Cluster(Workers):
    """A Ray cluster: the one at `address`, or one of its own on this machine with so many `jobs`."""

    aim = 2.0  # a task costs Ray about a millisecond, and a cluster more

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        need("ray")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays here
        self.ray: Any = importlib.import_module("ray")  # only a part of it is typed
        try:
            self.ray.init(
                address=address,
                num_cpus=None if address else jobs,
                include_dashboard=None if address else False,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise NoCluster(f"there is no Ray cluster at “{address}”: {problem}") from problem
        self.task = self.ray.remote(play_batch)
        self.width = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def submit(self, batch: Batch) -> Reply:
        return Reply(self.ray, self.task.remote(batch))

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.ray.shutdown()


class Reply:
    """A batch under way somewhere."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self.ray = ray
        self.reference = reference

    def result(self) -> list[Line]:
        """Its games; an error of a bot is the same error here as there."""
        from ray.exceptions import RayTaskError

        try:
            lines: list[Line] = self.ray.get(self.reference)
        except RayTaskError as problem:
            if isinstance(problem.cause, RiftableError):
                raise problem.cause from None
            raise
        return lines
