"""Samples of words about what cannot be done, and about changed rules of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Word
from riftable.games.riftbound.words import champions, limits
from riftable.games.riftbound.words.conditions import AT_BATTLEFIELD_ME
from riftable.games.riftbound.words.selectors import ANYONES, ENEMY

DEEDS = (ids.REVEALING, ids.MOVING_TO_BASE, ids.PLAYING_AWAY, ids.READYING, ids.GAINING_POINTS)
STATEMENTS: list[Callable[[], Word]] = [
    *[
        partial(limits.Forbid, deed, whose, here=here)
        for deed in DEEDS
        for whose in (ANYONES, ENEMY)
        for here in (True, False)
    ],
    *[partial(limits.Forbid, deed, ENEMY, condition=AT_BATTLEFIELD_ME) for deed in DEEDS],
    partial(limits.MoreToWin, 2),
    limits.HidesMore,
    partial(champions.HideForEnergy, 1),
]
ALONE: list[Callable[[], list[Word]]] = [
    lambda: [limits.OpponentsCantPlay()],
    lambda: [limits.HideForFree()],
    lambda: [limits.ReturnChampion()],
    lambda: [limits.RecycleRune()],
    lambda: [champions.TakeToHand("Teemo")],
]
