"""Batches of Riffifi: exactly the engine, thousands of games at a time, and what learners see of them."""

import subprocess
import sys

import numpy as np
import pytest

import riftable
from riftable.core.errors import BadOption, IllegalMove
from riftable.core.rng import Rng
from riftable.games.riffifi.rl.batch import COMPILED, Batch, playouts
from riftable.games.riffifi.rl.batch.encoded import EncodedBatch
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.ids import ASK_ODD, CHANCE_SEAT, NONE, TAKE
from riftable.games.riffifi.spec import SPEC
from tests.extras import skip_without
from tests.games.riffifi.rl.differential import LAW_SETS, VARIANTS, at_random, compare, hiding

pytestmark = pytest.mark.usefixtures("riffifi_kernels")
FOUR = Riffifi("table", {})
EQUAL = Riffifi("table", {"players": 3, "equal_chances": True})


@pytest.mark.parametrize("number", range(len(LAW_SETS)))
def test_a_batch_is_the_engine_at_every_decision(number: int) -> None:
    seeds = np.arange(2, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(number)
    found = compare(LAW_SETS[number], seeds, at_random)
    assert found.decisions > 50 * found.games


def test_all_kinds_of_questions_are_compared() -> None:
    options = {"players": "5", "officer": "yes", "equal_chances": "yes"}
    found = compare(options, np.arange(6, dtype=np.uint64), hiding)
    assert found.odd > 0
    assert found.officers > 0


def test_the_long_run_has_every_combination_of_options() -> None:
    assert len({tuple(sorted(one.items())) for one in VARIANTS}) == len(VARIANTS) == 3 * 2 * 2 * 5 * 2
    named = {name for options in VARIANTS for name in options}
    assert named == {one.name for one in SPEC.described("table")}


def test_equal_seeds_and_answers_give_the_game_of_the_front_door() -> None:
    seeds = [7, 2**64 - 1]
    batch = Batch(FOUR, np.array(seeds, np.uint64))
    games = [riftable.new("riffifi", seed=seed) for seed in seeds]
    rng = np.random.default_rng(5)
    for _ in range(60):
        answers = batch.random_moves(rng)
        for game, answer in zip(games, answers, strict=True):
            game.push(int(answer))
        batch.step(answers)
    for i, game in enumerate(games):
        assert FOUR.write(batch.state(i)) == FOUR.write(game.state)
        assert batch.made[i] == len(game.history)
        assert batch.moves[i, : batch.counts[i]].tolist() == game.moves.ids
    assert (batch.hand_number > 1).all()


def test_a_position_of_a_batch_goes_on_in_the_engine_and_back() -> None:
    rules = Riffifi("table", {"players": 5, "officer": True, "scoring": "ticks", "captures_in_total": True})
    batch = Batch(rules, np.arange(30))
    rng = np.random.default_rng(0)
    kinds: set[int] = set()
    for _ in range(70):
        twin = Batch(rules, batch.seeds)
        for i in range(len(batch)):
            s = batch.state(i)
            assert s.ask is None or s.ask.moves == batch.moves[i, : batch.counts[i]].tolist()
            assert rules.conserved(s)
            twin.put(i, s)
        assert np.array_equal(twin.rows, batch.rows)
        assert np.array_equal(twin.scores, batch.scores)
        kinds |= set(batch.kind.tolist())
        batch.step(batch.random_moves(rng))
    assert ASK_ODD in kinds


def test_what_a_batch_cannot_convert_is_said() -> None:
    with pytest.raises(BadOption, match="let chance answer first"):
        Batch(FOUR, [1]).put(0, FOUR.new())
    batch = Batch(EQUAL, [1])
    assert batch.state(0).ask is not None
    with pytest.raises(BadOption, match="in its first hand only"):
        playouts(EQUAL, 1).state(0)
    with pytest.raises(BadOption, match="whole numbers from 0"):
        Batch(FOUR, [-1])


def test_an_illegal_answer_names_the_game_and_changes_none() -> None:
    encoded = EncodedBatch(FOUR, np.arange(8))
    batch = encoded.games
    before = batch.rows.copy()
    answers = batch.moves[:, 0].copy()
    for step, wrong in ((batch.step, NONE), (encoded.step, NONE), (encoded.step, CHANCE_SEAT)):
        answers[5] = wrong
        with pytest.raises(IllegalMove, match=rf"move {wrong} in game 5.*Legal: "):
            step(answers)
        answers[5] = -2
        with pytest.raises(IllegalMove, match="-1 to leave a game alone"):
            step(answers)
        with pytest.raises(BadOption, match="one answer a game, 8 in all"):
            step([1, 2])
    assert np.array_equal(batch.rows, before)


@pytest.mark.parametrize("seats", [[0, 4], [-2, 0], [0], [[0, 1]], [0, 300]])
def test_a_seat_that_does_not_exist_is_refused(seats: list[int]) -> None:
    encoded = EncodedBatch(FOUR, np.arange(2))
    with pytest.raises(BadOption, match="each of 2 games is observed by a seat from 0 to 3"):
        encoded.encode(np.array(seats))
    before = encoded.games.rows.copy()
    with pytest.raises(BadOption, match="each of 2 games has a learner at a seat from 0 to 3, or -1"):
        encoded.step([-1, -1], seats)
    assert np.array_equal(encoded.games.rows, before)


def test_games_that_are_over_stay_so_until_they_are_begun_anew() -> None:
    batch = playouts(FOUR, 6, seed=10)
    end = batch.rows.copy()
    assert batch.over.all()
    assert not batch.counts.any()
    assert np.allclose(batch.results.sum(axis=1), 0, atol=1e-6)
    assert (batch.results.max(axis=1) > 0).all()
    batch.step(np.zeros(6))
    assert np.array_equal(batch.rows, end)
    batch.restart([1, 4], [3, 2**63])
    fresh = Batch(FOUR, np.array([3, 2**63], np.uint64))
    assert np.array_equal(batch.rows[[1, 4]], fresh.rows)
    assert np.array_equal(batch.clocks[[1, 4]], fresh.clocks)
    batch.restart(batch.over, range(4))
    assert not batch.over.any()
    assert batch.seeds.tolist() == [0, 3, 1, 2, 2**63, 3]


def test_the_same_luck_plays_the_same_games_and_copies_go_their_own_way() -> None:
    batch = Batch(FOUR, np.arange(5))
    twin, other = batch.copy(), batch.copy()
    batch.play_out(3)
    twin.play_out(3)
    other.play_out(4)
    assert np.array_equal(batch.rows, twin.rows)
    assert not np.array_equal(batch.rows, other.rows)
    assert (batch.decisions > 50).all()


def test_others_answer_at_random_until_the_learner_is_asked() -> None:
    learners = np.array([0, 1, 2, -1], np.int8)
    one, other = (EncodedBatch(EQUAL, np.zeros(4, np.uint64)) for _ in range(2))
    rng = np.random.default_rng(0)
    for batch in (one, other):
        batch.restart(np.arange(4), [5, 6, 7, 8], learners, luck=3)
    played = 0
    while not one.over[:3].all():
        assert all(seat in (-1, learner) for seat, learner in zip(one.seat[:3], learners[:3], strict=True))
        answers = np.where(one.over, -1, one.random_actions(rng))
        for batch in (one, other):
            batch.step(answers, learners, luck=played)
        assert np.array_equal(one.games.rows, other.games.rows)
        played += 1
    assert one.games.decisions[:3].sum() > 2 * played  # the others have answered most questions
    assert one.games.decisions[3] <= played  # where nobody learns, each answer is one decision


def test_an_action_means_seats_from_the_one_that_is_asked() -> None:
    encoded = EncodedBatch(Riffifi("table", {"players": 5}), np.arange(60))
    batch = encoded.games
    rng = np.random.default_rng(1)
    turned = 0
    for _ in range(60):
        masks = encoded.action_masks()
        for game in np.flatnonzero((batch.kind == ASK_ODD) & (batch.seat > 0)):
            listed = batch.moves[game, : batch.counts[game]]
            marked = np.flatnonzero(masks[game])
            assert (listed >= TAKE).all()
            turned += listed.tolist() != marked.tolist()
            assert {encoded.encoding.move(int(one), int(batch.seat[game])) for one in marked} == set(
                listed.tolist()
            )
        encoded.step(np.where(batch.over, -1, encoded.random_actions(rng)))
    assert turned > 0


def test_without_numba_the_games_and_observations_are_the_same() -> None:
    skip_without("batch")
    assert COMPILED
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "from riftable.games.riffifi.rl.batch import COMPILED, playouts\n"
        "from riftable.games.riffifi.rl.batch.encoded import EncodedBatch\n"
        "from riftable.games.riffifi.rulebook import Riffifi\n"
        "rules = Riffifi('table', {'players': 3, 'equal_chances': True})\n"
        "assert not COMPILED\n"
        "batch = EncodedBatch(rules, [20, 21])\n"
        "print(batch.encode(batch.seat).tobytes().hex() + batch.action_masks().tobytes().hex())\n"
        "batch.games.play_out(20)\n"
        "print(batch.games.rows.tobytes().hex())"
    )
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    batch = EncodedBatch(EQUAL, [20, 21])
    first = batch.encode(batch.seat).tobytes().hex() + batch.action_masks().tobytes().hex()
    batch.games.play_out(20)
    assert said.split() == [first, batch.games.rows.tobytes().hex()]


def test_chance_deals_as_often_as_the_engine_does() -> None:
    """Misdeals are dealt again, move by move; `made` counts each of them."""
    made = Batch(FOUR, np.arange(200)).made
    cards = 1 + 40 + 1  # who deals, the cards, and the verdict
    assert (made == cards).any()
    assert (made > cards).any()
    game = int(np.flatnonzero(made > cards)[0])
    s, moves = FOUR.new(), 0
    while s.ask is not None and s.ask.seat < 0:
        s.apply(int(s.ask.sample(Rng(game, moves))))
        moves += 1
    assert moves == made[game]
