"""Table: the actor of one game. Commands come in one at a time, are written down, take effect, are told.

It owns the play; whoever watches asks it for news. How messages travel is not its business.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from riftable.core.rules import WATCHER
from riftable.gamekit.message_parts import Json
from riftable.server.match import commands
from riftable.server.match import entries as log
from riftable.server.match.permissions import Rights, handed_over
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused, by_rules, by_store, texts
from riftable.server.protocol import messages
from riftable.server.session.ask_tree import NotPossible
from riftable.server.session.bot_pool import Thinkers, Turns
from riftable.server.session.bot_turns import RETRY, answer_unasked, hold_back
from riftable.server.session.presentation import Reader
from riftable.server.session.questions import answer
from riftable.server.session.subscriber import Watcher as Watcher
from riftable.server.session.table_info import table_info
from riftable.server.storage.interface import UNREADABLE, Store, Taken, Trouble, Unsure

Check: TypeAlias = Callable[[], Awaitable[None]]
LOG: Final = logging.getLogger(__name__)
ACK: Final = msgspec.json.Decoder(messages.Ack)
SALTING: Final = 10.0  # seconds that a promised salt is waited for
BLINK: Final = 40_000  # ms within which somebody without a socket asks again


class Table(Rights):
    """One game and everybody around it."""

    def __init__(
        self,
        play: Play,
        receipts: dict[tuple[str, str], bytes],
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], int],
    ) -> None:
        super().__init__(play)
        self.receipts = receipts
        self.store = store
        self.thinkers = thinkers
        self.now = now
        self.lock = asyncio.Lock()
        self.inviting = asyncio.Lock()  # held while an invitation is used, given back or taken back
        self.watchers: set[Watcher] = set()
        self.left: dict[str, int] = {}  # when each user was last seen leaving
        self.sat: dict[str, int] = {}  # when each user took a seat: nobody has been away for longer
        self.lags: dict[str, int] = {}  # ms that the way to each user and back takes
        self.born = now()
        self.info = 0  # counts changes of what is not the position
        self.private: dict[str, int] = {}  # the same, of what concerns one user only
        self.since = 0.0  # when the present position came about, by the clock of the loop
        self.readers: dict[tuple[int, str], Reader] = {}
        self.thought: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.salting: asyncio.TimerHandle | None = None
        self.errands: set[asyncio.Task[Any]] = set()
        self.under_way: set[asyncio.Task[Any]] = set()  # those that somebody waits for
        self.turns = Turns()
        self.floor = 0  # ms that a bot's answer takes at least where several people play
        self.lay_again: Callable[[Play], Awaitable[str]] | None = None  # who lays a table for a rematch

    @property
    def id(self) -> str:
        """The name of the table in links."""
        return self.play.head.id

    # Who is there.

    def is_here(self, user: str) -> bool:
        """Whether somebody is connected; never of nobody, as who sat there and was forgotten is."""
        return bool(user) and any(watcher.user == user for watcher in self.watchers)

    def away(self, user: str) -> int:
        """For how many ms nobody has been there for a user."""
        since = max(self.left.get(user, self.born), self.sat.get(user, 0))
        return 0 if self.is_here(user) else self.now() - since

    def enter(self, watcher: Watcher) -> None:
        """Somebody connects; who only comes back for more, as without a socket one must, is no news."""
        left = self.left.get(watcher.user)
        back = left is not None and (self.is_here(watcher.user) or self.now() - left < BLINK)
        self.watchers.add(watcher)
        if not back:
            self.changed()

    def leave(self, watcher: Watcher, *, for_now: bool = False) -> None:
        """Somebody's connection ends."""
        self.watchers.discard(watcher)
        if not self.is_here(watcher.user):
            self.left[watcher.user] = self.now()
        if not for_now:
            self.changed()
        if self.seats_of(watcher.user) and not self.closed:  # the others hear when he may be replaced
            asyncio.get_running_loop().call_later(commands.AWAY / 1000 + 1, self.changed)

    def changed(self) -> None:
        """Something about the table is news to everybody."""
        self.info += 1
        self.wake()

    def drop(self, seats: Iterable[int]) -> None:
        """End all subscriptions to seats that have changed hands."""
        for watcher in self.watchers:
            if watcher.seat in seats:
                watcher.ended = True

    def recheck(self, sessions: Iterable[bytes], user: str) -> None:
        """Wake the subscribers of these sessions and of this user: what they may see may have changed."""
        for watcher in self.watchers:
            if watcher.session in sessions or (user and watcher.user == user):
                watcher.awake.set()

    def wake(self) -> None:
        """Everybody may ask for news."""
        for watcher in self.watchers:
            watcher.awake.set()

    # What is told.

    def reader(self, seat: int, lang: str) -> Reader:
        """The story for a seat in a language, kept while somebody may want more of it."""
        key = (seat, lang)
        if key not in self.readers:
            self.readers[key] = Reader(self.play, seat, lang)
        return self.readers[key]

    async def news(self, watcher: Watcher) -> list[messages.TableInfo | messages.Update | messages.Said]:
        """What a watcher does not know yet; afterwards he knows it."""
        await self.look_ahead(watcher)
        return self.news_now(watcher)

    async def look_ahead(self, watcher: Watcher) -> None:
        """Grows the tree that a watcher's news will need; they may have lost the right to it afterwards."""
        self.check_watcher(watcher)
        if self.play.status != "open":
            await self.reader(watcher.seat, watcher.lang).look_ahead()

    def check_watcher(self, watcher: Watcher) -> None:
        """`check_sight` for a subscription, which also ends when its seat has changed hands."""
        self.check_sight(watcher.user, watcher.seat)
        if watcher.ended:
            raise RequestRefused("foreign_seat", 403)

    def news_now(self, watcher: Watcher) -> list[messages.TableInfo | messages.Update | messages.Said]:
        """The same at once, though a tree may have to grow for it."""
        self.check_watcher(watcher)
        found: list[messages.TableInfo | messages.Update | messages.Said] = []
        info = self.info + self.private.get(watcher.user, 0)
        if watcher.info != info:
            watcher.info = info
            found.append(self.about(watcher.user, watcher.lang))
        if self.play.status != "open":
            update = self.reader(watcher.seat, watcher.lang).update(watcher.v, self.now())
            if update is not None:
                watcher.v = update.v
                found.append(update)
        for line in self.play.chat:
            if line.c > watcher.c:
                watcher.c = line.c
                said = line.said
                name = said.name or texts(watcher.lang)("guest")
                found.append(messages.Said(line.c, said.seat, name, said.text, said.when))
        return found

    def about(self, user: str, lang: str) -> messages.TableInfo:
        """All about the table but its position, for somebody."""
        return table_info(self, user, lang)

    def view_at(self, user: str, seat: int, at: int, lang: str) -> messages.Update:
        """The position as this seat saw it after `at` moves."""
        self.check_sight(user, seat)
        if self.play.status == "open" or at < 0:
            raise RequestRefused("unknown_move", 404, n=at)
        return self.reader(seat, lang).past(at, self.now())

    # What is done.

    async def command(
        self, user: str, name: str, lang: str, command: messages.Commands, check: Check | None = None
    ) -> Json | Any:
        """Obeys, and answers: an `Ack` once it is durable, or what was asked.

        `check` is awaited once it is this command's turn, right before it is decided; it raises if whoever
        sent it has no session any more.
        """
        try:
            return await self.obey(user, name, lang, command, check)
        except NotPossible as problem:
            refuse = by_rules(problem.why)
            refuse.rules = self.play.rules
            raise refuse from problem
        except RequestRefused as refuse:
            refuse.rules = refuse.rules or self.play.rules
            raise
        except Trouble as problem:
            raise by_store(problem) from problem

    async def obey(
        self, user: str, name: str, lang: str, command: messages.Commands, check: Check | None
    ) -> Any:
        """One command."""
        match command:
            case messages.Look() | messages.Why() | messages.Read() | messages.Hint():
                return await answer(self, user, lang, command)
            case messages.Ping():
                return messages.Pong(command.n, self.now())
            case messages.Watch() | messages.Speak() | messages.Heard():
                raise RequestRefused("only_sockets", 400)
            case _:
                return await self.do(user, name, command, check)

    async def do(self, user: str, name: str, command: Any, check: Check | None) -> messages.Ack:
        """A command that changes something: once, however often it is sent."""
        if not command.id or len(command.id) > messages.LONGEST_ID:
            raise RequestRefused("bad_id", 400, n=messages.LONGEST_ID)
        before = self.receipts.get((user, command.id))
        if before is not None:
            return self.receipt(command.id, before)

        if isinstance(command, messages.Move):
            await hold_back(self)

        def decided() -> list[log.Entries]:
            return self.entries(user, name, command)

        ack = await self.act(decided, (user, command.id), check)
        return ack or self.receipt(command.id, self.receipts[user, command.id])

    def receipt(self, name: str, kept: bytes) -> messages.Ack:
        """The answer that a command got. One that cannot be read still says that the command was done."""
        try:
            return ACK.decode(kept)
        except UNREADABLE:
            LOG.error("receipt %s of table %s is damaged", name, self.id)  # noqa: TRY400  (it may quote a message)
            return messages.Ack(name, self.play.v)

    async def act(
        self,
        decided: Callable[[], Sequence[log.Entries]],
        who: tuple[str, str] | None = None,
        check: Check | None = None,
    ) -> messages.Ack | None:
        """Decides, writes down, lets it happen, goes on; `who` gets a receipt. None: that was done before.

        Whoever asked for it may leave meanwhile: what was begun is finished.
        """
        task = self.errand(self.act_alone(decided, who, check))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return await asyncio.shield(task)

    async def act_alone(
        self,
        decided: Callable[[], Sequence[log.Entries]],
        who: tuple[str, str] | None,
        check: Check | None = None,
    ) -> messages.Ack | None:
        """The same, while nobody else does anything."""
        ack = None
        async with self.lock:
            if who in self.receipts:
                return None
            if check is not None:
                await check()
            if self.closed or self.stale:  # what it knows of seats may not be so any more
                raise Trouble("the table must be read anew")
            entries = decided()
            receipt = None
            if who is not None:
                newer = log.Made | log.WentBack | log.GaveUp | log.CameBack
                turns = sum(isinstance(e, newer) for e in entries)
                ack = messages.Ack(who[1], self.play.v + turns)
                receipt = log.Receipt(*who, msgspec.json.encode(ack))
            await self.write(entries, receipt)
        self.go_on()
        return ack

    def entries(self, user: str, name: str, command: Any) -> list[log.Entries]:
        """What a command comes to."""
        play, when = self.play, self.now()
        if not self.may_see(user):
            raise RequestRefused("unknown_table", 404)
        if isinstance(command, messages.Chat):
            if not user:
                raise RequestRefused("not_known", 403)
            seats = self.seats_of(user)
            return [commands.chat(seats[0] if seats else WATCHER, user, name, command.text, when)]
        if isinstance(command, messages.Replace):
            if not self.seats_of(user):
                raise RequestRefused("foreign_seat", 403)
            if not 0 <= command.seat < len(play.seats):
                raise RequestRefused("unknown_seat", 404, seat=command.seat)
            away = self.away(play.seats[command.seat].user)
            return [commands.replace(play, command.seat, away, when)]
        self.own(user, command.seat)
        if play.seats[command.seat].gone and not isinstance(
            command, messages.Rematch | messages.Back | messages.Consent
        ):
            raise RequestRefused("gave_up")
        match command:
            case messages.Move():
                lag = self.lags.get(user, 0)
                return [commands.moves(play, command.seat, command.v, command.moves, when, lag=lag)]
            case messages.Undo():
                return [commands.undo(play, command.seat, command.v, command.steps, when)]
            case messages.Takeback():
                return commands.takeback(play, command.seat, command.v, when)
            case messages.Consent():
                return commands.consent(play, command.seat, command.v, command.yes, when)
            case messages.Resign():
                return [commands.resign(play, command.seat, when)]
            case messages.Salt():
                return commands.salt(play, command.seat, command.salt, when)
            case messages.Rematch():
                return commands.rematch(play, command.seat, command.promise, when)
            case messages.Back():
                return [commands.back(play, command.seat, when)]
            case messages.Habit():
                return commands.settle(play, command.seat, command.habits, when)
            case _:
                raise RequestRefused("malformed", 400)

    async def write(self, entries: Sequence[log.Entries], receipt: log.Receipt | None = None) -> None:
        """Writes down, then lets it happen. Only while holding the lock."""
        status = commands.status_after(self.play, entries)
        try:
            await self.store.append(log.Batch(self.id, self.play.num, list(entries), receipt), status)
        except (Taken, Unsure) as problem:  # another worker writes here, perhaps: read what is true
            LOG.warning("table %s must be read anew: %s", self.id, problem)
            self.stale = True
            self.wake()
            raise Trouble("the table must be read anew") from problem
        if receipt is not None:
            self.receipts[receipt.who, receipt.id] = receipt.answer
        v = self.play.v
        self.drop({seat for entry in entries for seat in handed_over(entry)})
        for entry in entries:
            self.play.evolve(entry)
            if isinstance(entry, log.Sat):
                self.sat[entry.user] = self.now()
            if isinstance(entry, log.Settled):  # now, not before it is true: somebody may be told meanwhile
                user = self.play.seats[entry.seat].user
                self.private[user] = self.private.get(user, 0) + 1
        if self.play.v != v:
            self.since = asyncio.get_running_loop().time()
        if any(not isinstance(one, log.Made | log.Spoke | log.Settled) for one in entries) or self.play.over:
            self.info += 1

    # What goes on by itself.

    def go_on(self) -> None:
        """Tells the news, lets the next bot think, sets the alarm for the next one who may be late."""
        if self.closed:
            return
        self.wake()
        self.set_alarm()
        waits = self.next_bot() or self.play.habit is not None
        if waits and (self.thought is None or self.thought.done()):
            self.thought = self.errand(answer_unasked(self))
        if self.wants_more():
            self.errand(self.play_again())
        if self.play.salting and self.salting is None:
            loop = asyncio.get_running_loop()
            self.salting = loop.call_later(SALTING, lambda: self.errand(self.begin_anyway()))

    async def begin_anyway(self) -> None:
        """Somebody promised a salt and does not show it: the server's takes its place."""
        self.salting = None
        async with self.lock:
            if self.play.salting:
                try:
                    await self.write([commands.nature_first(self.play, self.now())])
                except Trouble:
                    LOG.exception("could not begin")
        self.go_on()

    def wants_more(self) -> bool:
        """Whether everybody wants a rematch that is not laid yet."""
        wanted = self.play.wanted
        rematch = wanted is not None and wanted.kind == "rematch" and not self.play.rematch
        return rematch and wanted is not None and not set(self.play.people) - wanted.agreed

    async def play_again(self) -> None:
        """Lays the table of the rematch, once."""
        async with self.lock:
            if self.lay_again is None or not self.wants_more():
                return
            try:
                await self.write([log.Again(self.now(), await self.lay_again(self.play))])
            except Trouble:
                LOG.exception("could not lay a rematch")
        self.wake()

    def errand(self, work: Any) -> asyncio.Task[Any]:
        """Something that runs beside commands; kept, lest it be forgotten half-way."""
        task = asyncio.get_running_loop().create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        return task

    def next_bot(self) -> str:
        """The bot that must answer now; "" if there is none."""
        seat = self.play.asked
        if seat is None:
            return ""
        bot = self.play.bot_at(seat)
        return bot or (self.play.stand_in if commands.skipped(self.play, self.now()) else "")

    def set_alarm(self, at_least: float = 0.0) -> None:
        """The moment at which somebody is out of time."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        deadline = self.play.clock.deadline()
        if deadline is None or self.closed or (self.play.head.absent == "wait" and deadline <= self.now()):
            return
        wait = min(max(at_least, (deadline - self.now()) / 1000) + 0.01, 24 * 3600.0)
        self.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.errand(self.ring()))

    async def ring(self) -> None:
        """Somebody may be out of time: what the table decided for that happens."""
        async with self.lock:
            entry = commands.late(self.play, self.now())
            if entry is not None:
                try:
                    await self.write([entry])
                except Trouble:
                    LOG.exception("could not write that somebody is late")
                    self.set_alarm(RETRY)
                    return
        self.info += 1  # the others may replace him now
        self.go_on()

    def is_idle(self, longest: int) -> bool:
        """Whether nobody has looked at it for so long, and nothing goes on by itself."""
        quiet = not self.watchers and not self.errands and self.alarm is None
        last = max([self.born, self.play.touched, *self.left.values()])
        return quiet and not self.lock.locked() and self.now() - last > longest

    async def close(self) -> None:
        """End what goes on by itself and every subscription; commands that are being written are finished."""
        self.closed = True
        self.wake()
        for timer in (self.alarm, self.salting):
            if timer is not None:
                timer.cancel()
        for task in self.errands - self.under_way:
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
