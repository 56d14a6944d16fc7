"""What the arena remembers of a game of Riffifi: who started the first hand, and points as they come."""

from __future__ import annotations

from riftable.core.event import Event, Json
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.gamekit.statistics import Statistics
from riftable.games.riffifi.rules.events import Deals
from riftable.games.riffifi.rules.state import RiffifiState


class RiffifiStatistics(Statistics):
    """Who started the first hand. Points count from the moment the tokens are taken."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.first = -1

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Deals) and self.first < 0:
                self.first = (event.seat + 1) % len(self.rules.sides)

    def standing(self, s: State) -> list[int]:
        assert isinstance(s, RiffifiState)
        if s.config.ticks or s.ask is None:  # at the end the last hand is counted, and still lies there
            return self.rules.scores(s)
        return [s.scores[seat] + int(s.total(seat)) for seat in range(s.config.players)]

    def about(self, s: State) -> dict[str, Json]:
        return {"first": self.first}
