"""English: the phrasebook put together."""

from __future__ import annotations

from riftable.grammar.common.en import EnglishCommon
from riftable.riftforce.speech.base import Speech
from riftable.riftforce.speech.en.ability import EnglishAbility
from riftable.riftforce.speech.en.log import EnglishLog
from riftable.riftforce.speech.en.refusals import EnglishRefusals
from riftable.riftforce.speech.en.table import EnglishTable
from riftable.riftforce.speech.en.words import LABELS


class English(EnglishCommon, EnglishAbility, EnglishLog, EnglishTable, EnglishRefusals, Speech):
    """Riftforce in American English."""

    labels = LABELS
