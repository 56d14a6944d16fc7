"""French: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import NounPhrase
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases
from riftable.games.riftbound.speech.fr.card_nouns import refer_to


class FrenchForgePhrases(ForgePhrases):
    """What came with Spiritforged, in French."""

    def this_turn(self, statement: str) -> str:
        return f"{statement} pendant ce tour"

    def take_up(self, what: NounPhrase) -> str:
        return f"vous pouvez m’attacher {refer_to(what)} pour son coût d’[Equip] moins [A]"

    def mixes_scoring(self) -> str:
        return "mes effets de Hold sont aussi des effets de conquête, et inversement"
