"""French: the phrasebook put together."""

from __future__ import annotations

from riftable.games.riftforce.speech.base import Speech
from riftable.games.riftforce.speech.fr.ability import FrenchAbility
from riftable.games.riftforce.speech.fr.log import FrenchLog
from riftable.games.riftforce.speech.fr.reasons import FrenchReasons
from riftable.games.riftforce.speech.fr.refusals import FrenchRefusals
from riftable.games.riftforce.speech.fr.table import FrenchTable
from riftable.games.riftforce.speech.fr.words import LABELS
from riftable.language.table_talk.fr import FrenchCommon


class French(FrenchCommon, FrenchAbility, FrenchLog, FrenchTable, FrenchReasons, FrenchRefusals, Speech):
    """Riftforce in French; the reader is vous."""

    labels = LABELS
