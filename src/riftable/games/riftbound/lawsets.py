"""What the doctor plays of Riftbound: all pairs of decks in duels, and random seatings of the other modes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from riftable.core.rng import Rng
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.rules.modes import MODES

SEATINGS: Final = 4  # of each mode that is not a duel
SIDEBOARD: Final = "side:fight-or-flight*2 side:void-seeker side:annie-fiery"


def law_sets(seed: int, decks: Sequence[str]) -> list[tuple[str, dict[str, str]]]:
    """Modes with options: of all decks, or only of some."""
    names, rng = list(decks or KNOWN), Rng(seed, 1)
    found = [("duel", {"decks": f"{one} / {other}"}) for one, other in product(names, names)]
    for mode, value in list(MODES.items())[1:]:
        for _ in range(SEATINGS):
            seated = [names[rng.below(len(names))] for _ in value.sides]
            found.append((mode, {"decks": " / ".join(seated)}))
    if decks:
        return found
    found.append(("match", {"decks": f"{KNOWN['annie'].line} {SIDEBOARD} / viktor"}))
    found += [("duel", {"decks": "jinx / lee-sin", "lists": "closed"})]
    return found
