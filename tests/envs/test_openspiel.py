"""OpenSpiel's own suites pass for every game and mode, and its searches and solvers run."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.extras import skip_without

skip_without("openspiel")

import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

import riftable.envs.openspiel as ours
from riftable import BadOption, games
from riftable.core.rng import Rng
from riftable.envs.openspiel import SpielState
from riftable.gamekit.encoding import Floats
from tests.envs.tables import SETTINGS, every_table

LONG = bool(os.environ.get("RIFTABLE_LONG"))  # make conformance: all tables, where a few must do elsewhere
SOON = {"cap": 2}
TINY = "riftforce_tiny"
NUMBERS = {"chance": 49, "asked": 564, "over": 512}
INFORMATION_SETS = 514
UNIFORM = 0.698  # how much a uniformly random player can lose to a best response


def load(table: str, **more: Any) -> Any:
    """Return the OpenSpiel game of a table."""
    settings = SETTINGS[table] | more
    name = settings.pop("game")
    return pyspiel.load_game(name, settings)


@every_table
def test_random_games(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", [*SETTINGS, TINY])
def test_playthroughs(table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flags.FLAGS.mark_as_parsed()
    monkeypatch.setattr(
        generate_playthrough, "_format_tensor", print_of
    )  # theirs takes minutes for our tensors
    file = tmp_path / f"{table}.txt"
    capped = SOON if table.startswith("riftforce") and not LONG else {}
    game = pyspiel.load_game(TINY) if table == TINY else load(table, **capped)
    file.write_text(generate_playthrough.playthrough(str(game), [], seed=7), encoding="utf-8")
    before, after = generate_playthrough.replay(file)
    assert before == after


def print_of(tensor: Floats, name: str) -> list[str]:
    """Return a tensor as a short line; equal tensors have equal lines."""
    return [f"{name} = {blake2b(tensor.tobytes(), digest_size=8).hexdigest()}"]


def run(suite: type[Any], game: Any, name: str, states: int = 0) -> None:
    """Run one of OpenSpiel's suites of checks on some or all positions of a game."""
    suite = type(f"{suite.__name__}Of{name}", (suite,), {"game": game, "game_name": name})
    if states:
        suite.some_states = positions(name)[:states]
        suite.game_type = game.get_type()
    else:
        suite.setUpClass()
    for check in [check for check in dir(suite) if check.startswith("test_")]:
        getattr(suite(check), check)()


@cache
def positions(table: str) -> list[Any]:
    """Return positions of a random game, the last one first, then the others in random order."""
    game = load(table)
    rng = np.random.RandomState(3)
    state = game.new_initial_state()
    seen = [state.clone()]
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
        seen.append(state.clone())
    return [seen[-1], *(seen[i] for i in rng.permutation(len(seen) - 1))]


@every_table
def test_api(table: str) -> None:
    run(api_test.EnforceAPIOnPartialTreeBase, load(table), table, states=200 if LONG else 12)


def test_api_on_the_whole_tree() -> None:
    api_test.TOTAL_NUM_STATES[TINY] = tuple(NUMBERS.values())
    api_test.PERFECT_RECALL_NUM_STATES[TINY] = INFORMATION_SETS
    run(api_test.EnforceAPIOnFullTreeBase, pyspiel.load_game(TINY), TINY)


def test_counterfactual_regret_goes_down() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.5 * UNIFORM


@pytest.mark.parametrize("table", ["riftforce-duel", "riffifi-4", "riftbound-duel"])
def test_their_search_plays_our_games(table: str) -> None:
    game = load(table)
    state = next(
        one for one in positions(table)[1:] if not one.is_chance_node() and len(one.legal_actions()) > 2
    )
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@every_table
def test_a_resampled_world_looks_the_same(table: str) -> None:
    game = load(table)
    rng = np.random.RandomState(1)
    asked = [state for state in positions(table)[1:40] if not state.is_chance_node()][:4]
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for state in asked:
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.uniform)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        recall.set_from(state, player)
        before = recall.tensor.copy()
        recall.set_from(world, player)
        assert np.array_equal(before, recall.tensor)


@every_table
def test_what_a_seat_cannot_know_leaves_no_trace_in_its_past(table: str) -> None:
    """Two states that look the same to a seat still do after a move that reveals nothing to it."""
    game = load(table)
    rules = game.rules
    for state in [state for state in positions(table)[1:60] if not state.is_chance_node()][:6]:
        assert isinstance(state, SpielState)
        asked = state.current_player()
        move = state.position.state.ask.moves[0]  # type: ignore[union-attr]  # a seat is asked
        for seat in range(len(rules.sides)):
            world = state.position.imagined(rules, seat, Rng(1))
            real = state.clone().position
            if seat == asked or world.seat != asked or not world.state.ask.allows(move):  # type: ignore[union-attr]
                continue
            real.apply(move)
            world.apply(move)
            if rules.view(real.state, seat) == rules.view(world.state, seat):
                assert real.past[seat] == world.past[seat]


def test_pieces_have_names() -> None:
    game = pyspiel.load_game("riffifi")
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    state = positions("riffifi-4")[5]
    seen.set_from(state, 1)
    assert seen.dict["player"].tolist() == [0, 1, 0, 0]
    assert sum(feature.size for feature in seen.dict.values()) == len(seen.tensor)
    assert seen.dict["hand"].sum() == len(state.position.state.hands[1])


def test_outcomes_are_as_likely_as_nature_has_them() -> None:
    game = pyspiel.load_game(TINY)
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0 * 3 + 1, 0.5), (2 * 3 + 0, 0.5)]  # fire6 or light5
    state.apply_action(1)
    assert state.action_to_string(int(pyspiel.PlayerId.CHANCE), 5 * 3) == "!ice5"


def test_a_bad_parameter_is_named() -> None:
    with pytest.raises(BadOption, match="chaos"):
        ours.game_class(games.spec("riftforce"))({"mode": "chaos"})
    with pytest.raises(ValueError, match="colour"):
        pyspiel.load_game(TINY).make_py_observer(None, {"colour": 1})


def test_python_ends_in_peace() -> None:
    """OpenSpiel keeps our games until the process ends, after Python is finalized."""
    code = f"import pyspiel, riftable.envs.openspiel; pyspiel.load_game('{TINY}').new_initial_state()"
    subprocess.run([sys.executable, "-c", code], check=True)
