"""Speech: everything a phrasebook of Riftforce must be able to say. The words are in `en`, `fr` and `uk`."""

from __future__ import annotations

from abc import ABC
from collections.abc import Mapping

from riftable.games.riftforce.rules.ids import GUILD_NAMES
from riftable.games.riftforce.speech.ability import AbilitySpeech
from riftable.games.riftforce.speech.log import LogSpeech
from riftable.games.riftforce.speech.reasons import ReasonSpeech
from riftable.games.riftforce.speech.refusals import RefusalSpeech
from riftable.games.riftforce.speech.table import TableSpeech


class Speech(AbilitySpeech, LogSpeech, TableSpeech, ReasonSpeech, RefusalSpeech, ABC):
    """A phrasebook. mypy refuses one with a gap."""

    codes: Mapping[str, str] = {}  # of guilds whose names begin alike

    def code(self, g: int) -> str:
        """The two letters of a guild, on cards: FI. They are no notation."""
        return self.codes.get(GUILD_NAMES[g], self.guild(g)[:2].upper())
