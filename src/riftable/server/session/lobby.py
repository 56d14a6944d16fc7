"""Lobby: all tables of a server. It lays them, finds them, seats people, and wakes them after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from riftable import games as registry
from riftable.core.rules import Rules
from riftable.server.accounts.invitations import Invitation, Invitations
from riftable.server.accounts.personal_data import erase_user
from riftable.server.accounts.rate_limits import RateLimits
from riftable.server.accounts.users import User, Users
from riftable.server.match import commands, commit_reveal, seating
from riftable.server.match import entries as log
from riftable.server.match.clock import MAX_OUTAGE_AGE_MS, downtime
from riftable.server.match.permissions import ANY_SEAT
from riftable.server.match.play import Play, new_play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import http_models
from riftable.server.protocol.bounds import is_table_id
from riftable.server.protocol.clean_text import single_line
from riftable.server.protocol.http_models import Fill, Fork, Join, NewGame, Opened, Quick, Shuffled
from riftable.server.protocol.messages import LONGEST_NAME, TableInfo
from riftable.server.protocol.parts import DamagedTable, NotServedTable
from riftable.server.session import replays, table_request
from riftable.server.session.bot_pool import BotPool
from riftable.server.session.past_games import recorded, taken_back, to_fork
from riftable.server.session.restore import restore
from riftable.server.session.services import TableServices
from riftable.server.session.table import CheckSession, Table
from riftable.server.session.table_info import QUICK_GAME_BOT
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
LISTED: Final = 24
HEARTBEAT: Final = 5.0  # seconds between two notes that the server lives: what is longer is downtime
IDLE: Final = 3_600_000  # ms after which a table that nobody looks at is put away
OVER: Final = 300_000  # the same once its game is over: it opens again within milliseconds
REPLAYS_AT_ONCE: Final = 1  # records replayed at the same time: other threads get the rest of the interpreter
SCRUB_PATIENCE_S: Final = 5.0  # that somebody who is forgotten waits for the store's files to be rewritten


class Lobby:
    """Everything that is played on a server."""

    def __init__(
        self, store: Store, bots: BotPool, now: Callable[[], int] | None = None, min_answer_ms: int = 0
    ) -> None:
        self.store = store
        self.now = now or wall_clock()
        self.services = TableServices(
            store, bots, self.now, min_answer_ms=min_answer_ms, open_rematch=self.open_rematch
        )
        self.limits = RateLimits()
        self.users = Users(store)
        self.users.on_invalidated = self.recheck
        self.invites = Invitations(store)
        self.tables: dict[str, Table] = {}
        self.damaged: dict[str, str] = {}  # tables that are set aside, and why
        self.not_served: dict[str, str] = {}  # tables of games that are left out here, and which game
        self.lock = asyncio.Lock()
        self.replaying = asyncio.Semaphore(REPLAYS_AT_ONCE)
        self.started = self.now()
        self.pulse = heartbeat_fact(store.worker_id)
        self.outages: list[Outage] = []  # when nobody served, as far back as a clock may run
        self.chores: list[asyncio.Task[None]] = []
        self.afar: Callable[[str, str, str, str], Awaitable[TableInfo]] | None = None  # asks another worker
        self.tell_reopened: Callable[[list[str]], None] | None = None  # other workers: tables were changed

    async def start(self) -> None:
        """After a restart: every game is there, bots think on, clocks run on."""
        alive = await self.store.get_fact(self.pulse)
        if alive is not None and alive < self.started:
            await self.store.record_outage(alive, self.started)
        self.outages = await self.store.outages(self.started - MAX_OUTAGE_AGE_MS)
        await self.store.set_fact(self.pulse, self.now())
        loop = asyncio.get_running_loop()
        self.chores = [loop.create_task(self.wake_all()), loop.create_task(self.keep_house())]

    async def stop(self) -> None:
        """Everything is written already; only what goes on by itself must end."""
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        for table in self.tables.values():
            await table.close()
        with contextlib.suppress(StorageError):
            await self.store.set_fact(self.pulse, self.now())

    async def wake_all(self) -> None:
        """Games under way whose next word is a bot's, or whose clock runs."""
        try:
            games = await self.store.tables_in_play()
        except StorageError as problem:
            LOG.error("no game goes on by itself: %s", problem)  # noqa: TRY400  (the trace tells no more)
            return
        known = set(self.damaged)
        for game in games:
            try:
                await self.table(game)
            except TableHeldElsewhereError:
                pass  # somebody was quicker
            except (RequestRefused, StorageError) as problem:
                if game not in self.damaged and game not in self.not_served:  # that is said once for all
                    LOG.error("table %s waits: %s", game, problem)  # noqa: TRY400  (its text says it)
            await asyncio.sleep(0)
        found = sorted(set(self.damaged) - known)
        if found:
            LOG.error("%d damaged tables are set aside, all others go on: %s", len(found), ", ".join(found))
        if named := sorted(set(self.not_served.values())):
            LOG.warning("%d tables wait for games left out: %s", len(self.not_served), ", ".join(named))

    async def keep_house(self) -> None:
        """Notes that the server lives, and puts away what nobody looks at."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(StorageError):
                await self.store.set_fact(self.pulse, self.now())
            await self.put_away()

    async def put_away(self) -> None:
        """Tables that nobody looks at leave the memory."""
        for table in list(self.tables.values()):
            if table.is_idle(OVER if table.play.over else IDLE):
                del self.tables[table.id]
                await table.close()

    # Finding.

    async def table(self, name: str) -> Table:
        """The table of this name; RequestRefused if there is none."""
        found = self.tables.get(name)
        if found is not None and not found.stale:
            return found
        async with self.lock:
            found = self.tables.get(name)
            if found is not None and not found.stale:
                return found
            if found is not None:
                del self.tables[name]
                await found.close()
            if not is_table_id(name):
                raise RequestRefused("unknown_table", 404)
            if name in self.damaged:
                raise RequestRefused("unreadable_table", 500)
            if name in self.not_served:
                raise RequestRefused("game_not_served", 503, name=self.not_served[name])
            outages = [*self.outages, *await self.store.claim(name)]
            try:
                kept = await self.store.load(name)
                if kept is None:
                    raise RequestRefused("unknown_table", 404)
                if kept.head.game not in registry.names():
                    self.not_served[name] = kept.head.game  # it stays so until the next start
                    raise RequestRefused("game_not_served", 503, name=kept.head.game)
                play = await asyncio.to_thread(restore, kept)
            except StorageError as problem:
                if problem.kind != "damaged":
                    raise
                self.set_aside(name, problem)
                raise RequestRefused("unreadable_table", 500) from problem
            clock = play.clock
            if clock.running is not None:
                clock.stopped = downtime(outages, clock.since)
            guests = await self.invites.seats_by_guest(name) if play.head.invited else {}
            table = self.open(play, kept.receipts)
            table.permissions.invited_seats = guests
            return table

    def set_aside(self, name: str, problem: StorageError) -> None:
        """A table that cannot be read is not tried again before the next start; what is kept of it stays."""
        self.damaged[name] = str(problem)
        LOG.error("table %s is damaged and set aside: %s. A backup may still have it", name, problem)

    async def visited(self, name: str, user: str) -> Table:
        """The same for somebody: of a table to which he is not invited he learns nothing."""
        table = await self.table(name)
        table.permissions.check_table(user)
        return table

    def open(self, play: Play, receipts: dict[tuple[str, str], bytes]) -> Table:
        """Puts a table up."""
        table = Table(play, receipts, self.services)
        self.tables[table.id] = table
        table.proceed()
        return table

    async def listed(self, user: str, lang: str) -> http_models.Lobby:
        """Public tables and those of a user; of the latter also those that cannot be opened."""
        found = http_models.Lobby([], [], [], [])
        for infos, whose in ((found.tables, None), (found.mine, user or "-")):
            for name in await self.store.list_tables(whose, LISTED):
                try:  # one that cannot be opened hides no other
                    infos.append(await self.about(name, user, lang))
                except RequestRefused as problem:
                    if whose is not None and problem.key == "unreadable_table":
                        found.damaged.append(DamagedTable(name, f"/g/{name}", refusal_text(problem, lang)))
                    elif whose is not None and problem.key == "game_not_served":
                        told = NotServedTable(name, self.not_served[name], refusal_text(problem, lang))
                        found.not_served.append(told)
                except StorageError:
                    pass
        return found

    async def about(self, name: str, user: str, lang: str) -> TableInfo:
        """All about a table but its position, whoever has it."""
        try:
            return (await self.visited(name, user)).info_for(user, lang)
        except TableHeldElsewhereError as other:
            if self.afar is None:
                raise
            return await self.afar(other.worker, name, user, lang)

    def recheck(self, sessions: list[bytes], user: str) -> None:
        """Sessions are over, or somebody changed: whoever looks on by them is asked who they are at once."""
        for table in self.tables.values():
            table.recheck_permissions(sessions, user)

    def lose(self, name: str) -> None:
        """A table is another worker's now: whoever looks at it here is sent there."""
        table = self.tables.get(name)
        if table is not None:
            table.mark_stale()

    # Laying.

    async def lay(self, head: log.Head, check: CheckSession | None = None) -> Table:
        """A new table; it begins if nobody is missing.

        `check` is awaited right before it is written down, and raises if whoever lays it has no session any
        more: to replay a record takes so long that they may be forgotten meanwhile.
        """
        if head.start:
            async with self.replaying:
                play = await asyncio.to_thread(new_play, head)
        else:
            play = new_play(head)
        entries: list[log.Entries] = []
        if not head.looked_at and all(seat.kind != "open" for seat in head.seats):
            entries = commands.start(play, head.created)
        if check is not None:
            await check()
        async with self.lock:  # once it is written, whoever wakes tables might open it a second time
            await self.store.create(head, entries, commands.status_after(play, entries))
            for entry in entries:
                play.apply(entry)
            return self.open(play, {})

    async def new(self, person: User, wish: NewGame) -> Opened:
        """A table as somebody wants it."""
        rules = table_request.rules_of(wish.game, wish.mode, wish.options)
        if len(wish.seats) != len(rules.sides):
            raise RequestRefused("wrong_seats", 400, n=len(rules.sides), given=len(wish.seats))
        seats = [table_request.seat_of(text, person, rules) for text in wish.seats]
        if not any(seat.kind != "bot" for seat in seats):
            raise RequestRefused("nobody", 400)
        table_request.check_settings(wish)
        mine = next((seat for seat in seats if seat.kind == "person"), None)
        if mine is not None:
            mine.promise = commands.checked_promise(wish.promise)
        head = self.head(rules, seats, person)
        head.public, head.clock, head.absent, head.delay = wish.public, wish.clock, wish.absent, wish.delay
        head.invited, head.stand_in = wish.invited, table_request.known_bot(wish.stand_in, rules)
        return opened_for(await self.lay(head), person.id)

    async def quick(self, person: User, wish: Quick) -> Opened:
        """A game against bots, at once."""
        found = table_request.known_game(wish.game or registry.names()[0])
        rules = table_request.rules_of(found.name, wish.mode or found.modes[0], wish.options)
        bot = table_request.known_bot(wish.bot or QUICK_GAME_BOT, rules)
        promise = commands.checked_promise(wish.promise)
        seats = [log.SeatHead("person", person.id, person.name, promise=promise)]
        seats += [log.SeatHead("bot", bot=bot) for _ in rules.sides[1:]]
        return opened_for(await self.lay(self.head(rules, seats, person)), person.id)

    def head(self, rules: Rules, seats: list[log.SeatHead], person: User) -> log.Head:
        """A table of these rules, with a seed that nobody knows."""
        return log.Head(
            secrets.token_urlsafe(9),
            rules.game,
            rules.mode,
            {name: value for name, value in rules.options.items() if name != "edition"},
            secrets.randbits(63),
            seats,
            person.id,
            self.now(),
            secret=commit_reveal.new_seed(),
            edition=table_request.known_game(rules.game).editions,
        )

    async def open_rematch(self, play: Play) -> str:
        """The same table, for a rematch."""
        old = play.head
        promises = dict(play.pending_offer.promises) if play.pending_offer is not None else {}
        seats = [
            log.SeatHead(
                seat.kind,
                seat.user,
                seat.name,
                "" if seat.kind == "person" else seat.bot,
                promises.get(i, ""),
            )
            for i, seat in enumerate(play.seats)
        ]
        head = self.head(play.rules, seats, User(old.host, "", account=False, lang=""))
        head.public, head.clock, head.absent, head.delay = old.public, old.clock, old.absent, old.delay
        head.invited, head.stand_in = old.invited, old.stand_in
        head.rematch_of = old.id
        return (await self.lay(head)).id

    # Before the game.

    async def join(self, name: str, person: User, wish: Join) -> Table:
        """Somebody sits down; who is the last to come begins.

        An invitation is used up by it and stays theirs: at a table by invitation it names the one seat that
        they may take, now or when they come back after leaving it.
        """
        table = await self.table(name)
        if not wish.invite or (wish.seat is None and table.permissions.seats_of(person.id)):
            return await self.sit(table, person, wish, wish.seat)
        async with table.invitation_lock:
            seat, fresh = await self.invites.redeem(name, wish.invite, person.id)
            if fresh:
                table.permissions.add_invitation(person.id, seat)
            try:
                return await self.sit(table, person, wish, wish.seat if seat == ANY_SEAT else seat)
            except (RequestRefused, StorageError):
                if fresh:
                    await self.invites.release(wish.invite, person.id)
                    table.permissions.remove_invitation(person.id, seat)
                raise

    async def sit(self, table: Table, person: User, wish: Join, wanted: int | None) -> Table:
        """Seat a user, at `wanted` or any seat they may take, perhaps with a deck of their own."""
        table.permissions.check_may_join(person.id)
        spec = table.play.spec
        deck = await asyncio.to_thread(table_request.read_deck, spec, wish.deck) if wish.deck else ""
        await table.change(
            lambda: seating.take_seat(
                table.permissions, person.id, person.name, wanted, wish.promise, deck, self.now()
            )
        )
        return table

    async def leave(self, name: str, person: User) -> Table:
        """Let a user leave their seats before the game."""
        table = await self.table(name)
        await table.change(lambda: seating.leave_seats(table.permissions, person.id, self.now()))
        return table

    async def fill(self, name: str, person: User, wish: Fill) -> Table:
        """Put a bot on a seat for the host, or open the seat again."""
        table = await self.table(name)

        def decide() -> list[log.Entries]:
            seating.check_may_fill(table.permissions, person.id, wish.seat)
            seat, now = table_request.seat_of(wish.who, person, table.play.rules), self.now()
            if seat.kind == "person":
                raise RequestRefused("bad_seat", 400, name=wish.who)
            return [log.Filled(now, wish.seat, seat.bot) if seat.kind == "bot" else log.Stood(now, wish.seat)]

        await table.change(decide)
        return table

    async def begin(self, name: str, person: User) -> Table:
        """Begin for the host; open seats go to bots."""
        table = await self.table(name)
        await table.change(lambda: seating.begin_with_bots(table.permissions, person.id, self.now()))
        return table

    async def invite(self, name: str, person: User, seat: int | None) -> tuple[Invitation, str]:
        """The host invites one person, once, to a seat or any; the token goes into a link."""
        table = await self.table(name)
        table.permissions.check_may_arrange_seats(person.id)
        if seat is not None and not 0 <= seat < len(table.play.seats):
            raise RequestRefused("unknown_seat", 404, seat=seat)
        async with table.invitation_lock:
            return await self.invites.create(name, ANY_SEAT if seat is None else seat, self.now())

    async def invited(self, name: str, person: User, revoke: str = "") -> list[Invitation]:
        """All invitations to a table, for its host, who may take one back."""
        table = await self.table(name)
        table.permissions.check_host(person.id)
        if revoke:
            async with table.invitation_lock:
                gone = await self.invites.revoke(name, revoke)
                if gone.guest:
                    table.permissions.remove_invitation(gone.guest, gone.seat)
            table.info_changed()
        return [one for _, one in await self.invites.of(name)]

    # Afterwards.

    async def erase_user(self, person: User) -> None:
        """Forget a person; tables at which they sat are opened anew, without their name.

        Returns when nothing of them is left in the store's files, or after `SCRUB_PATIENCE_S`; then another
        program reads the file, and the store goes on trying.
        """
        for _ in range(2):  # the second time for commands that were under way during the first
            games = await erase_user(self.store, person.id)
            self.users.invalidate([], person.id)
            await self.reopen(games)
            if self.tell_reopened is not None and games:
                self.tell_reopened(games)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.store.purge(), SCRUB_PATIENCE_S)

    async def reopen(self, games: list[str]) -> None:
        """Close tables whose entries were changed; whoever comes next reads them anew."""
        for game in games:
            async with self.lock:  # one that is being opened may have been read before the change
                table = self.tables.pop(game, None)
                self.damaged.pop(game, None)
                self.store.release(game)
            if table is not None:
                await table.close()

    async def bring(self, person: User, text: str, check: CheckSession | None = None) -> Opened:
        """A record that somebody brought, to be looked at; `check` as in `lay`."""
        async with self.replaying:
            game = await asyncio.to_thread(recorded, text)
        table_request.known_game(game.rules.game)
        names = [single_line(name, LONGEST_NAME) for name in game.seats] + [""] * len(game.rules.sides)
        seats = [log.SeatHead("person", "", names[i] or f"{i + 1}") for i in range(len(game.rules.sides))]
        head = self.head(game.rules, seats, person)
        head.start, head.looked_at, head.secret = text, True, ""
        return opened_for(await self.lay(head, check), person.id)

    async def shuffled(self, text: str) -> Shuffled:
        """What each answer of nature in a record was drawn from."""
        async with self.replaying:
            return await asyncio.to_thread(replays.shuffled, text)

    async def fork(self, name: str, person: User, wish: Fork, check: CheckSession | None = None) -> Opened:
        """Plays on from a position of a finished game, against bots; `check` as in `lay`."""
        old = (await self.visited(name, person.id)).play
        async with self.replaying:
            game = await asyncio.to_thread(taken_back, to_fork(old, wish), wish.at)
        table_request.check_numbers(game.rules)  # a record that was brought may say anything
        bot = table_request.known_bot(wish.bot, game.rules)
        seats = [
            log.SeatHead("person", person.id, person.name) if i == wish.seat else log.SeatHead("bot", bot=bot)
            for i in range(len(old.seats))
        ]
        game.seats = []
        head = self.head(game.rules, seats, person)
        head.start = game.record.text
        return opened_for(await self.lay(head, check), person.id)


def opened_for(table: Table, user: str) -> Opened:
    """Return where a user finds a table, and their seat there."""
    return Opened(table.id, f"/g/{table.id}", table.permissions.default_seat(user))
