"""Ratings: what a game changes, that they follow from the results alone, and who is listed."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

from riftable.arena.outcomes import DRAW, LOSS, WIN
from riftable.server.accounts.personal_data import erase_user
from riftable.server.match import entries
from riftable.server.match.skill import MIN_LISTED_GAMES, NEW_SKILL, Skill, after_game
from riftable.server.match.summary import Summary
from riftable.server.storage.interface import Store
from riftable.server.storage.ratings import (
    is_listed,
    listed_players,
    rate_games,
    reset_ratings,
    set_listed,
    skills_of,
)
from riftable.server.storage.sqlite import DATABASE_NAME, SqliteStore
from tests.cli.helpers import cli
from tests.server.summaries import fill, seat, summary

ACCOUNTS = ("ada", "noam", "lou")


def won(table_id: str, winner: str, loser: str, day: int) -> Summary:
    """Return a duel."""
    return summary(table_id, seat(winner, 0, WIN), seat(loser, 1, LOSS), day=day)


async def fill_with_accounts(store: Store, *games: Summary) -> None:
    """Write these games between users who have accounts."""
    await fill(store)
    await store.write(lambda db: db.execute("UPDATE users SET account = id"))
    await fill(store, *games)


def run(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run `work` with an empty store."""

    async def whole() -> None:
        store = SqliteStore(folder / DATABASE_NAME)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def all_skills(store: Store) -> dict[str, dict[str, Skill]]:
    return {user: await skills_of(store, user) for user in ACCOUNTS}


def test_teams_free_for_all_and_leaving() -> None:
    teams = summary(
        "t",
        seat("ada", 0, WIN),
        seat("noam", 1, LOSS),
        seat("lou", 0, WIN),
        seat("eva", 1, LOSS),
        mode="team4",
    )
    for one, user in zip(teams.seats, ("ada", "noam", "lou", "eva"), strict=True):
        one.kind, one.user = "person", user
    after = after_game(teams, {})
    assert after["ada"] == after["lou"] > NEW_SKILL > after["noam"] == after["eva"]
    assert all(one.sigma < NEW_SKILL.sigma and one.games == 1 for one in after.values())
    teams.seats[2].outcome = LOSS  # Lou left; the others on their side went on and won
    left = after_game(teams, {})
    assert left["lou"].mu < NEW_SKILL.mu < left["ada"].mu == after["ada"].mu
    shared = summary("f", seat("ada", 0, DRAW), seat("noam", 1, DRAW), seat("lou", 2, LOSS), game="riffifi")
    three = after_game(shared, {})
    assert three["ada"] == three["noam"] > NEW_SKILL > three["lou"]
    assert (NEW_SKILL.shown, NEW_SKILL.margin) == (1500, 653)


def test_only_games_between_accounts_count(tmp_path: Path) -> None:
    uploaded, forked = won("u", "ada", "noam", 1), won("p", "ada", "noam", 1)
    uploaded.uploaded, forked.counted = True, False
    others = (
        uploaded,
        forked,
        summary("b", seat("ada", 0, WIN), seat("level1", 1, LOSS)),
        summary("s", seat("ada", 0, WIN), seat("ada", 1, LOSS)),
        summary("o", seat("ada", 0, WIN), mode="solo"),
        summary("r", seat("ada", 0, WIN), seat("noam", 1, LOSS), game="riftbound"),
    )

    async def work(store: Store) -> None:
        await fill(store, won("g", "ada", "noam", 1))  # while both are guests
        await fill_with_accounts(store, *others)
        await store.write(lambda db: db.execute("UPDATE users SET account = NULL WHERE id = 'lou'"))
        await fill(store, won("h", "ada", "lou", 1))
        assert await rate_games(store) == {"riffifi": 0, "riftforce": 0}
        await fill(store, won("y", "ada", "noam", 1))
        assert (await rate_games(store))["riftforce"] == 1
        assert [len(one) for one in (await all_skills(store)).values()] == [1, 1, 0]

    run(tmp_path, work)


