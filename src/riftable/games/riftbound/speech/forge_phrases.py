"""ForgePhrases: the phrases of card text that came with Spiritforged. The words are in each language."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.speech.card_phrases import CardPhrases


class ForgePhrases(CardPhrases):
    """The phrases about Equipment, and about what else came with it."""

    @abstractmethod
    def this_turn(self, statement: str) -> str:
        """Friendly units enter ready this turn"""
