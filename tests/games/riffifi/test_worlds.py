"""Imagined worlds: they fit everything that is public, and each of them is as likely as any other."""

from __future__ import annotations

from itertools import permutations, product

import pytest

import riftable
from riftable.core.rng import Rng
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.ids import COLOR, COLOR_NAMES
from riftable.games.riffifi.rules.state import RiffifiState
from tests.games.riffifi.table import riffifi
from tests.helpers import share

VARIANTS = [
    {"players": players, "officer": officer, "equal_chances": equal}
    for players, officer, equal in product((3, 4, 5), (False, True), (False, True))
]


def is_possible(s: RiffifiState) -> None:
    """Public knowledge of any deal and of any card played unseen."""
    for seat in range(s.config.players):
        whole = [*s.hands[seat], *s.piles[seat]]
        for color in range(len(COLOR_NAMES)):
            assert sum(COLOR[card] == color for card in whole) < 5
        for place, clue in zip(s.unseen[seat], s.clues[seat], strict=True):
            assert clue >> s.piles[seat][place] & 1
        for past in s.past:
            if past.pack == s.pack(seat):
                hidden = [card for card in whole if not past.shown >> card & 1]
                assert len(hidden) == len(past.clues)
                assert pairs_up(hidden, past.clues)


def pairs_up(cards: list[int], clues: list[int]) -> bool:
    """Whether each card can stand for a clue of its own: tried out."""
    if not cards:
        return True
    return any(
        clue >> cards[0] & 1 and pairs_up(cards[1:], clues[:i] + clues[i + 1 :])
        for i, clue in enumerate(clues)
    )


@pytest.mark.parametrize("options", VARIANTS, ids=lambda o: "-".join(str(value) for value in o.values()))
def test_worlds_fit_what_everybody_knows(options: dict[str, object]) -> None:
    rules = Riffifi("table", options)
    worlds = 0
    for seed in range(share(3)):
        s, rng = rules.new(), Rng(seed)
        while s.ask is not None:
            if rng.below(6) == 0 and any(s.hands):
                is_possible(s)
                for seat in range(-1, s.config.players):
                    world = rules.imagine(rules.view(s, seat), rng)
                    is_possible(world)
                    worlds += 1
            moves = s.ask.moves  # unseen, whenever that is possible
            s.apply(moves[-1] if s.ask.seat >= 0 and rng.below(2) else s.ask.sample(rng))
    assert worlds > 33 * share(3)


LAST = """riffifi table
option players 3
dealer 2
turn 0
deal 1
score 0 0 0
pile 0 red1 red2 blue1 blue2 green1 green2 yellow1 yellow2 yellow4 purple1 purple2
pile 1 red3 blue3 blue4 green3 green4 yellow3 yellow6 purple3 purple4 purple5 purple6
pile 2 red4 red5 red6 blue5 blue6 blue7 blue8 green5 green6 green7 yellow5*
hand 0 green8
hand 1 red7
hand 2 yellow7
"""


def test_worlds_are_fair() -> None:
    """Seat 0 cannot place six cards; of the ways to deal them, those without a misdeal are as likely."""
    game = riftable.position(LAST, auto=False)
    state = game.state
    assert isinstance(state, RiffifiState)
    loose = sorted([*state.hands[1], *state.hands[2], *state.unused])
    assert len(loose) == 6
    fits = [
        (one, two)
        for one, two in permutations(loose, 2)
        if no_misdeal([*state.piles[1], one]) and no_misdeal([*state.piles[2], two])
    ]
    assert 0 < len(fits) < 30
    rng, draws = Rng(1), 6000
    counts = dict.fromkeys(fits, 0)
    for _ in range(draws):
        world = game.rules.imagine(game.view(0), rng)
        assert isinstance(world, RiffifiState)
        counts[world.hands[1][0], world.hands[2][0]] += 1
    expected = draws / len(fits)
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi < 2 * len(fits) + 25


def no_misdeal(cards: list[int]) -> bool:
    """Whether there are fewer than five of each color."""
    return all(sum(COLOR[card] == color for card in cards) < 5 for color in range(5))


def test_a_position_that_no_deal_could_make_still_has_worlds() -> None:
    """Five blue cards in one pile; and a card played unseen that no free card can be."""
    game = riffifi(
        "pile 1 blue1 blue2 blue3 blue4 blue5 green5?red7",
        "hand 0 red1 red8",
        "hand 1 red2 green1",
        players=3,
    )
    for seat in range(-1, 3):
        view = game.view(seat)
        assert game.rules.view(game.rules.imagine(view, Rng(1)), seat) == view
