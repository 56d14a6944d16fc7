"""Gymnasium: one seat for the learner, bots in the others; `gymnasium.make("riftable/riftforce-duel-v0")`.

Importing this module registers every game and mode by name.
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import riftable
from riftable.ai import Bot
from riftable.ai.registry import find_bot
from riftable.core.errors import BadOption, IllegalMove
from riftable.core.rng import Rng, mixed
from riftable.envs.encoding import encoding
from riftable.envs.episode import Course
from riftable.envs.observations import check_form, name_of, named_tables, observation, observation_space
from riftable.envs.render import MODES, check_mode, rendered
from riftable.games import DEFAULT

BOTS = 1 << 40  # streams of the bots, far from those of nature
SEEDS = 1 << 62
ILLEGAL = ("lose", "raise")


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A table at which the learner has one seat.

    `opponents` is a bot for all other seats, as `riftable arena` names them, or a list with one for each, by
    seat. `seat` is where the learner sits; -1: somewhere else in each game. The reward comes at the end: from
    1 (won) to -1 (lost). `max_decisions` of the learner cut a game short. `info["action_mask"]` is the mask
    once more, where many learners look for it. An action it does not allow loses the game at once and says so
    in `info["illegal"]`; with `illegal="raise"` it raises IllegalMove and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}  # type: ignore[misc]  # theirs is no ClassVar

    def __init__(
        self,
        game: str = DEFAULT,
        mode: str | None = None,
        opponents: str | list[str] = "greedy",
        seat: int = -1,
        observations: str = "flat",
        render_mode: str | None = None,
        max_decisions: int | None = None,
        illegal: str = "lose",
        **options: object,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"an illegal action is one to {' or '.join(ILLEGAL)}, not “{illegal}”")
        self.illegal = illegal
        self.rules = riftable.rules(game, mode, **options)
        seats = len(self.rules.sides)
        if not -1 <= seat < seats:
            raise BadOption(f"there is no seat {seat}; there are 0 to {seats - 1}, and -1 for any")
        self.names = [opponents] * seats if isinstance(opponents, str) else opponents
        if len(self.names) != seats:
            raise BadOption(f"opponents is one bot, or {seats}, one for each seat, not {len(self.names)}")
        self.code = encoding(self.rules)
        self.chair = seat
        self.observations = check_form(observations)
        self.render_mode = check_mode(render_mode)
        self.max_decisions = max_decisions
        self.observation_space = observation_space(self.code, observations)
        self.action_space = spaces.Discrete(self.code.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = int(self.np_random.integers(len(self.names))) if self.chair < 0 else self.chair
        self.bots: list[Bot] = [find_bot(name, self.rules) for name in self.names]
        self.streams = [mixed(own, BOTS + seat) for seat in range(len(self.names))]
        self.course = Course(self.rules, own)
        self.answers = 0
        self.wait()
        if self.render_mode == "human":
            self.render()
        return self.look()

    def wait(self) -> None:
        """The others play until the learner is asked."""
        course = self.course
        while (seat := course.seat) is not None and seat != self.seat:
            rng = Rng(self.streams[seat], course.made)
            course.answer(int(self.bots[seat].choose(course.view(seat), rng)))

    def look(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the learner sees."""
        seen = observation(self.code, self.course.view(self.seat), self.observations)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.course.answer(self.code.move(int(action), self.seat))
        except IllegalMove:
            if self.illegal == "raise" or self.course.seat is None:
                raise
            seen, info = self.look()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.answers += 1
        self.wait()
        result = self.course.state.result()
        seen, info = self.look()
        reward = 0.0 if result is None else float(result[self.seat])
        if self.render_mode == "human":
            self.render()
        cut = result is None and self.max_decisions is not None and self.answers >= self.max_decisions
        return seen, reward, result is not None, cut, info

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.render_mode, self.rules, self.course.state)


for known, settings in named_tables():
    gymnasium.register(
        known,
        f"{__name__}:SeatEnv",
        kwargs=settings,
        disable_env_checker=True,  # it costs, and our tests run it
    )

__all__ = ["SeatEnv", "name_of"]
