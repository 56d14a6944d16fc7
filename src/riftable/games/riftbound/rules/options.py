"""The options of Riftbound as the engine publishes them, for whoever offers them to people."""

from __future__ import annotations

from riftable.core.options import Described
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rules.rules import DEFAULTS, LISTS, MODES, STANDARD


def described(mode: str) -> list[Described]:
    """All options of a mode. Beside the decks with a name, any legal list may be given."""
    seats = len(MODES[mode].sides)
    standard = " / ".join(STANDARD[:seats])
    return [
        Described("decks", "decks", standard, tuple(KNOWN)),
        Described("first", "choice", DEFAULTS["first"], ("random", *map(str, range(seats))), advanced=True),
        Described("lists", "choice", DEFAULTS["lists"], LISTS, advanced=True),
    ]
