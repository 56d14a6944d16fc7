"""Export everything a server knows about a user, and erase it."""

from __future__ import annotations

import asyncio
from typing import Final

from riftable import games
from riftable.server.accounts.lesson_progress import LessonProgress, erase_lessons
from riftable.server.accounts.puzzle_progress import (
    NEVER,
    PuzzleProgress,
    date_of,
    erase_puzzles,
)
from riftable.server.accounts.users import User, Users
from riftable.server.match import entries
from riftable.server.match.play import new_play
from riftable.server.protocol.http_models import (
    MyData,
    MyDeck,
    MyLine,
    MyNote,
    MyPuzzle,
    MySession,
    MyStudy,
    MyTable,
)
from riftable.server.session.presentation import SeatPresentation
from riftable.server.session.profile import results, whole_history
from riftable.server.session.replays import record_text
from riftable.server.storage.interface import (
    DamagedDataError,
    StorageError,
    Store,
    StoredTable,
    Transaction,
    decode,
    delete_results,
)
from riftable.server.storage.ratings import erase_ratings, is_listed
from riftable.server.storage.studies import comments_elsewhere, erase_from_studies, studies_of

ERASED_NAME: Final = "—"  # shown for an erased user
ERASED_TEXT: Final = "…"  # shown for their chat messages


async def export_user(users: Users, user: User, lang: str) -> MyData:
    """Return everything about a user: profile, sessions, games, decks, puzzles, lessons and studies."""
    store = users.store
    row = await store.read(lambda db: db.fetch_row("SELECT created FROM users WHERE id = ?", user.id))
    sessions = [
        MySession(one.id, one.created, one.seen, one.agent, here=False)
        for _, one in await users.sessions(user.id)
    ]
    decks = await store.read(
        lambda db: db.fetch_rows("SELECT name, list FROM decks WHERE owner = ?", user.id)
    )
    solving = await PuzzleProgress(store).of(user.id)
    puzzles = [
        MyPuzzle(
            one.puzzle,
            one.game,
            one.first,
            one.solved,
            one.tried,
            "" if one.due == NEVER else date_of(one.due).isoformat(),
        )
        for one in solving.standings.values()
    ]
    tables = []
    for table_id in await tables_of(store, user.id):
        try:
            stored = await store.load(table_id)
        except StorageError as problem:
            if problem.kind != "damaged":
                raise
            tables.append(MyTable(table_id, "", "", 0, "unreadable", [], "", []))
            continue
        if stored is not None:
            tables.append(await asyncio.to_thread(export_table, stored, user.id, lang))
    return MyData(
        user.id,
        user.name,
        user.account,
        user.lang,
        0 if row is None else row[0],
        sessions,
        tables,
        [MyDeck(*one) for one in decks],
        puzzles,
        {date_of(day).isoformat(): solved for day, solved in solving.days.items()},
        [f"{game}/{lesson}/{step}" for game, lesson, step in await LessonProgress(store).of(user.id)],
        await whole_history(store, user.id, lang),
        await export_studies(store, user.id),
        [MyNote(one.written, one.words) for one in await comments_elsewhere(store, user.id)],
        await results(store, user.id, lang, ratings=True),
        await is_listed(store, user.id),
    )


async def export_studies(store: Store, user: str) -> list[MyStudy]:
    """Return the studies of a user: their games, variations and comments."""
    return [
        MyStudy(
            one.id,
            one.title,
            one.created,
            one.head.start,
            [seat.name for seat in one.head.seats],
            {str(place): f"{found.parent}: {found.moves}" for place, found in one.variations.items()},
            [MyNote(note.written, note.words) for note in one.comments.values() if note.author == user],
        )
        for one in await studies_of(store, user)
    ]


async def tables_of(store: Store, user: str) -> list[str]:
    """Return the tables that a user has created, played at or sent commands to."""

    async def work(db: Transaction) -> list[str]:
        heads = await db.fetch_rows("SELECT id, head FROM games")
        hosted = [table_id for table_id, head in heads if host_of(head) == user]
        return sorted({*hosted, *await tables_visited(db, user)})

    return await store.read(work)


async def tables_visited(db: Transaction, user: str) -> set[str]:
    """Return the tables that a user has played at or sent commands to."""
    sat = await db.fetch_rows("SELECT game FROM sitters WHERE user = ?", user)
    acted = await db.fetch_rows("SELECT DISTINCT game FROM receipts WHERE who = ?", user)
    return {row[0] for row in [*sat, *acted]}


def host_of(head: bytes) -> str:
    """Return the host of a table; "" if its head is damaged."""
    try:
        return decode(entries.HOST, head, "the head").host
    except DamagedDataError:
        return ""


