"""What the supervisor of several workers does when one of them dies."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from typing import Any

import pytest
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

from riftable.server.http.supervisor import Supervisor

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="workers are killed with a signal")


def die_when_asked(end: Connection) -> None:
    """A worker that is killed after it got a ping and before it answers."""
    end.recv()
    os.kill(os.getpid(), signal.SIGKILL)


def new_supervisor(announce: Callable[[], None] = lambda: None) -> Supervisor:
    """A supervisor that does not change the signal handlers of the tests."""
    handlers = {number: signal.getsignal(number) for number in multiprocess.SIGNALS}
    config = uvicorn.Config("nowhere:app", workers=1, log_config=None, timeout_worker_healthcheck=3600)
    supervisor = Supervisor(config, [], announce)
    for number, handler in handlers.items():
        signal.signal(number, handler)
    return supervisor


def test_a_worker_killed_during_a_health_check_is_replaced_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    supervisor = new_supervisor()
    supervisor.announced = True
    worker = multiprocess.Process(supervisor.config, [])
    worker.process = get_context("spawn").Process(target=die_when_asked, args=(worker.child_conn,))
    worker.start()
    supervisor.processes = [worker]
    started: list[multiprocess.Process] = []

    def start(self: multiprocess.Process) -> None:
        started.append(self)

    monkeypatch.setattr(multiprocess.Process, "start", start)
    check = threading.Thread(target=supervisor.keep_subprocess_alive, daemon=True)
    check.start()
    check.join(120)
    assert not check.is_alive(), "it waits for the answer of a dead worker"
    assert worker.exitcode == -signal.SIGKILL
    assert supervisor.processes == started
    assert started != [worker]


class Worker:
    """A worker process that answers health checks as set, or not at all while it is starting."""

    def __init__(self) -> None:
        self.exitcode: int | None = None
        self.parent_conn, self.other_end = Pipe()
        self.child_conn: Any = self
        self.process: Any = self

    def close(self) -> None:
        """The other end stays open, for this is the same process."""

    def is_alive(self) -> bool:
        return True

    def answer(self, *, serves: bool) -> None:
        assert self.other_end.recv() == b"ping"
        self.other_end.send(serves)


def test_the_first_worker_that_serves_is_announced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while another is still starting and answers no health checks."""
    announced: list[bool] = []
    supervisor = new_supervisor(lambda: announced.append(True))
    starting, worker = Worker(), Worker()
    workers: list[Any] = [starting, worker]
    supervisor.processes = workers
    supervisor.keep_subprocess_alive()
    worker.answer(serves=False)
    supervisor.keep_subprocess_alive()
    supervisor.keep_subprocess_alive()
    assert announced == []
    worker.answer(serves=True)
    supervisor.keep_subprocess_alive()
    assert announced == [True]
    monkeypatch.setattr(multiprocess.Multiprocess, "keep_subprocess_alive", lambda _self: None)
    supervisor.keep_subprocess_alive()
    assert announced == [True]
    assert not supervisor.failed


def test_a_worker_that_cannot_start_is_a_failure() -> None:
    supervisor = new_supervisor()
    worker: Any = Worker()
    worker.exitcode = STARTUP_FAILURE
    supervisor.processes = [worker]
    assert supervisor.failed


def cannot_start() -> None:
    """A worker whose database cannot be reached."""
    sys.exit(STARTUP_FAILURE)


def test_a_worker_that_cannot_start_later_ends_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """If Redis or PostgreSQL is down when a worker dies, the others go on, and the restart is retried."""
    supervisor = new_supervisor()
    supervisor.announced = True
    worker = multiprocess.Process(supervisor.config, [])
    worker.process = get_context("spawn").Process(target=cannot_start)
    worker.start()
    supervisor.processes = [worker]
    started: list[multiprocess.Process] = []

    def start(self: multiprocess.Process) -> None:
        started.append(self)

    monkeypatch.setattr(multiprocess.Process, "start", start)
    monkeypatch.setattr("riftable.server.http.supervisor.RETRY_S", 3600)
    worker.process.join()
    supervisor.keep_subprocess_alive()
    assert not supervisor.should_exit.is_set()
    assert not supervisor.failed
    assert (supervisor.processes, started) == ([], [])
    supervisor.retry_at = 0.0
    supervisor.keep_subprocess_alive()
    assert supervisor.processes == started
    assert len(started) == 1


def test_a_worker_that_dies_unstarted_before_any_served_ends_all() -> None:
    supervisor = new_supervisor()
    worker = multiprocess.Process(supervisor.config, [])
    worker.process = get_context("spawn").Process(target=cannot_start)
    worker.start()
    supervisor.processes = [worker]
    worker.process.join()
    supervisor.keep_subprocess_alive()
    assert supervisor.should_exit.is_set()
    assert supervisor.failed
