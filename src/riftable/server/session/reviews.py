"""Reviews of finished games: searched in the workers of the bots while these have nothing to do.

A review is started by a user and belongs to the game: it is stored with it, and everyone who may see the game
may see it. One runs at a time, the others wait in a queue. When the server stops, a review that runs is lost;
the store tells that it was begun, and it can be started again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from riftable.ai.levels import level_settings
from riftable.ai.review import Evaluations, NothingToReview, ReviewPlan, ReviewTask, run_task
from riftable.ai.search import Budget
from riftable.core.game import Game
from riftable.gamekit.strategy import ReviewSettings
from riftable.server.accounts.rate_limits import MAX_PENDING_REVIEWS, MAX_PENDING_REVIEWS_OF_USER
from riftable.server.match.play import Play
from riftable.server.match.refusals import RequestRefused
from riftable.server.session.background import BackgroundTasks
from riftable.server.session.services import TableServices
from riftable.server.storage.interface import StorageError
from riftable.server.storage.reviews import (
    StoredReview,
    begin_review,
    digest_of,
    drop_review,
    finish_review,
    load_review,
)

LOG: Final = logging.getLogger(__name__)


@dataclass(eq=False)
class ReviewJob:
    """A review that waits or runs."""

    table_id: str
    digest: str  # of the game
    user: str  # who started it
    quota_key: str  # whose jobs are counted together: a user, or the guests of an address
    done: int = 0
    total: int = 0
    task: asyncio.Task[None] | None = None


class ReviewProgress(NamedTuple):
    """How far the review of a game is, as in `GameReview`."""

    status: Literal["none", "queued", "running", "interrupted", "done"]
    job: ReviewJob | None = None
    ahead: int = 0  # jobs before it in the queue
    found: StoredReview | None = None


class Reviews:
    """The reviews of a server. `replaying` is held while a game is replayed in a thread."""

    def __init__(self, services: TableServices, replaying: asyncio.Semaphore) -> None:
        self.services = services
        self.replaying = replaying
        self.jobs: dict[str, ReviewJob] = {}  # by table, in the order of the queue
        self.turn = asyncio.Lock()  # held by the review that runs; fair, so the queue is kept
        self.tasks = BackgroundTasks()
        self.settings_of: Callable[[Play], ReviewSettings] = lambda play: level_settings(play.rules).review

    async def progress(self, play: Play) -> ReviewProgress:
        """Return how far the review of a game is; `RequestRefused` while the game is played."""
        if not play.over:
            raise RequestRefused("not_over")
        digest = digest_of(play.game)
        job = self.job_of(play.head.id, digest)
        if job is None:
            row = await load_review(self.services.store, play.head.id)
            job = self.job_of(play.head.id, digest)  # it may have been started meanwhile
            if job is None:
                if row is None or row.digest != digest:
                    return ReviewProgress("none")
                return ReviewProgress("interrupted" if row.body is None else "done", found=row.body)
        ahead = list(self.jobs.values()).index(job)
        return ReviewProgress("queued" if ahead or not job.total else "running", job, ahead)

    def job_of(self, table_id: str, digest: str) -> ReviewJob | None:
        """Return the job of a game; None if there is none, or one of the game before a takeback."""
        job = self.jobs.get(table_id)
        return job if job is not None and job.digest == digest else None

    async def start(self, play: Play, user: str, quota_key: str, charge: Callable[[], None]) -> None:
        """Start the review of a finished game, unless it is done or under way.

        `charge` counts it for the rate limit. Raise `RequestRefused` if the game is not over, nothing was
        decided in it, or too many reviews wait.
        """
        known = await self.progress(play)
        if known.status not in ("none", "interrupted"):
            return
        self.cancel_outdated(play)
        pending = list(self.jobs.values())
        if sum(job.quota_key == quota_key for job in pending) >= MAX_PENDING_REVIEWS_OF_USER:
            raise RequestRefused("review_pending", 429, n=MAX_PENDING_REVIEWS_OF_USER)
        if len(pending) >= MAX_PENDING_REVIEWS:
            raise RequestRefused("reviews_full", 503)
        charge()
        job = ReviewJob(play.head.id, digest_of(play.game), user, quota_key)
        self.jobs[job.table_id] = job
        try:
            settings = self.settings_of(play)
            plan = await self.plan(play, settings)
            check_unchanged(play, job)
            await begin_review(self.services.store, job.table_id, job.digest)
        except BaseException:
            self.remove(job)
            raise
        if self.jobs.get(job.table_id) is not job:  # cancelled meanwhile
            await drop_review(self.services.store, job.table_id)
            return
        job.task = self.tasks.start(self.run(job, plan, settings))

    async def plan(self, play: Play, settings: ReviewSettings) -> ReviewPlan:
        """Return the searches of a review; `RequestRefused` if nothing was decided."""
        game = play.game.copy()
        try:
            async with self.replaying:
                plan = await asyncio.to_thread(make_plan, game, settings)
        except NothingToReview as problem:
            raise RequestRefused("nothing_to_review") from problem
        if play.resignation is not None:
            plan.end = [max(0.0, share) for share in play.outcome() or []]
        return plan

    async def run(self, job: ReviewJob, plan: ReviewPlan, settings: ReviewSettings) -> None:
        """Run a review when it is its turn, and store what it finds."""
        try:
            async with self.turn:
                job.total = plan.searches
                found = await self.search(job, plan.first())
                costly, second = plan.second(found)
                for i, evaluations in zip(costly, await self.search(job, second), strict=True):
                    found[i] = evaluations
                judged = [one.judged() for one in plan.review(found).decisions]
                stored = StoredReview(settings.iterations, plan.decisions, judged, plan.turns, plan.end or [])
                await finish_review(self.services.store, job.table_id, job.digest, stored)
        except (ExceptionGroup, StorageError) as problem:
            first = problem.exceptions[0] if isinstance(problem, ExceptionGroup) else problem
            kind = type(first).__name__  # no more: text and traceback may name cards
            LOG.error("the review of table %s failed: %s", job.table_id, kind)  # noqa: TRY400 - see above
        finally:
            self.remove(job)

    async def search(self, job: ReviewJob, tasks: list[ReviewTask]) -> list[Evaluations]:
        """Run searches, as many at a time as there are idle workers, and count those that are done."""
        found: dict[int, Evaluations] = {}
        waiting = iter(enumerate(tasks))

        async def run_waiting() -> None:
            for i, task in waiting:
                found[i] = await self.services.bots.run_in_background(run_task, task)
                job.done += 1

        async with asyncio.TaskGroup() as group:
            for _ in range(self.services.bots.workers):
                group.create_task(run_waiting())
        return [found[i] for i in range(len(tasks))]

    async def cancel(self, play: Play) -> None:
        """Cancel the review of a game, if it waits or runs."""
        job = self.jobs.get(play.head.id)
        if job is None:
            return
        self.remove(job)
        if job.task is not None:
            job.task.cancel()
            await asyncio.wait([job.task])
        await drop_review(self.services.store, job.table_id)

    def cancel_outdated(self, play: Play) -> None:
        """End a job of the same table that judges a game which was taken back since."""
        job = self.jobs.get(play.head.id)
        if job is not None and job.digest != digest_of(play.game):
            self.remove(job)
            if job.task is not None:
                job.task.cancel()

    def remove(self, job: ReviewJob) -> None:
        """Take a job out of the queue."""
        if self.jobs.get(job.table_id) is job:
            del self.jobs[job.table_id]

    async def close(self) -> None:
        """Stop all reviews; those that have begun can be started again after a restart."""
        await self.tasks.close()


def check_unchanged(play: Play, job: ReviewJob) -> None:
    """Raise `RequestRefused` if a move of the game was taken back since its review was asked for."""
    if not play.over or digest_of(play.game) != job.digest:
        raise RequestRefused("not_over")


def make_plan(game: Game, settings: ReviewSettings) -> ReviewPlan:
    """Return the searches of a review. Replays the game, so it runs in a thread."""
    return ReviewPlan(game, Budget(iterations=settings.iterations), most_per_seat=settings.most_per_seat)
