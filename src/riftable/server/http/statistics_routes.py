"""The routes of ratings and of public statistics."""

from __future__ import annotations

from starlette.routing import Route

from riftable.server.http.requests import ApiRequest, route
from riftable.server.match.refusals import RequestRefused
from riftable.server.protocol import statistics_models
from riftable.server.session.public_statistics import public_statistics
from riftable.server.session.rating_lists import rating_lists
from riftable.server.storage.ratings import set_listed


async def ratings(request: ApiRequest) -> statistics_models.Ratings:
    lobby = request.lobby
    return await rating_lists(lobby.store, request.user, request.lang, on=lobby.services.ratings)


async def change_listing(request: ApiRequest) -> statistics_models.Ratings:
    body: statistics_models.Listing = await request.json(statistics_models.Listing)
    if not request.user.account:
        raise RequestRefused("no_account", 403)
    await set_listed(request.lobby.store, request.user.id, listed=body.listed)
    return await ratings(request)


async def statistics(request: ApiRequest) -> statistics_models.PublicStatistics:
    request.lobby.limits.costly_request(request.address, request.lobby.now())
    return await public_statistics(request.lobby.store, request.lang)


def statistics_routes() -> list[Route]:
    """Return the routes of ratings and of public statistics."""
    return [
        route("ratings", ratings, "GET"),
        route("me/listing", change_listing, "POST"),
        route("statistics", statistics, "GET"),
    ]
