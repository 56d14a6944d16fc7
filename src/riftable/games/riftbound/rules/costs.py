"""What a card or ability costs, as it was chosen to be played [201-206, 356]; `paying` pays it."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Cost, Pick
from riftable.games.riftbound.rules.additional_costs import extras_of
from riftable.games.riftbound.rules.ids import CHEAPER_SPELL, DEFLECT, GEAR, SPAN, SPELL
from riftable.games.riftbound.rules.items import ACTIVATED, CARD, Item
from riftable.games.riftbound.rules.printed_costs import (
    ANY_NUMBER,
    EXHAUST_FRIEND,
    EXHAUST_LEGEND,
    KILL_FRIEND,
    KILL_GEAR,
    KILL_PERMANENT,
    RETURN_GEAR,
    PriceChange,
)
from riftable.games.riftbound.rules.resources import Price
from riftable.games.riftbound.rules.state import GONE, Realm

# What a cost does to objects that could have added something to pay with.
BUSY: Final = (EXHAUST_FRIEND, EXHAUST_LEGEND, KILL_FRIEND, KILL_PERMANENT, KILL_GEAR, RETURN_GEAR)
NO_CHANGES: Final[list[PriceChange]] = []
NEVER: Final = 1 << 40  # more Power than anyone has


def price_of_card(s: Realm, item: Item, due: i64) -> Price:
    """The cost of a card: base cost, additional ones, increases, then what is taken off [356].

    `due` is what choices of targets cost. A minimum binds only its own discount, so those that have one come
    first, the highest minimum first: no order is better.
    """
    card = s.cards[item.kind]
    cost = card.cost if item.instead is None else item.instead
    free = False
    free_of_energy = item.ignores_energy
    energy: i64 = 0
    power: i64 = 0
    any_power: i64 = due
    less: i64 = item.discount
    less_power: i64 = 0
    xp: i64 = 0
    eases = is_eased(s)
    eased = eased_extras(s, item) if eases else NO_EASE
    for i, extra in enumerate(extras_of(s, item)):
        if item.paid >> i & 1:
            part = [extra.cost.energy, extra.cost.power, extra.cost.any]
            if extra.optional and eased.times:
                eased.take_off(part)
            energy += part[0]
            power += part[1]
            any_power += part[2]
            xp += extra.cost.xp
            n: i64 = len(item.spent[i]) if extra.cost.most == ANY_NUMBER else 1
            less += extra.less * n
            less_power += extra.less_power * n
            free = free or extra.ignores
            free_of_energy = free_of_energy or extra.ignores_energy
    if not free and not free_of_energy:
        energy += cost.energy
    if not free and not item.ignores_power:
        power += cost.power
        any_power += cost.any
    if item.ready:
        part = [1, 1, 0]
        if eased.times:
            eased.take_off(part)
        energy += part[0]
        power += part[1]
    changes = price_changes(s, item) if s.config.prices else NO_CHANGES
    for discount in card.discounts:
        if discount.least:
            changes = [*changes, PriceChange(discount.energy(s, item), 0, False, discount.least)]
        else:
            less += discount.energy(s, item)
        less_power += discount.power(s, item)
    if card.type == SPELL:
        for effect in s.effects:
            if effect.what == CHEAPER_SPELL and effect.seat == item.seat:
                less += effect.n
    for change in changes:
        if change.more:
            energy += change.energy
            any_power += change.power
    for change in highest_minimum_first(changes, False):
        energy = reduced(energy, change.energy, change.least)
    for change in highest_minimum_first(changes, True):
        off: i64 = power + any_power
        off -= reduced(off, change.power, change.least_power)
        own: i64 = min(off, max(power - less_power, 0))  # that no other discount will take off
        power -= own
        n = min(off - own, any_power)
        any_power -= n
        power -= off - own - n
    own_power: i64 = max(power - less_power, 0)
    price = Price(max(energy - less, 0), own_power, card.mask, any_power, card.type == SPELL)
    price.gear = card.type == GEAR
    price.xp = xp
    if eases:
        ease_total(s, item, price, eased)
    return price


@final
class Eased:
    """Discounts of [1] or [A]: how many there are for each cost, and which were taken as Power.

    Where a cost has no Energy left, or no Power, there is nothing to choose.
    """

    times: i64
    in_power: i64  # as bits
    choices: i64  # how many could be taken either way so far

    def __init__(self, times: i64, in_power: i64) -> None:
        self.times = times
        self.in_power = in_power
        self.choices = 0

    def take_off(self, part: list[int]) -> None:
        """Take the discounts off a cost: Energy, Power of the card's domains, Power of any domain."""
        for _ in range(self.times):
            in_power = part[0] <= 0
            if part[0] > 0 and part[1] + part[2] > 0:
                in_power = self.in_power >> self.choices & 1 != 0
                self.choices += 1
            if not in_power:
                part[0] -= 1
            elif part[1] > 0:
                part[1] -= 1
            elif part[2] > 0:
                part[2] -= 1


