"""Bots with few search iterations, for quick tests."""

from __future__ import annotations

from riftable.ai import Bot, bot
from riftable.ai.levels import SEARCH_LEVELS
from riftable.core.rules import Rules

ITERATIONS = 12


def quick_bot(name: str, rules: Rules) -> Bot:
    """Return a new bot of this name; searching bots use `ITERATIONS`."""
    return bot(name, rules, iterations=ITERATIONS) if name in SEARCH_LEVELS else bot(name, rules)
