"""The laws on random games of Riftbound, for every mode and all decks."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from riftable.core.game import Game
from riftable.core.laws import check_game
from riftable.core.rng import Rng
from riftable.games.riftbound.decks.legality import KNOWN
from riftable.games.riftbound.decks.random_decks import random_decks
from riftable.games.riftbound.lawsets import random_seating
from riftable.games.riftbound.rulebook import Riftbound, read_position
from riftable.games.riftbound.rules.modes import MODES
from tests.helpers import share

GAMES = int(os.environ.get("RIFTABLE_LAW_GAMES", share(12)))


def reread(text: str) -> Game:
    """The position a text describes, without automatic answers."""
    rules, state, pending = read_position(text, strict=True)
    game = Game(rules, state, seed=0, auto=False)
    if pending:
        game.push(" ".join(pending))
    return game


@st.composite
def tables(draw: st.DrawFn) -> Riftbound:
    """Any mode, any decks, known or random ones, any seat first."""
    mode = draw(st.sampled_from(list(MODES)))
    seats = len(MODES[mode].sides)
    rng, sides = Rng(draw(st.integers(0, 2**20))), MODES[mode].sides
    if draw(st.booleans()):
        decks = [deck.line for deck in random_decks(rng, sides)]
    else:
        decks = random_seating(list(KNOWN), sides, rng)
    first = draw(st.sampled_from(["random", *map(str, range(seats))]))
    return Riftbound(mode, {"decks": " / ".join(decks), "first": first})


@settings(max_examples=GAMES, suppress_health_check=list(HealthCheck))
@given(rules=tables(), seed=st.integers(0, 2**40))
def test_laws_hold_on_random_games(rules: Riftbound, seed: int) -> None:
    assert check_game(rules, seed, reread) > 0
