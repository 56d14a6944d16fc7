"""Speech: everything a phrasebook of Riffifi must be able to say. The words are in `en`, `fr` and `uk`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from riftable.games.riffifi.rules import ids
from riftable.games.riffifi.rules.ids import NONE, TAKE, UNSEEN
from riftable.games.riffifi.rules.moves import seats_of
from riftable.games.riffifi.rules.view import RiffifiView
from riftable.games.riffifi.speech.refusals import RefusalSpeech
from riftable.language.table_talk.subject import Subject


class Share(NamedTuple):
    """A player and a number of tokens."""

    who: Subject
    n: int


class Speech(RefusalSpeech):
    """A phrasebook. mypy refuses one with a gap. Cards and colors are numbers as in `rules.ids`."""

    def prompt(self, view: RiffifiView, names: Sequence[str]) -> str:
        """What is asked of the seat this view belongs to, or whom it waits for."""
        ask = view.ask
        if ask is None:
            return self.meanwhile(view.over, view.waiting, names)
        match ask.kind:
            case ids.ASK_PLAY:
                return self.ask_card()
            case ids.ASK_OFFICER:
                return self.ask_officer()
            case ids.ASK_ODD:
                return self.ask_odd([names[seat] for seat in seats_of(view.tied)], ask.n)
            case _:
                raise LookupError(f"speech has no prompt for a question of kind {ask.kind}")

    def answer(self, view: RiffifiView, move: int, names: Sequence[str]) -> str:
        """What a legal answer to the question of this view means, for a list or a button."""
        ask = view.ask
        if ask is None or move not in ask.moves:
            raise LookupError(f"move {move} answers no question of this view")
        if move == NONE:
            return self.say_none()
        if move >= TAKE:
            return self.say_seats([names[seat] for seat in seats_of(move - TAKE + 1)])
        return self.card(move) if move < UNSEEN else self.say_unseen(self.card(move - UNSEEN))

    # The nouns every face shares.

    @abstractmethod
    def color(self, color: int) -> str:
        """The name of a color: red."""

    @abstractmethod
    def shape(self, color: int) -> str:
        """The name of its shape: circle."""

    @abstractmethod
    def card(self, card: int) -> str:
        """The bare label of a card: red 5, Officer."""

    # Questions and answers.

    @abstractmethod
    def ask_officer(self) -> str:
        """Choose the opposing card to turn down, or none."""

    @abstractmethod
    def ask_odd(self, names: Sequence[str], n: int) -> str:
        """Noam and Lou are tied: whose token do you take?"""

    @abstractmethod
    def say_none(self) -> str:
        """None"""

    @abstractmethod
    def say_seats(self, names: Sequence[str]) -> str:
        """Noam and Lou"""

    @abstractmethod
    def say_unseen(self, card: str) -> str:
        """Red 5, unseen"""

    # The log.

    @abstractmethod
    def took_out(self, cards: Sequence[int]) -> str:
        """The red 1 goes back into the box."""

    @abstractmethod
    def began(self, n: int, hands: int) -> str:
        """Hand 2 (of 4) begins."""

    @abstractmethod
    def deals(self, who: Subject) -> str:
        """Ada deals."""

    @abstractmethod
    def misdealt(self, who: Subject, color: int, n: int) -> str:
        """Misdeal: Lou holds 5 blue cards. The cards are dealt again."""

    @abstractmethod
    def dealt(self, n: int) -> str:
        """Each player receives 10 cards."""

    @abstractmethod
    def passed(self, n: int) -> str:
        """Each player passes the 10 cards of the last hand to the left."""

    @abstractmethod
    def your_cards(self, cards: Sequence[int]) -> str:
        """Your cards: red 1, red 4 and blue 5."""

    @abstractmethod
    def played(self, who: Subject, card: int) -> str:
        """Ada plays the blue 5."""

    @abstractmethod
    def hid(self, who: Subject, card: int | None) -> str:
        """Ada plays a card (or the red 7) unseen."""

    @abstractmethod
    def last_card(self) -> str:
        """Your last card is played automatically."""

    @abstractmethod
    def turned_down(self, whose: Subject, card: int) -> str:
        """Noam’s green 8 is turned face down."""

    @abstractmethod
    def officer_turned(self, who: Subject, whose: Subject, card: int) -> str:
        """Ada plays the Officer and turns down Noam’s red 2."""

    @abstractmethod
    def took(self, who: Subject, color: int, n: int) -> str:
        """Ada takes 4 red tokens from the bank."""

    @abstractmethod
    def stole(self, who: Subject, color: int, shares: Sequence[Share]) -> str:
        """Ada steals 5 yellow tokens from Noam and 1 from Lou."""

    @abstractmethod
    def unless_turned_down(self, text: str) -> str:
        """You take 5 yellow tokens from the bank (if no one turns it face down)"""

    @abstractmethod
    def missed(self, who: Subject, card: int | None) -> str:
        """Noam takes nothing: the green 8 was turned face down; or the card was played unseen."""

    @abstractmethod
    def ticked(self, who: Subject, color: int, n: int) -> str:
        """Ada ticks yellow (4 of 5)."""

    @abstractmethod
    def counted(self, shares: Sequence[Share]) -> str:
        """End of the hand: Ada 14 tokens, Noam 11, Lou 21."""

    @abstractmethod
    def won(self, who: Subject, n: int, ticks: bool) -> str:
        """Ada wins with 53 tokens; Ada and Noam share the win with 50 tokens."""
