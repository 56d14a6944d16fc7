"""Control, conquering, holding, and the final point [188-192, 467-472]."""

from __future__ import annotations

from riftable.core.native import i64
from riftable.games.riftbound.rules.draw_and_channel import draw_for
from riftable.games.riftbound.rules.events import Conquered, Denied, Held
from riftable.games.riftbound.rules.ids import CONQUERED, HELD, I_CONQUER, I_HOLD, SCORING
from riftable.games.riftbound.rules.mutations import gain_point, take_control
from riftable.games.riftbound.rules.prohibitions import is_forbidden
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import about, announce, count, score_with


def establish(s: Realm, seat: i64, place: i64) -> None:
    """Give control to the only player with units there; they conquer unless they scored there already."""
    if s.seat[place] == seat:
        return
    before: i64 = s.seat[place]
    take_control(s, seat, place)
    if not s.scored[seat] & s.bit(place):
        conquer(s, seat, place, before)


def conquer(s: Realm, seat: i64, place: i64, before: i64) -> None:
    """Score by gaining control, which seat `before` had: up to one point, and its effects [469-471]."""
    bit = s.bit(place)
    if (s.barred & bit and s.friends(seat, s.turn)) or is_forbidden(s, SCORING, seat, place):
        return
    s.scored[seat] |= bit
    if s.log is not None:
        s.log.append(Conquered(seat, place))
    if s.side_points(seat) < s.victory_score() - 1 or has_scored_all(s, seat):
        gain_point(s, seat)
    else:
        if s.log is not None:
            s.log.append(Denied(seat))
        draw_for(s, seat, 1)
    s.moment += 1
    event = about(s, CONQUERED, place, seat)
    count(s, event, place, seat)
    announce(s, event)
    for u in s.units_of(seat, place):
        event = about(s, I_CONQUER, u, seat)
        event.origin = before
        score_with(s, event)


def has_scored_all(s: Realm, seat: i64) -> bool:
    """Whether a seat has scored every battlefield this turn; an ally's do not count against it [471.1]."""
    one: i64 = 1
    every: i64 = (one << s.config.fields) - 1
    ally: i64 = s.barred if s.friends(seat, s.turn) else 0
    return (s.scored[seat] | ally) == every


def hold_all(s: Realm) -> None:
    """Let the turn player hold every battlefield they control, all together [315.2.b]."""
    s.barred = 0
    held: list[int] = []
    for place in range(s.config.players, s.config.players + s.config.fields):
        if s.seat[place] == s.turn:
            if not is_forbidden(s, SCORING, s.turn, place):
                held.append(place)
        elif s.friends(s.seat[place], s.turn):
            s.barred |= s.bit(place)
    s.moment += 1
    for place in held:
        s.scored[s.turn] |= s.bit(place)
        if s.log is not None:
            s.log.append(Held(s.turn, place))
        if gain_point(s, s.turn):
            count(s, about(s, HELD, place, s.turn), -1, s.turn)
    for place in held:
        announce(s, about(s, HELD, place, s.turn))
        for u in s.units_of(s.turn, place):
            score_with(s, about(s, I_HOLD, u, s.turn))
