"""What the supervisor of several workers does when one of them dies."""

from __future__ import annotations

import os
import signal
import sys
import threading
from multiprocessing import get_context
from multiprocessing.connection import Connection

import pytest
import uvicorn
from uvicorn.supervisors import multiprocess

from riftable.web.supervisor import Supervisor

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="workers are killed with a signal")


def die_when_asked(end: Connection) -> None:
    """A worker that is killed after it got a ping and before it answers."""
    end.recv()
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_worker_killed_during_a_health_check_is_replaced_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    handlers = {number: signal.getsignal(number) for number in multiprocess.SIGNALS}
    config = uvicorn.Config("nowhere:app", workers=1, log_config=None, timeout_worker_healthcheck=3600)
    supervisor = Supervisor(config, [])
    for number, handler in handlers.items():
        signal.signal(number, handler)
    worker = multiprocess.Process(config, [])
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
