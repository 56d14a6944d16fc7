"""Bots think in processes of their own: the event loop never waits, and they get a view and no more."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from riftable.ai import LEVELS, Bot
from riftable.ai.analysis import evaluate_answers
from riftable.ai.levels import SEARCH_LEVELS
from riftable.ai.parallel_search import rules_of
from riftable.ai.registry import find_bot
from riftable.ai.search import Budget
from riftable.ai.view_codec import pack, unpack
from riftable.core import machine
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.server.accounts.rate_limits import MOST_KEYS, OWN, THOUGHTS

T = TypeVar("T")
LOG: Final = logging.getLogger(__name__)
BOT_STREAM: Final = 1 << 32  # the bots' luck, apart from nature's, which counts from 0
HINT_STREAM: Final = 1 << 33
PATIENCE: Final = dict(zip(SEARCH_LEVELS, (0.4, 1.0, 2.0), strict=True))  # seconds to search, if not compiled
HINT: Final = 1.0  # seconds that are spent on a hint
USUAL: Final = LEVELS[2]  # fills seats when nobody says which
GENTLE: Final = LEVELS[1]  # for whoever comes in and just wants to play
FAREWELL: Final = 0.5  # seconds that a process gets to finish its thought when the server goes
SELDOM: Final = (
    50_000,
    20,
    20,
)  # objects that are made before one looks for rubbish, and looks of each depth


class Task(NamedTuple):
    """What a bot is asked: by which rules, what it sees, and its luck."""

    game: str
    mode: str
    options: tuple[tuple[str, str], ...]
    bot: str
    view: bytes
    luck: int


class Idea(NamedTuple):
    """A line of play, as a hint: moves of the seat that asked, and how likely it is to win by them."""

    moves: list[int]
    chance: float


@lru_cache(maxsize=64)
def bot_of(name: str, game: str, mode: str, options: tuple[tuple[str, str], ...]) -> Bot:
    """Bots, kept. Without a compiled engine the strongest would take too long: they get a time instead."""
    slow = (machine.__file__ or "").endswith(".py") and name in PATIENCE
    return find_bot(f"{name}?seconds={PATIENCE[name]}" if slow else name, rules_of(game, mode, options))


def task_of(rules: Rules, name: str, view: Any, seed: int, stream: int) -> Task:
    """A question to a bot, as it travels."""
    luck = int(Rng(seed, stream).bits())
    return Task(rules.game, rules.mode, tuple(rules.options.items()), name, pack(view, rules), luck)


def think(task: Task) -> int:
    """A bot's answer. Runs in a process of its own."""
    rules = rules_of(task.game, task.mode, task.options)
    view = unpack(task.view, rules)
    return int(bot_of(task.bot, task.game, task.mode, task.options).choose(view, Rng(task.luck)))


def ponder(task: Task) -> list[Idea]:
    """Lines of play for a hint, best first. Runs in a process of its own."""
    rules = rules_of(task.game, task.mode, task.options)
    view = unpack(task.view, rules)
    found = evaluate_answers(rules, view, Budget(seconds=HINT), Rng(task.luck))
    return [Idea(one.line, one.chance) for one in found]


def settle_in() -> None:
    """A worker leaves interrupts to its master, which tells it when to go; without a master it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    master = multiprocessing.parent_process()
    if master is not None:
        threading.Thread(target=outlive_nobody, args=(master,), daemon=True).start()


def tidy_seldom() -> None:
    """For a process that holds many positions: they hold no circles, and looking for some takes long."""
    gc.freeze()
    gc.set_threshold(*SELDOM)


def dismiss(pool: ProcessPoolExecutor) -> None:
    """Sends the processes of a pool home and waits until they are gone; who thinks too long is sent away.

    Only then are the semaphores that they share with us given back: who ends before leaves them behind.
    """
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - there is a word for it from 3.14 on

    def send_away() -> None:
        for process in processes:
            process.terminate()

    hurry = threading.Timer(FAREWELL, send_away)
    hurry.start()
    pool.shutdown(wait=True, cancel_futures=True)
    hurry.cancel()


def outlive_nobody(master: Any) -> None:
    """Waits for the end of the master, who may have been killed before he could say a word."""
    master.join()
    os._exit(1)


def rest_of(floor: float, spent: float) -> float:
    """Seconds to wait so that all answers take as long, or (a long thought) so many times as long.

    How long a bot thinks depends on its hand; people who look at the clock must not learn of it.
    """
    return -spent % floor


class Turns:
    """Who lets many bots think at once waits for his own, and for nobody else's.

    Guests are as many as somebody likes to be, so the hosts of one address wait for each other.
    """

    def __init__(self) -> None:
        self.kept: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.places: dict[str, str] = {}  # the address from which each host laid their last table

    def laid_from(self, host: str, where: str) -> None:
        """Note the address of a host; those of this machine count one by one."""
        self.places.pop(host, None)
        if where != OWN:
            self.places[host] = where
        if len(self.places) > MOST_KEYS:
            del self.places[next(iter(self.places))]

    def of(self, host: str) -> asyncio.Semaphore:
        """The turn of one host's bots."""
        return self.kept.setdefault(self.places.get(host, host), asyncio.Semaphore(THOUGHTS))


class Thinkers:
    """The processes in which bots think; made anew if one dies."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self.new_pool()
        self.closed = False

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=settle_in)

    async def run(self, work: Callable[[Task], T], task: Task) -> T:
        """What comes of a task; a worker that died is replaced once."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, work, task)
        except BrokenProcessPool:
            if self.closed:
                raise
            LOG.warning("a bot's process died; starting anew")
            if self.pool is pool:
                self.pool = self.new_pool()
            return await loop.run_in_executor(self.pool, work, task)

    def close(self) -> None:
        """Sends everybody home."""
        self.closed = True
        dismiss(self.pool)
