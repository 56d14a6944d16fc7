"""Every word about costs, to be spoken in every frame."""

from __future__ import annotations

from collections.abc import Callable

from riftable.games.riftbound.rules.abilities import Cost, Word
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.rules.ids import ACTION, FURY
from riftable.games.riftbound.rules.printed_costs import (
    DISCARD_CARD,
    EXHAUST_FRIEND,
    KILL_FRIEND,
    KILL_PERMANENT,
    SPEND_BUFF,
)
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.words import amounts, trashes
from riftable.games.riftbound.words import conditions as when
from riftable.games.riftbound.words import costs as pay
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let

BUFFS = Cost(spend=SPEND_BUFF, any_number=True)
STATEMENTS: list[Callable[[], Word]] = [
    has.EntersExhausted,
    lambda: pay.may_pay(Cost(spend=EXHAUST_FRIEND)),
    lambda: pay.must_pay(Cost(spend=KILL_FRIEND)),
    lambda: pay.may_pay(Cost(spend=DISCARD_CARD), less=2),
    lambda: pay.may_pay(Cost(1, 1)),
    lambda: pay.Repeat(Cost(1, 1)),
    lambda: pay.Repeat(Cost(spend=DISCARD_CARD)),
    lambda: pay.may_pay(Cost(spend=SPEND_BUFF), ignores=True),
    lambda: pay.may_pay(BUFFS, less_power=1),
    lambda: pay.may_pay(Cost(spend=KILL_FRIEND, any_number=True), less_power=1),
    lambda: pay.CheaperBy(amounts.EachInTrash()),
    lambda: pay.CheaperBy(amounts.HighestMight(w.Filter(w.YOURS))),
    lambda: pay.CheaperBy(amounts.Fixed(1)),
    lambda: pay.CheaperIf(2, when.Legion(0)),
    lambda: pay.CheaperIf(2, when.EnemyDied(), less_power=1),
    lambda: pay.CheaperBy(amounts.EachInTrash(), amounts.EachInTrash()),
    lambda: pay.Add(Adds(2, spells=True)),
    lambda: pay.Add(Adds(power=1, domain=FURY), only=when.Legion(0)),
    lambda: pay.Add(Adds(power=2), Cost(exhaust=True, spend=KILL_PERMANENT), ACTION),
    lambda: pay.Add(Adds(power=1), Cost(exhaust=True, kill=True)),
]
AMOUNTS: list[Amount] = [pay.AMOUNT_PAID]
ALONE: list[Callable[[], list[Word]]] = [
    lambda: [pay.NextSpellCostsLess(5)],
    lambda: [trashes.RecycleFromTrashes(4)],
    lambda: [pay.MayPayTo(Cost(1, any_power=1), do.Kill(w.a_unit()), let.Draw(1))],
    lambda: [pay.SpendBuffs(ready=True)],
    lambda: [pay.SpendBuffs(), pay.ChannelForEach()],
    lambda: [pay.PayAnyPower(), do.Deal(pay.AMOUNT_PAID, w.a_unit())],
]