def test_ratings_follow_from_the_results_however_they_came(tmp_path: Path) -> None:
    games = [won(str(day), *(("ada", "noam") if day % 3 else ("noam", "lou")), day) for day in range(1, 9)]

    async def work(store: Store) -> None:
        await fill_with_accounts(store, *games)
        await rate_games(store)
        expected = await all_skills(store)
        assert expected["ada"]["riftforce"].games == 6
        await store.write(reset_ratings)
        assert (await rate_games(store))["riftforce"] == len(games)
        assert await all_skills(store) == expected

        # A result that comes late counts where it belongs; a takeback of the last move takes it back.
        await fill(store, won("late", "lou", "ada", 4))
        await rate_games(store)
        with_late = await all_skills(store)
        assert with_late != expected
        await store.append(entries.Batch("late", 0, [entries.WentBack(5, 0, 3)]), "playing")
        assert (await rate_games(store))["riftforce"] == len(games)
        assert await all_skills(store) == expected

        # One game after another gives the same as all at once.
        await fill(store, won("last", "lou", "noam", 20))
        assert (await rate_games(store))["riftforce"] == 1
        one_by_one = await all_skills(store)
        await store.write(reset_ratings)
        await rate_games(store)
        assert await all_skills(store) == one_by_one

        # Those who played with a deleted user lose these games, and no one keeps anything of the user.
        await set_listed(store, "noam", listed=False)
        await erase_user(store, "noam")
        await rate_games(store)
        assert {user: len(own) for user, own in (await all_skills(store)).items()} == dict.fromkeys(
            ACCOUNTS, 0
        )
        assert await is_listed(store, "noam")

    run(tmp_path, work)


def test_the_list_has_players_with_enough_games_who_want_to_be_in_it(tmp_path: Path) -> None:
    games = [won(str(day), "ada", "noam", day) for day in range(1, MIN_LISTED_GAMES + 1)]

    async def listed(store: Store) -> list[str]:
        return [one.user for one in await listed_players(store, "riftforce")]

    async def work(store: Store) -> None:
        await fill_with_accounts(store, *games[:-1], won("x", "lou", "noam", 30))
        await rate_games(store)
        assert await listed(store) == ["noam"]
        await fill(store, games[-1])
        await rate_games(store)
        assert await listed(store) == ["ada", "noam"]
        await set_listed(store, "ada", listed=False)
        assert (await listed(store), await is_listed(store, "ada")) == (["noam"], False)
        assert (await skills_of(store, "ada"))["riftforce"].shown > 1500  # they keep it for themselves
        await set_listed(store, "ada", listed=True)
        assert await listed(store) == ["ada", "noam"]
        assert await listed_players(store, "riffifi") == []
        assert isinstance(store, SqliteStore)
        asked: list[str] = []
        store.reader.set_trace_callback(asked.append)
        await listed(store)
        store.reader.set_trace_callback(None)
        with contextlib.closing(sqlite3.connect(store.path)) as db:
            plans = [row[3] for sql in asked for row in db.execute(f"EXPLAIN QUERY PLAN {sql}")]
        assert plans
        assert not [plan for plan in plans if plan.startswith("SCAN")]

    run(tmp_path, work)
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db:
        before = db.execute("SELECT * FROM ratings ORDER BY user").fetchall()
        db.execute("UPDATE ratings SET mu = 1, games = 99")
        db.commit()
    found = cli("ratings", "--data", str(tmp_path))
    assert found.code == 0, found.err
    assert f"Riftforce: ratings computed from {MIN_LISTED_GAMES + 1} games." in found.plain
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE_NAME)) as db:
        assert db.execute("SELECT * FROM ratings ORDER BY user").fetchall() == before
    assert cli("ratings", "--data", str(tmp_path / "none")).code != 0
