"""Ukrainian: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.forge_phrases import ForgePhrases


class UkrainianForgePhrases(ForgePhrases):
    """What came with Spiritforged, in Ukrainian."""

    def this_turn(self, statement: str) -> str:
        return f"цього ходу {statement}"
