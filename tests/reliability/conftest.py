"""Fixtures of several tests."""

from __future__ import annotations

import asyncio

import pytest

from riftable.core.record import Record, read_record
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Quick
from riftable.server.session import replays
from riftable.server.session.lobby import Lobby
from tests.server.helpers import ADA, command_id, running_lobby, send, until_idle


async def a_finished_game(lobby: Lobby) -> Record:
    table = await lobby.table((await lobby.creation.quick(ADA, Quick(bot="random"))).id)
    await until_idle(table)
    await send(table, ADA, messages.Move(command_id(), table.play.v, 0, [table.play.game.moves.ids[0]]))
    await until_idle(table)
    await send(table, ADA, messages.Resign(command_id(), 0))
    return read_record(replays.record_text(table.play, ["Ada", "Bot"]))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    async def play() -> Record:
        async with running_lobby(tmp_path_factory.mktemp("data")) as lobby:
            return await a_finished_game(lobby)

    return asyncio.run(play())
