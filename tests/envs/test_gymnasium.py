"""Gymnasium's own checks pass for every game and mode; further checks."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from riftable import BadOption, IllegalMove, games
from riftable.envs.gymnasium import SeatEnv, env_id
from tests.envs.tables import SETTINGS, every_table


@every_table
@pytest.mark.parametrize("observations", ["flat", "named", "array"])
def test_checks(table: str, observations: str) -> None:
    settings = SETTINGS[table].copy()
    name = env_id(settings.pop("game"), settings.pop("mode", None))
    at = gymnasium.make(name, opponents="random", observations=observations, render_mode="ansi", **settings)
    check_env(at.unwrapped)


@pytest.mark.parametrize("mode", SeatEnv.metadata["render_modes"])
def test_every_render_mode_shows_something(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    at = gymnasium.make("riftable/riftforce-duel-v0", render_mode=mode)
    _, info = at.reset(seed=1)
    shown = at.render()
    at.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert (shown is None) == (mode == "human")
    assert capsys.readouterr().out.count("guilds") == (3 if mode == "human" else 0)


def test_every_game_and_mode_has_a_name() -> None:
    names = {name for name in gymnasium.registry if name.startswith("riftable/")}
    assert len(names) == sum(len(spec.modes) for spec in games.specs())
    for name in names:
        at = gymnasium.make(name, opponents="random")
        at.reset(seed=1)


def played(at: SeatEnv, seed: int) -> tuple[float, int]:
    """Play a game with first answers; return the reward and the number of answers."""
    seen, _ = at.reset(seed=seed)
    answers = 0
    while True:
        seen, reward, ended, cut, info = at.step(int(np.flatnonzero(seen["action_mask"])[0]))
        answers += 1
        assert info["action_mask"] is seen["action_mask"]
        if ended or cut:
            return reward, answers


def test_the_same_seed_plays_the_same_game() -> None:
    assert played(SeatEnv(opponents="greedy"), 4) == played(SeatEnv(opponents="greedy"), 4)


@pytest.mark.parametrize(
    ("table", "opponents"),
    [
        *((table, "random") for table in SETTINGS),
        ("riftforce-duel", "level6?iterations=20"),
        ("riffifi-3", "level6?iterations=20"),
        ("riftbound-duel", "level6?iterations=20"),
        ("riftforce-solo", "greedy"),
    ],
)
@pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda at: pickle.loads(pickle.dumps(at))], ids=["copy", "pickle"]
)
def test_an_environment_goes_on_as_its_copy_does(
    table: str, opponents: str, way: Callable[[Any], Any]
) -> None:
    at = SeatEnv(**SETTINGS[table], opponents=opponents)
    seen, _ = at.reset(seed=3)
    for _ in range(4):
        seen, *_ = at.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    twin = way(at)
    ends = []
    for one in (at, twin):
        now = seen
        for _ in range(4):
            now, _, ended, _, _ = one.step(int(np.flatnonzero(now["action_mask"])[-1]))
            if ended:
                break
        ends.append(one.rules.everything(one.episode.state))
    assert ends[0] == ends[1]


def test_a_plain_array_has_its_mask_in_the_info() -> None:
    plain, usual = SeatEnv(observations="array", seat=0), SeatEnv(seat=0)
    assert isinstance(plain.observation_space, gymnasium.spaces.Box)
    (seen, info), (both, _) = plain.reset(seed=3), usual.reset(seed=3)
    for _ in range(10):
        assert plain.observation_space.contains(seen)
        assert np.array_equal(seen, both["observation"])
        assert np.array_equal(info["action_mask"], both["action_mask"])
        action = int(np.flatnonzero(info["action_mask"])[0])
        (seen, _, _, _, info), (both, _, _, _, _) = plain.step(action), usual.step(action)


def test_maskable_ppo_finds_the_legal_actions() -> None:
    at = gymnasium.make("riftable/riftforce-duel-v0", seat=0)
    _, info = at.reset(seed=3)
    masks = at.get_wrapper_attr("action_masks")()  # as sb3-contrib gets them through its wrappers
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, info["action_mask"].astype(bool))


def test_an_illegal_action_loses_or_is_refused() -> None:
    at = SeatEnv()
    seen, _ = at.reset(seed=1)
    wrong = int(np.argmin(seen["action_mask"]))
    _, reward, ended, _, info = at.step(wrong)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    strict = SeatEnv(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)
    assert strict.observe()[0]["observation"].tobytes() == seen["observation"].tobytes()


def test_a_reward_is_that_of_the_seat() -> None:
    at = SeatEnv(mode="team4", opponents="random", seat=2)
    reward, _ = played(at, 1)
    result = at.episode.state.result()
    assert result is not None
    assert reward == result[2] == result[0]


def test_each_seat_can_have_a_bot_of_its_own() -> None:
    at = SeatEnv("riffifi", players=3, opponents=["random", "greedy", "level1"], seat=0)
    assert played(at, 2)[1] > 20


def test_a_game_can_be_cut_short() -> None:
    assert played(SeatEnv(opponents="random", max_decisions=7), 1) == (0.0, 7)


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"illegal": "ignore"}, "ignore"),
        ({"seat": 2}, "seat 2"),
        ({"opponents": ["random"]}, "opponents"),
        ({"observations": "x"}, "x"),
    ],
)
def test_a_bad_setting_is_named(settings: dict[str, Any], word: str) -> None:
    with pytest.raises(BadOption, match=word):
        SeatEnv(**settings)


def test_an_unknown_opponent_is_named_when_the_game_begins() -> None:
    with pytest.raises(BadOption, match="unknown"):
        SeatEnv(opponents="unknown").reset()
