"""Speech: everything a phrasebook of Riftforce must be able to say. The words are in `en`, `fr` and `uk`."""

from __future__ import annotations

from abc import ABC
from collections.abc import Collection

from riftable.grammar.text import tie
from riftable.riftforce.cards import GUILD_NAMES
from riftable.riftforce.speech.ability import AbilitySpeech
from riftable.riftforce.speech.log import LogSpeech
from riftable.riftforce.speech.refusals import RefusalSpeech
from riftable.riftforce.speech.table import TableSpeech


class Speech(AbilitySpeech, LogSpeech, TableSpeech, RefusalSpeech, ABC):
    """A phrasebook. mypy refuses one with a gap."""

    lang: str
    labels: Collection[str]  # lower-case words that a number may follow as part of a name: fire, location

    def code(self, g: int) -> str:
        """The two letters of a guild, the same in all languages: FI."""
        return GUILD_NAMES[g][:2].upper()

    def tie(self, text: str) -> str:
        """The text as it is shown: numbers tied to their nouns, labels to their numbers."""
        return tie(text, self.lang, self.labels)
