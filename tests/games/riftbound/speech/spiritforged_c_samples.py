"""Samples of words about resources and prices that came with Spiritforged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from riftable.games.riftbound.cards.tokens import GOLD, SAND_SOLDIER
from riftable.games.riftbound.rules.abilities import Condition, Selector, Word
from riftable.games.riftbound.rules.adds import ENERGY_INTO_POWER, POWER_INTO_ENERGY, Adds
from riftable.games.riftbound.words import amounts, dealings, resources
from riftable.games.riftbound.words import circumstances as how
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words.event_filters import BY_YOUR_SIDE, EventFilter

SELECTORS: list[Callable[[], Selector]] = [
    partial(dealings.SomeOfThem, 1),
    partial(dealings.SomeOfThem, 2),
]


def tokens_for_each() -> let.PlayTokens:
    """So many tokens as there are units."""
    return let.PlayTokens(amounts.Each(w.Filter(w.YOURS)), SAND_SOLDIER)


ALONE: list[Callable[[], list[Word]]] = [
    lambda: [tokens_for_each(), dealings.ThenWithThem(do.Ready(dealings.SomeOfThem(2)))],
]
CONDITIONS: list[Condition] = [
    how.PowerSpent(2),
    how.YouNearVictory(1),
    how.YouNearVictory(3),
]
STATEMENTS: list[Callable[[], Word]] = [
    lambda: resources.AddAsRevealed(Adds(2)),
    lambda: resources.TokensAddMore(GOLD, 1),
    lambda: resources.TokensAddMore(GOLD, 1, how.YouNearVictory(3)),
    lambda: pay.Add(Adds(power=1, gear=True)),
    lambda: pay.Add(Adds(turns=POWER_INTO_ENERGY)),
    lambda: pay.Add(Adds(turns=ENERGY_INTO_POWER)),
    resources.SpellsThatChooseMe,
    resources.OptionalCosts,
]
FILTERS: list[EventFilter] = [BY_YOUR_SIDE]
