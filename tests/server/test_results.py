"""Results of finished games: found by filters, counted once, without a scan, gone with a takeback."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from riftable.arena.outcomes import DRAW, LOSS, WIN
from riftable.server.match import entries
from riftable.server.match.summary import NO_OUTCOME
from riftable.server.protocol.profile_models import MyHistory
from riftable.server.session import profile
from riftable.server.session.presentation import bot_label
from riftable.server.storage import results
from riftable.server.storage.interface import Store
from riftable.server.storage.results import HistoryFilter, Tally, insert_result, tallies, unsummarized
from riftable.server.storage.sqlite import SqliteStore
from tests.server.summaries import DAY_MS, GAMES, fill, seat, summary


def run(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run `work` with a store that holds the games."""

    async def whole() -> None:
        store = SqliteStore(folder / "a.db")
        try:
            await fill(store, *GAMES)
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (HistoryFilter(), "fedcba"),
        (HistoryFilter(game="riffifi"), "e"),
        (HistoryFilter(mode="team4"), "d"),
        (HistoryFilter(against="bots"), "ba"),
        (HistoryFilter(against="people"), "dc"),
        (HistoryFilter(against="mixed"), "e"),
        (HistoryFilter(against="self"), "f"),
        (HistoryFilter(outcome=WIN), "dca"),
        (HistoryFilter(outcome=DRAW), "e"),
        (HistoryFilter(outcome=LOSS), "b"),
        (HistoryFilter(outcome=NO_OUTCOME), "f"),
        (HistoryFilter(since=3 * DAY_MS, until=5 * DAY_MS), "dc"),
        (HistoryFilter(text="nOA"), "edc"),
        (HistoryFilter(text="50%"), "d"),
        (HistoryFilter(text="u_5"), "d"),
        (HistoryFilter(text="_"), "d"),
        (HistoryFilter(text="%%"), ""),
        (HistoryFilter(text="ada"), ""),  # one's own name
        (HistoryFilter(game="riftforce", outcome=WIN, text="noam"), "dc"),
    ],
)
def test_a_history_is_filtered(tmp_path: Path, wanted: HistoryFilter, found: str) -> None:
    async def work(store: Store) -> None:
        page = await profile.history(store, "ada", wanted, 1, "en")
        assert "".join(one.id for one in page.games) == found
        assert page.total == len(found)

    run(tmp_path, work)


def test_a_history_has_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profile, "GAMES_PER_PAGE", 4)

    async def work(store: Store) -> None:
        pages = [await profile.history(store, "ada", HistoryFilter(), n, "en") for n in (0, 1, 2, 3)]
        assert ["".join(one.id for one in page.games) for page in pages] == ["fedc", "fedc", "ba", ""]
        assert [(page.page, page.pages, page.total) for page in pages[1:]] == [
            (1, 2, 6),
            (2, 2, 6),
            (3, 2, 6),
        ]
        assert await profile.history(store, "nobody", HistoryFilter(), 1, "en") == (MyHistory([], 0, 1, 1))
        assert [one.id for one in await profile.whole_history(store, "ada", "en")] == list("fedcba")

    run(tmp_path, work)


def test_a_game_is_shown_as_its_player_saw_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        (game,) = (await profile.history(store, "lou", HistoryFilter(), 1, "fr")).games
        assert (game.game, game.mode, game.against, game.outcome) == ("riftforce", "team4", "mixed", "lost")
        assert [one.mine for one in game.seats] == [False, False, False, True]
        assert [one.name for one in game.seats] == ["Ada", "Noam", bot_label("level2", "fr"), "Lou_50%"]
        assert (game.ended - game.began, game.decisions, game.scores) == (600_000, 40, [12, 9])

    run(tmp_path, work)


