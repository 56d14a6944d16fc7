"""Dying: permanents are killed, all at once, unless something takes their place [367-375, 428]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.events import Died, Saved
from riftable.games.riftbound.rules.frames import Dooming, Resolving
from riftable.games.riftbound.rules.ids import (
    ASK_SAVED,
    ASK_SAVER,
    I_DIE,
    NONE,
    SAVES,
    TARGET,
    UNIT_DIED,
)
from riftable.games.riftbound.rules.items import TRIGGERED, Effect, Item
from riftable.games.riftbound.rules.mutations import (
    announce,
    exhaust,
    happen,
    heal,
    leave,
    recall,
    to_trash,
    with_value,
    without,
)
from riftable.games.riftbound.rules.state import Realm


def kill(s: Realm, doomed: list[int]) -> None:
    """Kill permanents together; if a player must choose what is saved, ask that next."""
    s.moment += 1
    f = Dooming(DOOM_CODE, doomed)
    if decide(s, f) is None:
        die(s, f.doomed)
    else:
        s.frames.append(f)


def saver(s: Realm, u: i64) -> Effect | None:
    """The effect that would replace the death of a unit, if there is one."""
    for effect in s.effects:
        if effect.what == SAVES and effect.unit == u:
            return effect
    return None


def guards(s: Realm, f: Dooming) -> list[int]:
    """The objects that may still die in the place of a unit."""
    found: list[int] = []
    for me in s.auras:
        if s.cards[s.kind[me]].saves and me not in f.used:
            found.append(me)
    return found


def can_save(s: Realm, guard: i64, u: i64) -> bool:
    """Whether an object dies in the place of a unit."""
    return any([static.saves(s, guard, u) for static in s.cards[s.kind[guard]].passives])


def decide(s: Realm, f: Dooming) -> Ask | None:
    """Save units that can be saved in only one way; return the question that is left, if any.

    Of several replacements of one death the controller of the unit picks one [372]; of several deaths that
    one could replace, its own controller does [373].
    """
    watch = guards(s, f)
    for u in f.doomed:
        effect = saver(s, u)
        if effect is None:
            continue
        others = [guard for guard in watch if can_save(s, guard, u)]
        if others:
            moves = [NONE, *[TARGET + guard for guard in others]]
            return Ask(s.seat[u], ASK_SAVER, s.kind[u], u, moves)
        save_by_effect(s, f, u, effect)
    for guard in watch:
        saved = [u for u in f.doomed if u != guard and can_save(s, guard, u)]
        if len(saved) > 1:
            return Ask(s.seat[guard], ASK_SAVED, s.kind[guard], guard, [TARGET + u for u in sorted(saved)])
        if saved:
            save_by_guard(s, f, saved[0], guard)
    return None


def save_by_effect(s: Realm, f: Dooming, u: i64, effect: Effect) -> None:
    """Use up a saving effect and rescue the unit."""
    s.effects = [other for other in s.effects if other is not effect]
    rescue(s, f, u)


def save_by_guard(s: Realm, f: Dooming, u: i64, guard: i64) -> None:
    """Kill `guard` in the place of a unit and rescue the unit."""
    f.used = [*f.used, guard]
    f.doomed = [other for other in f.doomed if other != guard]
    die(s, [guard])
    rescue(s, f, u)


def rescue(s: Realm, f: Dooming, u: i64) -> None:
    """Heal, exhaust and recall a unit instead of letting it die."""
    f.doomed = without(f.doomed, u)
    if s.log is not None:
        s.log.append(Saved(u))
    heal(s, u)
    exhaust(s, u)
    recall(s, u)


def die(s: Realm, dying: list[int]) -> None:
    """Kill these permanents; their own death triggers are recorded first [383.2.c]."""
    for u in dying:
        happen(s, I_DIE, u, s.at[u], s.seat[u])
        for hunt in s.hunts:
            if hunt.unit == u:
                item = Item(TRIGGERED, hunt.kind, hunt.ability, -1, hunt.seat)
                item.moment = s.moment
                s.fresh.append(item)
    seats: list[int] = []
    places: list[int] = []
    kinds: list[int] = []
    for u in dying:
        kind: i64 = s.kind[u]
        owner: i64 = s.owner[u]
        if s.cards[kind].is_unit:
            seats.append(s.seat[u])
            places.append(s.at[u])
            kinds.append(kind)
        if s.log is not None:
            s.log.append(Died(u))
        leave(s, u)
        if not s.cards[kind].is_token:
            to_trash(s, owner, kind)
    for i, seat in enumerate(seats):
        s.died = with_value(s.died, seat, s.died[seat] + 1)
        announce(s, UNIT_DIED, kinds[i], places[i], seat)


@final
class Decide(Step):
    """Which unit is saved, and by what."""

    def run(self, s: Realm, f: Dooming) -> None:
        s.ask = decide(s, f)

    def answer(self, s: Realm, f: Dooming, move: i64) -> None:
        ask = decide(s, f)  # the same question again
        assert ask is not None
        if ask.kind == ASK_SAVED:
            save_by_guard(s, f, move - TARGET, ask.n)
        elif move == NONE:
            effect = saver(s, ask.n)
            assert effect is not None
            save_by_effect(s, f, ask.n, effect)
        else:
            save_by_guard(s, f, ask.n, move - TARGET)
        f.again()


@final
class Die(Step):
    """The rest die."""

    def run(self, s: Realm, f: Dooming) -> None:
        die(s, f.doomed)
        below = s.frames[-2]
        if isinstance(below, Resolving):
            below.done = 1 if f.doomed else 0


DOOM_CODE: Final = Code("doom", [Decide(), Die()])
