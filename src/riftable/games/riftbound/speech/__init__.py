"""The phrasebooks of Riftbound: cards, questions, answers, log and refusals, in three languages."""

from __future__ import annotations

from typing import Final

from riftable.games.riftbound.speech.base import Speech
from riftable.games.riftbound.speech.en import English
from riftable.games.riftbound.speech.fr import French
from riftable.games.riftbound.speech.narrator import Narrator
from riftable.games.riftbound.speech.uk import Ukrainian
from riftable.language.fluent import LANGUAGES
from riftable.language.table_talk import phrasebook

PHRASEBOOKS: Final[dict[str, Speech]] = {"en": English(), "fr": French(), "uk": Ukrainian()}


def speech(lang: str) -> Speech:
    """Return the phrasebook of a language; raise `BadOption` if there is none."""
    return phrasebook(PHRASEBOOKS, lang)


__all__ = ["LANGUAGES", "Narrator", "Speech", "speech"]
