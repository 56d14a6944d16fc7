"""Ukrainian: the phrases of card text that came with Spiritforged."""

from __future__ import annotations

from riftable.games.riftbound.speech.card_parts import NounPhrase
from riftable.games.riftbound.speech.forge_phrases import ForgePhrases
from riftable.games.riftbound.speech.uk.card_nouns import refer_to


class UkrainianForgePhrases(ForgePhrases):
    """What came with Spiritforged, in Ukrainian."""

    def this_turn(self, statement: str) -> str:
        return f"цього ходу {statement}"

    def take_up(self, what: NounPhrase) -> str:
        return f"можете надягти на мене {refer_to(what, 'A')} за його вартість [Equip], меншу на [A]"

    def mixes_scoring(self) -> str:
        return "мої ефекти утримання є також ефектами завоювання, і навпаки"
