"""The modes of Riftbound as values [481-489]."""

from __future__ import annotations

from typing import Final, NamedTuple


class Mode(NamedTuple):
    """What a mode is, as data."""

    sides: tuple[int, ...]
    victory: int
    fields: int
    first_brings: bool = True
    skip_draw: bool = False
    games: int = 1
    chooses_field: bool = False


MODES: Final[dict[str, Mode]] = {
    "duel": Mode((0, 1), 8, 2),
    "match": Mode((0, 1), 8, 2, games=2, chooses_field=True),
    "skirmish": Mode((0, 1, 2), 8, 3, skip_draw=True),
    "war": Mode((0, 1, 2, 3), 8, 3, first_brings=False, skip_draw=True),
    "magma": Mode((0, 1, 0, 1), 11, 3, first_brings=False, skip_draw=True),
}
