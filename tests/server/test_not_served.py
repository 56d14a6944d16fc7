"""Tables of games that are left out: kept, named as such, and there again once the game is served."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from riftable import games
from riftable.server.accounts.personal_data import export_user
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.http_models import Quick
from riftable.server.session.lobby import Lobby
from tests.server.helpers import ADA, running_lobby, until_idle


def test_a_table_of_a_game_that_is_left_out_waits_until_it_is_served_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def open_tables() -> tuple[str, str, list[int]]:
        async with running_lobby(tmp_path) as lobby:
            left = await lobby.creation.quick(ADA, Quick(game="riffifi", bot="random"))
            kept = await lobby.creation.quick(ADA, Quick(mode="duel", bot="random"))
            await until_idle(lobby.tables[left.id])
            return left.id, kept.id, list(lobby.tables[left.id].play.game.history)

    async def leave_out(left: str, kept: str) -> None:
        async with running_lobby(tmp_path) as lobby:
            before = await lobby.store.load(left)
            await asyncio.gather(lobby.tasks[0])
            assert list(lobby.tables) == [kept]
            assert lobby.not_served == {left: "riffifi"}
            assert not lobby.damaged
            listed = await lobby.listed(ADA.id, "en")
            assert [table.id for table in listed.mine] == [kept]
            assert not listed.damaged
            assert [(table.id, table.game) for table in listed.not_served] == [(left, "riffifi")]
            assert "does not serve the game “riffifi”" in listed.not_served[0].text
            await refused(lobby, left)
            exported = await export_user(lobby.users, ADA, "en")
            assert {table.id: table.status for table in exported.tables} == {
                left: "not_served",
                kept: "playing",
            }
            assert await lobby.store.load(left) == before

    async def refused(lobby: Lobby, name: str) -> None:
        for _ in range(2):  # the second time without reading the table again
            with pytest.raises(RequestRefused) as problem:
                await lobby.table(name)
            assert (problem.value.key, problem.value.status) == ("game_not_served", 503)

    async def serve_again(left: str) -> list[int]:
        async with running_lobby(tmp_path) as lobby:
            assert not (await lobby.listed(ADA.id, "en")).not_served
            return list((await lobby.table(left)).play.game.history)

    left, kept, history = asyncio.run(open_tables())
    with monkeypatch.context() as patched, caplog.at_level(logging.INFO):
        patched.setenv(games.VARIABLE, "riftforce")
        asyncio.run(leave_out(left, kept))
    assert [record.levelname for record in caplog.records if left in record.getMessage()] == []
    assert "1 tables wait for games left out: riffifi" in caplog.text
    assert asyncio.run(serve_again(left)) == history
