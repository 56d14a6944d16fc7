"""The options of Riftbound: their defaults, values and descriptions."""

from __future__ import annotations

from typing import Final

from riftable.core.options import OptionDescription
from riftable.games.riftbound.decks.legality import KNOWN, STANDARD
from riftable.games.riftbound.rules.modes import MODES

DEFAULTS: Final[dict[str, str]] = {
    "decks": "",  # one for each seat: names or lists, a slash between them
    "first": "random",
    "lists": "open",  # closed: players do not know the cards of the others' decks
}
LISTS: Final = ("open", "closed")


def described(mode: str) -> list[OptionDescription]:
    """All options of a mode. Beside the decks with a name, any legal list may be given."""
    seats = len(MODES[mode].sides)
    standard = " / ".join(STANDARD[:seats])
    return [
        OptionDescription("decks", "decks", standard, tuple(KNOWN)),
        OptionDescription(
            "first", "choice", DEFAULTS["first"], ("random", *map(str, range(seats))), advanced=True
        ),
        OptionDescription("lists", "choice", DEFAULTS["lists"], LISTS, advanced=True),
    ]
