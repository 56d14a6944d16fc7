"""The laws on random games of Riftforce, for every set of options."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import riftable
from riftable.core.game import Game
from riftable.core.laws import check_game
from riftable.core.playout import playout
from riftable.core.rng import Rng
from riftable.games.riftforce.rules.ids import GUILD_NAMES
from riftable.games.riftforce.rules.modes import MODES
from tests.helpers import share

GAMES = int(os.environ.get("RIFTABLE_LAW_GAMES", share(60)))


def reread(text: str) -> Game:
    """The position a text describes, without automatic answers."""
    return riftable.position(text, auto=False)


@st.composite
def option_sets(draw: st.DrawFn) -> tuple[str, dict[str, object]]:
    """Any mode and any of its options."""
    mode = draw(st.sampled_from(list(MODES)))
    options: dict[str, object] = {
        "cap": draw(st.sampled_from([0, 0, 1, 7, 30])),
        "stolen_cards_return_to_owner": draw(st.booleans()),
        "stolen_cards_act_by_number_only": draw(st.booleans()),
        "thunderbolt_repeat_optional": draw(st.booleans()),
        "love_may_decline": draw(st.booleans()),
    }
    if options["cap"]:
        options["dead_position_ends"] = draw(st.booleans())
    if mode in ("duel", "team4"):
        options["first"] = draw(st.sampled_from(["random", 0, 1]))
    if mode == "solo":
        options["stars"] = ",".join(draw(st.lists(st.sampled_from("1234"), min_size=3, max_size=3)))
        options["ampersand"] = draw(
            st.sampled_from(["none", "move:5", "move:6", "move:7", "heal:5", "heal:7"])
        )
        options["lone_card_hit_twice"] = draw(st.booleans())
        options["crystal_bonus_for_bots"] = draw(st.booleans())
    if draw(st.booleans()):
        guilds = list(draw(st.permutations(GUILD_NAMES)))
        parts = [[guilds.pop() for _ in range(n)] for n in MODES[mode].quotas[: MODES[mode].players]]
        options["guilds"] = " / ".join(" ".join(part) for part in parts)
        if mode == "solo" and draw(st.booleans()):
            options["trainer"] = " ".join(guilds[:4])
    elif mode == "duel":
        options["draft"] = draw(st.sampled_from(["base", "beyond"]))
    return mode, options


@settings(max_examples=GAMES, suppress_health_check=list(HealthCheck))
@given(choice=option_sets(), seed=st.integers(0, 2**40))
def test_laws_hold_on_random_games(choice: tuple[str, dict[str, object]], seed: int) -> None:
    mode, options = choice
    rules = riftable.rules("riftforce", mode, **options)
    assert check_game(rules, seed, reread) > 0


def test_whoever_left_a_gap_can_fill_it_in_every_world() -> None:
    g = riftable.position(
        "riftforce duel\nguilds 0 love ice light water\nguilds 1 air plant sand star\n1 water7*5 ice5*2 / -\n"
        "hand 0 love5 love6 love7 ice6 ice7 light6 water6\npending play love6 @3 love5 @1"
    )
    assert list(g.moves) == ["water7@1.1", "ice5@1.2"]  # Love asks, the play waits below
    rng = Rng(1)
    for _ in range(200):
        world = g.rules.imagine(g.view(1), rng)
        playout(world, rng)
        assert world.ask is None
