"""What is remembered of a game of Riffifi: who started the first hand, points as they come, and habits."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from riftable.core.event import Event, Json
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.gamekit.statistics import SeatStatistics, Statistics
from riftable.games.riffifi.rules.events import Deals, Hid, Played, TurnedDown
from riftable.games.riffifi.rules.ids import OFFICER, VALUE
from riftable.games.riffifi.rules.state import RiffifiState

BOT_STATISTICS: Final = Path(__file__).parent / "data" / "bot_statistics.json"
HABITS: Final = ("play-unseen", "play-high", "turn-down")
HIGH_VALUE: Final = 6  # of cards that pay much and are easily turned down


class RiffifiStatistics(Statistics):
    """Who started the first hand, and habits. Points count from the moment the tokens are taken."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.first = -1
        self.player = -1  # the seat that played a card for all to see last, if that is not counted yet
        self.turned = False  # it turned the card of another seat down

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Deals) and self.first < 0:
                self.first = (event.seat + 1) % len(self.rules.sides)
            elif isinstance(event, TurnedDown):
                self.turned = self.turned or event.seat != self.player
            elif isinstance(event, Played):
                self.count_card()
                self.player = event.seat
                mine = self.seats[event.seat]
                mine.note("play-unseen", done=False)
                if event.card != OFFICER:
                    mine.note("play-high", done=VALUE[event.card] >= HIGH_VALUE)
            elif isinstance(event, Hid):
                self.count_card()
                self.seats[event.seat].note("play-unseen", done=True)

    def count_card(self) -> None:
        """Count whether the card that was played last turned another down, unless that is counted already."""
        if self.player >= 0:
            self.seats[self.player].note("turn-down", done=self.turned)
        self.player, self.turned = -1, False

    def seat_statistics(self) -> list[SeatStatistics]:
        self.count_card()
        return super().seat_statistics()

    def standing(self, s: State) -> list[int]:
        assert isinstance(s, RiffifiState)
        if s.config.ticks or s.ask is None:  # at the end the last hand is counted, and still lies there
            return self.rules.scores(s)
        return [s.scores[seat] + int(s.total(seat)) for seat in range(s.config.players)]

    def about(self, s: State) -> dict[str, Json]:
        return {"first": self.first}
