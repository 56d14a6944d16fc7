"""The garden: a tree is the same wherever it grows, and grows on whatever dies."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from riftable.server.protocol.parts import Ask
from riftable.server.session import ask_tree_pool as trees
from riftable.server.session.ask_tree_pool import RUSH, Garden, grown, seed_of
from tests.server.house import duel, house


def hurry(garden: Garden) -> None:
    """As if many had been wanted just now."""
    garden.last, garden.rush = asyncio.get_running_loop().time(), RUSH


def test_a_tree_is_the_same_in_a_thread_and_in_a_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trees, "SOON", 3600.0)  # however long this process has to wait between two lines

    async def work() -> None:
        garden = Garden()
        async with house(tmp_path) as lobby:
            table = await duel(lobby)
            sight = table.reader(0, "uk").foresight()
            question = sight.ask()
            assert question is not None
            assert question.tree
            wanted = msgspec.json.encode(question)
            assert await garden.grow(sight) == wanted
            assert garden.pool is None  # few: a thread does
            hurry(garden)
            assert await garden.grow(sight) == wanted
            assert garden.pool is not None
            assert garden.ready is not None
            await asyncio.wait_for(asyncio.wrap_future(garden.ready), 120)
            thread, garden.thread = garden.thread, ThreadPoolExecutor(1)
            garden.thread.shutdown()
            hurry(garden)
            assert await garden.grow(sight) == wanted  # without the thread, so by the process
            assert table.reader(1, "uk").foresight().ask() is None
            for pid in garden.pool._processes:
                os.kill(pid, signal.SIGKILL)
            garden.thread = thread
            hurry(garden)
            assert await garden.grow(sight) == wanted
            garden.close()
            assert garden.pool is None
            assert await garden.grow(sight) == wanted
            thread.shutdown()
            garden.close()

    asyncio.run(asyncio.wait_for(work(), 300))


def test_what_travels_is_what_the_seat_sees(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as lobby:
            table = await duel(lobby)
            sight = table.reader(0, "en").foresight()
            seed = seed_of(sight)
            assert (seed.game, seed.lang, seed.names) == ("riftforce", "en", ("Ada", "Noam"))
            assert str(table.play.head.seed).encode() not in seed.view
            ask = sight.ask()
            assert isinstance(ask, Ask)
            assert ask.tree[0].name.encode() in grown(seed)

    asyncio.run(work())
