"""Many games in the shape of PufferLib's native environments: arrays that every step overwrites.

PufferLib itself is not needed. Its trainers and vectorization ask for these attributes and methods, and pass
the arrays to write to (`buf`), which may lie in memory that processes share.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from riftable.arena.extras import importing

with importing("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray

from riftable.envs.vector import RANDOM, Policy, SeatVectorEnv
from riftable.games import DEFAULT_GAME


class BufferedEnv:
    """A `SeatVectorEnv` whose agents are the learners of its games.

    An observation is the features followed by the action mask, because PufferLib has no other place for it:
    `observations[:, num_features:]` is 1 for each legal action. `buf` has the arrays `observations`,
    `rewards`, `terminals`, `truncations`, `masks` and `actions`, as attributes; without it they are made.
    `masks` is always True: every agent answers in every step, and a game that ends restarts in the same step.
    Opponents, seats, illegal actions and further options are those of `SeatVectorEnv`.
    """

    emulated = False  # no wrapper flattens its spaces
    done = False  # it restarts its games itself

    def __init__(
        self,
        num_envs: int = 1,
        game: str = DEFAULT_GAME,
        mode: str | None = None,
        opponents: str | Policy = RANDOM,
        seat: int = -1,
        buf: Any = None,
        seed: int = 0,
        **options: Any,
    ) -> None:
        self.games = SeatVectorEnv(
            num_envs, game, mode, opponents, seat, observations="array", copy=False, **options
        )
        self.num_agents = self.agents_per_batch = num_envs
        self.agent_ids = np.arange(num_envs)
        self.num_features = self.games.encoding.size
        size = self.num_features + self.games.encoding.num_actions
        self.single_observation_space = spaces.Box(0.0, 1.0, (size,), np.float32)
        self.single_action_space = self.games.single_action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        buf = buf or SimpleNamespace(
            observations=np.zeros((num_envs, size), np.float32),
            rewards=np.zeros(num_envs, np.float32),
            terminals=np.zeros(num_envs, np.bool_),
            truncations=np.zeros(num_envs, np.bool_),
            masks=np.ones(num_envs, np.bool_),
            actions=np.zeros(num_envs, np.int32),
        )
        self.observations: NDArray[np.float32] = buf.observations
        self.rewards: NDArray[np.float32] = buf.rewards
        self.terminals: NDArray[np.bool_] = buf.terminals
        self.truncations: NDArray[np.bool_] = buf.truncations
        self.masks: NDArray[np.bool_] = buf.masks
        self.actions: NDArray[np.int32] = buf.actions
        self.infos: list[dict[str, float]] = []
        self.seed = seed

    @property
    def driver_env(self) -> BufferedEnv:
        """The environment that knows the spaces."""
        return self

    def reset(self, seed: int | None = None) -> tuple[NDArray[np.float32], list[dict[str, float]]]:
        """Restart all games."""
        self.games.reset(seed=self.seed if seed is None else seed)
        self.rewards[:] = 0
        self.terminals[:] = self.truncations[:] = False
        self.write()
        return self.observations, []

    def step(
        self, actions: ArrayLike
    ) -> tuple[
        NDArray[np.float32],
        NDArray[np.float32],
        NDArray[np.bool_],
        NDArray[np.bool_],
        list[dict[str, float]],
    ]:
        """Answer in every game. The infos have the mean of the games that ended, if any did."""
        self.actions[:] = actions
        _, rewards, ended, cut, _ = self.games.step(self.actions)
        self.rewards[:], self.terminals[:], self.truncations[:] = rewards, ended, cut
        self.write()
        infos: list[dict[str, float]] = []
        if ended.any():
            infos.append({"episode_return": float(rewards[ended].mean()), "episodes": float(ended.sum())})
        return self.observations, self.rewards, self.terminals, self.truncations, infos

    def async_reset(self, seed: int | None = None) -> None:
        """Restart all games; `recv` returns what comes of it."""
        _, self.infos = self.reset(seed)

    def send(self, actions: ArrayLike) -> None:
        """Answer in every game; `recv` returns what comes of it."""
        *_, self.infos = self.step(actions)

    def recv(self) -> tuple[Any, ...]:
        """Return observations, rewards, terminals, truncations, infos, agent ids and masks."""
        arrays = (self.observations, self.rewards, self.terminals, self.truncations)
        return (*arrays, self.infos, self.agent_ids, self.masks)

    def write(self) -> None:
        """Write what the learners see and may answer."""
        self.observations[:, : self.num_features] = self.games.seen
        self.observations[:, self.num_features :] = self.games.masks
        self.masks[:] = True

    def close(self) -> None:
        """Do nothing: no resources are held."""


__all__ = ["BufferedEnv"]
