"""What is worth remembering of a game beside who won it; each game has its own."""

from __future__ import annotations

from riftable.core.event import Event, Json
from riftable.core.machine import State
from riftable.core.rules import Rules
from riftable.riffifi.events import Deals
from riftable.riffifi.state import Table
from riftable.riftforce.cards import GUILD_NAMES
from riftable.riftforce.events import Took
from riftable.riftforce.state import Rift


class Notes:
    """What any game tells: its points."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def hear(self, events: list[Event]) -> None:
        """Something happened."""

    def standing(self, s: State) -> list[int]:
        """What each side has now; the curve of a game is made of it."""
        return self.rules.scores(s)

    def about(self, s: State) -> dict[str, Json]:
        """What is told of a game that is over."""
        return {}


class RiftforceNotes(Notes):
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
        guilds: list[Json] = [[GUILD_NAMES[guild] for guild in own] for own in s.guilds]
        return {"first": int(s.first), "guilds": guilds, "draft": self.draft}


class RiffifiNotes(Notes):
    """Who started the first hand. Points count from the moment the tokens are taken."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.first = -1

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Deals) and self.first < 0:
                self.first = (event.seat + 1) % len(self.rules.sides)

    def standing(self, s: State) -> list[int]:
        assert isinstance(s, Table)
        if s.book.ticks or s.ask is None:  # at the end the last hand is counted, and still lies there
            return self.rules.scores(s)
        return [s.scores[seat] + int(s.total(seat)) for seat in range(s.book.players)]

    def about(self, s: State) -> dict[str, Json]:
        return {"first": self.first}


def notes_of(rules: Rules) -> Notes:
    """A fresh sheet for a game by these rules."""
    kinds = {"riftforce": RiftforceNotes, "riffifi": RiffifiNotes}
    return kinds.get(rules.game, Notes)(rules)
