"""Autopass: questions that a seat may have answered for it, because its player said so beforehand.

The rules ask; whether somebody is bothered with the question is a matter of preferences. Whether and when a
seat passes by itself must not depend on cards that nobody else sees: the others would learn from a quick pass
that it holds no answer, and from a slow one that it holds some.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Protocol

from riftable.core.rules import View

MAX_YIELDED_CARDS = 40  # that one seat may always pass on


class PassPreferences(Protocol):
    """Where a player wants to pass without being asked."""

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
    def stops(self) -> Sequence[str]:
        """Moments at which they are asked even so."""


class Autopass(ABC):
    """What a game says about questions that passing answers."""

    @abstractmethod
    def answer(self, view: View, preferences: PassPreferences, public: View | None) -> int | None:
        """Return the move that the seat of `view` has asked for beforehand; None: it wants to be asked.

        `public` is what a spectator sees, where other people play who must not learn about the hand.
        """

    @abstractmethod
    def could_hide_an_answer(self, view: View) -> bool:
        """Return whether passing here must take as long by itself as by hand, so as not to tell a secret."""
