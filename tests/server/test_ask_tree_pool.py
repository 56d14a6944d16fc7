"""Ask trees are the same from a thread and from a worker process, also after the process died."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from riftable.server.protocol.parts import AskTree
from riftable.server.session import ask_tree_pool as trees
from riftable.server.session.ask_tree_pool import (
    REQUESTS_WHEN_BUSY,
    AskTreePool,
    build_from_request,
    tree_request,
)
from tests.server.helpers import duel, running_lobby


def make_busy(pool: AskTreePool) -> None:
    """Make the pool count many recent requests."""
    pool.last_request_s, pool.requests_in_succession = asyncio.get_running_loop().time(), REQUESTS_WHEN_BUSY


def test_a_tree_is_the_same_in_a_thread_and_in_a_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trees, "QUICK_SUCCESSION_S", 3600.0)  # however slow this machine is

    async def work() -> None:
        pool = AskTreePool()
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            sight = table.presentations.of(0, "uk").ask_tree_builder()
            question = sight.ask()
            assert question is not None
            assert question.tree
            wanted = msgspec.json.encode(question)
            assert await pool.build(sight) == wanted
            assert pool.pool is None  # a thread is enough
            make_busy(pool)
            assert await pool.build(sight) == wanted
            assert pool.pool is not None
            assert pool.started is not None
            await asyncio.wait_for(asyncio.wrap_future(pool.started), 120)
            thread, pool.thread = pool.thread, ThreadPoolExecutor(1)
            pool.thread.shutdown()
            make_busy(pool)
            assert await pool.build(sight) == wanted  # without the thread, so by the process
            assert table.presentations.of(1, "uk").ask_tree_builder().ask() is None
            for pid in pool.pool._processes:
                os.kill(pid, signal.SIGKILL)
            pool.thread = thread
            make_busy(pool)
            assert await pool.build(sight) == wanted
            pool.close()
            assert pool.pool is None
            assert await pool.build(sight) == wanted
            thread.shutdown()
            pool.close()

    asyncio.run(asyncio.wait_for(work(), 300))


def test_a_worker_gets_what_the_seat_sees(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            table = await duel(lobby)
            sight = table.presentations.of(0, "en").ask_tree_builder()
            seed = tree_request(sight)
            assert (seed.game, seed.lang, seed.names) == ("riftforce", "en", ("Ada", "Noam"))
            assert str(table.play.head.seed).encode() not in seed.view
            ask = sight.ask()
            assert isinstance(ask, AskTree)
            assert ask.tree[0].name.encode() in build_from_request(seed)

    asyncio.run(work())
