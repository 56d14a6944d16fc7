"""What is remembered of a game of Riftforce: who started, the guilds, the draft, and habits of players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from riftable.core.event import Event, Json
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.gamekit.statistics import SeatStatistics, Statistics
from riftable.games.riftforce.rules.events import Activated, Called, Controlled, Discarded, Showed, Took
from riftable.games.riftforce.rules.ids import GUILD_NAMES, MAX_PER_ACTION
from riftable.games.riftforce.rules.state import Rift
from riftable.games.riftforce.speech import speech

BOT_STATISTICS: Final = Path(__file__).parent / "data" / "bot_statistics.json"
HABITS: Final = ("activate-by-number", "activate-three", "play-three", "draw")


class RiftforceStatistics(Statistics):
    """Who started, with which guilds, who took them in which order, and what each seat does often."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.draft: list[Json] = []
        self.actor = -1  # the seat whose action is being heard
        self.action = ""  # the habit that the action may show: "activate-three", "play-three", "draw"
        self.cards = 0  # played or activated in it so far

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Took):
                self.draft.append([event.seat, GUILD_NAMES[event.guild]])
                if event.chosen:
                    self.seats[event.seat].picks.append(GUILD_NAMES[event.guild])
            elif isinstance(event, Showed):
                if (self.actor, self.action) != (event.seat, "play-three"):
                    self.begin(event.seat, "play-three")
                self.cards += 1
            elif isinstance(event, Discarded):
                self.begin(event.seat, "activate-three")
            elif isinstance(event, Called):
                self.seats[event.seat].note("activate-by-number", done=bool(event.by_number))
            elif isinstance(event, Activated):
                self.cards += event.seat == self.actor
            elif isinstance(event, Controlled):
                self.begin(event.seat, "draw")

    def begin(self, seat: int, action: str) -> None:
        """Count the action that has ended, and begin another."""
        self.count_action()
        self.actor, self.action, self.cards = seat, action, 0

    def count_action(self) -> None:
        """Count the action that was heard last; called again, it counts nothing."""
        if self.action and self.actor < len(self.seats):
            mine = self.seats[self.actor]
            mine.note("draw", done=self.action == "draw")
            if self.action != "draw":
                mine.note(self.action, done=self.cards == MAX_PER_ACTION)
        self.action = ""

    def seat_statistics(self) -> list[SeatStatistics]:
        self.count_action()
        return super().seat_statistics()

    def about(self, s: State) -> dict[str, Json]:
        assert isinstance(s, Rift)
        guilds: list[Json] = [list[Json](own) for own in seat_guilds(s)]
        return {"first": int(s.first), "guilds": guilds, "draft": self.draft}


def seat_guilds(s: State) -> list[list[str]]:
    """Return the names of the guilds of each seat."""
    assert isinstance(s, Rift)
    return [[GUILD_NAMES[guild] for guild in own] for own in s.guilds]


def guild_labels(lang: str) -> Callable[[str], str]:
    """Return a function from the name of a guild to what people call it."""
    phrasebook = speech(lang)
    return lambda guild: phrasebook.guild(GUILD_NAMES.index(guild))
