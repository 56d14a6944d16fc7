"""Ukrainian: the phrasebook put together."""

from __future__ import annotations

from riftable.grammar.common.uk import UkrainianCommon
from riftable.riftforce.speech.base import Speech
from riftable.riftforce.speech.uk.ability import UkrainianAbility
from riftable.riftforce.speech.uk.log import UkrainianLog
from riftable.riftforce.speech.uk.refusals import UkrainianRefusals
from riftable.riftforce.speech.uk.table import UkrainianTable
from riftable.riftforce.speech.uk.words import LABELS


class Ukrainian(UkrainianCommon, UkrainianAbility, UkrainianLog, UkrainianTable, UkrainianRefusals, Speech):
    """Riftforce in Ukrainian; the reader is ви."""

    labels = LABELS
