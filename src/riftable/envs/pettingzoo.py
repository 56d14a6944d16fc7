"""PettingZoo: every game and mode as an AEC environment, `env(game, mode=mode)`.

Importing this module also registers them by id: `pettingzoo.make("aec", "riftable/<game>-<mode>-v0")`. An
agent answers one question at a time, so it may be asked several times in a row; chance answers by itself.
Rewards come at the end: from 1 (won) to -1 (lost), the same for all seats of a side, and the sides sum to 0.
"""

from __future__ import annotations

import secrets
from operator import index
from typing import Any

from riftable.arena.extras import importing

with importing("rl"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, register
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import riftable
from riftable.core.rules import Rules
from riftable.envs.encoding import encoding_for
from riftable.envs.episode import Episode, next_seed
from riftable.envs.observations import (
    PLAIN_ARRAY,
    action_mask,
    check_observations,
    env_ids,
    observation,
    observation_space,
)
from riftable.envs.render import RENDER_MODES, check_render_mode, render_board
from riftable.games import DEFAULT_GAME


def env(game: str = DEFAULT_GAME, **settings: Any) -> Any:
    """Return the environment of a game, which checks the order of calls; `raw_env` lists the settings."""
    return ordered_env(raw_env(game, **settings))


class ordered_env(OrderEnforcingWrapper):  # type: ignore[misc]  # noqa: N801 - untyped, named as its kind
    """PettingZoo's wrapper that enforces the order of calls, without its detours, which double their cost.

    Attributes that every step reads are properties: a missing attribute is looked up in several places. There
    is no wrapper against actions out of bounds: `raw_env` refuses them.
    """

    env: raw_env

    @property
    def agents(self) -> list[str]:
        return self.env.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> str:
        return self.env.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    def last(self, observe: bool = True) -> Any:
        return self.env.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: int | None) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - untyped, and the name PettingZoo expects
    """A game. Agents are `player_0` and so on, by seat.

    `mode` and `options` are those of `riftable.new`. `observations` are `flat`, one array, or `named`, a
    dictionary of features, both in a dictionary with the action mask; or `array`, a plain array, with the
    mask in the info. `max_decisions` cuts a game short, as a truncation without rewards.
    `reset(seed=7)` deals the same cards as `riftable.new(…, seed=7)`; without a seed each game has its own.
    An action that the mask does not allow raises `IllegalMove` and changes nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - where PettingZoo looks for it
        "name": "riftable_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        mode: str | None = None,
        observations: str = "flat",
        render_mode: str | None = None,
        max_decisions: int | None = None,
        **options: object,
    ) -> None:
        self.rules: Rules = riftable.rules(game, mode, **options)
        self.encoding = encoding_for(self.rules)
        self.metadata = {**self.metadata, "name": f"{self.rules.game}_{self.rules.mode}_v0"}
        self.observations = check_observations(observations)
        self.render_mode = check_render_mode(render_mode)
        self.max_decisions = max_decisions
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.rules.sides))]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # One space for each agent: they are seeded one by one.
        self.observation_spaces = {
            agent: observation_space(self.encoding, observations) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.encoding.num_actions) for agent in self.possible_agents
        }
        self.seed = secrets.randbits(63)  # of the next game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seed = seed
        self.episode = Episode(self.rules, self.seed)
        self.seed = next_seed(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select()
        if self.render_mode == "human":
            self.render()

    def select(self) -> None:
        """Select the agent that is asked next."""
        seat = self.episode.seat
        if seat is not None:
            agent = self.agent_selection = self.possible_agents[seat]
            if self.observations == PLAIN_ARRAY:
                self.infos[agent] = {"action_mask": action_mask(self.encoding, self.episode.view(seat))}

    def observe(self, agent: str) -> Any:
        view = self.episode.view(self.seat_of[agent])
        return observation(self.encoding, view, self.observations, action_mask(self.encoding, view))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        assert action is not None, "an agent in play must act"
        episode.answer(self.encoding.move(index(action), self.seat_of[agent]))
        result = episode.state.result()
        if result is not None:  # until then all rewards are 0
            self.rewards = {agent: float(result[seat]) for agent, seat in self.seat_of.items()}
            self._cumulative_rewards = self.rewards.copy()
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_decisions is not None and episode.decisions >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self.select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        return render_board(self.render_mode, self.rules, self.episode.state)

    def close(self) -> None:
        """Do nothing: no resources are held."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


for known, settings in env_ids():
    register("aec", known, f"{__name__}:env", kwargs=settings)

__all__ = ["env", "raw_env"]
