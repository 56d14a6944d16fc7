"""Samples of words that came with Fury, Calm and Mind of Spiritforged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from riftable.games.riftbound.rules.abilities import Amount, Condition, Selector, Word
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import wielding

SELECTORS: list[Callable[[], Selector]] = []
AMOUNTS: list[Amount] = []
ABOUT: list[Callable[[Any], Word]] = []
ALONE: list[Callable[[], list[Word]]] = [
    lambda: [let.UnitsEnterReady(friendly=True)],
    lambda: [wielding.TakeUp()],
]
CONDITIONS: list[Condition] = []
STATEMENTS: list[Callable[[], Word]] = [
    wielding.MixesScoring,
]
