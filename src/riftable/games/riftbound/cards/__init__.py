"""Every card the engine can play, one constant each, and how to find one by name."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.cards import tokens
from riftable.games.riftbound.cards.origins import (
    body,
    calm,
    chaos,
    dual,
    fury,
    mind,
    order,
)
from riftable.games.riftbound.cards.spiritforged import body as spiritforged_body
from riftable.games.riftbound.cards.spiritforged import calm as spiritforged_calm
from riftable.games.riftbound.cards.spiritforged import chaos as spiritforged_chaos
from riftable.games.riftbound.cards.spiritforged import dual as spiritforged_dual
from riftable.games.riftbound.cards.spiritforged import fury as spiritforged_fury
from riftable.games.riftbound.cards.spiritforged import mind as spiritforged_mind
from riftable.games.riftbound.cards.spiritforged import order as spiritforged_order
from riftable.games.riftbound.rules.abilities import Card

ALL: Final[tuple[Card, ...]] = (
    *fury.CARDS,
    *calm.CARDS,
    *mind.CARDS,
    *body.CARDS,
    *chaos.CARDS,
    *order.CARDS,
    *dual.CARDS,
    *spiritforged_fury.CARDS,
    *spiritforged_calm.CARDS,
    *spiritforged_mind.CARDS,
    *spiritforged_body.CARDS,
    *spiritforged_chaos.CARDS,
    *spiritforged_order.CARDS,
    *spiritforged_dual.CARDS,
)
TOKENS: Final[tuple[Card, ...]] = (*tokens.CARDS, *tokens.MADE)
BY_NAME: Final[dict[str, Card]] = {card.name: card for card in (*ALL, *TOKENS)}
BY_KEY: Final[dict[str, Card]] = {card.key: card for card in (*ALL, *TOKENS)}
