"""EventPhrases: the phrases of abilities that listen, and of what they do about their event."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from riftable.games.riftbound.speech.card_parts import Event, Referent, VerbForm, Where
from riftable.language.table_talk.base import CommonSpeech


class EventPhrases(CommonSpeech):
    """Phrases that every language has besides those of `CardPhrases`."""

    @abstractmethod
    def score(self, form: VerbForm, n: int) -> str:
        """Score 1 point"""

    @abstractmethod
    def move_along(self, form: VerbForm, what: Referent) -> str:
        """Move me with it"""

    @abstractmethod
    def activate_conquer_effects(self, form: VerbForm, where: Where) -> str:
        """Activate the conquer effects of units here"""

    @abstractmethod
    def either(self, bodies: Sequence[str]) -> str:
        """Draw 1 or channel 1 rune exhausted"""

    @abstractmethod
    def nth_time(self, n: int, event: str, condition: str) -> str:
        """The third time … each turn, if …,"""

    @abstractmethod
    def each_first_time(self, event: str, condition: str) -> str:
        """When a player … for the first time each turn, if …,"""

    @abstractmethod
    def when_any(self, events: Sequence[str]) -> str:
        """When … and when …,"""

    @abstractmethod
    def circumstances(self, event: Event) -> str:
        """What follows an event: from here; to a battlefield other than mine; with a spell"""
