"""How events make abilities trigger: those of one object, or of all that listen [382-385]."""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Trigger
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    CONQUERED,
    HUNT,
    I_CONQUER,
    I_HOLD,
    TALLY,
    TIMES,
    TURN_ENDS,
    WAITS,
)
from riftable.games.riftbound.rules.items import NO_EFFECTS, TRIGGERED, Effect, Item
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.layers import copiers, granted_triggers
from riftable.games.riftbound.rules.state import Realm


def about(s: Realm, what: i64, u: i64, seat: i64) -> Happening:
    """An event about an object, which a seat is responsible for, where the object is."""
    event = Happening(what, u, s.kind[u], seat, s.at[u])
    event.whose = s.seat[u]
    event.flags = s.flags[u]
    return event


def happen(s: Realm, event: Happening) -> None:
    """Trigger the abilities of an object for what happens to it; they become pending."""
    if s.effects:
        wake(s, event)
    me: i64 = event.subject
    card = s.cards[s.kind[me]]
    granted = len(s.layered) > 0 or len(s.effects) > 0
    if not card.hears[event.what] and not granted:
        return
    for trigger in card.triggers:
        happen_to(s, me, trigger, -1, event)
    if s.config.copies_text:
        for copier in copiers(s, me):
            for trigger in card.triggers:
                happen_to(s, me, trigger, copier, event)
    if granted:
        for trigger, lender in granted_triggers(s, me):
            happen_to(s, me, trigger, lender, event)


def happen_to(s: Realm, me: i64, trigger: Trigger, lender: i64, event: Happening) -> None:
    """Let an event trigger an ability of an object, its own or one that another gives it."""
    if trigger.event == event.what and trigger.hears(s, me, event):
        for _ in range(1 + knells(s, s.seat[me]) if trigger.knell else 1):
            item = Item(TRIGGERED, s.kind[me], trigger.ability, me, s.seat[me])
            item.owner = s.owner[me]
            item.event = event
            item.lender = lender
            make_pending(s, item, event.place)


def knells(s: Realm, seat: i64) -> i64:
    """How many times more a Deathknell of a seat triggers."""
    n: i64 = 0
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            n += static.knells(s, me, seat)
    return n


def announce(s: Realm, event: Happening) -> None:
    """Trigger the abilities of all objects that listen to an event [382]."""
    if s.effects:
        wake(s, event)
    if not s.config.heard[event.what]:
        return
    if s.config.buried:
        announce_in_trash(s, event)
    last: i64 = -1
    lender: i64 = -1
    for me in s.listeners:
        lender = next_copier(s, me, lender) if me == last else -1
        last = me
        card = s.cards[s.kind[me]]
        if card.hears[event.what]:
            for trigger in card.triggers:
                if trigger.event == event.what and trigger.hears(s, me, event):
                    holder: i64 = host_of(s, me) if trigger.worn else me
                    if trigger.together and has_triggered(s, holder, trigger.ability, lender):
                        continue
                    controller: i64 = s.seat[holder] if s.seat[holder] >= 0 else s.turn  # [190.6]
                    item = Item(TRIGGERED, s.kind[holder], trigger.ability, holder, controller)
                    item.event = event
                    item.lender = lender
                    make_pending(s, item, event.place)


def announce_about(s: Realm, what: i64, u: i64, seat: i64) -> None:
    """Announce an event about an object, unless no card of the game and no effect could hear it."""
    if s.effects or s.config.heard[what]:
        announce(s, about(s, what, u, seat))


def next_copier(s: Realm, me: i64, last: i64) -> i64:
    """The gear that gives an object its text once more, after one of them; -1: the first."""
    found = copiers(s, me)
    return found[found.index(last) + 1 if last in found else 0]


def announce_in_trash(s: Realm, event: Happening) -> None:
    """Trigger the abilities that cards have in the trash; their owners control them [191.4]."""
    for kind in s.config.buried:
        for trigger in s.cards[kind].buried:
            if trigger.event == event.what:
                for seat in range(s.config.players):
                    n: i64 = s.trash[seat].count(kind)
                    if n and trigger.hears(s, seat, event):  # "you" is the player of the legend
                        for _ in range(n):
                            item = Item(TRIGGERED, kind, trigger.ability, -1, seat)
                            item.event = event
                            make_pending(s, item, event.place)


