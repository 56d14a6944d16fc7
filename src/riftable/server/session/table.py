"""Table: the actor of one game. Every change takes the same way, one change at a time:

    permit → decide → append → apply → notify → continue

`Table.command` takes a command of a client. `match.commands.decide` checks the permission and turns it into
log entries, without changing anything. `Table.commit` appends the entries to the log and applies them to the
play once they are durable. Then all subscribers are woken, and bots and timers go on.

The lobby (joining, leaving), bots and clocks call `Table.change` with functions that make other entries. The
table sends nothing itself: subscribers ask it what is new.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, ParamSpec, TypeAlias, TypeVar

import msgspec

from riftable.server.match import commands
from riftable.server.match import entries as log
from riftable.server.match.permissions import Permissions, reassigned_seats
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused, refused_by_rules
from riftable.server.protocol import messages
from riftable.server.session.ask_tree import IllegalPath, ordered_path
from riftable.server.session.background import BackgroundTasks
from riftable.server.session.bot_turns import RETRY_S, BotTurns
from riftable.server.session.presence import Presence
from riftable.server.session.presentation import Presentations
from riftable.server.session.queries import Queries
from riftable.server.session.results import record_result
from riftable.server.session.services import TableServices
from riftable.server.session.subscriber import Subscriber
from riftable.server.session.table_info import table_info
from riftable.server.session.timers import Timers
from riftable.server.storage.interface import (
    UNREADABLE,
    StorageError,
    UncertainWriteError,
    WriteConflictError,
)
from riftable.server.storage.refusals import refused_by_storage
from riftable.server.texts import server_texts

P = ParamSpec("P")
T = TypeVar("T")
CheckSession: TypeAlias = Callable[[], Awaitable[None]]
MakeEntries: TypeAlias = Callable[[], Sequence[log.Entries]]
LOG: Final = logging.getLogger(__name__)
ACK_DECODER: Final = msgspec.json.Decoder(messages.Ack)
NEW_VERSION: Final = log.Made | log.WentBack | log.GaveUp | log.CameBack  # entries that raise `Play.v` by one
NOT_IN_INFO: Final = log.Made | log.Spoke | log.AutopassChanged  # entries that leave the table info as it is


def weakly(method: Callable[P, T]) -> Callable[P, T]:
    """Return a function that calls a method and does not keep its object; ReferenceError if that is gone."""
    kept, name = weakref.WeakMethod(method), method.__qualname__

    def call(*args: P.args, **more: P.kwargs) -> T:
        found = kept()
        if found is None:
            raise ReferenceError(name)
        return found(*args, **more)

    return call


class Table:
    """One game, its players and its spectators.

    Its parts refer to it weakly, so that a table which is dropped is freed at once. Otherwise it would wait
    for the collection of garbage, which is seldom (`relax_gc`), and workers that take tables from each other
    would fill the memory.
    """

    def __init__(self, play: Play, receipts: dict[tuple[str, str], bytes], services: TableServices) -> None:
        self.play = play
        self.receipts = receipts  # encoded acks, by user and id of the command
        self.services = services
        self.now = services.now
        self.permissions = Permissions(play)
        self.presence = Presence(services.now)
        self.presentations = Presentations(play)
        self.tasks = BackgroundTasks()
        self.bot_turns = BotTurns(play, services, self.tasks, weakly(self.change))
        self.timers = Timers(
            play,
            services.now,
            self.tasks,
            weakly(self.enforce_clock),
            weakly(self.begin_without_salts),
            weakly(self.info_changed),
        )
        self.queries = Queries(play, self.presentations, services, weakly(self.check_view))
        self.lock = asyncio.Lock()  # held during a change
        self.invitation_lock = asyncio.Lock()  # held while an invitation is used, returned or revoked
        self.info_version = 0  # counts changes of the table info
        self.private_info_versions: dict[str, int] = {}  # the same, of what only one user is shown
        self.closed = False
        self.stale = False  # another worker may have written: the table must be loaded again

    @property
    def id(self) -> str:
        """The id of the table, as in links."""
        return self.play.head.id

    # Commands.

    async def command(
        self,
        user: str,
        name: str,
        lang: str,
        command: messages.Commands,
        check_session: CheckSession | None = None,
    ) -> messages.Ack | messages.Pong | messages.Answer:
        """Carry out a command or answer a query; raise `RequestRefused` if nothing has changed.

        An `Ack` is returned once the change is durable. `check_session` is awaited when it is this command's
        turn, right before it is decided; it raises if the session of the sender has ended.
        """
        try:
            match command:
                case messages.Look() | messages.Why() | messages.Read() | messages.Hint():
                    return await self.queries.answer(user, lang, command)
                case messages.Ping():
                    return messages.Pong(command.n, self.now())
                case messages.Watch() | messages.Speak() | messages.Heard():
                    raise RequestRefused("only_sockets", 400)  # noqa: TRY301  (worded like all others below)
                case _:
                    return await self.change_by_command(user, name, command, check_session)
        except IllegalPath as problem:
            refusal = refused_by_rules(problem.reason)
            refusal.rules = self.play.rules
            raise refusal from problem
        except RequestRefused as refusal:
            refusal.rules = refusal.rules or self.play.rules
            raise
        except StorageError as problem:
            raise refused_by_storage(problem) from problem

    async def change_by_command(
        self, user: str, name: str, command: messages.TableCommand, check_session: CheckSession | None
    ) -> messages.Ack:
        """Carry out a command that changes the table: once, however often it is sent."""
        if not command.id or len(command.id) > messages.MAX_ID_CHARS:
            raise RequestRefused("bad_id", 400, n=messages.MAX_ID_CHARS)
        key = (user, command.id)
        if key in self.receipts:
            return self.read_receipt(key)
        if isinstance(command, messages.Move):
            await self.bot_turns.wait_min_answer_time()

        await self.change(lambda: self.entries_for(user, name, command), key, check_session)
        return self.read_receipt(key)

    def entries_for(self, user: str, name: str, command: messages.TableCommand) -> list[log.Entries]:
        """Return the entries that a command leads to now; `RequestRefused` if the sender may not give it."""
        sender = commands.Sender(user, name, self.presence.latency_ms.get(user, 0))
        absence_ms = self.presence.absence_ms
        return commands.decide(self.permissions, sender, command, self.now(), absence_ms, ordered_path)

    def read_receipt(self, key: tuple[str, str]) -> messages.Ack:
        """Return the answer that a command got. An unreadable one still says that the command was done."""
        try:
            return ACK_DECODER.decode(self.receipts[key])
        except UNREADABLE:
            LOG.error("receipt %s of table %s is damaged", key[1], self.id)  # noqa: TRY400  (may quote a message)
            return messages.Ack(key[1], self.play.v)

    # Changes.

    async def change(
        self,
        make_entries: MakeEntries,
        receipt_key: tuple[str, str] | None = None,
        check_session: CheckSession | None = None,
    ) -> None:
        """Change the table by the entries that `make_entries` returns when it is this change's turn.

        With a `receipt_key` (user and id of a command), the change is made once. What was begun is finished
        even if the caller is cancelled. `make_entries` raises `RequestRefused` to change nothing.
        Raises `StorageError` if the entries could not be written.
        """
        await self.tasks.finish(self._change(make_entries, receipt_key, check_session))

    async def _change(
        self,
        make_entries: MakeEntries,
        receipt_key: tuple[str, str] | None,
        check_session: CheckSession | None,
    ) -> None:
        async with self.lock:
            if receipt_key in self.receipts:
                return
            if check_session is not None:
                await check_session()
            self.check_current()
            entries = make_entries()
            await self.commit(entries, None if receipt_key is None else self.receipt(receipt_key, entries))
        self.notify()
        self.proceed()

    def receipt(self, key: tuple[str, str], entries: Sequence[log.Entries]) -> log.Receipt:
        """Return the receipt for a command that leads to these entries."""
        v = self.play.v + sum(isinstance(entry, NEW_VERSION) for entry in entries)
        return log.Receipt(*key, msgspec.json.encode(messages.Ack(key[1], v)))

    def check_current(self) -> None:
        """Raise `StorageError` if this object may not know the truth about its table any more."""
        if self.closed or self.stale:
            raise StorageError("the table must be read anew")

    async def commit(self, entries: Sequence[log.Entries], receipt: log.Receipt | None = None) -> None:
        """Append entries to the log and, once they are durable, apply them. Only while holding the lock."""
        if not entries and receipt is None:
            return
        status = commands.status_after(self.play, entries)
        try:
            batch = log.Batch(self.id, self.play.entry_count, list(entries), receipt)
            await self.services.store.append(batch, status)
        except (WriteConflictError, UncertainWriteError) as problem:  # another worker may have written here
            LOG.warning("table %s must be loaded again: %s", self.id, problem)
            self.mark_stale()
            raise StorageError("the table must be read anew") from problem
        if receipt is not None:
            self.receipts[receipt.who, receipt.id] = receipt.answer
        was_over = self.play.over
        self.apply(entries)
        if self.play.over and not was_over:
            await record_result(self.services.store, self.play, ratings=self.services.ratings)

    def apply(self, entries: Sequence[log.Entries]) -> None:
        """Apply entries that have been written."""
        v = self.play.v
        self.presence.end_subscriptions({seat for entry in entries for seat in reassigned_seats(entry)})
        for entry in entries:
            self.play.apply(entry)
            if isinstance(entry, log.Sat):
                self.presence.seated_at[entry.user] = self.now()
            if isinstance(entry, log.AutopassChanged):
                user = self.play.seats[entry.seat].user
                self.private_info_versions[user] = self.private_info_versions.get(user, 0) + 1
        if self.play.v != v:
            self.bot_turns.position_changed()
        if self.play.over or any(not isinstance(entry, NOT_IN_INFO) for entry in entries):
            self.info_version += 1

    def notify(self) -> None:
        """Wake all subscribers; each asks for its messages."""
        self.presence.wake()

    def proceed(self) -> None:
        """Start what happens without a command: bots, timers, a rematch that everybody wants."""
        if self.closed or self.stale:
            return
        self.timers.schedule()
        self.bot_turns.start()
        if self.play.is_rematch_due:
            self.tasks.start(self.start_rematch())

    # What happens without a command.

    async def enforce_clock(self) -> None:
        """Do what the host chose for a player whose time is up."""
        if self.closed or self.stale:
            return

        def time_out() -> list[log.Entries]:
            entry = commands.time_out(self.play, self.now())
            return [] if entry is None else [entry]

        try:
            await self.change(time_out)
        except StorageError:
            LOG.exception("table %s: could not write that a player is out of time", self.id)
            self.timers.schedule(RETRY_S)
            return
        self.info_changed()  # the others may replace the player now

    async def begin_without_salts(self) -> None:
        """Begin although promised salts were not revealed; the server's take their place."""
        if self.closed or self.stale:
            return
        try:
            await self.change(
                lambda: [commands.begin(self.play, self.now())] if self.play.seats_owing_salts else []
            )
        except StorageError:
            LOG.exception("table %s: could not begin", self.id)
            self.proceed()

    async def start_rematch(self) -> None:
        """Open the table of the rematch, once."""
        async with self.lock:
            if self.services.open_rematch is None or not self.play.is_rematch_due:
                return
            try:
                await self.commit([log.Again(self.now(), await self.services.open_rematch(self.play))])
            except StorageError:
                LOG.exception("table %s: could not open a rematch", self.id)
        self.notify()

    # Subscribers.

    def subscribe(self, subscriber: Subscriber) -> None:
        """Add a subscriber. Others hear of it, unless they never heard that its user was away."""
        if self.presence.add(subscriber):
            self.info_changed()

    def unsubscribe(self, subscriber: Subscriber, *, reconnects: bool = False) -> None:
        """Remove a subscriber; `reconnects` if it will probably come back, as a polling client does."""
        self.presence.remove(subscriber, told=not reconnects)
        if not reconnects:
            self.info_changed()
        if self.permissions.seats_of(subscriber.user) and not self.closed and not self.stale:
            delay_s = commands.ABSENCE_BEFORE_REPLACEMENT_MS / 1000 + 1
            self.timers.await_return(subscriber.user, delay_s)  # they may be replaced from then on

    def info_changed(self) -> None:
        """Send the table info to everybody again."""
        self.info_version += 1
        self.notify()

    def recheck_permissions(self, sessions: Iterable[bytes], user: str) -> None:
        """Wake the subscribers of these sessions and of this user: what they may see may have changed."""
        self.presence.wake_only(list(sessions), user)

    def mark_stale(self) -> None:
        """Stop showing and writing: the table must be loaded again."""
        self.stale = self.bot_turns.stopped = True
        self.timers.cancel()
        self.notify()

    # What is shown.

    def check_view(self, user: str, seat: int) -> None:
        """Raise unless the user may see the table through `seat` at this moment, as `Permissions.check_view`.

        Raises `StorageError` if this object may not know the truth any more.
        """
        self.check_current()
        self.permissions.check_view(user, seat)

    def check_subscriber(self, subscriber: Subscriber) -> None:
        """Raise unless a subscription is valid now: `check_view`, and its seat has not changed hands."""
        self.check_view(subscriber.user, subscriber.seat)
        if subscriber.ended:
            raise RequestRefused("foreign_seat", 403)

    async def messages_for_async(self, subscriber: Subscriber) -> list[messages.Followed]:
        """Return the messages of `messages_for`; builds the ask tree beside the event loop."""
        await self.prepare_messages(subscriber)
        return self.messages_for(subscriber)

    async def prepare_messages(self, subscriber: Subscriber) -> None:
        """Build the ask tree that the next messages need. Permissions may have changed afterwards."""
        self.check_subscriber(subscriber)
        if self.play.status != "open":
            await self.presentations.of(subscriber.seat, subscriber.lang).build_ask_tree()

    def messages_for(self, subscriber: Subscriber) -> list[messages.Followed]:
        """Return the messages that `subscriber` has not seen yet, and mark them as sent.

        Builds the ask tree synchronously if it is not cached; prefer `messages_for_async`.
        """
        self.check_subscriber(subscriber)
        found: list[messages.Followed] = []
        info_version = self.info_version + self.private_info_versions.get(subscriber.user, 0)
        if subscriber.info_version != info_version:
            subscriber.info_version = info_version
            found.append(self.info_for(subscriber.user, subscriber.lang))
        if self.play.status != "open":
            seat = self.presentations.of(subscriber.seat, subscriber.lang)
            update = seat.update(subscriber.v, self.now())
            if update is not None:
                subscriber.v = update.v
                found.append(update)
        for line in self.play.chat:
            if line.c > subscriber.c:
                subscriber.c = line.c
                said = line.said
                name = said.name or server_texts(subscriber.lang)("guest")
                found.append(messages.Said(line.c, said.seat, name, said.text, said.when))
        return found

    def info_for(self, user: str, lang: str) -> messages.TableInfo:
        """Return all about the table but its position, as a user may see it."""
        return table_info(self.play, self.permissions, self.presence, user, lang, self.now())

    def past_view(self, user: str, seat: int, at: int, lang: str) -> messages.Update:
        """Return the position as this seat saw it after `at` moves."""
        self.check_view(user, seat)
        if self.play.status == "open" or at < 0:
            raise RequestRefused("unknown_move", 404, n=at)
        return self.presentations.of(seat, lang).past(at, self.now())

    # Closing.

    def is_idle(self, longest_ms: int) -> bool:
        """Return whether the table has had no subscriber for this long and does nothing by itself."""
        quiet = not self.presence.subscribers and not self.tasks.running and self.timers.clock is None
        last = max(self.play.touched, self.presence.last_seen())
        return quiet and not self.lock.locked() and self.now() - last > longest_ms

    async def close(self) -> None:
        """Stop bots and timers and end every subscription; changes that are being written are finished."""
        self.closed = True
        self.notify()
        self.timers.cancel()
        await self.tasks.close()
