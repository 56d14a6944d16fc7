"""Samples of words that came with Fury, Calm and Mind of Spiritforged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from riftable.games.riftbound.cards.tokens import GOLD
from riftable.games.riftbound.rules import ids
from riftable.games.riftbound.rules.abilities import Condition, Cost, Selector, Word
from riftable.games.riftbound.rules.printed_costs import (
    EXHAUST_LEGEND,
    RECYCLE_FRIEND,
    RECYCLE_UNIT,
    RETURN_GEAR,
)
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.words import (
    amounts,
    arming,
    decks,
    flow,
    groups,
    sharing,
    states,
    wielding,
    zones,
)
from riftable.games.riftbound.words import conditions as when
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import event_filters as which
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import replacements as instead
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.event_filters import EventFilter
from riftable.games.riftbound.words.further_selectors import LegendPick, OpenFieldPick, ThreatPick

SELECTORS: list[Callable[[], Selector]] = [
    LegendPick,
    OpenFieldPick,
    wielding.SameControllerPick,
    wielding.WornPick,
    lambda: w.UnitPick(w.YOURS, least=0, most=groups.ANY_NUMBER),
    partial(w.RunePick, 2, 2, any_state=True),
    ThreatPick,
    partial(w.TrashPick, ids.UNIT, or_gear=True),
    partial(groups.GroupPick, w.Filter(w.FRIENDLY, w.AT_BATTLEFIELD)),
    partial(groups.GroupPick, w.Filter(), most=3),
    lambda: w.ObjectPick(w.Filter(state=states.IS_ATTACKING)),
    lambda: w.ObjectPick(w.Filter(w.YOURS, type_=ids.GEAR, tag="Equipment")),
]
AMOUNTS: list[Amount] = [
    amounts.MyKeyword(ids.ASSAULT),
    amounts.EachPlayed(),
    amounts.EachHeldPoint(2),
]
ABOUT: list[Callable[[Any], Word]] = [do.Heal]
ALONE: list[Callable[[], list[Word]]] = [
    lambda: [let.UnitsEnterReady(friendly=True)],
    lambda: [wielding.TakeUp()],
    lambda: [wielding.AttachOrDetach()],
    lambda: [arming.PlayForMe(2)],
    lambda: [arming.AttachIt()],
    lambda: [zones.PlayFromTrash(w.TrashPick(ids.UNIT, tag="Mech"), zones.Terms(less_recycled=True))],
    lambda: [wielding.TakeOver()],
    lambda: [sharing.EachMayPlayToken(GOLD)],
    lambda: [instead.NextSpellRepeats()],
    lambda: [flow.OneOf([let.Draw(1)], [do.Kill(w.GearPick())])],
    lambda: [decks.RevealTop(1), decks.DrawRevealedIf(ids.GEAR)],
    lambda: [flow.LookAtCards(4), decks.MayDrawOf(ids.GEAR), flow.RecycleTheRest()],
]
CONDITIONS: list[Condition] = [
    when.DiedAlone(),
    when.ItIs(states.IS_ATTACKING),
    when.Controls(w.Filter(w.YOURS, type_=ids.GEAR), 2),
]
COSTS = [
    Cost(spend=EXHAUST_LEGEND),
    Cost(spend=RECYCLE_FRIEND),
    Cost(spend=RECYCLE_UNIT),
    Cost(1, spend=RETURN_GEAR),
]
FILTERS = [EventFilter(which.YOU, me=True), EventFilter(which.ANYONE, me=True)]
STATEMENTS: list[Callable[[], Word]] = [
    wielding.MixesScoring,
    wielding.DoublesBonuses,
    wielding.EquipmentQuickDraw,
    be.AccelerateElsewhere,
    lambda: be.Activated(Cost(1), let.Draw(1), once=True),
    partial(wielding.HasTag, "Mech"),
    lambda: on.When(ids.UNIT_EQUIPPED, modes=([let.Draw(1)], [let.Channel(1)]), each_once=True),
    partial(wielding.FreshBonus, 2),
    has.ToAttackedBattlefield,
    has.OnlyToConquered,
    has.NoCombatDamage,
    partial(pay.CheaperElsewhere, 2),
    partial(pay.CheaperBy, amounts.EachPlayed(), minimum=1),
    partial(pay.CheaperBy, amounts.EachHeldPoint(2), amounts.EachHeldPoint(1)),
    lambda: on.WhenEither((ids.I_ATTACK, ids.I_DEFEND), let.Draw(1), pay=Cost(power=1)),
]
