"""Tables that are resumed after a start."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from riftable.server.match.play import Play
from riftable.server.protocol.http_models import Quick
from riftable.server.session.lobby import Lobby
from riftable.server.session.table import Table
from tests.server.helpers import ADA, running_lobby


def test_a_table_that_is_being_created_is_not_opened_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise two tables of one game would let its bots move, and overwrite each other's moves."""
    found: Counter[str] = Counter()
    opened = Lobby.open

    def counted(self: Lobby, play: Play, receipts: dict[tuple[str, str], bytes]) -> Table:
        found[play.head.id] += 1
        return opened(self, play, receipts)

    monkeypatch.setattr(Lobby, "open", counted)

    async def open_tables() -> None:
        async with running_lobby(tmp_path) as lobby:
            written = lobby.store.create
            resuming: list[asyncio.Task[None]] = []

            async def resume_when_written(*head_and_entries: Any) -> None:
                await written(*head_and_entries)
                resuming.append(asyncio.create_task(lobby.resume_games()))
                await asyncio.wait(resuming, timeout=2)  # it waits for the lock, or has opened the table

            monkeypatch.setattr(lobby.store, "create", resume_when_written)
            await lobby.creation.quick(ADA, Quick(mode="duel", bot="random"))
            await asyncio.gather(*resuming)

    asyncio.run(open_tables())
    assert list(found.values()) == [1]
