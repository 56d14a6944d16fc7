"""Undo goes by what was sent together, in every game, however many questions it answered."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from riftable.server.protocol import messages
from riftable.server.protocol.http_models import Join, NewGame
from riftable.server.session.ask_tree import AskTreeBuilder
from riftable.server.session.table import Table
from tests.server.helpers import (
    ADA,
    GUILDS,
    NOAM,
    command_id,
    running_lobby,
    send,
    until_idle,
    update,
)

COMMANDS = 5  # sent, taken back and sent again in each game
TABLES = {
    "riftforce": NewGame("riftforce", "duel", ["me", "bot:random"], GUILDS),
    "riffifi": NewGame("riffifi", "table", ["me", "bot:random", "bot:random"], {"players": "3"}),
    "riftbound": NewGame(
        "riftbound", "duel", ["me", "bot:random"], {"decks": "garen / annie", "first": "0"}
    ),
}  # fmt: skip


def random_path(builder: AskTreeBuilder, rng: random.Random) -> list[int]:
    """Return moves as a page sends them: to the end of an action, or until something random comes."""
    path: list[int] = []
    ask = builder.ask()
    while ask is not None and ask.tree:
        path.append(rng.choice(ask.tree).m)
        preview = builder.preview(path)
        if preview.end:
            break
        ask = preview.ask
    return path


@pytest.mark.parametrize("game", TABLES)
def test_one_undo_takes_back_one_command(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        rng = random.Random(game)
        lengths = []
        async with running_lobby(tmp_path) as lobby:
            table = await lobby.table((await lobby.creation.new(ADA, TABLES[game])).id)
            await until_idle(table)
            for sent in range(COMMANDS):
                before = update(table, ADA, 0)
                path = random_path(table.presentations.of(0, "en").ask_tree_builder(), rng)
                for again in (True, False):
                    await send(table, ADA, messages.Move(command_id(), table.play.v, 0, path))
                    await until_idle(table)
                    after = update(table, ADA, 0)
                    assert after.undo.steps == sent + 1
                    if again:
                        await send(table, ADA, messages.Undo(command_id(), table.play.v, 0))
                        await until_idle(table)
                        back = update(table, ADA, 0)
                        assert (back.view, back.prompt, back.undo) == (
                            before.view,
                            before.prompt,
                            before.undo,
                        )
                lengths.append(len(path))
        if game != "riffifi":  # where nearly every answer is a command of its own
            assert max(lengths) > 2

    asyncio.run(asyncio.wait_for(work(), 120))


def test_a_refused_undo_says_what_has_happened_since(tmp_path: Path) -> None:
    """A guild that was drafted reveals no card: the turn is over, and then another player has acted."""

    async def take_a_guild(table: Table) -> None:
        seat = table.play.asked
        assert seat is not None
        first = table.presentations.of(seat, "en").ask_tree_builder().ask()
        assert first is not None
        assert first.kind == "guild"
        await send(
            table, (ADA, NOAM)[seat], messages.Move(command_id(), table.play.v, seat, [first.tree[0].m])
        )

    async def work() -> None:
        async with running_lobby(tmp_path) as lobby:
            opened = await lobby.creation.new(
                ADA, NewGame("riftforce", "duel", ["me", "open"], {"first": "0"})
            )
            table = await lobby.table(opened.id)
            await lobby.waiting_room.join(table.id, NOAM, Join())
            mine = table.play.asked
            assert mine is not None
            me = (ADA, NOAM)[mine]
            await take_a_guild(table)
            assert update(table, me, mine).undo.why == "Undo is not possible: your turn is over."
            while table.play.asked != mine:
                await take_a_guild(table)
            assert update(table, me, mine).undo.why == "Undo is not possible: another player has acted since."

    asyncio.run(asyncio.wait_for(work(), 120))
