"""ControlPhrases: the phrases of card text about control and copied text. The words are in each language."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.speech.card_parts import Referent, VerbForm
from riftable.games.riftbound.speech.card_phrases import CardPhrases


class ControlPhrases(CardPhrases):
    """The phrases about who controls what for how long, and about text that other cards have."""

    @abstractmethod
    def gain_control(self, form: VerbForm, what: Referent) -> str:
        """Take control of an enemy unit at a battlefield"""

    @abstractmethod
    def lose_control(self, form: VerbForm, what: Referent) -> str:
        """Lose control of it and recall it"""

    @abstractmethod
    def move_to_your_base(self, form: VerbForm, what: Referent) -> str:
        """Move an enemy gear to your base"""

    @abstractmethod
    def yours_until_i_leave(self, what: Referent) -> str:
        """You control it until I leave the board"""

    @abstractmethod
    def kept_until_gone(self, title: str, keeper: str) -> str:
        """Its controller has Doran’s Shield only until Akshan, Mischievous leaves the board."""

    @abstractmethod
    def once_this_turn(self, statement: str) -> str:
        """This turn, you may play a gear …"""

    @abstractmethod
    def ask_without_energy(self, card: str) -> str:
        """B.F. Sword: play it without its Energy cost?"""

    @abstractmethod
    def looks_before_revealing(self) -> str:
        """If you would reveal cards from a deck, first look at its top card. You may recycle it. Then …"""

    @abstractmethod
    def play_all_banished_with(self, form: VerbForm, this: Referent) -> str:
        """Play all units banished with this, ignoring their costs"""

    @abstractmethod
    def was_banished_with(self, card: str, title: str) -> str:
        """Pouty Poro was banished with The Zero Drive."""

    @abstractmethod
    def copies_text(self) -> str:
        """As this is attached to a unit, copy that unit’s text to this Equipment’s effect text …"""
