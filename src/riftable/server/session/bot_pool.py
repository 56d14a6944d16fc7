"""Bots in worker processes: the event loop never waits for them, and they get a view and no more."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from riftable.ai import Bot
from riftable.ai.analysis import evaluate_answers
from riftable.ai.levels import SEARCH_LEVELS
from riftable.ai.registry import find_bot
from riftable.ai.search import Budget, Searcher
from riftable.api import cached_rules
from riftable.core import machine
from riftable.core.pickling import pack, unpack
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.core.worker_pool import new_pool, shutdown_pool
from riftable.server.accounts.rate_limits import LOCAL_CLIENT, MAX_BOT_TURNS_PER_HOST, MAX_KEYS

T = TypeVar("T")
A = TypeVar("A")
LOG: Final = logging.getLogger(__name__)
# At most, without a compiled engine.
INTERPRETED_SEARCH_S: Final = dict(zip(SEARCH_LEVELS, (0.4, 1.0, 2.0, 4.0), strict=True))
HINT_SEARCH_S: Final = 1.0


class BotTask(NamedTuple):
    """What a worker needs to answer for a bot: the rules, the view of the seat, and a random seed."""

    game: str
    mode: str
    options: tuple[tuple[str, str], ...]
    bot: str
    view: bytes
    seed: int


class HintLine(NamedTuple):
    """A line of play for a hint: moves of the seat that asked, and its chance to win by them."""

    moves: list[int]
    chance: float


@lru_cache(maxsize=64)
def cached_bot(name: str, game: str, mode: str, options: tuple[tuple[str, str], ...]) -> Bot:
    """Return a bot. Without a compiled engine, searching bots stop after some seconds."""
    bot = find_bot(name, cached_rules(game, mode, options))
    interpreted = (machine.__file__ or "").endswith(".py")
    if interpreted and name in INTERPRETED_SEARCH_S and isinstance(bot, Searcher):
        bot.budget = bot.budget._replace(seconds=INTERPRETED_SEARCH_S[name])
    return bot


def bot_task(rules: Rules, bot: str, view: Any, game_seed: int, stream: int) -> BotTask:
    """Return the task of a bot that sees `view`."""
    seed = int(Rng(game_seed, stream).bits())
    return BotTask(rules.game, rules.mode, tuple(rules.options.items()), bot, pack(view, rules), seed)


def choose(task: BotTask) -> int:
    """Return the move that a bot chooses. Runs in a worker process."""
    rules = cached_rules(task.game, task.mode, task.options)
    view = unpack(task.view, rules)
    return int(cached_bot(task.bot, task.game, task.mode, task.options).choose(view, Rng(task.seed)))


def find_lines(task: BotTask) -> list[HintLine]:
    """Return lines of play for a hint, best first. Runs in a worker process."""
    rules = cached_rules(task.game, task.mode, task.options)
    view = unpack(task.view, rules)
    found = evaluate_answers(rules, view, Budget(seconds=HINT_SEARCH_S), Rng(task.seed))
    return [HintLine(one.line, one.chance) for one in found]


def time_until_multiple(step_s: float, spent_s: float) -> float:
    """Return the seconds to wait until `spent_s` is a multiple of `step_s`.

    How long a bot thinks depends on its hand; rounding up hides that from players who watch the time.
    """
    return -spent_s % step_s


class HostQuotas:
    """Bots of one host's tables wait for each other, and for no one else's.

    Anyone can be any number of guests, so hosts behind one address share a quota.
    """

    def __init__(self) -> None:
        self.semaphores: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.addresses: dict[str, str] = {}  # by host: from where they opened their last table

    def note_address(self, host: str, address: str) -> None:
        """Note the address of a host; hosts on this machine have a quota each."""
        self.addresses.pop(host, None)
        if address != LOCAL_CLIENT:
            self.addresses[host] = address
        if len(self.addresses) > MAX_KEYS:
            del self.addresses[next(iter(self.addresses))]

    def of(self, host: str) -> asyncio.Semaphore:
        """Return the semaphore to hold while a bot at a table of this host thinks."""
        return self.semaphores.setdefault(
            self.addresses.get(host, host), asyncio.Semaphore(MAX_BOT_TURNS_PER_HOST)
        )


class BotPool:
    """Worker processes in which bots think; replaced if one dies."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = new_pool(self.workers)
        self.closed = False
        self.bots_at_work = 0  # calls of `run` that have not returned
        self.background = 0  # workers that `run_in_background` keeps busy
        self.worker_freed = asyncio.Event()

    def start(self) -> None:
        """Start what runs besides tasks; here nothing does. Called in the event loop."""

    async def run(self, work: Callable[[BotTask], T], task: BotTask) -> T:
        """Run `work` in a worker. If a worker dies, try once more with a new pool."""
        self.bots_at_work += 1
        try:
            return await self.submit(work, task)
        finally:
            self.bots_at_work -= 1
            self.wake_background()

    async def run_in_background(self, work: Callable[[A], T], task: A) -> T:
        """Run `work` once a worker is free that no bot needs: bots wait for one such task at most.

        A worker may not notice that the caller is cancelled; it counts as busy until it is done.
        """
        while self.bots_at_work + self.background >= self.workers:
            await self.worker_freed.wait()
        self.background += 1
        running = asyncio.get_running_loop().create_task(self.submit(work, task))
        running.add_done_callback(self.end_background)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            self.abandon(running)
            raise

    def abandon(self, running: asyncio.Task[Any]) -> None:
        """End a task of `run_in_background` that no one waits for, if that is possible; here it goes on."""

    def end_background(self, done: asyncio.Future[Any]) -> None:
        """Count a worker as free that has done a task of `run_in_background`."""
        if not done.cancelled():
            done.exception()  # whoever waited for it has it, unless they were cancelled
        self.background -= 1
        self.wake_background()

    def wake_background(self) -> None:
        """Let tasks that wait for a free worker look again."""
        self.worker_freed.set()
        self.worker_freed.clear()

    async def submit(self, work: Callable[[A], T], task: A) -> T:
        """Run `work` in a worker at once. If a worker dies, try once more with a new pool."""
        loop = asyncio.get_running_loop()
        pool = self.pool
        try:
            return await loop.run_in_executor(pool, work, task)
        except BrokenProcessPool:
            if self.closed:
                raise
            LOG.warning("a worker process of the bots died; starting new ones")
            if self.pool is pool:
                self.pool = new_pool(self.workers)
            return await loop.run_in_executor(self.pool, work, task)

    def close(self) -> None:
        """Shut the workers down."""
        self.closed = True
        shutdown_pool(self.pool)
