"""ZonePhrases: the phrases of card text about zones. The words are in `zone_phrases` of each language."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from riftable.games.riftbound.speech.card_parts import Pronoun, Referent, VerbForm, Where
from riftable.games.riftbound.speech.card_phrases import CardPhrases


class Ignored(Enum):
    """The part of a cost that is not paid."""

    NOTHING = auto()
    ENERGY = auto()
    ALL = auto()


class PlayTerms(NamedTuple):
    """How a card is played."""

    ignored: Ignored = Ignored.NOTHING
    less: int = 0  # Energy
    to: Where = Where.ANYWHERE  # YOUR_BASE: the base of whoever plays it


class ZonePhrases(CardPhrases):
    """The phrases about cards that are played from anywhere, banished, revealed and recycled."""

    @abstractmethod
    def play_card(self, form: VerbForm, what: Referent, terms: PlayTerms) -> str:
        """Play a unit from your trash, ignoring its Energy cost"""

    @abstractmethod
    def banish_unit(self, form: VerbForm, over: int) -> str:
        """Banish a unit from among them, perhaps one with Might up to so much more than the killed unit"""

    @abstractmethod
    def recycle_rest(self, form: VerbForm, revealed: bool) -> str:
        """Recycle the rest; `revealed`: the revealed cards, all of them"""

    @abstractmethod
    def recycle_some(self, form: VerbForm, n: int) -> str:
        """Recycle one or both of them, where there are two cards; any of them, where there are more"""

    @abstractmethod
    def put_back(self, form: VerbForm) -> str:
        """Put those that are left back in any order"""

    @abstractmethod
    def each_banishes_one(self, n: int) -> str:
        """Each player looks at the top 5 cards of their Main Deck, banishes one of them, recycles the rest"""

    @abstractmethod
    def each_plays_those(self, terms: PlayTerms) -> str:
        """Starting with the next player, each player plays those cards"""

    @abstractmethod
    def reveal_top(self, form: VerbForm, n: int) -> str:
        """Reveal the top 5 cards of your Main Deck"""

    @abstractmethod
    def reveal_until_unit(self, form: VerbForm) -> str:
        """Reveal cards from the top of your Main Deck until you reveal a unit and banish it"""

    @abstractmethod
    def opponents_reveal(self) -> str:
        """Each opponent reveals the top card of their Main Deck"""

    @abstractmethod
    def choose_and_banish(self, form: VerbForm) -> str:
        """Choose one of them and banish it"""

    @abstractmethod
    def from_trash(self, order: str) -> str:
        """… from your trash, behind an order about the card itself"""

    @abstractmethod
    def unit_goes_here(self, where: Where) -> str:
        """If it’s a unit, play it here"""

    @abstractmethod
    def reveal_rune(self, form: VerbForm) -> str:
        """Reveal the top rune of your rune deck, then recycle it"""

    @abstractmethod
    def by_domain(self, branches: Sequence[tuple[str, str]]) -> str:
        """Do one of the following based on its domain: [R] — …; each branch is a symbol and sentences"""

    @abstractmethod
    def surfaces(self, me: Pronoun, cost: str) -> str:
        """As you look at or reveal me from the top of your deck, you may banish me"""

    @abstractmethod
    def ready_runes(self, form: VerbForm) -> str:
        """Ready your runes"""
