"""Reviews of finished games in the store: one row for each table, without any player's name.

A row belongs to the game as it ended. If its last move is taken back and it ends in another way, the digest
tells, and the row counts for nothing.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

import msgspec

from riftable.ai.review_summary import JudgedDecision
from riftable.core.game import Game
from riftable.server.storage.interface import UNREADABLE, Store, Transaction

RUNNING: Final = "running"
DONE: Final = "done"


class StoredReview(msgspec.Struct):
    """What a review found, in no language. Answers are labels, because their numbers may change."""

    iterations: int  # of the search, for each decision
    decisions: list[int]  # by seat, judged or not
    judged: list[JudgedDecision]
    turns: int
    end: list[
        float
    ]  # how the game ended for each seat, from 1 (won) to 0 (lost); [] if it was not played out


class ReviewRow(NamedTuple):
    """A row: `body` is None while the review runs, or after it was interrupted."""

    digest: str
    body: StoredReview | None


DECODER: Final = msgspec.msgpack.Decoder(StoredReview)
ENCODER: Final = msgspec.msgpack.Encoder()


def digest_of(game: Game) -> str:
    """Return what tells a game from every other one that could be played at its table."""
    whole = msgspec.json.encode([game.rules.key, sorted(game.rules.options.items()), game.labels])
    return hashlib.sha256(whole).hexdigest()


async def load_review(store: Store, table_id: str) -> ReviewRow | None:
    """Return the review of a table, whichever game it is of; None if there is none."""
    row = await store.read(
        lambda db: db.fetch_row("SELECT digest, status, body FROM reviews WHERE game = ?", table_id)
    )
    if row is None:
        return None
    return ReviewRow(row[0], read_body(row[2]) if row[1] == DONE else None)


def read_body(raw: bytes) -> StoredReview | None:
    """Return what a review found; None if it cannot be read: then it counts as interrupted."""
    try:
        return DECODER.decode(raw)
    except UNREADABLE:
        return None


async def begin_review(store: Store, table_id: str, digest: str) -> None:
    """Note that a review has begun, in place of an earlier one."""
    await write_review(store, table_id, digest, RUNNING, b"")


async def finish_review(store: Store, table_id: str, digest: str, found: StoredReview) -> None:
    """Store what a review found."""
    await write_review(store, table_id, digest, DONE, ENCODER.encode(found))


async def drop_review(store: Store, table_id: str) -> None:
    """Forget that a review has begun; one that is done stays."""
    await store.write(
        lambda db: db.execute("DELETE FROM reviews WHERE game = ? AND status = ?", table_id, RUNNING)
    )


async def write_review(store: Store, table_id: str, digest: str, status: str, body: bytes) -> None:
    """Write the row of a table, unless the table was deleted meanwhile."""

    async def work(db: Transaction) -> None:
        if await db.fetch_row("SELECT 1 FROM games WHERE id = ?", table_id) is not None:
            await db.execute("DELETE FROM reviews WHERE game = ?", table_id)
            await db.execute("INSERT INTO reviews VALUES (?, ?, ?, ?)", table_id, digest, status, body)

    await store.write(work)
