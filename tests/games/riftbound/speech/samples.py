"""Every word, selector, test, event and cost of Riftbound, to be spoken in every frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from riftable.games.riftbound.cards.tokens import RECRUIT, SPRITE
from riftable.games.riftbound.rules import abilities, ids
from riftable.games.riftbound.rules.abilities import Card, Cost, Selector, Test, Word
from riftable.games.riftbound.words import effects as do
from riftable.games.riftbound.words import flow
from riftable.games.riftbound.words import passives as be
from riftable.games.riftbound.words import properties as has
from riftable.games.riftbound.words import selectors as w
from riftable.games.riftbound.words import tasks as let
from riftable.games.riftbound.words import triggers as on
from riftable.games.riftbound.words.make import battlefield, gear, legend, spell, unit

SIDES = (w.ANYONES, w.FRIENDLY, w.ENEMY)
PLACES = (w.ANYWHERE, w.AT_BATTLEFIELD, w.HERE)

# Selectors. Each is made anew for each word: a pick belongs to one ability.
SELECTORS: list[Callable[[], Selector]] = [
    *[partial(w.a_unit, whose, where) for whose in SIDES for where in PLACES],
    *[partial(w.units, 2, w.FRIENDLY, where) for where in PLACES],
    *[partial(w.up_to, 3, w.ENEMY, where) for where in PLACES],
    partial(w.a_unit, where=w.AWAY_FROM_BASE),
    partial(w.up_to, 1),
    partial(w.units, 12),
    partial(w.a_unit, other=True),
    partial(w.a_unit, w.FRIENDLY, w.AT_BATTLEFIELD, might=3, other=True),
    partial(w.UnitPick, w.ENEMY, w.HERE, 0, 2, 4, other=True),
    *[partial(w.All, whose, where) for whose in SIDES for where in PLACES[:2]],
    partial(w.AllThere, w.ENEMY),
    partial(w.AllInCombat, w.FRIENDLY),
    *[partial(w.GearPick, whose) for whose in SIDES],
    *[partial(w.TrashPick, type_) for type_ in (ids.UNIT, ids.SPELL, ids.GEAR)],
    w.SpellPick,
    partial(w.SpellPick, 4),
    partial(w.RunePick, 0, 2),
    partial(w.RunePick, 1, 1),
    w.UnitOrGearPick,
    w.FieldPick,
    w.Me,
    w.It,
    w.Subject,
]
NOT_OBJECTS = {w.PlacePick}  # where something goes: `MoveTo` takes one with its unit

# Words about an object. Those the engine gives to a few selectors only are spoken with all of them too.
ABOUT: list[Callable[[Any], Word]] = [
    lambda who: do.Deal(1, who),
    lambda who: do.Deal(3, who),
    lambda who: do.Fight(who, w.a_unit(w.ENEMY)),
    do.Kill,
    lambda who: do.Give(2, who),
    lambda who: do.Give(-3, who, minimum=1),
    lambda who: do.GiveShield(2, who),
    lambda who: do.GiveKeyword(ids.GANKING, who),
    lambda who: do.GiveKeyword(ids.ASSAULT, who, 2),
    do.GiveTemporary,
    do.DoubleMight,
    do.Buff,
    do.Stun,
    do.Counter,
    do.Save,
    do.Ready,
    do.ReadyRunes,
    do.TakeControl,
    do.ToBase,
    do.ToHand,
    do.FromTrash,
    let.DealItsCost,
]


def moved() -> do.MoveTo:
    """A unit that moves to a place chosen for it."""
    rider = w.a_unit(w.FRIENDLY)
    return do.MoveTo(rider, w.PlacePick(rider))


def only(word: Callable[..., Word], *arguments: Any) -> Callable[[], list[Word]]:
    """A maker of one word."""
    return lambda: [word(*arguments)]


# Words about nothing but players, tokens and decks; a list where words only make sense together.
ALONE: list[Callable[[], list[Word]]] = [
    *[only(let.Draw, n) for n in (1, 2, 5)],
    *[only(let.Discard, n) for n in (1, 2, 5)],
    *[only(let.Channel, n) for n in (1, 2, 5)],
    lambda: [moved()],
    only(let.EachKillsOne),
    lambda: [do.Kill(w.a_unit()), let.ItsControllerDraws(2)],
    lambda: [do.Kill(w.GearPick()), let.ItsControllerDraws(1)],
    lambda: [let.BuffsGiveMore(1)],
    only(let.AnotherTurn),
    only(let.UnitsEnterReady),
    only(let.PlayMe),
    only(let.WinGame),
    lambda: [let.AtEndOfTurn(let.Draw(1))],
    *[only(let.PlayTokens, n, RECRUIT, True) for n in (1, 2, 12)],
    *[only(let.PlayTokens, n, SPRITE, False, True, True) for n in (1, 2)],
    lambda: [flow.LookAtCards(3), flow.TakeOne(), flow.RecycleTheRest()],
    lambda: [flow.LookAtTop(), flow.MayRecycleTop()],
    lambda: [do.ChooseField(w.FieldPick()), do.Deal(2, w.AllThere(w.ENEMY))],
    lambda: [do.Deal(2, w.a_unit()), do.IfItDies(let.Draw(1))],
    lambda: [do.IfItDies(let.Draw(1), let.Discard())],
    lambda: [flow.If(be.COULD_NOT, [let.Draw(1)], [let.Discard(2)])],
    lambda: [let.Discard(), let.Draw(1)],
    lambda: [do.Buff(w.ME), do.Ready(w.ME)],
    lambda: [moved(), do.Ready(w.It())],
    lambda: [do.Give(1, w.a_unit()), do.GiveKeyword(ids.TANK, w.It())],
    lambda: [do.TakeControl(w.a_unit()), let.Draw(1)],
]
TESTS: list[Test] = [
    be.WAS_PAID,
    be.COULD_NOT,
    be.ONLY_UNIT_THERE,
    be.READY_ENEMY_HERE,
    *[be.FewCards(n) for n in (0, 1, 2, 5, 12)],
]
STATEMENTS: list[Callable[[], Word]] = [
    has.EntersReady,
    has.ToOpenBattlefield,
    has.AssignedLast,
    has.MayExhaustFriend,
    has.MustKillFriend,
    partial(has.MayDiscard, 2),
    lambda: has.MayPay(Cost(1, 1)),
    partial(has.CheaperByTrash, 1),
    has.BorrowsAbilities,
    partial(be.OthersHere, 1),
    partial(be.UnitsHere, 1),
    partial(be.FriendDefendsAlone, 2),
    partial(be.FightsAlone, 2),
    *[partial(be.WithRunes, n, 4) for n in (2, 8, 21)],
    *[partial(be.IHave, condition, has.tank(), has.assault(2)) for condition in range(3)],
    partial(be.BuffedOthersHere, 1),
    partial(be.MoreWhileBuffed, 1),
    be.OthersEnterReady,
    be.MoreKnells,
    be.DiesInstead,
    partial(be.YourDamage, 1),
    partial(be.DamageHere, 2),
    partial(be.SpellsCostLess, 1, 1),
    partial(be.AddForSpells, 2),
    lambda: on.when_played_discarded_or_killed(let.Draw(1)),
]
COSTS = [
    *[Cost(spend=spend) for spend in range(1, abilities.SPEND_MY_BUFF + 1)],
    Cost(2, 1),
    Cost(exhaust=True),
    Cost(1, 1, exhaust=True, spend=abilities.DISCARD_CARD),
]
ONLY_BRACKETS = {has.Keyword, has.Timing, has.Tags, on.Vision}  # they have no sentence

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
    "mode": lambda words: MAKERS["unit"](be.Modal(Cost(spend=abilities.SPEND_MY_BUFF), words, words)),
    "deathknell": lambda words: MAKERS["unit"](on.deathknell(*words)),
    "first": lambda words: MAKERS["battlefield"](on.when_friend_first_dies(*words)),
    "if": lambda words: spell("t-6", "X", ids.ORDER, Cost(1), flow.If(be.COULD_NOT, words, words)),
    "when if": lambda words: MAKERS["unit"](on.When(attacked, flow.If(be.READY_ENEMY_HERE, words, []))),
    "may if": lambda words: MAKERS["unit"](
        on.When(attacked, flow.If(be.READY_ENEMY_HERE, words, words), may=True)
    ),
    "reflexive": lambda words: spell(
        "t-7", "X", ids.FURY, Cost(1), do.Deal(1, w.a_unit()), do.IfItDies(*words)
    ),
    "delayed": lambda words: MAKERS["battlefield"](on.when_you_hold_here(let.AtEndOfTurn(*words))),
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
        for condition in range(on.UNITS_HERE + 1):
            if condition != on.COSTS_AT_LEAST or played or moment:
                yield on.When(event, let.Draw(1), condition=condition, n=4)
                yield on.When(event, flow.If(be.WAS_PAID, [let.Draw(1)], []), condition=condition, n=21)


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
