"""A small run of `python -m bench.scale`: nothing is lost, a loss would be noticed, and costs are counted."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bench.scale.__main__ import comparison
from bench.scale.bots import costs
from bench.scale.installation import COUNT_STATEMENTS, installation
from bench.scale.play import Played, StartedPace, lost, play
from riftable.ai.levels import LEVELS
from tests.reliability.cluster.servers import MISSING, Servers, database_of, servers
from tests.reliability.ledger import Ledger

GAMES = 4


@pytest.fixture(scope="module")
def counting() -> Iterator[Servers]:
    """PostgreSQL that counts its statements, and Redis."""
    if MISSING:
        pytest.skip(f"not installed: {', '.join(MISSING)}")
    with servers(*COUNT_STATEMENTS) as found:
        yield found


def test_nothing_is_lost_and_a_loss_is_noticed(counting: Servers) -> None:
    ledger = Ledger()
    with installation(counting, 2) as server:
        found = asyncio.run(
            asyncio.wait_for(play(server, ledger, GAMES, rate=20, seconds=3, warm_up_s=1), 300)
        )
    assert found.moves > 0
    assert len(ledger.acks) >= found.moves
    assert found.per_move("statements") > 3  # six, but some moves are acknowledged after the count
    assert found.after.workers > found.before.workers > 0
    assert found.after.database_bytes > 0
    assert asyncio.run(lost(server.store, ledger)) == []
    counting.psql(
        "DELETE FROM receipts WHERE ctid = (SELECT min(ctid) FROM receipts)", database_of(server.store)
    )
    assert asyncio.run(lost(server.store, ledger))


def test_no_one_moves_before_all_games_are_open() -> None:
    async def work() -> list[str]:
        pace, seen = StartedPace(1e6), []

        async def move() -> None:
            await pace()
            seen.append("move")

        moving = asyncio.create_task(move())
        for _ in range(20):
            await asyncio.sleep(0)
        seen.append("start")
        pace.start.set()
        await moving
        return seen

    assert asyncio.run(work()) == ["start", "move"]


def test_a_comparison_has_the_ratios_to_the_first_case(counting: Servers) -> None:
    with installation(counting, 1, in_file=True) as server:
        usage = server.usage()
    cases = {
        name: [Played(name, 1, usage, usage, usage, seconds=1.0, latencies=[0.01] * moves)]
        for name, moves in (("one", 10), ("two", 15))
    }
    assert "| moves | 10.00 (1.00×) | 15.00 (1.50×) |" in comparison(cases).splitlines()


def test_every_level_of_a_bot_is_measured() -> None:
    found = costs("riffifi", positions=2)
    assert list(found) == list(LEVELS)
    assert min(found.values()) > 0
