"""Environments in the shape of PufferLib's: arrays written in place, sent and received."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest
from gymnasium import spaces

from riftable import BadOption
from riftable.envs.buffers import BufferedEnv
from riftable.envs.vector import SeatVectorEnv

pytestmark = pytest.mark.usefixtures("kernels")


def legal(env: BufferedEnv, rng: np.random.Generator) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return a random legal action of each agent, by what it observes."""
    masks = env.observations[:, env.num_features :]
    return np.asarray((rng.random(masks.shape) * masks).argmax(axis=1))


@pytest.mark.parametrize("mode", ["duel", "team3"])
def test_it_plays_the_games_of_the_vector_environment(mode: str) -> None:
    env = BufferedEnv(6, mode=mode, max_decisions=40)
    other = SeatVectorEnv(6, mode=mode, observations="array", max_decisions=40)
    seen, _ = env.reset(seed=5)
    expected, info = other.reset(seed=5)
    rng = np.random.default_rng(1)
    cuts = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        assert np.array_equal(seen[:, : env.num_features], expected)
        assert np.array_equal(seen[:, env.num_features :], info["action_mask"])
        actions = legal(env, rng)
        seen, rewards, ended, cut, _ = env.step(actions)
        expected, *others, info = other.step(actions)
        assert all(np.array_equal(one, two) for one, two in zip((rewards, ended, cut), others, strict=True))
        cuts += int(cut.sum())
    assert cuts


def test_it_writes_into_the_arrays_that_it_was_given() -> None:
    size = BufferedEnv(1).single_observation_space.shape[0]
    arrays = SimpleNamespace(
        observations=np.full((4, size), -1, np.float32),
        rewards=np.full(4, 9, np.float32),
        terminals=np.ones(4, np.bool_),
        truncations=np.ones(4, np.bool_),
        masks=np.zeros(4, np.bool_),
        actions=np.zeros(4, np.int32),
    )
    env = BufferedEnv(4, buf=arrays, seat=0)
    env.async_reset(seed=1)
    observations, rewards, terminals, truncations, infos, ids, masks = env.recv()
    assert observations is arrays.observations
    assert (masks is arrays.masks, masks.all(), infos, ids.tolist()) == (True, True, [], [0, 1, 2, 3])
    assert observations.min() == 0
    assert [array.any() for array in (rewards, terminals, truncations)] == [False] * 3
    rng = np.random.default_rng(2)
    returns: list[float] = []
    while len(returns) < 3:
        env.send(legal(env, rng))
        *_, infos, _, _ = env.recv()
        if infos:
            assert infos[0]["episodes"] == arrays.terminals.sum()
            assert infos[0]["episode_return"] == pytest.approx(arrays.rewards[arrays.terminals].mean())
            returns.append(infos[0]["episode_return"])
    assert arrays.actions.any()
    env.close()


def test_a_seed_is_kept_and_spaces_are_plain() -> None:
    first, second = BufferedEnv(3, seed=8), BufferedEnv(3)
    assert first.driver_env is first
    assert np.array_equal(first.reset()[0], second.reset(seed=8)[0])
    assert not np.array_equal(first.observations, second.reset(seed=9)[0])
    assert first.single_action_space == spaces.Discrete(first.games.encoding.num_actions)


def test_a_game_without_batches_is_refused() -> None:
    with pytest.raises(BadOption, match="riftforce-duel"):
        BufferedEnv(2, game="riftbound")
