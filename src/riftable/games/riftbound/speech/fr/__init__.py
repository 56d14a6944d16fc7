"""French: the phrasebook put together. What must agree with a card agrees with its type.

Cards keep the English words that are printed on them; what a player does is told with a French verb, and
the printed word stands behind it.
"""

from __future__ import annotations

from riftable.games.riftbound.speech.base import Speech
from riftable.games.riftbound.speech.fr.card_phrases import FrenchCardPhrases
from riftable.games.riftbound.speech.fr.choice_phrases import FrenchChoicePhrases
from riftable.games.riftbound.speech.fr.control_phrases import FrenchControlPhrases
from riftable.games.riftbound.speech.fr.effect_phrases import FrenchEffectPhrases
from riftable.games.riftbound.speech.fr.forge_phrases import FrenchForgePhrases
from riftable.games.riftbound.speech.fr.limit_phrases import FrenchLimitPhrases
from riftable.games.riftbound.speech.fr.log import FrenchLog
from riftable.games.riftbound.speech.fr.refusals import FrenchRefusals
from riftable.games.riftbound.speech.fr.resource_phrases import FrenchResourcePhrases
from riftable.games.riftbound.speech.fr.table import FrenchTable
from riftable.games.riftbound.speech.fr.target_phrases import FrenchTargetPhrases
from riftable.games.riftbound.speech.fr.zone_phrases import FrenchZonePhrases
from riftable.language.table_talk.fr import FrenchCommon


class French(
    FrenchCommon,
    FrenchCardPhrases,
    FrenchZonePhrases,
    FrenchChoicePhrases,
    FrenchLimitPhrases,
    FrenchForgePhrases,
    FrenchResourcePhrases,
    FrenchControlPhrases,
    FrenchTargetPhrases,
    FrenchEffectPhrases,
    FrenchLog,
    FrenchTable,
    FrenchRefusals,
    Speech,
):
    """Riftbound in French; the reader is vous."""

    labels = frozenset(("tour",))
