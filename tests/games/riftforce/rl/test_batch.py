"""The batch stepper: exactly the engine, thousands of games at a time."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import riftable
from riftable.core.errors import BadOption, IllegalMove
from riftable.core.rng import RANDOM_PLAYER_STREAM, Rng
from riftable.gamekit.kernels.chance import stream
from riftable.games.riftforce.rl.batch import COMPILED, Batch, playouts
from riftable.games.riftforce.rl.batch.tables import (
    FIELDS,
    LENGTH,
    OP,
    RETURN,
    UnsupportedStep,
    instruction,
    tables,
)
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.guilds import GUILDS
from riftable.games.riftforce.rules.ids import ASK_ACTION, LANE, PLAY
from riftable.games.riftforce.rules.selectors import MOST_DAMAGED
from riftable.games.riftforce.rules.steps import Hit, Push
from tests.extras import skip_without
from tests.games.riftforce.rl.differential import VARIANTS, at_random, compare, crowding

pytestmark = pytest.mark.usefixtures("kernels")
DUEL = Riftforce("duel", {"draft": "beyond"})


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_batch_is_the_engine_at_every_decision(number: int) -> None:
    mode, options = VARIANTS[number]
    seeds = np.arange(12, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(number)
    found = compare(mode, options, seeds, at_random)
    assert found.decisions > 50 * found.games


def test_lines_of_more_than_twenty_cards_are_the_same_too() -> None:
    found = compare("duel", {"draft": "beyond"}, np.arange(10, dtype=np.uint64), crowding)
    assert found.far > 0


def test_equal_seeds_and_answers_give_the_game_of_the_front_door() -> None:
    seeds = [7, 2**64 - 1]
    batch = Batch(DUEL, np.array(seeds, np.uint64))
    games = [riftable.new("riftforce", draft="beyond", seed=seed) for seed in seeds]
    rng = np.random.default_rng(5)
    for _ in range(60):
        answers = batch.random_moves(rng)
        for game, answer in zip(games, answers, strict=True):
            game.push(int(answer))
        batch.step(answers)
    for i, game in enumerate(games):
        assert DUEL.write(batch.state(i)) == DUEL.write(game.state)
        assert batch.made[i] == len(game.history)
        assert batch.moves[i, : batch.counts[i]].tolist() == game.moves.ids


def test_nature_is_the_generator_of_the_engine() -> None:
    rng = Rng(3)
    for index in [*range(50), 1 << 40, RANDOM_PLAYER_STREAM + 5]:
        seed, n = int(rng.bits()) << 32 | int(rng.bits()), 1 + int(rng.below(60))
        bits = int(np.uint64(seed).astype(np.int64))
        assert stream(bits, index, n) == Rng(seed, index).below(n)


def test_a_position_of_a_batch_goes_on_in_the_engine_and_back() -> None:
    batch = playouts(DUEL, 1)
    assert batch.over.all()
    batch = Batch(DUEL, np.arange(40))
    rng = np.random.default_rng(0)
    for _ in range(90):
        batch.step(batch.random_moves(rng))
    twin = Batch(DUEL, batch.seeds)
    for i in range(len(batch)):
        s = batch.state(i)
        assert s.ask is None or s.ask.moves == batch.moves[i, : batch.counts[i]].tolist()
        assert DUEL.conserved(s)
        twin.put(i, s)
    assert np.array_equal(twin.rows, batch.rows)
    assert np.array_equal(twin.scores, batch.scores)


def test_a_position_that_waits_for_chance_is_refused() -> None:
    with pytest.raises(BadOption, match="let chance answer first"):
        Batch(DUEL, [1]).put(0, DUEL.new())


def test_an_illegal_answer_names_the_game_and_changes_none() -> None:
    batch = Batch(DUEL, np.arange(8))
    before = batch.rows.copy()
    answers = batch.moves[:, 0].copy()
    answers[5] = LANE
    with pytest.raises(IllegalMove, match=r"move 6 in game 5.*Legal: "):
        batch.step(answers)
    assert np.array_equal(batch.rows, before)
    answers[5] = -2
    with pytest.raises(IllegalMove, match="-1 to leave a game alone"):
        batch.step(answers)
    with pytest.raises(BadOption, match="one answer a game, 8 in all"):
        batch.step([1, 2])
    assert np.array_equal(batch.rows, before)


def test_a_game_may_be_left_alone() -> None:
    batch = Batch(DUEL, np.arange(2))
    before = batch.rows.copy()
    batch.step([-1, batch.moves[1, 0]])
    assert np.array_equal(batch.rows[0], before[0])
    assert not np.array_equal(batch.rows[1], before[1])


def test_games_that_are_over_stay_so_until_they_are_begun_anew() -> None:
    batch = playouts(DUEL, 6, seed=10)
    end = batch.rows.copy()
    assert batch.over.all()
    assert not batch.counts.any()
    assert batch.results.any()
    assert (batch.results.sum(axis=1) == 0).all()
    batch.step(np.zeros(6))
    assert np.array_equal(batch.rows, end)
    batch.restart([1, 4], [3, 2**63])
    fresh = Batch(DUEL, np.array([3, 2**63], np.uint64))
    assert np.array_equal(batch.rows[[1, 4]], fresh.rows)
    assert batch.over.tolist() == [True, False, True, True, False, True]
    batch.restart(batch.over, range(4))
    assert not batch.over.any()
    assert batch.seeds.tolist() == [0, 3, 1, 2, 2**63, 3]


def test_the_same_luck_plays_the_same_games_and_copies_go_their_own_way() -> None:
    batch = Batch(DUEL, np.arange(5))
    twin = batch.copy()
    other = batch.copy()
    batch.play_out(3)
    twin.play_out(3)
    other.play_out(4)
    assert np.array_equal(batch.rows, twin.rows)
    assert not np.array_equal(batch.rows, other.rows)
    assert (batch.decisions > 50).all()


def test_the_mask_is_the_list() -> None:
    batch = Batch(Riftforce("duel", {"guilds": "fire ice light water / air plant sand star"}), range(3))
    assert (batch.kind == ASK_ACTION).all()
    mask = batch.mask()
    assert mask.shape == (3, batch.rules.num_moves)
    for i in range(3):
        assert np.flatnonzero(mask[i]).tolist() == batch.moves[i, : batch.counts[i]].tolist()
    batch.step([PLAY] * 3)
    assert np.array_equal(batch.mask(mask), batch.mask())


def test_what_batches_do_not_play_is_said() -> None:
    with pytest.raises(BadOption, match="duel, team3, team4; not solo"):
        Batch(Riftforce("solo", {}), [1])
    for seeds in ([-1], [0.5], [[1]], [2**64], ["7"], np.array([-1]), np.array([0.5])):
        with pytest.raises(BadOption, match="whole numbers from 0"):
            Batch(DUEL, seeds)


def test_every_guild_has_a_program_and_an_unknown_step_is_reported() -> None:
    programs = tables(DUEL).programs.reshape(-1, LENGTH, FIELDS)
    assert (programs[: len(GUILDS), 0, OP] != RETURN).all()
    assert (programs[:, -1, OP] == RETURN).all()
    with pytest.raises(UnsupportedStep, match="the step Push"):
        instruction(Push())
    with pytest.raises(UnsupportedStep, match="the selector MostDamaged"):
        instruction(Hit(1, MOST_DAMAGED))


@pytest.mark.usefixtures("riffifi_kernels")
def test_the_documented_batch_runs() -> None:
    page = Path(__file__).parents[4] / "docs" / "how-to" / "use-rl-environments.md"
    blocks = re.findall(r"^```py\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block.replace("4096", "16"), "use-rl-environments.md", "exec"), {})


def test_without_numba_the_games_are_the_same() -> None:
    skip_without("batch")
    assert COMPILED
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from riftable.games.riftforce.rl.batch import COMPILED, playouts\n"
        "from riftable.games.riftforce.rulebook import Riftforce\n"
        "batch = playouts(Riftforce('duel', {'draft': 'beyond'}), 3, seed=20)\n"
        "assert not COMPILED\n"
        "print(batch.rows.tobytes().hex())"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert said.strip() == playouts(DUEL, 3, seed=20).rows.tobytes().hex()
