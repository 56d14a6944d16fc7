"""Why an answer is not possible: what is wrong, then what is possible. No blame, no exclamation mark."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riffifi.rules import refusals as keys
from riftable.games.riffifi.rules.refusals import Refusal
from riftable.language.table_talk.base import CommonSpeech


class RefusalSpeech(CommonSpeech):
    """One method per reason. Cards are numbers as in `rules.ids`."""

    def refusal(self, r: Refusal) -> str:
        """The sentence for a refusal."""
        common = self.common_refusal(r)
        if common is not None:
            return common
        match r.key:
            case keys.NO_PASSING:
                return self.no_passing()
            case keys.NOT_IN_HAND:
                return self.not_in_hand(r.card)
            case keys.NOT_UNSEEN:
                return self.not_unseen()
            case keys.ALL_SHOWN:
                return self.all_shown()
            case keys.NOT_FACE_UP:
                return self.not_face_up(r.card)
            case keys.NOT_TIED:
                return self.not_tied()
            case keys.SO_MANY_SEATS:
                return self.so_many_seats(r.n)
            case _:
                raise LookupError(f"speech has no sentence for the refusal “{r.key}”")

    @abstractmethod
    def no_passing(self) -> str:
        """Passing is not allowed: play a card."""

    @abstractmethod
    def not_in_hand(self, card: int) -> str:
        """You do not have the blue 5 in hand."""

    @abstractmethod
    def not_unseen(self) -> str:
        """Only a card that would be turned down may be played face down."""

    @abstractmethod
    def all_shown(self) -> str:
        """At this table every card is shown."""

    @abstractmethod
    def not_face_up(self, card: int) -> str:
        """The blue 6 is not face up in front of an opponent."""

    @abstractmethod
    def not_tied(self) -> str:
        """Choose among those who are tied."""

    @abstractmethod
    def so_many_seats(self, n: int) -> str:
        """Choose exactly 2 of those who are tied."""
