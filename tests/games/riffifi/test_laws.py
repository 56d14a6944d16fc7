"""The laws on random games of Riffifi, for every number of players and every variant."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import riftable
from riftable.core.game import Game
from riftable.core.laws import check_game
from riftable.games.riffifi.rules.ids import COLOR_NAMES
from tests.helpers import share

GAMES = int(os.environ.get("RIFTABLE_LAW_GAMES", share(24)))
pytestmark = pytest.mark.no_cover  # scenarios run all these rules, and are measured


def reread(text: str) -> Game:
    """The position a text describes, without automatic answers."""
    return riftable.position(text, auto=False)


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, object]:
    """Any options that go together."""
    players = draw(st.sampled_from([3, 4, 5]))
    options: dict[str, object] = {
        "players": players,
        "officer": draw(st.booleans()),
        "equal_chances": draw(st.booleans()),
        "scoring": draw(st.sampled_from(["tokens", "ticks"])),
        "reveal": draw(st.booleans()),
        "dealer": draw(st.sampled_from(["random", *range(players)])),
    }
    if options["scoring"] == "ticks":
        options["tick_timing"] = draw(st.sampled_from(["immediate", "end_of_hand"]))
    if options["officer"] and players > 3:
        options["removed"] = draw(st.sampled_from(["random", *COLOR_NAMES]))
    return options


@settings(max_examples=GAMES, suppress_health_check=list(HealthCheck))
@given(options=option_sets(), seed=st.integers(0, 2**40))
def test_laws_hold_on_random_games(options: dict[str, object], seed: int) -> None:
    assert check_game(riftable.rules("riffifi", None, **options), seed, reread) > 0
