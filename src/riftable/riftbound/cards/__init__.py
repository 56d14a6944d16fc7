"""Every card the engine can play, one constant each, and how to find one by name."""

from __future__ import annotations

from typing import Final

from riftable.riftbound.abilities import Card
from riftable.riftbound.cards import (
    origins_body,
    origins_calm,
    origins_chaos,
    origins_dual,
    origins_fury,
    origins_mind,
    origins_order,
    tokens,
)

ALL: Final[tuple[Card, ...]] = (
    *origins_fury.CARDS,
    *origins_calm.CARDS,
    *origins_mind.CARDS,
    *origins_body.CARDS,
    *origins_chaos.CARDS,
    *origins_order.CARDS,
    *origins_dual.CARDS,
)
TOKENS: Final[tuple[Card, ...]] = tokens.CARDS
BY_NAME: Final[dict[str, Card]] = {card.name: card for card in (*ALL, *TOKENS)}
BY_KEY: Final[dict[str, Card]] = {card.key: card for card in (*ALL, *TOKENS)}
