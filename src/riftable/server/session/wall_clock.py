"""The clock of a server. Everything else is told what time it is."""

from __future__ import annotations

import time
from collections.abc import Callable


def wall_clock() -> Callable[[], int]:
    """A clock in ms since 1970 that never jumps: only its start is the wall's."""
    start = time.time() - time.monotonic()
    return lambda: int((start + time.monotonic()) * 1000)
