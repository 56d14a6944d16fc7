"""Looking to the end of the action in a batch: for each answer, the best way to go on.

`bots.lookahead` does so with one position at a time; here all lines of all games go one answer further
together, so that a net can judge them in one go.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.games.riftforce.rl.batch.layout import SEED
from riftable.games.riftforce.rl.batch.stepper import Batch
from riftable.games.riftforce.rules.ids import ASK_ACTION

Seats: TypeAlias = NDArray[np.int8]
# What positions are worth to the seats named, and how well they like to have answered so, game by game.
Judge: TypeAlias = Callable[[Batch, Seats], tuple[NDArray[np.float32], NDArray[np.float32]]]


class Outlook(NamedTuple):
    """What each answer to each question comes to by the end of the action."""

    worth: NDArray[np.float32]  # one number for each answer of each game, in order
    begins: NDArray[np.intp]  # where the answers of each game begin


def look_to_the_end(batch: Batch, judge: Judge, luck: int, beam: int, habit: float = 0.0) -> Outlook:
    """For each legal answer of each game, none of which may be over, what its best line is worth.

    A line ends with the next question to somebody else, the next action or the game. Of the unfinished lines
    that begin with an answer the best `beam` go on. Nature is asked with another seed than the games' own.
    A line is worth less, by `habit` times the logarithm of its chance, if who answers as he likes would not
    take it often: who believes the best of many guesses believes too much.
    """
    counts = batch.counts.astype(np.intp)
    roots = np.arange(int(counts.sum()))  # the first answer that each line began with
    seats = np.repeat(batch.seat, counts)
    lines = all_answers(batch, luck)
    worth = np.full(len(roots), -np.inf, np.float32)
    chance = np.zeros(len(roots), np.float32)  # its logarithm, of each line
    counted = counts
    while len(roots):
        found, liked = judge(lines, seats)
        chance += log_softmax(liked, counted)
        found = found + np.float32(habit) * chance
        done = (lines.seat != seats) | (lines.kind == ASK_ACTION)
        np.maximum.at(worth, roots[done], found[done])
        going = best_of_each(roots, found, np.flatnonzero(~done), beam)
        lines = lines.take(going)
        counted = lines.counts.astype(np.intp)
        roots, seats = np.repeat(roots[going], counted), np.repeat(seats[going], counted)
        chance = np.repeat(chance[going], counted)
        lines = all_answers(lines, 0)
    return Outlook(worth, np.cumsum(counts) - counts)


def all_answers(batch: Batch, luck: int) -> Batch:
    """A game for each answer of each game, in order, in which it was given."""
    counts = batch.counts.astype(np.intp)
    games = np.repeat(batch.numbers, counts)
    after = batch.take(games)
    after.clocks[:, SEED] ^= luck
    after.step(after.moves[after.numbers, after.numbers - np.repeat(np.cumsum(counts) - counts, counts)])
    return after


def log_softmax(scores: NDArray[np.float32], counts: NDArray[np.intp]) -> NDArray[np.float32]:
    """Logarithms of the chances of answers that are liked so much; `counts` of them are to each question."""
    begins = np.cumsum(counts) - counts
    scores = scores - np.repeat(np.maximum.reduceat(scores, begins), counts)
    chances: NDArray[np.float32] = scores - np.repeat(np.log(np.add.reduceat(np.exp(scores), begins)), counts)
    return chances


def best_of_each(
    roots: NDArray[np.intp], worth: NDArray[np.float32], lines: NDArray[np.intp], beam: int
) -> NDArray[np.intp]:
    """Of these lines the best few with each first answer; of equals those that come first."""
    order = lines[np.lexsort((-worth[lines], roots[lines]))]
    groups = roots[order]
    firsts = np.searchsorted(groups, groups)
    return order[np.arange(len(order)) - firsts < beam]
