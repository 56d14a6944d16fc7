"""Speech: everything a phrasebook of Riftbound must be able to say. The words are in `en`, `fr` and `uk`.

Card names are the same in all languages and never inflected; `card_text` makes the text of cards.
"""

from __future__ import annotations

from abc import ABC

from riftable.games.riftbound.speech.log import LogSpeech
from riftable.games.riftbound.speech.refusals import RefusalSpeech
from riftable.games.riftbound.speech.table import TableSpeech


class Speech(TableSpeech, LogSpeech, RefusalSpeech, ABC):
    """A phrasebook. mypy refuses one with a gap."""
