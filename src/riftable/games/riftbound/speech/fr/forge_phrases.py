"""French: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.forge_phrases import ForgePhrases


class FrenchForgePhrases(ForgePhrases):
    """What came with Spiritforged, in French."""

    def this_turn(self, statement: str) -> str:
        return f"{statement} pendant ce tour"