def export_table(stored: StoredTable, user: str, lang: str) -> MyTable:
    """Return what a user played and said at a table; the record only once the game is over."""
    head = stored.head
    said = [
        MyLine(one.when, one.text)
        for one in stored.entries
        if isinstance(one, entries.Spoke) and one.user == user
    ]
    status, record, seats = "", "", [i for i, seat in enumerate(head.seats) if seat.user == user]
    try:
        play = new_play(head)
        for entry in stored.entries:
            play.apply(entry)
    except Exception:  # noqa: BLE001 - damaged or of another version: export the rest
        status = "unreadable" if head.game in games.names() else "not_served"
    else:
        status = play.status
        seats = [i for i, seat in enumerate(play.seats) if seat.user == user]
        record = record_text(play, SeatPresentation(play, -1, lang).shown_names()) if play.over else ""
    return MyTable(head.id, head.game, head.mode, head.created, status, seats, record, said)


async def erase_user(store: Store, user: str) -> list[str]:
    """Erase a user. Tables with other people stay, without their name and messages; others are deleted.

    Returns the tables and studies that were changed; reload those that are open. Deleted data may still be in
    the files of the store until `Store.purge` returns.
    """
    known = await tables_of(store, user)

    async def work(db: Transaction) -> list[str]:
        tables = sorted(
            {*known, *await tables_visited(db, user)}
        )  # including what they did since the first query
        await store.revoke_claims(db, tables)
        for table_id in tables:
            await erase_at_table(db, table_id, user)
        for row in await db.fetch_rows("SELECT token FROM sessions WHERE user = ?", user):
            await db.execute("DELETE FROM visits WHERE token = ?", row[0])
        await db.execute("DELETE FROM sessions WHERE user = ?", user)
        await db.execute("DELETE FROM sitters WHERE user = ?", user)
        await db.execute("DELETE FROM receipts WHERE who = ?", user)
        await db.execute("UPDATE invites SET guest = ? WHERE guest = ?", ERASED_NAME, user)
        await db.execute("DELETE FROM results WHERE user = ?", user)
        await db.execute("DELETE FROM result_parts WHERE user = ?", user)
        await db.execute("DELETE FROM decks WHERE owner = ?", user)
        await db.execute("DELETE FROM habits WHERE user = ?", user)
        await erase_ratings(db, user)
        await erase_puzzles(db, user)
        await erase_lessons(db, user)
        studies = await erase_from_studies(db, user, tables)
        await store.revoke_claims(db, studies)
        await db.execute("DELETE FROM users WHERE id = ?", user)
        await store.after_erasure(db, [*tables, *studies])
        return [*tables, *studies]

    return await store.write(work)


async def erase_at_table(db: Transaction, table_id: str, user: str) -> None:
    """Erase a user from a table, or delete the table if no other user has sat there."""
    row = await db.fetch_row("SELECT head FROM games WHERE id = ?", table_id)
    if row is None:  # deleted before; a running command may have written since
        await delete_table(db, table_id)
        return
    others = await db.fetch_row("SELECT game FROM sitters WHERE game = ? AND user <> ?", table_id, user)
    try:
        head = decode(entries.HEAD, row[0], "the head")
    except DamagedDataError:
        head = None  # it may name any user
    if others is None and (
        head is None or head.host == user or any(seat.user == user for seat in head.seats)
    ):
        await delete_table(db, table_id)
        return
    if head is not None and head.host == user:
        head.host = ""
    for seat in [] if head is None else head.seats:
        if seat.user == user:
            seat.user, seat.name = "", ERASED_NAME
    await delete_results(db, table_id)  # they name the user; `session.results` writes them anew
    redacted = b"" if head is None else entries.ENCODER.encode(head)
    await db.execute("UPDATE games SET head = ? WHERE id = ?", redacted, table_id)
    for seq, raw in await db.fetch_rows("SELECT seq, entry FROM entries WHERE game = ?", table_id):
        try:
            entry = decode(entries.ENTRY, raw, "an entry")
        except DamagedDataError:  # it may name any user; it stays unreadable
            await db.execute("UPDATE entries SET entry = ? WHERE game = ? AND seq = ?", b"", table_id, seq)
            continue
        if isinstance(entry, entries.Sat | entries.Spoke) and entry.user == user:
            entry.user, entry.name = "", ERASED_NAME
            if isinstance(entry, entries.Spoke):
                entry.text = ERASED_TEXT
            sql = "UPDATE entries SET entry = ? WHERE game = ? AND seq = ?"
            await db.execute(sql, entries.ENCODER.encode(entry), table_id, seq)


async def delete_table(db: Transaction, table_id: str) -> None:
    """Delete everything about a table."""
    for sql in (
        "DELETE FROM entries WHERE game = ?",
        "DELETE FROM receipts WHERE game = ?",
        "DELETE FROM invites WHERE game = ?",
        "DELETE FROM reviews WHERE game = ?",
        "DELETE FROM games WHERE id = ?",
    ):
        await db.execute(sql, table_id)
    await delete_results(db, table_id)
