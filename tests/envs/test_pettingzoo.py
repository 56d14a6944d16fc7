"""PettingZoo's own suites pass for every game and mode; further checks."""

from __future__ import annotations

import copy
import itertools
import os
import pickle
import re
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pettingzoo
import pytest

import riftable
from riftable import BadOption, IllegalMove, games
from riftable.envs.pettingzoo import env, raw_env
from tests.envs.tables import SETTINGS, every_table

with warnings.catch_warnings():  # of their own games, which they import where these are installed
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

LONG = bool(os.environ.get("RIFTABLE_LONG"))  # make conformance
# The suites warn where an environment is unlike most: ours says what may be done, beside what is seen.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@every_table
@pytest.mark.parametrize("observations", ["flat", "named", "array"])
def test_api(table: str, observations: str) -> None:
    api_test(env(**SETTINGS[table], observations=observations), num_cycles=60)


@every_table
def test_seeds(table: str) -> None:
    seed_test(lambda: env(**SETTINGS[table]), num_cycles=30)


@every_table
def test_rendering(table: str) -> None:
    looks = {"svg": lambda shown: shown.startswith("<svg") and shown.endswith("</svg>\n")}
    render_test(lambda render_mode: env(**SETTINGS[table], render_mode=render_mode), looks)


@every_table
def test_performance(table: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", ticking(rounds=400 if LONG else 60))
    performance_benchmark(env(**SETTINGS[table]))
    speed = re.search(r"([\d.]+) turns per second", capsys.readouterr().out)
    assert speed is not None
    assert float(speed[1]) > 0


def ticking(rounds: int) -> Any:
    """A fast clock: the benchmark reads it once a round, until five seconds have passed."""
    return itertools.count(0.0, 5.0 / rounds).__next__


def random_game(table: Any, seed: int) -> dict[str, float]:
    """Play a game of random actions; return the total reward of each agent."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        got[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        assert len(legal)
        table.step(None if ended or cut else int(rng.choice(legal)))
    return got


@every_table
def test_sides_win_and_lose_together(table: str) -> None:
    at = raw_env(**SETTINGS[table])
    got = list(random_game(at, 3).values())
    assert got == at.episode.state.result()
    assert all(
        got[one] == got[other]
        for one, side in enumerate(at.rules.sides)
        for other, its in enumerate(at.rules.sides)
        if side == its
    )


@every_table
def test_only_the_agent_that_is_asked_has_a_question(table: str) -> None:
    at = raw_env(**SETTINGS[table])
    at.reset(seed=1)
    for agent in at.agents:
        seen = at.observe(agent)
        asked = at.encoding.named(seen["observation"])["ask"].any()
        assert asked == (agent == at.agent_selection)
        assert bool(seen["action_mask"].all()) != asked


def test_the_same_seed_deals_the_same_cards_as_at_the_table() -> None:
    at = raw_env("riftforce", draft="beyond")
    at.reset(seed=11)
    assert at.episode.state.ask is not None
    assert at.episode.state.ask.moves == riftable.new("riftforce", draft="beyond", seed=11).moves.ids


def test_without_a_seed_every_game_is_another_but_a_seed_fixes_them_all() -> None:
    at = raw_env("riffifi")

    def hands() -> list[bytes]:
        return [at.observe(agent)["observation"].tobytes() for agent in at.agents]

    at.reset(seed=5)
    first = hands()
    at.reset()
    second = hands()
    assert second != first
    at.reset(seed=5)
    assert hands() == first
    at.reset()
    assert hands() == second


def test_every_game_and_mode_has_a_name() -> None:
    names = {name for name in pettingzoo.aec_registry if name.startswith("riftable/")}
    assert len(names) == sum(len(spec.modes) for spec in games.specs())
    for name in names:
        pettingzoo.make("aec", name, observations="named").reset(seed=1)


def test_an_illegal_action_changes_nothing() -> None:
    at = raw_env("riftforce")
    at.reset(seed=1)
    before = at.observe("player_0")["observation"].tobytes()
    wrong = int(np.argmin(at.last()[0]["action_mask"]))
    with pytest.raises(IllegalMove):
        at.step(wrong)
    assert at.observe("player_0")["observation"].tobytes() == before


def test_a_game_can_be_cut_short() -> None:
    at = raw_env("riftforce", max_decisions=5)
    assert set(random_game(at, 1).values()) == {0.0}
    assert at.episode.decisions == 5


def test_an_environment_can_be_pickled() -> None:
    twin = pickle.loads(pickle.dumps(raw_env("riffifi", players=3, observations="named")))
    assert twin.possible_agents == ["player_0", "player_1", "player_2"]
    assert twin.observations == "named"


@every_table
@pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda at: pickle.loads(pickle.dumps(at))], ids=["copy", "pickle"]
)
def test_an_environment_goes_on_as_its_copy_does(table: str, way: Callable[[Any], Any]) -> None:
    at = env(**SETTINGS[table])
    at.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(20):
        at.step(int(rng.choice(np.flatnonzero(at.last()[0]["action_mask"]))))
    twin = way(at)
    for one in (at, twin):
        rng = np.random.default_rng(2)
        for _ in range(30):
            seen, _, ended, cut, _ = one.last()
            one.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            if not one.agents:
                break
    assert twin.agents == at.agents
    assert twin.unwrapped.rules.everything(twin.unwrapped.episode.state) == at.unwrapped.rules.everything(
        at.unwrapped.episode.state
    )


def test_a_plain_array_has_its_mask_in_the_info() -> None:
    plain, usual = env("riffifi", observations="array"), env("riffifi")
    plain.reset(seed=3)
    usual.reset(seed=3)
    for agent in plain.agent_iter(60):
        seen, _, ended, _, info = plain.last()
        both = usual.last()[0]
        assert plain.observation_space(agent).contains(seen)
        assert np.array_equal(seen, both["observation"])
        if not ended:
            assert np.array_equal(info["action_mask"], both["action_mask"])
        action = None if ended else int(np.flatnonzero(info["action_mask"])[-1])
        plain.step(action)
        usual.step(action)


def test_a_turn_has_several_decisions() -> None:
    at = raw_env("riftforce", first=0)
    at.reset(seed=1)
    asked = [at.agent_selection]
    while len(asked) < 40:
        at.step(int(np.flatnonzero(at.last()[0]["action_mask"])[0]))
        asked.append(at.agent_selection)
    assert any(one == other == third for one, other, third in zip(asked, asked[1:], asked[2:], strict=False))


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"observations": "round"}, "round"),
        ({"render_mode": "loud"}, "loud"),
        ({"game": "chess"}, "chess"),
        ({"mode": "chaos"}, "chaos"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_bad_setting_is_named(settings: dict[str, Any], word: str) -> None:
    with pytest.raises(BadOption, match=word):
        env(**settings)
