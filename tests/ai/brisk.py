"""Bots that think too briefly to be good, but not to be tested."""

from __future__ import annotations

from riftable.ai import Bot, bot
from riftable.ai.levels import SEARCH_LEVELS
from riftable.core.rules import Rules

ITERATIONS = 12


def brisk(name: str, rules: Rules) -> Bot:
    """A fresh bot of this name; one that searches does so for a few iterations."""
    return bot(name, rules, iterations=ITERATIONS) if name in SEARCH_LEVELS else bot(name, rules)
