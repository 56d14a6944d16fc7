"""Batch: thousands of games of Riftforce at once, in arrays, by the same rules as the engine.

A game of a batch is the game that `riftable.new("riftforce", seed=...)` with the same seed and answers would
be: chance deals the same cards, and where only `stop` is left, it is answered automatically.
"""

from __future__ import annotations

from typing import Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riftable.core.errors import BadOption
from riftable.gamekit.kernels.error_messages import BatchMessage
from riftable.gamekit.kernels.jit import call_kernel
from riftable.gamekit.kernels.stepper import RowBatch, Seeds
from riftable.games.riftforce.rl.batch.games import advance
from riftable.games.riftforce.rl.batch.layout import (
    CLOCK,
    DECISIONS,
    MAX_LISTED_MOVES,
    Q_COUNT,
    Q_SEAT,
    ROUND,
    ROW,
    SCORES,
    TURN,
    UNITS,
    WINNER,
)
from riftable.games.riftforce.rl.batch.state_rows import row_from_state, state_from_row, write_large_numbers
from riftable.games.riftforce.rl.batch.tables import tables
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.state import Rift


class Batch(RowBatch):
    """Many games by the same rules. All arrays have one row for each game and change in place."""

    rules: Riftforce

    def __init__(self, rules: Riftforce, seeds: Seeds) -> None:
        """Start a game for each seed."""
        self.rules = rules
        self.tables = tables(rules)
        self.scratch = np.zeros(UNITS, np.int8)
        self.sides = np.array(rules.sides)
        super().__init__(seeds, ROW, CLOCK, MAX_LISTED_MOVES)

    def advance(self, answers: NDArray[np.int64], luck: NDArray[np.int64], learners: NDArray[np.int8]) -> int:
        arrays = (*self.arrays, self.scratch, *self.tables, answers, luck, learners)
        return int(call_kernel(advance, *arrays))

    def take(self, games: ArrayLike) -> Self:
        twin = super().take(games)
        twin.scratch = np.zeros_like(self.scratch)
        return twin

    # Views: no copy is made, and the next step changes them.

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
    def decisions(self) -> NDArray[np.int64]:
        """How many of them were decisions of players, without formalities."""
        return self.clocks[:, DECISIONS]

    @property
    def results(self) -> NDArray[np.float32]:
        """The results by seat: 1 (won), 0 (drawn or not over) or -1 (lost)."""
        winner = self.rows[:, WINNER, None]
        return np.where(winner < 0, 0, np.where(winner == self.sides, 1, -1)).astype(np.float32)

    # Conversion from and to the engine.

    def state(self, game: int) -> Rift:
        """Return a copy of a game as a position of the engine."""
        return state_from_row(self.rules.config, self.rows[game], self.clocks[game])

    def put(self, game: int, s: Rift) -> None:
        """Replace a game by a position; raise `BadOption` if chance is asked in it."""
        if s.ask is not None and s.ask.seat < 0:
            raise BadOption(BatchMessage.BATCH_CHANCE)
        self.rows[game] = np.frombuffer(row_from_state(s), np.int8)
        write_large_numbers(s, self.clocks[game])
        self.seat[game], self.counts[game] = self.rows[game, [Q_SEAT, Q_COUNT]]
        if s.ask is not None:
            self.moves[game, : len(s.ask.moves)] = s.ask.moves


def playouts(rules: Riftforce, games: int, seed: int = 0) -> Batch:
    """Return random games, played to the end; their seeds count from `seed`."""
    batch = Batch(rules, np.arange(games, dtype=np.uint64) + np.uint64(seed))
    batch.play_out(seed)
    return batch
