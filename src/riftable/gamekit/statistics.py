"""Statistics: what the arena records of a game beside its result."""

from __future__ import annotations

from riftable.core.event import Event, Json
from riftable.core.machine import State
from riftable.core.rules import Rules


class Statistics:
    """Collects data while one game is played. This base class records only points."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def hear(self, events: list[Event]) -> None:
        """Process events."""

    def standing(self, s: State) -> list[int]:
        """Return the points of each side now, for the score curve."""
        return self.rules.scores(s)

    def about(self, s: State) -> dict[str, Json]:
        """Return further fields of the result of a finished game."""
        return {}
