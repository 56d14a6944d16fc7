"""Ukrainian: the phrasebook put together."""

from __future__ import annotations

from riftable.games.riftforce.speech.base import Speech
from riftable.games.riftforce.speech.uk.ability import UkrainianAbility
from riftable.games.riftforce.speech.uk.log import UkrainianLog
from riftable.games.riftforce.speech.uk.reasons import UkrainianReasons
from riftable.games.riftforce.speech.uk.refusals import UkrainianRefusals
from riftable.games.riftforce.speech.uk.table import UkrainianTable
from riftable.games.riftforce.speech.uk.words import LABELS
from riftable.language.table_talk.uk import UkrainianCommon


class Ukrainian(
    UkrainianCommon,
    UkrainianAbility,
    UkrainianLog,
    UkrainianTable,
    UkrainianReasons,
    UkrainianRefusals,
    Speech,
):
    """Riftforce in Ukrainian; the reader is ви."""

    labels = LABELS
