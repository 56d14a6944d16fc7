"""Writes what only units have as bytes: Might, damage and keywords."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.gamekit.packing import BYTES, PartCache, packed, share, shares
from riftable.games.riftbound.rules.ids import NUM_KEYWORDS
from riftable.games.riftbound.rules.state import Realm

SCALE: Final = 12  # divides runes, Energy, Might and damage
MIGHT_COLUMNS: Final = 4  # Might, damage, Might given, Might taken
MAX_KEYWORD_VALUE: Final = 6
ZERO: Final = packed([0.0])
SCALE_SHARE: Final = shares(SCALE)
KEYWORD_SHARE: Final = shares(MAX_KEYWORD_VALUE)
NO_UNIT: Final = bytes(BYTES * (MIGHT_COLUMNS + NUM_KEYWORDS))


class UnitParts:
    """The parts of units; those that were needed before are kept."""

    def __init__(self) -> None:
        self.parts = PartCache()

    def part(self, t: Realm, u: i64) -> bytes:
        """Return the part of a unit: its Might, damage, Might given and taken, and keywords."""
        extra: i64 = min(max(t.extra[u], -SCALE), SCALE)
        key: i64 = min(t.might(u), SCALE)
        key = (key * (SCALE + 1) + min(t.hurt[u], SCALE)) * (2 * SCALE + 1) + extra + SCALE
        keyword: i64
        for keyword in range(NUM_KEYWORDS):
            key = key * (MAX_KEYWORD_VALUE + 1) + min(t.keyword(u, keyword), MAX_KEYWORD_VALUE)
        found = self.parts.find(key)
        return self.parts.keep(key, unit_part(t, u)) if found is None else found


def unit_part(t: Realm, u: i64) -> bytes:
    """Return the part of a unit, joined anew."""
    extra: i64 = t.extra[u]
    parts = [
        share(SCALE_SHARE, t.might(u)),
        share(SCALE_SHARE, t.hurt[u]),
        share(SCALE_SHARE, extra) if extra > 0 else ZERO,
        share(SCALE_SHARE, -extra) if extra < 0 else ZERO,
    ]
    keyword: i64
    for keyword in range(NUM_KEYWORDS):
        parts.append(share(KEYWORD_SHARE, t.keyword(u, keyword)))
    return b"".join(parts)


__all__ = ["MIGHT_COLUMNS", "NO_UNIT", "SCALE", "SCALE_SHARE", "ZERO", "UnitParts"]
