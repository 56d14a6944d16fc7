"""What the doctor plays of Riftbound: pairs of decks in duels, random seatings, and random decks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from riftable.core.rng import Rng
from riftable.games.riftbound.decks.legality import KNOWN, deck_of, team_breaches
from riftable.games.riftbound.decks.random_decks import random_decks
from riftable.games.riftbound.rules.modes import MODES

SEATINGS: Final = 4  # of each mode that is not a duel
ATTEMPTS: Final = 50  # at seating a team
MAX_DUELS: Final = 64
RANDOM_TABLES: Final = 4  # of each mode, with random decks
SIDEBOARD: Final = "side:fight-or-flight*2 side:void-seeker side:annie-fiery"


def pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Return all ordered pairs of decks; of many decks, each with itself and the next ones only."""
    if len(names) ** 2 <= MAX_DUELS:
        return list(product(names, names))
    opponents = max(2, MAX_DUELS // len(names))
    return [(one, names[(i + j) % len(names)]) for i, one in enumerate(names) for j in range(opponents)]


def law_sets(seed: int, decks: Sequence[str]) -> list[tuple[str, dict[str, str]]]:
    """Modes with options: of all decks, or only of some."""
    names, rng = list(decks or KNOWN), Rng(seed, 1)
    found = [("duel", {"decks": f"{one} / {other}"}) for one, other in pairs(names)]
    for mode, value in list(MODES.items())[1:]:
        for _ in range(SEATINGS):
            seated = random_seating(names, value.sides, rng)
            if seated:
                found.append((mode, {"decks": " / ".join(seated)}))
    if decks:
        return found
    for mode, value in MODES.items():
        for _ in range(RANDOM_TABLES):
            drawn = random_decks(rng, value.sides)
            found.append((mode, {"decks": " / ".join(deck.line for deck in drawn)}))
    found.append(("match", {"decks": f"{KNOWN['annie'].line} {SIDEBOARD} / viktor"}))
    found += [("duel", {"decks": "jinx / lee-sin", "lists": "closed"})]
    return found


def random_seating(names: Sequence[str], sides: Sequence[int], rng: Rng) -> list[str]:
    """Return random decks that may sit together, one for each seat; none, if these names allow no team."""
    for _ in range(ATTEMPTS):
        seated = [names[rng.below(len(names))] for _ in sides]
        if not team_breaches([deck_of(name) for name in seated], sides):
            return seated
    return []
