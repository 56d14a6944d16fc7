"""The routes of a user's profile. Each answers about the user of the request and about no one else."""

from __future__ import annotations

from typing import get_args

from starlette.routing import Route

from riftable.server.http.requests import ApiRequest, route
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import profile_models
from riftable.server.protocol.bounds import MAX_WORD_CHARS
from riftable.server.session import profile
from riftable.server.storage.results import HistoryFilter

DAY_MS = 86_400_000


def short_text(request: ApiRequest, key: str) -> str:
    """Return a short text of the query; refuse a longer one, and control characters."""
    found = request.text(key)
    if len(found) > MAX_WORD_CHARS or not (found.isprintable() or not found):
        raise RequestRefused("malformed", 400)
    return found


def history_filter(request: ApiRequest) -> HistoryFilter:
    """Return the filter in the query: `since` and `until` are days since 1970."""
    against, outcome = request.text("against"), request.text("outcome")
    if against and against not in get_args(profile_models.Opponents):
        raise RequestRefused("malformed", 400)
    if outcome and outcome not in profile.OUTCOME_NUMBERS:
        raise RequestRefused("malformed", 400)
    return HistoryFilter(
        short_text(request, "game"),
        short_text(request, "mode"),
        against,
        profile.OUTCOME_NUMBERS[outcome] if outcome else None,
        request.number("since", 0) * DAY_MS,
        request.number("until", 0) * DAY_MS,
        short_text(request, "text").strip(),
    )


async def my_history(request: ApiRequest) -> profile_models.MyHistory:
    wanted = history_filter(request)
    page = request.number("page", 1)
    if not request.user.id:
        return profile_models.MyHistory([], 0, 1, 1)
    return await profile.history(request.lobby.store, request.user.id, wanted, page, request.lang)


async def my_results(request: ApiRequest) -> profile_models.MyResults:
    if not request.user.id:
        return profile_models.MyResults([])
    lobby = request.lobby
    return await profile.results(lobby.store, request.user.id, request.lang, ratings=lobby.services.ratings)


def profile_routes() -> list[Route]:
    """Return the routes of a user's profile."""
    return [route("me/history", my_history, "GET"), route("me/results", my_results, "GET")]
