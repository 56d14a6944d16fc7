"""Speech: everything a phrasebook of Riftforce must be able to say. The words are in `en`, `fr` and `uk`."""

from __future__ import annotations

from abc import ABC

from riftable.games.riftforce.rules.ids import GUILD_NAMES
from riftable.games.riftforce.speech.ability import AbilitySpeech
from riftable.games.riftforce.speech.log import LogSpeech
from riftable.games.riftforce.speech.reasons import ReasonSpeech
from riftable.games.riftforce.speech.refusals import RefusalSpeech
from riftable.games.riftforce.speech.table import TableSpeech


class Speech(AbilitySpeech, LogSpeech, TableSpeech, ReasonSpeech, RefusalSpeech, ABC):
    """A phrasebook. mypy refuses one with a gap."""

    def code(self, g: int) -> str:
        """The two letters of a guild, on cards, the same in every language: FI. They are no notation."""
        return GUILD_NAMES[g][:2].upper()
