"""Ratings in the store. They follow from the results: `rate_games` brings them up to date in steps.

`rated_games` has a row for each game between accounts. Ratings contain exactly the games that are `done`, in
the order in which they ended. If a result disappears or one comes late, no game is done any more, and all are
rated anew. So ratings do not depend on how they were computed, and can be computed again at any time.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from riftable import games
from riftable.server.match.skill import MIN_LISTED_GAMES, Skill, after_game
from riftable.server.match.summary import SUMMARY, Summary
from riftable.server.storage.interface import DamagedDataError, Store, Transaction, decode, lock_ratings

GAMES_PER_STEP: Final = 100  # rated in one transaction: other writers wait meanwhile
MAX_LISTED: Final = 100
UPSERT: Final = (
    "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user, name) DO UPDATE SET"
    " mu = excluded.mu, sigma = excluded.sigma, low = excluded.low, games = excluded.games"
)
LIST: Final = (
    "SELECT ratings.user, users.name, ratings.mu, ratings.sigma, ratings.games"
    " FROM ratings JOIN users ON users.id = ratings.user"
    " WHERE ratings.name = ? AND ratings.games >= ? AND users.account IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM unlisted WHERE unlisted.user = ratings.user)"
    " ORDER BY ratings.low DESC, users.name LIMIT ?"
)


class ListedPlayer(NamedTuple):
    """A player in the list of a server."""

    user: str
    name: str
    skill: Skill


async def insert_rated_game(db: Transaction, summary: Summary) -> None:
    """Note that ratings include a game, if they do: each seat is that of another account, from the start."""
    users = summary.users
    sides = {seat.side for seat in summary.seats}
    if summary.uploaded or not summary.counted or len(sides) < 2 or len(users) != len(summary.seats):
        return
    if summary.game not in games.names() or not games.spec(summary.game).rated:
        return
    for user in users:
        row = await db.fetch_row("SELECT account FROM users WHERE id = ?", user)
        if row is None or row[0] is None:
            return
    sql = "INSERT INTO rated_games VALUES (?, ?, ?, 0)"
    await db.execute(sql, summary.id, summary.game, summary.ended)


async def rate_step(db: Transaction, name: str) -> int:
    """Rate the next games and return how many there were; 0 when ratings are up to date."""
    await lock_ratings(db)
    last = await db.fetch_row(
        "SELECT ended, game FROM rated_games WHERE name = ? AND done = 1"
        " ORDER BY ended DESC, game DESC LIMIT 1",
        name,
    )
    first = await db.fetch_row(
        "SELECT ended, game FROM rated_games WHERE name = ? AND done = 0 ORDER BY ended, game LIMIT 1", name
    )
    if first is not None and last is not None and tuple(first) < tuple(last):
        await db.execute("UPDATE rated_games SET done = 0 WHERE name = ?", name)
        last = None
    if last is None:
        await db.execute("DELETE FROM ratings WHERE name = ?", name)
    rows = await db.fetch_rows(
        "SELECT rated_games.game, finished.summary FROM rated_games"
        " JOIN finished ON finished.game = rated_games.game"
        " WHERE rated_games.name = ? AND done = 0 ORDER BY rated_games.ended, rated_games.game LIMIT ?",
        name,
        GAMES_PER_STEP,
    )
    skills: dict[str, Skill] = {}
    for table_id, raw in rows:
        await db.execute("UPDATE rated_games SET done = 1 WHERE game = ?", table_id)
        try:
            summary = decode(SUMMARY, raw, "the summary")
        except DamagedDataError:
            continue
        for user in summary.users:
            if user not in skills:
                skills[user] = await read_skill(db, user, name)
        skills |= after_game(summary, skills)
    for user, one in sorted(skills.items()):
        await db.execute(UPSERT, user, name, one.mu, one.sigma, one.low, one.games)
    return len(rows)


async def read_skill(db: Transaction, user: str, name: str) -> Skill:
    """Return the rating of a user in a game; that of a newcomer if they have none."""
    row = await db.fetch_row("SELECT mu, sigma, games FROM ratings WHERE user = ? AND name = ?", user, name)
    return Skill() if row is None else Skill(*row)


async def reset_ratings(db: Transaction) -> None:
    """Let all ratings be computed anew."""
    await lock_ratings(db)
    await db.execute("UPDATE rated_games SET done = 0")


async def rate_games(store: Store) -> dict[str, int]:
    """Bring all ratings up to date and return how many games were rated, by the name of the game."""
    found: dict[str, int] = {}
    for spec in games.specs():
        if spec.rated:
            found[spec.name] = 0
            while rated := await store.write(partial(rate_step, name=spec.name)):
                found[spec.name] += rated
    return found


async def skills_of(store: Store, user: str) -> dict[str, Skill]:
    """Return the ratings of a user, by the name of the game."""
    sql = "SELECT name, mu, sigma, games FROM ratings WHERE user = ?"
    rows = await store.read(lambda db: db.fetch_rows(sql, user))
    return {name: Skill(*rest) for name, *rest in rows}


async def listed_players(store: Store, name: str) -> list[ListedPlayer]:
    """Return the players of a game who have enough games and are listed, the strongest first."""
    rows = await store.read(lambda db: db.fetch_rows(LIST, name, MIN_LISTED_GAMES, MAX_LISTED))
    return [ListedPlayer(user, label, Skill(*rest)) for user, label, *rest in rows]


async def is_listed(store: Store, user: str) -> bool:
    """Return whether a user is in the list of the server, once they have played enough."""
    return await store.read(lambda db: db.fetch_row("SELECT 1 FROM unlisted WHERE user = ?", user)) is None


async def set_listed(store: Store, user: str, *, listed: bool) -> None:
    """Put a user into the list of the server, or take them out. Nothing is stored of a deleted user."""

    async def work(db: Transaction) -> None:
        await db.execute("DELETE FROM unlisted WHERE user = ?", user)
        if not listed and await db.fetch_row("SELECT 1 FROM users WHERE id = ?", user) is not None:
            await db.execute("INSERT INTO unlisted VALUES (?)", user)

    await store.write(work)


async def erase_ratings(db: Transaction, user: str) -> None:
    """Delete the ratings of a user; those of others are computed anew without their games."""
    await db.execute("DELETE FROM ratings WHERE user = ?", user)
    await db.execute("DELETE FROM unlisted WHERE user = ?", user)
