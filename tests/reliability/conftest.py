"""What several of these tests need."""

from __future__ import annotations

import asyncio

import pytest

from riftable.core.record import Record, read_record
from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Quick
from riftable.server.session import replays
from riftable.server.session.lobby import Lobby
from tests.server.house import ADA, house, ident, quiet, send


async def a_finished_game(lobby: Lobby) -> Record:
    table = await lobby.table((await lobby.creation.quick(ADA, Quick(bot="random"))).id)
    await quiet(table)
    await send(table, ADA, messages.Move(ident(), table.play.v, 0, [table.play.game.moves.ids[0]]))
    await quiet(table)
    await send(table, ADA, messages.Resign(ident(), 0))
    return read_record(replays.record_text(table.play, ["Ada", "Bot"]))


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    async def play() -> Record:
        async with house(tmp_path_factory.mktemp("house")) as lobby:
            return await a_finished_game(lobby)

    return asyncio.run(play())
