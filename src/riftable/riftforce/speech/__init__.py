"""Everything said about a game of Riftforce, in three languages that are equals. It decides nothing."""

from __future__ import annotations

from typing import Final

from riftable.grammar.common import LANGUAGES, phrasebook
from riftable.riftforce.speech.ability import Ability
from riftable.riftforce.speech.base import Speech
from riftable.riftforce.speech.en import English
from riftable.riftforce.speech.fr import French
from riftable.riftforce.speech.narrator import Narrator
from riftable.riftforce.speech.table import Outcome
from riftable.riftforce.speech.uk import Ukrainian

PHRASEBOOKS: Final[dict[str, Speech]] = {"en": English(), "fr": French(), "uk": Ukrainian()}


def speech(lang: str) -> Speech:
    """The phrasebook of a language."""
    return phrasebook(PHRASEBOOKS, lang)


__all__ = ["LANGUAGES", "Ability", "Narrator", "Outcome", "Speech", "speech"]
