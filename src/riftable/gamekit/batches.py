"""Batches: many games by the same rules, stepped together over arrays, for environments and learners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riftable.gamekit.encoding import Encoding, Floats, Mask

Seats: TypeAlias = NDArray[np.int8]
Look: TypeAlias = tuple[Floats, Mask]  # arrays to write observations and masks to, a row for each game


class GameBatch(Protocol):
    """What a vector environment needs of the batch of a game. All arrays have a row for each game.

    Answers are actions of the encoding.
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

    def step(
        self,
        answers: ArrayLike,
        learners: ArrayLike | None = None,
        luck: int = 0,
        look: Look | None = None,
    ) -> None:
        """Answer in each game, unless the answer is -1; then others than the learners answer at random.

        They do so until the learner is asked or the game is over; a learner -1 waits for the next question.
        Raise `IllegalMove`, and change nothing, if any answer is illegal.

        `look` gets the observations of the seats that are asked then, and their masks: the same as from
        `encode` and `action_masks`, but sooner, while the games are in the cache. Rows of games that were
        left alone or are over may stay as they are.
        """

    def restart(
        self,
        which: ArrayLike,
        seeds: ArrayLike,
        learners: ArrayLike | None = None,
        luck: int = 0,
        look: Look | None = None,
    ) -> None:
        """Restart some games, by number or by a mask, with new seeds; then others answer as in `step`.

        Of `look`, only the rows of these games are written.
        """

    def encode(self, seats: Seats, out: Floats | None = None) -> Floats:
        """Return the observation of each game by a seat, as the encoding does; `out` is filled if given."""

    def action_masks(self, out: Mask | None = None) -> Mask:
        """Return 1 for each legal action of each game, none if it is over; `out` is filled if given."""

    def take(self, games: ArrayLike) -> GameBatch:
        """Return copies of these games, by number."""

    @property
    def arrays(self) -> Sequence[NDArray[Any]]:
        """All that must be kept to play on later: arrays that change in place."""


class CardBatch(Protocol):
    """The batch of a game in the memory of a graphics card, for a learner there.

    Its methods only start work on the card. They check nothing: answers must be legal, and arrays of the
    right shape. Arrays are those of the card as `wrap` returns them.
    """

    encoding: Encoding
    seat: Any  # the seat that is asked, for PyTorch to read through DLPack, as all of `arrays`

    def __len__(self) -> int: ...

    @property
    def arrays(self) -> Sequence[Any]:
        """All that must be kept to play on later."""

    def wrap(self, tensor: Any) -> Any:
        """Return a tensor of the card as the methods take it; it shares the memory."""

    def look(self, observations: Any, masks: Any) -> None:
        """Write what the asked seats observe (float32) and may answer (bool) into arrays of zeros."""

    def play_on(self, answers: Any, seeds: Any, ended: Any, outcomes: Any) -> None:
        """Answer in each game (int64); games that end begin anew with these seeds (int64).

        Write which have ended (bool), and 1 where side 0 has won, -1 where it has lost, else 0 (float32).
        """
