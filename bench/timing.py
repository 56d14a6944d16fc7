"""Time a case in CPU seconds, relative to the speed of the machine at that moment."""

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from bench.catalog import Play

CALIBRATION_S = 0.06


@dataclass(frozen=True)
class Sample:
    """One measurement: units done, CPU seconds spent, calibration units a second."""

    count: int
    cpu: float
    speed: float

    @property
    def rate(self) -> float:
        return self.count / self.cpu

    @property
    def normal(self) -> float:
        """The rate per 1,000 calibration units, which cancels changes of the machine's speed."""
        return 1000 * self.rate / self.speed

    @property
    def microseconds(self) -> float:
        return 1e6 * self.cpu / self.count


def until(seconds: float) -> Iterator[None]:
    """Yield until the time is over; the body of the loop should take microseconds or more."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        yield


def calibrate() -> float:
    """Return the speed of plain Python, in units per CPU second.

    Do not change the loop: figures of earlier measurements depend on it.
    """
    units = 0
    started = time.process_time()
    for _ in until(CALIBRATION_S):
        row = [0] * 10
        x = 12345
        for i in range(1000):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
            j = x % 10
            if row[j] > 50:
                row[j] = 0
            else:
                row[j] += i & 3
        units += 1000
    return units / (time.process_time() - started)


def measure(play: Play, seconds: float) -> Sample:
    """Measure a case, calibrated just before and just after."""
    before = calibrate()
    started = time.process_time()
    count = play(seconds)
    cpu = time.process_time() - started
    return Sample(count, cpu, (before + calibrate()) / 2)


def pin() -> None:
    """Pin this process and its children to one core, if the system supports it."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
