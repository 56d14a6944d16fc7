"""Bots and reviews on a cluster of Ray's own, which takes long to start: `make conformance` runs this."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from riftable.ai.review import run_task
from riftable.arena.ray_workers import RayWorkers
from riftable.core.errors import BadOption
from riftable.server.session import ray_pool
from riftable.server.session.bot_pool import choose
from tests.extras import skip_without
from tests.server.test_ray_pool import TIMEOUT_S, connected, decision, question


@pytest.mark.filterwarnings("default")  # of Ray's own, which are not ours to mend
def test_a_cluster_answers_as_this_machine_does(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    skip_without("ray")
    monkeypatch.setattr(ray_pool, "ANSWER_TIMEOUT_S", TIMEOUT_S)  # a busy machine starts Ray slowly
    task, review = question("level1"), decision(10)

    async def test(address: str) -> None:
        async with connected(address) as (pool, link):
            assert pool.workers == 1
            assert await pool.run(choose, task) == choose(task)
            assert await pool.run_in_background(run_task, review) == run_task(review)
            # A review that is cancelled ends on the cluster, whose only core is free for others then.
            endless = asyncio.create_task(pool.run_in_background(run_task, decision(10**9)))
            await asyncio.sleep(0.5)
            endless.cancel()
            assert await pool.run(choose, task) == choose(task)
            assert (pool.bots_at_work, pool.background) == (0, 0)
            assert not pool.pool._processes, "nothing has run on this machine"
            with pytest.raises(BadOption):
                await pool.run(choose, task._replace(mode="nothing"))
            os.kill(link.process.pid or 0, signal.SIGKILL)
            assert await pool.run(choose, task) == choose(task)

    with RayWorkers(jobs=1) as cluster:
        assert isinstance(cluster, RayWorkers)
        asyncio.run(asyncio.wait_for(test(cluster.ray.get_runtime_context().gcs_address), TIMEOUT_S))
    warnings = [one for one in caplog.records if one.name == ray_pool.__name__]
    assert [one.getMessage() for one in warnings] == [
        "no Ray cluster, so bots and reviews run on this machine: its process ended"
    ]
