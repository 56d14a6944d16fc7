"""Batch: thousands of games of Riftforce at once, in arrays. Exactly the engine, only more of it at a time.

A game of a batch is the game that `riftable.new("riftforce", seed=...)` with the same seed and the same
answers would be: nature deals the same cards, and where only `stop` is left, it is said by itself.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riftable.core.errors import BadOption, IllegalMove
from riftable.games.riftforce.rl.batch.jit import COMPILED
from riftable.games.riftforce.rl.batch.layout import (
    CLOCK,
    DECISIONS,
    MADE,
    MOST_MOVES,
    Q_ABOUT,
    Q_COUNT,
    Q_KIND,
    Q_N,
    Q_SEAT,
    ROUND,
    ROW,
    SCORES,
    SEED,
    TURN,
    UNITS,
    WINNER,
)
from riftable.games.riftforce.rl.batch.rows import lift, lowered
from riftable.games.riftforce.rl.batch.tables import tables
from riftable.games.riftforce.rl.batch.turns import LEAVE, NEW, PLAY_OUT, advance
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.state import Rift

Seeds: TypeAlias = ArrayLike
LINE: Final = 64  # bytes of a cache line


class Batch:
    """Many games by one rule-book. All arrays have one row a game, and change in place as the games go on."""

    rows: NDArray[np.int8]  # the games; `layout` says where what stands
    clocks: NDArray[np.int64]  # their large numbers
    seat: NDArray[np.int8]  # who is asked; -1 where the game is over
    moves: NDArray[np.int16]  # the legal answers, ascending; of each row the first `counts` are meant
    counts: NDArray[np.int8]  # how many answers there are; 0 where the game is over

    def __init__(self, rules: Riftforce, seeds: Seeds) -> None:
        """New games, one for each seed. BadOption for a mode that batches do not play."""
        self.rules = rules
        self.tables = tables(rules)
        given = seeds_of(seeds)
        games = len(given)
        self.rows = aligned(games, ROW, np.int8)
        self.clocks = aligned(games, CLOCK, np.int64)
        self.moves = aligned(games, MOST_MOVES, np.int16)
        self.seat = np.zeros(games, np.int8)
        self.counts = np.zeros(games, np.int8)
        self.scratch = np.zeros(UNITS, np.int8)
        self.numbers = np.arange(games)
        self.clocks[:, SEED] = given
        self.sides = np.array(rules.sides)
        self.run(np.full(games, NEW, np.int64))

    def __len__(self) -> int:
        return len(self.rows)

    # Views: no copy is made, and the next step changes them.

    @property
    def kind(self) -> NDArray[np.int8]:
        """What is asked: `cards.ASK_ACTION` and so on."""
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
    def turn(self) -> NDArray[np.int8]:
        """The seat that acts."""
        return self.rows[:, TURN]

    @property
    def scores(self) -> NDArray[np.int64]:
        """The Riftforce of each side."""
        return self.clocks[:, SCORES : SCORES + 2]

    @property
    def round(self) -> NDArray[np.int64]:
        """The round, from 1; 0 during the draft."""
        return self.clocks[:, ROUND]

    @property
    def made(self) -> NDArray[np.int64]:
        """How many moves have been made, nature's included."""
        return self.clocks[:, MADE]

    @property
    def decisions(self) -> NDArray[np.int64]:
        """How many of them players have made, formalities left out."""
        return self.clocks[:, DECISIONS]

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """The seed of each game."""
        return self.clocks[:, SEED].view(np.uint64)

    @property
    def results(self) -> NDArray[np.float32]:
        """By seat from 1 (won) to -1 (lost); 0 while a game goes on, as for a draw."""
        winner = self.rows[:, WINNER, None]
        return np.where(winner < 0, 0, np.where(winner == self.sides, 1, -1)).astype(np.float32)

    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which of all move ids are legal, for a policy with one output each; written into `out` if given."""
        if out is None:
            out = np.zeros((len(self), self.rules.num_moves), np.bool_)
        else:
            out[:] = False
        listed = np.arange(MOST_MOVES) < self.counts[:, None]
        games, places = np.nonzero(listed)
        out[games, self.moves[games, places]] = True
        return out

    # What can be done.

    def step(self, answers: ArrayLike) -> None:
        """One decision in each game, as move ids; games that are over, and those given -1, stay as they are.

        IllegalMove names the first game whose answer is not legal; no game has changed then.
        """
        given = np.ascontiguousarray(answers, np.int64)
        if given.shape != (len(self),):
            raise BadOption(f"a step takes one answer a game, {len(self)} in all, not {given.shape}")
        if given.size and int(given.min()) < LEAVE:
            bad = int(given.argmin())
            raise IllegalMove(f"move {given[bad]} in game {bad}", "a move id, or -1 to leave a game alone")
        self.run(given)

    def choose(self, places: ArrayLike) -> NDArray[np.int16]:
        """The answers at these places of the lists: from a net that scores what is listed to moves."""
        chosen: NDArray[np.int16] = self.moves[self.numbers, np.asarray(places)]
        return chosen

    def random_moves(self, rng: np.random.Generator) -> NDArray[np.int16]:
        """A fair answer for each game; of no meaning where a game is over."""
        return self.choose((rng.random(len(self), np.float32) * self.counts).astype(np.intp))

    def restart(self, which: ArrayLike, seeds: Seeds) -> None:
        """Begins some games anew, with new seeds: `which` is their numbers, or a mask of all."""
        chosen = np.atleast_1d(np.asarray(which))
        if chosen.dtype == np.bool_:
            chosen = np.flatnonzero(chosen)
        self.clocks[chosen, SEED] = seeds_of(seeds)
        given = np.full(len(self), LEAVE, np.int64)
        given[chosen] = NEW
        self.run(given)

    def play_out(self, luck: int = 0) -> None:
        """Plays all games to their end at random; the same luck and seeds give the same games."""
        streams = np.arange(len(self), dtype=np.uint64) + np.uint64(luck & (1 << 64) - 1)
        self.run(np.full(len(self), PLAY_OUT, np.int64), streams.view(np.int64))

    def copy(self) -> Batch:
        """The same games, to go their own way."""
        return self.take(self.numbers)

    def take(self, games: ArrayLike) -> Batch:
        """Copies of these games, by number, as often as each is named: to try several answers."""
        chosen = np.asarray(games)
        twin = Batch.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        twin.rows, twin.clocks, twin.moves = self.rows[chosen], self.clocks[chosen], self.moves[chosen]
        twin.seat, twin.counts = self.seat[chosen], self.counts[chosen]
        twin.numbers = np.arange(len(chosen))
        twin.scratch = np.zeros_like(self.scratch)
        return twin

    # The way from and to the engine.

    def state(self, game: int) -> Rift:
        """A game as a position of the engine, to look at, print or search; a copy."""
        return lift(self.rules.book, self.rows[game], self.clocks[game])

    def put(self, game: int, s: Rift) -> None:
        """Makes a game go on from a position in which a player is asked, or none."""
        if s.ask is not None and s.ask.seat < 0:
            raise BadOption("a game of a batch waits for players only: let nature answer first")
        self.rows[game] = np.frombuffer(lowered(s), np.int8)
        self.clocks[game, ROUND : SCORES + 2] = [s.round, *s.scores]
        self.seat[game], self.counts[game] = self.rows[game, [Q_SEAT, Q_COUNT]]
        if s.ask is not None:
            self.moves[game, : len(s.ask.moves)] = s.ask.moves

    def run(self, answers: NDArray[np.int64], luck: NDArray[np.int64] | None = None) -> None:
        """Hands all arrays to the kernel."""
        games = [self.rows, self.clocks, self.moves, self.seat, self.counts]
        arrays: list[Any] = [*games, self.scratch, *self.tables, answers, answers if luck is None else luck]
        if not COMPILED:
            arrays = [plain(array) for array in arrays]
        bad = advance(*arrays)
        if bad >= 0:
            legal = self.moves[bad, : self.counts[bad]]
            names = tuple(self.rules.name(int(move)) for move in legal)
            raise IllegalMove(f"move {answers[bad]} in game {bad}", "not a legal answer", names)


def aligned(games: int, width: int, kind: type[Any]) -> NDArray[Any]:
    """Zeros in rows that begin with a cache line, as long as their width is a number of those."""
    size = games * width * np.dtype(kind).itemsize
    memory = np.zeros(size + LINE, np.int8)
    begin = -memory.ctypes.data % LINE
    rows: NDArray[Any] = memory[begin : begin + size].view(kind).reshape(games, width)
    return rows


def plain(array: Any) -> Any:
    """An array as Python reads it fastest: its memory, or that of each of its rows."""
    return memoryview(array) if array.ndim == 1 else [memoryview(row) for row in array]


def seeds_of(seeds: Seeds) -> NDArray[np.int64]:
    """Seeds from 0 to 2**64 - 1, as the bits they are."""
    given = np.atleast_1d(seeds if isinstance(seeds, np.ndarray) else np.asarray(seeds, object))
    if not are_seeds(given):
        raise BadOption("the seeds of a batch are a row of whole numbers from 0 to 2**64 - 1")
    return given.astype(np.uint64).view(np.int64)


def are_seeds(given: NDArray[Any]) -> bool:
    """Whether all of these are seeds; numbers that fit no other array come as objects."""
    if given.ndim != 1:
        return False
    if given.dtype.kind == "O":
        return all([isinstance(number, (int, np.integer)) and 0 <= number < 1 << 64 for number in given])
    return given.dtype.kind == "u" or (given.dtype.kind == "i" and not (given < 0).any())


def playouts(rules: Riftforce, games: int, seed: int = 0) -> Batch:
    """So many random games, played to the end: `seed` is that of the first, and they count on from there."""
    batch = Batch(rules, np.arange(games, dtype=np.uint64) + np.uint64(seed))
    batch.play_out(seed)
    return batch
