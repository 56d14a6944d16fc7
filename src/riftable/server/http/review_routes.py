"""The routes of the review of a finished game: start it, see how far it is, read it, cancel it."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.routing import Route

from riftable.games import presenter_of
from riftable.server.accounts.rate_limits import LOCAL_CLIENT
from riftable.server.http.requests import ApiRequest, encode, encoded_response, route
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol.review_models import GameReview, ReviewReport
from riftable.server.session.presentation import SeatPresentation
from riftable.server.session.review_report import ReviewReporter
from riftable.server.session.reviews import ReviewProgress
from riftable.server.session.table import Table


async def get_review(request: ApiRequest) -> Response:
    table = await request.table()
    play, v = table.play, table.play.v
    progress = await request.lobby.reviews.progress(play)
    report: ReviewReport | None = None
    if progress.found is not None:
        request.lobby.limits.costly_request(request.address, request.lobby.now())
        mine = table.permissions.seats_of(request.user.id)
        reader = mine[0] if len(mine) == 1 else None  # of several seats each has its name
        reporter = ReviewReporter(play, progress.found, request.lang, reader)
        async with request.lobby.creation.replaying:
            report = await asyncio.to_thread(reporter.report)
    table.check_view(request.user.id, -1)
    if not play.over or play.v != v:  # the last move was taken back meanwhile
        raise RequestRefused("not_over")
    return encoded_response(encode(shown(request, table, progress, report)))


def shown(
    request: ApiRequest, table: Table, progress: ReviewProgress, report: ReviewReport | None
) -> GameReview:
    """Return what a client is told about a review."""
    play, job, lang = table.play, progress.job, request.lang
    return GameReview(
        id=play.head.id,
        game=play.rules.game,
        mode=play.rules.mode,
        names=SeatPresentation(play, -1, lang).shown_names(),
        sides=presenter_of(play.rules, lang).sides(),
        mine=table.permissions.seats_of(request.user.id),
        status=progress.status,
        done=0 if job is None else job.done,
        total=0 if job is None else job.total,
        ahead=progress.ahead,
        may_cancel=job is not None and may_cancel(request, table, job.user),
        report=report,
    )


def may_cancel(request: ApiRequest, table: Table, starter: str) -> bool:
    """Return whether the client may cancel a review: who started it, the players and the host may."""
    user = request.user.id
    own = bool(table.permissions.seats_of(user)) or table.play.head.host == user
    return bool(user) and (user == starter or own)


async def start_review(request: ApiRequest) -> Response:
    table = await request.table()
    if not table.play.over:
        raise RequestRefused("not_over")
    user = await request.as_guest()
    limits, now, address = request.lobby.limits, request.lobby.now(), request.address
    counted = address if not user.account and address != LOCAL_CLIENT else user.id

    def charge() -> None:
        if address != LOCAL_CLIENT:
            limits.reviews.need(address, now)

    table.check_view(user.id, -1)
    await request.lobby.reviews.start(table.play, user.id, counted, charge)
    return await get_review(request)


async def cancel_review(request: ApiRequest) -> Response:
    table = await request.table()
    job = request.lobby.reviews.jobs.get(table.id)
    if job is not None and not may_cancel(request, table, job.user):
        raise RequestRefused("foreign_review", 403)
    await request.lobby.reviews.cancel(table.play)
    return await get_review(request)


def review_routes() -> list[Route]:
    """Return the routes of reviews."""
    path = "games/{name}/review"
    return [
        route(path, get_review, "GET"),
        route(path, start_review, "POST"),
        route(f"{path}/cancel", cancel_review, "POST"),
    ]
