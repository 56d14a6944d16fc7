"""Speech: everything a phrasebook of Riftbound must be able to say. The words are in `en`, `fr` and `uk`.

Card names are the same in all languages and never inflected; `card_text` makes the text of cards.
"""

from __future__ import annotations

from abc import ABC

from riftable.games.riftbound.speech.effect_text import EffectText
from riftable.games.riftbound.speech.refusals import RefusalSpeech


class Speech(EffectText, RefusalSpeech, ABC):
    """A phrasebook. mypy refuses one with a gap."""
