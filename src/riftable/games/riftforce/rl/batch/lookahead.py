"""Lookahead to the end of the action in a batch: the value of the best continuation of each answer.

`riftable.ai.lookahead` does so for one position. Here the lines of all games are extended together, so that a
net can evaluate them in one call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.games.riftforce.rl.batch.layout import SEED
from riftable.games.riftforce.rl.batch.stepper import Batch
from riftable.games.riftforce.rules.ids import ASK_ACTION

Floats: TypeAlias = NDArray[np.floating[Any]]
Seats: TypeAlias = NDArray[np.int8]
# For each game, the value of the position for a seat, and the policy's score of the answer that led there.
PositionEvaluator: TypeAlias = Callable[[Batch, Seats], tuple[NDArray[np.float32], NDArray[np.float32]]]


class AnswerValues(NamedTuple):
    """The value of each answer of each game at the end of the action."""

    values: NDArray[np.float32]  # one number for each answer of each game, in order
    begins: NDArray[np.intp]  # where the answers of each game begin


def best_line_values(
    batch: Batch, evaluate: PositionEvaluator, luck: int, beam_width: int, policy_weight: float = 0.0
) -> AnswerValues:
    """Return the value of the best line of each legal answer of each game; no game may be over.

    A line ends with the next question to another seat, the next action or the game. Of the unfinished lines
    of an answer the best `beam_width` are extended. `luck` changes the seeds, so that the lookahead does not
    see the cards that will really come. `policy_weight` times the log-probability of a line under the policy
    is added to its value: the maximum of many noisy estimates is too high.
    """
    counts = batch.counts.astype(np.intp)
    roots = np.arange(int(counts.sum()))  # the first answer of each line
    seats = np.repeat(batch.seat, counts)
    lines = all_answers(batch, luck)
    values = np.full(len(roots), -np.inf, np.float32)
    log_probability = np.zeros(len(roots), np.float32)  # of each line
    counted = counts
    while len(roots):
        found, scores = evaluate(lines, seats)
        log_probability += log_softmax(scores, counted)
        found = found + np.float32(policy_weight) * log_probability
        done = (lines.seat != seats) | (lines.kind == ASK_ACTION)
        np.maximum.at(values, roots[done], found[done])
        going = best_of_each(roots, found, np.flatnonzero(~done), beam_width)
        lines = lines.take(going)
        counted = lines.counts.astype(np.intp)
        roots, seats = np.repeat(roots[going], counted), np.repeat(seats[going], counted)
        log_probability = np.repeat(log_probability[going], counted)
        lines = all_answers(lines, 0)
    return AnswerValues(values, np.cumsum(counts) - counts)


def all_answers(batch: Batch, luck: int) -> Batch:
    """Return a batch with a game for each answer of each game, in order, in which it was given."""
    counts = batch.counts.astype(np.intp)
    games = np.repeat(batch.numbers, counts)
    after = batch.take(games)
    after.clocks[:, SEED] ^= luck
    after.step(after.moves[after.numbers, after.numbers - np.repeat(np.cumsum(counts) - counts, counts)])
    return after


def log_softmax(scores: Floats, counts: NDArray[np.intp]) -> Floats:
    """Return the log-probabilities of scored answers: softmax over the `counts` answers of each question."""
    begins = np.cumsum(counts) - counts
    scores = scores - np.repeat(np.maximum.reduceat(scores, begins), counts)
    found: Floats = scores - np.repeat(np.log(np.add.reduceat(np.exp(scores), begins)), counts)
    return found


def best_of_each(
    roots: NDArray[np.intp], values: NDArray[np.float32], lines: NDArray[np.intp], beam_width: int
) -> NDArray[np.intp]:
    """Return the best lines of each first answer, at most `beam_width`; of equals those that come first."""
    order = lines[np.lexsort((-values[lines], roots[lines]))]
    groups = roots[order]
    firsts = np.searchsorted(groups, groups)
    return order[np.arange(len(order)) - firsts < beam_width]
