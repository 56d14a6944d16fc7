"""Samples of words that came with control for a while and copied text, of Spiritforged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from riftable.games.riftbound.rules.abilities import Cost, Selector, Word
from riftable.games.riftbound.words import (
    attachments,
    control,
    dealings,
    later,
    limits,
    listening,
    passives,
    revealed,
    wielding,
    zones,
)
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import selectors as w

SELECTORS: list[Callable[[], Selector]] = [
    control.Taken,
    partial(wielding.SameControllerPick, least=0),
]
ABOUT: list[Callable[[Any], Word]] = [
    control.GainControl,
    control.LoseControl,
    control.Seize,
    lambda who: control.GiveTrigger(listening.when_i_conquer(do.ToBase(w.ME), may=True), who),
]
ALONE: list[Callable[[], list[Word]]] = [
    lambda: [
        control.GainControl(w.a_unit(w.ENEMY)),
        do.Ready(control.TAKEN),
        later.AtEndOfTurn(control.LoseControl(w.THE_ONE), to=control.TAKEN),
    ],
    lambda: [zones.MayPlayFree(7)],
    lambda: [zones.PlayBanishedWith()],
    lambda: [control.Seize(w.GearPick(w.ENEMY)), dealings.AttachTo(control.TAKEN, w.ME)],
]
STATEMENTS: list[Callable[[], Word]] = [
    revealed.LooksFirst,
    attachments.CopiesText,
    partial(limits.NoScoringBefore, 3),
    lambda: control.LegendsHave(passives.Activated(Cost(exhaust=True), do.Ready(w.ME))),
]
COSTS: list[Cost] = [Cost(3, 1, banish=True)]
