"""The options of Riftbound: their defaults, values and descriptions."""

from __future__ import annotations

from riftable.core.options import OptionDescription, seat_option
from riftable.games.riftbound.decks.legality import KNOWN, STANDARD
from riftable.games.riftbound.rules.modes import MODES


def described(mode: str) -> list[OptionDescription]:
    """Return all options of a mode. Beside the decks with a name, any legal list may be given."""
    seats = len(MODES[mode].sides)
    return [
        # One for each seat: names or lists, a slash between them.
        OptionDescription("decks", "decks", " / ".join(STANDARD[:seats]), tuple(KNOWN)),
        seat_option("first", seats, advanced=True),
        # closed: players do not know the cards of the others' decks
        OptionDescription("lists", "choice", "open", ("open", "closed"), advanced=True),
    ]
