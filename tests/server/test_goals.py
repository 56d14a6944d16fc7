"""Goals and sides of a table: the server sends them, so that no client computes them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import riftable
from riftable.games import presenter_of
from riftable.server.protocol.http_models import Quick
from riftable.server.protocol.messages import Resign
from riftable.server.session.replays import replay_of
from tests.server.helpers import ADA, command_id, running_lobby, send, until_idle


@pytest.mark.parametrize(
    ("game", "mode", "goal", "result_goal", "sides"),
    [
        ("riftforce", "duel", 12, 12, [0, 1]),
        ("riftforce", "team3", 12, 12, [0, 1, 0]),
        ("riftforce", "team4", 12, 12, [0, 1, 0, 1]),
        ("riftforce", "solo", 12, 12, [0, 1]),
        ("riffifi", "table", 0, 0, [0, 1, 2, 3]),
        ("riftbound", "duel", 8, 8, [0, 1]),
        ("riftbound", "match", 8, 2, [0, 1]),
        ("riftbound", "skirmish", 8, 8, [0, 1, 2]),
        ("riftbound", "war", 8, 8, [0, 1, 2, 3]),
        ("riftbound", "magma", 11, 11, [0, 1, 0, 1]),
    ],
)
def test_every_mode_has_its_goal_and_its_sides(
    game: str, mode: str, goal: int, result_goal: int, sides: list[int]
) -> None:
    rules = riftable.rules(game, mode)
    presenter = presenter_of(rules, "en")
    assert presenter.goal() == goal
    assert presenter.result_goal() == result_goal
    assert presenter.sides() == sides
    assert presenter.sides()[: len(rules.sides)] == rules.sides, "seats come first"


def test_a_solo_table_tells_of_the_trainer_before_and_after_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            opened = await lobby.creation.quick(ADA, Quick(game="riftforce", mode="solo"))
            table = await lobby.table(opened.id)
            await until_idle(table)
            info = table.info_for(ADA.id, "en")
            assert (info.sides, info.goal, len(info.seats)) == ([0, 1], 12, 1)
            await send(table, ADA, Resign(command_id(), 0))
            replay = replay_of(table.play, -1, "en")
            assert (replay.sides, replay.goal, len(replay.seats)) == ([0, 1], 12, 1)
            assert replay.result is not None
            assert replay.result.goal == 12

    asyncio.run(work())
