"""Everything said about a game of Riffifi, in three languages that are equals. It decides nothing."""

from __future__ import annotations

from typing import Final

from riftable.games.riffifi.speech.base import Speech
from riftable.games.riffifi.speech.en import English
from riftable.games.riffifi.speech.fr import French
from riftable.games.riffifi.speech.narrator import Narrator
from riftable.games.riffifi.speech.uk import Ukrainian
from riftable.language.fluent import LANGUAGES
from riftable.language.table_talk import phrasebook

PHRASEBOOKS: Final[dict[str, Speech]] = {"en": English(), "fr": French(), "uk": Ukrainian()}


def speech(lang: str) -> Speech:
    """The phrasebook of a language."""
    return phrasebook(PHRASEBOOKS, lang)


__all__ = ["LANGUAGES", "Narrator", "Speech", "speech"]
