"""ForgePhrases: the phrases of card text that came with Spiritforged. The words are in each language."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.speech.card_parts import NounPhrase, Pronoun, VerbForm
from riftable.games.riftbound.speech.card_phrases import CardPhrases


class ForgePhrases(CardPhrases):
    """The phrases about Equipment, and about what else came with it."""

    @abstractmethod
    def this_turn(self, statement: str) -> str:
        """Friendly units enter ready this turn"""

    @abstractmethod
    def take_up(self, what: NounPhrase) -> str:
        """You may attach an Equipment you control to me for its [Equip] cost less [A]"""

    @abstractmethod
    def mixes_scoring(self) -> str:
        """My hold effects are also conquer effects, and vice versa"""

    @abstractmethod
    def costs_less_elsewhere(self, this: Pronoun, cost: str) -> str:
        """I cost [2] less to play from anywhere other than your hand"""

    @abstractmethod
    def reveal_and_draw(self, form: VerbForm, what: NounPhrase) -> str:
        """Reveal a gear from among them and draw it"""

    @abstractmethod
    def may_play_to_attacked(self) -> str:
        """I can be played to a battlefield you’re attacking"""

    @abstractmethod
    def only_to_conquered(self) -> str:
        """Play me only to a battlefield you conquered this turn"""

    @abstractmethod
    def no_combat_damage(self) -> str:
        """I don’t deal combat damage"""

    @abstractmethod
    def fresh_bonus(self, n: int) -> str:
        """If this was attached to me this turn, I have an additional +2 Might"""

    @abstractmethod
    def doubles_bonuses(self) -> str:
        """Each Equipment attached to me gives double its base Might bonus"""
