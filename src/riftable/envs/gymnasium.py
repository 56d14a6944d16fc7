"""Gymnasium: one seat for the learner, bots in the others.

Importing this module registers every game and mode by id: `gymnasium.make("riftable/<game>-<mode>-v0")`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from riftable.arena.extras import importing

with importing("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

import riftable
from riftable.ai import Bot
from riftable.ai.random import RandomBot
from riftable.ai.registry import find_bot
from riftable.core.advance import NO_SEED
from riftable.core.error_messages import AnyOf
from riftable.core.errors import BadOption, IllegalMove
from riftable.core.rng import ARENA_BOT_STREAM, Rng, mixed
from riftable.envs.encoding import encoding_for
from riftable.envs.episode import Episode
from riftable.envs.error_messages import EnvMessage
from riftable.envs.observations import (
    action_mask,
    check_observations,
    env_id,
    env_ids,
    observation,
    observation_space,
    plays_batches,
)
from riftable.envs.render import RENDER_MODES, check_render_mode, render_board
from riftable.games import DEFAULT_GAME

NUM_SEEDS: Final = 1 << 62
ILLEGAL_ACTION_POLICIES: Final = ("lose", "raise")
VECTOR: Final = "riftable.envs.vector:SeatVectorEnv"  # many games at once, for `gymnasium.make_vec`


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """A game in which the learner has one seat.

    `opponents` is a bot for all other seats, as `riftable arena` names them, or a list with one for each, by
    seat; the default costs next to no time. `seat` is that of the learner; -1 draws one for each game. The
    reward comes at the end: from 1 (won) to -1 (lost). After `max_decisions` of the learner a game is
    truncated. `observations` are `flat` or `named`, both in a dictionary with the mask, or `array`, a plain
    array. `info["action_mask"]` is the mask in any case, because many libraries expect it there. An action
    that it does not allow loses the game at once and sets `info["illegal"]`; with `illegal="raise"` it raises
    `IllegalMove` and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]  # theirs is no ClassVar

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        mode: str | None = None,
        opponents: str | list[str] = "random",
        seat: int = -1,
        observations: str = "flat",
        render_mode: str | None = None,
        max_decisions: int | None = None,
        illegal: str = "lose",
        **options: object,
    ) -> None:
        if illegal not in ILLEGAL_ACTION_POLICIES:
            raise BadOption(EnvMessage.ILLEGAL_POLICY, choices=AnyOf(ILLEGAL_ACTION_POLICIES), word=illegal)
        self.illegal = illegal
        self.rules = riftable.rules(game, mode, **options)
        seats = len(self.rules.sides)
        if not -1 <= seat < seats:
            raise BadOption(EnvMessage.NO_ENV_SEAT, word=seat, last=seats - 1)
        self.names = [opponents] * seats if isinstance(opponents, str) else opponents
        if len(self.names) != seats:
            raise BadOption(EnvMessage.OPPONENTS, n=seats, found=len(self.names))
        self.encoding = encoding_for(self.rules)
        self.fixed_seat = seat
        self.observations = check_observations(observations)
        self.render_mode = check_render_mode(render_mode)
        self.max_decisions = max_decisions
        self.observation_space = observation_space(self.encoding, observations)
        self.action_space = spaces.Discrete(self.encoding.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(NUM_SEEDS)) if seed is None else seed
        self.seat = int(self.np_random.integers(len(self.names))) if self.fixed_seat < 0 else self.fixed_seat
        self.bots: list[Bot] = [find_bot(name, self.rules) for name in self.names]
        self.streams = [mixed(own, ARENA_BOT_STREAM + seat) for seat in range(len(self.names))]
        self.episode = Episode(
            self.rules,
            own,
            [
                stream if type(bot) is RandomBot and seat != self.seat else NO_SEED
                for seat, (bot, stream) in enumerate(zip(self.bots, self.streams, strict=True))
            ],
        )
        self.decisions = 0
        self.play_opponents()
        if self.render_mode == "human":
            self.render()
        return self.observe()

    def play_opponents(self) -> None:
        """Let the bots play until the learner is asked or the game is over; the episode plays random ones."""
        episode = self.episode
        while (seat := episode.seat) is not None and seat != self.seat:
            rng = Rng(self.streams[seat], episode.made)
            episode.answer(int(self.bots[seat].choose(episode.view(seat), rng)))

    def observe(self) -> tuple[Any, dict[str, Any]]:
        """Return the observation of the learner, and the info."""
        view = self.episode.view(self.seat)
        mask = action_mask(self.encoding, view)
        seen = observation(self.encoding, view, self.observations, mask)
        return seen, {"action_mask": mask, "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal; MaskablePPO of sb3-contrib asks for this."""
        return action_mask(self.encoding, self.episode.view(self.seat)).astype(np.bool_)

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            self.episode.answer(self.encoding.move(int(action), self.seat))
        except IllegalMove:
            if self.illegal == "raise" or self.episode.seat is None:
                raise
            seen, info = self.observe()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.decisions += 1
        self.play_opponents()
        result = self.episode.state.result()
        seen, info = self.observe()
        reward = 0.0 if result is None else float(result[self.seat])
        if self.render_mode == "human":
            self.render()
        cut = result is None and self.max_decisions is not None and self.decisions >= self.max_decisions
        return seen, reward, result is not None, cut, info

    def render(self) -> str | NDArray[np.uint8] | None:
        return render_board(self.render_mode, self.rules, self.episode.state)


for known, settings in env_ids():
    gymnasium.register(
        known,
        f"{__name__}:SeatEnv",
        kwargs=settings,
        disable_env_checker=True,  # slow, and our tests run it
        vector_entry_point=VECTOR if plays_batches(**settings) else None,
    )

__all__ = ["SeatEnv", "env_id"]
