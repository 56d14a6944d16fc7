"""Everything said about a game of Riftbound, in three languages that are equals. It decides nothing."""

from __future__ import annotations

from typing import Final

from riftable.grammar.common import LANGUAGES, phrasebook
from riftable.riftbound.speech.base import Speech
from riftable.riftbound.speech.en import English
from riftable.riftbound.speech.fr import French
from riftable.riftbound.speech.narrator import Narrator
from riftable.riftbound.speech.uk import Ukrainian

PHRASEBOOKS: Final[dict[str, Speech]] = {"en": English(), "fr": French(), "uk": Ukrainian()}


def speech(lang: str) -> Speech:
    """The phrasebook of a language."""
    return phrasebook(PHRASEBOOKS, lang)


__all__ = ["LANGUAGES", "Narrator", "Speech", "speech"]