def wake(s: Realm, event: Happening) -> None:
    """Make the delayed abilities pending that have waited for an event, of its object or of any [389]."""
    used = NO_EFFECTS
    for effect in s.effects:
        if effect.what != WAITS or effect.n != event.what:
            continue
        if effect.unit in (-1, event.subject) or event.what == TURN_ENDS:
            ability = s.cards[effect.kind].later[effect.text]
            if ability.only is not None and not ability.only.holds(s, -1, effect.seat, event):
                continue
            item = Item(TRIGGERED, effect.kind, ability, -1, effect.seat)
            ends = event.what == TURN_ENDS and effect.unit >= 0  # then it is about that object
            item.event = about(s, TURN_ENDS, effect.unit, effect.seat) if ends else event
            make_pending(s, item, event.place)
            if effect.once:
                used = [*used, effect]
    if used:
        s.effects = [effect for effect in s.effects if effect not in used]


def score_with(s: Realm, event: Happening) -> None:
    """Trigger the abilities of a unit that conquers or holds, and its Hunt, all of it together [823]."""
    count(s, event, event.subject, -1)
    happen(s, event)
    me: i64 = event.subject
    if s.auras and mixes(s, me):
        happen(s, event.as_another(I_HOLD if event.what == I_CONQUER else I_CONQUER))
    n: i64 = s.keyword(me, HUNT)
    if n:
        item = Item(TRIGGERED, s.kind[me], s.config.hunt_abilities[n], me, s.seat[me])
        item.event = event
        make_pending(s, item, event.place)


def mixes(s: Realm, u: i64) -> bool:
    """Whether a unit conquers by holding, and holds by conquering, as far as its abilities go."""
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            if static.mixes(s, me, u):
                return True
    return False


def conquer_effects(s: Realm, u: i64) -> None:
    """Trigger the conquer effects of a unit as if its controller had conquered where it is [383.4.g]."""
    seat: i64 = s.seat[u]
    event = about(s, I_CONQUER, u, seat)
    event.origin = s.seat[s.at[u]]
    score_with(s, event)
    card = s.card(u)
    if card.hears[CONQUERED]:
        event = about(s, CONQUERED, s.at[u], seat)
        for lender in [-1, *copiers(s, u)]:
            for trigger in card.triggers:
                if trigger.event == CONQUERED and trigger.hears(s, u, event):
                    item = Item(TRIGGERED, s.kind[u], trigger.ability, u, seat)
                    item.event = event
                    item.lender = lender
                    make_pending(s, item, event.place)


def has_triggered(s: Realm, me: i64, ability: Ability, lender: i64) -> bool:
    """Whether an ability that triggers once for "one or more" has triggered at this moment."""
    for item in s.fresh:
        if item.me == me and item.ability is ability and item.lender == lender and item.moment == s.moment:
            return True
    return False


def count(s: Realm, event: Happening, unit: i64, seat: i64) -> None:
    """Say in an event which time it is this turn for an object or place, a seat, or both; -1 for neither.

    Only what a card of the game asks for is counted.
    """
    if not s.config.counted[event.what]:
        return
    n: i64 = 0
    others: list[Effect] = []
    for effect in s.effects:
        same = effect.what == TIMES and effect.n // TALLY == event.what
        if same and effect.unit == unit and effect.seat == seat:
            n = effect.n % TALLY
        else:
            others.append(effect)
    event.n = min(n + 1, TALLY - 1)
    s.effects = [*others, Effect(TIMES, unit, seat, TALLY * event.what + event.n)]


def make_pending(s: Realm, item: Item, place: i64) -> None:
    """Add an ability to those that triggered at the same moment and wait to be put in order."""
    if s.gone and s.is_gone(item.seat):
        return
    item.place = place
    item.moment = s.moment
    s.fresh.append(item)
    s.dirty = True
