"""What the arena remembers of a game of Riftforce: who started, the guilds, and the order of the draft."""

from __future__ import annotations

from collections.abc import Callable

from riftable.core.event import Event, Json
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.gamekit.statistics import Statistics
from riftable.games.riftforce.rules.events import Took
from riftable.games.riftforce.rules.ids import GUILD_NAMES
from riftable.games.riftforce.rules.state import Rift
from riftable.games.riftforce.speech import speech


class RiftforceStatistics(Statistics):
    """Who started, with which guilds, and who took them in which order."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.draft: list[Json] = []

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Took):
                self.draft.append([event.seat, GUILD_NAMES[event.guild]])

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
