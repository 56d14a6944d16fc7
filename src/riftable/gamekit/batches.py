"""Batches: many games by the same rules, stepped together over arrays. Vector environments play them."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riftable.gamekit.encoding import Encoding, Floats, Mask

Seats: TypeAlias = NDArray[np.int8]


class GameBatch(Protocol):
    """What a vector environment needs of the batch of a game. All arrays have a row for each game.

    An action is that of the encoding, which batches support only where it is a move id.
    """

    encoding: Encoding
    seat: Seats  # the seat that is asked; -1 if the game is over

    def __len__(self) -> int: ...

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""

    @property
    def results(self) -> NDArray[np.float32]:
        """The results by seat, from -1 (lost) to 1 (won); 0 while a game goes on."""

    def step(self, answers: ArrayLike, learners: ArrayLike | None = None, luck: int = 0) -> None:
        """Answer in each game, unless the answer is -1; then others than the learners answer at random.

        They do so until the learner is asked or the game is over; a learner -1 waits for the next question.
        Raise `IllegalMove`, and change nothing, if any answer is illegal.
        """

    def restart(
        self, which: ArrayLike, seeds: ArrayLike, learners: ArrayLike | None = None, luck: int = 0
    ) -> None:
        """Restart some games, by number or by a mask, with new seeds; then others answer as in `step`."""

    def encode(self, seats: Seats, out: Floats | None = None) -> Floats:
        """Return the observation of each game by a seat, as the encoding does; `out` is filled if given."""

    def action_masks(self, out: Mask | None = None) -> Mask:
        """Return 1 for each legal action of each game, none if it is over; `out` is filled if given."""

    def take(self, games: ArrayLike) -> GameBatch:
        """Return copies of these games, by number."""
