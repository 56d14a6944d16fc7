"""What a worker's place on the bus does without one."""

from __future__ import annotations

import asyncio
import contextlib

from riftable.web.bus import end


async def deaf(begun: asyncio.Event) -> None:
    """Does not hear it when it is told to go for the first time."""
    begun.set()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.Event().wait()
    await asyncio.Event().wait()


async def clumsy() -> None:
    raise ValueError("no matter")


def test_who_does_not_hear_it_is_told_again() -> None:
    async def told() -> list[bool]:
        begun = asyncio.Event()
        tasks = [asyncio.create_task(deaf(begun)), asyncio.create_task(clumsy())]
        await begun.wait()
        await end(tasks)
        return [task.cancelled() for task in tasks]

    assert asyncio.run(told()) == [True, False]
