"""Dying: permanents are killed, all at once, unless something takes their place [367-375, 428]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Cost
from riftable.games.riftbound.rules.events import Died, Saved
from riftable.games.riftbound.rules.frames import Dooming, Paying, Resolving
from riftable.games.riftbound.rules.growth import spend_xp
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    ASK_SAVED,
    ASK_SAVER,
    EXHAUSTED,
    I_DIE,
    KILLS,
    NONE,
    SAVES,
    TARGET,
    UNIT_DIED,
)
from riftable.games.riftbound.rules.items import Effect
from riftable.games.riftbound.rules.lasting import drop_effect
from riftable.games.riftbound.rules.lists import with_value, without
from riftable.games.riftbound.rules.mutations import exhaust, heal, leave, recall, spend_buff, to_trash
from riftable.games.riftbound.rules.printed_costs import SPEND_ITS_BUFF
from riftable.games.riftbound.rules.resources import can_afford
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import about, announce, happen


def kill(s: Realm, doomed: list[int]) -> None:
    """Kill permanents together; if a player must choose what is saved, ask that next."""
    s.moment += 1
    f = Dooming(DOOM_CODE, doomed)
    if decide(s, f) is None:
        die(s, f.doomed)
    else:
        s.frames.append(f)


@final
class Rescuer:
    """What may replace deaths: an object, or an effect on one of the units [367]."""

    key: i64  # equal for those that are alike
    seat: i64  # its controller
    kind: i64  # the card that it comes from; -1: an effect without a price
    me: i64  # the object; -1: it is an effect
    units: list[int]  # of those that would die, the ones that it can save
    cost: Cost

    def __init__(self, key: i64, seat: i64, kind: i64, me: i64, units: list[int], cost: Cost) -> None:
        self.key = key
        self.seat = seat
        self.kind = kind
        self.me = me
        self.units = units
        self.cost = cost


MANY: Final = 10_000  # more than there are objects, or abilities of a card
OF_EFFECTS: Final = 1_000_000  # their keys are from here on; below are objects


def key_of(effect: Effect) -> i64:
    """The key of an effect that replaces deaths; those of one kind on a unit are alike."""
    return OF_EFFECTS + ((effect.kind + 1) * MANY + effect.text) * MANY + effect.unit


def saver(s: Realm, u: i64) -> Effect | None:
    """The effect that would replace the death of a unit in any case, if there is one."""
    for effect in s.effects:
        if effect.what == SAVES and effect.unit == u and effect.kind < 0:
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
    for static in s.cards[s.kind[guard]].passives:
        if static.saves(s, guard, u) and static.price().is_free:
            return True
    return False


def is_spared(s: Realm, watch: list[int], u: i64) -> bool:
    """Whether an object replaces the death of a unit at no cost."""
    for me in watch:
        for static in s.cards[s.kind[me]].passives:
            if static.spares(s, me, u):
                return True
    return False


def for_sale(s: Realm, f: Dooming) -> list[Rescuer]:
    """What players may pay for to save units, and can, in turn order [373]."""
    found: list[Rescuer] = []
    for effect in s.effects:
        if effect.what == SAVES and effect.kind >= 0 and effect.unit in f.doomed:
            cost = s.cards[effect.kind].later[effect.text].cost
            found.append(Rescuer(key_of(effect), effect.seat, effect.kind, -1, [effect.unit], cost))
    for me in guards(s, f):
        for static in s.cards[s.kind[me]].passives:
            if not static.price().is_free:
                units = [u for u in f.doomed if u != me and static.saves(s, me, u)]
                found.append(Rescuer(me, s.seat[me], s.kind[me], me, units, static.price()))
    offers = [one for one in found if one.units and one.key not in f.asked and can_buy(s, one)]
    return [one for seat in s.seats_in_order() for one in offers if one.seat == seat]


def can_buy(s: Realm, rescuer: Rescuer) -> bool:
    """Whether the controller of a replacement can pay its price."""
    if rescuer.cost.exhaust and (rescuer.me < 0 or s.flags[rescuer.me] & EXHAUSTED):
        return False
    return can_afford(s, rescuer.seat, rescuer.kind, rescuer.cost)


def decide(s: Realm, f: Dooming) -> Ask | None:
    """Save units that can be saved in only one way; return the question that is left, if any.

    Of several replacements of one death the controller of the unit picks one [372]; of several deaths that
    one could replace, its own controller does [373]. What may be paid for is offered first: who declines has
    all others left, so every order of them can be had.
    """
    offers = for_sale(s, f)
    if offers:
        offer = offers[0]
        about: i64 = offer.me if offer.me >= 0 else offer.units[0]
        moves = [NONE, *[TARGET + u for u in sorted(offer.units)]]
        return Ask(offer.seat, ASK_SAVED, offer.kind, about, moves)
    watch = guards(s, f)
    for u in f.doomed:
        if is_spared(s, watch, u):
            rescue(s, f, u)
    for u in f.doomed:
        effect = saver(s, u)
        if effect is None:
            continue
        others = [guard for guard in watch if can_save(s, guard, u)]
        if others:
            moves = [NONE, *[TARGET + guard for guard in others]]
            return Ask(s.seat[u], ASK_SAVER, s.kind[u], u, moves)
        drop_effect(s, effect)
        rescue(s, f, u)
    for guard in watch:
        saved = [u for u in f.doomed if u != guard and can_save(s, guard, u)]
        if len(saved) > 1:
            return Ask(s.seat[guard], ASK_SAVED, s.kind[guard], guard, [TARGET + u for u in sorted(saved)])
        if saved:
            save_by_guard(s, f, saved[0], guard)
    return None


def buy(s: Realm, f: Dooming, offer: Rescuer, u: i64) -> None:
    """Pay for saving a unit; it is saved when all is paid."""
    cost = offer.cost
    if cost.exhaust:
        exhaust(s, offer.me)
    if cost.spend == SPEND_ITS_BUFF:
        spend_buff(s, u)
    if cost.xp:
        spend_xp(s, offer.seat, cost.xp)
    f.paid = [offer.key, u]
    if cost.energy or cost.power or cost.any:
        s.frames.append(Paying(s.config.bill, offer.seat, offer.kind, [cost.energy, cost.power, cost.any]))


def receive(s: Realm, f: Dooming) -> None:
    """Save the unit that has been paid for, and use up the effect that did it."""
    key, u = f.paid
    f.paid = []
    for effect in s.effects:
        if effect.what == SAVES and effect.kind >= 0 and key_of(effect) == key:
            drop_effect(s, effect)
            break
    if u in f.doomed:
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
        last = about(s, I_DIE, u, -1)
        last.might = s.might(u) if s.card(u).is_unit else 0
        happen(s, last)
    deaths: list[Happening] = []
    for u in dying:
        kind: i64 = s.kind[u]
        owner: i64 = s.owner[u]
        if s.cards[kind].is_unit:
            event = about(s, UNIT_DIED, u, -1).without_subject()
            event.might = s.might(u)
            for effect in s.effects:
                if effect.what == KILLS and effect.unit == u:  # the last one counts
                    event.seat = effect.seat
                    event.means = effect.n - 1
            deaths.append(event)
        if s.log is not None:
            s.log.append(Died(u))
        leave(s, u)
        if not s.cards[kind].is_token:
            to_trash(s, owner, kind)
    for event in deaths:
        s.died = with_value(s.died, event.whose, s.died[event.whose] + 1)
        announce(s, event)


@final
class Decide(Step):
    """Which unit is saved, and by what."""

    def run(self, s: Realm, f: Dooming) -> None:
        if f.paid:
            receive(s, f)
        s.ask = decide(s, f)

    def answer(self, s: Realm, f: Dooming, move: i64) -> None:
        f.again()
        offers = for_sale(s, f)
        if offers:
            f.asked = [*f.asked, offers[0].key]
            if move != NONE:
                buy(s, f, offers[0], move - TARGET)
            return
        ask = decide(s, f)  # the same question again
        assert ask is not None
        if ask.kind == ASK_SAVED:
            save_by_guard(s, f, move - TARGET, ask.n)
        elif move == NONE:
            effect = saver(s, ask.n)
            assert effect is not None
            drop_effect(s, effect)
            rescue(s, f, ask.n)
        else:
            save_by_guard(s, f, ask.n, move - TARGET)


@final
class Die(Step):
    """The rest die."""

    def run(self, s: Realm, f: Dooming) -> None:
        die(s, f.doomed)
        below = s.frames[-2]
        if isinstance(below, Resolving):
            below.done = 1 if f.doomed else 0


DOOM_CODE: Final = Code("doom", [Decide(), Die()])
