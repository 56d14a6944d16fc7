"""Studies in the store: the game that is studied, variations, comments, and who may open them.

A study has a copy of its game, so it stays when the game is deleted. The copy is the head of a table at which
a record is viewed, with the players in its seats: their names are erased there as they are at tables.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from riftable.server.match import entries as log
from riftable.server.storage.interface import DamagedDataError, Store, Transaction, decode

ERASED_NAME: Final = "—"  # shown for an erased player


@dataclass
class Variation:
    """Moves that were not made in the game: one decision and what followed by itself, as labels."""

    place: int
    parent: int  # the place that it starts from
    author: str  # a user; "": they were erased
    moves: str


@dataclass
class StudyComment:
    """What a user wrote about a place."""

    id: int
    place: int
    author: str  # a user
    name: str
    written: int
    words: str


@dataclass
class StoredStudy:
    """A study as it is stored; `head` is that of a table at which its game is viewed."""

    id: str
    owner: str
    title: str
    link: str  # the key that the link brings; "": there is none
    contributions: bool  # whether readers may comment and add variations
    source: str  # the table it was made from
    head: log.Head
    created: int
    touched: int
    readers: set[str] = field(default_factory=set)
    variations: dict[int, Variation] = field(default_factory=dict)
    comments: dict[int, StudyComment] = field(default_factory=dict)


class ListedStudy(NamedTuple):
    """A study in a list."""

    id: str
    owner: str
    title: str
    game: str
    mode: str
    touched: int


async def insert_study(db: Transaction, study: StoredStudy) -> None:
    """Write a new study without variations, comments and readers."""
    await db.execute(
        "INSERT INTO studies VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        study.id,
        study.owner,
        study.title,
        study.link,
        int(study.contributions),
        study.source,
        log.ENCODER.encode(study.head),
        study.created,
        study.touched,
    )


async def load_study(store: Store, study_id: str) -> StoredStudy | None:
    """Return a study, or None; raises `DamagedDataError`."""

    async def work(db: Transaction) -> StoredStudy | None:
        row = await db.fetch_row("SELECT * FROM studies WHERE id = ?", study_id)
        return None if row is None else await whole_study(db, tuple(row))

    return await store.read(work)


async def whole_study(db: Transaction, row: tuple[object, ...]) -> StoredStudy:
    """Return a study from its row, with everything that belongs to it."""
    study_id, owner, title, link, contributions, source, head, created, touched = row
    assert isinstance(head, bytes) and isinstance(created, int) and isinstance(touched, int)
    found = StoredStudy(
        str(study_id),
        str(owner),
        str(title),
        str(link),
        bool(contributions),
        str(source),
        decode(log.HEAD, head, "the head"),
        created,
        touched,
    )
    readers = await db.fetch_rows("SELECT user FROM study_readers WHERE study = ?", study_id)
    found.readers = {one[0] for one in readers}
    for one in await db.fetch_rows(
        "SELECT place, parent, author, moves FROM study_variations WHERE study = ? ORDER BY place", study_id
    ):
        found.variations[one[0]] = Variation(*one)
    for one in await db.fetch_rows(
        "SELECT id, place, author, name, written, words FROM study_comments WHERE study = ? ORDER BY id",
        study_id,
    ):
        found.comments[one[0]] = StudyComment(*one)
    return found


async def count_studies(db: Transaction, owner: str) -> int:
    """Return how many studies a user has."""
    row = await db.fetch_row("SELECT COUNT(*) FROM studies WHERE owner = ?", owner)
    return 0 if row is None else int(row[0])


async def list_studies(store: Store, user: str, most: int) -> list[ListedStudy]:
    """Return the studies that a user owns or has opened by a link, the latest first."""

    async def work(db: Transaction) -> list[ListedStudy]:
        rows = await db.fetch_rows(
            "SELECT id, owner, title, head, touched FROM studies WHERE owner = ? OR id IN"
            " (SELECT study FROM study_readers WHERE user = ?) ORDER BY touched DESC LIMIT ?",
            user,
            user,
            most,
        )
        return [one for row in rows for one in listed(*row)]

    return await store.read(work)


def listed(study_id: str, owner: str, title: str, raw: bytes, touched: int) -> list[ListedStudy]:
    """Return a study for a list; none if its head is damaged."""
    try:
        head = decode(log.HEAD, raw, "the head")
    except DamagedDataError:
        return []
    return [ListedStudy(study_id, owner, title, head.game, head.mode, touched)]


async def source_status(store: Store, table_id: str) -> str:
    """Return the status of the table that a study was made from; "" if it was deleted."""
    row = await store.read(lambda db: db.fetch_row("SELECT status FROM games WHERE id = ?", table_id))
    return "" if row is None else str(row[0])


async def touch(db: Transaction, study_id: str, now: int) -> bool:
    """Note that a study was changed; False if it was deleted meanwhile."""
    return bool(await db.execute("UPDATE studies SET touched = ? WHERE id = ?", now, study_id))


async def delete_study(db: Transaction, study_id: str) -> None:
    """Delete everything about a study."""
    for sql in (
        "DELETE FROM study_readers WHERE study = ?",
        "DELETE FROM study_variations WHERE study = ?",
        "DELETE FROM study_comments WHERE study = ?",
        "DELETE FROM studies WHERE id = ?",
    ):
        await db.execute(sql, study_id)


# Personal data.


async def studies_of(store: Store, user: str) -> list[StoredStudy]:
    """Return the studies that a user owns, whole; those that are damaged are left out."""

    async def work(db: Transaction) -> list[StoredStudy]:
        found = []
        for row in await db.fetch_rows("SELECT * FROM studies WHERE owner = ? ORDER BY created", user):
            try:
                found.append(await whole_study(db, tuple(row)))
            except DamagedDataError:
                continue
        return found

    return await store.read(work)


async def comments_elsewhere(store: Store, user: str) -> list[StudyComment]:
    """Return what a user wrote in the studies of others."""
    sql = (
        "SELECT study_comments.id, place, author, name, written, words FROM study_comments"
        " JOIN studies ON studies.id = study WHERE author = ? AND owner <> ? ORDER BY written"
    )
    rows = await store.read(lambda db: db.fetch_rows(sql, user, user))
    return [StudyComment(*row) for row in rows]


async def erase_from_studies(db: Transaction, user: str, tables: list[str]) -> list[str]:
    """Delete the studies of a user, and what they left in those of others; return the studies concerned.

    In studies of `tables`, at which they sat, their name is erased. Variations stay without their author.
    """
    owned = [row[0] for row in await db.fetch_rows("SELECT id FROM studies WHERE owner = ?", user)]
    concerned = set(owned)
    for table, column in (
        ("study_readers", "user"),
        ("study_variations", "author"),
        ("study_comments", "author"),
    ):
        rows = await db.fetch_rows(f"SELECT DISTINCT study FROM {table} WHERE {column} = ?", user)  # noqa: S608 - names of ours
        concerned.update(row[0] for row in rows)
    await db.execute("DELETE FROM study_readers WHERE user = ?", user)
    await db.execute("UPDATE study_variations SET author = '' WHERE author = ?", user)
    await db.execute("DELETE FROM study_comments WHERE author = ?", user)
    for study_id in owned:
        await delete_study(db, study_id)
    for table_id in tables:
        for study_id, raw in await db.fetch_rows("SELECT id, head FROM studies WHERE source = ?", table_id):
            await erase_player(db, study_id, raw, user)
            concerned.add(study_id)
    return sorted(concerned)


async def erase_player(db: Transaction, study_id: str, raw: bytes, user: str) -> None:
    """Erase the name of a user who played the game of a study."""
    try:
        head = decode(log.HEAD, raw, "the head")
    except DamagedDataError:  # it may name any user
        await db.execute("UPDATE studies SET head = ? WHERE id = ?", b"", study_id)
        return
    for seat in head.seats:
        if seat.user == user:
            seat.user, seat.name = "", ERASED_NAME
    await db.execute("UPDATE studies SET head = ? WHERE id = ?", log.ENCODER.encode(head), study_id)
