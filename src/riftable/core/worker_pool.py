"""Worker processes: how pools are made, how workers start and end. All process pools come from here.

Workers are spawned, never forked: the main process has threads (of an event loop or a progress bar), and a
fork of a process with threads may hang. Threads are used instead where the work releases the interpreter
(hashing passwords, SQLite) or is too short to be sent to a process (single ask trees).
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Final

SHUTDOWN_TIMEOUT_S: Final = 0.5
GC_THRESHOLDS: Final = (50_000, 20, 20)  # of `gc.set_threshold`; the default is (700, 10, 10)


def new_pool(workers: int, initializer: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """Return a pool of `workers` processes; each calls `initializer` after `init_worker`.

    `initializer` is pickled, so it must be a function of a module. End the pool with `shutdown_pool`.
    """
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=init_worker, initargs=(initializer,))


def init_worker(initializer: Callable[[], None] | None = None) -> None:
    """Prepare a worker process: it ignores Ctrl-C, which the main process handles, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()
    if initializer is not None:
        initializer()


def exit_with_parent() -> None:
    """End this process when its parent ends, even if that was killed. Nothing happens without a parent."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_after, args=(parent,), daemon=True).start()


def _exit_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def relax_gc() -> None:
    """Collect garbage seldom: for processes that hold many positions, which have no reference cycles."""
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def shutdown_pool(pool: ProcessPoolExecutor, timeout_s: float = SHUTDOWN_TIMEOUT_S) -> None:
    """Shut down a pool and wait; terminate workers that still run after `timeout_s`.

    Waiting matters: the semaphores that are shared with the workers are released only after their end.
    """
    processes = list((pool._processes or {}).values())  # noqa: SLF001  (`terminate_workers` from 3.14 on)

    def terminate() -> None:
        for process in processes:
            process.terminate()

    timer = threading.Timer(timeout_s, terminate)
    timer.start()
    pool.shutdown(wait=True, cancel_futures=True)
    timer.cancel()
