"""What a learner of Riftbound is to reach in a turn. Battlefields are counted from 1, as people do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from riftable.core.machine import State
from riftable.gamekit.lessons import LessonGoal
from riftable.games.riftbound.rules.lasting import attached_to
from riftable.games.riftbound.rules.state import GONE, Realm

Values = tuple[str, Mapping[str, str | int]]


def realm(state: State) -> Realm:
    """Return a position of Riftbound as what it is."""
    assert isinstance(state, Realm)
    return state


def field_place(state: Realm, number: int) -> int:
    """Return the place of a battlefield."""
    return int(state.config.players) + number - 1


def permanents(state: Realm, seat: int, name: str = "", field: int = 0) -> Iterator[int]:
    """Yield the units and gear of a seat, those of a name, those at a battlefield."""
    for u in range(int(state.config.players + state.config.fields), len(state.kind)):
        if state.kind[u] == GONE or state.seat[u] != seat:
            continue
        here = not field or state.at[u] == field_place(state, field)
        if here and name in ("", state.card(u).name):
            yield u


def units(state: Realm, seat: int, name: str = "", field: int = 0) -> list[int]:
    """Return the units of a seat, those of a name, those at a battlefield."""
    return [u for u in permanents(state, seat, name, field) if state.card(u).is_unit]


class UnitsAt(LessonGoal):
    """Have so many units at a battlefield."""

    name = "units-at"

    def __init__(self, n: int, field: int) -> None:
        self.n, self.field = n, field

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return len(units(realm(state), seat, field=self.field)) >= self.n

    def miss(self, start: State, state: State, seat: int) -> Values:
        return "miss-units-at", {"n": len(units(realm(state), seat, field=self.field))}


class PlayUnit(LessonGoal):
    """Have a unit of this name in play that was not there before."""

    name = "play"

    def __init__(self, card: str) -> None:
        self.card = card

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return len(units(realm(state), seat, self.card)) > len(units(realm(start), seat, self.card))


class Conquer(LessonGoal):
    """Control a battlefield that someone else controlled, or no one."""

    name = "conquer"

    def __init__(self, field: int) -> None:
        self.field = field

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return bool(realm(state).seat[field_place(realm(state), self.field)] == seat)


class LoseNoUnit(LessonGoal):
    """Have as many units as before, at least."""

    name = "lose"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return len(units(realm(state), seat)) >= len(units(realm(start), seat))


class Kill(LessonGoal):
    """Kill an enemy unit of this name."""

    name = "kill"

    def __init__(self, card: str) -> None:
        self.card = card

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return len(units(realm(state), 1 - seat, self.card)) < len(units(realm(start), 1 - seat, self.card))


class GainPoints(LessonGoal):
    """Score so many points."""

    name = "points"

    def __init__(self, n: int) -> None:
        self.n = n

    def gained(self, start: State, state: State, seat: int) -> int:
        """Return the points that the seat's side has gained."""
        side = realm(state).config.sides[seat]
        return int(realm(state).points[side] - realm(start).points[side])

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return self.gained(start, state, seat) >= self.n

    def miss(self, start: State, state: State, seat: int) -> Values:
        return "miss-points", {"n": self.gained(start, state, seat), "wanted": self.n}


class Hold(LessonGoal):
    """Score a battlefield by holding it when the own next turn begins."""

    name = "hold"

    def __init__(self, field: int) -> None:
        self.field = field

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        now = realm(state)
        mine = now.turn == seat and now.round > realm(start).round
        return mine and bool(now.scored[seat] >> (self.field - 1) & 1)


class WinGame(LessonGoal):
    """End the game as the winner."""

    name = "win"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return state.ask is None and realm(state).winner == realm(state).config.sides[seat]

    def miss(self, start: State, state: State, seat: int) -> Values:
        return "miss-win", {"n": int(realm(state).points[realm(state).config.sides[seat]])}


class HideAt(LessonGoal):
    """Have a facedown card at a battlefield."""

    name = "hide"

    def __init__(self, field: int) -> None:
        self.field = field

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return bool(realm(state).hider[field_place(realm(state), self.field)] == seat)


class Equip(LessonGoal):
    """Attach an Equipment to a unit of this name."""

    name = "equip"

    def __init__(self, card: str) -> None:
        self.card = card

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        now = realm(state)
        return any(attached_to(now, u) for u in units(now, seat, self.card))
