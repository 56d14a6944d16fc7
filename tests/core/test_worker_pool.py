"""Worker processes: what they do at their start and at their end."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess

import pytest

from riftable.core import worker_pool
from riftable.core.worker_pool import GC_THRESHOLDS, init_worker, new_pool, relax_gc, shutdown_pool

PREPARED: list[bool] = []


def prepare() -> None:
    """Initialize a worker; `state_of_worker` tells whether it was called."""
    PREPARED.append(True)


def state_of_worker() -> tuple[bool, bool, int]:
    """Return whether this process ignores Ctrl-C and was prepared, and its id."""
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN, bool(PREPARED), os.getpid()


@pytest.fixture
def settings_of_process() -> Iterator[None]:
    """Restore what `init_worker` and `relax_gc` change."""
    handler, thresholds = signal.getsignal(signal.SIGINT), gc.get_threshold()
    yield
    signal.signal(signal.SIGINT, handler)
    gc.set_threshold(*thresholds)
    gc.unfreeze()
    PREPARED.clear()


def test_workers_are_prepared_and_leave_ctrl_c_to_the_main_process() -> None:
    pool = new_pool(1, prepare)
    try:
        ignores_interrupt, prepared, process = pool.submit(state_of_worker).result()
    finally:
        shutdown_pool(pool)
    assert ignores_interrupt
    assert prepared
    assert process != os.getpid()
    assert not PREPARED  # here


def test_a_worker_that_does_not_end_is_terminated() -> None:
    pool = new_pool(1)
    work = pool.submit(time.sleep, 3600)
    while not work.running():
        time.sleep(0.01)
    processes = list(pool._processes.values())
    shutdown_pool(pool, timeout_s=0.01)
    assert [process.is_alive() for process in processes] == [False]


@pytest.mark.usefixtures("settings_of_process")
def test_a_process_without_a_parent_is_prepared_too() -> None:
    init_worker(prepare)
    assert state_of_worker() == (True, True, os.getpid())
    relax_gc()
    assert gc.get_threshold() == GC_THRESHOLDS
    assert gc.get_freeze_count() > 0


def test_a_worker_ends_with_its_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()

    class EndedProcess(BaseProcess):
        """A parent that has ended."""

        def __init__(self) -> None:
            pass

        def join(self, timeout: float | None = None) -> None:
            del timeout

        def __repr__(self) -> str:
            return "EndedProcess()"

    def note_exit(status: int) -> None:
        assert status == 1
        ended.set()

    monkeypatch.setattr(multiprocessing, "parent_process", EndedProcess)
    monkeypatch.setattr(os, "_exit", note_exit)
    worker_pool.exit_with_parent()
    assert ended.wait(60)
