"""What a learner of Riftforce is to reach with an action. Locations are counted from 1, as people do."""

from __future__ import annotations

from collections.abc import Mapping

from riftable.core.machine import State
from riftable.gamekit.lessons import LessonGoal
from riftable.games.riftforce.puzzles.book import is_action_over
from riftable.games.riftforce.rules.ids import ASK_GUILD, CARD_NAMES, GUILD_NAMES, WIN
from riftable.games.riftforce.rules.state import Rift


def rift(state: State) -> Rift:
    """Return a position of Riftforce as what it is."""
    assert isinstance(state, Rift)
    return state


def count(state: Rift, side: int, card: str, location: int = 0) -> int:
    """Return how many cards of a kind a side has on the board, or at a location."""
    lanes = [location - 1] if location else range(state.config.lanes)
    kind = CARD_NAMES.index(card)
    return sum(state.kind[unit] == kind for lane in lanes for unit in state.row(side, lane))


def size(state: Rift, side: int, location: int = 0) -> int:
    """Return how many elementals a side has on the board, or at a location."""
    lanes = [location - 1] if location else range(state.config.lanes)
    return sum(len(state.row(side, lane)) for lane in lanes)


class GainRiftforce(LessonGoal):
    """Gain so much Riftforce."""

    name = "gain"

    def __init__(self, n: int) -> None:
        self.n = n

    def gained(self, start: State, state: State, seat: int) -> int:
        """Return what the seat's side has gained."""
        side = rift(state).config.sides[seat]
        return int(rift(state).scores[side] - rift(start).scores[side])

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return self.gained(start, state, seat) >= self.n

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        return "miss-gain", {"n": self.gained(start, state, seat), "wanted": self.n}


class GiveNothing(LessonGoal):
    """Let the other side gain nothing."""

    name = "give"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        other = 1 - rift(state).config.sides[seat]
        return bool(rift(state).scores[other] == rift(start).scores[other])

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        other = 1 - rift(state).config.sides[seat]
        return "miss-give", {"n": int(rift(state).scores[other] - rift(start).scores[other])}


class WinGame(LessonGoal):
    """End the game as the winner."""

    name = "win"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        side, scores = rift(state).config.sides[seat], rift(state).scores
        return state.ask is None and scores[side] >= WIN and scores[side] > scores[1 - side]

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        return "miss-win", {"n": int(rift(state).scores[rift(state).config.sides[seat]])}


class Destroy(LessonGoal):
    """Destroy an enemy of this kind, such as "ice6"."""

    name = "destroy"

    def __init__(self, card: str) -> None:
        self.card = card

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        other = 1 - rift(state).config.sides[seat]
        return count(rift(state), other, self.card) < count(rift(start), other, self.card)


class ClearLocation(LessonGoal):
    """Leave no enemy at a location."""

    name = "clear"

    def __init__(self, location: int) -> None:
        self.location = location

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return size(rift(state), 1 - rift(state).config.sides[seat], self.location) == 0

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        left = size(rift(state), 1 - rift(state).config.sides[seat], self.location)
        return "miss-clear", {"n": left, "location": self.location}


class StandAt(LessonGoal):
    """Have elementals at all of these locations."""

    name = "stand"

    def __init__(self, *locations: int) -> None:
        self.locations = locations

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        side = rift(state).config.sides[seat]
        return all(size(rift(state), side, location) for location in self.locations)

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        side = rift(state).config.sides[seat]
        empty = [location for location in self.locations if not size(rift(state), side, location)]
        return "miss-stand", {"location": (empty or list(self.locations))[0]}


class LineOf(LessonGoal):
    """Have so many elementals at a location."""

    name = "line"

    def __init__(self, n: int, location: int) -> None:
        self.n, self.location = n, location

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return size(rift(state), rift(state).config.sides[seat], self.location) >= self.n

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        here = size(rift(state), rift(state).config.sides[seat], self.location)
        return "miss-line", {"n": here, "location": self.location}


class HandOf(LessonGoal):
    """Hold so many cards."""

    name = "hand"

    def __init__(self, n: int) -> None:
        self.n = n

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return len(rift(state).hands[seat]) >= self.n

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        return "miss-hand", {"n": len(rift(state).hands[seat])}


class Heal(LessonGoal):
    """Have at most so much damage on all own elementals together."""

    name = "heal"

    def __init__(self, left: int = 0) -> None:
        self.left = left

    def damage(self, state: State, seat: int) -> int:
        """Return the damage on the elementals of the seat's side."""
        table = rift(state)
        side = table.config.sides[seat]
        lanes = range(table.config.lanes)
        return sum(table.hurt[unit] for lane in lanes for unit in table.row(side, lane))

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return self.damage(state, seat) <= self.left

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        return "miss-heal", {"n": self.damage(state, seat)}


class LoseNothing(LessonGoal):
    """Lose none of one's own elementals."""

    name = "lose"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        side = rift(state).config.sides[seat]
        return size(rift(state), side) >= size(rift(start), side)


class EnemyAt(LessonGoal):
    """Have an enemy of this kind at a location to which it was moved."""

    name = "enemy-at"

    def __init__(self, card: str, location: int) -> None:
        self.card, self.location = card, location

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        other = 1 - rift(state).config.sides[seat]
        here = count(rift(state), other, self.card, self.location)
        return here > count(rift(start), other, self.card, self.location)

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        return "miss-enemy-at", {"location": self.location}


class TakeOver(LessonGoal):
    """Have an elemental of this kind, which was an enemy."""

    name = "take-over"

    def __init__(self, card: str) -> None:
        self.card = card

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        side = rift(state).config.sides[seat]
        return count(rift(state), side, self.card) > count(rift(start), side, self.card)


class DraftGuild(LessonGoal):
    """Have a guild, at whatever time of the draft."""

    name = "draft"

    def __init__(self, guild: str) -> None:
        self.guild = GUILD_NAMES.index(guild)

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        return self.guild in rift(state).guilds[seat]


class KeepFromThem(LessonGoal):
    """Let the draft end without the other seat having a guild."""

    name = "keep"

    def __init__(self, guild: str) -> None:
        self.guild = GUILD_NAMES.index(guild)

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        over = state.ask is None or state.ask.kind != ASK_GUILD
        return over and all(self.guild not in own for own in rift(state).guilds[seat + 1 :])


class FacePlan(LessonGoal):
    """Let the trainer's plan be carried out, and gain it nothing."""

    name = "plan"

    def is_reached(self, start: State, state: State, seat: int) -> bool:
        over = rift(state).met > rift(start).met and is_action_over(start, state)
        return over and GiveNothing().is_reached(start, state, seat)

    def miss(self, start: State, state: State, seat: int) -> tuple[str, Mapping[str, str | int]]:
        return "miss-plan", GiveNothing().miss(start, state, seat)[1]
