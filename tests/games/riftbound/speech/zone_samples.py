"""Every word and selector about zones, to be spoken in every frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Cost, Selector, Word
from riftable.games.riftbound.rules.items import THEN_BANISH, THEN_RECYCLE
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.words import decks, flow, zones
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on

SELECTORS: list[Callable[[], Selector]] = [
    partial(w.TrashPick, ids.UNIT, 3, 1),
    partial(w.TrashPick, ids.SPELL, below_points=True),
]
AMOUNTS: list[Amount] = [decks.EachRevealed(ids.HIDDEN)]
ABOUT: list[Callable[[Any], Word]] = [
    zones.Banish,
    lambda who: zones.PlayFromTrash(who, zones.IGNORING_ENERGY),
    lambda who: zones.PlayFromTrash(who, zones.Terms(less=5, after=THEN_RECYCLE)),
]


def looked(n: int) -> list[Word]:
    """Cards looked at, of which some are recycled and the others put back."""
    return [flow.LookAtCards(n), decks.MayRecycleSome(), decks.PutBack()]


def branched() -> list[Word]:
    """A revealed rune says what is done."""
    stun = do.Stun(w.a_unit(w.ENEMY))
    return [decks.RevealRune(decks.OnDomain(ids.MIND, let.Draw(1)), decks.OnDomain(ids.ORDER, stun))]


ALONE: list[Callable[[], list[Word]]] = [
    lambda: [zones.PlayBanished(zones.Terms(to=zones.TO_HERE))],
    lambda: [zones.PlayBanished(zones.IGNORING_COST)],
    lambda: [zones.Banish(w.a_unit()), zones.PlayBanished(zones.Terms(to=zones.TO_BASE, by_owner=True))],
    lambda: [zones.Banish(w.units(2)), zones.PlayBanished(zones.Terms(less=1, after=THEN_BANISH))],
    lambda: [flow.LookAtCards(5), decks.MayBanishUnit(), zones.PlayBanished(), flow.RecycleTheRest()],
    lambda: [flow.LookAtCards(5), decks.MayBanishUnit(over=1), flow.RecycleTheRest()],
    *[partial(looked, n) for n in (2, 3)],
    lambda: [decks.EachBanishesOne(5), zones.PlayBanished(zones.IGNORING_ENERGY)],
    lambda: [decks.RevealTop(1), decks.RecycleRevealed()],
    lambda: [decks.RevealTop(5), decks.RecycleRevealed()],
    lambda: [decks.RevealUntilUnit(), zones.PlayBanished(zones.IGNORING_COST), decks.RecycleRevealed()],
    lambda: [zones.RegainMe()],
    lambda: [zones.ReadyYourRunes()],
    lambda: [zones.PlayFromHand(ids.HIDDEN, zones.IGNORING_COST)],
    lambda: [zones.PlayFromHand(ids.TANK, zones.Terms(to=zones.TO_HERE))],
    branched,
    lambda: [decks.RevealTop(2), do.Deal(decks.EachRevealed(ids.HIDDEN), w.a_unit())],
    lambda: [decks.EachOpponentReveals(), zones.PlayBanished(), decks.RecycleRevealed()],
]
STATEMENTS: list[Callable[[], Word]] = [
    lambda: zones.WhileInTrash(on.When(ids.CONQUERED, zones.RegainMe(), may=True)),
    lambda: zones.WhileInTrash(on.When(ids.CONQUERED, let.PlayMe(), may=True)),
    lambda: zones.Surfaces(Cost(1)),
    lambda: zones.Flow(Cost(1, any_power=1)),
    lambda: zones.KnellByRecycling(zones.ReadyYourRunes()),
]
