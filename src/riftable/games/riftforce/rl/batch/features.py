"""Input features of the policy net for duels, computed directly from the rows of a batch.

They contain only what the observing seat may know: the board, its own hand, and the sizes of the rest.
Locations come first, all with the same layout, so that a net can share weights; then the rest.
`rl.encoding` has richer features, computed from views; to build a view for each decision would cost a
hundred times the decision.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import BadOption
from riftable.gamekit.kernels.jit import call_kernel
from riftable.games.riftforce.error_messages import RiftforceMessage
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    ABILITIES,
    ACTION,
    ACTIVATED,
    ACTIVATING,
    BY,
    COUNT,
    DECK_LEN,
    DEPTH,
    FRAME,
    GUILD,
    GUILD_LEN,
    GUILDS,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HIGH,
    HURT,
    IDLE,
    KIND,
    LANE_AT,
    LOW,
    ME,
    NUMBER,
    PLACE,
    PLAYING,
    Q_KIND,
    Q_N,
    Q_SEAT,
    QUOTA,
    SCORES,
    SHARED_GUILD,
    SHARED_NUMBER,
    SHOWN,
    SPENT,
    STATUS,
    WINNER,
)
from riftable.games.riftforce.rl.batch.lookahead import all_answers
from riftable.games.riftforce.rl.batch.mutations import (
    first_of,
    guild_of,
    is_doomed,
    line,
    number_of,
    size_of,
    unit,
)
from riftable.games.riftforce.rl.batch.stepper import Batch
from riftable.games.riftforce.rules.ids import ASK_BY, ASK_STOLEN, BY_NUMBER, NUM_GUILDS, NUM_KINDS

Floats: TypeAlias = MutableSequence[float]

VERSION: Final = 1  # changes whenever the features would

DUEL_MODE: Final = "duel"
DUEL_LANES: Final = 5
DUEL_SEATS: Final = 2
# One side of a location.
S_COUNT: Final = 0  # cards / 4
S_CROWD: Final = 1  # + how many, one-hot: 0, 1, 2, 3 or more
S_GUILDS: Final = 5  # + guild: cards / 2
S_NUMBERS: Final = 23  # + number - 5: cards / 2
S_FRONT: Final = 26  # + what the first can still take - 1, one-hot; 7 at most, doomed: none
S_HURT: Final = 33  # damage of the first / 4
S_SECOND: Final = 34  # what the second can still take / 7
S_BACK: Final = 35  # what the last can still take / 7
S_BACK_HURT: Final = 36  # the last is damaged
S_TOTAL: Final = 37  # all damage / 7
S_DOOMED: Final = 38  # removed by the next check for destroyed units
S_FIRED: Final = 39  # activated in this action / 3
SIDE: Final = 40
L_EDGE: Final = 2 * SIDE  # an outermost location
L_ACTS: Final = 2 * SIDE + 1  # the unit that acts is here
L_PLAYED: Final = 2 * SIDE + 2  # between the outermost locations played at
LANE_WIDTH: Final = 2 * SIDE + 3
REST: Final = DUEL_LANES * LANE_WIDTH
# The rest, from REST on.
R_KINDS: Final = 0  # + kind: cards in hand / 2
R_GUILDS: Final = R_KINDS + NUM_KINDS  # + guild: the same by guild / 3
R_NUMBERS: Final = R_GUILDS + NUM_GUILDS  # + number - 5: the same by number / 3
R_HAND: Final = R_NUMBERS + 3  # cards in hand / 7, mine and theirs
R_SETS: Final = R_HAND + 2  # the most cards of one guild, of one number, at most 3, / 3
R_CALLS: Final = R_SETS + 2  # the most units a card in hand calls by guild, by number, at most 3, / 3
R_MINE: Final = R_CALLS + 2  # + guild: mine
R_THEIRS: Final = R_MINE + NUM_GUILDS  # + guild: theirs
R_DECKS: Final = R_THEIRS + NUM_GUILDS  # cards in the decks / 36
R_POINTS: Final = R_DECKS + 2  # + side * POINTS + Riftforce, one-hot, 14 or more in the last
POINTS: Final = 15
R_LEAD: Final = R_POINTS + 2 * POINTS  # the difference / 12
R_PLACE: Final = R_LEAD + 1  # one has acted in this round
R_IDLE: Final = R_PLACE + 1
R_ASKED: Final = R_IDLE + 1  # the own seat is asked, the other is, none is
R_KIND: Final = R_ASKED + 3  # + kind of my question, one-hot
KINDS: Final = 13
R_N: Final = R_KIND + KINDS  # its number / 3
R_COUNT: Final = R_N + 1  # cards played or elementals activated / 3
R_FIT: Final = R_COUNT + 1  # what could follow: cards that fit, units by guild, units by number, / 3
R_SHOWN: Final = R_FIT + 3  # + guild, then + number - 5, of the card to place
R_WON: Final = R_SHOWN + NUM_GUILDS + 3  # won, lost, drawn
REST_WIDTH: Final = R_WON + 3
WIDTH: Final = REST + REST_WIDTH


@kernel
def at_most(n: int, most: int) -> int:
    """Return the smaller number."""
    return min(n, most)


@kernel
def add_line(g: Numbers, out: Floats, o: int, row: int) -> None:
    """Add one side of a location."""
    first = first_of(g, row)
    cards = 0
    while cards < size_of(g, row):
        u = g[first + cards]
        at = unit(u)
        kind = g[at + KIND]
        hurt = g[at + HURT]
        left = 5 + number_of(kind) - hurt
        doomed = is_doomed(g, u)
        if doomed or left < 0:
            left = 0
        out[o + S_GUILDS + guild_of(kind)] += 0.5
        out[o + S_NUMBERS + number_of(kind)] += 0.5
        out[o + S_TOTAL] += hurt / 7.0
        if doomed:
            out[o + S_DOOMED] += 1.0
        if g[at + STATUS] & ACTIVATED:
            out[o + S_FIRED] += 1.0 / 3.0
        if cards == 0:
            out[o + S_HURT] = hurt / 4.0
            if left > 0:
                out[o + S_FRONT + left - 1] = 1.0
        elif cards == 1:
            out[o + S_SECOND] = left / 7.0
        out[o + S_BACK] = left / 7.0
        out[o + S_BACK_HURT] = 1.0 if hurt else 0.0
        cards += 1
    out[o + S_COUNT] = cards / 4.0
    out[o + S_CROWD + at_most(cards, 3)] = 1.0


@kernel
def called(g: Numbers, seat: int, kind: int, by_number: bool) -> int:
    """Return how many units that were not yet activated a card calls by its number or guild."""
    found = 0
    column = NUMBER if by_number else GUILD
    wanted = number_of(kind) if by_number else guild_of(kind)
    row = line(seat, 0)
    k = first_of(g, row)
    while g[k] >= 0:
        at = unit(g[k])
        found += (g[at + column] == wanted) & (g[at + STATUS] & ACTIVATED == 0)
        k += 1
    return at_most(found, 3)


@kernel
def most_called(out: Floats, column: int) -> float:
    """Return how many units a card calls, at most 3, / 3: those counted in a column of my sides."""
    halves = 0.0
    for lane in range(DUEL_LANES):
        halves += out[lane * LANE_WIDTH + column]
    return min(2.0 * halves, 3.0) / 3.0


@kernel
def add_hand(g: Numbers, out: Floats, seat: int) -> None:
    """Add the hand of a seat, the largest sets in it, and how many units it calls; the lines are there."""
    for i in range(g[HAND_LEN + seat] & 7):
        kind = g[HANDS + seat * HAND_WIDTH + i]
        guild, number = guild_of(kind), number_of(kind)
        out[REST + R_KINDS + kind] += 0.5
        out[REST + R_GUILDS + guild] += 1.0 / 3.0
        out[REST + R_NUMBERS + number] += 1.0 / 3.0
        out[REST + R_CALLS] = max(out[REST + R_CALLS], most_called(out, S_GUILDS + guild))
        out[REST + R_CALLS + 1] = max(out[REST + R_CALLS + 1], most_called(out, S_NUMBERS + number))
    for guild in range(NUM_GUILDS):
        out[REST + R_SETS] = max(out[REST + R_SETS], min(out[REST + R_GUILDS + guild], 1.0))
    for n in range(3):
        out[REST + R_SETS + 1] = max(out[REST + R_SETS + 1], min(out[REST + R_NUMBERS + n], 1.0))


@kernel
def add_action(g: Numbers, out: Floats, seat: int) -> None:
    """Add the pending question and the progress of the current action."""
    kind = g[Q_KIND]
    if kind < KINDS:
        out[REST + R_KIND + kind] = 1.0
    out[REST + R_N] = 0.0 if kind == ASK_STOLEN else g[Q_N] / 3.0
    if g[ACTION] == PLAYING:
        out[REST + R_COUNT] = g[COUNT] / 3.0
        fit = 0
        if g[COUNT] > 0 or g[SHOWN] >= 0:
            for i in range(g[HAND_LEN + seat] & 7):
                card = g[HANDS + seat * HAND_WIDTH + i]
                if guild_of(card) == g[SHARED_GUILD] or 5 + number_of(card) == g[SHARED_NUMBER]:
                    fit += 1
        out[REST + R_FIT] = at_most(fit, 3) / 3.0
        if g[SHOWN] >= 0:
            out[REST + R_SHOWN + g[SHOWN] // 3] = 1.0
            out[REST + R_SHOWN + NUM_GUILDS + g[SHOWN] % 3] = 1.0
        if g[COUNT] > 0:
            for lane in range(g[LOW], g[HIGH] + 1):
                out[lane * LANE_WIDTH + L_PLAYED] = 1.0
    elif g[ACTION] == ACTIVATING:
        out[REST + R_COUNT] = g[COUNT] / 3.0
        if g[SPENT] >= 0:
            if g[BY] != BY_NUMBER:
                out[REST + R_FIT + 1] = called(g, seat, g[SPENT], False) / 3.0
            if g[BY] == BY_NUMBER or kind == ASK_BY:
                out[REST + R_FIT + 2] = called(g, seat, g[SPENT], True) / 3.0
    if g[DEPTH] > 0:
        me = g[ABILITIES + (g[DEPTH] - 1) * FRAME + ME]
        out[g[unit(me) + LANE_AT] * LANE_WIDTH + L_ACTS] = 1.0


@kernel
def observe_game(g: Numbers, c: Numbers, out: Floats, seat: int) -> None:
    """Fill `out` with the features of a game for a seat."""
    for i in range(WIDTH):
        out[i] = 0.0
    other = 1 - seat
    for lane in range(DUEL_LANES):
        add_line(g, out, lane * LANE_WIDTH, line(seat, lane))
        add_line(g, out, lane * LANE_WIDTH + SIDE, line(other, lane))
        if lane in (0, DUEL_LANES - 1):
            out[lane * LANE_WIDTH + L_EDGE] = 1.0
    add_hand(g, out, seat)
    out[REST + R_HAND] = g[HAND_LEN + seat] / 7.0
    out[REST + R_HAND + 1] = g[HAND_LEN + other] / 7.0
    out[REST + R_DECKS] = g[DECK_LEN + seat] / 36.0
    out[REST + R_DECKS + 1] = g[DECK_LEN + other] / 36.0
    for i in range(g[GUILD_LEN + seat] & 7):
        out[REST + R_MINE + g[GUILDS + seat * QUOTA + i]] = 1.0
    for i in range(g[GUILD_LEN + other] & 7):
        out[REST + R_THEIRS + g[GUILDS + other * QUOTA + i]] = 1.0
    mine, theirs = c[SCORES + seat], c[SCORES + other]
    out[REST + R_POINTS + at_most(mine, POINTS - 1)] = 1.0
    out[REST + R_POINTS + POINTS + at_most(theirs, POINTS - 1)] = 1.0
    out[REST + R_LEAD] = (mine - theirs) / 12.0
    out[REST + R_PLACE] = g[PLACE]
    out[REST + R_IDLE] = g[IDLE]
    if g[Q_SEAT] < 0:
        out[REST + R_ASKED + 2] = 1.0
        winner = g[WINNER]
        out[REST + R_WON + (2 if winner < 0 else 0 if winner == seat else 1)] = 1.0
    elif g[Q_SEAT] == seat:
        out[REST + R_ASKED] = 1.0
        add_action(g, out, seat)
    else:
        out[REST + R_ASKED + 1] = 1.0


@kernel
def observe_games(
    rows: Sequence[Numbers], clocks: Sequence[Numbers], seats: Numbers, out: Sequence[Floats]
) -> None:
    """Fill `out` with the features of all games, for a seat of each."""
    for i in range(len(seats)):
        observe_game(rows[i], clocks[i], out[i], seats[i])


def observe(batch: Batch, seats: NDArray[np.int8]) -> NDArray[np.float32]:
    """Return the features of all games, for a seat of each.

    Raise `BadOption` for other modes than the duel, and for seats that do not exist, such as that of a game
    that is over.
    """
    if batch.rules.mode != DUEL_MODE:
        raise BadOption(RiftforceMessage.BATCH_OBSERVED_MODE, mode=batch.rules.mode)
    seats = np.asarray(seats)
    if seats.shape != (len(batch),):
        raise BadOption(RiftforceMessage.BATCH_SEATS, n=len(batch), word=seats.shape)
    wrong = (seats < 0) | (seats >= DUEL_SEATS)
    if wrong.any():
        raise BadOption(RiftforceMessage.BATCH_SEATS, n=len(batch), word=int(seats[wrong][0]))
    out = np.empty((len(batch), WIDTH), np.float32)
    call_kernel(observe_games, batch.rows, batch.clocks, seats, out)
    return out


class Afterstates(NamedTuple):
    """The position after each answer, observed by the seat that answers."""

    features: NDArray[np.float32]  # one row for each answer of each game, in order
    begins: NDArray[np.intp]  # where the answers of each game begin
    games: NDArray[np.intp]  # the game of each answer

    @property
    def counts(self) -> NDArray[np.intp]:
        """How many answers each game has."""
        return np.bincount(self.games, minlength=len(self.begins))


def afterstates(batch: Batch, luck: int) -> Afterstates:
    """Return the positions after each answer of each game; no game may be over.

    `luck` changes the seeds: a learner must not see the cards that will really come.
    """
    counts = batch.counts.astype(np.intp)
    games = np.repeat(batch.numbers, counts)
    return Afterstates(
        observe(all_answers(batch, luck), batch.seat[games]), np.cumsum(counts) - counts, games
    )
