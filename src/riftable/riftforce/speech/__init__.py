"""Everything said about a game of Riftforce, in three languages that are equals. It decides nothing."""

from __future__ import annotations

from typing import Final

from riftable.core.errors import BadOption
from riftable.riftforce.speech.ability import Ability
from riftable.riftforce.speech.base import Speech
from riftable.riftforce.speech.en import English
from riftable.riftforce.speech.fr import French
from riftable.riftforce.speech.narrator import Narrator
from riftable.riftforce.speech.table import Outcome
from riftable.riftforce.speech.uk import Ukrainian

LANGUAGES: Final = ("en", "fr", "uk")
PHRASEBOOKS: Final[dict[str, Speech]] = {"en": English(), "fr": French(), "uk": Ukrainian()}


def speech(lang: str) -> Speech:
    """The phrasebook of a language."""
    if lang not in PHRASEBOOKS:
        raise BadOption(f"no speech in “{lang}”; there is {', '.join(LANGUAGES)}")
    return PHRASEBOOKS[lang]


__all__ = ["LANGUAGES", "Ability", "Narrator", "Outcome", "Speech", "speech"]
