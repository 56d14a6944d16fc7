"""PettingZoo: every game and mode as an AEC environment, `env("riftforce", mode="duel")`.

Importing this module registers them by name as well: `pettingzoo.make("aec", "riftable/riftforce-duel-v0")`.
An agent answers one question at a time, so it may be asked several times in a row; nature answers by itself.
Rewards come at the end: from 1 (won) to -1 (lost), the same for all of a side, the sides together 0.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, register
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

import riftable
from riftable.core.rules import Rules
from riftable.envs.encoding import encoding
from riftable.envs.episode import Course, following
from riftable.envs.observations import check_form, named_tables, observation, observation_space
from riftable.envs.render import MODES, check_mode, rendered
from riftable.games import DEFAULT


def env(game: str = DEFAULT, **settings: Any) -> Any:
    """Return the environment of a game with PettingZoo's wrappers; `raw_env` lists the settings."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(game, **settings)))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - untyped, and the name PettingZoo expects
    """One table. Agents are `player_0` and so on, by seat.

    `mode` and `options` are those of `riftable.new`. `observations` are `flat`, one array, or `named`, a
    dictionary of pieces. `max_decisions` cuts a game short, as a truncation without rewards.
    `reset(seed=7)` deals the same cards as `riftable.new(…, seed=7)`; without a seed each game has its own.
    An action the mask does not allow raises IllegalMove, and nothing has changed then.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - where PettingZoo looks for it
        "name": "riftable_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = DEFAULT,
        mode: str | None = None,
        observations: str = "flat",
        render_mode: str | None = None,
        max_decisions: int | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, mode, observations, render_mode, max_decisions, **options)
        self.rules: Rules = riftable.rules(game, mode, **options)
        self.code = encoding(self.rules)
        self.metadata = {**self.metadata, "name": f"{self.rules.game}_{self.rules.mode}_v0"}
        self.observations = check_form(observations)
        self.render_mode = check_mode(render_mode)
        self.max_decisions = max_decisions
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.rules.sides))]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # One space for each agent: they are seeded one by one.
        self.observation_spaces = {
            agent: observation_space(self.code, observations) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.code.actions) for agent in self.possible_agents}
        self.seed = secrets.randbits(63)  # of the next game

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seed = seed
        self.course = Course(self.rules, self.seed)
        self.seed = following(self.seed)
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
        """The agent that is asked next."""
        seat = self.course.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        view = self.course.view(self.seat_of[agent])
        return observation(self.code, view, self.observations)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        course = self.course
        assert action is not None, "an agent in play must act"
        course.answer(self.code.move(int(action), self.seat_of[agent]))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = course.state.result()
        if result is not None:
            self.rewards = {agent: float(result[seat]) for agent, seat in self.seat_of.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_decisions is not None and course.decisions >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self.select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.render_mode, self.rules, self.course.state)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


for known, settings in named_tables():
    register("aec", known, f"{__name__}:env", kwargs=settings)

__all__ = ["env", "raw_env"]
