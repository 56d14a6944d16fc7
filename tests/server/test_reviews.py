"""Reviews at a server: started, cancelled, lost by a restart, limited, and never of a game in progress."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import riftable
from riftable.core.rng import Rng
from riftable.gamekit.strategy import ReviewSettings
from riftable.games import presenter_of
from riftable.server.accounts import rate_limits
from riftable.server.accounts.personal_data import erase_user
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.messages import Move, Resign
from riftable.server.session.bot_pool import BotPool
from riftable.server.session.lobby import Lobby
from riftable.server.session.review_report import ReviewReporter
from riftable.server.session.table import Table
from riftable.server.storage.reviews import load_review
from tests.server.helpers import ADA, GUILDS, InProcessBots, duel, running_lobby, send

ANSWERS = {"riftforce": 40, "riffifi": 14, "riftbound": 30}  # in the records that are reviewed
OPTIONS: dict[str, dict[str, Any]] = {
    "riftforce": GUILDS,
    "riffifi": {"players": 3},
    "riftbound": {"decks": "garen / annie"},
}
YOU = {"en": r"\byou", "fr": r"\bv(ous|otre|os)\b", "uk": r"\b(в(и|ас|ам)|ваш\w*)\b"}
BUDGET = ReviewSettings(iterations=4, most_per_seat=5)


def record(game: str = "riftforce") -> str:
    """Return the record of the first moves of a random game."""
    played = riftable.new(game, seed=3, **OPTIONS[game])
    rng = Rng(3)
    for _ in range(ANSWERS[game]):
        assert played.state.ask is not None
        played.push(int(played.state.ask.sample(rng)))
    return played.record.text


def in_lobby(folder: Path, test: Callable[[Lobby], Coroutine[Any, Any, None]]) -> None:
    """Run a test in a lobby whose reviews have a small budget."""

    async def run() -> None:
        async with running_lobby(folder) as lobby:
            lobby.reviews.settings_of = lambda _play: BUDGET
            await test(lobby)

    asyncio.run(run())


async def uploaded(lobby: Lobby, game: str = "riftforce") -> Table:
    """Upload a record, and return its table."""
    return await lobby.table((await lobby.creation.import_record(ADA, record(game))).id)


async def start(lobby: Lobby, table: Table, user: str = "ada") -> None:
    """Start a review, without a rate limit."""
    await lobby.reviews.start(table.play, user, user, lambda: None)


async def reviewed(lobby: Lobby, table: Table) -> None:
    """Start a review, and wait until it has ended."""
    await start(lobby, table)
    job = lobby.reviews.jobs[table.id]
    assert job.task is not None
    await asyncio.wait([job.task])


async def status(lobby: Lobby, table: Table) -> str:
    return (await lobby.reviews.progress(table.play)).status


async def begun(lobby: Lobby, table: Table) -> None:
    """Wait until a review runs."""
    while await status(lobby, table) != "running":  # noqa: ASYNC110 - its turn has no event to wait for
        await asyncio.sleep(0)


async def refused(attempt: Coroutine[Any, Any, Any]) -> str:
    """Return the key of the refusal that an attempt gets."""
    with pytest.raises(RequestRefused) as found:
        await attempt
    return found.value.key


def hold(lobby: Lobby) -> asyncio.Event:
    """Let no search run until the returned event is set."""
    assert isinstance(lobby.services.bots, InProcessBots)
    allowed = lobby.services.bots.background_allowed
    allowed.clear()
    return allowed


def test_a_review_is_kept_with_the_game_and_survives_a_restart(tmp_path: Path) -> None:
    kept: list[Any] = []

    async def make(lobby: Lobby) -> None:
        table = await uploaded(lobby)
        assert await status(lobby, table) == "none"
        await reviewed(lobby, table)
        found = (await lobby.reviews.progress(table.play)).found
        assert found is not None
        for seat in (0, 1):
            own = [one for one in found.judged if one.seat == seat]
            assert len(own) == BUDGET.most_per_seat < found.decisions[seat]
        assert not lobby.reviews.jobs
        kept.extend((table.id, found))

    async def read(lobby: Lobby) -> None:
        table = await lobby.table(kept[0])
        assert (await lobby.reviews.progress(table.play)).found == kept[1]
        await start(lobby, table)  # it is done: nothing is searched again
        assert not lobby.reviews.jobs

    in_lobby(tmp_path, make)
    in_lobby(tmp_path, read)


def test_a_review_that_a_restart_interrupted_can_be_started_again(tmp_path: Path) -> None:
    ids: list[str] = []

    async def interrupt(lobby: Lobby) -> None:
        hold(lobby)
        table = await uploaded(lobby)
        await start(lobby, table)
        await begun(lobby, table)
        ids.append(table.id)

    async def resume(lobby: Lobby) -> None:
        table = await lobby.table(ids[0])
        assert await status(lobby, table) == "interrupted"
        await reviewed(lobby, table)
        assert await status(lobby, table) == "done"

    in_lobby(tmp_path, interrupt)
    in_lobby(tmp_path, resume)


def test_a_game_in_progress_is_refused(tmp_path: Path) -> None:
    async def test(lobby: Lobby) -> None:
        table = await duel(lobby)
        assert await refused(start(lobby, table)) == "not_over"
        assert await refused(lobby.reviews.progress(table.play)) == "not_over"
        assert await load_review(lobby.store, table.id) is None

    in_lobby(tmp_path, test)


def test_a_game_without_decisions_is_refused_and_nothing_is_left(tmp_path: Path) -> None:
    async def test(lobby: Lobby) -> None:
        text = riftable.new("riftforce", seed=1, **OPTIONS["riftforce"]).record.text
        table = await lobby.table((await lobby.creation.import_record(ADA, text)).id)
        assert await refused(start(lobby, table)) == "nothing_to_review"
        assert not lobby.reviews.jobs
        assert await status(lobby, table) == "none"

    in_lobby(tmp_path, test)


def test_a_cancelled_review_leaves_nothing_and_lets_the_next_one_run(tmp_path: Path) -> None:
    async def test(lobby: Lobby) -> None:
        allowed = hold(lobby)
        first, second = await uploaded(lobby), await uploaded(lobby)
        await start(lobby, first)
        await start(lobby, second)
        waiting = await lobby.reviews.progress(second.play)
        assert (waiting.status, waiting.ahead) == ("queued", 1)
        await lobby.reviews.cancel(first.play)
        assert await status(lobby, first) == "none"
        assert await load_review(lobby.store, first.id) is None
        job = lobby.reviews.jobs[second.id]
        await begun(lobby, second)
        allowed.set()
        assert job.task is not None
        await asyncio.wait([job.task])
        assert job.done == job.total > 0
        assert await status(lobby, second) == "done"
        await lobby.reviews.cancel(second.play)  # too late: it stays
        assert await status(lobby, second) == "done"

    in_lobby(tmp_path, test)


def test_reviews_are_limited_for_each_user_and_for_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riftable.server.session.reviews.MAX_PENDING_REVIEWS", 3)
    most = rate_limits.MAX_PENDING_REVIEWS_OF_USER

    async def test(lobby: Lobby) -> None:
        hold(lobby)
        tables = [await uploaded(lobby) for _ in range(5)]
        for table in tables[:most]:
            await start(lobby, table)
        await start(lobby, tables[0])  # again: it is under way
        assert await refused(start(lobby, tables[most])) == "review_pending"
        await start(lobby, tables[most], "noam")
        assert await refused(start(lobby, tables[most + 1], "lou")) == "reviews_full"
        assert len(lobby.reviews.jobs) == 3

        def too_fast() -> None:
            raise RequestRefused("too_fast", 429)

        await lobby.reviews.cancel(tables[0].play)
        attempt = lobby.reviews.start(tables[0].play, "ada", "ada", too_fast)
        assert await refused(attempt) == "too_fast"
        assert tables[0].id not in lobby.reviews.jobs

    in_lobby(tmp_path, test)


def test_a_review_counts_for_nothing_once_the_game_has_gone_on_differently(tmp_path: Path) -> None:
    async def test(lobby: Lobby) -> None:
        table = await uploaded(lobby)
        await reviewed(lobby, table)
        table.play.game.pop()
        assert await status(lobby, table) == "none"
        allowed = hold(lobby)
        await start(lobby, table)
        old = lobby.reviews.jobs[table.id]
        table.play.game.pop()
        assert await status(lobby, table) == "none"
        await start(lobby, table)
        allowed.set()
        new = lobby.reviews.jobs[table.id]
        assert new is not old
        assert old.task is not None
        assert new.task is not None
        await asyncio.wait([old.task, new.task])
        assert await status(lobby, table) == "done"

    in_lobby(tmp_path, test)


def test_a_review_is_deleted_with_its_game(tmp_path: Path) -> None:
    async def test(lobby: Lobby) -> None:
        done, running = await uploaded(lobby), await uploaded(lobby)
        await reviewed(lobby, done)
        allowed = hold(lobby)
        await start(lobby, running)
        await erase_user(lobby.store, ADA.id)
        job = lobby.reviews.jobs[running.id]
        allowed.set()
        assert job.task is not None
        await asyncio.wait([job.task])
        rows = await lobby.store.read(lambda db: db.fetch_rows("SELECT game FROM reviews"))
        assert rows == []

    in_lobby(tmp_path, test)


def test_a_damaged_review_can_be_made_again(tmp_path: Path) -> None:
    async def test(lobby: Lobby) -> None:
        table = await uploaded(lobby)
        await reviewed(lobby, table)
        await lobby.store.write(lambda db: db.execute("UPDATE reviews SET body = ?", b"\xc1"))
        assert await status(lobby, table) == "interrupted"
        await reviewed(lobby, table)
        assert await status(lobby, table) == "done"

    in_lobby(tmp_path, test)


def test_a_resigned_game_ends_with_its_result(tmp_path: Path) -> None:
    async def test(lobby: Lobby) -> None:
        table = await duel(lobby, "me", "me")
        view = table.play.game.view(0)
        assert view.ask is not None
        await send(table, ADA, Move("m", table.play.v, 0, view.ask.moves[:1]))
        await send(table, ADA, Resign("r", 1))
        assert table.play.over
        await reviewed(lobby, table)
        found = (await lobby.reviews.progress(table.play)).found
        assert found is not None
        assert found.end == [1.0, 0.0]

    in_lobby(tmp_path, test)


@pytest.mark.parametrize("game", ANSWERS)
@pytest.mark.parametrize("lang", ["en", "fr", "uk"])
def test_a_report_shows_each_mistake_as_its_seat_saw_it(tmp_path: Path, game: str, lang: str) -> None:
    async def test(lobby: Lobby) -> None:
        table = await uploaded(lobby, game)
        await reviewed(lobby, table)
        found = (await lobby.reviews.progress(table.play)).found
        assert found is not None
        judged = [one._replace(best=0.7, played=0.5) for one in found.judged]  # all are blunders
        found.judged = judged
        report = ReviewReporter(table.play, found, lang).report()
        assert len(report.decisions) == len(judged)
        assert len(report.moments) == 3
        assert {one.grade for one in report.mistakes} == {"blunder"}
        assert {one.grade for one in report.moments} == {"blunder"}
        by_at = {one.at: one for one in judged}
        for one in report.mistakes:
            seat = by_at[one.at].seat
            assert one.seat == seat
            view = table.play.rules.view(state_after(table, one.at), seat)
            presenter = presenter_of(table.play.rules, lang)
            assert one.view == presenter.view_json(view)
            assert one.question
            assert one.made.text
            assert one.better.text
            for line in (one.made, one.better):
                told = [line.text, line.reason, *(said for beat in line.beats for said in beat.lines)]
                assert not re.search(YOU[lang], " ".join(told), re.IGNORECASE), told
        own = ReviewReporter(table.play, found, lang, reader=0).report()
        pairs = [
            (one, one.made.text, two.made.text)
            for one, two in zip(own.mistakes, report.mistakes, strict=True)
        ]
        for one, said, anyones in pairs:
            assert bool(re.search(YOU[lang], said, re.IGNORECASE)) == (one.seat == 0 and said != anyones)
        assert any(said != anyones for _, said, anyones in pairs)
        assert any(one.better.beats for one in report.mistakes)
        assert sum(one.blunders for one in report.seats) == len(judged)

    in_lobby(tmp_path, test)


def state_after(table: Table, at: int) -> Any:
    """Return the position after so many moves, replayed from the beginning."""
    game = table.play.game
    state = game.rests[0][1].copy()
    for move in game.history[:at]:
        state.redo(move)
    return state


# The workers.


def wait_for(path: str) -> str:
    """Wait until a file exists. Runs in a worker process."""
    while not Path(path).exists():
        threading.Event().wait(0.01)
    return path


def touch(path: str) -> None:
    """Create a file."""
    Path(path).touch()


def test_a_review_leaves_the_workers_to_the_bots(tmp_path: Path) -> None:
    async def test() -> None:
        pool = BotPool(1)
        order: list[str] = []
        files = {name: str(tmp_path / name) for name in ("bot", "first", "second")}

        async def run(name: str, background: bool) -> None:
            work: Any = wait_for
            task: Any = files[name]
            await (pool.run_in_background(work, task) if background else pool.run(work, task))
            order.append(name)

        try:
            running = [asyncio.create_task(run("bot", background=False))]
            await asyncio.sleep(0)
            running += [asyncio.create_task(run(name, background=True)) for name in ("first", "second")]
            await asyncio.sleep(0)
            assert (pool.bots_at_work, pool.background) == (1, 0)
            touch(files["bot"])
            await running[0]
            await asyncio.sleep(0)  # those that wait look again
            assert pool.background == 1, "the second waits for the first: there is one worker"
            running[1].cancel()
            await asyncio.wait([running[1]])
            assert pool.background == 1, "the worker still searches for the one that was cancelled"
            touch(files["second"])
            touch(files["first"])
            await running[2]
            assert order == ["bot", "second"]
            assert (pool.bots_at_work, pool.background) == (0, 0)
        finally:
            for file in files.values():
                touch(file)
            await asyncio.to_thread(pool.close)

    asyncio.run(test())
