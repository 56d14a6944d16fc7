"""What a card or ability costs, whether a seat can pay it, and paying it [201-206, 356-357].

Energy comes from the pool, from runes that are exhausted, and for spells from abilities that add some. Power
comes from the pool and from runes that are recycled, exhausted ones first. A player is asked only where the
choice of runes can matter, and may always have it paid automatically.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import ALL_DOMAINS
from riftable.games.riftbound.rules.events import Added
from riftable.games.riftbound.rules.frames import Playing
from riftable.games.riftbound.rules.ids import (
    ASK_PAY,
    AUTO,
    DEFLECT,
    EXHAUSTED,
    NUM_DOMAINS,
    POOL,
    SPAN,
    SPELL,
    UNIVERSAL,
    USE,
    V_RECYCLE,
    V_TAP,
)
from riftable.games.riftbound.rules.items import CARD, Item
from riftable.games.riftbound.rules.mutations import exhaust, recycle_rune, tap
from riftable.games.riftbound.rules.state import GONE, Realm

TAP: Final = V_TAP * SPAN
RECYCLE: Final = V_RECYCLE * SPAN


@final
class Price:
    """Energy, Power of some domains, Power of any domain, and whether it is for a spell."""

    energy: i64
    power: i64
    mask: i64  # the domains that pay the Power
    any: i64
    spell: bool

    def __init__(self, energy: i64, power: i64, mask: i64, any_: i64, spell: bool) -> None:
        self.energy = energy
        self.power = power
        self.mask = mask or ALL_DOMAINS  # [135.2.e.6]: a card without domain takes any
        self.any = any_
        self.spell = spell


def price_of_card(
    s: Realm, seat: i64, kind: i64, free: bool = False, paid: bool = False, hurry: bool = False
) -> Price:
    """The cost of a card: the base cost unless it is ignored, additional ones, then what is taken off [356].

    A minimum binds only its own discount, so those that have one come first: no order is better.
    """
    card = s.cards[kind]
    energy: i64 = 0 if free else card.cost.energy
    power: i64 = 0 if free else card.cost.power
    if paid:
        energy += card.extra.energy
        power += card.extra.power
    if hurry:
        energy += 1
        power += 1
    for me in s.auras:
        for static in s.cards[s.kind[me]].passives:
            energy = static.energy(s, me, seat, card, energy)
    if paid:
        energy -= card.less
    if card.per_trash:
        energy -= card.per_trash * len(s.trash[seat])
    return Price(max(energy, 0), power, card.mask, 0, card.type == SPELL)


def price_of(s: Realm, item: Item) -> Price:
    """The total cost of an item as it was chosen to be played."""
    if item.what == CARD:
        price = price_of_card(s, item.seat, item.kind, item.free, item.paid, item.ready)
    elif item.ability is not None:
        cost = item.ability.cost
        price = Price(cost.energy, cost.power, s.cards[item.kind].mask, 0, False)
    else:
        price = Price(0, 0, 0, 0, False)
    for codes in item.chosen:
        for code in codes:
            price.any += deflect_of(s, item.seat, code)
    return price


def deflect_of(s: Realm, seat: i64, code: i64) -> i64:
    """The Power that choosing something costs [809]."""
    if code < 0 or code >= SPAN or s.kind[code] == GONE or s.friends(seat, s.seat[code]):
        return 0
    return s.keyword(code, DEFLECT)


# Whether it can be paid.


def energy_for(s: Realm, seat: i64, spell: bool) -> i64:
    """Return the most Energy that a seat can pay now."""
    first: i64 = seat * NUM_DOMAINS
    found: i64 = s.energy[seat]
    for ready in s.ready[first : first + NUM_DOMAINS]:
        found += ready
    if spell:
        found += s.spell_energy[seat]
        for u in adders(s, seat):
            found += adds(s, u)
    return found


def sources(s: Realm, u: i64) -> list[int]:
    """Return the objects whose activated abilities an object has: itself and those it borrows from."""
    card = s.cards[s.kind[u]]
    found = [u] if card.activated else []
    if card.borrows:
        for other in range(len(s.kind)):
            if other != u and s.kind[other] != GONE and s.friends(s.seat[u], s.seat[other]):
                activated = s.cards[s.kind[other]].activated
                if activated and activated[0].cost.exhaust:
                    found.append(other)
    return found


def adds(s: Realm, u: i64) -> i64:
    """The Energy for spells that an object can add; 0: it cannot."""
    best: i64 = 0
    for source in sources(s, u):
        n: i64 = s.card(source).activated[0].adds
        best = max(best, n)
    return best


def adders(s: Realm, seat: i64) -> list[int]:
    """The objects of a seat that can add Energy for spells now."""
    found: list[int] = []
    for u in range(s.config.players + s.config.fields, len(s.kind)):
        if s.kind[u] != GONE and s.seat[u] == seat and not s.flags[u] & EXHAUSTED:
            card = s.cards[s.kind[u]]
            if (card.activated or card.borrows) and adds(s, u):
                found.append(u)
    return found


def power_for(s: Realm, seat: i64, mask: i64) -> i64:
    """Return the most Power of some domains that a seat can pay now."""
    found: i64 = s.power[seat * POOL + UNIVERSAL]
    for domain in range(NUM_DOMAINS):
        if mask >> domain & 1:
            found += s.power[seat * POOL + domain] + s.runes[seat * NUM_DOMAINS + domain]
    return found


def can_pay(s: Realm, seat: i64, price: Price) -> bool:
    """Whether a seat can pay."""
    if price.energy > energy_for(s, seat, price.spell) or price.power > power_for(s, seat, price.mask):
        return False
    return not price.any or price.power + price.any <= power_for(s, seat, ALL_DOMAINS)


def spare_power(s: Realm, seat: i64, price: Price) -> i64:
    """How much Power of any domain a seat could pay beside a price."""
    return power_for(s, seat, ALL_DOMAINS) - price.power - price.any


# Paying.


def from_pool(s: Realm, seat: i64, f: Playing, price: Price) -> None:
    """Pay from the pool what it can pay, the least valuable first."""
    f.energy, f.power, f.any = price.energy, price.power, price.any
    if price.spell:
        n: i64 = min(f.energy, s.spell_energy[seat])
        s.spell_energy[seat] -= n
        f.energy -= n
    n = min(f.energy, s.energy[seat])
    s.energy[seat] -= n
    f.energy -= n
    first: i64 = seat * POOL
    for domain in range(POOL):
        if domain == UNIVERSAL or price.mask >> domain & 1:
            n = min(f.power, s.power[first + domain])
            s.power[first + domain] -= n
            f.power -= n
    for domain in range(POOL):
        n = min(f.any, s.power[first + domain])
        s.power[first + domain] -= n
        f.any -= n


@final
class Pay(Step):
    """The costs are paid; where runes differ the player may say which [357]."""

    def run(self, s: Realm, f: Playing) -> None:
        item = s.chain[f.index]
        price = price_of(s, item)
        if f.energy < 0:
            from_pool(s, item.seat, f, price)
        moves = self.ways(s, f, item.seat, price)
        if len(moves) > 1:
            s.ask = Ask(item.seat, ASK_PAY, item.kind, f.energy + f.power + f.any, moves)
        else:
            self.pay_all(s, f, item.seat, price)

    def ways(self, s: Realm, f: Playing, seat: i64, price: Price) -> list[int]:
        """Return the answers that pay a part of what is still due: Energy first, then Power."""
        first: i64 = seat * NUM_DOMAINS
        moves: list[int] = []
        if f.energy:
            supply: i64 = 0
            ways: i64 = 0
            if price.spell:
                for u in adders(s, seat):
                    supply += adds(s, u)
                    ways += 1
                    moves.append(USE + u)
            moves.append(AUTO)
            for domain in range(NUM_DOMAINS):
                if s.ready[first + domain]:
                    supply += s.ready[first + domain]
                    ways += 1
                    if domain >= f.last:
                        moves.append(TAP + domain)
            return moves if supply > f.energy and ways > 1 else []
        due: i64 = price.mask if f.power else ALL_DOMAINS
        if f.power or f.any:
            moves.append(AUTO)
            for domain in range(NUM_DOMAINS):
                if due >> domain & 1 and s.runes[first + domain]:
                    moves.append(RECYCLE + domain)
        return moves if len(moves) > 2 else []

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        price = price_of(s, item)
        if move == AUTO:
            self.pay_all(s, f, item.seat, price)
            return
        if move >= RECYCLE:
            recycle_rune(s, item.seat, move - RECYCLE)
        elif move >= TAP:
            f.last = move - TAP
            tap(s, item.seat, f.last)
        else:
            add_energy(s, move - USE)
        price.energy, price.power, price.any = f.energy, f.power, f.any
        from_pool(s, item.seat, f, price)
        f.again()

    def pay_all(self, s: Realm, f: Playing, seat: i64, price: Price) -> None:
        """Pay the rest without asking: runes of which most are left, spent ones first; added Energy last."""
        while f.energy:
            domain: i64 = most_ready(s, seat, price.mask if f.power else 0)
            if domain >= 0:
                tap(s, seat, domain)
            else:
                add_energy(s, adders(s, seat)[0])
            price.energy, price.power, price.any = f.energy, f.power, f.any
            from_pool(s, seat, f, price)
        while f.power or f.any:
            recycle_rune(s, seat, most_spent(s, seat, price.mask if f.power else ALL_DOMAINS))
            price.energy, price.power, price.any = f.energy, f.power, f.any
            from_pool(s, seat, f, price)


def add_energy(s: Realm, u: i64) -> None:
    """An object adds Energy for spells; no one can react to it [429]."""
    n = adds(s, u)
    exhaust(s, u)
    s.spell_energy[s.seat[u]] += n
    if s.log is not None:
        s.log.append(Added(u, n))


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
