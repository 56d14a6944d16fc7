"""The process between a server and a Ray cluster, which runs searches on other machines.

Ray ends a process that has lost its cluster, and has threads and signal handlers of its own. So it is used in
a process beside the server, which the server can lose without harm. Both talk over a pipe: the server sends a
`Job`, or the number of one that it no longer needs, or None to end, and gets `Connected` first and then an
`Outcome` for each job.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, Protocol

from riftable import games
from riftable.arena.error_messages import ArenaMessage
from riftable.arena.ray_workers import RayUnavailable, RayWorkers
from riftable.arena.tournament import engine_digest
from riftable.arena.workers import CodeMismatch
from riftable.core import machine
from riftable.core.errors import RiftableError
from riftable.core.worker_pool import init_worker

RECONNECT_LIMIT_S: Final = 10  # for Ray to reach its cluster again before it ends this process


class Task(Protocol):
    """What is sent to a cluster: values of one game."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...


class Job(NamedTuple):
    """A function of a module, and its argument."""

    number: int
    work: Callable[[Any], Any]
    task: Task


class Connected(NamedTuple):
    """The cluster was reached, and has this many cores."""

    cores: int


class Outcome(NamedTuple):
    """What became of a job. `lost` says why the cluster cannot be used; then `problem` is None."""

    number: int
    value: Any = None
    problem: Exception | None = None
    lost: str = ""


def code_of(game: str) -> str:
    """Return a digest of what decides the answers of a game: the code, and whether it is compiled."""
    build = "python" if (machine.__file__ or "").endswith(".py") else "compiled"
    return f"{engine_digest(game).hex()[:16]} {build}"


def run_job(work: Callable[[Any], Any], task: Task, code: str) -> Any:
    """Run a job on a machine of the cluster; raise `CodeMismatch` if that has other code than the server."""
    if code_of(task.game) != code:
        raise CodeMismatch(ArenaMessage.CODE_MISMATCH)
    return work(task)


def check_code(codes: dict[str, str]) -> None:
    """Raise `CodeMismatch` on a machine with other code of some game; the first job for a cluster."""
    if any(code_of(game) != code for game, code in codes.items()):
        raise CodeMismatch(ArenaMessage.CODE_MISMATCH)


class Gateway:
    """Passes jobs on to a cluster, and their outcomes back."""

    def __init__(self, link: Connection, cluster: RayWorkers) -> None:
        self.link = link
        self.ray = cluster.ray
        self.run_there = cluster.ray.remote(run_job)
        self.references: dict[int, Any] = {}  # of jobs that are not done, by number
        self.sending = threading.Lock()

    def try_cluster(self) -> str:
        """Run a first job, which may take a while; return why the cluster cannot be used, or ""."""
        check = self.ray.remote(check_code)
        try:
            self.ray.get(check.remote({game: code_of(game) for game in games.names()}))
        except Exception as problem:  # noqa: BLE001 - whatever is wrong with it, bots run on the server then
            return failure(0, problem).lost or type(problem).__name__
        return ""

    def serve(self) -> None:
        """Take jobs until the server sends None, or is gone."""
        while True:
            try:
                message: Job | int | None = self.link.recv()
            except (EOFError, OSError):
                return
            if message is None:
                return
            if isinstance(message, Job):
                self.start(message)
            elif (reference := self.references.get(message)) is not None:
                self.ray.cancel(reference)

    def start(self, job: Job) -> None:
        """Submit a job."""
        reference = self.run_there.remote(job.work, job.task, code_of(job.task.game))
        self.references[job.number] = reference
        reference.future().add_done_callback(partial(self.finish, job.number))

    def finish(self, number: int, done: Future[Any]) -> None:
        """Send the outcome of a job. Called in a thread of Ray."""
        self.references.pop(number, None)
        problem = done.exception()
        outcome = Outcome(number, done.result()) if problem is None else failure(number, problem)
        with self.sending:
            self.link.send(outcome)


def failure(number: int, problem: BaseException) -> Outcome:
    """Return the outcome of a job that failed: errors of bots as they are, all others by their name.

    No more than that: the text of an error may name cards.
    """
    from ray.exceptions import RayTaskError

    cause = getattr(problem, "cause", None)
    if isinstance(cause, CodeMismatch):
        return Outcome(number, lost="its machines have other code than this server")
    if isinstance(cause, RiftableError):
        return Outcome(number, problem=cause)
    if isinstance(problem, RayTaskError):
        return Outcome(number, problem=RuntimeError(type(cause).__name__))
    return Outcome(number, lost=type(problem).__name__)


def serve_jobs(link: Connection, address: str) -> None:
    """Connect to a cluster and serve jobs. The function of the process."""
    init_worker()
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", str(RECONNECT_LIMIT_S))
    try:
        cluster = RayWorkers(address)
        with cluster:
            gateway = Gateway(link, cluster)
            lost = gateway.try_cluster()
            link.send(Outcome(0, lost=lost) if lost else Connected(cluster.parallel))
            gateway.serve()
    except RayUnavailable as problem:
        link.send(Outcome(0, lost=str(problem)))
