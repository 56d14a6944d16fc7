"""Batch: thousands of games of Riffifi at once, in arrays, by the same rules as the engine.

A game of a batch is the game that `riftable.new("riffifi", seed=...)` with the same seed and answers would
be: chance deals the same cards, and the last card of a hand is played automatically.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import BadOption
from riftable.gamekit.kernels.error_messages import BatchMessage
from riftable.gamekit.kernels.games import Q_COUNT, Q_SEAT
from riftable.gamekit.kernels.jit import call_kernel
from riftable.gamekit.kernels.stepper import RowBatch, Seeds
from riftable.games.riffifi.rl.batch.games import advance
from riftable.games.riffifi.rl.batch.layout import (
    CLOCK,
    DECISIONS,
    MAX_LISTED_MOVES,
    NUMBER,
    ROW,
    SCORES,
    TURN,
    WINNERS,
    config_numbers,
)
from riftable.games.riffifi.rl.batch.state_rows import clock_from_state, row_from_state, state_from_row
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.state import RiffifiState


class Batch(RowBatch):
    """Many games by the same rules, with any of the options. Arrays have one row for each game."""

    rules: Riffifi

    def __init__(self, rules: Riffifi, seeds: Seeds) -> None:
        """Start a game for each seed."""
        self.rules = rules
        self.config = config_numbers(rules.config)
        super().__init__(seeds, ROW, CLOCK, MAX_LISTED_MOVES)

    def advance(self, answers: NDArray[np.int64], luck: NDArray[np.int64], learners: NDArray[np.int8]) -> int:
        return int(call_kernel(advance, *self.arrays, self.config, answers, luck, learners))

    # Views: no copy is made, and the next step changes them.

    @property
    def turn(self) -> NDArray[np.int8]:
        """The seat that acts."""
        return self.rows[:, TURN]

    @property
    def scores(self) -> NDArray[np.int64]:
        """The tokens of each seat in the hands that are over."""
        return self.clocks[:, SCORES : SCORES + len(self.rules.sides)]

    @property
    def hand_number(self) -> NDArray[np.int64]:
        """The number of the hand, from 1."""
        return self.clocks[:, NUMBER]

    @property
    def decisions(self) -> NDArray[np.int64]:
        """How many moves were decisions of players, without formalities."""
        return self.clocks[:, DECISIONS]

    @property
    def results(self) -> NDArray[np.float32]:
        """The results by seat, which sum to 0: 1 for a sole winner, less for shared wins; else 0."""
        players = len(self.rules.sides)
        won = self.rows[:, WINNERS, None] >> np.arange(players) & 1
        winners = won.sum(axis=1, keepdims=True)
        share = (players / np.maximum(winners, 1) - 1) / (players - 1)
        found = np.where(winners == 0, 0.0, np.where(won == 1, share, -1 / (players - 1)))
        return found.astype(np.float32)

    # Conversion from and to the engine.

    def state(self, game: int) -> RiffifiState:
        """Return a copy of a game as a position of the engine.

        Raise `BadOption` after the first hand with Equal chances: earlier hands are not kept card by card.
        """
        return state_from_row(self.rules.config, self.rows[game], self.clocks[game])

    def put(self, game: int, s: RiffifiState) -> None:
        """Replace a game by a position; raise `BadOption` if chance is asked in it."""
        if s.ask is not None and s.ask.seat < 0:
            raise BadOption(BatchMessage.BATCH_CHANCE)
        self.rows[game] = row_from_state(s)
        self.clocks[game, NUMBER:] = clock_from_state(s)[NUMBER:]
        self.seat[game], self.counts[game] = self.rows[game, [Q_SEAT, Q_COUNT]]
        if s.ask is not None:
            self.moves[game, : len(s.ask.moves)] = s.ask.moves


def playouts(rules: Riffifi, games: int, seed: int = 0) -> Batch:
    """Return random games, played to the end; their seeds count from `seed`."""
    batch = Batch(rules, np.arange(games, dtype=np.uint64) + np.uint64(seed))
    batch.play_out(seed)
    return batch
