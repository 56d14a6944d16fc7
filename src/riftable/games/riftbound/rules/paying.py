"""Paying what an item costs [357].

Energy comes from the pool and from runes that are exhausted, Power from the pool and from runes that are
recycled, exhausted ones first; both also from abilities that add some. A player is asked only where the
choice can matter, and may always have it paid automatically: no object is killed for it unless it must be.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.adds import ENERGY_INTO_POWER, POWER_INTO_ENERGY, Adds
from riftable.games.riftbound.rules.costs import price_of
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.event_hooks import was_used
from riftable.games.riftbound.rules.events import Added, CardAdded
from riftable.games.riftbound.rules.frames import Bill, Playing
from riftable.games.riftbound.rules.ids import (
    ALL_DOMAINS,
    ASK_ABILITY,
    ASK_PAY,
    AUTO,
    FOR_SPELLS,
    NUM_DOMAINS,
    POOL,
    SPAN,
    TARGET,
    UNIVERSAL,
    USE,
    V_MODE,
    V_RECYCLE,
    V_TAP,
)
from riftable.games.riftbound.rules.lasting import count_power
from riftable.games.riftbound.rules.lists import add
from riftable.games.riftbound.rules.mutations import exhaust, recycle_rune, tap
from riftable.games.riftbound.rules.payment_options import (
    NO_ONE,
    ONE_ENERGY,
    cheapest,
    exhausts_first,
    is_tappable,
    most_ready,
    most_spent,
    recyclable,
    turns_energy,
    useful,
)
from riftable.games.riftbound.rules.resources import Adder, Price, adders, can_pay, turners
from riftable.games.riftbound.rules.state import Realm

TAP: Final = V_TAP * SPAN
RECYCLE: Final = V_RECYCLE * SPAN
MODE: Final = V_MODE * SPAN


def from_pool(s: Realm, seat: i64, f: Bill, price: Price) -> None:
    """Fix what is due, and pay from the pool what it can pay, the least valuable first."""
    f.energy, f.power, f.any = price.energy, price.power, price.any
    if price.spell:
        n: i64 = min(f.energy - f.turned_energy, s.spell_energy[seat])
        s.spell_energy[seat] -= n
        f.energy -= n
    n = min(f.energy, s.energy[seat])
    if n and turns_energy(s, seat, price):
        n = min(n, spendable_energy(s, seat, f, price))
    if n:
        add(s.energy, seat, -n)
        f.energy -= n
    f.turned_energy = max(f.turned_energy - n, 0)
    first: i64 = seat * POOL
    if price.spell and s.power[first + FOR_SPELLS]:
        n = min(f.power, s.power[first + FOR_SPELLS])
        s.power[first + FOR_SPELLS] -= n
        f.power -= n
        n = min(f.any - f.turned_any, s.power[first + FOR_SPELLS])
        s.power[first + FOR_SPELLS] -= n
        f.any -= n
    if price.gear and s.gear_power[seat]:
        n = min(f.power, s.gear_power[seat])
        s.gear_power[seat] -= n
        f.power -= n
        n = min(f.any - f.turned_any, s.gear_power[seat])
        s.gear_power[seat] -= n
        f.any -= n
    turns = s.config.turns and (f.turned_any > 0 or (f.energy > 0 and len(turners(s, seat, price)) > 0))
    if f.power:
        for domain in range(UNIVERSAL + 1):
            if domain == UNIVERSAL or price.mask >> domain & 1:
                n = min(f.power, s.power[first + domain])
                if turns:
                    n = min(n, spendable_power(s, seat, f, price, domain))
                if n:
                    s.power[first + domain] -= n
                    f.power -= n
    if f.any:
        for domain in range(UNIVERSAL + 1):
            n = min(f.any, s.power[first + domain])
            if turns:
                n = min(n, spendable_power(s, seat, f, price, domain))
            if n:
                s.power[first + domain] -= n
                f.any -= n
                f.turned_any = max(f.turned_any - n, 0)
    if s.config.counts_power:
        count_power(s, seat, price.power + price.any - f.power - f.any)


def spendable_energy(s: Realm, seat: i64, f: Bill, price: Price) -> i64:
    """How much Energy in the pool can pay for Energy, and leaves enough to turn into Power."""
    have: i64 = s.energy[seat]
    rest = price.more(0)
    left_of(f, rest)
    n: i64 = 0
    while s.energy[seat] and rest.energy > 0:
        s.energy[seat] -= 1
        rest = rest.less(ONE_ENERGY, NO_ONE, False)
        if not can_pay(s, seat, rest):
            break
        n += 1
    s.energy[seat] = have
    return n


def spendable_power(s: Realm, seat: i64, f: Bill, price: Price, domain: i64) -> i64:
    """How much Power of a domain in the pool can pay for Power, and leaves enough to turn into Energy."""
    at: i64 = seat * POOL + domain
    have: i64 = s.power[at]
    rest = price.more(0)
    left_of(f, rest)
    n: i64 = 0
    while s.power[at] and rest.power + rest.any > 0:
        s.power[at] -= 1
        rest = rest.less(Adds(power=1, domain=domain), NO_ONE, False)
        if not can_pay(s, seat, rest):
            break
        n += 1
    s.power[at] = have
    return n


@final
class Cashier:
    """Asks how a bill is paid where runes or abilities differ, and pays what leaves no choice [357]."""

    def settle(self, s: Realm, f: Bill, seat: i64, kind: i64, price: Price) -> None:
        """Pay what is due, or ask for the next part of it; `price` is what is left of it."""
        if not (f.energy or f.power or f.any):
            return
        ways = useful(s, seat, price)
        if f.adder >= 0:
            self.ask_which(s, f, seat, ways)
            return
        moves = self.moves(s, f, seat, price, ways)
        if len(moves) > 1:
            s.ask = Ask(seat, ASK_PAY, kind, f.energy + f.power + f.any, moves)
        elif f.energy and (f.power or f.any):
            self.pay_all(s, f, seat, price, only_energy=True)  # there may be a choice of Power
            f.again()
        else:
            self.pay_all(s, f, seat, price)

    def ask_which(self, s: Realm, f: Bill, seat: i64, ways: list[Adder]) -> None:
        """Ask which of its abilities an object uses: whose, or which of those of one object."""
        mine = [way for way in ways if way.u == f.adder and (f.lender < 0 or way.source == f.lender)]
        lenders = sorted({int(way.source) for way in mine})
        moves = [TARGET + source for source in lenders]
        if len(lenders) == 1:
            moves = sorted([MODE + way.index for way in mine])
        s.ask = Ask(seat, ASK_ABILITY, f.adder, lenders[0], moves)

    def moves(self, s: Realm, f: Bill, seat: i64, price: Price, ways: list[Adder]) -> list[int]:
        """Return the answers that pay a part of what is still due: Energy first, then Power."""
        first: i64 = seat * NUM_DOMAINS
        moves: list[int] = []
        supply: i64 = 0
        kinds: i64 = 0
        for way in ways:
            if USE + way.u not in moves:
                moves.append(USE + way.u)
                kinds += 1
            supply += way.adds.energy + (f.energy if way.adds.turns else 0)
        moves.sort()
        moves.append(AUTO)
        if f.energy:
            can_tap = is_tappable(s, seat, price)
            for domain in range(NUM_DOMAINS):
                if can_tap and s.ready[first + domain]:
                    supply += s.ready[first + domain]
                    kinds += 1
                    if domain >= f.last:
                        moves.append(TAP + domain)
            return moves if supply > f.energy and kinds > 1 else []
        mask: i64 = recyclable(s, seat, price)
        for domain in range(NUM_DOMAINS):
            if mask >> domain & 1 and s.runes[first + domain]:
                moves.append(RECYCLE + domain)
        return moves if len(moves) > 2 else []

    def answer(self, s: Realm, f: Bill, seat: i64, price: Price, move: i64) -> None:
        """Pay as an answer says."""
        if move == AUTO:
            self.pay_all(s, f, seat, price)
            return
        f.again()
        if move >= RECYCLE and move < RECYCLE + SPAN:
            recycle_for(s, seat, move - RECYCLE, price)
        elif move >= TAP and move < TAP + SPAN:
            f.last = move - TAP
            tap(s, seat, f.last)
        elif not self.use(s, f, useful(s, seat, price), move):
            return
        from_pool(s, seat, f, left_of(f, price))

    def use(self, s: Realm, f: Bill, ways: list[Adder], move: i64) -> bool:
        """Let an object add something; False if the player must first say by which ability."""
        if f.adder < 0:
            f.adder = move - USE
        elif move >= MODE and move < MODE + SPAN:
            ways = [way for way in ways if way.index == move - MODE]
        else:
            f.lender = move - TARGET
        mine = [way for way in ways if way.u == f.adder and (f.lender < 0 or way.source == f.lender)]
        if len(mine) > 1:
            return False
        f.adder = f.lender = NO_ONE
        add_for(s, f, mine[0])
        return True

    def pay_all(self, s: Realm, f: Bill, seat: i64, price: Price, only_energy: bool = False) -> None:
        """Pay the rest, or the Energy of it, without asking.

        Energy: by runes of which most are ready, then by abilities. Power: by abilities that cost nothing but
        exhausting, then by runes, spent ones first. Last come abilities that kill their source, and those
        that turn Energy and Power into each other.
        """
        while f.energy or (not only_energy and (f.power or f.any)):
            ways = useful(s, seat, price)
            domain: i64 = -1
            if f.energy:
                domain = most_ready(s, seat, price.mask if f.power else 0)
                if domain >= 0 and is_tappable(s, seat, price):
                    tap(s, seat, domain)
                else:
                    add_for(s, f, cheapest(ways))
            elif ways and not cheapest(ways).cost.kill and not cheapest(ways).adds.turns:
                add_by(s, cheapest(ways))
            else:
                domain = most_spent(s, seat, recyclable(s, seat, price))
                if domain >= 0:
                    recycle_for(s, seat, domain, price)
                else:
                    add_for(s, f, cheapest(ways))
            from_pool(s, seat, f, left_of(f, price))
            left_of(f, price)


CASHIER: Final = Cashier()


@final
class Pay(Step):
    """The runes for an item are paid."""

    def run(self, s: Realm, f: Playing) -> None:
        if not (f.energy or f.power or f.any):
            return
        item = s.chain[f.index]
        CASHIER.settle(s, f, item.seat, item.kind, left_of(f, price_of(s, item)))

    def answer(self, s: Realm, f: Playing, move: i64) -> None:
        item = s.chain[f.index]
        CASHIER.answer(s, f, item.seat, left_of(f, price_of(s, item)), move)


def left_of(f: Bill, price: Price) -> Price:
    """What is left to pay of a price."""
    price.energy, price.power, price.any = f.energy, f.power, f.any
    price.turned_energy, price.turned_any = f.turned_energy, f.turned_any
    return price


def add_for(s: Realm, f: Bill, way: Adder) -> None:
    """An object adds something for a bill, or turns what is due next on it.

    What is turned is due in the place of what is made of it. Who wants to make more uses the ability before.
    """
    if not way.adds.turns:
        add_by(s, way)
        return
    seat: i64 = s.seat[way.u]
    n: i64 = way.turned
    exhaust(s, way.u)
    rest = left_of(f, Price(0, 0, 0, 0, False)).turned(way, n)
    f.energy, f.power, f.any = rest.energy, rest.power, rest.any
    f.turned_energy, f.turned_any = rest.turned_energy, rest.turned_any
    if way.adds.turns == ENERGY_INTO_POWER:
        f.last = 0
        count_power(s, seat, n)
    log_turned(s, way.u, way.adds.turns, n)
    was_used(s, s.kind[way.u], seat)


def log_turned(s: Realm, u: i64, turns: i64, n: i64) -> None:
    """Tell how much Energy or Power an object has added by turning the other into it."""
    if s.log is not None:
        energy: i64 = n if turns == POWER_INTO_ENERGY else 0
        s.log.append(Added(u, energy, n - energy, UNIVERSAL, False, False))


def recycle_for(s: Realm, seat: i64, domain: i64, price: Price) -> None:
    """Recycle a rune; a ready one is exhausted before, if Energy could be turned into Power for the price."""
    if exhausts_first(s, seat, domain, price):
        tap(s, seat, domain)
    recycle_rune(s, seat, domain)


def add_by(s: Realm, way: Adder) -> None:
    """An object pays the cost of an ability and adds; no one can react to it [429]."""
    seat: i64 = s.seat[way.u]
    kind: i64 = s.kind[way.u]
    if way.cost.exhaust:
        exhaust(s, way.u)
    add_resources(s, seat, way.u, way.adds)
    if way.cost.kill:
        kill(s, [way.u])
    was_used(s, kind, seat)


def add_resources(s: Realm, seat: i64, u: i64, adds: Adds) -> None:
    """Put what an ability of an object adds into a pool."""
    put_into_pool(s, seat, adds)
    if s.log is not None:
        s.log.append(Added(u, adds.energy, adds.power, adds.domain, adds.spells, adds.gear))


def put_into_pool(s: Realm, seat: i64, adds: Adds) -> None:
    """Put resources into a pool."""
    if adds.energy:
        pool = s.spell_energy if adds.spells else s.energy
        pool[seat] += adds.energy
    if adds.power and adds.gear:
        s.gear_power[seat] += adds.power
    elif adds.power:
        domain: i64 = FOR_SPELLS if adds.spells else adds.domain
        s.power[seat * POOL + domain] += adds.power


def add_as_revealed(s: Realm, seat: i64, kind: i64) -> None:
    """Put what a card adds as it is revealed from the deck of a seat into the pool of that seat [367]."""
    adds = s.cards[kind].revealed_adds
    if adds is not None:
        put_into_pool(s, seat, adds)
        if s.log is not None:
            s.log.append(CardAdded(seat, kind))


# One Power of any domain, for what is no item.

ONE_POWER: Final = Price(0, 0, 0, 1, False)
ONE_POWER.turnable = False  # who wants to turn Energy into it does so before


def ways_to_pay_one(s: Realm, seat: i64) -> list[int]:
    """The answers that pay one Power of any domain: automatically, with a rune, or by an ability."""
    moves: list[int] = []
    for ways in adders(s, seat, ONE_POWER):
        if any([way.adds.power > 0 for way in ways]):
            moves.append(USE + ways[0].u)
    runes: list[int] = []
    for domain in range(NUM_DOMAINS):
        if s.runes[seat * NUM_DOMAINS + domain]:
            runes.append(RECYCLE + domain)
    if moves or runes or pooled(s, seat) >= 0:
        moves.append(AUTO)
    return moves + runes


def pay_one(s: Realm, seat: i64, move: i64) -> None:
    """Pay one Power of any domain as an answer says."""
    count_power(s, seat, 1)
    first: i64 = seat * POOL
    if move >= RECYCLE:
        recycle_rune(s, seat, move - RECYCLE)
        s.power[first + move - RECYCLE] -= 1
        return
    if move == AUTO:
        if pooled(s, seat) < 0:
            ways = useful(s, seat, ONE_POWER)
            domain = most_spent(s, seat, ALL_DOMAINS)
            if domain >= 0 and (not ways or cheapest(ways).cost.kill):
                recycle_rune(s, seat, domain)
            else:
                add_by(s, cheapest(ways))
    else:
        add_by(s, cheapest([way for way in useful(s, seat, ONE_POWER) if way.u == move - USE]))
    s.power[first + pooled(s, seat)] -= 1


def pooled(s: Realm, seat: i64) -> i64:
    """Where in the pool of a seat there is Power for anything; -1: nowhere."""
    for domain in range(UNIVERSAL + 1):
        if s.power[seat * POOL + domain]:
            return domain
    return -1
