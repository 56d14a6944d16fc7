"""The routes about decks of Riftbound: the cards, a list that is checked, decks that are kept."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.routing import Route

from riftable.games.riftbound.decks import http_models, library
from riftable.server.http.requests import ApiRequest, route
from riftable.server.protocol.http_models import ById


async def pool(request: ApiRequest) -> Response:
    return await request.prepared("", lambda: library.pool(request.lang))


async def check(request: ApiRequest) -> http_models.DeckSheet:
    body: http_models.DeckText = await request.json(http_models.DeckText)
    request.lobby.limits.costly_request(request.address, request.lobby.now())
    return await asyncio.to_thread(library.sheet, body.text, request.lang)


async def mine(request: ApiRequest) -> http_models.MyDecks:
    if request.user.account:  # every list is read
        request.lobby.limits.costly_request(request.address, request.lobby.now())
    return await library.kept_decks(request.lobby.store, request.user)


async def keep(request: ApiRequest) -> http_models.MyDecks:
    body: http_models.SaveDeck = await request.json(http_models.SaveDeck)
    request.lobby.limits.costly_request(request.address, request.lobby.now())
    return await library.keep_deck(request.lobby.store, request.user, body, request.lobby.now())


async def drop(request: ApiRequest) -> http_models.MyDecks:
    body: ById = await request.json(ById)
    request.lobby.limits.costly_request(request.address, request.lobby.now())
    return await library.drop_deck(request.lobby.store, request.user, body.id)


def deck_routes() -> list[Route]:
    """Return the routes of the deck library."""
    return [
        route("decks", mine, "GET"),
        route("decks", keep, "POST"),
        route("decks/drop", drop, "POST"),
        route("decks/pool", pool, "GET"),
        route("decks/check", check, "POST"),
    ]
