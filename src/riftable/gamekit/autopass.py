"""Autopass: questions that are answered automatically, by preferences of the player.

Whether and when a seat passes automatically must not depend on hidden cards: from a quick pass the others
would learn that it holds no answer, from a slow one that it holds some.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from riftable.core.rules import View

MAX_YIELDED_CARDS = 40  # cards that one seat may always pass on

# Moments at which a player may want to be asked, in the order in which interfaces list them.
Stop: TypeAlias = Literal["spell", "ability", "showdown", "attacked"]


class AutopassPreferencesLike(Protocol):
    """Where a player wants to pass without being asked; the server has it as `AutopassPreferences`."""

    @property
    def auto(self) -> bool:
        """Where nothing else can be done."""

    @property
    def own(self) -> bool:
        """On their own cards and abilities."""

    @property
    def turn(self) -> int:
        """Until the turn of this number is over; -1: no turn."""

    @property
    def until_attacked(self) -> bool:
        """Until they are attacked."""

    @property
    def cards(self) -> Sequence[str]:
        """Whenever one of these cards is next to resolve."""

    @property
    def stops(self) -> Sequence[Stop]:
        """Moments at which they are asked even so."""


class Autopass(ABC):
    """What a game says about questions that passing answers."""

    @abstractmethod
    def answer(self, view: View, preferences: AutopassPreferencesLike, public: View | None) -> int | None:
        """Return the move that the seat of `view` has asked for beforehand; None: it wants to be asked.

        `public` is the view of a spectator; given if other people play, who must learn nothing about the
        hand.
        """

    @abstractmethod
    def could_hide_an_answer(self, view: View) -> bool:
        """Return whether an automatic pass must be delayed, so that it reveals nothing about the hand."""
