"""The phrasebooks of Riftforce: cards, questions, answers, log and refusals, in three languages."""

from __future__ import annotations

from typing import Final

from riftable.games.riftforce.speech.ability import Ability
from riftable.games.riftforce.speech.base import Speech
from riftable.games.riftforce.speech.en import English
from riftable.games.riftforce.speech.fr import French
from riftable.games.riftforce.speech.narrator import Narrator
from riftable.games.riftforce.speech.table import Outcome
from riftable.games.riftforce.speech.uk import Ukrainian
from riftable.language.fluent import LANGUAGES
from riftable.language.table_talk import phrasebook

PHRASEBOOKS: Final[dict[str, Speech]] = {"en": English(), "fr": French(), "uk": Ukrainian()}


def speech(lang: str) -> Speech:
    """Return the phrasebook of a language; raise `BadOption` if there is none."""
    return phrasebook(PHRASEBOOKS, lang)


__all__ = ["LANGUAGES", "Ability", "Narrator", "Outcome", "Speech", "speech"]
