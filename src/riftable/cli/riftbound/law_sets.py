"""What the doctor plays of Riftbound: all pairs of the four decks in duels, and the other modes."""

from __future__ import annotations

from itertools import product

from riftable.riftbound.decks import KNOWN
from riftable.riftbound.modes import MODES


def law_sets() -> list[tuple[str, dict[str, str]]]:
    """Modes with options."""
    names = list(KNOWN)
    found = [("duel", {"decks": f"{one} / {other}"}) for one, other in product(names, names)]
    for shift, (mode, value) in enumerate(list(MODES.items())[1:]):
        decks = [names[(seat + shift) % len(names)] for seat in range(len(value.sides))]
        found.append((mode, {"decks": " / ".join(decks)}))
    return found
