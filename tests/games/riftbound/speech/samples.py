"""Every word, selector, test, event and cost of Riftbound, to be spoken in every frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from riftable.games.riftbound.cards.tokens import RECRUIT, SPRITE
from riftable.games.riftbound.rules import ids, printed_costs
from riftable.games.riftbound.rules.abilities import Card, Condition, Cost, Selector, Word
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.words import (
    amounts,
    attachments,
    champions,
    choices,
    continuous,
    decks,
    flow,
    later,
    spell_control,
    standing,
    states,
    wielding,
)
from riftable.games.riftbound.words import conditions as when
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import event_filters as which
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import responses as answer
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.combat_selectors import AllInCombat
from riftable.games.riftbound.words.event_filters import EventFilter
from riftable.games.riftbound.words.further_selectors import UnitOrGearPick
from riftable.games.riftbound.words.make import battlefield, gear, legend, spell, unit
from tests.games.riftbound.speech import (
    cost_samples,
    lasting_samples,
    limit_samples,
    spiritforged_a_samples,
    spiritforged_b_samples,
    spiritforged_c_samples,
    spiritforged_d_samples,
    target_samples,
    zone_samples,
)

SIDES = (w.ANYONES, w.FRIENDLY, w.ENEMY)
ADJECTIVES = (
    states.IS_BUFFED,
    states.IS_STUNNED,
    states.IS_MIGHTY,
    states.IS_READY,
    states.IS_EXHAUSTED,
    states.IS_DAMAGED,
)
PLACES = (w.ANYWHERE, w.AT_BATTLEFIELD, w.HERE)


def filtered(**limits: Any) -> w.ObjectPick:
    """An object that a filter means."""
    return w.ObjectPick(w.Filter(**limits))


# Selectors. Each is made anew for each word: a pick belongs to one ability.
SELECTORS: list[Callable[[], Selector]] = [
    attachments.ThisEquipment,
    *[partial(w.a_unit, whose, where) for whose in SIDES for where in PLACES],
    *[partial(w.units, 2, w.FRIENDLY, where) for where in PLACES],
    *[partial(w.up_to, 3, w.ENEMY, where) for where in PLACES],
    partial(w.up_to, 1),
    partial(w.units, 12),
    partial(w.a_unit, other=True),
    partial(w.a_unit, w.FRIENDLY, w.AT_BATTLEFIELD, might=3, other=True),
    partial(w.UnitPick, w.ENEMY, w.HERE, 0, 2, 4, other=True),
    *[partial(w.All, whose, where) for whose in SIDES for where in PLACES[:2]],
    partial(w.AllThere, w.ENEMY),
    partial(AllInCombat, w.FRIENDLY),
    *[partial(w.GearPick, whose) for whose in SIDES],
    *[partial(w.TrashPick, type_) for type_ in (ids.UNIT, ids.SPELL, ids.GEAR)],
    *zone_samples.SELECTORS,
    *target_samples.SELECTORS,
    *spiritforged_a_samples.SELECTORS,
    *spiritforged_b_samples.SELECTORS,
    *spiritforged_c_samples.SELECTORS,
    *spiritforged_d_samples.SELECTORS,
    w.SpellPick,
    partial(w.SpellPick, 4),
    partial(w.RunePick, 0, 2),
    partial(w.RunePick, 1, 1),
    UnitOrGearPick,
    *[partial(filtered, state=state) for state in ADJECTIVES],
    *[partial(filtered, whose=w.YOURS, where=where) for where in (w.IN_BASE, w.ELSEWHERE, w.WITH_IT)],
    partial(filtered, whose=w.ENEMY, where=w.IN_BASE, type_=ids.GEAR),
    partial(filtered, tag="Dragon", other=True),
    partial(filtered, not_tag="Poro", might_from=3),
    partial(filtered, energy=2),
    partial(w.SpellPick, 4, 1),
    partial(w.TrashPick, tag="Mech"),
    *[partial(w.All, w.ENEMY, where) for where in (w.HERE, w.THERE)],
    partial(w.All, type_=ids.GEAR),
    partial(w.All, w.YOURS, state=states.IS_DAMAGED, tag="Elite", other=True),
    w.FieldPick,
    answer.ExhaustedPick,
    w.Me,
    w.It,
    w.Subject,
]
NOT_OBJECTS = {
    w.PlacePick,
    choices.OpponentPick,
    champions.OwnUnitPick,
}  # where something goes: `MoveTo` takes one with its unit

# Numbers that are counted.
AMOUNTS: list[Amount] = [
    amounts.Fixed(2),
    amounts.MY_MIGHT,
    amounts.ItsMight(),
    amounts.POINTS,
    amounts.Each(w.Filter(w.YOURS, state=states.IS_MIGHTY)),
    amounts.Each(w.Filter(w.ENEMY, w.HERE, other=True), 2),
    amounts.Each(w.Filter(type_=ids.GEAR)),
    amounts.EachInTrash(),
    amounts.EachInHand(2),
    *zone_samples.AMOUNTS,
    amounts.HighestMight(w.Filter(w.YOURS)),
    amounts.HighestMight(w.Filter(w.ENEMY, w.AT_BATTLEFIELD)),
    amounts.DISCARDED_ENERGY,
    *cost_samples.AMOUNTS,
    *spiritforged_a_samples.AMOUNTS,
    *spiritforged_b_samples.AMOUNTS,
]
EACH = (
    amounts.EachOtherField,
    amounts.EachPlayed,
    amounts.EachHeldPoint,
    amounts.Each,
    amounts.EachInTrash,
    amounts.EachInHand,
    decks.EachRevealed,
)

# Words about an object. Those the engine gives to a few selectors only are spoken with all of them too.
ABOUT: list[Callable[[Any], Word]] = [
    lambda who: do.Deal(1, who),
    lambda who: do.Deal(3, who),
    lambda who: do.Fight(who, w.a_unit(w.ENEMY)),
    do.Kill,
    *lasting_samples.ABOUT,
    lambda who: do.Give(2, who),
    lambda who: do.Give(-3, who, minimum=1),
    lambda who: do.GiveShield(2, who),
    lambda who: do.GiveKeyword(ids.GANKING, who),
    lambda who: do.GiveKeyword(ids.ASSAULT, who, 2),
    do.GiveTemporary,
    do.DoubleMight,
    do.Buff,
    do.Choose,
    do.Stun,
    do.Counter,
    do.Save,
    do.Ready,
    do.ReadyRunes,
    do.TakeControl,
    do.ToBase,
    do.ToHand,
    do.FromTrash,
    answer.MoveAlong,
    lambda who: do.Deal(amounts.DISCARDED_ENERGY, who),
    *zone_samples.ABOUT,
    *target_samples.ABOUT,
    *spiritforged_a_samples.ABOUT,
    *spiritforged_b_samples.ABOUT,
    *spiritforged_d_samples.ABOUT,
]


def moved() -> do.MoveTo:
    """A unit that moves to a place chosen for it."""
    rider = w.a_unit(w.FRIENDLY)
    return do.MoveTo(rider, w.PlacePick(rider))


def dealt(n: Amount) -> Word:
    """Damage that is counted."""
    return do.Deal(n, w.up_to(2))


def given(n: Amount) -> Word:
    """Might that is counted."""
    return do.Give(n, w.a_unit(w.FRIENDLY))


def only(word: Callable[..., Word], *arguments: Any) -> Callable[[], list[Word]]:
    """A maker of one word."""
    return lambda: [word(*arguments)]


# Words about nothing but players, tokens and decks; a list where words only make sense together.
ALONE: list[Callable[[], list[Word]]] = [
    *limit_samples.ALONE,
    *[only(let.Draw, n) for n in (1, 2, 5)],
    *[only(let.Draw, n) for n in AMOUNTS],
    *[only(let.Channel, n) for n in AMOUNTS if isinstance(n, EACH)],
    *[only(dealt, n) for n in AMOUNTS],
    *[only(given, n) for n in AMOUNTS],
    *[only(let.Discard, n) for n in (1, 2, 5)],
    *[only(let.RecycleFromTrash, n) for n in (1, 3)],
    *[only(let.Channel, n) for n in (1, 2, 5)],
    lambda: [moved()],
    *[only(choices.EachKillsOne, type_) for type_ in (ids.UNIT, ids.GEAR)],
    only(choices.EachMayReturn),
    only(choices.OthersChooseVictims),
    only(choices.EachDiscardsHand),
    only(choices.EachDraws, 4),
    *[only(choices.OthersChooseCardsOrRunes, n) for n in (1, 2)],
    only(choices.EachKeeps, 2),
    lambda: [choices.UnlessTheyLetDraw(2, do.Deal(6, w.a_unit(w.ENEMY)))],
    lambda: [choices.RevealHand(choices.OpponentPick()), choices.TakeFromHand(False, True)],
    lambda: [choices.RevealHand(choices.OpponentPick()), choices.TakeFromHand(True)],
    lambda: [spell_control.TakeSpell(w.SpellPick())],
    *[only(let.Draw, n, let.THAT_PLAYER) for n in (1, 2)],
    *[only(let.Channel, n, True, who) for n in (1, 2) for who in (let.THE_PLAYER, let.THAT_PLAYER)],
    *[only(answer.Score, n, who) for n in (1, 2, 5) for who in (let.THE_PLAYER, let.THAT_PLAYER)],
    only(answer.ConquerEffects),
    lambda: [do.Kill(w.a_unit()), let.ItsControllerDraws(2)],
    lambda: [do.Kill(w.GearPick()), let.ItsControllerDraws(1)],
    lambda: [let.BuffsGiveMore(1)],
    only(let.AnotherTurn),
    only(let.UnitsEnterReady),
    only(let.PlayMe),
    only(let.WinGame),
    lambda: [later.AtEndOfTurn(let.Draw(1))],
    *[only(let.PlayTokens, n, RECRUIT, True) for n in (1, 2, 12)],
    *[only(let.PlayTokens, n, SPRITE, False, True, True) for n in (1, 2)],
    lambda: [flow.LookAtCards(3), flow.TakeOne(), flow.RecycleTheRest()],
    lambda: [flow.LookAtTop(), flow.MayRecycleTop()],
    lambda: [do.ChooseField(w.FieldPick()), do.Deal(2, w.AllThere(w.ENEMY))],
    lambda: [do.Deal(2, w.a_unit()), later.IfItDies(let.Draw(1))],
    lambda: [later.IfItDies(let.Draw(1), let.Discard())],
    lambda: [flow.If(when.COULD_NOT, [let.Draw(1)], [let.Discard(2)])],
    lambda: [let.Discard(), let.Draw(1)],
    lambda: [do.Buff(w.ME), do.Ready(w.ME)],
    lambda: [moved(), do.Ready(w.It())],
    lambda: [do.Give(1, w.a_unit()), do.GiveKeyword(ids.TANK, w.It())],
    lambda: [do.TakeControl(w.a_unit()), let.Draw(1)],
    *zone_samples.ALONE,
    *lasting_samples.ALONE,
    *cost_samples.ALONE,
    *target_samples.ALONE,
    *spiritforged_a_samples.ALONE,
    *spiritforged_b_samples.ALONE,
    *spiritforged_c_samples.ALONE,
    *spiritforged_d_samples.ALONE,
]
CONDITIONS: list[Condition] = [
    when.WAS_PAID,
    when.COULD_NOT,
    when.DID,
    when.ONLY_UNIT_THERE,
    when.READY_ENEMY_HERE,
    *[when.HandAtMost(n) for n in (0, 1, 2, 5, 12)],
    *[when.RunesAtLeast(n) for n in (2, 8, 21)],
    *[when.IAm(state) for state in range(states.IS_DEFENDING + 1)],
    when.IAm(states.IS_FIGHTING_ALONE),
    *[when.ItIs(state) for state in (states.IS_STUNNED, states.IS_BUFFED)],
    *[when.OpponentNearVictory(n) for n in (1, 3)],
    when.UnitsThere(4),
    when.UnitsHere(7),
    when.HasFacedown(),
    when.CouldNotAll(),
    *[when.Controls(w.Filter(whose, tag=tag)) for whose in (w.YOURS, w.FRIENDLY) for tag in ("", "Poro")],
    when.Controls(w.Filter(w.YOURS, state=states.IS_MIGHTY, other=True)),
    when.OpponentControlsField(),
    when.EnemyDied(),
    when.NotYourTurn(),
    when.DISCARDED,
    when.LEGION,
    *lasting_samples.CONDITIONS,
    *spiritforged_a_samples.CONDITIONS,
    *spiritforged_b_samples.CONDITIONS,
    *spiritforged_c_samples.CONDITIONS,
]
NARROWING: list[Condition] = [  # conditions about the event of a trigger
    when.ToBattlefield(),
    when.AtThisPlace(),
    when.CostsAtLeast(4),
    when.SubjectAlone(),
    when.AfterAttack(),
    when.FirstDeathThisTurn(),
    when.Both(when.AtThisPlace(), when.UnitsHere(4)),
    *spiritforged_b_samples.NARROWING,
]
HOLDERS = [
    continuous.OTHERS,
    continuous.OTHERS_HERE,
    continuous.BUFFED_OTHERS_HERE,
    continuous.UNITS_HERE,
    continuous.FRIEND_DEFENDING_ALONE,
    w.Filter(w.ENEMY, w.HERE, state=states.IS_STUNNED),
]
FILTERS: list[EventFilter] = [
    *[EventFilter(by) for by in (which.YOU, which.AN_OPPONENT, which.ANYONE)],
    *[EventFilter(which.ANYONE, whose) for whose in (*SIDES, w.YOURS, which.THEIR_OWN)],
    *[EventFilter(where=where) for where in range(which.AT_YOUR_FIELD + 1)],
    *[EventFilter(which.ANYONE, state=state) for state in (states.IS_BUFFED, states.IS_STUNNED)],
    EventFilter(state=states.IS_MIGHTY, other=True),
    EventFilter(which.ANYONE, w.YOURS, other=True, without_tag="Recruit"),
    EventFilter(from_hidden=True),
    EventFilter(with_spell=True),
    *spiritforged_a_samples.FILTERS,
    *spiritforged_c_samples.FILTERS,
]
STATEMENTS: list[Callable[[], Word]] = [
    has.EntersReady,
    has.ToOpenBattlefield,
    has.AssignedLast,
    has.BorrowsAbilities,
    *cost_samples.STATEMENTS,
    *[partial(continuous.Have, who, 1) for who in HOLDERS],
    *[partial(continuous.Have, who, has.tank(), has.assault(2), -2, minimum=1) for who in HOLDERS],
    *[partial(continuous.Have, who, has.deflect(), missing=True) for who in HOLDERS],
    partial(continuous.Have, continuous.OTHERS, on.Vision()),
    *[partial(continuous.i_have, 4, condition=condition) for condition in CONDITIONS],
    *[
        partial(continuous.i_have, has.tank(), has.assault(2), condition=condition)
        for condition in CONDITIONS
    ],
    partial(continuous.i_have, 1, condition=when.BUFFED_ME, more=True),
    *[partial(continuous.i_have, n) for n in AMOUNTS],
    be.OthersEnterReady,
    be.MoreKnells,
    be.DiesInstead,
    *lasting_samples.STATEMENTS,
    *limit_samples.STATEMENTS,
    *spiritforged_a_samples.STATEMENTS,
    *spiritforged_b_samples.STATEMENTS,
    *spiritforged_c_samples.STATEMENTS,
    *spiritforged_d_samples.STATEMENTS,
    partial(be.YourDamage, 1),
    partial(be.DamageHere, 2),
    partial(be.spells_cost_less, 1, 1),
    partial(be.CostLess, w.Filter(w.YOURS, tag="Dragon"), 2, 1),
    partial(be.CostLess, w.Filter(w.FRIENDLY, type_=ids.GEAR), 1, 1, power=1, minimum_power=1),
    partial(be.CostMore, w.Filter(w.ENEMY, type_=ids.SPELL), 1, 1, when.BUFFED_ME),
    partial(be.SpellsHaveRepeat, Cost(2, any_power=1)),
    partial(be.SpellsHaveRepeat, Cost(2), when.BUFFED_ME),
    partial(be.RepeatCostsLess, 1),
    be.UnitsToOpenBattlefields,
    has.ToEnemyBattlefield,
    has.AmbushEnemies,
    *[partial(has.EntersReady, condition) for condition in CONDITIONS],
    lambda: on.when_played_discarded_or_killed(let.Draw(1)),
    *zone_samples.STATEMENTS,
    lambda: on.WhenEither((ids.I_ATTACK, ids.I_DEFEND), let.Draw(1)),
    lambda: on.WhenEither((ids.PLAYED_ME, ids.I_CONQUER), let.Draw(1)),
    lambda: on.When(ids.I_CONQUER, modes=([let.Draw(1)], [let.Channel(1)])),
]
COSTS = [
    *[Cost(spend=spend) for spend in range(1, printed_costs.SPEND_MY_BUFF + 1)],
    Cost(2, 1),
    *lasting_samples.COSTS,
    *spiritforged_a_samples.COSTS,
    *spiritforged_b_samples.COSTS,
    *spiritforged_d_samples.COSTS,
    Cost(exhaust=True),
    Cost(1, 1, exhaust=True, spend=printed_costs.DISCARD_CARD),
]
ONLY_BRACKETS = {
    wielding.QuickDraw,
    wielding.Weaponmaster,
    has.Ambush,
    has.Keyword,
    has.Timing,
    has.Tags,
    on.Vision,
    standing.Unique,
}  # they have no sentence
MADE_OF_OTHERS = {  # by the engine, of words that are spoken
    attachments.Switched,
    attachments.SwitchedLayer,
    attachments.SwitchedTrigger,
    attachments.Given,
}

# Cards of every type, since "me", "this" and "here" depend on it.
MAKERS: dict[str, Callable[..., Card]] = {
    "unit": lambda *words: unit("t-1", "X", ids.FURY, Cost(1), 1, *words),
    "gear": lambda *words: gear("t-2", "X", ids.CALM, Cost(1), *words),
    "legend": lambda *words: legend("t-3", "X", (ids.MIND, ids.BODY), *words),
    "battlefield": lambda *words: battlefield("t-4", "X", *words),
}
attacked, PAID = ids.I_ATTACK, Cost(1)
FRAMES: dict[str, Callable[[list[Word]], Card]] = {
    "active": lambda words: spell("t-5", "X", ids.CHAOS, Cost(1), *words),
    "when": lambda words: MAKERS["unit"](on.When(attacked, *words)),
    "may": lambda words: MAKERS["unit"](on.When(attacked, *words, may=True)),
    "to": lambda words: MAKERS["gear"](on.When(ids.UNIT_BUFFED, *words, pay=PAID)),
    "colon": lambda words: MAKERS["legend"](be.Activated(Cost(1, exhaust=True), *words)),
    "mode": lambda words: MAKERS["unit"](be.Modal(Cost(spend=printed_costs.SPEND_MY_BUFF), words, words)),
    "deathknell": lambda words: MAKERS["unit"](on.deathknell(*words)),
    "first": lambda words: MAKERS["battlefield"](on.when_friend_first_dies(*words)),
    "if": lambda words: spell("t-6", "X", ids.ORDER, Cost(1), flow.If(when.COULD_NOT, words, words)),
    "when if": lambda words: MAKERS["unit"](on.When(attacked, flow.If(when.READY_ENEMY_HERE, words, []))),
    "may if": lambda words: MAKERS["unit"](
        on.When(attacked, flow.If(when.READY_ENEMY_HERE, words, words), may=True)
    ),
    "reflexive": lambda words: spell(
        "t-7", "X", ids.FURY, Cost(1), do.Deal(1, w.a_unit()), later.IfItDies(*words)
    ),
    "delayed": lambda words: MAKERS["battlefield"](on.when_you_hold_here(later.AtEndOfTurn(*words))),
    "then": lambda words: MAKERS["unit"](on.when_played(let.Draw(1), *words, let.Discard(1))),
    "may then": lambda words: MAKERS["unit"](on.when_played(let.Draw(1), *words, let.Discard(1), may=True)),
}


def instructions() -> Iterator[list[Word]]:
    """All instructions, those about an object with every selector."""
    for about in ABOUT:
        for selector in SELECTORS:
            yield [about(selector())]
    for alone in ALONE:
        yield alone()


def triggers() -> Iterator[on.When]:
    """Every event with every condition that it can have."""
    for event in range(ids.NUM_EVENTS):
        moment = event in (ids.TURN_BEGINS, ids.TURN_ENDS)
        played = event in (ids.SPELL_PLAYED, ids.CARD_PLAYED, ids.UNIT_BUFFED)
        for condition in (None, *CONDITIONS, *NARROWING):
            if not isinstance(condition, when.CostsAtLeast) or played or moment:
                yield on.When(event, let.Draw(1), condition=condition)
                yield on.When(event, flow.If(when.WAS_PAID, [let.Draw(1)], []), condition=condition)
        for about in FILTERS:
            for nth, together in ((0, False), (0, True), (1, False), (3, False)):
                yield on.When(event, let.Draw(1), about=about, nth=nth, together=together)


def subclasses(base: type[object]) -> set[type]:
    """All classes of the engine's words below one that have no classes below them."""
    found: set[type] = set()
    for sub in base.__subclasses__():
        found |= subclasses(sub) or {sub}
    return {sub for sub in found if sub.__module__.startswith("riftable.")}


def spoken_classes(words: list[Word]) -> set[type]:
    """The classes of some words and of all they hold."""
    found: set[type] = set()
    for word in words:
        found.add(type(word))
        for inner in ("words", "otherwise"):
            found |= spoken_classes(getattr(word, inner, []))
    return found
