"""BatchGPU: the games of `Batch` in the memory of a card, one thread for each."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riftable.core.errors import BadOption
from riftable.gamekit.kernels.error_messages import BatchMessage
from riftable.gamekit.kernels.games import LEAVE, NEW
from riftable.gamekit.kernels.stepper import Seeds, as_seeds
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rl.batch.devices import BLOCK, DeviceArray, copied_on_card, load_threads
from riftable.games.riftforce.rl.batch.features import DUEL_MODE, WIDTH
from riftable.games.riftforce.rl.batch.layout import (
    CLOCK,
    DECISIONS,
    MADE,
    MAX_LISTED_MOVES,
    Q_ABOUT,
    Q_KIND,
    Q_N,
    ROUND,
    ROW,
    SCORES,
    SEED,
    TURN,
)
from riftable.games.riftforce.rl.batch.stepper import Batch
from riftable.games.riftforce.rl.batch.tables import tables
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.state import Rift

# What can be passed for an array: one of a card (ours, or of PyTorch, JAX or CuPy) or one of the host.
AnyArray: TypeAlias = "DeviceArray | ArrayLike | Any"

BITS64: Final = (1 << 64) - 1


class BatchGPU:
    """Many games by the same rules, as in `Batch`, but in arrays of a card that change in place.

    Answers and seats may be arrays of the card or of the host; they are copied once if they are not of the
    type that the kernels read. Equal seeds and answers give the games of `Batch`.
    """

    rows: DeviceArray  # int8; the games; see `layout`
    clocks: DeviceArray  # int64; their large numbers
    seat: DeviceArray  # int8; the seat that is asked; -1 if the game is over
    moves: DeviceArray  # int16; the legal answers, ascending; the first `counts` of each row are valid
    counts: DeviceArray  # int8; how many answers there are; 0 if the game is over

    def __init__(self, rules: Riftforce, seeds: Seeds) -> None:
        """Start a game for each seed; raise `NoGPU` without a card or the extra `gpu`."""
        self.threads = load_threads()
        self.rules = rules
        self.tables = [self.upload(table) for table in tables(rules)]
        self.sides = self.upload(np.array(rules.sides, np.int8))
        self.problem = self.upload(np.zeros(1, np.int32))
        given = as_seeds(seeds)
        self.allocate(len(given))
        clocks = np.zeros((len(given), CLOCK), np.int64)
        clocks[:, SEED] = given
        self.clocks = self.upload(clocks)
        self.advance(self.upload(np.full(len(given), NEW, np.int64)))

    def __len__(self) -> int:
        return len(self.seat)

    # Memory.

    def allocate(self, games: int) -> None:
        """Reserve the arrays of so many games."""
        self.rows = self.empty((games, ROW), np.int8)
        self.clocks = self.empty((games, CLOCK), np.int64)
        self.moves = self.empty((games, MAX_LISTED_MOVES), np.int16)
        self.seat = self.upload(np.full(games, -1, np.int8))
        self.counts = self.upload(np.zeros(games, np.int8))

    def empty(self, shape: tuple[int, ...], kind: Any) -> DeviceArray:
        """Return an array of the card with any content."""
        return DeviceArray(self.threads.cuda.device_array(shape, kind))

    def upload(self, array: NDArray[Any]) -> DeviceArray:
        """Return a copy of an array in the memory of the card."""
        return DeviceArray(self.threads.cuda.to_device(array))

    def as_device(self, given: AnyArray, kind: Any) -> DeviceArray:
        """Return an array of the card of this type: the given one if it is, else a copy."""
        if isinstance(given, DeviceArray):
            found = given
        elif hasattr(given, "__cuda_array_interface__"):
            found = DeviceArray(self.threads.cuda.as_cuda_array(given))
        else:
            return self.upload(np.ascontiguousarray(given, kind))
        if len(found.shape) != 1 or (found.dtype == kind and found.contiguous):
            return found
        return copied_on_card(found, kind)

    def launch(self, thread: Any, games: int, *arguments: Any) -> None:
        """Run a thread for each game."""
        if games:
            plain = [one.array if isinstance(one, DeviceArray) else one for one in arguments]
            thread[-(-games // BLOCK), BLOCK](*plain)

    def take_problem(self) -> bool:
        """Return whether a kernel reported a problem, and forget it. Waits for the card."""
        found = bool(self.problem.numpy()[0])
        if found:
            self.problem = self.upload(np.zeros(1, np.int32))
        return found

    # Views: no copy is made, and the next step changes them.

    @property
    def kind(self) -> DeviceArray:
        """The kind of the question: `rules.ids.ASK_ACTION` and so on."""
        return self.rows.columns(Q_KIND)

    @property
    def about(self) -> DeviceArray:
        """The card or unit in question."""
        return self.rows.columns(Q_ABOUT)

    @property
    def n(self) -> DeviceArray:
        """The number in the question."""
        return self.rows.columns(Q_N)

    @property
    def turn(self) -> DeviceArray:
        """The seat that acts."""
        return self.rows.columns(TURN)

    @property
    def scores(self) -> DeviceArray:
        """The Riftforce of each side."""
        return self.clocks.columns(SCORES, 2)

    @property
    def round(self) -> DeviceArray:
        """The round, from 1; 0 during the draft."""
        return self.clocks.columns(ROUND)

    @property
    def made(self) -> DeviceArray:
        """How many moves have been made, those of chance included."""
        return self.clocks.columns(MADE)

    @property
    def decisions(self) -> DeviceArray:
        """How many of them were decisions of players, without formalities."""
        return self.clocks.columns(DECISIONS)

    # New arrays.

    @property
    def over(self) -> DeviceArray:
        """Which games have ended."""
        out = self.empty((len(self),), np.bool_)
        self.launch(self.threads.ENDED, len(self), self.seat, out)
        return out

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of each game, in the memory of the host."""
        return np.ascontiguousarray(self.clocks.columns(SEED).numpy()).view(np.uint64)

    @property
    def results(self) -> DeviceArray:
        """The results by seat: 1 (won), 0 (drawn or not over) or -1 (lost)."""
        out = self.empty((len(self), len(self.sides)), np.float32)
        self.launch(self.threads.RESULTS, len(self), self.rows, self.sides, out)
        return out

    def mask(self, out: DeviceArray | None = None) -> DeviceArray:
        """Return a mask of legal moves over all move ids, written into `out` if given."""
        if out is None:
            out = self.empty((len(self), self.rules.num_moves), np.bool_)
        self.launch(self.threads.MASK, len(self), self.moves, self.counts, out)
        return out

    def observe(self, seats: AnyArray, out: DeviceArray | None = None) -> DeviceArray:
        """Return the features of all games, for a seat of each, as `features.observe` does.

        Raise `BadOption` for other modes than the duel, and for seats that do not exist, such as that of a
        game that is over; in `out` the rows of such games are then 0.
        """
        if self.rules.mode != DUEL_MODE:
            raise BadOption(RiftforceMessage.BATCH_OBSERVED_MODE, mode=self.rules.mode)
        chosen = self.as_device(seats, np.int8)
        if chosen.shape != (len(self),):
            raise BadOption(RiftforceMessage.BATCH_SEATS, n=len(self), word=chosen.shape)
        if out is None:
            out = self.empty((len(self), WIDTH), np.float32)
        self.launch(self.threads.OBSERVE, len(self), self.rows, self.clocks, chosen, out, self.problem)
        if self.take_problem():
            host = chosen.numpy()
            word = int(host[(host < 0) | (host > 1)][0])
            raise BadOption(RiftforceMessage.BATCH_SEATS, n=len(self), word=word)
        return out

    # Moves.

    def step(self, answers: AnyArray) -> None:
        """Make one decision in each game, as move ids; games that are over or given -1 stay as they are.

        Raise `IllegalMove`, naming the first game with an illegal answer; then no game has changed.
        """
        given = self.as_device(answers, np.int64)
        if given.shape != (len(self),):
            raise BadOption(BatchMessage.BATCH_ANSWERS, n=len(self), found=str(given.shape))
        self.launch(self.threads.CHECK, len(self), self.moves, self.seat, self.counts, given, self.problem)
        self.advance(given)
        if self.take_problem():
            self.to_host().step(given.numpy())  # says which game refuses what

    def choose(self, places: AnyArray) -> DeviceArray:
        """Return the moves at these indices of the lists, for nets that score the listed moves."""
        out = self.empty((len(self),), np.int64)
        self.launch(self.threads.CHOOSE, len(self), self.moves, self.as_device(places, np.int64), out)
        return out

    def random_moves(self, luck: int) -> DeviceArray:
        """Return the answers that `play_out(luck)` would give; -1 for games that are over."""
        out = self.empty((len(self),), np.int64)
        self.launch(
            self.threads.RANDOM, len(self), self.rows, self.clocks, self.moves, self.seat, signed(luck), out
        )
        return out

    def restart(self, which: AnyArray, seeds: Seeds) -> None:
        """Restart some games with new seeds; `which` is their numbers or a mask."""
        chosen = np.atleast_1d(np.asarray(self.as_host(which)))
        if chosen.dtype == np.bool_:
            chosen = np.flatnonzero(chosen)
        given = np.full(len(self), LEAVE, np.int64)
        given[chosen] = NEW
        new_seeds = np.zeros(len(self), np.int64)
        new_seeds[chosen] = as_seeds(seeds)
        answers = self.upload(given)
        self.launch(self.threads.SEED, len(self), self.clocks, answers, self.upload(new_seeds))
        self.advance(answers)

    def play_out(self, luck: int = 0) -> None:
        """Play all games to their end at random; the same luck and seeds give the games of `Batch`."""
        self.launch(self.threads.PLAY, len(self), *self.arrays, *self.tables, signed(luck))

    def copy(self) -> BatchGPU:
        """Return an independent copy of all games."""
        return self.take(np.arange(len(self)))

    def take(self, games: AnyArray) -> BatchGPU:
        """Return copies of these games, by number; a game may be named several times."""
        chosen = self.as_device(games, np.int64)
        twin = BatchGPU.__new__(BatchGPU)
        twin.__dict__.update(self.__dict__)
        twin.problem = self.upload(np.zeros(1, np.int32))
        twin.allocate(len(chosen))
        for source, out in zip(self.arrays, twin.arrays, strict=True):
            if len(out.shape) == 1:
                self.launch(self.threads.TAKE_NUMBER, len(chosen), source, chosen, out)
            elif len(chosen):
                self.threads.TAKE[len(chosen), BLOCK](source.array, chosen.array, out.array)
        return twin

    @property
    def arrays(self) -> list[DeviceArray]:
        """The games, as the kernels take them."""
        return [self.rows, self.clocks, self.moves, self.seat, self.counts]

    def advance(self, answers: DeviceArray) -> None:
        """Apply answers and commands that were checked."""
        self.launch(self.threads.ADVANCE, len(self), *self.arrays, *self.tables, answers, self.problem)

    # Conversion from and to the host.

    def as_host(self, given: AnyArray) -> Any:
        """Return an array of the host."""
        if isinstance(given, DeviceArray):
            return given.numpy()
        if hasattr(given, "__cuda_array_interface__"):
            return DeviceArray(self.threads.cuda.as_cuda_array(given)).numpy()
        return given

    def to_host(self) -> Batch:
        """Return a copy of all games as a `Batch`."""
        batch = Batch(self.rules, np.zeros(0, np.uint64))
        batch.rows, batch.clocks, batch.moves, batch.seat, batch.counts = (
            array.numpy() for array in self.arrays
        )
        batch.numbers = np.arange(len(self))
        return batch

    @classmethod
    def from_host(cls, batch: Batch) -> BatchGPU:
        """Return a copy of a `Batch` in the memory of the card; raise `NoGPU` if there is none."""
        found = cls(batch.rules, np.zeros(0, np.uint64))
        found.rows, found.clocks, found.moves, found.seat, found.counts = (
            found.upload(np.ascontiguousarray(array))
            for array in (batch.rows, batch.clocks, batch.moves, batch.seat, batch.counts)
        )
        return found

    def state(self, game: int) -> Rift:
        """Return a copy of a game as a position of the engine."""
        return self.take([game]).to_host().state(0)


def signed(luck: int) -> int:
    """Return the low 64 bits as a signed integer."""
    low = luck & BITS64
    return low - (low >> 63 << 64)


def playouts_gpu(rules: Riftforce, games: int, seed: int = 0) -> BatchGPU:
    """Return random games, played to the end; their seeds count from `seed`."""
    batch = BatchGPU(rules, np.arange(games, dtype=np.uint64) + np.uint64(seed))
    batch.play_out(seed)
    return batch
