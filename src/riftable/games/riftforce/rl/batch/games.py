"""Kernels over whole games: one game each, for one thread of a GPU, and all of a batch in a loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from riftable.core.rng import RANDOM_PLAYER_STREAM
from riftable.games.riftforce.rl.batch.chance import stream
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    CHOOSING,
    DECISIONS,
    HEAD,
    MADE,
    Q_COUNT,
    Q_SEAT,
    SEED,
    TABLE,
    UNIT_ROWS,
)
from riftable.games.riftforce.rl.batch.mutations import within
from riftable.games.riftforce.rl.batch.opening import clear, draft
from riftable.games.riftforce.rl.batch.turns import answer, settle
from riftable.games.riftforce.rules.ids import STOP

# Instead of an answer:
LEAVE: Final = -1  # a command: skip this game
NEW: Final = -2  # a command: restart it with its seed
PLAY_OUT: Final = -3  # a command: play it to its end at random

NOBODY: Final = -1  # in place of the seat of a learner


@kernel
def is_illegal(m: Numbers, seat: int, count: int, given: int) -> bool:
    """Return whether an answer is illegal; commands never are, nor what is given to a game that is over."""
    return given >= 0 and seat >= 0 and within(m, 0, count, given) < 0


@kernel
def random_answer(g: Numbers, c: Numbers, m: Numbers, luck: int) -> int:
    """Return the answer that a random player with this luck gives."""
    return m[stream(luck, RANDOM_PLAYER_STREAM + c[MADE], g[Q_COUNT])]


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

    Then the other seats answer at random until `learner` is asked or the game is over, unless it is NOBODY.
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
    for i in range(games):
        if is_illegal(moves[i], seats[i], counts[i], answers[i]):
            return i
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
