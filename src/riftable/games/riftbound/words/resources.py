"""Words about resources: what adds them, by which rule, and when."""

from __future__ import annotations

from typing import final

from riftable.games.riftbound.rules.abilities import Card
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.words.properties import Property


@final
class AddAsRevealed(Property):
    """As I am revealed from my owner's deck, resources are added to its player's pool."""

    adds: Adds

    def __init__(self, adds: Adds) -> None:
        self.adds = adds

    def join(self, card: Card) -> None:
        card.revealed_adds = self.adds
