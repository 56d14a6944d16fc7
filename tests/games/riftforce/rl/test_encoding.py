"""The pieces of Riftforce say what their documentation says."""

from __future__ import annotations

import numpy as np
import pytest

import riftable
from riftable import Game
from riftable.envs.encoding import encoding_for
from riftable.gamekit.encoding import Floats
from riftable.games.riftforce.rules.ids import CARD_NAMES, GUILD_NAMES
from riftable.games.riftforce.rules.view import ASK_NAMES
from tests.helpers import duel, table

GUILDS = "guilds 0 fire water light plant", "guilds 1 air shadow thunderbolt sand"
FIRE5, PLANT7 = CARD_NAMES.index("fire5"), CARD_NAMES.index("plant7")


def seen(game: Game, seat: int) -> dict[str, Floats]:
    code = encoding_for(game.rules)
    return code.named(code.encode(game.view(seat)))


def hot(feature: Floats) -> list[tuple[int, ...]]:
    """Where a feature is not 0."""
    return [tuple(int(i) for i in place) for place in np.argwhere(feature)]


def test_each_side_sees_itself_first() -> None:
    g = duel(
        "turn 0",
        "score 3 5",
        *GUILDS,
        "3 fire5 water5*3 / air6*2",
        "hand 0 fire5 fire5 plant7",
        "hand 1 air5",
    )
    for seat, mine, theirs in ((0, 0, 1), (1, 1, 0)):
        parts = seen(g, seat)
        front = parts["board"][2, mine, 0]
        assert hot(front[:18]) == [(GUILD_NAMES.index("fire"),)]
        assert front[18:23].tolist() == pytest.approx([1, 0, 0, 0, 5 / 7])
        assert parts["board"][2, mine, 1, 21:23].tolist() == pytest.approx([3 / 7, 2 / 7])
        assert hot(parts["board"][2, theirs, :, :18]) == [(0, GUILD_NAMES.index("air"))]
        assert parts["crowd"][2, [mine, theirs]].tolist() == pytest.approx([0.1, 0.05])
        assert hot(parts["score_is"]) == [(0, (3, 5)[seat]), (1, (5, 3)[seat])]
        assert hot(parts["turn"]) == [((0 - seat) % 2,)]
        assert hot(parts["waiting"]) == hot(parts["turn"])
        assert parts["guilds"][mine, GUILD_NAMES.index("fire")] == 1


def test_only_my_own_hand_is_named() -> None:
    g = duel("turn 0", *GUILDS, "hand 0 fire5 fire5 plant7", "hand 1 air5")
    mine, theirs = seen(g, 0), seen(g, 1)
    assert mine["hand"][[FIRE5, PLANT7]].tolist() == [0.5, 0.25]
    assert mine["unseen"][0, FIRE5] == 0.5  # the other two are in my deck
    assert theirs["hand"][FIRE5] == 0
    assert theirs["unseen"][1, FIRE5] == 1
    assert theirs["hands"].tolist() == pytest.approx([1 / 7, 3 / 7])


def test_the_question_and_the_action_under_way() -> None:
    g = duel("turn 0", *GUILDS, "hand 0 fire5 fire6 water5 plant7", "hand 1 air5")
    g.push("play fire5")
    parts = seen(g, 0)
    assert hot(parts["ask"]) == [(ASK_NAMES.index("where"),)]
    assert hot(parts["ask_card"]) == [(FIRE5,)]
    g.push("@2")
    parts = seen(g, 0)
    assert hot(parts["ask"]) == [(ASK_NAMES.index("play"),)]
    assert parts["ask_n"].tolist() == [1 / 8]
    assert hot(parts["playing"]) == [(1,)]
    assert hot(parts["play_guild"]) == [(GUILD_NAMES.index("fire"),)]
    assert hot(parts["play_number"]) == [(0,)]
    assert hot(parts["play_lanes"]) == [(1,)]
    assert not hot(seen(g, 1)["ask"])


def test_an_activation_shows_the_acting_unit_and_its_target() -> None:
    g = duel("turn 0", *GUILDS, "2 water5 / air6", "3 water6 / sand7", "hand 0 water7", "hand 1 air5")
    g.push("activate water7 guild water5@2")
    parts = seen(g, 0)
    assert hot(parts["ask"]) == [(ASK_NAMES.index("near"),)]
    assert hot(parts["activating"]) == [(1,)]
    assert hot(parts["by"]) == [(0,)]
    assert hot(parts["spent"]) == [(CARD_NAMES.index("water7"),)]
    assert parts["board"][1, 0, 0, 23:].tolist() == [1, 0, 1, 0]  # activated, acts
    assert parts["board"][1, 1, 0, 23:].tolist() == [0, 0, 0, 1]  # was hit
    assert parts["killed"].tolist() == [0]


def test_a_kill_in_the_middle_of_an_ability_shows() -> None:
    g = duel(
        "turn 1", *GUILDS, "2 fire5*4 water5 light6 / thunderbolt6", "hand 0 fire6", "hand 1 thunderbolt5"
    )
    g.push("activate thunderbolt5 guild thunderbolt6@2 fire5@2.1")
    parts = seen(g, 1)
    assert hot(parts["ask"]) == [(ASK_NAMES.index("hit"),)]
    assert parts["killed"].tolist() == [1]


def test_the_draft() -> None:
    g = riftable.new("riftforce", draft="beyond", first=0, seed=2)
    parts = seen(g, 0)
    assert hot(parts["ask"]) == [(ASK_NAMES.index("guild"),)]
    assert [GUILD_NAMES[guild] for (guild,) in hot(parts["offer"])] == list(g.moves)
    assert [len(hot(own)) for own in parts["guilds"]] == [1, 1]
    assert parts["pool"].tolist() == pytest.approx([8 / 18])


def test_teams_see_their_seat_and_whose_a_card_is() -> None:
    g = table(
        "riftforce team4", "turn 0", "guilds 0 fire water light", "guilds 1 air shadow sand",
        "guilds 2 plant ice star", "guilds 3 earth lava music", "4 plant5 / earth5", "hand 0 fire5",
    )  # fmt: skip
    parts = seen(g, 2)
    assert hot(parts["seat"]) == [(2,)]
    assert hot(parts["board"][3, 0, 0, -4:]) == [(0,)]
    assert hot(parts["board"][3, 1, 0, -4:]) == [(1,)]
    assert hot(parts["turn"]) == [(2,)]


def test_solo_sees_the_plan() -> None:
    g = riftable.new("riftforce", mode="solo", seed=1)
    while g.ask is not None and not hot(seen(g, 0)["plan"]):
        g.push(next(iter(g.moves)))
    parts = seen(g, 0)
    assert hot(parts["plan"]) == hot(parts["plans"])
    assert parts["plans"].max() == np.float32(1 / 20)
