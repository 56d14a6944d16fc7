"""What a user has done of the puzzles: which are solved, which come back and when, and on which days.

A puzzle that is not solved comes back after `RETURN_DAYS`, as in a card index of Leitner: each time it is
solved when it is due, it waits for the next number of days; after the last it stays away. Each failure puts
it back to the first. Days are counted from 1970 and begin at midnight UTC.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Any, Final, NamedTuple

from riftable.server.match.clock import DAY_MS
from riftable.server.storage.interface import Store, Transaction

RETURN_DAYS: Final = (1, 3, 7, 14, 30)
NEVER: Final = 0  # the day on which a puzzle is due that does not come back
INSERT: Final = (
    "INSERT INTO puzzles VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user, puzzle) DO UPDATE SET"
    " solved = excluded.solved, box = excluded.box, due = excluded.due, tried = excluded.tried"
)
COUNT_DAY: Final = (
    "INSERT INTO puzzle_days VALUES (?, ?, 1)"
    " ON CONFLICT (user, day) DO UPDATE SET solved = puzzle_days.solved + 1"
)


class PuzzleStanding(NamedTuple):
    """How a user stands with a puzzle.

    `box` is the place in `RETURN_DAYS`, from 1, while the puzzle comes back, else 0. `due` is the day on
    which it does.
    """

    puzzle: str
    game: str
    first: bool  # solved at the first attempt
    solved: bool  # at the last attempt
    box: int
    due: int
    tried: int  # ms since 1970

    def is_due(self, today: int) -> bool:
        """Return whether the puzzle has come back."""
        return self.due != NEVER and self.due <= today


class PuzzleRecord(NamedTuple):
    """Everything that is stored about a user's puzzles; `days` has the number solved on each day."""

    standings: dict[str, PuzzleStanding]
    days: dict[int, int]


def day_of(ms: int) -> int:
    """Return the day of a time."""
    return ms // DAY_MS


def date_of(day: int) -> date:
    """Return the date of a day."""
    return datetime.fromtimestamp(day * DAY_MS / 1000, UTC).date()


def after_attempt(
    before: PuzzleStanding | None, puzzle: str, game: str, *, solved: bool, now: int
) -> PuzzleStanding:
    """Return how a user stands after one more attempt. Repeating it at the same time changes nothing."""
    today = day_of(now)
    first = solved if before is None else before.first
    box, due = (0, NEVER) if before is None else (before.box, before.due)
    if not solved:
        box, due = 1, today + RETURN_DAYS[0]
    elif box and due <= today:
        box = box + 1 if box < len(RETURN_DAYS) else 0
        due = today + RETURN_DAYS[box - 1] if box else NEVER
    return PuzzleStanding(puzzle, game, first, solved, box, due, now)


def streak(days: Iterable[int], today: int) -> int:
    """Return how many days in a row something was solved; today need not be one of them yet."""
    known = set(days)
    day = today if today in known else today - 1
    length = 0
    while day - length in known:
        length += 1
    return length


class PuzzleProgress:
    """The puzzle records of all users."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, user: str) -> PuzzleRecord:
        """Return the record of a user; an empty one for anonymous clients."""
        return await self.store.read(lambda db: read_record(db, user)) if user else PuzzleRecord({}, {})

    async def note(self, user: str, puzzle: str, game: str, *, solved: bool, now: int) -> PuzzleStanding:
        """Store an attempt and return how the user stands then. Nothing is stored of a deleted user."""

        async def work(db: Transaction) -> PuzzleStanding:
            before = await read_standing(db, user, puzzle)
            after = after_attempt(before, puzzle, game, solved=solved, now=now)
            if await db.fetch_row("SELECT 1 FROM users WHERE id = ?", user) is None:
                return after
            _, _, first, now_solved, *rest = after
            await db.execute(INSERT, user, puzzle, game, int(first), int(now_solved), *rest)
            counted = before is not None and before.solved and day_of(before.tried) == day_of(now)
            if solved and not counted:
                await db.execute(COUNT_DAY, user, day_of(now))
            return after

        return await self.store.write(work)


async def read_record(db: Transaction, user: str) -> PuzzleRecord:
    """Return everything that is stored about a user's puzzles."""
    rows = await db.fetch_rows(
        "SELECT puzzle, game, first, solved, box, due, tried FROM puzzles WHERE user = ?", user
    )
    days = await db.fetch_rows("SELECT day, solved FROM puzzle_days WHERE user = ?", user)
    standings = [standing_of(row) for row in rows]
    return PuzzleRecord({one.puzzle: one for one in standings}, {int(day): int(n) for day, n in days})


async def read_standing(db: Transaction, user: str, puzzle: str) -> PuzzleStanding | None:
    """Return how a user stands with a puzzle; None if they never tried it."""
    row = await db.fetch_row(
        "SELECT puzzle, game, first, solved, box, due, tried FROM puzzles WHERE user = ? AND puzzle = ?",
        user,
        puzzle,
    )
    return None if row is None else standing_of(row)


def standing_of(row: Any) -> PuzzleStanding:
    """Return a standing from its columns."""
    puzzle, game, first, solved, box, due, tried = row
    return PuzzleStanding(puzzle, game, bool(first), bool(solved), int(box), int(due), int(tried))


async def erase_puzzles(db: Transaction, user: str) -> None:
    """Delete everything about a user's puzzles."""
    await db.execute("DELETE FROM puzzles WHERE user = ?", user)
    await db.execute("DELETE FROM puzzle_days WHERE user = ?", user)
