"""FurtherPhrases: phrases for decks, spells and legends that came later. Each language has its own module."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.speech.card_parts import Noun, Pronoun, Referent, VerbForm, Where
from riftable.language.table_talk.base import CommonSpeech


class FurtherPhrases(CommonSpeech):
    """Phrases about decks, hands, spells and what has been played. mypy names the ones a language lacks."""

    @abstractmethod
    def burn(self, form: VerbForm, n: int) -> str:
        """Put the top 2 cards of your Main Deck into your trash"""

    @abstractmethod
    def put_on_deck(self, form: VerbForm) -> str:
        """Put a card from your hand on the top or bottom of your Main Deck"""

    @abstractmethod
    def take_if(self, noun: Noun) -> str:
        """If it’s a spell, put it into your hand; otherwise, recycle it"""

    @abstractmethod
    def banish_one(self, form: VerbForm) -> str:
        """Banish one of them"""

    @abstractmethod
    def draw_rest(self, form: VerbForm) -> str:
        """Draw the rest"""

    @abstractmethod
    def counter_unless(self, form: VerbForm, what: Referent, cost: str) -> str:
        """Counter a spell unless its controller pays [2]"""

    @abstractmethod
    def swap_might(self, form: VerbForm, what: Referent) -> str:
        """Swap the Might of two units this turn"""

    @abstractmethod
    def give_mine(self, form: VerbForm, to: Referent) -> str:
        """Give a unit my keywords and +Might equal to my Might this turn"""

    @abstractmethod
    def prevent_next(self, form: VerbForm, to: Referent) -> str:
        """Prevent all of the next damage dealt to a unit this turn"""

    @abstractmethod
    def next_is_prevented(self) -> str:
        """All of the next damage to it this turn is prevented"""

    @abstractmethod
    def friend_played(self, body: str) -> str:
        """When a friendly unit is played this turn, …"""

    @abstractmethod
    def opponent_scores(self, form: VerbForm, points: str) -> str:
        """Choose an opponent to score 1 point"""

    @abstractmethod
    def attach_to(self, form: VerbForm, what: Referent, to: Referent) -> str:
        """Attach a detached Equipment to a unit"""

    @abstractmethod
    def unchosen(self, me: Pronoun) -> str:
        """I can’t be chosen by enemy spells and abilities"""

    @abstractmethod
    def costs_less_away(self, me: Pronoun, cost: str) -> str:
        """I cost [2] less to play from anywhere other than your hand"""

    @abstractmethod
    def tokens_enter_ready(self) -> str:
        """Your tokens enter ready"""

    @abstractmethod
    def spares_weaker(self, me: Pronoun) -> str:
        """If another unit you control here with less Might than me would die, recall it instead"""

    @abstractmethod
    def equipment_gives(self, gift: str) -> str:
        """Your Equipment each give [Assault]"""

    @abstractmethod
    def unit_may_go_here(self, where: Where) -> str:
        """If it’s a unit, you may play it here"""

    @abstractmethod
    def cant_be_played(self, where: Where) -> str:
        """Units can’t be played here"""
