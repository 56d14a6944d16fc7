"""Bots and reviews on the machines of a Ray cluster, and in processes of this one while there is no cluster.

A task is what the local processes get, too: the view of a seat, and never a position. The answer to a task
does not depend on where it is found, so nothing is lost with the cluster but time.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import multiprocessing
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from riftable.ai import BOTS
from riftable.server.session.bot_pool import BotPool, BotTask
from riftable.server.session.ray_gateway import Connected, Job, Outcome, serve_jobs

T = TypeVar("T")
A = TypeVar("A")
LOG: Final = logging.getLogger(__name__)
RECONNECT_S: Final = 60.0  # until a cluster that was lost is tried again
ANSWER_TIMEOUT_S: Final = 60.0  # for a task; a search takes some seconds
CLOSE_TIMEOUT_S: Final = 2.0


class ClusterLost(Exception):
    """The cluster cannot be used; the text says why."""


class ClusterLink:
    """The connection to a cluster, until it is lost: a process beside this one, and two threads.

    The threads read and write the pipe, because the event loop must not wait for it.
    """

    def __init__(self, address: str) -> None:
        context = multiprocessing.get_context("spawn")
        self.loop = asyncio.get_running_loop()
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=serve_jobs, args=(there, address), daemon=True)
        self.process.start()
        there.close()
        self.cores: asyncio.Future[int] = self.loop.create_future()  # set once it is connected
        self.lost: asyncio.Future[str] = self.loop.create_future()  # why, once it is
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future[Any]] = {}
        self.outbox: queue.SimpleQueue[Job | int | None] = queue.SimpleQueue()
        for work in (self.read, self.write):
            threading.Thread(target=work, daemon=True, name="riftable-ray").start()

    def read(self) -> None:
        """Receive messages of the process until it ends."""
        try:
            while True:
                self.loop.call_soon_threadsafe(self.on_message, self.pipe.recv())
        except (EOFError, OSError):
            self.tell_lost("its process ended")
        except RuntimeError:  # the event loop is closed
            pass

    def write(self) -> None:
        """Send what is in the outbox; None is the last message."""
        try:
            message: Job | int | None = 0
            while message is not None:
                message = self.outbox.get()
                self.pipe.send(message)
        except OSError:
            self.tell_lost("its process ended")

    def tell_lost(self, reason: str) -> None:
        """Call `lose` in the event loop, from a thread."""
        try:
            self.loop.call_soon_threadsafe(self.lose, reason)
        except RuntimeError:  # it is closed
            return

    def on_message(self, message: Connected | Outcome) -> None:
        """Take in a message of the process."""
        if isinstance(message, Connected):
            if not self.cores.done():
                self.cores.set_result(message.cores)
        elif message.lost:
            self.lose(message.lost)
        elif (answer := self.waiting.get(message.number)) is not None and not answer.done():
            if message.problem is not None:
                answer.set_exception(message.problem)
            else:
                answer.set_result(message.value)

    def lose(self, reason: str) -> None:
        """Give the cluster up: all who wait for an answer look for it elsewhere."""
        if self.lost.done():
            return
        self.lost.set_result(reason)
        if not self.cores.done():
            self.cores.cancel()
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(ClusterLost(reason))

    async def run(self, work: Callable[[A], T], task: A) -> T:
        """Run `work` on the cluster; raise `ClusterLost` if that cannot be used any more.

        A caller that is cancelled ends the task there as well, or takes it out of the queue.
        """
        if self.lost.done():
            raise ClusterLost(self.lost.result())
        number = next(self.numbers)
        answer = self.waiting[number] = self.loop.create_future()
        job: Any = Job(number, work, task)  # type: ignore[arg-type] # every task has a game
        self.outbox.put(job)
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                found: T = await answer
                return found
        except TimeoutError:
            self.lose("it does not answer")
            raise ClusterLost("it does not answer") from None
        finally:
            del self.waiting[number]
            if not answer.done() or answer.cancelled():
                self.outbox.put(number)

    def close(self) -> None:
        """End the process and the threads. Waits for them, so not to be called in the event loop."""
        self.outbox.put(None)
        self.process.join(CLOSE_TIMEOUT_S)
        self.process.kill()  # if it has not ended
        self.process.join()


class RayBots(BotPool):
    """Bots and reviews on the cluster at an address; bots of the host's own stay on this machine."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        super().__init__(workers)
        self.address = address
        self.local_workers = self.workers
        self.link: ClusterLink | None = None
        self.connected = asyncio.Event()
        self.on_cluster: set[asyncio.Task[Any] | None] = set()  # tasks of `submit` that wait for the cluster
        self.connecting: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.connecting = asyncio.get_running_loop().create_task(self.keep_connected())

    async def keep_connected(self) -> None:
        """Connect, and again some time after the cluster was lost. Each loss is logged once."""
        warned = False
        while True:
            link = self.link = ClusterLink(self.address)
            try:
                await asyncio.wait([link.cores])
                if not link.cores.cancelled():
                    self.workers, warned = link.cores.result(), False
                    self.connected.set()
                    self.wake_background()
                    await asyncio.wait([link.lost])
            finally:
                self.connected.clear()
                self.workers = self.local_workers
                self.link = None
                await asyncio.to_thread(link.close)
            if not warned:
                reason = link.lost.result()
                LOG.warning("no Ray cluster, so bots and reviews run on this machine: %s", reason)
                warned = True
            await asyncio.sleep(RECONNECT_S)

    async def submit(self, work: Callable[[A], T], task: A) -> T:
        """Run `work` on the cluster; in a worker of this machine if there is none or it is lost meanwhile."""
        link = self.link if self.connected.is_set() else None
        if link is None or (isinstance(task, BotTask) and task.bot not in BOTS):
            return await super().submit(work, task)
        own = asyncio.current_task()
        self.on_cluster.add(own)
        try:
            return await link.run(work, task)
        except ClusterLost:
            pass
        finally:
            self.on_cluster.discard(own)
        return await super().submit(work, task)

    def abandon(self, running: asyncio.Task[Any]) -> None:
        if running in self.on_cluster:
            running.cancel()

    def close(self) -> None:
        link, connecting = self.link, self.connecting
        if connecting is not None:
            connecting.get_loop().call_soon_threadsafe(connecting.cancel)
        if link is not None:
            link.close()
        super().close()
