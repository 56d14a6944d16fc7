"""Tables from storage: their logs, replayed."""

from __future__ import annotations

from riftable.server.match.play import InvalidLog, Play, replay_log
from riftable.server.storage.interface import DamagedDataError, StoredTable


def restore(kept: StoredTable) -> Play:
    """Return a stored table as its log made it; `DamagedDataError` if it cannot be replayed."""
    try:
        return replay_log(kept.head, kept.entries)
    except InvalidLog as problem:
        raise DamagedDataError(str(problem)) from problem
