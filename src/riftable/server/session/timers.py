"""Timers of a table: the clock that runs out, salts that are not revealed in time, players who are absent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from riftable.server.match.play import Play
from riftable.server.session.background import BackgroundTasks

SALT_TIMEOUT_S: Final = 10.0
MAX_TIMER_S: Final = 24 * 3600.0
TIMER_SLACK_S: Final = 0.01  # so that the deadline has passed when the timer fires

Callback: TypeAlias = Callable[[], Coroutine[Any, Any, None]]


class Timers:
    """At most one timer for the running clock, one for missing salts, and one for each absent player."""

    def __init__(
        self,
        play: Play,
        now: Callable[[], int],
        tasks: BackgroundTasks,
        on_time_out: Callback,
        on_missing_salts: Callback,
        on_absence: Callable[[], None],
    ) -> None:
        self.play = play
        self.now = now
        self.tasks = tasks
        self.on_time_out = on_time_out
        self.on_missing_salts = on_missing_salts
        self.on_absence = on_absence
        self.clock: asyncio.TimerHandle | None = None
        self.salts: asyncio.TimerHandle | None = None
        self.absences: dict[str, asyncio.TimerHandle] = {}  # by user

    def schedule(self, at_least_s: float = 0.0) -> None:
        """Set the timers by the present state of the play; the clock fires no sooner than `at_least_s`."""
        loop = asyncio.get_running_loop()
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        deadline = self.play.clock.deadline()
        if deadline is not None and not (self.play.head.absent == "wait" and deadline <= self.now()):
            delay_s = max(at_least_s, (deadline - self.now()) / 1000) + TIMER_SLACK_S
            self.clock = loop.call_later(min(delay_s, MAX_TIMER_S), self._time_out)
        if self.play.seats_owing_salts and self.salts is None:
            self.salts = loop.call_later(SALT_TIMEOUT_S, self._missing_salts)

    def await_return(self, user: str, delay_s: float) -> None:
        """Call `on_absence` once a user has been away for this long; from now on, if they have left again."""
        if (before := self.absences.pop(user, None)) is not None:
            before.cancel()
        self.absences[user] = asyncio.get_running_loop().call_later(delay_s, self._absent, user)

    def cancel(self) -> None:
        """Stop all timers."""
        for timer in (self.clock, self.salts, *self.absences.values()):
            if timer is not None:
                timer.cancel()

    def _time_out(self) -> None:
        self.tasks.start(self.on_time_out())

    def _missing_salts(self) -> None:
        self.salts = None
        self.tasks.start(self.on_missing_salts())

    def _absent(self, user: str) -> None:
        del self.absences[user]
        self.on_absence()
