"""RowBatch: many games of one rule book in arrays, whatever the game; its kernels know the rules.

A game of a batch is the game that `riftable.new(..., seed=...)` with the same seed and answers would be:
chance answers the same, and formalities are answered automatically.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Self, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadOption, IllegalMove
from riftable.core.rules import Rules
from riftable.gamekit.kernels.chance import MADE, SEED
from riftable.gamekit.kernels.error_messages import BatchMessage
from riftable.gamekit.kernels.games import LEAVE, NEW, NO_LEARNER, PLAY_OUT, Q_ABOUT, Q_KIND, Q_N

Seeds: TypeAlias = ArrayLike
CACHE_LINE_BYTES: Final = 64


class RowBatch(ABC):
    """Many games by the same rules. All arrays have one row for each game and change in place."""

    rules: Rules
    rows: NDArray[np.int8]  # the games; the `layout` of the game says where each part is
    clocks: NDArray[np.int64]  # their large numbers
    seat: NDArray[np.int8]  # the seat that is asked; -1 if the game is over
    moves: NDArray[np.int16]  # the legal answers, ascending; the first `counts` of each row are valid
    counts: NDArray[np.int8]  # how many answers there are; 0 if the game is over

    def __init__(self, seeds: Seeds, row: int, clock: int, max_listed_moves: int) -> None:
        """Start a game for each seed, in rows of so many small, large and listed numbers."""
        given = as_seeds(seeds)
        games = len(given)
        self.rows = aligned(games, row, np.int8)
        self.clocks = aligned(games, clock, np.int64)
        self.moves = aligned(games, max_listed_moves, np.int16)
        self.seat = np.zeros(games, np.int8)
        self.counts = np.zeros(games, np.int8)
        self.numbers = np.arange(games)
        self.clocks[:, SEED] = given
        self.run(np.full(games, NEW, np.int64))

    @abstractmethod
    def advance(self, answers: NDArray[np.int64], luck: NDArray[np.int64], learners: NDArray[np.int8]) -> int:
        """Apply to each game its answer or command; return the first game that refuses its own, or -1."""

    def __len__(self) -> int:
        return len(self.rows)

    # Views: no copy is made, and the next step changes them.

    @property
    def kind(self) -> NDArray[np.int8]:
        """The kind of the question, as the rules number them."""
        return self.rows[:, Q_KIND]

    @property
    def about(self) -> NDArray[np.int8]:
        """The card or unit in question."""
        return self.rows[:, Q_ABOUT]

    @property
    def n(self) -> NDArray[np.int8]:
        """The number in the question."""
        return self.rows[:, Q_N]

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return self.seat < 0

    @property
    def made(self) -> NDArray[np.int64]:
        """How many moves have been made, those of chance included."""
        return self.clocks[:, MADE]

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of each game."""
        return self.clocks[:, SEED].view(np.uint64)

    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Return a mask of legal moves over all move ids, written into `out` if given.

        Moves of chance have columns, too, the last ones, which are never True.
        """
        if out is None:
            out = np.zeros((len(self), self.rules.num_moves), np.bool_)
        else:
            out[:] = False
        listed = np.arange(self.moves.shape[1]) < self.counts[:, None]
        games, places = np.nonzero(listed)
        out[games, self.moves[games, places]] = True
        return out

    # Moves.

    def step(self, answers: ArrayLike, learners: ArrayLike | None = None, luck: int = 0) -> None:
        """Make one decision in each game, as move ids; games that are over or given -1 stay as they are.

        With `learners`, a seat of each game, the other seats then answer at random until it is asked or the
        game is over; -1 waits for the next question. The same luck and seeds give the same answers. Raise
        `IllegalMove`, naming the first game with an illegal answer; then no game has changed.
        """
        given = np.ascontiguousarray(answers, np.int64)
        if given.shape != (len(self),):
            raise BadOption(BatchMessage.BATCH_ANSWERS, n=len(self), found=str(given.shape))
        if given.size and int(given.min()) < LEAVE:
            bad = int(given.argmin())
            raise IllegalMove(f"move {given[bad]} in game {bad}", "a move id, or -1 to leave a game alone")
        self.run(given, luck, learners)

    def choose(self, places: ArrayLike) -> NDArray[np.int16]:
        """Return the moves at these indices of the lists, for nets that score the listed moves."""
        chosen: NDArray[np.int16] = self.moves[self.numbers, np.asarray(places)]
        return chosen

    def random_moves(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """Return a uniformly random answer for each game; meaningless if a game is over."""
        return self.choose((rng.random(len(self), np.float32) * self.counts).astype(np.intp))

    def restart(
        self, which: ArrayLike, seeds: Seeds, learners: ArrayLike | None = None, luck: int = 0
    ) -> None:
        """Restart some games with new seeds; `which` is their numbers or a mask.

        With `learners`, a seat of each game of the batch, the others answer first, as in `step`.
        """
        chosen = np.atleast_1d(np.asarray(which))
        if chosen.dtype == np.bool_:
            chosen = np.flatnonzero(chosen)
        self.clocks[chosen, SEED] = as_seeds(seeds)
        given = np.full(len(self), LEAVE, np.int64)
        given[chosen] = NEW
        self.run(given, luck, learners)

    def play_out(self, luck: int = 0) -> None:
        """Play all games to their end at random; the same luck and seeds give the same games."""
        self.run(np.full(len(self), PLAY_OUT, np.int64), luck)

    def copy(self) -> Self:
        """Return an independent copy of all games."""
        return self.take(self.numbers)

    def take(self, games: ArrayLike) -> Self:
        """Return copies of these games, by number; a game may be named several times."""
        chosen = np.asarray(games)
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.rows, twin.clocks, twin.moves = self.rows[chosen], self.clocks[chosen], self.moves[chosen]
        twin.seat, twin.counts = self.seat[chosen], self.counts[chosen]
        twin.numbers = np.arange(len(chosen))
        return twin

    @property
    def arrays(self) -> list[NDArray[Any]]:
        """The games, as the kernels take them: all that must be kept to play on later."""
        return [self.rows, self.clocks, self.moves, self.seat, self.counts]

    def run(self, answers: NDArray[np.int64], luck: int = 0, learners: ArrayLike | None = None) -> None:
        """Pass all arrays to the kernel; raise `IllegalMove` if it refuses an answer."""
        streams = (self.numbers.astype(np.uint64) + np.uint64(luck & (1 << 64) - 1)).view(np.int64)
        if learners is None:
            waiting = np.full(len(self), NO_LEARNER, np.int8)
        else:
            waiting = self.check_seats(learners, NO_LEARNER, BatchMessage.BATCH_LEARNERS)
        bad = self.advance(answers, streams, waiting)
        if bad >= 0:
            legal = self.moves[bad, : self.counts[bad]]
            names = tuple(self.rules.name(int(move)) for move in legal)
            raise IllegalMove(f"move {answers[bad]} in game {bad}", CoreMessage.NOT_LEGAL, names)

    def check_seats(self, seats: ArrayLike, least: int, message: BatchMessage) -> NDArray[np.int8]:
        """Return a seat of each game, from `least` on; raise `BadOption` with this message otherwise."""
        given = np.ascontiguousarray(seats)
        last = len(self.rules.sides) - 1
        if given.shape != (len(self),):
            raise BadOption(message, n=len(self), last=last, word=given.shape)
        if given.size and not least <= int(given.min()) <= int(given.max()) <= last:
            word = int(given[(given < least) | (given > last)][0])
            raise BadOption(message, n=len(self), last=last, word=word)
        return np.ascontiguousarray(given, np.int8)


def aligned(games: int, width: int, kind: type[Any]) -> NDArray[Any]:
    """Return zeros in rows that begin at a cache line, if their width is a multiple of one."""
    size = games * width * np.dtype(kind).itemsize
    memory = np.zeros(size + CACHE_LINE_BYTES, np.int8)
    begin = -memory.ctypes.data % CACHE_LINE_BYTES
    rows: NDArray[Any] = memory[begin : begin + size].view(kind).reshape(games, width)
    return rows


def as_seeds(seeds: Seeds) -> NDArray[np.int64]:
    """Return seeds as signed integers with the same bits; raise `BadOption` unless they fit 64 bits."""
    given = np.atleast_1d(seeds if isinstance(seeds, np.ndarray) else np.asarray(seeds, object))
    if not are_seeds(given):
        raise BadOption(BatchMessage.BATCH_SEEDS)
    return given.astype(np.uint64).view(np.int64)


def are_seeds(given: NDArray[Any]) -> bool:
    """Return whether all numbers are seeds; those that fit no numeric array come as objects."""
    if given.ndim != 1:
        return False
    if given.dtype.kind == "O":
        return all([isinstance(number, (int, np.integer)) and 0 <= number < 1 << 64 for number in given])
    return given.dtype.kind == "u" or (given.dtype.kind == "i" and not (given < 0).any())
