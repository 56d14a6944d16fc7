"""The vector environment over batches of Riffifi, in which seats in actions count from the one asked."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from riftable import BadOption, IllegalMove
from riftable.envs.vector import SeatVectorEnv
from riftable.games.riffifi.rl.batch.encoded import EncodedBatch
from riftable.games.riffifi.rules.ids import ASK_ODD, TAKE

pytestmark = pytest.mark.usefixtures("riffifi_kernels")


def games_of(at: SeatVectorEnv) -> EncodedBatch:
    """The games of an environment, as those of Riffifi."""
    assert isinstance(at.batch, EncodedBatch)
    return at.batch


def at_random(info: dict[str, Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action of each game."""
    return np.asarray((rng.random(info["action_mask"].shape) * info["action_mask"]).argmax(axis=1))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_is_what_gymnasium_makes_of_many_games(players: int) -> None:
    settings: dict[str, Any] = {"players": players, "officer": True}
    at = gymnasium.make_vec(
        "riftable/riffifi-v0", num_envs=5, vectorization_mode="vector_entry_point", **settings
    )
    single = gymnasium.make("riftable/riffifi-v0", **settings)
    assert isinstance(at, SeatVectorEnv)
    assert at.single_observation_space == single.observation_space
    assert at.single_action_space == single.action_space
    seen, info = at.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(30):
        assert at.observation_space.contains(seen)
        batch = games_of(at)
        for game, seat in enumerate(info["seat"].tolist()):
            view = at.rules.view(batch.games.state(game), seat)
            assert view.ask is not None
            assert np.array_equal(seen["observation"][game], at.encoding.encode(view))
            assert np.array_equal(info["action_mask"][game], at.encoding.mask(view))
        seen, _, _, _, info = at.step(at_random(info, rng))


@pytest.mark.parametrize("opponents", ["random", "self"])
def test_rewards_are_those_of_the_seat_that_plays(opponents: str) -> None:
    at = SeatVectorEnv(6, "riffifi", opponents=opponents, observations="array", scoring="ticks")
    _, info = at.reset(seed=2)
    rng = np.random.default_rng(3)
    ends = 0
    while ends < 6:
        seats = info["seat"]
        _, rewards, ended, _, info = at.step(at_random(info, rng))
        assert not rewards[~ended].any()
        for game in np.flatnonzero(ended):
            ends += 1
            results = info["results"][game]
            assert rewards[game] == results[seats[game]]
            assert results.sum() == pytest.approx(0, abs=1e-6)
            assert results.max() > 0


def test_a_function_answers_for_the_opponents_with_their_own_actions() -> None:
    at: SeatVectorEnv
    odd = 0

    def last_legal(seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        nonlocal odd
        others = np.flatnonzero((at.batch.seat >= 0) & (at.batch.seat != at.learners))
        assert np.array_equal(seen, at.batch.take(others).encode(at.batch.seat[others]))
        kinds = games_of(at).games.kind[others]
        odd += int((kinds == ASK_ODD).sum())
        assert not masks[kinds == ASK_ODD, TAKE].any()  # a seat never takes from itself
        return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1))

    at = SeatVectorEnv(40, "riffifi", opponents=last_legal, players=5)
    _, info = at.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(60):
        assert np.array_equal(at.batch.seat, at.learners)
        *_, info = at.step(at_random(info, rng))
    assert odd > 0


def test_illegal_actions_and_seats_are_refused_by_name() -> None:
    at = SeatVectorEnv(2, "riffifi", illegal="raise", players=3)
    _, info = at.reset(seed=1)
    wrong = at_random(info, np.random.default_rng(1))
    wrong[1] = TAKE
    before = games_of(at).games.rows.copy()
    with pytest.raises(IllegalMove, match="in game 1"):
        at.step(wrong)
    assert np.array_equal(before, games_of(at).games.rows)
    with pytest.raises(BadOption, match="there is no seat 3"):
        SeatVectorEnv(2, "riffifi", seat=3, players=3)
