"""English: the phrasebook put together."""

from __future__ import annotations

from riftable.games.riftbound.speech.base import Speech
from riftable.games.riftbound.speech.en.card_phrases import EnglishCardPhrases
from riftable.games.riftbound.speech.en.choice_phrases import EnglishChoicePhrases
from riftable.games.riftbound.speech.en.control_phrases import EnglishControlPhrases
from riftable.games.riftbound.speech.en.effect_phrases import EnglishEffectPhrases
from riftable.games.riftbound.speech.en.forge_phrases import EnglishForgePhrases
from riftable.games.riftbound.speech.en.limit_phrases import EnglishLimitPhrases
from riftable.games.riftbound.speech.en.log import EnglishLog
from riftable.games.riftbound.speech.en.refusals import EnglishRefusals
from riftable.games.riftbound.speech.en.resource_phrases import EnglishResourcePhrases
from riftable.games.riftbound.speech.en.table import EnglishTable
from riftable.games.riftbound.speech.en.target_phrases import EnglishTargetPhrases
from riftable.games.riftbound.speech.en.zone_phrases import EnglishZonePhrases
from riftable.language.table_talk.en import EnglishCommon


class English(
    EnglishCommon,
    EnglishCardPhrases,
    EnglishZonePhrases,
    EnglishChoicePhrases,
    EnglishLimitPhrases,
    EnglishForgePhrases,
    EnglishResourcePhrases,
    EnglishControlPhrases,
    EnglishTargetPhrases,
    EnglishEffectPhrases,
    EnglishLog,
    EnglishTable,
    EnglishRefusals,
    Speech,
):
    """Riftbound in American English."""

    labels = frozenset(("turn",))
