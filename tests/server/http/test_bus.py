"""How a worker disconnects from the bus."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Self

from riftable.server.http.bus import Bus, cancel


async def stubborn(begun: asyncio.Event) -> None:
    """A task that loses its first cancellation."""
    begun.set()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.Event().wait()
    await asyncio.Event().wait()


async def clumsy() -> None:
    raise ValueError("of no importance here")


def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    async def ended() -> list[bool]:
        begun = asyncio.Event()
        tasks = [asyncio.create_task(stubborn(begun)), asyncio.create_task(clumsy())]
        await begun.wait()
        async with asyncio.timeout(60):
            await cancel(tasks)
        assert isinstance(tasks[1].exception(), ValueError)
        return [task.cancelled() for task in tasks]

    assert asyncio.run(ended()) == [True, False]


def test_nothing_to_cancel_is_nothing_to_wait_for() -> None:
    asyncio.run(cancel([]))


class LossyRedis:
    """As redis-py on Python 3.11: a cancellation during a send may be lost."""

    def __init__(self) -> None:
        self.sending = asyncio.Event()

    def pipeline(self, *, transaction: bool) -> Self:
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *problem: object) -> None:
        """Nothing to give back."""

    def publish(self, channel: str, data: bytes) -> None:
        """No worker is subscribed."""

    async def execute(self) -> list[int]:
        self.sending.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        return [1]

    async def zrem(self, *names: str) -> None:
        """There is no connection."""

    async def aclose(self) -> None:
        """Nothing is open."""


def test_a_bus_closes_though_redis_loses_a_cancellation() -> None:
    async def close() -> bool:
        bus = Bus("redis://nowhere")
        redis: Any = LossyRedis()
        bus.redis = redis
        bus.tasks = [asyncio.create_task(bus.send_outbox())]
        bus.post("another", b"news")
        await redis.sending.wait()
        async with asyncio.timeout(60):
            await bus.close()
        return bus.tasks[0].cancelled()

    assert asyncio.run(close())
