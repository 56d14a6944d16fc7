"""Abilities that turn any amount of Energy into Power, or of Power into Energy, used on their own [429, 444].

While something is paid, `paying` lets them turn what is due.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.adds import ENERGY_INTO_POWER, POWER_INTO_ENERGY
from riftable.games.riftbound.rules.event_hooks import was_used
from riftable.games.riftbound.rules.frames import Turning
from riftable.games.riftbound.rules.ids import ASK_PAY, AUTO, NONE, NUM_DOMAINS, POOL, UNIVERSAL, USE
from riftable.games.riftbound.rules.mutations import exhaust, tap
from riftable.games.riftbound.rules.paying import TAP, add_by, log_turned, pay_one, ways_to_pay_one
from riftable.games.riftbound.rules.payment_options import cheapest, most_ready
from riftable.games.riftbound.rules.resources import Adder, Price, adders, turners
from riftable.games.riftbound.rules.state import Realm

ONE_ENERGY: Final = Price(1, 0, 0, 0, False)
ONE_ENERGY.turnable = False
NOTHING_DUE: Final = Price(0, 0, 0, 0, False)


@final
class TurnAny(Step):
    """Pay one more, or no more; then as much is added as was paid."""

    def run(self, s: Realm, f: Turning) -> None:
        moves = self.ways(s, f)
        if moves:
            s.ask = Ask(f.seat, ASK_PAY, f.kind, f.paid, sorted([NONE, *moves]))
        else:
            self.end(s, f)

    def ways(self, s: Realm, f: Turning) -> list[int]:
        """The answers that pay one more."""
        return ways_to_pay_one(s, f.seat) if f.turns == POWER_INTO_ENERGY else ways_to_pay_energy(s, f.seat)

    def answer(self, s: Realm, f: Turning, move: i64) -> None:
        if move == NONE:
            self.end(s, f)
            return
        if f.turns == POWER_INTO_ENERGY:
            pay_one(s, f.seat, move)
        else:
            pay_energy(s, f.seat, move)
        f.paid += 1
        f.again()

    def end(self, s: Realm, f: Turning) -> None:
        """Add what was paid for."""
        if f.turns == ENERGY_INTO_POWER:
            s.power[f.seat * POOL + UNIVERSAL] += f.paid
        else:
            s.energy[f.seat] += f.paid
        log_turned(s, f.unit, f.turns, f.paid)
        was_used(s, f.kind, f.seat)


TURN_CODE: Final = Code("turn", [TurnAny()])


def begin_turning(s: Realm, u: i64, turns: i64) -> None:
    """Exhaust an object to turn something; priority and focus stay where they are [429.2]."""
    exhaust(s, u)
    s.frames.append(Turning(TURN_CODE, s.seat[u], u, s.kind[u], turns))


def power_makers(s: Realm, seat: i64) -> list[int]:
    """The objects of a seat that could turn Energy into Power now, and could do nothing else for it."""
    if not s.config.turns or not ways_to_pay_energy(s, seat):
        return []
    found: list[int] = []
    for way in turners(s, seat, NOTHING_DUE):
        if way.adds.turns == ENERGY_INTO_POWER and not s.cards[s.kind[way.u]].borrows:
            found.append(way.u)
    return found


def energy_adders(s: Realm, seat: i64) -> list[Adder]:
    """The abilities of a seat that add Energy for anything."""
    found: list[Adder] = []
    for ways in adders(s, seat, ONE_ENERGY):
        found += [way for way in ways if way.adds.energy > 0]
    return found


def ways_to_pay_energy(s: Realm, seat: i64) -> list[int]:
    """The answers that pay one Energy: automatically, with a rune, or by an ability."""
    moves: list[int] = []
    for way in energy_adders(s, seat):
        if USE + way.u not in moves:
            moves.append(USE + way.u)
    runes = [TAP + domain for domain in range(NUM_DOMAINS) if s.ready[seat * NUM_DOMAINS + domain]]
    if moves or runes or s.energy[seat]:
        moves.append(AUTO)
    return moves + runes


def pay_energy(s: Realm, seat: i64, move: i64) -> None:
    """Pay one Energy as an answer says: automatically from the pool first, then with a rune."""
    if move >= TAP:
        tap(s, seat, move - TAP)
    elif move != AUTO:
        add_by(s, cheapest([way for way in energy_adders(s, seat) if way.u == move - USE]))
    elif not s.energy[seat]:
        domain: i64 = most_ready(s, seat, 0)
        if domain >= 0:
            tap(s, seat, domain)
        else:
            add_by(s, cheapest(energy_adders(s, seat)))
    s.energy[seat] -= 1
