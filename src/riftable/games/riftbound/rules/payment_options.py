"""What can pay the next part of a bill, and leaves the rest payable [357.3]."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.games.riftbound.rules.adds import ENERGY_INTO_POWER, POWER_INTO_ENERGY, Adds
from riftable.games.riftbound.rules.ids import ALL_DOMAINS, NUM_DOMAINS, UNIVERSAL
from riftable.games.riftbound.rules.resources import NO_WAYS, Adder, Price, adders, can_pay, turners
from riftable.games.riftbound.rules.state import Realm

NO_ONE: Final = -1
ONE_ENERGY: Final = Adds(energy=1)


def useful(s: Realm, seat: i64, price: Price) -> list[Adder]:
    """The abilities that add something of what is due next, and leave the rest payable [357.3]."""
    turning = turners(s, seat, price)
    turns = len(turning) > 0
    adding = adders(s, seat, price)
    if not turns and not adding:
        return NO_WAYS
    found: list[Adder] = []
    for ways in adding:
        for way in ways:
            alone = len(ways) == 1 and not turns and not way.cost.kill  # others may borrow from what it kills
            if pays_next(way.adds, price) and (alone or can_pay(s, seat, price.after(way, turns))):
                found.append(way)
    for way in turning:
        way.turned = due_next(way.adds, price)
        if way.turned and can_pay(s, seat, price.turned(way, way.turned)):
            found.append(way)
    if not found and turns and not runes_pay_next(s, seat, price):
        for way in turning:
            way.turned = most_turned(s, seat, way, price)
            if way.turned:
                found.append(way)
    return found


def due_next(adds: Adds, price: Price) -> i64:
    """How much an object could turn of what is due next: all, for a player may pay some of it before."""
    if adds.turns == POWER_INTO_ENERGY:
        return price.energy
    return 0 if price.energy else price.power + price.any


def most_turned(s: Realm, seat: i64, way: Adder, price: Price) -> i64:
    """How much of what is due an object can turn at most, so that the rest can be paid.

    Power may be turned before Energy is paid: then another object turns the Energy for it, too.
    """
    n: i64 = price.energy if way.adds.turns == POWER_INTO_ENERGY else price.power + price.any
    while n and not can_pay(s, seat, price.turned(way, n)):
        n -= 1
    return n


def runes_pay_next(s: Realm, seat: i64, price: Price) -> bool:
    """Whether a rune can pay a part of what is due next, and leaves the rest payable."""
    if price.energy:
        return most_ready(s, seat, 0) >= 0 and is_tappable(s, seat, price)
    return most_spent(s, seat, recyclable(s, seat, price)) >= 0


def pays_next(adds: Adds, price: Price) -> bool:
    """Whether something added pays a part of what is due next: Energy, then the card's Power, then any."""
    if is_limited(adds) and price.energy + price.power + price.any <= price.turned_energy + price.turned_any:
        return False  # what is turned into something else is neither for a spell nor for gear
    if price.energy:
        return adds.energy > 0
    if price.power:
        return adds.power > 0 and (adds.domain == UNIVERSAL or price.mask >> adds.domain & 1 != 0)
    return adds.power > 0 and price.any > 0


def cheapest(ways: list[Adder]) -> Adder:
    """The ability to use without asking: one that kills nothing, and is of use only now, before others."""
    best = ways[0]
    for way in ways:
        if (way.adds.turns > 0, way.cost.kill, not is_limited(way.adds), way.adds.domain) < (
            best.adds.turns > 0,
            best.cost.kill,
            not is_limited(best.adds),
            best.adds.domain,
        ):
            best = way
    return best


def is_limited(adds: Adds) -> bool:
    """Whether something added is only for some costs."""
    return adds.spells or adds.gear


def turns_energy(s: Realm, seat: i64, price: Price) -> bool:
    """Whether an object of a seat could turn Energy into Power for a price."""
    return s.config.turns and any([way.adds.turns == ENERGY_INTO_POWER for way in turners(s, seat, price)])


def is_tappable(s: Realm, seat: i64, price: Price) -> bool:
    """Whether a rune can pay one Energy that is due, and leaves the rest payable.

    Runes are better kept only where their Energy must be turned into Power: some Energy is not for that.
    """
    if not turns_energy(s, seat, price):
        return True
    domain: i64 = most_ready(s, seat, 0)
    if domain < 0:
        return False
    i: i64 = seat * NUM_DOMAINS + domain
    s.ready[i] -= 1  # of whichever domain: the Energy of all is alike
    pays = can_pay(s, seat, price.less(ONE_ENERGY, NO_ONE, False))
    s.ready[i] += 1
    return pays


def recyclable(s: Realm, seat: i64, price: Price) -> i64:
    """The domains whose runes pay the Power that is due next and leave the rest payable.

    Runes are better kept only where Power is due that is turned into Energy: some of it is not for that.
    """
    mask: i64 = price.mask if price.power else ALL_DOMAINS
    if not (price.power and price.turned_any):
        return mask
    found: i64 = 0
    for domain in range(NUM_DOMAINS):
        i: i64 = seat * NUM_DOMAINS + domain
        if mask >> domain & 1 and s.runes[i]:
            ready: i64 = s.ready[i]
            energy: i64 = s.energy[seat]
            s.energy[seat] += 1 if exhausts_first(s, seat, domain, price) else 0
            s.runes[i] -= 1
            s.ready[i] = min(ready, s.runes[i])
            if can_pay(s, seat, price.less(Adds(power=1, domain=domain), -1, False)):
                found |= 1 << domain
            s.runes[i] += 1
            s.ready[i] = ready
            s.energy[seat] = energy
    return found


def exhausts_first(s: Realm, seat: i64, domain: i64, price: Price) -> bool:
    """Whether a rune that is recycled is ready, and its Energy could be turned into Power for the price."""
    i: i64 = seat * NUM_DOMAINS + domain
    return s.ready[i] == s.runes[i] and turns_energy(s, seat, price)


def most_ready(s: Realm, seat: i64, mask: i64) -> i64:
    """The domain of which most runes are ready, those in `mask` first; -1: none is."""
    best: i64 = -1
    score: i64 = 0
    for domain in range(NUM_DOMAINS):
        n: i64 = s.ready[seat * NUM_DOMAINS + domain]
        if n and mask >> domain & 1:
            n += 1000
        if n > score:
            best, score = domain, n
    return best


def most_spent(s: Realm, seat: i64, mask: i64) -> i64:
    """The domain of which most runes are exhausted, or at least there; -1: none is."""
    best: i64 = -1
    score: i64 = 0
    for domain in range(NUM_DOMAINS):
        i: i64 = seat * NUM_DOMAINS + domain
        n: i64 = (s.runes[i] - s.ready[i]) * 1000 + s.runes[i]
        if mask >> domain & 1 and n > score:
            best, score = domain, n
    return best
