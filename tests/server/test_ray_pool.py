"""Bots and reviews on a Ray cluster: the same answers as here, and these when the cluster is lost."""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import riftable
from riftable.ai.review import ReviewPlan, ReviewTask
from riftable.ai.search import Budget
from riftable.arena.error_messages import ArenaMessage
from riftable.arena.workers import CodeMismatch
from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption, RiftableError
from riftable.core.game import Game
from riftable.core.rng import Rng
from riftable.server.session import ray_gateway, ray_pool
from riftable.server.session.bot_pool import BotTask, bot_task, choose
from riftable.server.session.ray_gateway import Connected, Gateway, Job, Outcome, check_code, code_of, run_job
from riftable.server.session.ray_pool import ClusterLink, RayBots
from tests.extras import skip_without
from tests.reliability.cluster.servers import until as wait_until
from tests.server.helpers import GUILDS

TIMEOUT_S = 600.0


@asynccontextmanager
async def connected(address: str, workers: int = 1) -> AsyncIterator[tuple[RayBots, ClusterLink]]:
    """A pool that has reached its cluster."""
    pool = RayBots(address, workers)
    pool.start()
    try:
        await asyncio.wait_for(pool.connected.wait(), TIMEOUT_S)
        assert pool.link is not None
        yield pool, pool.link
    finally:
        await asyncio.to_thread(pool.close)


async def until(true: Callable[[], bool]) -> None:
    """Wait, in a thread, until `true` returns True."""
    await asyncio.to_thread(wait_until, true)


def played(moves: int) -> Game:
    """Return a duel after some random moves."""
    game, rng = Game(riftable.rules("riftforce", "duel", **GUILDS), seed=5), Rng(5)
    while len(game.history) < moves and (ask := game.ask) is not None:
        game.make(int(ask.sample(rng)))
        game.catch_up(None)
    return game


def question(bot: str) -> BotTask:
    """Return what a bot is asked after some moves."""
    game = played(20)
    assert game.ask is not None
    return bot_task(game.rules, bot, game.view(game.ask.seat), 7, 1)


def decision(iterations: int) -> ReviewTask:
    """Return a search of a review."""
    return ReviewPlan(played(20), Budget(iterations=iterations)).first()[0]


def test_a_machine_with_other_code_answers_nothing() -> None:
    task = question("random")
    assert run_job(choose, task, code_of(task.game)) == choose(task)
    with pytest.raises(CodeMismatch):
        run_job(choose, task, "other code")
    check_code({task.game: code_of(task.game)})
    with pytest.raises(CodeMismatch):
        check_code({task.game: "other code"})


class InstantRay:
    """What a gateway uses of Ray; a job is run at once, and one with the bot "endless" never."""

    def __init__(self) -> None:
        self.cancelled: list[Future[Any]] = []

    def remote(self, work: Callable[..., Any]) -> Any:
        def submit(*values: Any) -> Any:
            found: Future[Any] = Future()
            if getattr(values[-2:][0], "bot", "") != "endless":
                try:
                    found.set_result(work(*values))
                except (RiftableError, OSError, ValueError) as problem:
                    found.set_exception(as_of_ray(problem))
            return SimpleNamespace(future=lambda: found)

        return SimpleNamespace(remote=submit)

    def get(self, reference: Any) -> Any:
        return reference.future().result()

    def cancel(self, reference: Any) -> None:
        self.cancelled.append(reference.future())


def as_of_ray(problem: Exception) -> Exception:
    """Return the error of a job as Ray reports it; an OSError is one of Ray itself."""
    errors: Any = importlib.import_module("ray.exceptions")
    if isinstance(problem, OSError):
        found: Exception = errors.RayError()
    else:
        found = errors.RayTaskError("run_job", "the text may name cards", problem).as_instanceof_cause()
    return found


FAILURES: dict[str, Exception] = {
    "game": BadOption(CoreMessage.SEED, word="x"),
    "code": CodeMismatch(ArenaMessage.CODE_MISMATCH),
    "ray": OSError(),
    "other": ValueError("it had Fire 5"),
}


def fail(task: BotTask) -> None:
    """Fail in the way that a task names."""
    raise FAILURES[task.bot]


