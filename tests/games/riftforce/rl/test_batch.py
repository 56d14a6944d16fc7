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
from riftable.games.riftforce.rl.batch.layout import MET
from riftable.games.riftforce.rl.batch.tables import (
    BOTS,
    FIELDS,
    LENGTH,
    OP,
    RETURN,
    UnsupportedStep,
    instruction,
    plan_numbers,
    tables,
)
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.challenges import AMPERSAND_CHOICES
from riftable.games.riftforce.rules.guilds import GUILDS
from riftable.games.riftforce.rules.ids import (
    ASK_ACTION,
    ASK_BOT,
    ASK_FAR,
    ASK_HEAL,
    ASK_HIT,
    ASK_KEEP,
    ASK_PUSH,
    ASK_SIDE,
    LANE,
    NUM_PLANS,
    PLAY,
)
from riftable.games.riftforce.rules.plans import ATTACKS
from riftable.games.riftforce.rules.selectors import Selector
from riftable.games.riftforce.rules.steps import Hit
from riftable.games.riftforce.rules.trainer import PickBot
from tests.extras import skip_without
from tests.games.riftforce.rl.differential import VARIANTS, at_random, compare, crowding, damaging

pytestmark = pytest.mark.usefixtures("kernels")
DUEL = Riftforce("duel", {"draft": "beyond"})
HARDEST = Riftforce("solo", {"preset": "hardest"})


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_batch_is_the_engine_at_every_decision(number: int) -> None:
    mode, options = VARIANTS[number]
    seeds = np.arange(12, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(number)
    found = compare(mode, options, seeds, at_random)
    assert found.decisions > 50 * found.games


@pytest.mark.parametrize("number", [n for n, (mode, _) in enumerate(VARIANTS) if mode == "solo"])
def test_solo_games_are_the_same_when_played_well(number: int) -> None:
    """Random play seldom destroys a bot, and ends before the order of the plans repeats."""
    mode, options = VARIANTS[number]
    found = compare(mode, options, np.arange(16, dtype=np.uint64) + np.uint64(100 * number), damaging)
    assert found.rounds > NUM_PLANS


def test_solo_games_are_won_and_lost() -> None:
    found = compare("solo", {}, np.arange(40, dtype=np.uint64), damaging)
    assert 0 < found.won < found.games


def test_lines_of_more_than_twenty_cards_are_the_same_too() -> None:
    found = compare("duel", {"draft": "beyond"}, np.arange(10, dtype=np.uint64), crowding)
    assert found.far > 0
    found = compare(
        "solo", {"stars": "2,4,1", "ampersand": "move:5"}, np.arange(24, dtype=np.uint64), crowding
    )
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


@pytest.mark.parametrize(("rules", "decisions"), [(DUEL, 90), (HARDEST, 3), (HARDEST, 60)])
def test_a_position_of_a_batch_goes_on_in_the_engine_and_back(rules: Riftforce, decisions: int) -> None:
    batch = playouts(rules, 1)
    assert batch.over.all()
    batch = Batch(rules, np.arange(60))
    rng = np.random.default_rng(0)
    for _ in range(decisions):
        batch.step(batch.random_moves(rng))
    twin = Batch(rules, batch.seeds)
    for i in range(len(batch)):
        s = batch.state(i)
        assert s.ask is None or s.ask.moves == batch.moves[i, : batch.counts[i]].tolist()
        assert rules.conserved(s)
        twin.put(i, s)
    assert np.array_equal(twin.rows, batch.rows)
    assert np.array_equal(twin.scores, batch.scores)
    assert np.array_equal(twin.clocks[:, MET], batch.clocks[:, MET])


def test_all_questions_about_bots_are_asked_and_convert_both_ways() -> None:
    asked: set[int] = set()
    for number, (mode, options) in enumerate(VARIANTS):
        if mode == "solo":
            rules = Riftforce(mode, options)
            batch = Batch(rules, np.arange(20) + 20 * number)
            rng = np.random.default_rng(number)
            while not batch.over.all():
                i = int(rng.choice(np.flatnonzero(~batch.over)))
                asked.add(int(batch.kind[i]))
                twin = batch.take([i])
                twin.put(0, batch.state(i))
                assert np.array_equal(twin.rows[0], batch.rows[i])
                batch.step(damaging(batch, rng))
    assert {ASK_KEEP, ASK_BOT, ASK_PUSH, ASK_FAR, ASK_SIDE, ASK_HEAL, ASK_HIT} <= asked


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


def test_seeds_that_are_no_whole_numbers_are_refused() -> None:
    for seeds in ([-1], [0.5], [[1]], [2**64], ["7"], np.array([-1]), np.array([0.5])):
        with pytest.raises(BadOption, match="whole numbers from 0"):
            Batch(DUEL, seeds)


def test_every_guild_has_a_program_and_an_unknown_step_is_reported() -> None:
    programs = tables(DUEL).programs.reshape(-1, LENGTH, FIELDS)
    assert (programs[: len(GUILDS), 0, OP] != RETURN).all()
    assert (programs[:, -1, OP] == RETURN).all()
    with pytest.raises(UnsupportedStep, match="the step PickBot"):
        instruction(PickBot())
    with pytest.raises(UnsupportedStep, match="the selector Selector"):
        instruction(Hit(1, Selector()))


def test_every_challenge_has_a_program() -> None:
    for ampersand in ("none", *AMPERSAND_CHOICES):
        for stars in ("1,1,1", "2,2,2", "3,3,3", "4,4,4"):
            rules = Riftforce("solo", {"stars": stars, "ampersand": ampersand, "lone_card_hit_twice": False})
            programs = tables(rules).programs.reshape(-1, LENGTH, FIELDS)
            assert len(programs) == BOTS + 3
            assert (programs[BOTS:, 0, OP] != RETURN).all()
            assert (programs[BOTS:, -1, OP] == RETURN).all()


def test_a_plan_that_kernels_would_misread_is_reported() -> None:
    assert plan_numbers(2, [7, 5]) == [0, 2, 2, 0]
    assert plan_numbers(ATTACKS + 1, []) == [1, 0]
    for plan, numbers in ((2, []), (2, [5, 5, 6, 7]), (ATTACKS, [5])):
        with pytest.raises(UnsupportedStep, match="only attack plans have numbers, from 1 to 3"):
            plan_numbers(plan, numbers)


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
