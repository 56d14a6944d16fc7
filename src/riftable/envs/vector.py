"""A vector environment of Gymnasium over a batch: thousands of games in one call, one seat for the learner.

`gymnasium.make_vec("riftable/<game>-<mode>-v0", num_envs=4096)` makes one wherever the game has batches; a
game that ends restarts in the same step, or when the caller says so.
"""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import Any, Final, TypeAlias

from riftable.arena.extras import importing

with importing("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import ArrayLike, NDArray

import riftable
from riftable import games
from riftable.core.error_messages import AnyOf
from riftable.core.errors import BadOption, IllegalMove
from riftable.envs.error_messages import EnvMessage
from riftable.envs.gymnasium import ILLEGAL_ACTION_POLICIES, NUM_SEEDS
from riftable.envs.observations import PLAIN_ARRAY, env_id, env_ids, observation_space, plays_batches
from riftable.gamekit.batches import GameBatch, Look, Seats
from riftable.gamekit.encoding import Floats, Mask
from riftable.games import DEFAULT_GAME

RANDOM: Final = "random"
SELF: Final = "self"
FORMS: Final = ("flat", PLAIN_ARRAY)
RESTARTS: Final = (AutoresetMode.SAME_STEP, AutoresetMode.DISABLED)
MAX_FREE_ARRAYS: Final = 3
ONE_IN_A_LIST: Final = [object()]
REFERENCES_OF_A_LIST: Final = getrefcount(ONE_IN_A_LIST[0])  # as it is counted while no one else has it
RESET_MASK: Final = "reset_mask"  # among the options of `reset`: the games to restart

# (observations, masks) -> an action for each of these games
Policy: TypeAlias = Callable[[Floats, Mask], ArrayLike]
Rewards: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]


