"""When puzzles come back, what counts as a streak, and what is stored of it."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

import pytest

from riftable.server.accounts.personal_data import erase_user
from riftable.server.accounts.puzzle_progress import (
    NEVER,
    RETURN_DAYS,
    PuzzleProgress,
    PuzzleStanding,
    after_attempt,
    date_of,
    day_of,
    streak,
)
from riftable.server.accounts.users import Users
from riftable.server.match.clock import DAY_MS
from riftable.server.storage.interface import Store
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore

MONDAY = 20_000  # a day
NOON = MONDAY * DAY_MS + DAY_MS // 2


def attempt(before: PuzzleStanding | None, solved: bool, day: int) -> PuzzleStanding:
    now = day * DAY_MS + DAY_MS // 2
    return after_attempt(before, "p", "toy", solved=solved, now=now)


def test_a_puzzle_that_is_solved_at_once_does_not_come_back() -> None:
    standing = attempt(None, solved=True, day=MONDAY)
    assert (standing.first, standing.solved, standing.box, standing.due) == (True, True, 0, NEVER)
    assert not standing.is_due(MONDAY + 1000)


def test_a_failed_puzzle_comes_back_after_longer_and_longer_times() -> None:
    day = MONDAY
    standing = attempt(None, solved=False, day=day)
    waits = []
    while standing.due != NEVER:
        waits.append(standing.due - day)
        assert not standing.is_due(standing.due - 1)
        assert standing.is_due(standing.due)
        day = standing.due
        standing = attempt(standing, solved=True, day=day)
    assert tuple(waits) == RETURN_DAYS == (1, 3, 7, 14, 30)
    assert (standing.first, standing.solved, standing.box) == (False, True, 0)


def test_a_failure_begins_anew() -> None:
    standing = attempt(None, solved=False, day=MONDAY)
    standing = attempt(standing, solved=True, day=MONDAY + 1)
    standing = attempt(standing, solved=True, day=MONDAY + 4)
    assert standing.box == 3
    standing = attempt(standing, solved=False, day=MONDAY + 5)
    assert (standing.box, standing.due) == (1, MONDAY + 6)


def test_a_puzzle_that_is_solved_before_it_is_due_still_comes_back() -> None:
    failed = attempt(None, solved=False, day=MONDAY)
    again = attempt(failed, solved=True, day=MONDAY)
    assert again.solved
    assert (again.box, again.due) == (failed.box, failed.due)


def test_a_puzzle_that_is_long_overdue_counts_as_due() -> None:
    failed = attempt(None, solved=False, day=MONDAY)
    late = attempt(failed, solved=True, day=MONDAY + 100)
    assert (late.box, late.due) == (2, MONDAY + 103)


@pytest.mark.parametrize("solved", [True, False])
def test_an_attempt_that_is_sent_twice_counts_once(solved: bool) -> None:
    due = attempt(None, solved=False, day=MONDAY)
    once = attempt(due, solved, MONDAY + 1)
    assert attempt(once, solved, MONDAY + 1) == once


def test_a_streak_ends_with_a_day_without_a_puzzle() -> None:
    assert streak([], MONDAY) == 0
    assert streak([MONDAY], MONDAY) == 1
    assert streak([MONDAY - 2, MONDAY - 1, MONDAY], MONDAY) == 3
    assert streak([MONDAY - 2, MONDAY - 1], MONDAY) == 2  # today is not over
    assert streak([MONDAY - 3, MONDAY - 2], MONDAY) == 0
    assert streak([MONDAY - 3, MONDAY - 1, MONDAY], MONDAY) == 2


def test_days_begin_at_midnight_utc() -> None:
    assert day_of(MONDAY * DAY_MS) == day_of((MONDAY + 1) * DAY_MS - 1) == MONDAY
    assert date_of(MONDAY) == date(2024, 10, 4)


async def store_and_erase_attempts(store: Store) -> None:
    """Check that attempts are stored, and erased with their user; any store must pass."""
    progress, users = PuzzleProgress(store), Users(store)
    ada, noam = [(await users.create_guest(name, "en", "", 1))[0].id for name in ("Ada", "Noam")]
    assert await progress.of(ada) == await progress.of("") == ({}, {})
    assert (await progress.note(ada, "p", "toy", solved=False, now=NOON)).due == MONDAY + 1
    await progress.note(ada, "q", "toy", solved=True, now=NOON)
    await progress.note(ada, "q", "toy", solved=True, now=NOON + 1)  # the same once more
    await progress.note(noam, "q", "toy", solved=True, now=NOON)
    record = await progress.of(ada)
    assert {name: one.solved for name, one in record.standings.items()} == {"p": False, "q": True}
    assert record.days == {MONDAY: 1}
    await progress.note(ada, "p", "toy", solved=True, now=NOON + DAY_MS)
    await progress.note(ada, "r", "toy", solved=True, now=NOON + DAY_MS)
    record = await progress.of(ada)
    assert (record.standings["p"].box, record.standings["p"].first) == (2, False)
    assert record.days == {MONDAY: 1, MONDAY + 1: 2}
    await erase_user(store, ada)
    assert await progress.of(ada) == ({}, {})
    await progress.note(ada, "p", "toy", solved=True, now=NOON)  # was under way meanwhile
    assert await progress.of(ada) == ({}, {})
    assert (await progress.of(noam)).days == {MONDAY: 1}


def test_attempts_are_stored_and_erased_with_their_user(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / DATABASE_NAME)
        await store_and_erase_attempts(store)
        await store.close()

    asyncio.run(work())
