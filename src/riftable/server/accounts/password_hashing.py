"""A bounded queue for hashing passwords, in which log-ins never wait behind registrations.

A hash takes 64 MiB and a tenth of a second of several cores, so only a few run at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager
from typing import Final

from riftable.server.match.refusals import RequestRefused

HASHES_AT_ONCE: Final = 2
REGISTRATIONS_AT_ONCE: Final = 1  # fewer than hashes, so that log-ins always have one for themselves
MAX_LOG_INS: Final = 64  # running or waiting
MAX_REGISTRATIONS: Final = 16
RETRY_AFTER_S: Final = 5  # for clients that were refused


class HashingQueue:
    """Slots for hashing passwords, and two queues before them: log-ins and registrations."""

    def __init__(self) -> None:
        self.hashes = asyncio.Semaphore(HASHES_AT_ONCE)
        self.registering = asyncio.Semaphore(REGISTRATIONS_AT_ONCE)
        self.admitted: Counter[str] = Counter()  # requests, waiting or running, by queue

    def log_in(self) -> AbstractContextManager[None]:
        """Join the queue for log-ins and other checks of passwords; RequestRefused if it is full."""
        return self.admit("log-in", MAX_LOG_INS)

    def registration(self) -> AbstractContextManager[None]:
        """Join the queue for registrations; RequestRefused if it is full."""
        return self.admit("registration", MAX_REGISTRATIONS)

    @contextlib.contextmanager
    def admit(self, queue: str, limit: int) -> Iterator[None]:
        """Count a request of a queue while it lasts; RequestRefused if there are `limit` already."""
        if self.admitted[queue] >= limit:
            raise RequestRefused("busy", 503, seconds=RETRY_AFTER_S)
        self.admitted[queue] += 1
        try:
            yield
        finally:
            self.admitted[queue] -= 1

    @contextlib.asynccontextmanager
    async def hashing(self, *, registering: bool = False) -> AsyncIterator[None]:
        """Wait for a slot and hold it. Only `REGISTRATIONS_AT_ONCE` registrations hold or await one."""
        async with contextlib.AsyncExitStack() as stack:
            if registering:
                await stack.enter_async_context(self.registering)
            await stack.enter_async_context(self.hashes)
            yield
