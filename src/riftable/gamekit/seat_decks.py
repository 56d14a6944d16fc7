"""Decks that players bring to their seats, for games in which everyone plays with a deck of their own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence

from riftable.core.errors import RiftableError
from riftable.core.rules import Rules


class BadDeck(RiftableError):
    """A deck that cannot be played; `SeatDecks.problems` says why in any language."""


class SeatDecks(ABC):
    """How a game reads decks and puts them into the options of its rules."""

    @abstractmethod
    def titles(self) -> Mapping[str, str]:
        """Return the decks that come along: name and title."""

    @abstractmethod
    def read(self, text: str) -> str:
        """Return a deck as notation has it, from a name, a list or a code; BadDeck if it cannot be played."""

    @abstractmethod
    def problems(self, text: str, lang: str) -> str:
        """Return all that is wrong with one deck, in words."""

    @abstractmethod
    def option_problems(self, mode: str, value: str, lang: str) -> str:
        """Return what is wrong with the decks of all seats, in words; "" if it is none of them."""

    @abstractmethod
    def team_problems(
        self, mode: str, options: Mapping[str, str], brought: Sequence[str], seat: int, lang: str
    ) -> str:
        """Return why a deck brought to a seat does not go with its team, in words; "" if it does.

        It must go with the decks that teammates bring and with those that the table has for their seats, for
        a teammate may leave again.
        """

    @abstractmethod
    def with_decks(self, options: Mapping[str, str], brought: Sequence[str]) -> dict[str, str]:
        """Return the options with these decks in place of the table's own, seat by seat; "" keeps that."""

    @abstractmethod
    def shown_options(self, rules: Rules, mine: Collection[int], over: bool) -> dict[str, str]:
        """Return the options as the player of the seats `mine` may know them."""

    @abstractmethod
    def assumed_options(self, shown: Mapping[str, str]) -> dict[str, str]:
        """Return options of rules from those that `shown_options` has told: likely decks for hidden ones.

        Rules with these options fit the views of a player who does not know more.
        """

    @abstractmethod
    def shown_decks(self, rules: Rules, mine: Collection[int]) -> list[str]:
        """Return what the player of the seats `mine` may know of each seat's deck before the game.

        That is the name of a built-in deck, a title, or "" for a list of the player's own.
        """
