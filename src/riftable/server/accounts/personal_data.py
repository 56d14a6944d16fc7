"""Leaving: all that a server knows of somebody, to take along; and forgetting it."""

from __future__ import annotations

import asyncio
from typing import Final

from riftable import games
from riftable.server.accounts.users import User, Users
from riftable.server.match import entries
from riftable.server.match.play import new_play
from riftable.server.protocol.http_models import MyData, MyDeck, MyLine, MySession, MyTable
from riftable.server.session.presentation import SeatPresentation
from riftable.server.session.replays import record_text
from riftable.server.storage.interface import (
    DamagedDataError,
    StorageError,
    Store,
    StoredTable,
    Transaction,
    decode,
)

ERASED_NAME: Final = "—"  # the name of somebody who was forgotten
ERASED_TEXT: Final = "…"  # and what he said


async def export_user(people: Users, person: User, lang: str) -> MyData:
    """Everything about somebody: who he is, where he is known, what he played and said."""
    store = people.store
    row = await store.read(lambda db: db.fetch_row("SELECT created FROM users WHERE id = ?", person.id))
    sessions = [
        MySession(one.id, one.created, one.seen, one.agent, here=False)
        for _, one in await people.sessions(person.id)
    ]
    decks = await store.read(
        lambda db: db.fetch_rows("SELECT name, list FROM decks WHERE owner = ?", person.id)
    )
    tables = []
    for game in await traces(store, person.id):
        try:
            kept = await store.load(game)
        except StorageError as problem:
            if problem.kind != "damaged":
                raise
            tables.append(MyTable(game, "", "", 0, "unreadable", [], "", []))
            continue
        if kept is not None:
            tables.append(await asyncio.to_thread(my_table, kept, person.id, lang))
    return MyData(
        person.id,
        person.name,
        person.account,
        person.lang,
        0 if row is None else row[0],
        sessions,
        tables,
        [MyDeck(*one) for one in decks],
    )


async def traces(store: Store, user: str) -> list[str]:
    """All tables at which somebody has sat, said something, or which he laid."""

    async def work(db: Transaction) -> list[str]:
        heads = await db.fetch_rows("SELECT id, head FROM games")
        laid_by = [game for game, head in heads if host_of(head) == user]
        return sorted({*laid_by, *await visited(db, user)})

    return await store.read(work)


async def visited(db: Transaction, user: str) -> set[str]:
    """All tables at which somebody has sat or said something."""
    sat = await db.fetch_rows("SELECT game FROM sitters WHERE user = ?", user)
    acted = await db.fetch_rows("SELECT DISTINCT game FROM receipts WHERE who = ?", user)
    return {row[0] for row in [*sat, *acted]}


def host_of(head: bytes) -> str:
    """Who laid a table; "" where its head is damaged."""
    try:
        return decode(entries.HOST, head, "the head").host
    except DamagedDataError:
        return ""


def my_table(kept: StoredTable, user: str, lang: str) -> MyTable:
    """What somebody played and said at a table. The cards only once all may see them."""
    head = kept.head
    said = [
        MyLine(one.when, one.text)
        for one in kept.entries
        if isinstance(one, entries.Spoke) and one.user == user
    ]
    status, record, seats = "", "", [i for i, seat in enumerate(head.seats) if seat.user == user]
    try:
        play = new_play(head)
        for entry in kept.entries:
            play.apply(entry)
    except Exception:  # noqa: BLE001 - damaged, or of another version: it cannot be told, but is not kept back
        status = "unreadable" if head.game in games.names() else "not_served"
    else:
        status = play.status
        seats = [i for i, seat in enumerate(play.seats) if seat.user == user]
        record = record_text(play, SeatPresentation(play, -1, lang).shown_names()) if play.over else ""
    return MyTable(head.id, head.game, head.mode, head.created, status, seats, record, said)


async def erase_user(store: Store, user: str) -> list[str]:
    """Forgets somebody. At tables with other people his games go on without a name; the others are gone too.

    Returns the tables that were changed: whoever has them open must open them anew. What was deleted may
    still be in the store's files until `Store.purge` returns.
    """
    known = await traces(store, user)

    async def work(db: Transaction) -> list[str]:
        games = sorted({*known, *await visited(db, user)})  # with what they did since we looked
        await store.revoke_claims(db, games)
        for game in games:
            await forget_at(db, game, user)
        for row in await db.fetch_rows("SELECT token FROM sessions WHERE user = ?", user):
            await db.execute("DELETE FROM visits WHERE token = ?", row[0])
        await db.execute("DELETE FROM sessions WHERE user = ?", user)
        await db.execute("DELETE FROM sitters WHERE user = ?", user)
        await db.execute("DELETE FROM receipts WHERE who = ?", user)
        await db.execute("UPDATE invites SET guest = ? WHERE guest = ?", ERASED_NAME, user)
        await db.execute("DELETE FROM decks WHERE owner = ?", user)
        await db.execute("DELETE FROM users WHERE id = ?", user)
        await store.after_erasure(db, games)
        return games

    return await store.write(work)


async def forget_at(db: Transaction, game: str, user: str) -> None:
    """Takes somebody's name out of a table, or the table away if nobody else has sat there."""
    row = await db.fetch_row("SELECT head FROM games WHERE id = ?", game)
    if row is None:  # deleted before; a command that was under way may have written something since
        await delete_table(db, game)
        return
    others = await db.fetch_row("SELECT game FROM sitters WHERE game = ? AND user <> ?", game, user)
    try:
        head = decode(entries.HEAD, row[0], "the head")
    except DamagedDataError:
        head = None  # it may name anybody
    if others is None and (
        head is None or head.host == user or any(seat.user == user for seat in head.seats)
    ):
        await delete_table(db, game)
        return
    if head is not None and head.host == user:
        head.host = ""
    for seat in [] if head is None else head.seats:
        if seat.user == user:
            seat.user, seat.name = "", ERASED_NAME
    redacted = b"" if head is None else entries.ENCODER.encode(head)
    await db.execute("UPDATE games SET head = ? WHERE id = ?", redacted, game)
    for seq, raw in await db.fetch_rows("SELECT seq, entry FROM entries WHERE game = ?", game):
        try:
            entry = decode(entries.ENTRY, raw, "an entry")
        except DamagedDataError:  # it may name anybody, and stays as unreadable as it was
            await db.execute("UPDATE entries SET entry = ? WHERE game = ? AND seq = ?", b"", game, seq)
            continue
        if isinstance(entry, entries.Sat | entries.Spoke) and entry.user == user:
            entry.user, entry.name = "", ERASED_NAME
            if isinstance(entry, entries.Spoke):
                entry.text = ERASED_TEXT
            sql = "UPDATE entries SET entry = ? WHERE game = ? AND seq = ?"
            await db.execute(sql, entries.ENCODER.encode(entry), game, seq)


async def delete_table(db: Transaction, game: str) -> None:
    """Deletes all that is kept of a table."""
    for sql in (
        "DELETE FROM entries WHERE game = ?",
        "DELETE FROM receipts WHERE game = ?",
        "DELETE FROM invites WHERE game = ?",
        "DELETE FROM games WHERE id = ?",
    ):
        await db.execute(sql, game)
