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
from riftable.games.riftbound.rules.abilities import Card

ALL: Final[tuple[Card, ...]] = (
    *fury.CARDS,
    *calm.CARDS,
    *mind.CARDS,
    *body.CARDS,
    *chaos.CARDS,
    *order.CARDS,
    *dual.CARDS,
)
TOKENS: Final[tuple[Card, ...]] = (*tokens.CARDS, *tokens.MADE)
BY_NAME: Final[dict[str, Card]] = {card.name: card for card in (*ALL, *TOKENS)}
BY_KEY: Final[dict[str, Card]] = {card.key: card for card in (*ALL, *TOKENS)}
