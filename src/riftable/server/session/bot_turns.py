"""Replies: answers that no person gives at the moment: a bot sits there, or somebody said so before."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from riftable.core.errors import RiftableError
from riftable.server.match import commands
from riftable.server.session.bot_pool import BOT_STREAM, rest_of, task_of, think
from riftable.server.session.custom_bots import found_by
from riftable.server.storage.interface import Trouble

if TYPE_CHECKING:
    from riftable.server.session.table import Table

LOG: Final = logging.getLogger(__name__)
RETRY: Final = 1.0  # seconds until what could not be written is tried again


async def answer_unasked(table: Table) -> None:
    """Bots and habits answer until a person is asked."""
    while not table.closed and not table.stale:
        habit = table.play.habit
        bot = table.next_bot()
        if habit is not None:
            await by_habit(table, habit)
        elif bot:
            await by_bot(table, bot)
        else:
            return


async def by_habit(table: Table, move: int) -> None:
    """Passes for a person as he said he would."""
    play = table.play
    seat, v = play.asked, play.v
    assert seat is not None
    await hold_back(table)
    await write(table, seat, v, move, "habit")


async def by_bot(table: Table, bot: str) -> None:
    """A bot thinks, and answers; what it thought of is worth nothing if the game went on."""
    play = table.play
    seat, v = play.asked, play.v
    assert seat is not None
    view = play.game.view(seat)
    task = task_of(play.rules, found_by(bot), view, play.head.seed, BOT_STREAM + len(play.game.history))
    begun = asyncio.get_running_loop().time()
    try:
        async with table.turns.of(play.head.host):
            move = await table.thinkers.run(think, task)
    except (RiftableError, RuntimeError, OSError) as problem:
        kind = type(problem).__name__  # and nothing more: text and traceback may name the cards it saw
        LOG.error("bot %s failed at %s: %s", bot, play.rules.key, kind)  # noqa: TRY400 - see above
        assert view.ask is not None
        move = view.ask.moves[0]
    if table.floor and play.company:
        await asyncio.sleep(rest_of(table.floor / 1000, asyncio.get_running_loop().time() - begun))
    await write(table, seat, v, move, "bot" if play.bot_at(seat) else "time")


async def write(table: Table, seat: int, v: int, move: int, by: str) -> None:
    """Writes such an answer down, if it is still one."""
    play = table.play
    async with table.lock:
        if play.v != v or not (table.next_bot() or play.habit == move):
            return
        try:
            await table.write([commands.moves(play, seat, v, [move], table.now(), by)])
        except Trouble:
            await asyncio.sleep(RETRY)
            return
    table.wake()
    table.set_alarm()


async def hold_back(table: Table) -> None:
    """Waits as long as passing by habit takes, where a person might answer with a card nobody else sees."""
    play, seat = table.play, table.play.asked
    if not table.floor or not play.company or seat is None:
        return
    autopass = play.spec.autopass
    if autopass is not None and autopass.load().could_hide_an_answer(play.game.view(seat)):
        spent = asyncio.get_running_loop().time() - table.since
        await asyncio.sleep(max(0.0, table.floor / 1000 - spent))