def test_results_are_counted_by_mode_bot_group_and_partner(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        riftforce, riffifi = (await profile.results(store, "ada", "en")).games
        assert (riftforce.total.wins, riftforce.total.draws, riftforce.total.losses) == (3, 0, 1)
        assert [(one.key, one.wins, one.losses) for one in riftforce.modes] == [
            ("duel", 2, 1),
            ("team4", 1, 0),
        ]
        assert [(one.key, one.wins, one.losses) for one in riftforce.bots] == [
            ("level1", 1, 0),
            ("level3", 0, 1),
        ]
        by_guild = {one.key: (one.label, one.wins, one.losses) for one in riftforce.groups}
        assert by_guild == {"fire": ("Fire", 3, 1), "ice": ("Ice", 1, 0), "sand": ("Sand", 0, 1)}
        assert [(one.key, one.wins) for one in riftforce.partners] == [("level2", 1)]
        assert (riffifi.game, riffifi.total.draws, riffifi.bots, riffifi.groups) == ("riffifi", 1, [], [])
        fire = next(one for one in riftforce.groups if one.key == "fire")
        assert (fire.share, round(fire.low, 3), round(fire.high, 3)) == (0.75, 0.301, 0.954)
        (noam,) = (await profile.results(store, "noam", "en")).games[:1]
        assert [(one.label, one.losses) for one in noam.partners] == [("Lou_50%", 1)]

    run(tmp_path, work)


def test_games_from_a_position_are_in_the_history_but_do_not_count(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        forked = summary("g", seat("lou", 0, WIN, "fire"), seat("level1", 1, LOSS))
        forked.counted = False
        await fill(store, forked)
        assert [one.id for one in await profile.whole_history(store, "lou", "en")] == ["d", "g"]
        assert (await tallies(store, "lou")).modes == [Tally("riftforce", "team4", LOSS, 1)]
        assert [one.key for one in (await tallies(store, "lou")).groups] == ["sand"]

    run(tmp_path, work)


def test_an_uploaded_record_is_no_one_s_game(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        uploaded = summary("g", seat("lou", 0, WIN), seat("level1", 1, LOSS))
        uploaded.uploaded = True
        await fill(store, uploaded)
        assert [one.id for one in await profile.whole_history(store, "lou", "en")] == ["d"]
        assert await unsummarized(store) == []

    run(tmp_path, work)


def test_a_takeback_after_the_end_takes_the_result_back(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(entries.Batch("a", 0, [entries.WentBack(5, 0, 3)]), "playing")
        assert [one.id for one in await profile.whole_history(store, "ada", "en")] == list("fedcb")
        assert all(one.key != "ice" for one in (await tallies(store, "ada")).groups)
        assert not await store.write(lambda db: insert_result(db, GAMES[0]))  # it goes on
        assert await unsummarized(store) == []

    run(tmp_path, work)


def test_a_result_written_twice_counts_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        before = await tallies(store, "ada")
        assert await store.write(lambda db: insert_result(db, GAMES[3]))
        assert await tallies(store, "ada") == before

    run(tmp_path, work)


def test_a_result_that_names_an_erased_user_is_not_written(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda db: db.execute("DELETE FROM users WHERE id = 'noam'"))
        late = summary("c", seat("noam", 0, LOSS), seat("ada", 1, WIN))
        assert not await store.write(lambda db: insert_result(db, late))

    run(tmp_path, work)


def test_a_damaged_summary_hides_no_other(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda db: db.execute("UPDATE finished SET summary = ? WHERE game = 'c'", b"{"))
        assert [one.id for one in await profile.whole_history(store, "ada", "en")] == list("fedba")

    run(tmp_path, work)


def test_no_query_scans_a_table(tmp_path: Path) -> None:
    """A profile costs as much on a server with a million games as on one with a hundred."""
    asked: list[str] = []

    async def work(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        store.reader.set_trace_callback(asked.append)
        everything = HistoryFilter("riftforce", "duel", "people", WIN, 1, 9 * DAY_MS, "noam")
        for wanted in (everything, HistoryFilter()):
            await results.history_page(store, "ada", wanted, 0, 20)
        await tallies(store, "ada")
        await results.habits_of(store, "ada")
        await results.server_counts(store, "riftforce")
        store.reader.set_trace_callback(None)

    run(tmp_path, work)
    assert len(asked) == 12
    with contextlib.closing(sqlite3.connect(tmp_path / "a.db")) as db:
        plans = [row[3] for sql in asked for row in db.execute(f"EXPLAIN QUERY PLAN {sql}")]
    assert len(plans) >= len(asked)
    assert not [plan for plan in plans if plan.startswith("SCAN")]
