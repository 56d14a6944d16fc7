"""New tables: by request, for a rematch, from an uploaded record or from a position of a finished game."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from riftable import games as registry
from riftable.core.game import Game
from riftable.core.options import EDITION
from riftable.core.rules import Rules
from riftable.server.accounts.users import User
from riftable.server.match import commands, commit_reveal
from riftable.server.match import entries as log
from riftable.server.match.play import Play, new_play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.clean_text import single_line
from riftable.server.protocol.http_models import Fork, NewGame, Opened, Quick, Shuffled
from riftable.server.protocol.messages import MAX_NAME_CHARS
from riftable.server.session import replays, table_request
from riftable.server.session.past_games import recorded_game, take_back, to_fork
from riftable.server.session.services import TableServices
from riftable.server.session.table import CheckSession, Table
from riftable.server.session.table_info import QUICK_GAME_BOT

REPLAYS_AT_ONCE: Final = 1  # records replayed at the same time, so that other threads get to run


class TableCreation:
    """Opens new tables.

    `lock` and `open_table` are those of the lobby: a table is written and opened under the lock, or another
    task might open it a second time. `find` returns a table that a user may see.
    """

    def __init__(
        self,
        services: TableServices,
        lock: asyncio.Lock,
        open_table: Callable[[Play, dict[tuple[str, str], bytes]], Table],
        find: Callable[[str, str], Awaitable[Table]],
    ) -> None:
        self.services = services
        self.lock = lock
        self.open_table = open_table
        self.find = find
        self.replaying = asyncio.Semaphore(REPLAYS_AT_ONCE)

    async def create(self, head: log.Head, check_session: CheckSession | None = None) -> Table:
        """Store and open a new table; the game begins if all seats are taken.

        `check_session` is awaited right before it is written, and raises if the session of the host has
        ended: replaying a record takes so long that they may have deleted their account meanwhile.
        """
        if head.start:
            async with self.replaying:
                play = await asyncio.to_thread(new_play, head)
        else:
            play = new_play(head)
        entries: list[log.Entries] = []
        if not head.looked_at and all(seat.kind != "open" for seat in head.seats):
            entries = commands.start(play, head.created)
        if check_session is not None:
            await check_session()
        async with self.lock:
            await self.services.store.create(head, entries, commands.status_after(play, entries))
            for entry in entries:
                play.apply(entry)
            return self.open_table(play, {})

    async def new(self, user: User, request: NewGame) -> Opened:
        """Open the table that a user asked for."""
        rules = table_request.requested_rules(request.game, request.mode, request.options)
        if len(request.seats) != len(rules.sides):
            raise RequestRefused("wrong_seats", 400, n=len(rules.sides), given=len(request.seats))
        seats = [table_request.seat_of(text, user, rules) for text in request.seats]
        if not any(seat.kind != "bot" for seat in seats):
            raise RequestRefused("no_players", 400)
        table_request.check_settings(request)
        mine = next((seat for seat in seats if seat.kind == "person"), None)
        if mine is not None:
            mine.promise = commands.checked_promise(request.promise)
        head = self.head(rules, seats, user)
        head.public, head.clock, head.absent, head.delay = (
            request.public,
            request.clock,
            request.absent,
            request.delay,
        )
        head.invited, head.stand_in = request.invited, table_request.known_bot(request.stand_in, rules)
        return opened_for(await self.create(head), user.id)

    async def quick(self, user: User, request: Quick) -> Opened:
        """Open a table at which a user plays against bots at once."""
        found = table_request.known_game(request.game or registry.names()[0])
        rules = table_request.requested_rules(found.name, request.mode or found.modes[0], request.options)
        bot = table_request.known_bot(request.bot or QUICK_GAME_BOT, rules)
        promise = commands.checked_promise(request.promise)
        seats = [log.SeatHead("person", user.id, user.name, promise=promise)]
        seats += [log.SeatHead("bot", bot=bot) for _ in rules.sides[1:]]
        return opened_for(await self.create(self.head(rules, seats, user)), user.id)

    def head(self, rules: Rules, seats: list[log.SeatHead], user: User) -> log.Head:
        """Return the head of a table of these rules, with a new id and random seeds."""
        return log.Head(
            secrets.token_urlsafe(9),
            rules.game,
            rules.mode,
            {name: value for name, value in rules.options.items() if name != EDITION},
            secrets.randbits(63),
            seats,
            user.id,
            self.services.now(),
            secret=commit_reveal.new_seed(),
            edition=table_request.known_game(rules.game).editions,
        )

    async def open_rematch(self, play: Play) -> str:
        """Open the table of a rematch, and return its id."""
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
        return (await self.create(head)).id

    async def import_record(self, user: User, text: str, check_session: CheckSession | None = None) -> Opened:
        """Open a table at which an uploaded record is viewed; `check_session` as in `create`."""
        async with self.replaying:
            game = await asyncio.to_thread(recorded_game, text)
        table_request.known_game(game.rules.game)
        names = [single_line(name, MAX_NAME_CHARS) for name in game.seats] + [""] * len(game.rules.sides)
        seats = [log.SeatHead("person", "", names[i] or f"{i + 1}") for i in range(len(game.rules.sides))]
        head = self.head(game.rules, seats, user)
        head.start, head.looked_at, head.secret = text, True, ""
        return opened_for(await self.create(head, check_session), user.id)

    async def shuffles(self, text: str) -> Shuffled:
        """Return what each answer of chance in a record was drawn from."""
        async with self.replaying:
            return await asyncio.to_thread(replays.shuffles_of, text)

    async def fork(
        self, table_id: str, user: User, request: Fork, check_session: CheckSession | None = None
    ) -> Opened:
        """Open a table that plays on from a position of a finished game, against bots; as `create`."""
        old = (await self.find(table_id, user.id)).play
        async with self.replaying:
            game = await asyncio.to_thread(take_back, to_fork(old, request), request.at)
        return await self.play_on(game, user, request.seat, request.bot, check_session)

    async def play_on(
        self, game: Game, user: User, seat: int, bot: str, check_session: CheckSession | None = None
    ) -> Opened:
        """Open a table that plays on from where a game stands, against bots; as `create`."""
        table_request.check_numbers(game.rules)  # an uploaded record may say anything
        if not 0 <= seat < len(game.rules.sides):
            raise RequestRefused("unknown_seat", 404, seat=seat)
        opponent = table_request.known_bot(bot, game.rules)
        seats = [
            log.SeatHead("person", user.id, user.name) if i == seat else log.SeatHead("bot", bot=opponent)
            for i in range(len(game.rules.sides))
        ]
        game.seats = []
        head = self.head(game.rules, seats, user)
        head.start = game.record.text
        return opened_for(await self.create(head, check_session), user.id)


def opened_for(table: Table, user: str) -> Opened:
    """Return where a user finds a table, and their seat there."""
    return Opened(table.id, f"/g/{table.id}", table.permissions.default_seat(user))
