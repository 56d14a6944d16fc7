"""The laws of the house on random games of Riftforce, for every set of options."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import riftable
from riftable.core.game import Game
from riftable.core.laws import check_game
from riftable.riftforce.cards import GUILD_NAMES

GAMES = int(os.environ.get("RIFTABLE_LAW_GAMES", "40"))


def reread(text: str) -> Game:
    """The position a text describes, with nobody answering by himself."""
    return riftable.position(text, auto=False)


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, object]:
    """Any options of the duel."""
    options: dict[str, object] = {
        "first": draw(st.sampled_from(["random", 0, 1])),
        "cap": draw(st.sampled_from([0, 0, 1, 7, 30])),
        "stolen_cards_return_to_owner": draw(st.booleans()),
    }
    if draw(st.booleans()):
        guilds = draw(st.permutations(GUILD_NAMES))
        options["guilds"] = " ".join(guilds[:4]) + " / " + " ".join(guilds[4:8])
    else:
        options["draft"] = draw(st.sampled_from(["base", "beyond"]))
    return options


@settings(max_examples=GAMES, deadline=None, suppress_health_check=list(HealthCheck))
@given(options=option_sets(), seed=st.integers(0, 2**40))
def test_laws_hold_on_random_games(options: dict[str, object], seed: int) -> None:
    rules = riftable.rules("riftforce", "duel", **options)
    assert check_game(rules, seed, reread) > 0
