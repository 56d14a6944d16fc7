"""ChoicePhrases: the phrases of card text about what other players choose. The words are in each language."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.speech.card_parts import VerbForm
from riftable.games.riftbound.speech.card_phrases import CardPhrases


class ChoicePhrases(CardPhrases):
    """The phrases about choices of other players, their hands, and the control of spells."""

    # Statements.

    @abstractmethod
    def each_may_return(self) -> str:
        """Starting with the next player, each player may return a unit to its owner's hand"""

    @abstractmethod
    def others_choose_victims(self) -> str:
        """Starting with the next player, each other player chooses a unit you don't control"""

    @abstractmethod
    def kill_the_chosen(self) -> str:
        """Kill those units"""

    @abstractmethod
    def each_discards_hand(self) -> str:
        """Each player discards their hand"""

    @abstractmethod
    def cards_or_runes(self) -> str:
        """Each other player chooses cards or runes"""

    @abstractmethod
    def for_each_choice(self, n: int) -> str:
        """For each that chooses cards, you and that player each draw 1. For each that chooses runes, …"""

    @abstractmethod
    def each_keeps(self, n: int) -> str:
        """Each player chooses 2 of their units, 2 of their gear, 2 of their runes and 2 cards in hand"""

    @abstractmethod
    def recycle_the_rest(self) -> str:
        """Recycle the rest"""

    @abstractmethod
    def they_reveal_hand(self) -> str:
        """They reveal their hand"""

    @abstractmethod
    def they_discard_it(self) -> str:
        """They discard it"""

    @abstractmethod
    def may_choose_anew(self) -> str:
        """You may make new choices for it"""

    # Orders.

    @abstractmethod
    def unless_they_let_draw(self, order: str, n: int) -> str:
        """Deal 6 to an enemy unit unless its controller has you draw 2"""

    @abstractmethod
    def choose_opponent(self, form: VerbForm) -> str:
        """Choose an opponent"""

    @abstractmethod
    def choose_from_hand(self, form: VerbForm, no_unit: bool, recycle: bool) -> str:
        """Choose a non-unit card from it and recycle it"""

    @abstractmethod
    def gain_control_of_spell(self, form: VerbForm) -> str:
        """Gain control of a spell"""
