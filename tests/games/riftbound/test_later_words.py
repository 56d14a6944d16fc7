"""Laws of random play with cards that have what only later sets use."""

from __future__ import annotations

import pytest

from riftable.core.rng import Rng
from riftable.games.riftbound.rules.completion import unfinished_play
from riftable.games.riftbound.rules.ids import GEAR, SPELL, UNIT
from riftable.games.riftbound.rules.invariants import violation
from riftable.games.riftbound.rules.moves import label
from tests.games.riftbound import test_ambush, test_flow, test_price_changes, test_repeat
from tests.games.riftbound.table import bound, realm, toy_cards
from tests.helpers import share
from tools.fuzz_positions import eager

CARDS = [*test_ambush.CARDS, *test_flow.CARDS, *test_price_changes.CARDS, *test_repeat.CARDS]
ANSWERS = "mystic-reversal wind-wall gust"
MOVES = 60
cards = toy_cards(CARDS)


def some(rng: Rng, n: int, *types: int) -> list[str]:
    """Random cards of some types, by name."""
    names = [card.name for card in CARDS if card.type in types]
    return [names[rng.below(len(names))] for _ in range(n)]


def position(rng: Rng) -> list[str]:
    """The lines of a random position of a duel."""
    places = [(seat, f"@{seat + 1}") for seat in (0, 1)] + [(seat, f"@base{seat}") for seat in (0, 1)]
    names = [(seat, place, name) for seat, place in places for name in some(rng, 1 + rng.below(3), UNIT)]
    names += [(seat, f"@base{seat}", name) for seat in (0, 1) for name in some(rng, rng.below(3), GEAR)]
    lines = ["field 1 the-dreaming-tree 0 0", "field 2 void-gate 1 1", f"turn {rng.below(2)}"]
    lines += [f"unit {i} {name} {seat} {place}" for i, (seat, place, name) in enumerate(names, 4)]
    for seat in (0, 1):
        lines += [
            f"hand {seat} {' '.join(some(rng, 3 + rng.below(5), UNIT, SPELL, GEAR))} {ANSWERS}",
            f"trash {seat} {' '.join(some(rng, 1 + rng.below(5), UNIT, SPELL))}",
            f"runes {seat} fury*{rng.below(6)} calm*{rng.below(6)} mind*{rng.below(4)}",
            f"deck {seat} gust*30",
        ]
    return lines


@pytest.mark.parametrize("seed", range(share(8)))
def test_laws_hold_with_words_of_later_sets(seed: int) -> None:
    rng = Rng(seed, 5)
    s = realm(bound(*position(rng), seed=seed))
    for _ in range(MOVES):
        if s.ask is None:
            return
        assert not violation(s)
        assert s.ask.moves == sorted(s.ask.moves)
        stuck = unfinished_play(s, rng)
        assert stuck is None, label(s, stuck)
        s.step(eager(s.ask, rng))
