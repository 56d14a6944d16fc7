"""Clocks: how much time each seat has left. The time is passed in; the module never reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.server.protocol.parts import ClockSetting

DAY_MS: Final = 24 * 60 * 60 * 1000
CLOCK_CHOICES: Final = (
    ClockSetting(),
    ClockSetting("move", seconds=60),
    ClockSetting("move", seconds=180),
    ClockSetting("game", seconds=600, bonus=10),
    ClockSetting("game", seconds=1500, bonus=15),
    ClockSetting("days", days=1),
    ClockSetting("days", days=3),
    ClockSetting("days", days=7),
)
MAX_DAYS: Final = 30  # for one turn
MAX_LATENCY_CREDIT_MS: Final = 300  # given back for one move
MAX_GAME_LATENCY_CREDIT_MS: Final = 10_000  # and for all moves of a seat
MAX_OUTAGE_AGE_MS: Final = (MAX_DAYS + 1) * DAY_MS  # earlier outages affect no running clock


def is_valid_clock(setting: ClockSetting) -> bool:
    """Return whether a table can have this clock."""
    match setting.kind:
        case "none":
            return setting == ClockSetting()
        case "days":
            return 1 <= setting.days <= MAX_DAYS and not setting.seconds and not setting.bonus
        case _:
            in_bounds = (
                5 <= setting.seconds <= 24 * 60 * 60 and 0 <= setting.bonus <= 600 and not setting.days
            )
            return in_bounds and (setting.kind == "game" or not setting.bonus)


def downtime(outages: Sequence[tuple[int, int]], since: int) -> int:
    """Return for how many ms the server was down since `since`."""
    return sum(max(0, end - max(begin, since)) for begin, end in outages)


class Clock:
    """The time of all seats, in milliseconds. At most one clock runs at a time."""

    def __init__(self, setting: ClockSetting, seats: int) -> None:
        self.setting = setting
        self.left: list[int | None] = [self.allotted() for _ in range(seats)]
        self.running: int | None = None
        self.since = 0  # when the running clock was started
        self.stopped = 0  # ms of downtime since then, which are not charged
        self.credited = [0] * seats  # ms of latency that each seat got back

    def allotted(self) -> int | None:
        """Return what a seat begins with: the time of a turn, or of the game; None without a clock."""
        match self.setting.kind:
            case "none":
                return None
            case "days":
                return self.setting.days * DAY_MS
            case _:
                return self.setting.seconds * 1000

    def now_left(self, seat: int, now: int) -> int | None:
        """Return what a seat has left; None without a clock."""
        left = self.left[seat]
        if left is None or seat != self.running:
            return left
        return max(0, left - max(0, now - self.since - self.stopped))

    def credit(self, seat: int, latency_ms: int, now: int) -> int:
        """Return what a seat gets back for its latency: within bounds, and no more than it was charged."""
        before, left = self.left[seat], self.now_left(seat, now)
        if before is None or left is None:
            return 0
        return max(
            0,
            min(
                latency_ms,
                MAX_LATENCY_CREDIT_MS,
                MAX_GAME_LATENCY_CREDIT_MS - self.credited[seat],
                before - left,
            ),
        )

    def deadline(self) -> int | None:
        """Return when the running clock ends; None if it does not, or none runs."""
        if self.running is None:
            return None
        left = self.left[self.running]
        return None if left is None else self.since + self.stopped + left

    def turn_to(self, seat: int | None, now: int) -> None:
        """Stop the running clock, which ends a turn, and start that of `seat`."""
        if seat == self.running:
            return
        if self.running is not None:
            done = self.now_left(self.running, now)
            if done is not None:
                bonus = self.setting.bonus * 1000
                self.left[self.running] = done + bonus if self.setting.kind == "game" else self.allotted()
        self.running, self.since, self.stopped = seat, now, 0

    def set_left(self, seat: int, left: int | None, now: int) -> None:
        """Set what a seat had left at the time `now`, as it was written to the log."""
        self.left[seat] = left
        if seat == self.running:
            self.since, self.stopped = now, 0
