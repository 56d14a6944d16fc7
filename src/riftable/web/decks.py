"""The routes about decks of Riftbound: the cards, a list that is checked, decks that are kept."""

from __future__ import annotations

import asyncio

from starlette.responses import Response
from starlette.routing import Route

from riftable.table import bodies, decks
from riftable.web.request import Asked, route


async def pool(asked: Asked) -> Response:
    return await asked.prepared("", lambda: decks.pool(asked.lang))


async def check(asked: Asked) -> bodies.DeckSheet:
    wish: bodies.DeckText = await asked.body(bodies.DeckText)
    asked.lobby.limits.cost(asked.where, asked.lobby.now())
    return await asyncio.to_thread(decks.sheet, wish.text, asked.lang)


async def mine(asked: Asked) -> bodies.MyDecks:
    if asked.person.account:  # every list is read
        asked.lobby.limits.cost(asked.where, asked.lobby.now())
    return await decks.kept_decks(asked.lobby.store, asked.person)


async def keep(asked: Asked) -> bodies.MyDecks:
    wish: bodies.DeckWish = await asked.body(bodies.DeckWish)
    asked.lobby.limits.cost(asked.where, asked.lobby.now())
    return await decks.keep_deck(asked.lobby.store, asked.person, wish, asked.lobby.now())


async def drop(asked: Asked) -> bodies.MyDecks:
    wish: bodies.Which = await asked.body(bodies.Which)
    asked.lobby.limits.cost(asked.where, asked.lobby.now())
    return await decks.drop_deck(asked.lobby.store, asked.person, wish.id)


def deck_routes() -> list[Route]:
    """All of them."""
    return [
        route("decks", mine, "GET"),
        route("decks", keep, "POST"),
        route("decks/drop", drop, "POST"),
        route("decks/pool", pool, "GET"),
        route("decks/check", check, "POST"),
    ]
