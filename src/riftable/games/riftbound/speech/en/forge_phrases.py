"""English: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import NounPhrase
from riftable.games.riftbound.speech.en.card_nouns import refer_to
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases


class EnglishForgePhrases(ForgePhrases):
    """What came with Spiritforged, in English."""

    def this_turn(self, statement: str) -> str:
        return f"{statement} this turn"

    def take_up(self, what: NounPhrase) -> str:
        return f"you may attach {refer_to(what)} to me for its [Equip] cost less [A]"

    def mixes_scoring(self) -> str:
        return "my hold effects are also conquer effects, and vice versa"
