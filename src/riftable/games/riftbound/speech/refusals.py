"""Why an answer is not possible: what is wrong, then what is possible. No blame, no exclamation mark."""

from __future__ import annotations

from abc import abstractmethod

from riftable.games.riftbound.rules import refusals as keys
from riftable.games.riftbound.rules.refusals import Refusal
from riftable.language.table_talk.base import CommonSpeech


class RefusalSpeech(CommonSpeech):
    """One method per reason. Cards come by name."""

    def refusal(self, r: Refusal) -> str:
        """The sentence for a refusal."""
        common = self.common_refusal(r)
        if common is not None:
            return common
        match r.key:
            case keys.CANNOT_PAY:
                return self.cannot_pay(r.card, r.cost)
            case keys.CANNOT_SPEND:
                return self.cannot_spend(r.card)
            case keys.NOT_YOURS:
                return self.not_yours(r.card)
            case keys.IS_EXHAUSTED:
                return self.is_exhausted(r.card)
            case keys.NO_ABILITY:
                return self.no_ability(r.card)
            case keys.ABILITY_TOO_SLOW:
                return self.ability_too_slow(r.card)
            case keys.TOO_SOON:
                return self.too_soon(r.card)
            case keys.IS_FORBIDDEN:
                return self.is_forbidden(r.card)
            case keys.OUT_OF_ORDER:
                return self.out_of_order()
            case keys.NOT_IN_LINE:
                return self.not_in_line(r.card)
            case keys.NO_TARGET:
                return self.no_target(r.card)
            case keys.TOO_SLOW:
                return self.too_slow(r.card)
            case keys.NOT_IN_HAND:
                return self.not_in_hand(r.card)
            case keys.CANNOT_MOVE:
                return self.cannot_move(r.card)
            case keys.NO_MOVES_NOW:
                return self.no_moves_now()
            case keys.NOT_PASSING:
                return self.not_passing()
            case keys.NOT_NOW:
                return self.not_now()
            case keys.CANNOT_HIDE:
                return self.cannot_hide(r.card)
            case keys.CANNOT_USE:
                return self.cannot_use(r.card)
            case keys.NOT_A_TARGET:
                return self.not_a_target(r.card)
            case _:
                raise LookupError(f"speech has no sentence for the refusal “{r.key}”")

    @abstractmethod
    def cannot_pay(self, card: str, cost: str) -> str:
        """You cannot pay for Tibbers: it costs [8][C]."""

    @abstractmethod
    def cannot_spend(self, card: str) -> str:
        """You have nothing to pay the additional cost of Cruel Patron with."""

    @abstractmethod
    def not_yours(self, card: str) -> str:
        """Tibbers is not yours."""

    @abstractmethod
    def is_exhausted(self, card: str) -> str:
        """Tibbers is exhausted until your next turn begins."""

    @abstractmethod
    def no_ability(self, card: str) -> str:
        """Tibbers has no ability that one could use."""

    @abstractmethod
    def ability_too_slow(self, card: str) -> str:
        """The ability of Lee Sin cannot be used now: …"""

    @abstractmethod
    def too_soon(self, card: str) -> str:
        """Block was hidden this turn."""

    @abstractmethod
    def is_forbidden(self, card: str) -> str:
        """Another card forbids to play Gust now."""

    @abstractmethod
    def out_of_order(self) -> str:
        """Choices are made in the order of the list."""

    @abstractmethod
    def not_in_line(self, card: str) -> str:
        """Tibbers takes no damage yet: …"""

    @abstractmethod
    def no_target(self, card: str) -> str:
        """Gust has no legal target."""

    @abstractmethod
    def too_slow(self, card: str) -> str:
        """Tibbers cannot be played now: …"""

    @abstractmethod
    def not_in_hand(self, card: str) -> str:
        """You do not have Gust in hand."""

    @abstractmethod
    def cannot_move(self, card: str) -> str:
        """Tibbers cannot move: …"""

    @abstractmethod
    def no_moves_now(self) -> str:
        """Units move only in the Main Phase, while no showdown and no chain is open."""

    @abstractmethod
    def not_passing(self) -> str:
        """Nothing waits for an answer: act, or end the turn."""

    @abstractmethod
    def not_now(self) -> str:
        """The turn cannot end yet: first all players pass."""

    @abstractmethod
    def cannot_hide(self, card: str) -> str:
        """Gust cannot be hidden now: …"""

    @abstractmethod
    def cannot_use(self, card: str) -> str:
        """The ability of Gust cannot be used now: …"""

    @abstractmethod
    def not_a_target(self, card: str) -> str:
        """Tibbers cannot be chosen here."""
