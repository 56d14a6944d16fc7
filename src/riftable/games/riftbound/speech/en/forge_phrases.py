"""English: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.forge_phrases import ForgePhrases


class EnglishForgePhrases(ForgePhrases):
    """What came with Spiritforged, in English."""

    def this_turn(self, statement: str) -> str:
        return f"{statement} this turn"
