"""The studies of a server: made from finished games, opened by their links, changed, deleted.

A study is loaded when it is needed and stays in memory while someone is in it. Of several workers, one holds
it, as with tables (`http.relay`), so that all who look at it together are in one room.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from typing import Final, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from riftable import games as registry
from riftable.core.errors import RiftableError
from riftable.server.accounts.users import User
from riftable.server.match import entries as log
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.bounds import is_table_id
from riftable.server.protocol.clean_text import paragraphs, single_line
from riftable.server.protocol.http_models import Opened, Replay
from riftable.server.protocol.messages import MAX_RECORD_BYTES
from riftable.server.protocol.study_models import (
    FIRST_VARIATION,
    MAX_COMMENT_CHARS,
    MAX_TITLE_CHARS,
    Annotate,
    MyStudies,
    NewVariation,
    Prune,
    Rename,
    Share,
    Study,
    StudyChanges,
    StudyFork,
    StudyListing,
    StudyNote,
    StudyPosition,
    StudyQuestion,
    TriedPosition,
    TryPrivately,
    Unannotate,
    VariedStudy,
)
from riftable.server.session.services import TableServices
from riftable.server.session.study_game import StudyPresentation
from riftable.server.session.study_room import StudyRoom
from riftable.server.session.table import CheckSession, Table
from riftable.server.session.table_creation import TableCreation
from riftable.server.session.table_info import game_label, mode_label
from riftable.server.storage import studies as rows
from riftable.server.storage.interface import StorageError, Transaction, WriteConflictError
from riftable.server.texts import server_texts

T = TypeVar("T")
Statement: TypeAlias = tuple[str, tuple[str | int, ...]]  # SQL and its values
Find: TypeAlias = Callable[[str, str], Awaitable[Table]]
MAX_STUDIES: Final = 100  # of a user
MAX_READERS: Final = 200  # of a study
MAX_COMMENTS: Final = 300  # of a study
MAX_COMMENT_LINES: Final = 20
MAX_ROOMS: Final = 16  # kept in memory, besides those that are in use


class Studies:
    """All studies of a server. `find` returns a table that a user may see; `creation` opens new ones."""

    def __init__(self, services: TableServices, creation: TableCreation, find: Find) -> None:
        self.store = services.store
        self.now = services.now
        self.creation = creation
        self.find = find
        self.rooms: WeakValueDictionary[str, StudyRoom] = WeakValueDictionary()  # all that something uses
        self.recent: OrderedDict[str, StudyRoom] = OrderedDict()  # the latest used last
        self.loading = asyncio.Lock()

    # Finding studies.

    async def room(self, study_id: str) -> StudyRoom:
        """Return a study; `RequestRefused` if there is none or it cannot be read. Checks no rights."""
        async with self.loading:
            room = self.rooms.get(study_id)
            if room is None or room.closed:
                room = self.rooms[study_id] = await self.load(study_id)
            self.recent[study_id] = room
            self.recent.move_to_end(study_id)
            if len(self.recent) > MAX_ROOMS:
                self.recent.popitem(last=False)
            return room

    async def load(self, study_id: str) -> StudyRoom:
        """Return a study from the store."""
        if not is_table_id(study_id):
            raise RequestRefused("unknown_study", 404)
        try:
            found = await rows.load_study(self.store, study_id)
        except StorageError as problem:
            if problem.kind != "damaged":
                raise
            raise RequestRefused("unreadable_study", 500) from problem
        if found is None:
            raise RequestRefused("unknown_study", 404)
        if found.head.game not in registry.names():
            raise RequestRefused("game_not_served", 503, name=found.head.game)
        return StudyRoom(found)

    async def room_for(self, study_id: str, user: str) -> StudyRoom:
        """Return a study that a user may read at this moment; `RequestRefused` if they may not."""
        room = await self.room(study_id)
        room.check_read(user)
        await self.check_source(room)
        room.check_read(user)
        return room

    async def check_source(self, room: StudyRoom) -> None:
        """Raise `RequestRefused` while the game of a study goes on: its last move was taken back."""
        if await rows.source_status(self.store, room.study.source) not in ("", "over"):
            raise RequestRefused("study_not_over")

    async def at(self, room: StudyRoom, lang: str, work: Callable[[StudyPresentation], T]) -> T:
        """Return what `work` makes of a study, in a thread; `RequestRefused` if it cannot be replayed."""

        def run(variations: dict[int, rows.Variation]) -> T:
            try:
                game = room.game
            except RiftableError as problem:
                raise RequestRefused("unreadable_study", 500) from problem
            return work(StudyPresentation(game, variations, lang))

        async with self.creation.replaying:
            return await asyncio.to_thread(run, dict(room.study.variations))

    def reopen(self, study_ids: list[str]) -> None:
        """Close studies that were changed in the store; they are read again when needed."""
        for study_id in study_ids:
            self.recent.pop(study_id, None)
            room = self.rooms.pop(study_id, None)
            if room is not None:
                room.close()

    def recheck(self) -> None:
        """Wake all visitors: something about a session or a user changed."""
        for room in list(self.rooms.values()):
            room.notify()

    def close(self) -> None:
        """Close all rooms."""
        self.reopen(list(self.rooms))

    # Lists, making and opening.

    async def mine(self, user: str, lang: str) -> MyStudies:
        """Return the studies that a user owns or has opened."""
        found = await rows.list_studies(self.store, user, MAX_STUDIES * 2) if user else []
        served = registry.names()
        t = server_texts(lang)
        return MyStudies(
            [
                StudyListing(
                    one.id,
                    one.title,
                    one.game,
                    one.mode,
                    t(
                        "table-title",
                        game=game_label(one.game, lang),
                        mode=mode_label(one.game, one.mode, lang),
                    ),
                    one.touched,
                    one.owner == user,
                )
                for one in found
                if one.game in served
            ],
            MAX_STUDIES,
        )

    async def make(self, user: User, table_id: str, title: str, lang: str, check: CheckSession) -> str:
        """Make a study of the finished game of a table, and return its id.

        `check` is awaited right before it is written, and raises if the session has ended.
        """
        table = await self.find(table_id, user.id)
        table.check_view(user.id, -1)
        play, v = table.play, table.play.v
        if play.status != "over":
            raise RequestRefused("not_over")
        study_id = secrets.token_urlsafe(12)
        async with self.creation.replaying:
            head = await asyncio.to_thread(copied_head, play, study_id, self.now())
        await check()
        table.check_view(user.id, -1)
        if play.v != v:  # the last move was taken back meanwhile
            raise RequestRefused("not_over")
        named = single_line(title, MAX_TITLE_CHARS) or server_texts(lang)(
            "table-title", game=game_label(head.game, lang), mode=mode_label(head.game, head.mode, lang)
        )
        study = rows.StoredStudy(
            study_id, user.id, named, "", False, table_id, head, head.created, head.created
        )

        async def work(db: Transaction) -> None:
            if await rows.count_studies(db, user.id) >= MAX_STUDIES:
                raise RequestRefused("many_studies", n=MAX_STUDIES)
            await rows.insert_study(db, study)

        await self.store.write(work)
        return study_id

    async def check_key(self, study_id: str, key: str) -> StudyRoom:
        """Return the study that a link leads to; `RequestRefused` if the link was revoked."""
        room = await self.room(study_id)
        if not room.study.link or not compare_digest(room.study.link.encode(), key.encode()):
            raise RequestRefused("revoked_link", 404)
        return room

    async def open(self, user: User, study_id: str, key: str) -> None:
        """Let a user who has the link read a study from now on."""
        room = await self.check_key(study_id, key)
        if room.is_owner(user.id) or user.id in room.study.readers:
            return
        async with room.changing:
            await self.check_key(study_id, key)
            if len(room.study.readers) >= MAX_READERS:
                raise RequestRefused("study_crowded", 429, n=MAX_READERS)
            sql = "INSERT INTO study_readers VALUES (?, ?) ON CONFLICT DO NOTHING"
            await self.store.write(lambda db: db.execute(sql, study_id, user.id))
            room.study.readers.add(user.id)

    async def remove(self, user: str, study_id: str) -> None:
        """Delete a study if a user owns it; else it disappears from their list only."""
        room = await self.room(study_id)
        room.check_read(user)
        async with room.changing:
            room.check_read(user)
            if room.is_owner(user):
                await self.store.write(lambda db: rows.delete_study(db, study_id))
                self.reopen([study_id])
                return
            sql = "DELETE FROM study_readers WHERE study = ? AND user = ?"
            await self.store.write(lambda db: db.execute(sql, study_id, user))
            room.study.readers.discard(user)
            room.notify()

    # Reading.

    async def study(self, room: StudyRoom, user: str, seat: int, lang: str) -> Study:
        """Return a study but for its game; `RequestRefused` if the user may not read it when it is built."""
        study, v = room.study, room.v
        steps = await self.at(
            room, lang, lambda shown: shown.steps(seat, lambda one: room.may_delete(user, one))
        )
        source = await rows.source_status(self.store, study.source)
        await self.check_source(room)
        room.check_read(user)
        owner = room.is_owner(user)
        return Study(
            id=study.id,
            v=v,
            title=study.title,
            owner=owner,
            link=f"/study/{study.id}#key={study.link}" if owner and study.link else "",
            contributions=study.contributions,
            may_add=room.may_add(user),
            source=study.source if source else "",
            seat=seat,
            variations=steps,
            comments=[
                StudyNote(
                    one.id,
                    one.place,
                    one.name,
                    one.written,
                    one.words,
                    one.author == user,
                    room.may_delete(user, one),
                )
                for one in study.comments.values()
            ],
        )

    async def replay(
        self, room: StudyRoom, user: str, seat: int, lang: str, encode: Callable[[Replay], bytes]
    ) -> bytes:
        """Return the game of a study, step by step, encoded in the thread that replays it."""
        found = await self.at(room, lang, lambda shown: encode(shown.replay(seat)))
        await self.check_source(room)
        room.check_read(user)
        return found

    async def position(self, room: StudyRoom, user: str, place: int, lang: str) -> StudyPosition:
        """Return the question at a place."""
        found = await self.at(room, lang, lambda shown: shown.position(room.study.id, place, self.now()))
        room.check_read(user)
        return found

    async def answer_query(
        self, room: StudyRoom, user: str, asked: StudyQuestion, lang: str
    ) -> messages.Answer:
        """Answer a query about a place, or about where a private line leads from there."""

        def work(shown: StudyPresentation) -> messages.Answer:
            along, at = shown.along(asked.place, asked.line)
            return along.answer_query(at, asked.query)

        found = await self.at(room, lang, work)
        room.check_read(user)
        return found

    async def try_privately(
        self, room: StudyRoom, user: str, wanted: TryPrivately, seat: int, lang: str
    ) -> TriedPosition:
        """Return where moves lead that a reader tries; nothing of it is stored or told to others."""
        study_id, now = room.study.id, self.now()
        found = await self.at(room, lang, lambda shown: shown.try_privately(study_id, wanted, seat, now))
        room.check_read(user)
        return found

    async def play_on(self, room: StudyRoom, user: User, fork: StudyFork, check: CheckSession) -> Opened:
        """Open a table that plays on from a place, against bots."""
        variations = dict(room.study.variations)
        game = await self.at(room, "en", lambda shown: shown.game.to_play_on(fork.place, variations))
        await self.check_source(room)
        room.check_read(user.id)
        return await self.creation.play_on(game, user, fork.seat, fork.bot, check)

    # Changing.

    async def vary(
        self, room: StudyRoom, user: str, wanted: NewVariation, seat: int, lang: str
    ) -> VariedStudy:
        """Try moves at a place: add a variation, unless they are there already."""
        room.check_add(user)
        async with room.changing:
            known, labels = await self.at(room, lang, lambda shown: shown.vary(wanted.place, wanted.moves))
            room.check_add(user)
            place = known if known is not None else max([FIRST_VARIATION - 1, *room.study.variations]) + 1
            if known is None:
                one = rows.Variation(place, wanted.place, user, labels)
                sql = "INSERT INTO study_variations VALUES (?, ?, ?, ?, ?)"
                await self.write(room, (sql, (room.study.id, one.place, one.parent, one.author, one.moves)))
                room.study.variations[place] = one
                room.changed()
        return VariedStudy(place, await self.study(room, user, seat, lang))

    async def change(self, room: StudyRoom, user: User, change: StudyChanges) -> None:
        """Change a study; `RequestRefused` if the user may not."""
        async with room.changing:
            match change:
                case Rename():
                    await self.rename(room, user.id, change)
                case Share():
                    await self.share(room, user.id, change)
                case Annotate():
                    await self.annotate(room, user, change)
                case Unannotate():
                    await self.unannotate(room, user.id, change)
                case Prune():
                    await self.prune(room, user.id, change)
            room.changed()

    async def write(self, room: StudyRoom, *statements: Statement) -> None:
        """Run statements about a study, all or none; `RequestRefused` if it was deleted meanwhile."""
        study_id, now = room.study.id, self.now()

        async def work(db: Transaction) -> bool:
            there = await rows.touch(db, study_id, now)
            for sql, values in statements if there else ():
                await db.execute(sql, *values)
            return there

        try:
            there = await self.store.write(work)
        except (StorageError, WriteConflictError):  # it may be written after all: read it again
            self.reopen([study_id])
            raise
        if not there:
            self.reopen([study_id])
            raise RequestRefused("unknown_study", 404)
        room.study.touched = now

    async def rename(self, room: StudyRoom, user: str, change: Rename) -> None:
        """Give a study another title."""
        room.check_owner(user)
        title = single_line(change.title, MAX_TITLE_CHARS)
        if not title:
            raise RequestRefused("empty_text", 400)
        await self.write(room, ("UPDATE studies SET title = ? WHERE id = ?", (title, room.study.id)))
        room.study.title = title

    async def share(self, room: StudyRoom, user: str, change: Share) -> None:
        """Make or revoke the link; who came by a link that was revoked may not read any more."""
        room.check_owner(user)
        study = room.study
        link = (study.link or secrets.token_urlsafe(18)) if change.link else ""
        contributions = change.contributions and change.link
        sql = "UPDATE studies SET link = ?, contributions = ? WHERE id = ?"
        statements: list[Statement] = [(sql, (link, int(contributions), study.id))]
        if not link:
            statements.append(("DELETE FROM study_readers WHERE study = ?", (study.id,)))
        await self.write(room, *statements)
        study.link, study.contributions = link, contributions
        if not link:
            study.readers.clear()

    async def annotate(self, room: StudyRoom, user: User, change: Annotate) -> None:
        """Write a comment."""
        room.check_add(user.id)
        words = paragraphs(change.text, MAX_COMMENT_CHARS, MAX_COMMENT_LINES)
        if not words:
            raise RequestRefused("empty_text", 400)
        if len(change.text) > MAX_COMMENT_CHARS:
            raise RequestRefused("long_comment", 413, n=MAX_COMMENT_CHARS)
        if len(room.study.comments) >= MAX_COMMENTS:
            raise RequestRefused("many_comments", n=MAX_COMMENTS)
        variations = dict(room.study.variations)
        await self.at(room, "en", lambda shown: shown.game.check_place(change.place, variations))
        room.check_add(user.id)
        number = max([0, *room.study.comments]) + 1
        one = rows.StudyComment(number, change.place, user.id, user.name, self.now(), words)
        sql = "INSERT INTO study_comments VALUES (?, ?, ?, ?, ?, ?, ?)"
        values = (one.id, one.place, one.author, one.name, one.written, one.words)
        await self.write(room, (sql, (room.study.id, *values)))
        room.study.comments[number] = one

    async def unannotate(self, room: StudyRoom, user: str, change: Unannotate) -> None:
        """Delete a comment."""
        room.check_read(user)
        one = room.study.comments.get(change.id)
        if one is None:
            raise RequestRefused("unknown_comment", 404)
        if not room.may_delete(user, one):
            raise RequestRefused("foreign_study", 403)
        sql = "DELETE FROM study_comments WHERE study = ? AND id = ?"
        await self.write(room, (sql, (room.study.id, change.id)))
        del room.study.comments[change.id]

    async def prune(self, room: StudyRoom, user: str, change: Prune) -> None:
        """Delete a variation with all that follows it, comments included."""
        room.check_read(user)
        study = room.study
        one = study.variations.get(change.place)
        if one is None:
            raise RequestRefused("unknown_place", 404)
        gone = room.subtree(change.place)
        if not all(room.may_delete(user, study.variations[place]) for place in gone):
            raise RequestRefused("foreign_study", 403)
        sql = "DELETE FROM {} WHERE study = ? AND place = ?"
        tables = ("study_comments", "study_variations")
        await self.write(
            room, *((sql.format(table), (study.id, place)) for table in tables for place in gone)
        )
        study.variations = {key: kept for key, kept in study.variations.items() if key not in gone}
        study.comments = {key: note for key, note in study.comments.items() if note.place not in gone}
        room.vacate(gone, one.parent)


def copied_head(play: Play, study_id: str, now: int) -> log.Head:
    """Return the head of a table at which a copy of a finished game is viewed, with its players."""
    game = play.game.copy()
    game.seats = []
    text = game.record.text
    if len(text.encode()) > MAX_RECORD_BYTES:
        raise RequestRefused("too_big", 413, n=MAX_RECORD_BYTES)
    seats = [
        log.SeatHead("person" if seat.kind != "bot" else "bot", seat.user, seat.name, seat.bot)
        for seat in play.seats
    ]
    return log.Head(
        study_id,
        play.rules.game,
        play.rules.mode,
        {},
        secrets.randbits(63),
        seats,
        "",
        now,
        start=text,
        looked_at=True,
        edition=play.head.edition,
    )
