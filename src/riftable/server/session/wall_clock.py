"""The clock of a server; everything else gets the time from it."""

from __future__ import annotations

import time
from collections.abc import Callable


def wall_clock() -> Callable[[], int]:
    """Return a monotonic clock in ms since 1970; only its start is read from the system time."""
    start = time.time() - time.monotonic()
    return lambda: int((start + time.monotonic()) * 1000)
