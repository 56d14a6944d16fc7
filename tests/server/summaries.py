"""Finished games for tests, written to a store without being played."""

from __future__ import annotations

from functools import partial

from riftable.arena.outcomes import DRAW, LOSS, WIN
from riftable.server.match import entries
from riftable.server.match.summary import SeatSummary, Summary
from riftable.server.storage.interface import Store, Transaction
from riftable.server.storage.results import insert_result

DAY_MS = 86_400_000
USERS = {"ada": "Ada", "noam": "Noam", "lou": "Lou_50%"}


def seat(who: str, side: int, outcome: int, *groups: str) -> SeatSummary:
    """Return the seat of a user or, if there is none of this name, of a bot."""
    if who in USERS:
        return SeatSummary("person", who, USERS[who], "", side, outcome, list(groups))
    return SeatSummary("bot", "", "", who, side, outcome, list(groups))


def summary(
    table_id: str, *seats: SeatSummary, game: str = "riftforce", mode: str = "duel", day: int = 1
) -> Summary:
    """Return a finished game."""
    ended = day * DAY_MS
    return Summary(table_id, game, mode, ended - 600_000, ended, 40, [12, 9], list(seats))


GAMES = (
    summary("a", seat("ada", 0, WIN, "fire", "ice"), seat("level1", 1, LOSS, "air"), day=1),
    summary("b", seat("ada", 0, LOSS, "fire", "sand"), seat("level3", 1, WIN, "air"), day=2),
    summary("c", seat("noam", 0, LOSS, "air"), seat("ada", 1, WIN, "fire"), day=3),
    summary(
        "d",
        seat("ada", 0, WIN, "fire"),
        seat("noam", 1, LOSS, "air"),
        seat("level2", 0, WIN, "ice"),
        seat("lou", 1, LOSS, "sand"),
        mode="team4",
        day=4,
    ),
    summary(
        "e",
        seat("ada", 0, DRAW),
        seat("level3", 1, DRAW),
        seat("noam", 2, LOSS),
        game="riffifi",
        mode="game",
        day=5,
    ),
    summary("f", seat("ada", 0, WIN), seat("ada", 1, LOSS), day=6),
)


async def fill(store: Store, *games: Summary) -> None:
    """Write these games and their users."""

    async def insert_users(db: Transaction) -> None:
        for user, name in USERS.items():
            sql = "INSERT INTO users VALUES (?, ?, NULL, NULL, 'en', 1) ON CONFLICT DO NOTHING"
            await db.execute(sql, user, name)

    await store.write(insert_users)
    for one in games:
        seats = [entries.SeatHead(each.kind, each.user, each.name, each.bot) for each in one.seats]
        head = entries.Head(one.id, one.game, one.mode, {}, 7, seats, "ada", 1000)
        await store.create(head, [], "over")
        assert await store.write(partial(insert_result, summary=one))
