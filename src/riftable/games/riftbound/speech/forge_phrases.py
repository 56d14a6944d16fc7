"""ForgePhrases: the phrases of card text that came with Spiritforged. The words are in each language."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.speech.card_parts import NounPhrase
from riftable.games.riftbound.speech.card_phrases import CardPhrases


class ForgePhrases(CardPhrases):
    """The phrases about Equipment, and about what else came with it."""

    @abstractmethod
    def this_turn(self, statement: str) -> str:
        """Friendly units enter ready this turn"""

    @abstractmethod
    def take_up(self, what: NounPhrase) -> str:
        """You may attach an Equipment you control to me for its [Equip] cost less [A]"""

    @abstractmethod
    def mixes_scoring(self) -> str:
        """My hold effects are also conquer effects, and vice versa"""
