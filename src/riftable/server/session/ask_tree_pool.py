"""Ask trees beside the event loop: in a thread, or in a worker process while the server is busy.

A tree takes some milliseconds. A thread is quickest for a single one, but while it computes it competes with
the event loop for the interpreter. So when trees are requested in quick succession, a worker process builds
them. Like bots, it gets a view and no more.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

import msgspec

from riftable.api import cached_rules
from riftable.core.pickling import pack, unpack
from riftable.core.worker_pool import new_pool, relax_gc, shutdown_pool
from riftable.games import presenter_of
from riftable.server.session.ask_tree import AskTreeBuilder

LOG: Final = logging.getLogger(__name__)
QUICK_SUCCESSION_S: Final = 0.1  # at most this long after the request before
REQUESTS_WHEN_BUSY: Final = 20  # in quick succession


class TreeRequest(NamedTuple):
    """What a worker process needs to build an ask tree."""

    game: str
    mode: str
    options: tuple[tuple[str, str], ...]
    lang: str
    view: bytes
    names: tuple[str, ...]
    at: int


def tree_request(builder: AskTreeBuilder) -> TreeRequest:
    """Return what a worker needs to do the same as this builder."""
    rules = builder.rules
    options = tuple(rules.options.items())
    view = pack(builder.view, rules)
    names = tuple(builder.names)
    return TreeRequest(rules.game, rules.mode, options, builder.presenter.lang, view, names, builder.at)


def encoded_ask(builder: AskTreeBuilder) -> bytes:
    """Return the question to a seat with its tree, as it goes into a message."""
    return msgspec.json.encode(builder.ask())


def build_from_request(request: TreeRequest) -> bytes:
    """Return the same as `encoded_ask`. Runs in the worker process."""
    rules = cached_rules(request.game, request.mode, request.options)
    view, presenter = unpack(request.view, rules), presenter_of(rules, request.lang)
    return encoded_ask(AskTreeBuilder(rules, presenter, view, request.names, request.at))


def do_nothing() -> None:
    """Run first in the worker process: once it has, the process has started."""


class AskTreePool:
    """A thread, and a worker process once the server is busy."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="riftable-ask-trees")
        self.pool: ProcessPoolExecutor | None = None
        self.started: Future[None] | None = None  # done once the process can take requests
        self.last_request_s = 0.0
        self.requests_in_succession = 0

    async def build(self, builder: AskTreeBuilder) -> bytes:
        """Return the question to a seat with its tree, encoded. `builder` must not be used elsewhere."""
        loop = asyncio.get_running_loop()
        quick = loop.time() - self.last_request_s < QUICK_SUCCESSION_S
        self.requests_in_succession = self.requests_in_succession + 1 if quick else 0
        self.last_request_s = loop.time()
        busy = self.requests_in_succession >= REQUESTS_WHEN_BUSY
        if busy and self.pool is None:
            self.pool = new_pool(1, relax_gc)
            self.started = self.pool.submit(do_nothing)
        if busy and self.pool is not None and self.started is not None and self.started.done():
            try:
                return await loop.run_in_executor(self.pool, build_from_request, tree_request(builder))
            except BrokenProcessPool:
                LOG.warning("the worker process for ask trees died; starting a new one when needed")
                self.pool = None
        return await loop.run_in_executor(self.thread, encoded_ask, builder)

    def close(self) -> None:
        """Shut the worker process down. The pool can still be used; it starts another if it must."""
        pool, self.pool, self.started = self.pool, None, None
        if pool is not None:
            shutdown_pool(pool)


ASK_TREES: Final = AskTreePool()
