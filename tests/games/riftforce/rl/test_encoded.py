"""Observations written straight from the rows of a batch are those of the encoding, number by number."""

from __future__ import annotations

import numpy as np
import pytest

from riftable.core.errors import BadOption
from riftable.games.riftforce.rl.batch.encoded import EncodedBatch
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.modes import MODES
from riftable.games.riftforce.spec import SPEC
from tests.games.riftforce.rl.differential import VARIANTS, crowding

pytestmark = pytest.mark.usefixtures("kernels")


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_batch_is_observed_as_its_games_are(number: int) -> None:
    """At every decision of some games, by whoever is asked and by a seat at random, up to their ends."""
    mode, options = VARIANTS[number]
    rules = Riftforce(mode, options)
    batch = EncodedBatch(rules, np.arange(4, dtype=np.uint64) + np.uint64(10 * number))
    rng = np.random.default_rng(number)
    seats = len(rules.sides)
    compared = 0
    while not batch.over.all() and compared < 1500:
        at_random = rng.integers(seats, size=len(batch))
        for by in (at_random, np.where(batch.over, at_random, batch.seat)):
            seen = batch.encode(by.astype(np.int8))
            for game, seat in enumerate(by.tolist()):
                view = rules.view(batch.state(game), seat)
                assert np.array_equal(seen[game], batch.encoding.encode(view)), (game, seat)
                compared += 1
        batch.step(batch.random_moves(rng))
    assert compared > 200


def test_lines_beyond_the_sixth_place_are_counted() -> None:
    batch = EncodedBatch(Riftforce("duel", {"draft": "beyond"}), np.arange(6))
    rng = np.random.default_rng(2)
    for _ in range(160):
        batch.step(crowding(batch, rng))
    seats = np.zeros(len(batch), np.int8)
    seen = batch.encode(seats)
    views = [batch.rules.view(batch.state(game), 0) for game in range(len(batch))]
    assert np.array_equal(seen, [batch.encoding.encode(view) for view in views])
    assert max(len(line) for view in views for line in view.rows) > 6


def test_masks_are_those_of_the_encoding() -> None:
    batch = EncodedBatch(Riftforce("team4", {}), np.arange(5))
    rng = np.random.default_rng(1)
    out = np.full((len(batch), batch.encoding.num_actions), 7, np.int8)
    for _ in range(40):
        assert batch.action_masks(out) is out
        for game in range(len(batch)):
            view = batch.rules.view(batch.state(game), int(batch.seat[game]))
            assert np.array_equal(out[game], batch.encoding.mask(view))
        batch.step(batch.random_moves(rng))
    batch.play_out()
    assert not batch.action_masks().any()


def test_others_answer_at_random_until_the_learner_is_asked() -> None:
    rules = Riftforce("team3", {})
    learners = np.array([0, 1, 2, -1], np.int8)
    one, other = (EncodedBatch(rules, np.zeros(4, np.uint64)) for _ in range(2))
    rng = np.random.default_rng(0)
    for batch in (one, other):
        batch.restart(np.arange(4), [5, 6, 7, 8], learners, luck=3)
    played = 0
    while not one.over[:3].all():
        assert all(seat in (-1, learner) for seat, learner in zip(one.seat[:3], learners[:3], strict=True))
        answers = np.where(one.over, -1, one.random_moves(rng))
        for batch in (one, other):
            batch.step(answers, learners, luck=played)
        assert np.array_equal(one.rows, other.rows)
        played += 1
    assert one.decisions[:3].sum() > 2 * played  # the others have answered most questions
    assert one.decisions[3] <= played  # where nobody learns, each answer is one decision


def test_a_seat_that_does_not_exist_is_refused() -> None:
    batch = EncodedBatch(Riftforce("team3", {}), np.arange(2))
    for seats in ([0, 3], [-1, 0], [0], [[0, 1]]):
        with pytest.raises(BadOption, match="each of 2 games is observed by a seat from 0 to 2"):
            batch.encode(np.array(seats, np.int8))


def test_the_modes_of_batches_are_named() -> None:
    assert SPEC.batch_modes == tuple(MODES)
