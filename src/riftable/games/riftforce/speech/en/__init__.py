"""English: the phrasebook put together."""

from __future__ import annotations

from riftable.games.riftforce.speech.base import Speech
from riftable.games.riftforce.speech.en.ability import EnglishAbility
from riftable.games.riftforce.speech.en.log import EnglishLog
from riftable.games.riftforce.speech.en.reasons import EnglishReasons
from riftable.games.riftforce.speech.en.refusals import EnglishRefusals
from riftable.games.riftforce.speech.en.table import EnglishTable
from riftable.games.riftforce.speech.en.words import LABELS
from riftable.language.table_talk.en import EnglishCommon


class English(
    EnglishCommon, EnglishAbility, EnglishLog, EnglishTable, EnglishReasons, EnglishRefusals, Speech
):
    """Riftforce in American English."""

    labels = LABELS
