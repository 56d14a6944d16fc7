"""What a seat could pay with: pool, runes, and abilities that add resources [163-168, 429]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64, mypyc_attr
from riftable.games.riftbound.rules.abilities import ALL_DOMAINS, Ability, Cost
from riftable.games.riftbound.rules.adds import Adds
from riftable.games.riftbound.rules.ids import (
    EXHAUSTED,
    FOR_SPELLS,
    NUM_DOMAINS,
    POOL,
    REACTION,
    UNIVERSAL,
)
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.state import GONE, Realm

NO_OBJECTS: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Price:
    """Energy, Power of some domains, Power of any domain, what it is for, and XP."""

    energy: i64
    power: i64
    mask: i64  # the domains that pay the Power
    any: i64
    spell: bool  # it is for a spell
    gear: bool  # it is for gear, or for an ability of gear
    xp: i64
    choices: i64  # discounts of [1] or [A] in it that could be taken either way
    busy: list[int]  # objects that cannot add, for the same cost exhausts or kills them

    def __init__(self, energy: i64, power: i64, mask: i64, any_: i64, spell: bool) -> None:
        self.energy = energy
        self.power = power
        self.mask = mask or ALL_DOMAINS  # [135.2.e.6]: a card without domain takes any
        self.any = any_
        self.spell = spell
        self.gear = False
        self.xp = 0
        self.choices = 0
        self.busy = NO_OBJECTS

    def allows(self, adds: Adds) -> bool:
        """Whether something added may be spent on it."""
        return (self.spell or not adds.spells) and (self.gear or not adds.gear)

    def less(self, adds: Adds, u: i64) -> Price:
        """What is left to pay after an object has added something."""
        rest = Price(max(self.energy - adds.energy, 0), self.power, self.mask, self.any, self.spell)
        n: i64 = adds.power
        if adds.domain == UNIVERSAL or self.mask >> adds.domain & 1:
            rest.power = max(self.power - n, 0)
            n -= self.power - rest.power
        rest.any = max(self.any - n, 0)
        rest.gear = self.gear
        rest.busy = [*self.busy, u]
        return rest


@final
class Adder:
    """A way to add resources: an ability that an object has, its own or a borrowed one."""

    u: i64
    source: i64  # the object that lends it
    index: i64  # among its abilities
    cost: Cost
    adds: Adds

    def __init__(self, u: i64, source: i64, index: i64, cost: Cost, adds: Adds) -> None:
        self.u = u
        self.source = source
        self.index = index
        self.cost = cost
        self.adds = adds


def sources(s: Realm, u: i64) -> list[int]:
    """Return the objects whose activated abilities an object has: itself and those it borrows from."""
    card = s.cards[s.kind[u]]
    found = [u] if card.activated and not host_of(s, u) else []  # its rules text is off while it is attached
    if card.borrows:
        for other in range(len(s.kind)):
            if other != u and s.kind[other] != GONE and s.friends(s.seat[u], s.seat[other]):
                for ability in s.cards[s.kind[other]].activated:
                    if ability.cost.exhaust:
                        found.append(other)
                        break
    return found


def has_ability(u: i64, source: i64, ability: Ability) -> bool:
    """Whether an object has an ability of a source: its own, or one for which the other exhausts."""
    return source == u or ability.cost.exhaust


def takes_time(cost: Cost) -> bool:
    """Whether more than exhausting or killing its source is to be paid for an ability that adds."""
    return cost.energy > 0 or cost.power > 0 or cost.spend > 0 or cost.xp > 0


def adders(s: Realm, seat: i64, price: Price) -> list[list[Adder]]:
    """By object of a seat, the ways in which it could add something for a price while that is paid."""
    found: list[list[Adder]] = []
    if not s.config.adds:
        return found
    for u in s.actors:
        if s.seat[u] == seat:
            card = s.cards[s.kind[u]]
            if (card.adds or card.borrows) and u not in price.busy:
                ways = ways_to_add(s, u, price)
                if ways:
                    found.append(ways)
    return found


def ways_to_add(s: Realm, u: i64, price: Price) -> list[Adder]:
    """The ways in which an object could add something of use: by exhausting or killing only itself."""
    found: list[Adder] = []
    for source in sources(s, u):
        for i, ability in enumerate(s.card(source).activated):
            adds = ability.adds
            cost = ability.cost
            if adds is None or ability.timing < REACTION or takes_time(cost):
                continue
            if (cost.exhaust and s.flags[u] & EXHAUSTED) or not price.allows(adds):
                continue
            if not has_ability(u, source, ability):
                continue
            if ability.only is None or ability.only.holds(s, u, s.seat[u], None):
                found.append(Adder(u, source, i, cost, adds_of(s, u, adds)))
    return found


def adds_of(s: Realm, u: i64, adds: Adds) -> Adds:
    """What an ability of an object adds, together with what passive abilities have it add."""
    if not s.cards[s.kind[u]].is_token:  # only what tokens add is changed
        return adds
    more: i64 = 0
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            more += static.adds_more(s, me, u)
    if not more:
        return adds
    return Adds(adds.energy + more, adds.power, adds.domain, adds.spells, adds.gear)


@final
class Purse:
    """All that a seat could pay with."""

    energy: i64
    power: list[int]  # by domain, then of any

    def __init__(self, s: Realm, seat: i64, price: Price) -> None:
        """What there is for a price: some of it is only for spells, or for gear."""
        spell = price.spell
        self.energy = s.energy[seat] + (s.spell_energy[seat] if spell else 0)
        first: i64 = seat * NUM_DOMAINS
        pool: i64 = seat * POOL
        power: list[int] = []
        for domain in range(NUM_DOMAINS):
            self.energy += s.ready[first + domain]
            power.append(s.power[pool + domain] + s.runes[first + domain])
        every: i64 = s.power[pool + UNIVERSAL] + (s.power[pool + FOR_SPELLS] if spell else 0)
        power.append(every + (s.gear_power[seat] if price.gear else 0))
        self.power = power

    def take(self, adds: Adds, sign: i64) -> None:
        """Add what an ability adds, or take it out again."""
        self.energy += sign * adds.energy
        if adds.power:
            self.power[adds.domain] += sign * adds.power

    def spare(self, price: Price) -> i64:
        """How much Power of any domain is left beside a price; negative, if it is not enough."""
        own: i64 = self.power[UNIVERSAL]
        every: i64 = own
        for domain in range(NUM_DOMAINS):
            every += self.power[domain]
            if price.mask >> domain & 1:
                own += self.power[domain]
        return min(own - price.power, 0) if own < price.power else every - price.power - price.any


def can_pay(s: Realm, seat: i64, price: Price) -> bool:
    """Whether a seat can pay."""
    if price.xp > s.xp[seat]:
        return False
    if covers(s, seat, price):
        return True
    ways = adders(s, seat, price)
    return len(ways) > 0 and most_spare(Purse(s, seat, price), ways, 0, price) >= 0


def covers(s: Realm, seat: i64, price: Price) -> bool:
    """Whether pool and runes of a seat are enough for a price: what a `Purse` says, without making one."""
    first: i64 = seat * NUM_DOMAINS
    energy: i64 = price.energy - s.energy[seat]
    if price.spell:
        energy -= s.spell_energy[seat]
    if energy > 0:
        for i in range(first, first + NUM_DOMAINS):
            energy -= s.ready[i]
        if energy > 0:
            return False
    if price.power <= 0 and price.any <= 0:
        return True
    pool: i64 = seat * POOL
    own: i64 = s.power[pool + UNIVERSAL]
    if price.spell:
        own += s.power[pool + FOR_SPELLS]
    if price.gear:
        own += s.gear_power[seat]
    every: i64 = own
    domain: i64 = 0
    while domain < NUM_DOMAINS:
        n: i64 = s.power[pool + domain] + s.runes[first + domain]
        every += n
        if price.mask >> domain & 1:
            own += n
        domain += 1
    return own >= price.power and every >= price.power + price.any


def can_afford(s: Realm, seat: i64, kind: i64, cost: Cost) -> bool:
    """Whether a seat can pay the runes and the XP that a cost of a card asks for."""
    price = Price(cost.energy, cost.power, s.cards[kind].mask, cost.any, False)
    price.xp = cost.xp
    return can_pay(s, seat, price)


def spare_power(s: Realm, seat: i64, price: Price) -> i64:
    """How much Power of any domain a seat could pay beside a price; negative, if it cannot pay that."""
    return most_spare(Purse(s, seat, price), adders(s, seat, price), 0, price)


def most_spare(purse: Purse, ways: list[list[Adder]], i: i64, price: Price) -> i64:
    """The most Power left, where objects from one on may each add something; negative: it is not enough."""
    if i == len(ways):
        spare: i64 = purse.spare(price)
        return spare if price.energy <= purse.energy else min(spare, -1)
    best: i64 = -1000
    for adder in ways[i]:
        purse.take(adder.adds, 1)
        best = max(best, most_spare(purse, ways, i + 1, price))
        purse.take(adder.adds, -1)
    return best
