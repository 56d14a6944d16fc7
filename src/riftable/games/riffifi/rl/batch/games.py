"""Kernels over whole games: one game each, and all of a batch in a loop."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.gamekit.kernels.games import (
    LEAVE,
    NEW,
    PLAY_OUT,
    Q_COUNT,
    Q_KIND,
    Q_SEAT,
    first_illegal,
    random_answer,
)
from riftable.gamekit.kernels.jit import Numbers
from riftable.games.riffifi.rl.batch.jit import kernel
from riftable.games.riffifi.rl.batch.layout import DECISIONS
from riftable.games.riffifi.rl.batch.turns import BEGIN, answer, begin_game, settle
from riftable.games.riffifi.rules.ids import ASK_PLAY


@kernel
def advance_game(
    g: Numbers, c: Numbers, m: Numbers, config: Numbers, given: int, luck: int, learner: int
) -> None:
    """Apply an answer or a command other than LEAVE; the answer is legal, and the game is not over.

    Then the other seats answer at random until `learner` is asked or the game is over; not for NO_LEARNER.
    """
    if given == NEW:
        begin_game(g, c, config)
    at_random = given == PLAY_OUT
    formality = False
    while True:
        if at_random and not formality:
            given = random_answer(g, c, m, luck)
        step = BEGIN
        if given >= 0:
            c[DECISIONS] += not formality
            step = answer(g, c, config, given)
        settle(g, c, m, config, step)
        formality = g[Q_COUNT] == 1 and g[Q_KIND] == ASK_PLAY
        if formality:  # the last card is played by itself
            given = m[0]
        else:
            at_random |= learner >= 0
            if not at_random or g[Q_SEAT] < 0 or g[Q_SEAT] == learner:
                return


@kernel
def advance(
    rows: Sequence[Numbers],
    clocks: Sequence[Numbers],
    moves: Sequence[Numbers],
    seats: Numbers,
    counts: Numbers,
    config: Numbers,
    answers: Numbers,
    luck: Numbers,
    learners: Numbers,
) -> int:
    """Apply to each game its answer or command; return the first game whose answer is illegal, else -1.

    If there is one, nothing has changed. A game that is over takes no notice of answers.
    """
    bad = first_illegal(moves, seats, counts, answers)
    if bad >= 0:
        return bad
    for i in range(len(answers)):
        given = answers[i]
        if given == LEAVE or (seats[i] < 0 and given != NEW):
            continue
        g = rows[i]
        advance_game(g, clocks[i], moves[i], config, given, luck[i], learners[i])
        seats[i] = g[Q_SEAT]
        counts[i] = g[Q_COUNT]
    return -1
