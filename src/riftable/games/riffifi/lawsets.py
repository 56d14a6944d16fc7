"""What the doctor plays of Riffifi: every number of players with each variant, alone and together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

OFFICER: Final = {"officer": "yes"}
EQUAL: Final = {"equal_chances": "yes"}
TICKS: Final = {"scoring": "ticks"}
VARIANTS: Final[tuple[dict[str, str], ...]] = (
    {},
    OFFICER,
    EQUAL,
    TICKS,
    {"reveal": "yes", "dealer": "1"},
    {**TICKS, "captures_in_total": "yes"},
    {**OFFICER, **EQUAL},
    {**OFFICER, **EQUAL, **TICKS, "tick_timing": "end_of_hand"},
)


def law_sets(_seed: int = 0, _decks: Sequence[str] = ()) -> list[tuple[str, dict[str, str]]]:
    """Return the mode with options."""
    found = [("table", {"players": str(players), **options}) for players in (3, 4, 5) for options in VARIANTS]
    return [*found, ("table", {"players": "5", **OFFICER, "removed": "purple"})]
