"""The garden: where the trees of questions grow, beside the event loop.

A tree takes some milliseconds. While few are wanted they grow in a thread; but a busy thread holds up the
event loop at every turn, since only one of the two runs at a time. So when many are wanted, one soon after
the other, a process of its own grows them, which gets a view and no more, as bots do.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

import msgspec

from riftable.ai.parallel_search import rules_of
from riftable.ai.view_codec import pack, unpack
from riftable.games import presenter_of
from riftable.server.session.ask_tree import Foresight
from riftable.server.session.bot_pool import dismiss, settle_in, tidy_seldom

LOG: Final = logging.getLogger(__name__)
SOON: Final = 0.1  # seconds from one tree to the next
RUSH: Final = 20  # so many soon after each other make a server busy


class Seed(NamedTuple):
    """What a tree grows from."""

    game: str
    mode: str
    options: tuple[tuple[str, str], ...]
    lang: str
    view: bytes
    names: tuple[str, ...]
    at: int


def seed_of(sight: Foresight) -> Seed:
    """A question, as it travels."""
    rules = sight.rules
    options = tuple(rules.options.items())
    return Seed(
        rules.game,
        rules.mode,
        options,
        sight.presenter.lang,
        pack(sight.view, rules),
        tuple(sight.names),
        sight.at,
    )


def question(sight: Foresight) -> bytes:
    """The question to a seat with its tree, as it goes into a message."""
    return msgspec.json.encode(sight.ask())


def grown(seed: Seed) -> bytes:
    """The same from what travelled. Runs in a process of its own."""
    rules = rules_of(seed.game, seed.mode, seed.options)
    view = unpack(seed.view, rules)
    return question(Foresight(rules, presenter_of(rules, seed.lang), view, seed.names, seed.at))


def prepare() -> None:
    """What a process does first."""
    settle_in()
    tidy_seldom()


def nothing() -> None:
    """What it is asked first: it is there."""


class Garden:
    """A thread, and a process once that is worth it."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="riftable-trees")
        self.pool: ProcessPoolExecutor | None = None
        self.ready: Future[None] | None = None
        self.last = 0.0
        self.rush = 0

    async def grow(self, sight: Foresight) -> bytes:
        """The question to a seat with its tree, encoded: nobody here needs to look into it."""
        loop = asyncio.get_running_loop()
        self.rush = self.rush + 1 if loop.time() - self.last < SOON else 0
        self.last = loop.time()
        busy = self.rush >= RUSH
        if busy and self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=prepare)
            self.ready = self.pool.submit(nothing)
        if busy and self.pool is not None and self.ready is not None and self.ready.done():
            try:
                return await loop.run_in_executor(self.pool, grown, seed_of(sight))
            except BrokenProcessPool:
                LOG.warning("the process in which trees grow died; starting anew")
                self.pool = None
        return await loop.run_in_executor(self.thread, question, sight)

    def close(self) -> None:
        """Ends the process; if trees are wanted after all, there will be another."""
        pool, self.pool, self.ready = self.pool, None, None
        if pool is not None:
            dismiss(pool)


GARDEN: Final = Garden()
