"""Kernels over whole games: one game each, for one thread of a GPU, and all of a batch in a loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.core.rng import RANDOM_PLAYER_STREAM
from riftable.gamekit.kernels.chance import first_below, stream_state
from riftable.gamekit.kernels.games import LEAVE, NEW, PLAY_OUT, first_illegal
from riftable.gamekit.kernels.jit import prefetch
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    BOARD,
    CHOOSING,
    DECISIONS,
    DECKS,
    DISCARDS,
    KEEPING,
    KNOWN,
    MADE,
    PILE_WIDTH,
    Q_COUNT,
    Q_SEAT,
    STARTS,
    TABLE,
    UNIT_ROWS,
)
from riftable.games.riftforce.rl.batch.opening import clear, draft
from riftable.games.riftforce.rl.batch.tables import CFG_BOTS
from riftable.games.riftforce.rl.batch.turns import answer, settle
from riftable.games.riftforce.rules.ids import STOP

FETCHED_AHEAD: Final = 2  # games: memory takes longer than a step of one
# Cache lines that a step often reads: question and state, board and hands, what is known of hands, the lines
# of both sides, most units, the decks and discard piles of two seats.
USUAL_LINES: Final = (
    Q_SEAT,
    STARTS,
    KNOWN,
    BOARD,
    BOARD + PILE_WIDTH,
    UNIT_ROWS,
    UNIT_ROWS + 64,
    UNIT_ROWS + 128,
    UNIT_ROWS + 192,
    DECKS,
    DECKS + PILE_WIDTH,
    DISCARDS,
    DISCARDS + PILE_WIDTH,
)


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
        g[TABLE] = KEEPING if config[CFG_BOTS] else CHOOSING
        if g[TABLE] == CHOOSING:
            draft(g, c, config)
    at_random = given == PLAY_OUT
    formality = False
    state, state_of = 0, -1
    while True:  # one call each of `answer` and `settle`: they are inlined, and large
        if at_random and not formality:
            made = c[MADE]
            if made != state_of:
                state = stream_state(luck, RANDOM_PLAYER_STREAM + made)
            given = m[first_below(state, g[Q_COUNT])]
            state_of = made + 1  # the state for the next answer is computed while this one is applied
            state = stream_state(luck, RANDOM_PLAYER_STREAM + state_of)
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
def fetch_game(g: Numbers, c: Numbers) -> None:
    """Have what a step usually reads of a game brought from memory, without waiting for it."""
    for at in USUAL_LINES:
        prefetch(g, at)
    prefetch(c, 0)


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
    for i in range(games):
        given = answers[i]
        if given == LEAVE or (seats[i] < 0 and given != NEW):
            continue
        g = rows[i]
        if i + FETCHED_AHEAD < games:
            fetch_game(rows[i + FETCHED_AHEAD], clocks[i + FETCHED_AHEAD])
        advance_game(g, clocks[i], moves[i], w, config, programs, given, luck[i], learners[i])
        seats[i] = g[Q_SEAT]
        counts[i] = g[Q_COUNT]
    return -1
