"""The routes about decks of Riftbound: the cards, a list that is checked, decks that are kept."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.routing import Route

from riftable.games.riftbound.decks import http_models, library
from riftable.server.http.requests import Asked, route
from riftable.server.protocol.http_models import Which


async def pool(asked: Asked) -> Response:
    return await asked.prepared("", lambda: library.pool(asked.lang))


async def check(asked: Asked) -> http_models.DeckSheet:
    wish: http_models.DeckText = await asked.body(http_models.DeckText)
    asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    return await asyncio.to_thread(library.sheet, wish.text, asked.lang)


async def mine(asked: Asked) -> http_models.MyDecks:
    if asked.person.account:  # every list is read
        asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    return await library.kept_decks(asked.lobby.store, asked.person)


async def keep(asked: Asked) -> http_models.MyDecks:
    wish: http_models.DeckWish = await asked.body(http_models.DeckWish)
    asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    return await library.keep_deck(asked.lobby.store, asked.person, wish, asked.lobby.now())


async def drop(asked: Asked) -> http_models.MyDecks:
    wish: Which = await asked.body(Which)
    asked.lobby.limits.costly_request(asked.where, asked.lobby.now())
    return await library.drop_deck(asked.lobby.store, asked.person, wish.id)


def deck_routes() -> list[Route]:
    """All of them."""
    return [
        route("decks", mine, "GET"),
        route("decks", keep, "POST"),
        route("decks/drop", drop, "POST"),
        route("decks/pool", pool, "GET"),
        route("decks/check", check, "POST"),
    ]