@pytest.mark.filterwarnings("default")
def test_a_gateway_tells_answers_and_kinds_of_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    skip_without("ray")
    ray, task = InstantRay(), question("random")
    here, there = Pipe()
    cluster: Any = SimpleNamespace(ray=ray)
    here.send(Job(1, choose, task))
    for number, bot in enumerate(FAILURES, 2):
        here.send(Job(number, fail, task._replace(bot=bot)))
    here.send(Job(6, choose, task._replace(bot="endless")))
    here.send(6)
    here.send(1)  # it is done already
    here.send(None)
    gateway = Gateway(there, cluster)
    assert gateway.try_cluster() == ""
    gateway.serve()
    answered, refused, other_code, lost, failed = [here.recv() for _ in range(5)]
    assert answered == Outcome(1, choose(task))
    assert isinstance(refused.problem, BadOption)
    assert other_code == Outcome(3, lost="its machines have other code than this server")
    assert lost == Outcome(4, lost="RayError")
    assert (str(failed.problem), type(failed.problem)) == ("ValueError", RuntimeError)
    assert not here.poll()
    assert len(ray.cancelled) == 1
    monkeypatch.setattr(ray_gateway, "check_code", lambda _codes: fail(task._replace(bot="code")))
    assert gateway.try_cluster() == other_code.lost


# Without Ray: a process that takes the place of the one that talks to it.


class Note(NamedTuple):
    """A task that is written to a file."""

    game: str
    path: Path


def pretend(link: Connection, address: str) -> None:
    """Answer each job with what arrived, twice; but never a `Note`, whose end goes to its file."""
    if address == "nowhere":
        link.send(Outcome(0, lost="there is nothing"))
        return
    link.send(Connected(3))
    notes: dict[int, Path] = {}
    while True:
        try:
            message: Job | int | None = link.recv()
        except EOFError:
            return
        if message is None:
            return
        if isinstance(message, int):
            notes[message].write_text("cancelled", encoding="utf-8")
        elif isinstance(message.task, Note):
            notes[message.number] = message.task.path
            message.task.path.write_text("begun", encoding="utf-8")
        else:
            link.send(Outcome(message.number, [message.task, message.task]))


def has(path: Path, text: str) -> bool:
    """Return whether a file has this text."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def nothing(_task: Any) -> Any:
    """What is not run by `pretend`."""
    raise AssertionError


def test_what_is_sent_what_is_cancelled_and_what_stays_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_pool, "serve_jobs", pretend)
    path = tmp_path / "note"

    async def test() -> None:
        async with connected("somewhere", workers=1) as (pool, link):
            assert pool.workers == 3, "as many as the cluster has cores"
            task = question("level6")
            assert await pool.run(nothing, task) == [task, task], "a view, and never a position"
            noted: Any = Note("riftforce", path)
            waiting = asyncio.create_task(pool.run_in_background(nothing, noted))
            await until(lambda: has(path, "begun"))
            waiting.cancel()
            await until(lambda: has(path, "cancelled"))
            assert not link.waiting
            assert pool.background == 0
            own = task._replace(bot="level4?iterations=5")  # as a bot of the host: others may not have it
            assert await pool.run(choose, own) == choose(own)
            monkeypatch.setattr(ray_pool, "ANSWER_TIMEOUT_S", 0.1)
            with pytest.raises(AssertionError):  # it was run here
                await pool.run(nothing, noted)
            await until(lambda: not pool.connected.is_set())
            assert pool.workers == 1

    asyncio.run(asyncio.wait_for(test(), TIMEOUT_S))


def test_a_cluster_that_is_not_there_is_named_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ray_pool, "serve_jobs", pretend)
    monkeypatch.setattr(ray_pool, "RECONNECT_S", 0.0)
    tried: list[ClusterLink] = []

    class CountedLink(ClusterLink):
        def __init__(self, address: str) -> None:
            super().__init__(address)
            tried.append(self)

    monkeypatch.setattr(ray_pool, "ClusterLink", CountedLink)

    async def test() -> None:
        pool = RayBots("nowhere", 1)
        pool.start()
        task = question("random")
        assert await pool.run(choose, task) == choose(task)
        await until(lambda: len(tried) >= 3)
        await asyncio.to_thread(pool.close)

    with caplog.at_level(logging.WARNING):
        asyncio.run(asyncio.wait_for(test(), TIMEOUT_S))
    assert [one.getMessage() for one in caplog.records if one.name == ray_pool.__name__] == [
        "no Ray cluster, so bots and reviews run on this machine: there is nothing"
    ]
