"""The standard move: one or more ready units go to one place together [144]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Code, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.event_hooks import has_moved
from riftable.games.riftbound.rules.frames import Moving
from riftable.games.riftbound.rules.ids import (
    ASK_DESTINATION,
    ASK_GROUP,
    AT,
    EXHAUSTED,
    GANKING,
    GO,
    MOVE,
    MOVING_TO_BASE,
)
from riftable.games.riftbound.rules.mutations import exhaust, may_go, move
from riftable.games.riftbound.rules.prohibitions import is_forbidden
from riftable.games.riftbound.rules.state import GONE, Realm


def can_reach(s: Realm, u: i64, place: i64) -> bool:
    """Whether a unit may move to a place: to or from base, or with Ganking between battlefields."""
    origin: i64 = s.at[u]
    if origin == place or not may_go(s, s.seat[u], place):
        return False
    if not s.is_field(place) and is_forbidden(s, MOVING_TO_BASE, s.seat[u], origin):
        return False
    return not s.is_field(origin) or not s.is_field(place) or s.keyword(u, GANKING) > 0


def destinations(s: Realm, u: i64) -> list[int]:
    """The places a unit may move to: its base, then battlefields."""
    places: list[int] = []
    if can_reach(s, u, s.seat[u]):
        places.append(s.seat[u])
    for place in range(s.config.players, s.config.players + s.config.fields):
        if can_reach(s, u, place):
            places.append(place)
    return places


def is_ready(s: Realm, seat: i64, u: i64) -> bool:
    """Whether a unit of a seat could be exhausted to move."""
    return s.seat[u] == seat and not s.flags[u] & EXHAUSTED and s.kind[u] != GONE and s.card(u).is_unit


def add_movable(s: Realm, seat: i64, moves: list[int]) -> None:
    """Add the answers by which a seat begins to move a unit."""
    first = s.config.players + s.config.fields
    can_leave = can_leave_base(s, seat)
    for u, controller in enumerate(s.seat):
        if controller == seat and u >= first and is_ready(s, seat, u):
            if can_leave if s.at[u] == seat else can_move(s, u):
                moves.append(MOVE + u)


def can_leave_base(s: Realm, seat: i64) -> bool:
    """Whether units may move from the base of their controller to a battlefield: all of them, or none."""
    for place in range(s.config.players, s.config.players + s.config.fields):
        if may_go(s, seat, place):
            return True
    return False


def can_move(s: Realm, u: i64) -> bool:
    """Whether there is a place that a unit may move to."""
    for place in range(s.config.players, s.config.players + s.config.fields):
        if can_reach(s, u, place):
            return True
    return can_reach(s, u, s.seat[u])


@final
class Destination(Step):
    """Ask where the first unit goes, if there are several places."""

    def run(self, s: Realm, f: Moving) -> None:
        places = destinations(s, f.group[0])
        if len(places) == 1:
            f.to = places[0]
        else:
            s.ask = Ask(s.turn, ASK_DESTINATION, f.group[0], 0, [AT + place for place in places])

    def answer(self, s: Realm, f: Moving, move: i64) -> None:
        f.to = move - AT


@final
class Group(Step):
    """Ask which other units go there; each next unit comes later in the list than the last."""

    def run(self, s: Realm, f: Moving) -> None:
        moves: list[int] = []
        for u in range(f.group[-1] + 1, len(s.kind)):
            if is_ready(s, s.turn, u) and can_reach(s, u, f.to):
                moves.append(MOVE + u)
        if moves:
            moves.append(GO)
            s.ask = Ask(s.turn, ASK_GROUP, f.group[0], len(f.group), moves)

    def answer(self, s: Realm, f: Moving, move: i64) -> None:
        if move != GO:
            f.group = [*f.group, move - MOVE]
            f.again()


@final
class Go(Step):
    """Exhaust and move all units together: one game action [144.3]."""

    def run(self, s: Realm, f: Moving) -> None:
        origins = [s.at[u] for u in f.group]
        for u in f.group:
            exhaust(s, u)
        s.moment += 1
        moved = [move(s, u, f.to) and s.at[u] == f.to for u in f.group]
        for i, u in enumerate(f.group):
            if moved[i]:
                has_moved(s, u, origins[i], s.turn)


MOVE_CODE: Final = Code("move", [Destination(), Group(), Go()])
