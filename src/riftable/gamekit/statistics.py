"""Statistics: what the arena and the server record of a game beside its result."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias

import msgspec

from riftable.core.event import Event, Json
from riftable.core.machine import State
from riftable.core.rules import Rules

Tally: TypeAlias = tuple[int, int, int]  # games won, drawn, lost
Frequency: TypeAlias = tuple[int, int]  # how often something was done, and how often it could have been


@dataclass
class SeatStatistics:
    """What one seat did in a game.

    `picks` are the groups (such as guilds) that it chose in the draft, in this order, without those that were
    dealt. `habits` are what people do more or less often; the game has a sentence for each.
    """

    picks: list[str] = field(default_factory=list)
    habits: dict[str, Frequency] = field(default_factory=dict)

    def note(self, habit: str, *, done: bool) -> None:
        """Count an occasion on which the seat did something, or something else."""
        times, occasions = self.habits.get(habit, (0, 0))
        self.habits[habit] = (times + done, occasions + 1)


class Statistics:
    """Collects data while one game is played. This base class records only points."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = [SeatStatistics() for _ in rules.sides]

    def hear(self, events: list[Event]) -> None:
        """Process events."""

    def seat_statistics(self) -> list[SeatStatistics]:
        """Return what each seat did, once the game is over."""
        return self.seats

    def standing(self, s: State) -> list[int]:
        """Return the points of each side now, for the score curve."""
        return self.rules.scores(s)

    def about(self, s: State) -> dict[str, Json]:
        """Return further fields of the result of a finished game."""
        return {}


class BotSection(msgspec.Struct, frozen=True):
    """Games that bots played with the same options."""

    options: dict[str, str]
    games: int
    groups: dict[str, Tally]
    pairs: dict[str, Tally]  # of groups of one seat, divided by a space, in the order of the game
    picks: dict[str, list[Tally]]  # of a group: as the first pick of a seat, as its second, …
    habits: dict[str, Frequency]


class BotStatistics(msgspec.Struct, frozen=True):
    """Games between bots that come along with a game: `tools/make_statistics.py` has played them."""

    game: str
    mode: str
    bot: str
    seed: int
    sections: list[BotSection]

    def habit(self, name: str) -> Frequency:
        """Return how often the bots showed a habit, in all sections."""
        found = [one.habits.get(name, (0, 0)) for one in self.sections]
        return sum(times for times, _ in found), sum(occasions for _, occasions in found)


@cache
def read_bot_statistics(path: Path) -> BotStatistics:
    """Read the file that comes along with a game."""
    return msgspec.json.decode(path.read_bytes(), type=BotStatistics)
