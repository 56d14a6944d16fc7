"""PostgreSQL as a store: what holds for SQLite holds here, and only the holder of a table writes it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from riftable.arena.outcomes import WIN
from riftable.server.accounts.personal_data import erase_user
from riftable.server.match import entries
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import messages
from riftable.server.protocol.parts import ClockSetting
from riftable.server.session.lobby import Lobby
from riftable.server.session.profile import history
from riftable.server.session.profile import results as my_results
from riftable.server.storage import postgres
from riftable.server.storage.interface import (
    FORMAT,
    StorageError,
    Store,
    TableHeldElsewhereError,
    Transaction,
    WriteConflictError,
)
from riftable.server.storage.postgres import PostgresStore, to_postgres
from riftable.server.storage.ratings import listed_players, rate_games, reset_ratings, skills_of
from riftable.server.storage.results import HistoryFilter, habits_of, server_counts, unsummarized
from riftable.server.storage.sqlite import SqliteStore
from tests.reliability.cluster.servers import Servers, until
from tests.server.helpers import ADA, InProcessBots, ManualClock, duel, push, until_idle, update
from tests.server.summaries import DAY_MS, GAMES, fill
from tests.server.test_puzzle_progress import store_and_erase_attempts
from tests.server.test_ratings import fill_with_accounts, won
from tests.server.test_statistics import decided
from tests.server.test_store import a_head, spoke


def run_on_new_database(backends: Servers, work: Callable[[str], Awaitable[None]]) -> None:
    """Run `work` with the URL of a new database."""

    async def bounded() -> None:
        await asyncio.wait_for(work(backends.database()), 120)

    asyncio.run(bounded())


async def opened(url: str, me: str = "", living: tuple[str, ...] = ()) -> PostgresStore:
    """Open the store of a worker for which these other workers are alive."""

    async def lives(worker: str) -> bool:
        return worker in living

    store = PostgresStore(url, me, lives)
    await store.open()
    return store


def test_everything_acknowledged_is_there_after_reopening(backends: Servers) -> None:
    async def work(url: str) -> None:
        store = await opened(url)
        await store.create(a_head("one"), [], "open")
        await asyncio.gather(*(store.append(entries.Batch("one", n, [spoke(n)]), "open") for n in range(40)))
        receipt = entries.Receipt("ada", "id", b"answer")
        await store.append(entries.Batch("one", 40, [spoke(40)], receipt), "playing")
        await store.set_fact("alive", 5)
        await store.set_fact("alive", 6)
        await store.close()
        store = await opened(url)
        kept = await store.load("one")
        assert kept is not None
        assert kept.head == a_head("one")
        assert kept.entries == [spoke(n) for n in range(41)]
        assert kept.receipts == {("ada", "id"): b"answer"}
        assert await store.load("two") is None
        assert await store.claim("two") == []
        assert await store.tables_in_play() == ["one"]
        assert await store.list_tables("ada", 9) == ["one"]
        assert await store.list_tables("noam", 9) == []
        assert await store.list_tables(None, 9) == []
        assert (await store.get_fact("alive"), await store.get_fact("dead")) == (6, None)
        assert (await store.read(lambda db: db.fetch_row("SHOW synchronous_commit")) or [""])[0] == "on"
        await store.close()

    run_on_new_database(backends, work)


def test_attempts_at_puzzles_are_stored_and_erased_with_their_user(backends: Servers) -> None:
    async def work(url: str) -> None:
        store = await opened(url)
        await store_and_erase_attempts(store)
        await store.close()

    run_on_new_database(backends, work)


def test_a_connection_that_is_never_released_does_not_block_closing(
    backends: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "CLOSE_TIMEOUT_S", 0.2)

    async def work(url: str) -> None:
        store = await opened(url)
        await store.pool.acquire()  # and forgotten
        writing = asyncio.create_task(store.set_fact("alive", 7))
        await asyncio.sleep(0)
        await store.close()
        await writing
        store = await opened(url)
        assert await store.get_fact("alive") == 7
        await store.close()

    run_on_new_database(backends, work)


def test_histories_and_results_are_those_of_sqlite(backends: Servers, tmp_path: Path) -> None:
    filters = [
        HistoryFilter(),
        HistoryFilter("riftforce", "duel", "people", WIN, DAY_MS, 9 * DAY_MS, "NO"),
        HistoryFilter(text="50%"),
        HistoryFilter(text="u_5"),
    ]

    async def profile_in(store: Store) -> list[object]:
        await fill(store, *GAMES)
        await store.append(entries.Batch("a", 0, [entries.WentBack(5, 0, 3)]), "playing")
        pages: list[object] = [await history(store, "ada", wanted, 1, "en") for wanted in filters]
        found = [*pages, await my_results(store, "ada", "en"), await unsummarized(store)]
        await store.close()
        return found

    async def work(url: str) -> None:
        expected = await profile_in(SqliteStore(tmp_path / "a.db"))
        assert await profile_in(await opened(url)) == expected

    run_on_new_database(backends, work)


def test_an_entry_number_is_written_once_and_a_conflict_writes_nothing(backends: Servers) -> None:
    async def work(url: str) -> None:
        store = await opened(url)
        await store.create(a_head("one"), [], "open")
        await store.append(entries.Batch("one", 0, [spoke(1)]), "open")
        with pytest.raises(WriteConflictError):
            await store.append(entries.Batch("one", 0, [spoke(2)], entries.Receipt("ada", "x", b"")), "open")
        with pytest.raises(WriteConflictError):
            await store.create(a_head("one"), [], "open")

        async def fail(db: Transaction) -> None:
            await db.execute("INSERT INTO facts VALUES ('half', 1)")
            raise ValueError("not SQL")

        with pytest.raises(ValueError, match="not SQL"):
            await store.write(fail)
        assert await store.get_fact("half") is None
        kept = await store.load("one")
        assert kept is not None
        assert (kept.entries, kept.receipts) == ([spoke(1)], {})
        await store.close()

    run_on_new_database(backends, work)


def test_only_the_holder_of_a_table_writes_it(backends: Servers) -> None:
    async def work(url: str) -> None:
        first, second = await opened(url, "first", ("second",)), await opened(url, "second", ("first",))
        await first.create(a_head("one"), [], "playing")
        with pytest.raises(TableHeldElsewhereError) as found:
            await second.claim("one")
        assert found.value.worker == "first"
        assert await second.tables_in_play() == []
        with pytest.raises(WriteConflictError):
            await second.append(entries.Batch("one", 0, [spoke(1)]), "playing")
        third = await opened(url, "third")  # for which all others are dead
        assert await third.tables_in_play() == ["one"]
        await third.claim("one")
        with pytest.raises(WriteConflictError):  # it was taken for dead, and its table was taken over
            await first.append(entries.Batch("one", 0, [spoke(2)]), "playing")
        await third.append(entries.Batch("one", 0, [spoke(3)]), "playing")
        assert await first.drop_lost_tables() == set()  # the refusal told it already
        kept = await second.load("one")
        assert kept is not None
        assert kept.entries == [spoke(3)]
        for store in (first, second, third):
            await store.close()

    run_on_new_database(backends, work)


def test_of_many_workers_that_take_over_a_table_one_gets_it(backends: Servers) -> None:
    async def work(url: str) -> None:
        dead = await opened(url, "dead")
        await dead.create(a_head("one"), [], "playing")
        names = tuple(f"heir{n}" for n in range(5))
        heirs = [await opened(url, name, names) for name in names]
        found = await asyncio.gather(*(heir.claim("one") for heir in heirs), return_exceptions=True)
        assert sum(isinstance(one, TableHeldElsewhereError) for one in found) == 4
        written = await asyncio.gather(
            dead.append(entries.Batch("one", 0, [spoke(0)]), "playing"),
            *(heir.append(entries.Batch("one", 0, [spoke(0)]), "playing") for heir in heirs),
            return_exceptions=True,
        )
        assert sorted(str(type(one).__name__) for one in written) == ["NoneType", *["WriteConflictError"] * 5]
        dead.held["two"] = dead.held.setdefault("one", next(h.held["one"] for h in heirs if h.held))
        assert await dead.drop_lost_tables() == {"one", "two"}
        for store in (dead, *heirs):
            await store.close()

    run_on_new_database(backends, work)


def test_the_new_holder_waits_for_a_write_under_way(backends: Servers) -> None:
    """The new holder reads all that the old one was told is written, and nothing is written after that."""

    async def work(url: str) -> None:
        old, new = await opened(url, "old"), await opened(url, "new")
        await old.create(a_head("one"), [], "playing")
        acknowledged: list[int] = []
        some = asyncio.Event()

        async def write_on() -> None:
            for n in itertools.count():
                await old.append(entries.Batch("one", n, [spoke(n)]), "playing")
                acknowledged.append(n)
                if n == 20:
                    some.set()

        writing = asyncio.create_task(write_on())
        await some.wait()
        await new.claim("one")
        kept = await new.load("one")
        with pytest.raises(WriteConflictError):
            await writing
        assert kept is not None
        assert kept.entries == [spoke(n) for n in range(len(kept.entries))]
        assert acknowledged == list(range(len(kept.entries)))
        await new.append(entries.Batch("one", len(kept.entries), [spoke(0)]), "playing")
        for store in (old, new):
            await store.close()

    run_on_new_database(backends, work)


def test_a_lost_connection_is_a_storage_error_and_the_next_write_works(backends: Servers) -> None:
    async def work(url: str) -> None:
        store = await opened(url)
        await store.create(a_head("one"), [], "open")
        ours = "FROM pg_stat_activity WHERE application_name = 'riftable'"
        backends.psql(f"SELECT pg_terminate_backend(pid) {ours}")
        until(lambda: backends.psql(f"SELECT COUNT(*) {ours}") == "0")  # they end a little later
        with pytest.raises(StorageError):
            await store.append(entries.Batch("one", 0, [spoke(0)]), "open")
        await store.append(entries.Batch("one", 0, [spoke(0)]), "open")
        await store.close()
        with pytest.raises(StorageError):
            await opened(url.replace("?host=", "?host=/nowhere"))
        with pytest.raises(StorageError):
            await opened("postgresql://[")

    run_on_new_database(backends, work)


def test_a_connection_comes_back_without_an_open_transaction(backends: Servers) -> None:
    """The pool resets nothing else, because nothing else of a session is ever changed."""

    async def work(url: str) -> None:
        store = await opened(url)
        async with store.pool.acquire() as db:
            await db.execute("BEGIN")
            await db.execute("INSERT INTO facts VALUES ('unfinished', 1)")
            process = db.get_server_pid()
        async with store.pool.acquire() as db:
            assert db.get_server_pid() == process
            assert not db.is_in_transaction()
        assert await store.get_fact("unfinished") is None
        await store.set_fact("unfinished", 2)
        assert await store.get_fact("unfinished") == 2
        await store.close()

    run_on_new_database(backends, work)


def test_a_newer_database_is_left_alone(backends: Servers) -> None:
    async def work(url: str) -> None:
        store = await opened(url)
        await store.set_fact("format", FORMAT + 1)
        await store.close()
        with pytest.raises(StorageError, match="newer"):
            await opened(url)

    run_on_new_database(backends, work)


def test_a_game_goes_on_with_another_worker_and_its_clock_is_not_charged(backends: Servers) -> None:
    async def work(url: str) -> None:
        now = ManualClock()
        store = await opened(url, "first")
        lobby = Lobby(store, InProcessBots(), now)
        await lobby.start()
        table = await duel(lobby, clock=ClockSetting("game", seconds=600))
        now.now += 10_000
        card = update(table, ADA, 0).view["hand"][0]
        await push(table, ADA, 0, f"play {card} @1 stop")
        before = update(table, ADA, 0)
        await until_idle(table)
        await store.set_fact("alive:first", now.now + 1000)  # its last heartbeat
        now.now += 61_000
        heir = PostgresStore(url, "second", now=now)
        await heir.open()
        other = Lobby(heir, InProcessBots(), now)
        twin = await other.table(table.id)
        after = update(twin, ADA, 0)
        assert (after.view, after.v) == (before.view, before.v)
        assert after.clocks is not None
        assert twin.play.clock.now_left(1, now.now) == 600_000 - 1000
        with pytest.raises(RequestRefused, match="store"):
            await table.command(ADA.id, "Ada", "en", messages.Chat("c", "hello"))
        assert table.stale
        await lobby.stop()
        await other.stop()
        await store.close()
        await heir.close()

    run_on_new_database(backends, work)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (
            "SELECT user FROM sitters WHERE a = ? AND b = ?",
            'SELECT "user" FROM sitters WHERE a = $1 AND b = $2',
        ),
        ("x BLOB, y INTEGER) WITHOUT ROWID", "x BYTEA, y BIGINT)"),
        ("SELECT 'user', users FROM users", "SELECT 'user', users FROM users"),
    ],
)
def test_statements_are_translated_to_postgresql(ours: str, theirs: str) -> None:
    assert to_postgres(ours) == theirs


def test_ratings_habits_and_counts_are_the_same_in_postgresql(backends: Servers) -> None:
    games = [decided(f"d{day}", 1, 2, day) for day in range(1, 4)]
    games += [won(f"r{day}", "ada", "noam", day) for day in range(1, 4)]

    async def work(url: str) -> None:
        store = await opened(url)
        await fill_with_accounts(store, *games)
        assert (await rate_games(store))["riftforce"] == 3
        before = await skills_of(store, "ada")
        assert [one.times for one in await habits_of(store, "ada")] == [3]
        seats = [one.games for one in await server_counts(store, "riftforce") if one.kind == "seat"]
        assert sum(seats) == 9
        await store.write(reset_ratings)
        await asyncio.gather(rate_games(store), rate_games(store))
        assert await skills_of(store, "ada") == before
        assert await listed_players(store, "riftforce") == []
        await erase_user(store, "noam")
        await rate_games(store)
        assert await skills_of(store, "ada") == {}
        await store.close()

    run_on_new_database(backends, work)
