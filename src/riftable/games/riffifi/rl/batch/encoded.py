"""The encoding of `rl.encoding`, written straight from the rows of a batch: the same numbers, without views.

Offsets come from `RiffifiEncoding`, which describes every feature; what is written here equals what it
writes. An `EncodedBatch` takes actions of the encoding, in which seats count from the one that is asked.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riftable.gamekit.batches import Look
from riftable.gamekit.encoding import Floats as Floats32
from riftable.gamekit.encoding import Mask
from riftable.gamekit.kernels.error_messages import BatchMessage
from riftable.gamekit.kernels.games import Q_ABOUT, Q_KIND, Q_N, Q_SEAT, share
from riftable.gamekit.kernels.jit import Numbers, call_kernel
from riftable.gamekit.kernels.stepper import Seeds
from riftable.gamekit.packing import sums
from riftable.games.riffifi.rl.batch.jit import kernel
from riftable.games.riffifi.rl.batch.layout import (
    BANK,
    CAPTURED,
    CFG_EQUAL,
    CFG_HANDS,
    CFG_IN_TOTAL,
    CFG_PLAYERS,
    CLOSING,
    CLUES,
    DEALER,
    FACE,
    HAND_LEN,
    HANDS,
    HIDDEN,
    HIDDEN_LEN,
    NUMBER,
    OUT,
    OWED,
    PAST_CLUES,
    PAST_SHOWN,
    PILE_WIDTH,
    PLAYED,
    SCORES,
    SPARE,
    TICKS,
    TIED,
    TOKENS,
    TURN,
)
from riftable.games.riffifi.rl.batch.stepper import Batch
from riftable.games.riffifi.rl.encoding import RiffifiEncoding
from riftable.games.riffifi.rl.native.packing import MAX_GIVERS, MAX_HAND, MAX_SCORE, USUAL_HANDS
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.ids import (
    ASK_ODD,
    NUM_CARDS,
    NUM_COLORS,
    TOKENS_PER_COLOR,
    TOKENS_PER_TICK,
)

Floats: TypeAlias = MutableSequence[float]

# Where each feature begins in an observation: the numbers of `offsets`. -1: these rules do not have it.
FEATURES: Final = (
    "ask", "ask_colour", "ask_n", "waiting", "turn", "dealer", "number", "closing", "owed", "tied", "score",
    "ticks", "bank", "tokens", "hand", "hands", "face", "played", "hidden", "clues", "sets", "past",
    "past_clues", "unused", "out", "captured",
)  # fmt: skip
(
    O_ASK, O_ASK_COLOR, O_ASK_N, O_WAITING, O_TURN, O_DEALER, O_NUMBER, O_CLOSING, O_OWED, O_TIED, O_SCORE,
    O_TICKS, O_BANK, O_TOKENS, O_HAND, O_HANDS, O_FACE, O_PLAYED, O_HIDDEN, O_CLUES, O_SETS, O_PAST,
    O_PAST_CLUES, O_UNUSED, O_OUT, O_CAPTURED,
) = range(len(FEATURES))  # fmt: skip
O_SIZE: Final = len(FEATURES)  # numbers of an observation


def offsets(encoding: RiffifiEncoding) -> NDArray[np.int64]:
    """Return where each feature begins, and the size of an observation."""
    assert not set(encoding.offsets) - set(FEATURES)
    return np.array([*(encoding.offsets.get(name, -1) for name in FEATURES), encoding.size], np.int64)


def sum_table(increment: float, most: int) -> NDArray[np.float32]:
    """Return the sums of 0 to `most` increments, rounded as the packer rounds them."""
    return np.frombuffer(b"".join(sums(increment, most)), np.float32).copy()


@kernel
def write_set(out: Floats, at: int, mask: int) -> None:
    """Write a set of cards."""
    for card in range(NUM_CARDS):
        out[at + card] = mask >> card & 1


@kernel
def encode_table(g: Numbers, c: Numbers, out: Floats, me: int, config: Numbers, o: Numbers) -> None:
    """Write the pending question, whose turn it is, the bank and the hand of the observing seat."""
    players = config[CFG_PLAYERS]
    if g[Q_SEAT] >= 0:
        out[o[O_WAITING] + (g[Q_SEAT] - me + players) % players] = 1.0
    if g[Q_SEAT] == me:
        out[o[O_ASK] + g[Q_KIND]] = 1.0
        if g[Q_KIND] == ASK_ODD:
            out[o[O_ASK_COLOR] + g[Q_ABOUT]] = 1.0
            out[o[O_ASK_N]] = g[Q_N] / MAX_GIVERS
    out[o[O_TURN] + (g[TURN] - me + players) % players] = 1.0
    out[o[O_DEALER] + (g[DEALER] - me + players) % players] = 1.0
    out[o[O_NUMBER]] = share(c[NUMBER], config[CFG_HANDS] or USUAL_HANDS)
    out[o[O_CLOSING]] = g[CLOSING]
    out[o[O_OWED]] = g[OWED] / TOKENS_PER_COLOR
    out[o[O_OUT] + g[OUT]] = 1.0
    unused = 0
    for card in range(NUM_CARDS):
        unused += c[SPARE] >> card & 1
    out[o[O_UNUSED]] = unused / MAX_HAND
    for color in range(NUM_COLORS):
        out[o[O_BANK] + color] = g[BANK + color] / TOKENS_PER_COLOR
    write_set(out, o[O_HAND], c[HANDS + me])


@kernel
def encode_clues(g: Numbers, c: Numbers, out: Floats, at: int, seat: int, clue_sums: Floats) -> None:
    """Write how many cards that a seat has played unseen may be each card."""
    first = CLUES + seat * PILE_WIDTH
    last = first + g[HIDDEN_LEN + seat]
    for card in range(NUM_CARDS):
        count = 0
        for i in range(first, last):
            count += c[i] >> card & 1
        out[at + card] = clue_sums[count]


@kernel
def encode_seat(
    g: Numbers,
    c: Numbers,
    out: Floats,
    me: int,
    seat: int,
    config: Numbers,
    o: Numbers,
    clue_sums: Floats,
    past_sums: Floats,
) -> None:
    """Write what is known of a seat."""
    players = config[CFG_PLAYERS]
    other = (seat - me + players) % players
    out[o[O_TIED] + other] = g[TIED] >> seat & 1
    out[o[O_SCORE] + other] = share(c[SCORES + seat], MAX_SCORE)
    own, row = seat * NUM_COLORS, other * NUM_COLORS
    for color in range(NUM_COLORS):
        out[o[O_TICKS] + row + color] = g[TICKS + seat] >> color & 1
        out[o[O_TOKENS] + row + color] = g[TOKENS + own + color] / TOKENS_PER_COLOR
        if config[CFG_IN_TOTAL]:
            out[o[O_CAPTURED] + row + color] = share(c[CAPTURED + own + color], TOKENS_PER_TICK)
    out[o[O_HANDS] + other] = g[HAND_LEN + seat] / MAX_HAND
    cards = other * NUM_CARDS
    if g[FACE + seat] >= 0:
        out[o[O_FACE] + cards + g[FACE + seat]] = 1.0
    shown = c[PLAYED + seat] & ~c[HIDDEN + seat]
    whole = c[HANDS + seat] | c[PLAYED + seat]
    write_set(out, o[O_PLAYED] + cards, c[PLAYED + seat] if seat == me else shown)
    out[o[O_HIDDEN] + other] = g[HIDDEN_LEN + seat] / MAX_HAND
    if g[HIDDEN_LEN + seat]:
        encode_clues(g, c, out, o[O_CLUES] + cards, seat, clue_sums)
    if not config[CFG_EQUAL]:
        write_set(out, o[O_SETS] + cards, whole if seat == me else shown)
        return
    pack = (seat - c[NUMBER] + 1) % players  # the seat that was first dealt this set
    held = (me - pack + players) % players < c[NUMBER]  # the observing seat has had it in its hand
    past = c[PAST_SHOWN + pack]
    write_set(out, o[O_SETS] + cards, whole if held else shown | past)
    write_set(out, o[O_PAST] + cards, past)
    most = MAX_HAND * players
    for card in range(NUM_CARDS):
        count = g[PAST_CLUES + pack * NUM_CARDS + card]
        out[o[O_PAST_CLUES] + cards + card] = past_sums[min(count, most)]


@kernel
def encode_games(
    rows: Sequence[Numbers],
    clocks: Sequence[Numbers],
    seats: Numbers,
    config: Numbers,
    o: Numbers,
    clue_sums: Floats,
    past_sums: Floats,
    out: Sequence[Floats],
) -> None:
    """Fill `out` with the observations of all games, by a seat of each."""
    for i in range(len(seats)):
        seen = out[i]
        for k in range(o[O_SIZE]):
            seen[k] = 0.0
        encode_table(rows[i], clocks[i], seen, seats[i], config, o)
        for seat in range(config[CFG_PLAYERS]):
            encode_seat(rows[i], clocks[i], seen, seats[i], seat, config, o, clue_sums, past_sums)


@kernel
def mark_actions(
    moves: Sequence[Numbers],
    counts: Numbers,
    seats: Numbers,
    actions: Sequence[Numbers],
    out: Sequence[Numbers],
) -> None:
    """Fill `out` with 1 for each legal action of each game, 0 for the others."""
    for i in range(len(counts)):
        for action in range(len(actions[0])):
            out[i][action] = 0
        for k in range(counts[i]):
            out[i][actions[seats[i]][moves[i][k]]] = 1


class EncodedBatch:
    """A batch as learners play it: observations and actions are those of the environments.

    `gamekit.batches.GameBatch` says what its methods do; `games` is the batch itself, with move ids.
    """

    def __init__(self, rules: Riffifi, seeds: Seeds) -> None:
        self.encoding = RiffifiEncoding(rules)
        self.offsets = offsets(self.encoding)
        self.actions = np.array(self.encoding.actions, np.int64)  # by seat and move
        self.move_of = np.array(self.encoding.moves, np.int64)  # by seat and action
        most = MAX_HAND * self.encoding.players
        self.sums = sum_table(1 / MAX_HAND, MAX_HAND), sum_table(1 / most, most)
        self.games = Batch(rules, seeds)
        self.seat = self.games.seat

    def __len__(self) -> int:
        return len(self.games)

    @property
    def over(self) -> NDArray[np.bool_]:
        return self.games.over

    @property
    def results(self) -> NDArray[np.float32]:
        return self.games.results

    @property
    def arrays(self) -> list[NDArray[Any]]:
        return self.games.arrays

    def step(
        self,
        answers: ArrayLike,
        learners: ArrayLike | None = None,
        luck: int = 0,
        look: Look | None = None,
    ) -> None:
        given = np.asarray(answers, np.int64)
        if given.shape == self.seat.shape:
            known = (given >= 0) & (given < self.encoding.num_actions) & (self.seat >= 0)
            moves = self.move_of[np.where(known, self.seat, 0), np.where(known, given, 0)]
            given = np.where(known, moves, given)
        self.games.step(given, learners, luck)
        if look is not None:
            self.encode(np.maximum(self.seat, 0), look[0])
            self.action_masks(look[1])

    def restart(
        self,
        which: ArrayLike,
        seeds: Seeds,
        learners: ArrayLike | None = None,
        luck: int = 0,
        look: Look | None = None,
    ) -> None:
        self.games.restart(which, seeds, learners, luck)
        if look is not None:
            chosen = self.games.numbers[np.asarray(which)]
            new = self.take(chosen)
            look[0][chosen] = new.encode(np.maximum(new.seat, 0))
            look[1][chosen] = new.action_masks()

    def take(self, games: ArrayLike) -> EncodedBatch:
        twin = EncodedBatch.__new__(EncodedBatch)
        twin.__dict__.update(self.__dict__)
        twin.games = self.games.take(games)
        twin.seat = twin.games.seat
        return twin

    def encode(self, seats: NDArray[np.int8], out: Floats32 | None = None) -> Floats32:
        """Return the observation of each game by a seat, as the encoding does, written into `out` if given.

        Raise `BadOption` for seats that do not exist.
        """
        games = self.games
        seats = games.check_seats(seats, 0, BatchMessage.BATCH_ENCODED_SEATS)
        if out is None:
            out = np.empty((len(self), self.encoding.size), np.float32)
        call_kernel(
            encode_games, games.rows, games.clocks, seats, games.config, self.offsets, *self.sums, out
        )
        return out

    def action_masks(self, out: Mask | None = None) -> Mask:
        """Return 1 for each legal action of each game, written into `out` if given."""
        if out is None:
            out = np.empty((len(self), self.encoding.num_actions), np.int8)
        call_kernel(mark_actions, self.games.moves, self.games.counts, self.seat, self.actions, out)
        return out

    def random_actions(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Return a uniformly random legal action for each game; meaningless if a game is over."""
        chosen: NDArray[np.int64] = self.actions[self.seat, self.games.random_moves(rng)]
        return chosen
