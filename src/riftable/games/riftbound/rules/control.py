"""Control of permanents for a while: who had it before, and when it goes back [191, 389-392].

A lasting effect remembers each change that ends: who had control before, and perhaps the object whose stay on
the board it depends on. If control changes several times, the newest change that still lasts decides.
"""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.events import TakenOver
from riftable.games.riftbound.rules.ids import BORROWED, KEEPER
from riftable.games.riftbound.rules.items import WITH_THE_UNIT, Effect
from riftable.games.riftbound.rules.lasting import add_effect
from riftable.games.riftbound.rules.state import Realm


def borrow(s: Realm, seat: i64, u: i64, keeper: i64) -> None:
    """Give a seat control of a permanent until it loses it, or until `keeper` leaves the board; 0: none."""
    add_effect(s, Effect(BORROWED, u, seat, KEEPER * keeper + s.seat[u], WITH_THE_UNIT))
    give_to(s, u, seat)


def give_to(s: Realm, u: i64, seat: i64) -> None:
    """Let a seat control a permanent from now on."""
    s.seat[u] = seat
    s.dirty = True
    if s.log is not None:
        s.log.append(TakenOver(u, seat))


def give_back(s: Realm, effect: Effect) -> None:
    """End a change of control: a newer change stays, and goes back to whoever would have had it before."""
    u: i64 = effect.unit
    before: i64 = effect.n % KEEPER
    newer = False
    seen = False
    kept: list[Effect] = []
    for other in s.effects:
        if other is effect:
            seen = True
        elif seen and not newer and other.what == BORROWED and other.unit == u:
            newer = True
            n: i64 = other.n - other.n % KEEPER + before
            kept.append(Effect(BORROWED, u, other.seat, n, WITH_THE_UNIT))
        else:
            kept.append(other)
    s.effects = kept
    if not newer and s.seat[u] == effect.seat:  # else it has been taken for good
        give_to(s, u, s.owner[u] if s.is_gone(before) else before)


def lose(s: Realm, seat: i64, u: i64) -> None:
    """Let a seat lose control of a permanent that it took for a while."""
    for effect in s.effects:
        if effect.what == BORROWED and effect.unit == u and effect.seat == seat and effect.n < KEEPER:
            give_back(s, effect)
            return


def release(s: Realm, keeper: i64) -> None:
    """Give back what was taken for as long as an object is on the board, now that it leaves."""
    for effect in s.effects:
        if effect.what == BORROWED and effect.n >= KEEPER and effect.n // KEEPER == keeper:
            give_back(s, effect)
