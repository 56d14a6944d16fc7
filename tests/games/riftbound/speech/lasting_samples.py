"""Samples of the words that last, wait or replace, for `samples`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from riftable.games.riftbound.cards.tokens import GOLD
from riftable.games.riftbound.rules import printed_costs
from riftable.games.riftbound.rules.abilities import Condition, Cost, Word
from riftable.games.riftbound.words import attachments, flow, growth, later, states
from riftable.games.riftbound.words import conditions as when
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import replacements as instead
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.properties import assault, tank

COSTS = [
    Cost(spend=printed_costs.SPEND_ITS_BUFF),
    Cost(any_power=1),
    Cost(1, exhaust=True, any_power=2),
    Cost(1, xp=2),
]
ABOUT: list[Callable[[Any], Word]] = [
    lambda who: do.Save(who, Cost(1, 1)),
    lambda who: instead.Prevent(1, who),
    growth.Empower,
    attachments.AttachMe,
    attachments.Detach,
    growth.Disempower,
    lambda who: instead.Prevent(3, who),
    lambda who: later.NextTimeHurt(who, do.Kill(w.THE_ONE)),
]
ALONE: list[Callable[[], list[Word]]] = [
    lambda: [instead.PreventAll()],
    lambda: [growth.GainXp(1)],
    lambda: [let.Draw(1), growth.GainXp(3)],
    lambda: [let.PlayTokens(1, GOLD)],
    lambda: [let.Draw(1), let.PlayTokens(3, GOLD, exhausted=True)],
    lambda: [instead.NextEntersReady()],
    lambda: [instead.NextSpellDeals(1), let.Draw(1)],
    lambda: [later.DoThis(let.Draw(1))],
    lambda: [let.Discard(1), later.DoThis(do.Kill(w.a_unit()), times=3)],
    lambda: [later.WhenHurt(do.Kill(w.THE_ONE))],
    lambda: [flow.If(when.LEGION, [do.Kill(w.It())], [do.Stun(w.a_unit())])],
    lambda: [flow.If(when.LegionHere(), [let.Draw(1)], [])],
]
CONDITIONS: list[Condition] = [
    *[when.MovedThisTurn(n) for n in (1, 2, 3, 5)],
    *[when.ExcessDamage(n) for n in (1, 5)],
    when.LegionHere(),
    when.IAm(states.IS_EMPOWERED),
    *[when.Level(n) for n in (1, 3)],
]
STATEMENTS: list[Callable[[], Word]] = [
    lambda: instead.MaySave(Cost(1)),
    *[partial(instead.UnhurtIf, condition) for condition in CONDITIONS],
    instead.TiesRecallAll,
    instead.AnyBuffs,
    lambda: attachments.Equip(Cost(1, 1)),
    lambda: attachments.Equipped(2),
    lambda: attachments.Equipped(0, tank()),
    lambda: attachments.Equipped(-1, tank(), assault(2)),
    lambda: attachments.Equipped(1, on.when_i_attack(let.Draw(1)), attachments.DiesForMe()),
    attachments.DiesForMe,
    lambda: instead.MaySave(Cost(exhaust=True, spend=printed_costs.SPEND_ITS_BUFF, any_power=1)),
]
