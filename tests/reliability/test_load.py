"""A small run of `make load`: moves are acknowledged and none is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench.load.run import Measured, Pace, measure, quantile, riftable


def test_every_move_is_acknowledged(tmp_path: Path) -> None:
    with riftable(tmp_path, jobs=1) as server:
        found = asyncio.run(asyncio.wait_for(measure(server, games=8, rate=20, seconds=3, bots=1), 300))
    assert found.refusals == 0
    assert found.acks
    assert found.tasks[0] > 0
    assert found.lags
    # `make load` measures how many and how fast, on an idle machine.


def test_a_pace_limits_all_callers_together() -> None:
    async def work() -> float:
        pace = Pace(200)
        loop = asyncio.get_running_loop()
        begin = loop.time()
        await asyncio.gather(*(pace() for _ in range(41)))
        return loop.time() - begin

    assert asyncio.run(work()) >= 0.195


def test_the_figures_of_a_run() -> None:
    assert quantile([], 0.5) == 0.0
    assert [quantile(range(100), q) for q in (0.5, 0.99, 1.0)] == [50, 99, 99]
    found = Measured("ours", 2, seconds=2.0, acks=[0.1] * 8, memory=[100] * 10 + [110] * 10)
    assert found.rate == 4
    assert found.growth == pytest.approx(0.1)
