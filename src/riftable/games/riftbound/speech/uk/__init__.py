"""Ukrainian: the phrasebook put together. Card names stay as they are; the noun before them is inflected."""

from __future__ import annotations

from riftable.games.riftbound.speech.base import Speech
from riftable.games.riftbound.speech.uk.card_phrases import UkrainianCardPhrases
from riftable.games.riftbound.speech.uk.log import UkrainianLog
from riftable.games.riftbound.speech.uk.refusals import UkrainianRefusals
from riftable.games.riftbound.speech.uk.table import UkrainianTable
from riftable.language.table_talk.uk import UkrainianCommon


class Ukrainian(
    UkrainianCommon, UkrainianCardPhrases, UkrainianLog, UkrainianTable, UkrainianRefusals, Speech
):
    """Riftbound in Ukrainian; the reader is ви."""

    labels = frozenset(("хід",))
