"""Processes that work for ours: how they begin, and how none of them outlives whoever wants its work."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import Any, Final

FAREWELL: Final = 0.5  # seconds that a process gets to finish its thought when it is sent home


def settle_in() -> None:
    """A worker leaves interrupts to its master, which tells it when to go; without a master it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    go_with_the_master()


def go_with_the_master() -> None:
    """Whoever works for another process ends when that one does, however it ends."""
    master = parent_process()
    if master is not None:
        threading.Thread(target=outlive_nobody, args=(master,), daemon=True).start()


def outlive_nobody(master: Any) -> None:
    """Waits for the end of the master, who may have been killed before he could say a word."""
    master.join()
    os._exit(1)


def new_pool(jobs: int, begin: Callable[[], None] = settle_in) -> ProcessPoolExecutor:
    """Processes to share work among.

    They are not forked: a progress bar is a thread, and a fork of a process with threads may hang.
    """
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=begin)


def dismiss(pool: ProcessPoolExecutor, patience: float = FAREWELL) -> None:
    """Sends the processes of a pool home and waits until they are gone; who thinks too long is sent away.

    Only then are the semaphores that they share with us given back: who ends before leaves them behind.
    """
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - there is a word for it from 3.14 on

    def send_away() -> None:
        for process in processes:
            process.terminate()

    hurry = threading.Timer(patience, send_away)
    hurry.start()
    pool.shutdown(wait=True, cancel_futures=True)
    hurry.cancel()