NO_EASE: Final = Eased(0, 0)


def is_eased(s: Realm) -> bool:
    """Whether anything on the board takes [1] or [A] off costs."""
    return s.config.eases and any([s.cards[s.kind[me]].eases for me in s.auras])


def eased_extras(s: Realm, item: Item) -> Eased:
    """The discounts of [1] or [A] that each optional additional cost of a card has."""
    n: i64 = 0
    for me in s.auras:
        source = s.cards[s.kind[me]]
        if source.eases:
            for static in source.passives:
                if static.eases_extras(s, me, item):
                    n += 1
    return Eased(n, item.in_power)


def easing(s: Realm, item: Item) -> list[int]:
    """The objects that make a card cost [1] or [A] less if it chooses them."""
    found: list[int] = []
    for me in s.auras:
        source = s.cards[s.kind[me]]
        if source.eases:
            for static in source.passives:
                if static.eases_total(s, me, item):
                    found.append(me)
    return found


def ease_total(s: Realm, item: Item, price: Price, eased: Eased) -> None:
    """Take off a price what the objects that a card has chosen take off, and note what may be chosen."""
    eased.times = 0
    for me in easing(s, item):
        if any([me in codes for codes in item.all_chosen()]):
            eased.times += 1
    if eased.times:
        part = [price.energy, price.power, price.any]
        eased.take_off(part)
        price.energy, price.power, price.any = part[0], part[1], part[2]
    price.choices = eased.choices


def price_changes(s: Realm, item: Item) -> list[PriceChange]:
    """What passive abilities make a card that is played cost more or less."""
    found = NO_CHANGES
    for me in s.auras:
        source = s.cards[s.kind[me]]
        if source.prices:
            for static in source.passives:
                change = static.price_change(s, me, item)
                if change is not None:
                    found = [*found, change]
    return found


def highest_minimum_first(changes: list[PriceChange], of_power: bool) -> list[PriceChange]:
    """The discounts among changes of a price, in the order in which they take off most."""
    if not changes:
        return changes
    found: list[PriceChange] = []
    for change in changes:
        if not change.more:
            at: i64 = 0
            for other in found:
                if (other.least_power - change.least_power if of_power else other.least - change.least) >= 0:
                    at += 1
            found.insert(at, change)
    return found


def reduced(n: i64, less: i64, minimum: i64) -> i64:
    """A number less another, not below a minimum unless it has been so before."""
    return max(n - less, min(n, minimum))


def price_of(s: Realm, item: Item) -> Price:
    """The total cost of an item as it was chosen to be played."""
    due = deflect_due(s, item)
    if item.what == CARD:
        price = price_of_card(s, item, due)
    elif item.ability is not None:
        cost = item.ability.cost
        price = Price(cost.energy, cost.power, s.cards[item.kind].mask, cost.any + due, False)
        price.gear = item.what == ACTIVATED and s.cards[item.kind].type == GEAR
        price.xp = cost.xp
    else:
        price = Price(0, 0, 0, due, False)
    if item.what != CARD and item.ability is not None:
        keep_busy(s, item, price, item.ability.cost, 0)
    elif item.paid:
        for i, extra in enumerate(extras_of(s, item)):
            if item.paid >> i & 1:
                keep_busy(s, item, price, extra.cost, i)
    return price


def keep_busy(s: Realm, item: Item, price: Price, cost: Cost, i: i64) -> None:
    """Note the objects that a cost exhausts, or kills where that is how they would add something."""
    if (cost.exhaust or cost.kill or cost.banish) and item.me >= 0:
        price.busy = [*price.busy, item.me]
    if cost.spend in BUSY and i < len(item.spent):
        for u in item.spent[i]:
            if s.kind[u] != GONE and (cost.spend in (EXHAUST_FRIEND, EXHAUST_LEGEND) or kills_itself(s, u)):
                price.busy = [*price.busy, u]


def kills_itself(s: Realm, u: i64) -> bool:
    """Whether an object adds resources by killing itself."""
    return any([ability.cost.kill for ability in s.card(u).activated])


def deflect_due(s: Realm, item: Item) -> i64:
    """The Power that the choices of an item cost [809]."""
    due: i64 = 0
    for codes in item.all_chosen():
        for code in codes:
            due += deflect_of(s, item.seat, code)
    return due


def cheapest_target(s: Realm, item: Item, pick: Pick) -> i64:
    """The least Power that choosing an object which fits costs; NEVER, if none does."""
    least: i64 = NEVER
    for u in range(s.config.players + s.config.fields, len(s.kind)):
        if pick.fits(s, item, u):
            least = min(least, deflect_of(s, item.seat, u))
            if not least:
                return least
    return least


def deflect_of(s: Realm, seat: i64, code: i64) -> i64:
    """The Power that choosing something costs [809]."""
    if code < 0 or code >= SPAN or s.kind[code] == GONE or s.friends(seat, s.seat[code]):
        return 0
    return s.keyword(code, DEFLECT)
