"""Ukrainian: the phrasebook put together. Card names stay as they are; the noun before them is inflected."""

from __future__ import annotations

from riftable.games.riftbound.speech.base import Speech
from riftable.games.riftbound.speech.uk.card_phrases import UkrainianCardPhrases
from riftable.games.riftbound.speech.uk.choice_phrases import UkrainianChoicePhrases
from riftable.games.riftbound.speech.uk.control_phrases import UkrainianControlPhrases
from riftable.games.riftbound.speech.uk.effect_phrases import UkrainianEffectPhrases
from riftable.games.riftbound.speech.uk.forge_phrases import UkrainianForgePhrases
from riftable.games.riftbound.speech.uk.limit_phrases import UkrainianLimitPhrases
from riftable.games.riftbound.speech.uk.log import UkrainianLog
from riftable.games.riftbound.speech.uk.refusals import UkrainianRefusals
from riftable.games.riftbound.speech.uk.resource_phrases import UkrainianResourcePhrases
from riftable.games.riftbound.speech.uk.table import UkrainianTable
from riftable.games.riftbound.speech.uk.target_phrases import UkrainianTargetPhrases
from riftable.games.riftbound.speech.uk.zone_phrases import UkrainianZonePhrases
from riftable.language.table_talk.uk import UkrainianCommon


class Ukrainian(
    UkrainianCommon,
    UkrainianCardPhrases,
    UkrainianLimitPhrases,
    UkrainianForgePhrases,
    UkrainianResourcePhrases,
    UkrainianControlPhrases,
    UkrainianZonePhrases,
    UkrainianChoicePhrases,
    UkrainianTargetPhrases,
    UkrainianEffectPhrases,
    UkrainianLog,
    UkrainianTable,
    UkrainianRefusals,
    Speech,
):
    """Riftbound in Ukrainian; the reader is ви."""

    labels = frozenset(("хід",))
