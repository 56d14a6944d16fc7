"""Bot turns: answers that no person gives at the moment, because a bot plays or the seat passes by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from riftable.core.errors import RiftableError
from riftable.core.rng import BOT_STREAM
from riftable.server.match import commands
from riftable.server.match import entries as log
from riftable.server.match.play import Play
from riftable.server.session.ask_tree import ordered_path
from riftable.server.session.background import BackgroundTasks
from riftable.server.session.bot_pool import bot_task, choose, time_until_multiple
from riftable.server.session.custom_bots import bot_spec
from riftable.server.session.services import TableServices
from riftable.server.storage.interface import StorageError

LOG: Final = logging.getLogger(__name__)
RETRY_S: Final = 1.0  # until an answer that could not be written is tried again

Change: TypeAlias = Callable[[Callable[[], list[log.Entries]]], Awaitable[Any]]


class BotTurns:
    """Answers the questions of a table until a person is asked; `change` is that of the table.

    Where several people play, no answer may take longer or shorter because of the cards in a hand: the others
    could tell from the time what it holds. `min_answer_ms` is the least time it takes; 0 switches that off.
    """

    def __init__(self, play: Play, services: TableServices, tasks: BackgroundTasks, change: Change) -> None:
        self.play = play
        self.services = services
        self.tasks = tasks
        self.change = change
        self.min_answer_ms = services.min_answer_ms
        self.asked_at_s = 0.0  # when the present position came about, by the clock of the event loop
        self.task: asyncio.Task[None] | None = None
        self.stopped = False

    def position_changed(self) -> None:
        """Note that a question is asked from now on."""
        self.asked_at_s = asyncio.get_running_loop().time()

    def next_bot(self) -> str:
        """Return the bot that must answer now; "" if there is none."""
        seat = self.play.asked
        if seat is None:
            return ""
        skipped = commands.is_turn_skipped(self.play, self.services.now())
        return self.play.bot_at(seat) or (self.play.stand_in if skipped else "")

    def start(self) -> None:
        """Start answering in the background, unless that is under way or a person is asked."""
        waiting = self.next_bot() or self.play.autopass_move is not None
        if waiting and (self.task is None or self.task.done()):
            self.task = self.tasks.start(self.answer_until_person())

    async def answer_until_person(self) -> None:
        """Answer until a person is asked. Cancelled when the table closes."""
        while not self.stopped:
            move, bot = self.play.autopass_move, self.next_bot()
            if move is not None:
                await self.pass_automatically(move)
            elif bot:
                await self.let_bot_play(bot)
            else:
                return

    async def pass_automatically(self, move: int) -> None:
        """Pass for a person who said before that they want to."""
        seat, v = self.play.asked, self.play.v
        assert seat is not None
        await self.wait_min_answer_time()
        await self.make_move(seat, v, move, log.BY_AUTOPASS)

    async def let_bot_play(self, bot: str) -> None:
        """Let a bot choose, and make its move. A bot that fails makes the first legal move."""
        play = self.play
        seat, v = play.asked, play.v
        assert seat is not None
        view = play.game.view(seat)
        stream = BOT_STREAM + len(play.game.history)
        task = bot_task(play.rules, bot_spec(bot), view, play.head.seed, stream)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with self.services.quotas.of(play.head.host):
                move = await self.services.bots.run(choose, task)
        except (RiftableError, RuntimeError, OSError) as problem:
            kind = type(problem).__name__  # no more: text and traceback may name the cards it saw
            LOG.error("bot %s failed at %s: %s", bot, play.rules.key, kind)  # noqa: TRY400 - see above
            assert view.ask is not None
            move = view.ask.moves[0]
        if self.min_answer_ms and play.has_several_people:
            await asyncio.sleep(time_until_multiple(self.min_answer_ms / 1000, loop.time() - begun))
        await self.make_move(seat, v, move, "bot" if play.bot_at(seat) else "time")

    async def make_move(self, seat: int, v: int, move: int, by: str) -> None:
        """Make a move of version `v`, unless the game went on meanwhile or a person answers now."""
        play = self.play

        def move_entries() -> list[log.Entries]:
            if play.v != v or not (self.next_bot() or play.autopass_move == move):
                return []
            return [commands.moves_entry(play, seat, [move], self.services.now(), ordered_path, by=by)]

        try:
            await self.change(move_entries)
        except StorageError:
            await asyncio.sleep(RETRY_S)

    async def wait_min_answer_time(self) -> None:
        """Wait until the pending question is `min_answer_ms` old, before a player's own move.

        An automatic pass takes that long, and must not be told from one by hand. Returns at once if only one
        person plays, or if everyone can see that the seat has no hidden answer.
        """
        play, seat = self.play, self.play.asked
        if not self.min_answer_ms or not play.has_several_people or seat is None:
            return
        autopass = play.spec.autopass
        if autopass is not None and autopass.load().could_hide_an_answer(play.game.view(seat)):
            spent_s = asyncio.get_running_loop().time() - self.asked_at_s
            await asyncio.sleep(max(0.0, self.min_answer_ms / 1000 - spent_s))
