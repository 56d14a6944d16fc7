"""Statistics: what the arena remembers of a game beside who won it."""

from __future__ import annotations

from riftable.core.event import Event, Json
from riftable.core.machine import State
from riftable.core.rules import Rules


class Statistics:
    """Collects what is worth remembering while one game is played. By itself it remembers only points."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def hear(self, events: list[Event]) -> None:
        """Take in what has just happened."""

    def standing(self, s: State) -> list[int]:
        """Return what each side has now; the curve of a game is made of it."""
        return self.rules.scores(s)

    def about(self, s: State) -> dict[str, Json]:
        """Return what is told of a game that is over."""
        return {}