class FreeArrays:
    """Arrays of one shape. One to which nothing refers any more, not even a view, is used again.

    New memory for thousands of observations costs as much as to write them.
    """

    def __init__(self, shape: tuple[int, ...], kind: type[Any]) -> None:
        self.shape, self.kind = shape, kind
        self.made: list[NDArray[Any]] = []

    def take(self) -> NDArray[Any]:
        """Return an array that is not in use, with any content."""
        for i in range(len(self.made)):
            if getrefcount(self.made[i]) == REFERENCES_OF_A_LIST:
                return self.made[i]
        self.made = [*self.made[-MAX_FREE_ARRAYS + 1 :], np.empty(self.shape, self.kind)]
        return self.made[-1]


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games in each of which the learner has a seat.

    `opponents` answer for the other seats: `random`, which costs next to no time; `self`, so that the learner
    answers every question, from whichever seat is asked (`info["seat"]`); or a function that gets the
    observations and masks of the games in which others are asked, and returns their actions. `seat` is that
    of the learner; -1 draws one for each game. A reward comes at the end of a game: from 1 (won) to -1
    (lost), of the learner's seat, or in self-play of the seat that answered last; `info["results"]` has those
    of all seats.

    A game that ends restarts at once, with its last observation in `info["final_obs"]`. With
    `autoreset_mode="Disabled"`, which TorchRL prefers, it stays as it is and ignores actions, until
    `reset(options={"reset_mask": mask})` restarts it. After `max_decisions` of the learner a game is
    truncated.

    `observations` are `flat`, in a dictionary with the mask, or `array`. An action that the mask does not
    allow loses its game; with `illegal="raise"` it raises `IllegalMove`, and no game changes. With
    `copy=False` the arrays of a step are overwritten by the next one; else only arrays to which nothing
    refers any more are used again.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - where Gymnasium looks for it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = DEFAULT_GAME,
        mode: str | None = None,
        opponents: str | Policy = RANDOM,
        seat: int = -1,
        observations: str = "flat",
        max_decisions: int | None = None,
        illegal: str = "lose",
        copy: bool = True,
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        **options: object,
    ) -> None:
        if illegal not in ILLEGAL_ACTION_POLICIES:
            raise BadOption(EnvMessage.ILLEGAL_POLICY, choices=AnyOf(ILLEGAL_ACTION_POLICIES), word=illegal)
        if observations not in FORMS:
            raise BadOption(EnvMessage.OBSERVATIONS, choices=AnyOf(FORMS), word=observations)
        if isinstance(opponents, str) and opponents not in (RANDOM, SELF):
            raise BadOption(EnvMessage.VECTOR_OPPONENTS, choices=AnyOf((RANDOM, SELF)), word=opponents)
        if autoreset_mode not in (*RESTARTS, *(one.value for one in RESTARTS)):
            names = tuple(one.value for one in RESTARTS)
            raise BadOption(EnvMessage.AUTORESET, choices=AnyOf(names), word=autoreset_mode)
        self.rules = riftable.rules(game, mode, **options)
        seats = len(self.rules.sides)
        if not -1 <= seat < seats:
            raise BadOption(EnvMessage.NO_ENV_SEAT, word=seat, last=seats - 1)
        make = games.spec(game).batch
        if make is None or not plays_batches(game, self.rules.mode):
            known = tuple(name for name, settings in env_ids() if plays_batches(**settings))
            raise BadOption(EnvMessage.NO_VECTOR, known=known, word=env_id(game, self.rules.mode))
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self.num_seats = seats
        self.opponents = opponents
        self.fixed_seat = seat
        self.max_decisions = max_decisions
        self.illegal = illegal
        self.copy = copy
        self.batch: GameBatch = make.load()(self.rules, np.zeros(num_envs, np.uint64))
        self.encoding = self.batch.encoding
        # Whether the games that a step leaves, all of which have moved, are observed while they are played.
        self.looks_at_once = self.autoreset_mode is AutoresetMode.SAME_STEP and isinstance(opponents, str)
        self.as_dictionary = observations != PLAIN_ARRAY
        self.single_observation_space = observation_space(self.encoding, observations)
        self.single_action_space = spaces.Discrete(self.encoding.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.numbers = np.arange(num_envs)
        self.learners = np.zeros(num_envs, np.int8)
        self.answered = np.zeros(num_envs, np.int8)  # the seat that answered last
        # Of games that wait to be restarted: whether they have ended, or were cut short.
        self.ended = np.zeros(num_envs, np.bool_)
        self.cut = np.zeros(num_envs, np.bool_)
        self.decisions = np.zeros(num_envs, np.int64)
        self.free_seen = FreeArrays((num_envs, self.encoding.size), np.float32)
        self.free_masks = FreeArrays((num_envs, self.encoding.num_actions), np.int8)
        self.seen, self.masks = self.free_seen.take(), self.free_masks.take()

    # Gymnasium's interface.

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Restart the games of `options["reset_mask"]`, or all.

        A number seeds everything; a list has the seed of the next game of each.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        which = np.ones(self.num_envs, np.bool_)
        if options is not None and RESET_MASK in options:
            which = np.asarray(options[RESET_MASK], np.bool_)
        seeds = self.np_random.integers(NUM_SEEDS, size=self.num_envs)
        if isinstance(seed, list):
            seeds = np.array([own if one is None else one for one, own in zip(seed, seeds, strict=True)])
        self.restart(which, seeds[which])
        self.observe(self.look_to_fill())
        return self.seen_by_learners(), self.info()

    def step(self, actions: ArrayLike) -> tuple[Any, Rewards, Flags, Flags, dict[str, Any]]:
        """Answer in every game, and let the others answer until the learner is asked again."""
        given = np.asarray(actions, np.int64)
        waits = self.ended | self.cut
        answered = self.seats()
        look = self.look_to_fill() if self.looks_at_once else None
        legal = self.answer(given, waits, look)
        self.answered = answered
        self.decisions += ~waits
        ended = self.ended | (~self.cut & (self.batch.over | ~legal))
        cut = self.cut
        if self.max_decisions is not None:
            cut = cut | (~ended & (self.decisions >= self.max_decisions))
        done = ended | cut
        numbers = np.flatnonzero(done)
        rewards = np.zeros(self.num_envs, np.float32)
        final: dict[str, Any] = {}
        if len(numbers):
            last = self.batch.take(numbers)
            rewards[numbers] = last.results[np.arange(len(numbers)), answered[numbers]]
            rewards[~legal] = -1.0
            rewards[waits] = 0.0
            if self.autoreset_mode is not AutoresetMode.DISABLED:
                final = self.last_look(last, numbers, answered)
                final |= {"_final_obs": done, "_results": done, "illegal": ~legal}
                self.restart(done, self.np_random.integers(NUM_SEEDS, size=len(numbers)), look)
        if self.autoreset_mode is AutoresetMode.DISABLED:
            self.ended, self.cut = ended, cut
        if look is None or self.batch.over.any():
            self.observe(look or self.look_to_fill())
        else:
            self.seen, self.masks = look
        return self.seen_by_learners(), rewards, ended.copy(), cut.copy(), {**self.info(), **final}

    def action_masks(self) -> Flags:
        """Return which actions are legal in each game."""
        return self.masks.astype(np.bool_)

    # Games.

    def seats(self) -> Seats:
        """Return the seat of each game that answers next: the learner's, or in self-play the one asked.

        In self-play, that of a game that is over is the one that answered last.
        """
        if self.opponents != SELF:
            return self.learners
        return np.where(self.batch.seat < 0, self.answered, self.batch.seat)

    def legal(self, given: NDArray[np.int64]) -> Flags:
        """Return in which games an action is legal."""
        known = (given >= 0) & (given < self.encoding.num_actions)
        allowed: Flags = self.masks[self.numbers, np.where(known, given, 0)] > 0
        return allowed & known

    def waiting_for(self) -> Seats | None:
        """Return whom random opponents wait for; None: nobody answers at random."""
        return self.learners if self.opponents == RANDOM else None

    def answer(self, given: NDArray[np.int64], waits: Flags, look: Look | None) -> Flags:
        """Answer for the learner, except in games that wait, and let the opponents answer.

        Return in which games the action was legal, or did not matter; the others are left alone. Raise
        `IllegalMove` instead, and change nothing, if there are any and `illegal` says so.
        """
        luck = None
        if look is not None and self.illegal != "raise" and self.all_known(given):
            luck = self.luck()
            try:
                self.batch.step(given, self.waiting_for(), luck, look)
            except IllegalMove:
                pass  # no game has changed
            else:
                return np.ones(self.num_envs, np.bool_)
        legal = self.legal(given) | waits
        if not legal.all() and self.illegal == "raise":
            wrong = int(np.flatnonzero(~legal)[0])
            raise IllegalMove(f"action {given[wrong]} in game {wrong}", "its mask does not allow it")
        given = np.where(legal & ~waits, given, -1)
        self.batch.step(given, self.waiting_for(), self.luck() if luck is None else luck, look)
        self.play_policy()
        return legal

    def all_known(self, given: NDArray[np.int64]) -> bool:
        """Return whether all are actions, legal or not."""
        return given.size > 0 and int(given.min()) >= 0 and int(given.max()) < self.encoding.num_actions

    def restart(self, which: Flags, seeds: NDArray[np.int64], look: Look | None = None) -> None:
        """Restart some games, draw their learners' seats, and let the opponents answer first."""
        self.decisions[which] = 0
        self.ended[which] = self.cut[which] = False
        drawn = self.np_random.integers(self.num_seats, size=int(which.sum()))
        self.learners[which] = drawn if self.fixed_seat < 0 else self.fixed_seat
        self.batch.restart(which, seeds, self.waiting_for(), self.luck(), look)
        self.play_policy()

    def luck(self) -> int:
        """Return what random opponents answer by until the next step."""
        return int(self.np_random.integers(NUM_SEEDS))

    def play_policy(self) -> None:
        """Let a function answer for the opponents until the learners are asked or the games are over."""
        if isinstance(self.opponents, str):
            return
        batch = self.batch
        while len(others := np.flatnonzero((batch.seat >= 0) & (batch.seat != self.learners))):
            asked = batch.take(others)
            actions = self.opponents(asked.encode(asked.seat), asked.action_masks())
            given = np.full(self.num_envs, -1, np.int64)
            given[others] = actions
            batch.step(given)

    # Observations.

    def look_to_fill(self) -> Look:
        """Return arrays for the next observations and masks: free ones, or those of the last step."""
        return (self.free_seen.take(), self.free_masks.take()) if self.copy else (self.seen, self.masks)

    def observe(self, look: Look) -> None:
        """Fill arrays with what the seats that answer next know of their games and may answer."""
        self.seen, self.masks = look
        self.batch.encode(self.seats(), self.seen)
        self.batch.action_masks(self.masks)
        self.masks[self.ended | self.cut] = 1  # as `action_mask` does: a masked softmax stays finite

    def seen_by_learners(self) -> Any:
        """Return the observations of all games, in the form that was chosen."""
        return {"observation": self.seen, "action_mask": self.masks} if self.as_dictionary else self.seen

    def info(self) -> dict[str, Any]:
        """Return what goes along with the observations."""
        return {"action_mask": self.masks, "seat": self.seats().copy()}

    def last_look(self, last: GameBatch, numbers: NDArray[np.intp], seats: Seats) -> dict[str, Any]:
        """Return the last observations of games that are done, and their results by seat."""
        seen = last.encode(seats[numbers])
        masks = last.action_masks()
        masks[last.over] = 1  # as `action_mask` does: a masked softmax stays finite
        found = np.full(self.num_envs, None, object)
        for i, game in enumerate(numbers):
            found[game] = {"observation": seen[i], "action_mask": masks[i]} if self.as_dictionary else seen[i]
        results = np.zeros((self.num_envs, self.num_seats), np.float32)
        results[numbers] = last.results
        return {"final_obs": found, "results": results}


__all__ = ["SeatVectorEnv"]
