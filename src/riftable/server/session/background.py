"""Background tasks of a table: kept until they are done, and ended when the table closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class BackgroundTasks:
    """Tasks that run beside requests.

    asyncio holds only weak references to tasks; without these they might vanish half-way.
    """

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()
        self.uninterruptible: set[asyncio.Task[Any]] = set()  # of `running`: those that `close` waits for

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run `work`; it is cancelled when the table closes."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` to its end even if the caller is cancelled meanwhile, and return its result."""
        task = self.start(work)
        self.uninterruptible.add(task)
        task.add_done_callback(self.uninterruptible.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Cancel what `start` runs, and wait for what `finish` runs."""
        for task in self.running - self.uninterruptible:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
