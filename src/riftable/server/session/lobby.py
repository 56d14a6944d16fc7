"""Lobby: all tables of a server. It finds and loads them, lists them, and resumes them after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from riftable import games as registry
from riftable.server.accounts.invitations import Invitations
from riftable.server.accounts.personal_data import erase_user
from riftable.server.accounts.rate_limits import RateLimits
from riftable.server.accounts.users import User, Users
from riftable.server.match.clock import MAX_OUTAGE_AGE_MS, downtime
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import http_models
from riftable.server.protocol.bounds import is_table_id
from riftable.server.protocol.messages import TableInfo
from riftable.server.protocol.parts import DamagedTable, NotServedTable
from riftable.server.session.background import BackgroundTasks
from riftable.server.session.bot_pool import BotPool
from riftable.server.session.lesson_room import LessonDesk
from riftable.server.session.puzzle_desk import PuzzleDesk
from riftable.server.session.restore import restore
from riftable.server.session.results import rewrite_results, write_missing_results
from riftable.server.session.reviews import Reviews
from riftable.server.session.services import TableServices
from riftable.server.session.studies import Studies
from riftable.server.session.table import Table
from riftable.server.session.table_creation import TableCreation
from riftable.server.session.waiting_room import WaitingRoom
from riftable.server.session.wall_clock import wall_clock
from riftable.server.storage.interface import (
    Outage,
    StorageError,
    Store,
    TableHeldElsewhereError,
    heartbeat_fact,
)
from riftable.server.texts import refusal_text

LOG: Final = logging.getLogger(__name__)
MAX_LISTED: Final = 24  # public tables, and tables of a user
HEARTBEAT_S: Final = 5.0  # between two notes that the server runs; anything longer counts as downtime
IDLE_BEFORE_CLOSING_MS: Final = 3_600_000
IDLE_BEFORE_CLOSING_FINISHED_MS: Final = 300_000  # once the game is over; it loads again within milliseconds
PURGE_TIMEOUT_S: Final = 5.0  # that deleting an account waits for the store's files to be rewritten


class Lobby:
    """All tables of a server, with its users, limits and invitations.

    `creation` opens new tables, `waiting_room` is what users do at a table before its game.
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        now: Callable[[], int] | None = None,
        min_answer_ms: int = 0,
        *,
        ratings: bool = False,
    ) -> None:
        self.store = store
        self.now = now or wall_clock()
        self.services = TableServices(store, bots, self.now, min_answer_ms=min_answer_ms, ratings=ratings)
        self.limits = RateLimits()
        self.users = Users(store)
        self.users.on_invalidated = self.recheck_permissions
        self.invites = Invitations(store)
        self.puzzles = PuzzleDesk(store)
        self.lessons = LessonDesk(store)
        self.lock = asyncio.Lock()  # held while a table is loaded, opened or reloaded
        self.creation = TableCreation(self.services, self.lock, self.open, self.table_for)
        self.services.open_rematch = self.creation.open_rematch
        self.reviews = Reviews(self.services, self.creation.replaying)
        self.studies = Studies(self.services, self.creation, self.table_for)
        self.waiting_room = WaitingRoom(self.table, self.invites, self.now)
        self.tables: dict[str, Table] = {}
        self.damaged: dict[str, str] = {}  # tables that cannot be loaded, and why
        self.not_served: dict[str, str] = {}  # tables of games that are left out here, and which game
        self.started = self.now()
        self.pulse = heartbeat_fact(store.worker_id)
        self.outages: list[Outage] = []  # as far back as a clock may run
        self.tasks: list[asyncio.Task[None]] = []
        self.rewriting = BackgroundTasks()  # of results that named a deleted user
        self.ask_other_worker: Callable[[str, str, str, str], Awaitable[TableInfo]] | None = None
        self.tell_reopened: Callable[[list[str]], None] | None = None  # other workers: tables were changed

    async def start(self) -> None:
        """Resume all games under way; the time since the server last ran counts for no clock."""
        alive = await self.store.get_fact(self.pulse)
        if alive is not None and alive < self.started:
            await self.store.record_outage(alive, self.started)
        self.outages = await self.store.outages(self.started - MAX_OUTAGE_AGE_MS)
        await self.store.set_fact(self.pulse, self.now())
        loop = asyncio.get_running_loop()
        missing = write_missing_results(self.store, ratings=self.services.ratings)
        work = (self.resume_games(), self.keep_running(), missing)
        self.tasks = [loop.create_task(one) for one in work]

    async def stop(self) -> None:
        """Close all tables. Nothing has to be saved: everything is written already."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.reviews.close()
        await self.rewriting.close()
        self.studies.close()
        for table in self.tables.values():
            await table.close()
        with contextlib.suppress(StorageError):
            await self.store.set_fact(self.pulse, self.now())

    async def resume_games(self) -> None:
        """Load the tables of all games under way, so that their bots and clocks go on."""
        try:
            table_ids = await self.store.tables_in_play()
        except StorageError as problem:
            LOG.error("cannot resume games: %s", problem)  # noqa: TRY400  (the trace tells no more)
            return
        known = set(self.damaged)
        for table_id in table_ids:
            try:
                await self.table(table_id)
            except TableHeldElsewhereError:
                pass  # another worker was quicker
            except (RequestRefused, StorageError) as problem:
                if table_id not in {*self.damaged, *self.not_served}:  # those are logged once below
                    LOG.error("cannot resume table %s: %s", table_id, problem)  # noqa: TRY400  (its text says it)
            await asyncio.sleep(0)
        found = sorted(set(self.damaged) - known)
        if found:
            LOG.error("%d tables are set aside, all others go on: %s", len(found), ", ".join(found))
        if named := sorted(set(self.not_served.values())):
            LOG.warning("%d tables wait for games left out: %s", len(self.not_served), ", ".join(named))

    async def keep_running(self) -> None:
        """Note regularly that the server runs, and close idle tables, and those that others have now."""
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            with contextlib.suppress(StorageError):
                await self.store.set_fact(self.pulse, self.now())
            await self.close_idle_tables()
            await self.close_stale_tables()

    async def close_idle_tables(self) -> None:
        """Remove tables from memory that no client follows; they are loaded again when needed."""
        for table in list(self.tables.values()):
            if table.is_idle(IDLE_BEFORE_CLOSING_FINISHED_MS if table.play.over else IDLE_BEFORE_CLOSING_MS):
                del self.tables[table.id]
                await table.close()

    async def close_stale_tables(self) -> None:
        """Remove tables from memory that another worker may have; no one may ask for them here again."""
        for table in list(self.tables.values()):
            if table.stale:
                async with self.lock:
                    if self.tables.get(table.id) is table:
                        del self.tables[table.id]
                        await table.close()

    # Finding tables.

    async def table(self, table_id: str) -> Table:
        """Return the table with this id, loaded if it must be; `RequestRefused` if there is none.

        Raises `TableHeldElsewhereError` if another worker has it.
        """
        found = self.tables.get(table_id)
        if found is not None and not found.stale:
            return found
        async with self.lock:
            found = self.tables.get(table_id)
            if found is not None and not found.stale:
                return found
            if found is not None:
                del self.tables[table_id]
                await found.close()
            return await self.load(table_id)

    async def load(self, table_id: str) -> Table:
        """Load a table from the store. Only while holding the lock."""
        if not is_table_id(table_id):
            raise RequestRefused("unknown_table", 404)
        if table_id in self.damaged:
            raise RequestRefused("unreadable_table", 500)
        if table_id in self.not_served:
            raise RequestRefused("game_not_served", 503, name=self.not_served[table_id])
        try:
            return await self.claim_and_read(table_id)
        except (StorageError, asyncio.CancelledError):
            self.store.release(table_id)  # what is held is not resumed: it was loaded, and closed when idle
            raise

    async def claim_and_read(self, table_id: str) -> Table:
        """Load a table for `load`."""
        outages = [*self.outages, *await self.store.claim(table_id)]
        try:
            kept = await self.store.load(table_id)
            if kept is None:
                raise RequestRefused("unknown_table", 404)
            if kept.head.game not in registry.names():
                self.not_served[table_id] = kept.head.game  # it stays so until the next start
                raise RequestRefused("game_not_served", 503, name=kept.head.game)
            restored: list[Play] = []  # asyncio keeps what a thread returns until garbage is collected
            await asyncio.to_thread(lambda: restored.append(restore(kept)))
            play = restored.pop()
        except StorageError as problem:
            if problem.kind != "damaged":
                raise
            self.set_aside(table_id, problem)
            raise RequestRefused("unreadable_table", 500) from problem
        if play.clock.running is not None:
            play.clock.stopped = downtime(outages, play.clock.since)
        invited_seats = await self.invites.seats_by_guest(table_id) if play.head.invited else {}
        table = self.open(play, kept.receipts)
        table.permissions.invited_seats = invited_seats
        return table

    def set_aside(self, table_id: str, problem: StorageError) -> None:
        """Do not try to load this table again before the next start; what is stored of it stays."""
        self.damaged[table_id] = str(problem)
        LOG.error(
            "table %s cannot be opened and is set aside: %s. It stays stored;"
            " the version that wrote it, or a backup if it is damaged, may still open it",
            table_id,
            problem,
        )

    async def table_for(self, table_id: str, user: str) -> Table:
        """Return the table with this id, if the user may know of it; otherwise as if there were none."""
        table = await self.table(table_id)
        table.permissions.check_table(user)
        return table

    def open(self, play: Play, receipts: dict[tuple[str, str], bytes]) -> Table:
        """Take a table into memory; its bots and clocks go on."""
        table = Table(play, receipts, self.services)
        self.tables[table.id] = table
        table.proceed()
        return table

    async def listed(self, user: str, lang: str) -> http_models.Lobby:
        """Return public tables and those of a user; of theirs also those that cannot be loaded."""
        found = http_models.Lobby([], [], [], [])
        for infos, owner in ((found.tables, None), (found.mine, user or "-")):
            for table_id in await self.store.list_tables(owner, MAX_LISTED):
                try:  # one that cannot be loaded hides no other
                    infos.append(await self.info_for(table_id, user, lang))
                except RequestRefused as refusal:
                    text = refusal_text(refusal, lang)
                    if owner is not None and refusal.key == "unreadable_table":
                        found.damaged.append(DamagedTable(table_id, f"/g/{table_id}", text))
                    elif owner is not None and refusal.key == "game_not_served":
                        found.not_served.append(NotServedTable(table_id, self.not_served[table_id], text))
                except StorageError:
                    pass
        return found

    async def info_for(self, table_id: str, user: str, lang: str) -> TableInfo:
        """Return all about a table but its position, also if another worker has it."""
        try:
            return (await self.table_for(table_id, user)).info_for(user, lang)
        except TableHeldElsewhereError as other:
            if self.ask_other_worker is None:
                raise
            return await self.ask_other_worker(other.worker, table_id, user, lang)

    def recheck_permissions(self, sessions: list[bytes], user: str) -> None:
        """Check the subscriptions of these sessions and this user at once: something about them changed."""
        for table in self.tables.values():
            table.recheck_permissions(sessions, user)
        self.studies.recheck()

    def release(self, table_id: str) -> None:
        """Stop serving a table or study that another worker has now; its subscribers are sent there."""
        self.studies.reopen([table_id])
        table = self.tables.get(table_id)
        if table is not None:
            table.mark_stale()

    # Deleting users.

    async def erase_user(self, user: User) -> None:
        """Delete a user; tables at which they sat are loaded again, without their name.

        Returns when nothing of them is left in the store's files, or after `PURGE_TIMEOUT_S`: then another
        program reads the file, and the store goes on trying.
        """
        changed: set[str] = set()
        for _ in range(2):  # the second time for commands that were under way during the first
            table_ids = await erase_user(self.store, user.id)
            self.users.invalidate([], user.id)
            await self.reopen(table_ids)
            if self.tell_reopened is not None and table_ids:
                self.tell_reopened(table_ids)
            changed.update(table_ids)
        self.rewriting.start(rewrite_results(self.store, sorted(changed), ratings=self.services.ratings))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.store.purge(), PURGE_TIMEOUT_S)

    async def reopen(self, table_ids: list[str]) -> None:
        """Close tables and studies that were changed in the store; they are loaded again when needed."""
        self.studies.reopen(table_ids)
        for table_id in table_ids:
            async with self.lock:  # one that is being loaded may have been read before the change
                table = self.tables.pop(table_id, None)
                self.damaged.pop(table_id, None)
                self.store.release(table_id)
            if table is not None:
                await table.close()
