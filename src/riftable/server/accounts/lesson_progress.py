"""What a user has done of the lessons: which steps, and when each was first done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from riftable.server.storage.interface import Store, Transaction

INSERT: Final = (
    "INSERT INTO lesson_steps VALUES (?, ?, ?, ?, ?) ON CONFLICT (user, game, lesson, step) DO NOTHING"
)


class DoneStep(NamedTuple):
    """A step of a lesson that was done; steps are counted from 1."""

    game: str
    lesson: str
    step: int


class LessonProgress:
    """The lessons that all users have done."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, user: str) -> list[DoneStep]:
        """Return the steps that a user has done, in order; none for anonymous clients."""
        return await self.store.read(lambda db: read_steps(db, user)) if user else []

    async def note(self, user: str, steps: Iterable[DoneStep], now: int) -> None:
        """Store that a user has done some steps. Nothing is stored of a deleted user."""
        done = list(steps)

        async def work(db: Transaction) -> None:
            if await db.fetch_row("SELECT 1 FROM users WHERE id = ?", user) is not None:
                for one in done:
                    await db.execute(INSERT, user, *one, now)

        if user and done:
            await self.store.write(work)


async def read_steps(db: Transaction, user: str) -> list[DoneStep]:
    """Return the steps that a user has done, in order."""
    rows = await db.fetch_rows(
        "SELECT game, lesson, step FROM lesson_steps WHERE user = ? ORDER BY game, lesson, step", user
    )
    return [DoneStep(game, lesson, int(step)) for game, lesson, step in rows]


async def erase_lessons(db: Transaction, user: str) -> None:
    """Delete what a user has done of the lessons."""
    await db.execute("DELETE FROM lesson_steps WHERE user = ?", user)
