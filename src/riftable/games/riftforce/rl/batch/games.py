"""Kernels over whole games: one game each, for one thread of a GPU, and all of a batch in a loop."""

from __future__ import annotations

from collections.abc import Sequence

from riftable.gamekit.kernels.games import LEAVE, NEW, PLAY_OUT, first_illegal, random_answer
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    CHOOSING,
    DECISIONS,
    HEAD,
    Q_COUNT,
    Q_SEAT,
    SEED,
    TABLE,
    UNIT_ROWS,
)
from riftable.games.riftforce.rl.batch.opening import clear, draft
from riftable.games.riftforce.rl.batch.turns import answer, settle
from riftable.games.riftforce.rules.ids import STOP


@kernel
def advance_game(
    g: Numbers,
    c: Numbers,
    m: Numbers,
    w: Numbers,
    config: Numbers,
    programs: Numbers,
    given: int,
    luck: int,
    learner: int,
) -> None:
    """Apply an answer or a command other than LEAVE; the answer is legal, and the game is not over.

    Then the other seats answer at random until `learner` is asked or the game is over; not for NO_LEARNER.
    """
    if given == NEW:
        clear(g, c)
        g[TABLE] = CHOOSING
        draft(g, c, config)
    at_random = given == PLAY_OUT
    formality = False
    while True:  # one call each of `answer`, `settle` and `random_answer`: they are inlined, and large
        if at_random and not formality:
            given = random_answer(g, c, m, luck)
        pending = -1
        if given >= 0:
            c[DECISIONS] += not formality
            pending = answer(g, c, config, programs, given)
        settle(g, c, m, w, config, programs, pending)
        formality = g[Q_COUNT] == 1 and m[0] == STOP
        if formality:  # said by itself where nothing else is left
            given = STOP
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
    w: Numbers,
    config: Numbers,
    programs: Numbers,
    answers: Numbers,
    luck: Numbers,
    learners: Numbers,
) -> int:
    """Apply to each game its answer or command; return the first game whose answer is illegal, else -1.

    If there is one, nothing has changed. A game that is over takes no notice of answers. The
    seat that is asked and the number of answers are written beside the rows as well, for all games
    together.
    """
    games = len(answers)
    bad = first_illegal(moves, seats, counts, answers)
    if bad >= 0:
        return bad
    ahead = 0
    for i in range(games):
        given = answers[i]
        if given == LEAVE or (seats[i] < 0 and given != NEW):
            continue
        g = rows[i]
        if i + 1 < games:  # what the next game needs is on its way from memory while this one is played
            after = rows[i + 1]
            ahead ^= after[HEAD] ^ after[UNIT_ROWS] ^ after[UNIT_ROWS + 64] ^ after[UNIT_ROWS + 128]
            ahead ^= clocks[i + 1][SEED]
        advance_game(g, clocks[i], moves[i], w, config, programs, given, luck[i], learners[i])
        seats[i] = g[Q_SEAT]
        counts[i] = g[Q_COUNT]
    w[0] = ahead & 1  # or the compiler would remove it as unused
    return -1
