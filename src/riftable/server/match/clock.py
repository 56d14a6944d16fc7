"""Clocks: how much time each seat has left. It is told what time it is and never looks by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.server.protocol.parts import ClockSetting

DAY: Final = 24 * 60 * 60 * 1000
CHOICES: Final = (
    ClockSetting(),
    ClockSetting("move", seconds=60),
    ClockSetting("move", seconds=180),
    ClockSetting("game", seconds=600, bonus=10),
    ClockSetting("game", seconds=1500, bonus=15),
    ClockSetting("days", days=1),
    ClockSetting("days", days=3),
    ClockSetting("days", days=7),
)
LONGEST: Final = 30  # days
CREDIT: Final = 300  # ms a move for which a question and its answer may be under way at nobody's charge
ALL_CREDIT: Final = 10_000  # ms of that in a game
LONGEST_OUTAGE: Final = (LONGEST + 1) * DAY  # what ended before that concerns no clock


def sensible(setting: ClockSetting) -> bool:
    """Whether somebody can play by this clock."""
    match setting.kind:
        case "none":
            return setting == ClockSetting()
        case "days":
            return 1 <= setting.days <= LONGEST and not setting.seconds and not setting.bonus
        case _:
            fair = 5 <= setting.seconds <= 24 * 60 * 60 and 0 <= setting.bonus <= 600 and not setting.days
            return fair and (setting.kind == "game" or not setting.bonus)


def downtime(outages: Sequence[tuple[int, int]], since: int) -> int:
    """How long nobody served since then, whatever number of restarts there was."""
    return sum(max(0, end - max(begin, since)) for begin, end in outages)


class Clock:
    """The time of all seats, in milliseconds. One seat at a time is on the clock, or none."""

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        self.left: list[int | None] = [self.allotted() for _ in range(seats)]
        self.running: int | None = None
        self.since = 0
        self.stopped = 0  # downtime since then, which nobody is charged for
        self.credited = [0] * seats  # what each got back of the time on the way

    def allotted(self) -> int | None:
        """What a seat begins with: a turn's time, or the game's."""
        match self.setting.kind:
            case "none":
                return None
            case "days":
                return self.setting.days * DAY
            case _:
                return self.setting.seconds * 1000

    def now_left(self, seat: int, now: int) -> int | None:
        """What a seat has left at this moment."""
        left = self.left[seat]
        if left is None or seat != self.running:
            return left
        return max(0, left - max(0, now - self.since - self.stopped))

    def credit(self, seat: int, lag: int, now: int) -> int:
        """What a seat gets back if the way there and back takes so long: no more than it was charged."""
        before, left = self.left[seat], self.now_left(seat, now)
        if before is None or left is None:
            return 0
        return max(0, min(lag, CREDIT, ALL_CREDIT - self.credited[seat], before - left))

    def deadline(self) -> int | None:
        """When the running seat is out of time; None: never."""
        if self.running is None:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + self.stopped + left

    def turn_to(self, seat: int | None, now: int) -> None:
        """Another seat is asked, or none; whoever was before has ended his turn."""
        if seat == self.running:
            return
        if self.running is not None:
            done = self.now_left(self.running, now)
            if done is not None:
                bonus = self.setting.bonus * 1000
                self.left[self.running] = done + bonus if self.setting.kind == "game" else self.allotted()
        self.running, self.since, self.stopped = seat, now, 0

    def set_left(self, seat: int, left: int | None, now: int) -> None:
        """What was written down: the seat had this much left at that time."""
        self.left[seat] = left
        if seat == self.running:
            self.since, self.stopped = now, 0
