"""Spiritforged: Chaos."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.rules.abilities import Card

CARDS: Final[tuple[Card, ...]] = ()
