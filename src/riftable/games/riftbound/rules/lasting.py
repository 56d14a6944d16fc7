"""Effects that last, and abilities that wait: how they begin and end [389-392]. `triggering` wakes them."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Trigger
from riftable.games.riftbound.rules.ids import (
    ATTACHED,
    CHEAPER_SPELL,
    FREES_GEAR,
    GEAR,
    LENDS,
    NEXT_DAMAGE,
    NEXT_READY,
    NEXT_REPEATS,
    POWER_SPENT,
    SPELL,
    TALLY,
    TIMES,
    UNIT,
    WAITS,
)
from riftable.games.riftbound.rules.items import WITH_THE_TURN, WITH_THE_UNIT, Effect, Item
from riftable.games.riftbound.rules.state import Realm

NEXT: Final[dict[int, int]] = {
    NEXT_READY: UNIT,
    NEXT_DAMAGE: SPELL,
    CHEAPER_SPELL: SPELL,
    NEXT_REPEATS: SPELL,
}


def add_effect(s: Realm, effect: Effect) -> None:
    """Let an effect begin."""
    s.effects = [*s.effects, effect]
    s.dirty = True


def drop_effect(s: Realm, effect: Effect) -> None:
    """Let an effect end that is used up."""
    s.effects = [other for other in s.effects if other is not effect]


def end_effects(s: Realm, until: i64) -> None:
    """Let all effects end that last until this."""
    for one in s.effects:
        if one.until == until:
            s.effects = [effect for effect in s.effects if effect.until != until]
            return


def end_turn_effects(s: Realm) -> None:
    """Let all effects end that last no longer than the turn."""
    if s.effects:
        s.effects = [effect for effect in s.effects if effect.until == WITH_THE_UNIT]


# Numbers that last.


def number_of(s: Realm, what: i64, unit: i64) -> i64:
    """The number that an effect remembers of a unit; 0: there is none."""
    for effect in s.effects:
        if effect.what == what and effect.unit == unit:
            return effect.n
    return 0


def remember(s: Realm, what: i64, unit: i64, n: i64, until: i64) -> None:
    """Remember a number of a unit in the place of the one before; 0 is forgotten."""
    kept = [effect for effect in s.effects if effect.what != what or effect.unit != unit]
    s.effects = [*kept, Effect(what, unit, -1, n, until)] if n else kept
    s.dirty = True


def power_spent(s: Realm, seat: i64) -> i64:
    """How much Power a seat has spent this turn, where a card asks for that."""
    for effect in s.effects:
        if effect.what == POWER_SPENT and effect.seat == seat:
            return effect.n
    return 0


def count_power(s: Realm, seat: i64, n: i64) -> None:
    """Count Power that a seat spends, if a card asks how much it has spent this turn."""
    if n and s.config.counts_power:
        spent: i64 = power_spent(s, seat) + n
        kept = [effect for effect in s.effects if effect.what != POWER_SPENT or effect.seat != seat]
        s.effects = [*kept, Effect(POWER_SPENT, -1, seat, spent)]
        s.dirty = True


# Attachment.


def host_of(s: Realm, u: i64) -> i64:
    """The unit that an object is attached to; 0, which is a legend, if there is none [434]."""
    return number_of(s, ATTACHED, u) if s.effects else 0


def attached_to(s: Realm, host: i64) -> list[int]:
    """What is attached to a unit."""
    return [effect.unit for effect in s.effects if effect.what == ATTACHED and effect.n == host]


# The next card of a type.


def use_up_next(s: Realm, item: Item) -> None:
    """Let what concerns the next unit or spell of a seat apply to the one that it has just made final."""
    card = s.cards[item.kind]
    if card.type == GEAR and item.paid >> len(card.extras) & 1:  # besides those that are printed on it
        for effect in s.effects:
            if effect.what == FREES_GEAR and effect.seat == item.seat and card.cost.energy <= effect.n:
                drop_effect(s, effect)
                break
    for effect in s.effects:
        if effect.seat == item.seat and effect.what in NEXT and s.cards[item.kind].type == NEXT[effect.what]:
            drop_effect(s, effect)
            if effect.what == NEXT_READY:
                item.ready = True
            elif effect.what == NEXT_DAMAGE:
                item.bonus += effect.n


# Delayed abilities.


def wait_for(s: Realm, event: i64, ability: Ability, unit: i64, until: i64, once: bool) -> None:
    """Let an ability of the item that resolves wait for an event: of a unit, or of anything if that is -1."""
    add_effect(s, effect_with(s, WAITS, unit, event, until, ability, once))


def effect_with(s: Realm, what: i64, unit: i64, n: i64, until: i64, ability: Ability, once: bool) -> Effect:
    """An effect of the item that resolves, with an ability that is printed on its card."""
    item = s.chain[-1]
    kind: i64 = item.kind if ability in s.cards[item.kind].later else printed_on(s, ability)
    return Effect(what, unit, item.seat, n, until, kind, s.cards[kind].later.index(ability), once)


def lent_effect(s: Realm, unit: i64, trigger: Trigger) -> Effect:
    """An effect by which a unit has a triggered ability this turn."""
    for kind, card in enumerate(s.cards):
        if trigger in card.lends:
            return Effect(LENDS, unit, -1, 0, WITH_THE_TURN, kind, card.lends.index(trigger))
    raise AssertionError("every ability that is lent is on a card")


def printed_on(s: Realm, ability: Ability) -> i64:
    """The card that an ability is printed on, which is another than its source's if that only uses it."""
    for kind, card in enumerate(s.cards):
        if ability in card.later:
            return kind
    raise AssertionError("every ability that waits is on a card")


def times(s: Realm, event: i64, unit: i64, seat: i64) -> i64:
    """How often an event has happened this turn, to an object or place and by a seat, where it is counted."""
    for effect in s.effects:
        if (
            effect.what == TIMES
            and effect.n // TALLY == event
            and effect.unit == unit
            and effect.seat == seat
        ):
            return effect.n % TALLY
    return 0
