"""LimitPhrases: the phrases of card text about what cannot be done. The words are in each language."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.speech.card_parts import NounPhrase, Referent, VerbForm, Where
from riftable.games.riftbound.speech.card_phrases import CardPhrases


class LimitPhrases(CardPhrases):
    """The phrases about prohibitions, and about rules of the game that a card changes."""

    @abstractmethod
    def cant_reveal(self, where: Where) -> str:
        """Opponents can't reveal [Hidden] cards here"""

    @abstractmethod
    def cant_move_to_base(self, units: NounPhrase) -> str:
        """Units here can't move to base"""

    @abstractmethod
    def plays_only_to_base(self, units: NounPhrase) -> str:
        """Opponents can only play units to their base"""

    @abstractmethod
    def cant_score_before(self, turn: int, where: Where) -> str:
        """Players can’t score here until their third turn"""

    @abstractmethod
    def cant_gain_points(self, opponents: bool) -> str:
        """Opponents can't gain points"""

    @abstractmethod
    def cant_be_readied(self, what: Referent) -> str:
        """Spells and abilities can't ready enemy units and gear"""

    @abstractmethod
    def opponents_cant_play(self, what: NounPhrase) -> str:
        """Opponents can't play cards this turn"""

    @abstractmethod
    def victory_score_rises(self, n: int) -> str:
        """The Victory Score is increased by 1"""

    @abstractmethod
    def hide_for_energy(self, n: int) -> str:
        """You may pay [1] to hide a card with [Hidden] instead of [A]"""

    @abstractmethod
    def take_own_unit(self, form: VerbForm, tag: str) -> str:
        """Put a Teemo unit you own into your hand from your Champion Zone or the board"""

    @abstractmethod
    def hides_more(self, where: Where) -> str:
        """An additional card may be hidden here"""

    @abstractmethod
    def you_cant_play(self, what: NounPhrase) -> str:
        """This turn you can't play cards"""

    @abstractmethod
    def hides_for_free(self, what: NounPhrase) -> str:
        """You may hide cards this turn, ignoring costs"""

    @abstractmethod
    def return_champion(self, form: VerbForm) -> str:
        """Return your Chosen Champion from your trash to your Champion Zone if that is empty"""

    @abstractmethod
    def must_recycle(self, what: NounPhrase) -> str:
        """You must recycle one of your runes"""
