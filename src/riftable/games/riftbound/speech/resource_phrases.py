"""ResourcePhrases: phrases for what adds resources, and for costs. Each language has its own module."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.speech.card_parts import Pronoun
from riftable.language.table_talk.base import CommonSpeech


class ResourcePhrases(CommonSpeech):
    """Phrases about resources. mypy names the ones a language lacks."""

    @abstractmethod
    def add_as_revealed(self, me: Pronoun, symbols: str) -> str:
        """As I’m revealed from your deck, [Add] [2]"""

    @abstractmethod
    def tokens_add_more(self, title: str, symbols: str) -> str:
        """Your Gold [Add] an additional [1]"""

    @abstractmethod
    def turns_any(self, price: str, marks: str, into_energy: bool) -> str:
        """[E]: [Reaction] — pay any amount of [A] to [Add] that much Energy, or the other way"""

    @abstractmethod
    def choosers_cost_less(self, me: Pronoun) -> str:
        """Your spells that choose me cost [1] or [A] less"""

    @abstractmethod
    def optional_costs_less(self) -> str:
        """Optional additional costs you pay cost [1] or [A] less"""
