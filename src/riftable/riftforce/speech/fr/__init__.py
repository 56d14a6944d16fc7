"""French: the phrasebook put together."""

from __future__ import annotations

from riftable.grammar.common.fr import FrenchCommon
from riftable.riftforce.speech.base import Speech
from riftable.riftforce.speech.fr.ability import FrenchAbility
from riftable.riftforce.speech.fr.log import FrenchLog
from riftable.riftforce.speech.fr.refusals import FrenchRefusals
from riftable.riftforce.speech.fr.table import FrenchTable
from riftable.riftforce.speech.fr.words import LABELS


class French(FrenchCommon, FrenchAbility, FrenchLog, FrenchTable, FrenchRefusals, Speech):
    """Riftforce in French; the reader is vous."""

    labels = LABELS
