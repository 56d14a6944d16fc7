"""What a seat could pay with: pool, runes, and abilities that add resources [163-168, 429]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64, mypyc_attr
from riftable.games.riftbound.rules.abilities import Ability, Cost
from riftable.games.riftbound.rules.adds import POWER_INTO_ENERGY, Adds
from riftable.games.riftbound.rules.ids import (
    ALL_DOMAINS,
    EXHAUSTED,
    FOR_SPELLS,
    LEGEND,
    NUM_DOMAINS,
    POOL,
    REACTION,
    UNIVERSAL,
)
from riftable.games.riftbound.rules.lasting import host_of
from riftable.games.riftbound.rules.layers import copiers
from riftable.games.riftbound.rules.state import GONE, Realm

NO_OBJECTS: Final[list[int]] = []
UNKNOWN: Final = 1 << 40  # of an amount of Energy: more than anything costs


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Price:
    """Energy, Power of some domains, Power of any domain, what it is for, and XP."""

    energy: i64
    power: i64
    mask: i64  # the domains that pay the Power
    any: i64
    spell: bool  # it is for a spell
    gear: bool  # it is for gear, or for an ability of gear
    xp: i64
    turned_energy: i64  # of the Energy: due because it is turned into Power, so for no spell or gear itself
    turned_any: i64  # of the Power of any domain: due because it is turned into Energy
    turnable: bool  # Energy and Power may be turned into each other for it
    choices: i64  # discounts of [1] or [A] in it that could be taken either way
    busy: list[int]  # objects that cannot add, for the same cost exhausts or kills them
    killed: list[int]  # of these, objects that are gone before the rest is paid: none borrows from them

    def __init__(self, energy: i64, power: i64, mask: i64, any_: i64, spell: bool) -> None:
        self.energy = energy
        self.power = power
        self.mask = mask
        if not mask:
            self.mask = ALL_DOMAINS  # [135.2.e.6]: a card without domain takes any
        self.any = any_
        self.spell = spell
        self.gear = False
        self.xp = 0
        self.turned_energy = 0
        self.turned_any = 0
        self.turnable = True
        self.choices = 0
        self.busy = self.killed = NO_OBJECTS

    def allows(self, adds: Adds) -> bool:
        """Whether something added may be spent on it."""
        return (self.spell or not adds.spells) and (self.gear or not adds.gear)

    def turned(self, way: Adder, n: i64) -> Price:
        """What is left to pay if an object turns so much Power into Energy, or Energy into Power.

        The Power that is made pays for Power of the card's domains first.
        """
        rest = Price(self.energy, self.power, self.mask, self.any, self.spell)
        rest.turned_energy, rest.turned_any = self.turned_energy, self.turned_any
        if way.adds.turns == POWER_INTO_ENERGY:
            rest.energy -= n
            rest.turned_energy = min(rest.turned_energy, max(rest.energy, 0))
            rest.any += n
            rest.turned_any += n
        else:
            own: i64 = min(n, max(self.power, 0))
            rest.power -= own
            rest.any -= n - own
            rest.turned_any = min(rest.turned_any, max(rest.any, 0))
            rest.energy += n
            rest.turned_energy += n
        rest.gear = self.gear
        rest.xp = self.xp
        rest.busy = [*self.busy, way.u]
        rest.killed = self.killed
        return rest

    def more(self, n: i64) -> Price:
        """The same, and so much more Power of any domain."""
        rest = Price(self.energy, self.power, self.mask, self.any + n, self.spell)
        rest.turned_energy, rest.turned_any = self.turned_energy, self.turned_any
        rest.gear = self.gear
        rest.xp = self.xp
        rest.busy = self.busy
        rest.killed = self.killed
        return rest

    def less(self, adds: Adds, u: i64, turns: bool) -> Price:
        """What is left to pay after an object has added something; too much counts if it can be turned."""
        least: i64 = -1000 if turns and not adds.spells and not adds.gear else 0
        rest = Price(max(self.energy - adds.energy, least), self.power, self.mask, self.any, self.spell)
        n: i64 = adds.power
        if adds.spells or adds.gear:  # not for what is turned into something else
            rest.energy = max(rest.energy, min(self.energy, self.turned_energy))
            n = min(n, max(self.power + self.any - self.turned_any, 0))
        rest.turned_energy = min(self.turned_energy, max(rest.energy, 0))
        if adds.domain == UNIVERSAL or self.mask >> adds.domain & 1:
            rest.power = max(self.power - n, 0)
            n -= self.power - rest.power
        rest.any = max(self.any - n, least)
        rest.turned_any = min(self.turned_any, max(rest.any, 0))
        rest.gear = self.gear
        rest.busy = [*self.busy, u]
        rest.killed = self.killed
        return rest

    def after(self, way: Adder, turns: bool) -> Price:
        """What is left to pay after an ability has been used, which may kill its source."""
        rest = self.less(way.adds, way.u, turns)
        if way.cost.kill:
            rest.killed = [*self.killed, way.u]
        return rest


@final
class Adder:
    """A way to add resources: an ability that an object has, its own or a borrowed one."""

    u: i64
    source: i64  # the object that lends it
    index: i64  # among its abilities
    cost: Cost
    adds: Adds
    turned: i64  # if it turns Energy and Power into each other: how much of what is due next

    def __init__(self, u: i64, source: i64, index: i64, cost: Cost, adds: Adds) -> None:
        self.u = u
        self.source = source
        self.index = index
        self.cost = cost
        self.adds = adds
        self.turned = 0


# What most calls find. Shared, so it must not be changed.
NO_WAYS: Final[list[Adder]] = []
NO_ADDERS: Final[list[list[Adder]]] = []


def sources(s: Realm, u: i64) -> list[int]:
    """Return the objects whose activated abilities an object has: itself and those it borrows from."""
    card = s.cards[s.kind[u]]
    found = (
        [u] if card.activated and not host_of(s, u) and not card.lends_to_legends else []
    )  # its rules text is off while it is attached
    if card.borrows:
        for other in range(len(s.kind)):
            if other != u and s.kind[other] != GONE and s.friends(s.seat[u], s.seat[other]):
                for ability in s.cards[s.kind[other]].activated:
                    if ability.cost.exhaust:
                        found.append(other)
                        break
    elif s.config.lends and card.type == LEGEND:
        for field in range(s.config.players, s.config.players + s.config.fields):
            if (
                s.kind[field] != GONE
                and s.card(field).lends_to_legends
                and s.friends(s.seat[u], s.seat[field])
            ):
                found.append(field)
    if s.config.copies_text and any([ability.each_once for ability in card.activated]):
        found += copiers(s, u)
    return found


def copier(s: Realm, u: i64, source: i64) -> i64:
    """The source, if it is gear by which the object has its own text once more; else -1."""
    return source if source != u and s.card(source).copies_text and host_of(s, source) == u else -1


def abilities_of(s: Realm, u: i64, source: i64) -> list[Ability]:
    """The activated abilities that an object may have of a source."""
    return s.card(u if copier(s, u, source) >= 0 else source).activated


def has_ability(s: Realm, u: i64, source: i64, ability: Ability) -> bool:
    """Whether an object has an ability of a source: its own, a lent one, or one that exhausts."""
    if copier(s, u, source) >= 0:
        return ability.each_once  # the others are as good as once
    return source == u or ability.lent or ability.cost.exhaust


def takes_time(cost: Cost) -> bool:
    """Whether more than exhausting or killing its source is to be paid for an ability that adds."""
    return cost.energy > 0 or cost.power > 0 or cost.spend > 0 or cost.xp > 0


def adders(s: Realm, seat: i64, price: Price) -> list[list[Adder]]:
    """By object of a seat, the ways in which it could add something for a price while that is paid."""
    if not s.config.adds:
        return NO_ADDERS
    found = NO_ADDERS
    for u in s.actors:
        if s.seat[u] == seat:
            card = s.cards[s.kind[u]]
            if (card.adds or card.borrows) and u not in price.busy:
                ways = ways_to_add(s, u, price)
                if ways:
                    found = [*found, ways]
    return found


def ways_to_add(s: Realm, u: i64, price: Price) -> list[Adder]:
    """The ways in which an object could add something of use."""
    return [way for way in all_ways_to_add(s, u, price) if not way.adds.turns]


def turners(s: Realm, seat: i64, price: Price) -> list[Adder]:
    """The ways in which objects of a seat could turn Energy and Power into each other for a price."""
    if not s.config.turns or not price.turnable:
        return NO_WAYS
    found: list[Adder] = []
    for u in s.actors:
        card = s.cards[s.kind[u]]
        if (card.turns or card.borrows) and s.seat[u] == seat and u not in price.busy:
            found += [way for way in all_ways_to_add(s, u, price) if way.adds.turns]
    return found


def all_ways_to_add(s: Realm, u: i64, price: Price) -> list[Adder]:
    """The ways in which an object could add or turn something of use: by exhausting or killing itself."""
    found: list[Adder] = []
    for source in sources(s, u):
        if source in price.killed:
            continue
        for i, ability in enumerate(abilities_of(s, u, source)):
            adds = ability.adds
            cost = ability.cost
            if adds is None or ability.timing < REACTION or takes_time(cost):
                continue
            if (cost.exhaust and s.flags[u] & EXHAUSTED) or not price.allows(adds):
                continue
            if not has_ability(s, u, source, ability):
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
    return Adds(adds.energy + more, adds.power, adds.domain, adds.spells, adds.gear, adds.turns)


@final
class Purse:
    """All that a seat could pay with."""

    energy: i64
    power: list[int]  # by domain, then of any
    limited_energy: i64  # only for the spell itself, not for what is turned into Power for it
    limited: i64  # Power of any domain that is only for the spell, or the gear, itself

    def __init__(self, s: Realm, seat: i64, price: Price) -> None:
        """What there is for a price: some of it is only for spells, or for gear."""
        self.energy = s.energy[seat]
        self.limited_energy = s.spell_energy[seat] if price.spell else 0
        self.limited = s.power[seat * POOL + FOR_SPELLS] if price.spell else 0
        self.limited += s.gear_power[seat] if price.gear else 0
        first: i64 = seat * NUM_DOMAINS
        pool: i64 = seat * POOL
        power: list[int] = []
        for domain in range(NUM_DOMAINS):
            self.energy += s.ready[first + domain]
            power.append(s.power[pool + domain] + s.runes[first + domain])
        power.append(s.power[pool + UNIVERSAL])
        self.power = power

    def take(self, adds: Adds, sign: i64) -> None:
        """Add what an ability adds, or take it out again."""
        if adds.spells:
            self.limited_energy += sign * adds.energy
            self.limited += sign * adds.power
            return
        self.energy += sign * adds.energy
        if adds.gear:
            self.limited += sign * adds.power
        elif adds.power:
            self.power[adds.domain] += sign * adds.power

    def has_energy(self, price: Price) -> bool:
        """Whether there is enough Energy for a price."""
        return price.energy <= self.energy + min(
            self.limited_energy, max(price.energy - price.turned_energy, 0)
        )

    def spare(self, price: Price) -> i64:
        """How much Power of any domain is left beside a price; negative, if it is not enough."""
        own: i64 = self.power[UNIVERSAL]
        if self.limited and price.turned_any:  # none of it is for what is turned into Energy
            own += min(self.limited, max(price.power + price.any - price.turned_any, 0))
        else:
            own += self.limited
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
    if ways and most_spare(Purse(s, seat, price), ways, 0, price) >= 0:
        return True
    return s.config.turns and can_pay_turned(s, seat, price)


def can_pay_turned(s: Realm, seat: i64, price: Price) -> bool:
    """Whether a seat can pay if objects turn a part of it, Energy into Power or the other way."""
    tried: list[int] = []  # what objects turn that differ in nothing else
    for way in turners(s, seat, price):
        alone = way.source == way.u and len(s.card(way.u).activated) == 1
        if way.adds.turns in tried and alone:
            continue
        if alone:
            tried.append(way.adds.turns)
        due: i64 = price.energy if way.adds.turns == POWER_INTO_ENERGY else price.power + price.any
        n: i64 = 1
        while n <= due:
            if can_pay(s, seat, price.turned(way, n)):
                return True
            n += 1
    return False


def covers(s: Realm, seat: i64, price: Price) -> bool:
    """Whether pool and runes of a seat are enough for a price: what a `Purse` says, without making one."""
    first: i64 = seat * NUM_DOMAINS
    energy: i64 = price.energy - s.energy[seat]
    if price.spell:
        energy -= min(s.spell_energy[seat], max(price.energy - price.turned_energy, 0))
    if energy > 0:
        i: i64 = first
        while i < first + NUM_DOMAINS:
            energy -= s.ready[i]
            i += 1
        if energy > 0:
            return False
    if price.power <= 0 and price.any <= 0:
        return True
    pool: i64 = seat * POOL
    own: i64 = 0
    if price.spell:
        own += s.power[pool + FOR_SPELLS]
    if price.gear:
        own += s.gear_power[seat]
    if own and price.turned_any:
        own = min(own, max(price.power + price.any - price.turned_any, 0))
    own += s.power[pool + UNIVERSAL]
    every: i64 = own
    domain: i64 = 0
    while domain < NUM_DOMAINS:
        n: i64 = s.power[pool + domain] + s.runes[first + domain]
        every += n
        if price.mask >> domain & 1:
            own += n
        domain += 1
    return own >= price.power and every >= price.power + price.any


def payable_energy(s: Realm, seat: i64) -> i64:
    """The most Energy that a seat can pay; UNKNOWN, if some is for spells only, or objects may add more."""
    if s.config.adds or s.config.turns or s.spell_energy[seat]:
        return UNKNOWN
    energy: i64 = s.energy[seat]
    i: i64 = seat * NUM_DOMAINS
    end: i64 = i + NUM_DOMAINS
    while i < end:
        energy += s.ready[i]
        i += 1
    return energy


def can_afford(s: Realm, seat: i64, kind: i64, cost: Cost) -> bool:
    """Whether a seat can pay the runes and the XP that a cost of a card asks for."""
    price = Price(cost.energy, cost.power, s.cards[kind].mask, cost.any, False)
    price.xp = cost.xp
    return can_pay(s, seat, price)


def spare_power(s: Realm, seat: i64, price: Price) -> i64:
    """How much Power of any domain a seat could pay beside a price; negative, if it cannot pay that."""
    spare: i64 = most_spare(Purse(s, seat, price), adders(s, seat, price), 0, price)
    if s.config.turns and turners(s, seat, price):
        n: i64 = max(spare, -1)
        while can_pay(s, seat, price.more(n + 1)):
            n += 1
        return n if n >= 0 else spare
    return spare


def most_spare(purse: Purse, ways: list[list[Adder]], i: i64, price: Price) -> i64:
    """The most Power left, where objects from one on may each add something; negative: it is not enough."""
    if i == len(ways):
        spare: i64 = purse.spare(price)
        return spare if purse.has_energy(price) else min(spare, -1)
    best: i64 = -1000
    for adder in ways[i]:
        purse.take(adder.adds, 1)
        best = max(best, most_spare(purse, ways, i + 1, price))
        purse.take(adder.adds, -1)
    return best
