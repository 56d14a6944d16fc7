"""Results of finished games in the store: written once for each game, read by user, never by scanning games.

They follow from the logs, so they can be written anew at any time (`session.results`). A row in `finished`
stands for a game, rows in `results` and `result_parts` for the users who played it.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass
from typing import Final, NamedTuple

from riftable.server.match.summary import ENCODER, NO_OUTCOME, SUMMARY, SeatSummary, Summary
from riftable.server.storage.interface import (
    CountedPart,
    DamagedDataError,
    Store,
    Transaction,
    count_parts,
    decode,
    delete_results,
)
from riftable.server.storage.ratings import insert_rated_game

GROUP: Final = "group"  # kinds of parts: what a user played with,
OPENING: Final = "opening"  # what they chose first in the draft,
PERSON: Final = "person"  # a person on their side,
BOT: Final = "bot"  # a bot on their side
PAIR: Final = "pair"  # further kinds that the server counts: two groups of one seat,
PICK: Final = "pick"  # a group and the number of its pick,
SEAT: Final = "seat"  # each seat
MAX_PARTNERS: Final = 12  # that are listed for a game, those with most games first


@dataclass(frozen=True)
class HistoryFilter:
    """Which games of a history are wanted; what is "" or None does not matter."""

    game: str = ""
    mode: str = ""
    against: str = ""
    outcome: int | None = None
    since: int = 0  # ms since 1970
    until: int = 0  # the same, exclusive; 0: no end
    text: str = ""  # in the name of another player


class Tally(NamedTuple):
    """How many games of a kind ended in one way."""

    name: str  # of the game
    key: str  # a mode, a bot, a group or a partner
    outcome: int
    games: int


class HabitCount(NamedTuple):
    """How often a user did what shows a habit, on how many occasions, in how many games."""

    name: str  # of the game
    habit: str
    times: int
    occasions: int
    games: int


class Tallies(NamedTuple):
    """The results of a user.

    By mode, by bot, by group, by the first pick of the draft, with persons and with bots on their side.
    """

    modes: list[Tally]
    bots: list[Tally]
    groups: list[Tally]
    openings: list[Tally]
    persons: list[Tally]
    bot_partners: list[Tally]


async def insert_result(db: Transaction, summary: Summary) -> bool:
    """Write the result of a game, or write it anew; False if the game goes on or a user was erased since."""
    if await db.fetch_row("SELECT 1 FROM games WHERE id = ? AND status = 'over'", summary.id) is None:
        return False
    users = summary.users
    for user in users:
        if await db.fetch_row("SELECT 1 FROM users WHERE id = ?", user) is None:
            return False
    await delete_results(db, summary.id)
    await db.execute(
        "INSERT INTO finished VALUES (?, ?, ?, ?, ?)",
        summary.id,
        summary.ended,
        summary.game,
        summary.mode,
        ENCODER.encode(summary),
    )
    for user in [] if summary.uploaded else users:
        await insert_user_result(db, summary, user)
    await insert_rated_game(db, summary)
    parts = counted_parts(summary)
    await db.execute("INSERT INTO counted VALUES (?, ?)", summary.id, ENCODER.encode(parts))
    await count_parts(db, parts, 1)
    return True


async def insert_user_result(db: Transaction, summary: Summary, user: str) -> None:
    """Write what the result of a game is for one user."""
    outcome = summary.outcome_of(user)
    counted = summary.counted and outcome != NO_OUTCOME
    others = [*summary.opponents_of(user), *summary.partners_of(user)]
    await db.execute(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        user,
        summary.id,
        summary.ended,
        summary.game,
        summary.mode,
        summary.against(user),
        summary.bot_of(user),
        outcome,
        int(counted),
        folded("\n".join(seat.name for seat in others)),
    )
    if not counted:
        return
    for habit, (times, occasions) in sorted(summary.habits_of(user).items()):
        sql = "INSERT INTO habits VALUES (?, ?, ?, ?, ?, ?)"
        await db.execute(sql, user, summary.id, summary.game, habit, times, occasions)
    parts = {(GROUP, group) for group in summary.groups_of(user)}
    parts |= {(OPENING, opening) for opening in summary.openings_of(user)}
    parts |= {partner_key(seat) for seat in summary.partners_of(user)}
    for kind, part in sorted(parts):
        sql = "INSERT INTO result_parts VALUES (?, ?, ?, ?, ?, ?)"
        await db.execute(sql, user, summary.id, kind, part, summary.game, outcome)


def counted_parts(summary: Summary) -> list[CountedPart]:
    """Return what the statistics of the server count of a game: the seats of people, without their names.

    Kinds are groups, pairs of groups of one seat, and picks of the draft, as the group and the number of the
    pick. Games of a single seat and games against oneself are not counted.
    """
    users = summary.users
    if summary.uploaded or not summary.counted or len(summary.seats) < 2:
        return []
    if any(summary.outcome_of(user) == NO_OUTCOME for user in users):
        return []
    found: Counter[tuple[str, str, int]] = Counter()
    for seat in summary.seats:
        if seat.kind == "person":
            parts = [(GROUP, group) for group in seat.groups]
            parts += [(PAIR, " ".join(pair)) for pair in itertools.combinations(sorted(seat.groups), 2)]
            parts += [(PICK, f"{group} {number}") for number, group in enumerate(seat.picks, 1)]
            parts.append((SEAT, ""))
            found.update((*part, seat.outcome) for part in parts)
    return [CountedPart(summary.game, *part, games) for part, games in found.items()]


def partner_key(seat: SeatSummary) -> tuple[str, str]:
    """Return the kind and the name under which games with a partner are counted."""
    return (BOT, seat.bot) if seat.kind == "bot" else (PERSON, seat.name)


def folded(text: str) -> str:
    """Return a text as it is searched: without differences of case."""
    return text.casefold()


async def unsummarized(store: Store) -> list[str]:
    """Return the tables whose game is over and has no result yet, or one that an older version wrote."""
    sql = (
        "SELECT id FROM games WHERE status = 'over'"
        " AND NOT (EXISTS (SELECT 1 FROM finished WHERE finished.game = games.id)"
        " AND EXISTS (SELECT 1 FROM counted WHERE counted.game = games.id)) ORDER BY touched DESC"
    )
    return [row[0] for row in await store.read(lambda db: db.fetch_rows(sql))]


async def history_page(
    store: Store, user: str, wanted: HistoryFilter, offset: int, most: int
) -> tuple[int, list[Summary]]:
    """Return how many games of a user are wanted, and some of them, the latest first."""
    where, values = conditions(user, wanted)
    count = f"SELECT COUNT(*) FROM results WHERE {where}"  # noqa: S608 - all values are parameters
    page = (
        "SELECT finished.summary FROM results JOIN finished ON finished.game = results.game"  # noqa: S608 - as above
        f" WHERE {where} ORDER BY results.ended DESC, results.game LIMIT ? OFFSET ?"
    )

    async def work(db: Transaction) -> tuple[int, list[Summary]]:
        row = await db.fetch_row(count, *values)
        rows = await db.fetch_rows(page, *values, most, offset)
        return (0 if row is None else int(row[0])), [summary for (raw,) in rows for summary in readable(raw)]

    return await store.read(work)


def readable(raw: bytes) -> list[Summary]:
    """Return a stored summary; none if it is damaged."""
    try:
        return [decode(SUMMARY, raw, "the summary")]
    except DamagedDataError:
        return []


def conditions(user: str, wanted: HistoryFilter) -> tuple[str, list[str | int]]:
    """Return the conditions of a history in SQL, and their values."""
    parts: list[tuple[str, str | int]] = [("results.user = ?", user)]
    if wanted.game:
        parts.append(("results.name = ?", wanted.game))
    if wanted.mode:
        parts.append(("results.mode = ?", wanted.mode))
    if wanted.against:
        parts.append(("results.against = ?", wanted.against))
    if wanted.outcome is not None:
        parts.append(("results.outcome = ?", wanted.outcome))
    if wanted.since:
        parts.append(("results.ended >= ?", wanted.since))
    if wanted.until:
        parts.append(("results.ended < ?", wanted.until))
    if wanted.text:
        text = folded(wanted.text)
        for sign in "!%_":
            text = text.replace(sign, f"!{sign}")
        parts.append(("results.names LIKE ? ESCAPE '!'", f"%{text}%"))
    return " AND ".join(sql for sql, _ in parts), [value for _, value in parts]


async def tallies(store: Store, user: str) -> Tallies:
    """Return the results of a user in games that count."""
    modes = (
        "SELECT name, mode, outcome, COUNT(*) FROM results WHERE user = ? AND counted = 1"
        " GROUP BY name, mode, outcome"
    )
    bots = (
        "SELECT name, bot, outcome, COUNT(*) FROM results WHERE user = ? AND counted = 1 AND bot <> ''"
        " GROUP BY name, bot, outcome"
    )
    parts = (
        "SELECT name, part, outcome, COUNT(*) FROM result_parts WHERE user = ? AND kind = ?"
        " GROUP BY name, part, outcome"
    )

    async def work(db: Transaction) -> Tallies:
        rows = [await db.fetch_rows(modes, user), await db.fetch_rows(bots, user)]
        rows += [await db.fetch_rows(parts, user, kind) for kind in (GROUP, OPENING, PERSON, BOT)]
        return Tallies(*([Tally(*row) for row in found] for found in rows))

    return await store.read(work)


async def habits_of(store: Store, user: str) -> list[HabitCount]:
    """Return the habits of a user, from games that count."""
    sql = (
        "SELECT name, habit, SUM(times), SUM(occasions), COUNT(*) FROM habits WHERE user = ?"
        " GROUP BY name, habit ORDER BY name, habit"
    )
    rows = await store.read(lambda db: db.fetch_rows(sql, user))
    return [HabitCount(name, habit, int(times), int(n), int(games)) for name, habit, times, n, games in rows]


async def server_counts(store: Store, name: str) -> list[CountedPart]:
    """Return what people have played with in a game on this server, and how it went."""
    sql = "SELECT name, kind, part, outcome, games FROM part_counts WHERE name = ? AND games > 0"
    return [CountedPart(*row) for row in await store.read(lambda db: db.fetch_rows(sql, name))]
