"""The flags of `riftable play`, which come from the games."""

from __future__ import annotations

from riftable import games
from riftable.gamekit.spec import Flag


def flags() -> list[Flag]:
    """Return the flags of all games, each name once."""
    found = {flag.name: flag for spec in games.specs() for flag in spec.flags}
    return list(found.values())
