"""Marks of objects: what is about to happen to them, by the chain for example, and what lasts."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.gamekit.packing import BYTES
from riftable.games.riftbound.rl.lasting import NUM_OBJECT_COLUMNS
from riftable.games.riftbound.rules.items import Effect, Item
from riftable.games.riftbound.rules.state import Realm

MAX_OBJECTS: Final = 48  # rows of objects; random games reach 31
MARK_COLUMNS: Final = 6  # what is about to happen to an object

# Marks of an object: the columns of what is about to happen to it, then of what lasts.
AIMED: Final = 0
IN_QUESTION: Final = 1
MOVES: Final = 2
CHOSEN_BY_NEWEST: Final = 3
CHOSEN_BY_OLDER: Final = 4
DYING: Final = 5
NUM_MARKS: Final = MARK_COLUMNS + NUM_OBJECT_COLUMNS
NO_MARKS: Final = bytes(BYTES * NUM_MARKS)


def newest_first(t: Realm) -> list[Item]:
    """Return the items of the chain from the newest; those not yet ordered come first."""
    if not t.chain and not t.fresh:
        return []
    found = t.chain + t.fresh
    found.reverse()
    return found


def mark(marks: dict[int, list[float]], u: i64, column: i64, value: float) -> None:
    """Add to a mark of an object, up to 1; those without a row are left out."""
    if 0 <= u < MAX_OBJECTS:
        row = marks.get(u)
        if row is None:
            row = [0.0] * NUM_MARKS
            marks[u] = row
        row[column] = min(row[column] + value, 1.0)


def part_of(effect: Effect, scale: int) -> float:
    """Return the number of an effect as a share of `scale`; 1 if that is 0: it has none that matters."""
    return 1.0 if scale == 0 else min(int(effect.n) / scale, 1.0)
