"""TargetPhrases: the phrases of card text that relate objects. The words are in each language."""

from __future__ import annotations

from abc import abstractmethod
from enum import Enum, auto

from riftable.games.riftbound.speech.card_parts import NounPhrase, Pronoun, Referent, VerbForm
from riftable.games.riftbound.speech.card_phrases import CardPhrases


class Course(Enum):
    """Where a unit is moved; each phrasebook has a table with an entry for each."""

    ANY = auto()
    HERE = auto()
    THERE = auto()  # to the battlefield named before
    ITS_BATTLEFIELD = auto()  # to that of the unit named before
    BATTLEFIELD = auto()
    TO_OR_FROM_BASE = auto()
    COMRADES = auto()  # where its controller has another unit


class TargetPhrases(CardPhrases):
    """The phrases about units that hit, move to and equal other units."""

    @abstractmethod
    def move_to(self, form: VerbForm, what: Referent, to: Course) -> str:
        """Move an enemy unit to here"""

    @abstractmethod
    def swap_places(self, it: Pronoun) -> str:
        """Move me to its location and it to my original location"""

    @abstractmethod
    def unit_deals(self, subject: NounPhrase | Pronoun, to: Referent) -> str:
        """It deals damage equal to its Might to an enemy unit"""

    @abstractmethod
    def raise_might(self, it: Pronoun, to: Referent) -> str:
        """This turn, increase its Might to the Might of another friendly unit"""

    @abstractmethod
    def deal_split(self, form: VerbForm, n: int, among: Referent) -> str:
        """Deal 5 damage split among any number of enemy units here"""

    @abstractmethod
    def then_do(self, form: VerbForm, body: str) -> str:
        """Then do this: …"""
