"""Samples of words that came with Body, Chaos, Order and two domains of Spiritforged."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from riftable.games.riftbound.cards.tokens import SAND_SOLDIER
from riftable.games.riftbound.rules import ids, printed_costs
from riftable.games.riftbound.rules.abilities import Condition, Cost, Selector, Word
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.words import (
    amounts,
    dealings,
    decks,
    groups,
    limits,
    related,
    revealed,
    standing,
    states,
    zones,
)
from riftable.games.riftbound.words import circumstances as how
from riftable.games.riftbound.words import conditions as when
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let

SELECTORS: list[Callable[[], Selector]] = [
    dealings.YourLegend,
    lambda: w.ObjectPick(w.Filter(state=states.IS_ATTACKING)),
    lambda: w.ObjectPick(w.Filter(w.YOURS, state=states.IS_TOKEN), least=0, most=groups.ANY_NUMBER),
    partial(groups.Together, w.ANYONES, w.ANYONES),
    *[
        lambda state=state: w.ObjectPick(w.Filter(w.YOURS, type_=ids.GEAR, tag="Equipment", state=state))
        for state in (states.IS_ATTACHED, states.IS_DETACHED)
    ],
    lambda: w.ObjectPick(w.Filter(w.FRIENDLY, state=states.IS_EQUIPPED)),
    lambda: w.ObjectPick(w.Filter(where=w.ON_IT, type_=ids.GEAR, tag="Equipment")),
]
AMOUNTS: list[Amount] = [
    amounts.EachOtherField(),
    amounts.EachOtherField(2),
    dealings.COUNTERED_ENERGY,
    dealings.KILLED_MIGHT,
    amounts.EXCESS_ASSIGNED,
]
ABOUT: list[Callable[[Any], Word]] = [
    dealings.SwapMight,
    dealings.GiveMine,
    lambda who: do.DoubleMight(who, combat=True),
    dealings.PreventNext,
    lambda who: dealings.AttachTo(who, w.a_unit(w.YOURS)),
    lambda who: dealings.CounterUnlessPaid(who, Cost(2)),
    lambda who: related.Move(who, related.TO_ITS_PLACE),
]


def lured() -> do.MoveTo:
    """A unit that moves to another one of its player."""
    rider = w.a_unit(w.ENEMY)
    return do.MoveTo(rider, w.PlacePick(rider, w.TO_COMRADES))


ALONE: list[Callable[[], list[Word]]] = [
    lambda: [lured()],
    lambda: [dealings.EachChannels(1)],
    lambda: [let.PlayTokens(1, SAND_SOLDIER), dealings.ThenWithIt(do.Ready(w.THE_ONE), pay=Cost(power=1))],
    lambda: [dealings.OpponentScores(1)],
    lambda: [dealings.OpponentScores(2)],
    lambda: [dealings.Burn(1)],
    lambda: [dealings.Burn(2)],
    lambda: [dealings.PutOnDeck()],
    lambda: [dealings.MayPlayUnit(zones.Terms(less=3, to=zones.TO_YOUR_BATTLEFIELD))],
    lambda: [dealings.WhenFriendPlayed(do.Buff(w.THE_ONE))],
    lambda: [decks.RevealTop(1), revealed.TakeIfOfType(ids.SPELL)],
    lambda: [decks.RevealTop(1), revealed.TakeIfOfType(ids.UNIT)],
    lambda: [decks.RevealTop(2), revealed.MayBanishRevealed(), zones.PlayBanished(), decks.RecycleRevealed()],
    lambda: [
        decks.RevealTop(2),
        revealed.MayBanishRevealed(),
        zones.PlayBanished(zones.Terms(to=zones.PERHAPS_HERE)),
        revealed.DrawRevealed(),
    ],
]
CONDITIONS: list[Condition] = [
    how.WAS_MIGHTY,
    how.NoGearPlayed(),
    how.EquipmentPlayed(),
    how.EnemiesChosen(2),
    how.IT_IS_EQUIPMENT,
    how.VictimWas(w.FRIENDLY),
    how.VictimWas(w.ENEMY),
    when.IAm(states.IS_FIGHTING),
    when.Controls(w.Filter(w.YOURS, w.IN_BASE, other=True), least=2),
]
NARROWING: list[Condition] = [
    how.CostsPower(2),
    how.FromBattlefield(),
    how.FromFacedown(),
    how.FRIENDLY_SUBJECT,
    how.WasUncontrolled(),
    how.DiedInCombat(),
    how.OneOnOne(),
]
STATEMENTS: list[Callable[[], Word]] = [
    standing.Unchosen,
    partial(standing.CheaperAway, 2),
    standing.TokensEnterReady,
    standing.SparesWeaker,
    lambda: standing.EquipmentGives(has.assault()),
    lambda: standing.KeywordEach(has.assault(), amounts.Each(w.Filter(w.ENEMY, w.HERE))),
    partial(limits.Forbid, ids.PLAYING_AWAY, w.ANYONES, here=True),
]
COSTS: list[Cost] = [
    Cost(spend=printed_costs.KILL_GEAR),
    Cost(1, spend=printed_costs.RETURN_OWN_UNIT),
]
