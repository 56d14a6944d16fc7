"""Every word and selector about groups and related objects, to be spoken in every frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from riftable.games.riftbound.rules.abilities import Selector, Word
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import groups, related
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let

SELECTORS: list[Callable[[], Selector]] = [
    partial(groups.GroupPick, w.Filter(where=w.AT_BATTLEFIELD), 4),
    partial(groups.SplitPick, w.Filter(w.ENEMY, w.HERE), 5),
    groups.OwnCardPick,
    partial(groups.Together, w.FRIENDLY, w.ENEMY),
    lambda: w.ObjectPick(w.Filter(w.ENEMY, w.WITH_SUBJECT)),
    lambda: w.ObjectPick(w.Filter(w.FRIENDLY, not_slot=0)),
]
ABOUT: list[Callable[[Any], Word]] = [
    do.Exhaust,
    related.Move,
    lambda who: related.Move(who, related.ITS_BATTLEFIELD),
    lambda who: related.Move(who, related.TO_THERE),
    lambda who: related.UnitDeals(who, w.a_unit(w.ENEMY)),
    lambda who: related.UnitDeals(w.It(), who),
    lambda who: related.RaiseMight(who, w.a_unit(w.ENEMY)),
    related.SwapPlaces,
    lambda who: related.May(do.Stun(who)),
    lambda who: related.ThenDo(do.Ready(who)),
]


def moved(way: int) -> Word:
    """A unit that moves to a place chosen for it."""
    rider = w.a_unit(w.FRIENDLY)
    return do.MoveTo(rider, w.PlacePick(rider, way))


ALONE: list[Callable[[], list[Word]]] = [
    lambda: [moved(w.TO_BATTLEFIELD)],
    lambda: [moved(w.TO_OR_FROM_BASE), related.ThenDo(do.Fight(w.THE_ONE, w.a_unit(w.ENEMY)))],
    lambda: [groups.DealSplit(5, w.Filter(w.ENEMY, w.HERE))],
    lambda: [do.ToHand(w.a_unit()), let.ItsOwnerChannels(2)],
    lambda: [do.Choose(w.FieldPick()), do.Give(1, w.AllThere(w.FRIENDLY))],
]
