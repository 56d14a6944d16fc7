"""The encoding of `rl.encoding`, written straight from the rows of a batch: the same numbers, without views.

To build a view and its features in Python costs a hundred times a decision. Offsets and sizes come from
`RiftforceEncoding`, which describes every feature; what is written here equals what it writes.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riftable.gamekit.batches import Look
from riftable.gamekit.encoding import Floats as Floats32
from riftable.gamekit.encoding import Mask
from riftable.gamekit.kernels.error_messages import BatchMessage
from riftable.gamekit.kernels.games import LEAVE, NEW, first_illegal, mark_moves, mark_row, share
from riftable.gamekit.kernels.jit import call_kernel
from riftable.gamekit.kernels.stepper import Seeds
from riftable.games.riftforce.rl.batch.games import FETCHED_AHEAD, advance_game, fetch_game
from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    ABILITIES,
    ACTION,
    ACTIVATED,
    ACTIVATING,
    BY,
    COUNT,
    DECK_LEN,
    DECKS,
    DEPTH,
    DISCARD_LEN,
    DISCARDS,
    DOOMED_LEN,
    FIRST,
    FRAME,
    GUILD_LEN,
    GUILDS,
    HAND_LEN,
    HAND_WIDTH,
    HANDS,
    HIGH,
    HURT,
    IDLE,
    IT,
    KILLED,
    KIND,
    KNOWN,
    KNOWN_LEN,
    LOW,
    ME,
    MET,
    OFFER,
    OFFER_LEN,
    PILE_WIDTH,
    PLACE,
    PLAN_LEN,
    PLANS,
    PLAYING,
    POOL_LEN,
    Q_ABOUT,
    Q_COUNT,
    Q_KIND,
    Q_N,
    Q_SEAT,
    QUOTA,
    ROUND,
    SCORES,
    SEAT,
    SHARED_GUILD,
    SHARED_NUMBER,
    SPENT,
    STATUS,
    TURN,
)
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
from riftable.games.riftforce.rl.batch.tables import CFG_LANES, CFG_SEATS, CFG_SIDES
from riftable.games.riftforce.rl.encoding import (
    ACTS_AT,
    DECK_SIZE,
    DOOMED_AT,
    FIRED_AT,
    GUILD_AT,
    HIT_AT,
    HURT_AT,
    LEFT_AT,
    MAX_CROWD,
    MAX_IDLE,
    MAX_ROUNDS,
    NUMBER_AT,
    PLACES,
    POINTS,
    SEAT_AT,
    RiftforceEncoding,
)
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.ids import (
    ASK_ACTIVATE,
    ASK_BY,
    ASK_STOLEN,
    ASK_WHERE,
    BY_GUILD,
    HAND,
    NUM_GUILDS,
    NUM_KINDS,
    NUM_PLANS,
    WIN,
)

Floats: TypeAlias = MutableSequence[float]

# Where each feature begins in an observation: the numbers of `offsets`. -1: these rules do not have it.
FEATURES: Final = (
    "ask", "ask_card", "ask_n", "seat", "waiting", "turn", "first", "place", "round", "idle",
    "score", "score_is", "board", "crowd", "hand", "hands", "known", "decks", "unseen", "discards",
    "guilds", "offer", "pool", "playing", "play_guild", "play_number", "play_lanes", "activating", "spent",
    "by", "killed", "plan", "plans",
)  # fmt: skip
(
    O_ASK, O_ASK_CARD, O_ASK_N, O_SEAT, O_WAITING, O_TURN, O_FIRST, O_PLACE, O_ROUND, O_IDLE,
    O_SCORE, O_SCORE_IS, O_BOARD, O_CROWD, O_HAND, O_HANDS, O_KNOWN, O_DECKS, O_UNSEEN, O_DISCARDS,
    O_GUILDS, O_OFFER, O_POOL, O_PLAYING, O_PLAY_GUILD, O_PLAY_NUMBER, O_PLAY_LANES, O_ACTIVATING, O_SPENT,
    O_BY, O_KILLED, O_PLAN, O_PLANS,
) = range(len(FEATURES))  # fmt: skip
O_UNIT: Final = len(FEATURES)  # numbers of a place in a line
O_SIZE: Final = len(FEATURES) + 1  # numbers of an observation

MOST_COPIES: Final = 0.25  # a copy of a card, as a share of the most there are
WHOLE_HEALTH: Final = 7
ONE_OF_HEALTH: Final = 1 / WHOLE_HEALTH  # to multiply is faster; as float32 the products equal the quotients
MOST_ASKED: Final = 8
BLOCK: Final = 64  # games that are played, then observed: their rows stay in the cache, and so does the code


def offsets(encoding: RiftforceEncoding) -> NDArray[np.int64]:
    """Return where each feature begins, the width of a place in a line, and the size of an observation."""
    unknown = set(encoding.offsets) - set(FEATURES)
    assert not unknown, unknown
    found = [encoding.offsets.get(name, -1) for name in FEATURES]
    return np.array([*found, encoding.unit_width, encoding.size], np.int64)


@kernel
def add_copies(g: Numbers, begin: int, count: int, out: Floats, at: int, each: float) -> None:
    """Add so much for each card of a pile, by kind."""
    for i in range(begin, begin + count):
        out[at + g[i]] += each


@kernel
def encode_seat(g: Numbers, out: Floats, o: Numbers, seat: int, other: int, mine: bool) -> None:
    """Add what is known of a seat; `other` is its place, counted from the observing one."""
    out[o[O_HANDS] + other] = share(g[HAND_LEN + seat], HAND)
    out[o[O_DECKS] + other] = share(g[DECK_LEN + seat], DECK_SIZE)
    kinds = other * NUM_KINDS
    hand, known = HANDS + seat * HAND_WIDTH, KNOWN + seat * HAND_WIDTH
    add_copies(g, known, g[KNOWN_LEN + seat], out, o[O_KNOWN] + kinds, MOST_COPIES)
    add_copies(g, DECKS + seat * PILE_WIDTH, g[DECK_LEN + seat], out, o[O_UNSEEN] + kinds, MOST_COPIES)
    add_copies(
        g, DISCARDS + seat * PILE_WIDTH, g[DISCARD_LEN + seat], out, o[O_DISCARDS] + kinds, MOST_COPIES
    )
    if mine:
        add_copies(g, hand, g[HAND_LEN + seat], out, o[O_HAND], MOST_COPIES)
    else:  # what of its hand all know is no longer unseen
        add_copies(g, hand, g[HAND_LEN + seat], out, o[O_UNSEEN] + kinds, MOST_COPIES)
        add_copies(g, known, g[KNOWN_LEN + seat], out, o[O_UNSEEN] + kinds, -MOST_COPIES)
    for i in range(g[GUILD_LEN + seat] & 7):
        out[o[O_GUILDS] + other * NUM_GUILDS + g[GUILDS + seat * QUOTA + i]] = 1.0


@kernel
def encode_line(
    g: Numbers, out: Floats, o: Numbers, row: int, place: int, acts: int, hit: int, me: int, seats: int
) -> int:
    """Add a line, whose first place is number `place` of the board; return how many cards it has."""
    doomed = g[DOOMED_LEN]
    here, width = o[O_BOARD] + place * o[O_UNIT], o[O_UNIT]
    first, cards = first_of(g, row), size_of(g, row)
    for i in range(min(cards, PLACES)):
        u = g[first + i]
        at = unit(u)
        kind, hurt = g[at + KIND], g[at + HURT]
        number = number_of(kind)
        left = max(5 + number - hurt, 0)
        out[here + GUILD_AT + guild_of(kind)] = 1.0
        out[here + NUMBER_AT + number] = 1.0
        out[here + HURT_AT] = min(hurt, WHOLE_HEALTH) * ONE_OF_HEALTH
        out[here + LEFT_AT] = left * ONE_OF_HEALTH
        if g[at + STATUS] & ACTIVATED:
            out[here + FIRED_AT] = 1.0
        if doomed > 0 and is_doomed(g, u):
            out[here + DOOMED_AT] = 1.0
        if u == acts:
            out[here + ACTS_AT] = 1.0
        if u == hit:
            out[here + HIT_AT] = 1.0
        if seats > 2:
            out[here + SEAT_AT + (g[at + SEAT] - me + seats) % seats] = 1.0
        here += width
    return cards


@kernel
def encode_ask(g: Numbers, out: Floats, o: Numbers) -> None:
    """Add the pending question of the observing seat."""
    kind = g[Q_KIND]
    out[o[O_ASK] + kind] = 1.0
    if kind == ASK_STOLEN:
        out[o[O_ASK_CARD] + g[Q_N]] = 1.0
        return
    out[o[O_ASK_N]] = share(g[Q_N], MOST_ASKED)
    if kind in (ASK_WHERE, ASK_BY, ASK_ACTIVATE):
        out[o[O_ASK_CARD] + g[Q_ABOUT]] = 1.0


@kernel
def encode_action(g: Numbers, out: Floats, o: Numbers) -> None:
    """Add the progress of the current action."""
    if g[ACTION] == PLAYING:
        out[o[O_PLAYING] + g[COUNT]] = 1.0
        if g[SHARED_GUILD] >= 0:
            out[o[O_PLAY_GUILD] + g[SHARED_GUILD]] = 1.0
        if g[SHARED_NUMBER] >= 0:
            out[o[O_PLAY_NUMBER] + g[SHARED_NUMBER] - 5] = 1.0
        if g[LOW] >= 0:
            for lane in range(g[LOW], g[HIGH] + 1):
                out[o[O_PLAY_LANES] + lane] = 1.0
    elif g[ACTION] == ACTIVATING:
        out[o[O_ACTIVATING] + g[COUNT]] = 1.0
        if g[SPENT] >= 0:
            out[o[O_SPENT] + g[SPENT]] = 1.0
        if g[BY] >= 0:
            out[o[O_BY] + g[BY] - BY_GUILD] = 1.0
    if g[DEPTH] > 0 and g[ABILITIES + (g[DEPTH] - 1) * FRAME + KILLED] >= 0:
        out[o[O_KILLED]] = 1.0


@kernel
def encode_plans(g: Numbers, c: Numbers, out: Floats, o: Numbers) -> None:
    """Add the plans of a solo game: those met so far, and the one that lies face up."""
    known = g[PLAN_LEN] & 31
    for i in range(known):
        out[o[O_PLANS] + g[PLANS + i]] = (i + 1) / NUM_PLANS
    if c[MET] < known or known == NUM_PLANS:
        out[o[O_PLAN] + g[PLANS + c[MET] % NUM_PLANS]] = 1.0


@kernel
def encode_game(g: Numbers, c: Numbers, out: Floats, me: int, config: Numbers, o: Numbers) -> None:
    """Write the observation of a game by a seat into `out`, which is 0 everywhere."""
    seats, lanes = config[CFG_SEATS], config[CFG_LANES]
    if g[Q_SEAT] == me:
        encode_ask(g, out, o)
    if seats > 2:
        out[o[O_SEAT] + me] = 1.0
    for seat in range(seats):
        encode_seat(g, out, o, seat, (seat - me + seats) % seats, seat == me)
    if g[Q_SEAT] >= 0:
        out[o[O_WAITING] + (g[Q_SEAT] - me + seats) % seats] = 1.0
    out[o[O_TURN] + (g[TURN] - me + seats) % seats] = 1.0
    out[o[O_FIRST] + (g[FIRST] - me + seats) % seats] = 1.0
    out[o[O_PLACE] + g[PLACE]] = 1.0
    out[o[O_ROUND]] = share(c[ROUND], MAX_ROUNDS)
    out[o[O_IDLE]] = share(g[IDLE], MAX_IDLE)
    out[o[O_POOL]] = g[POOL_LEN] / NUM_GUILDS
    for i in range(g[OFFER_LEN] & 31):
        out[o[O_OFFER] + g[OFFER + i]] = 1.0
    acts, hit = -1, -1
    if g[DEPTH] > 0:
        top = ABILITIES + (g[DEPTH] - 1) * FRAME
        acts, hit = g[top + ME], g[top + IT]
    mine = config[CFG_SIDES + me]
    for i in range(2):
        side = mine if i == 0 else 1 - mine
        points = c[SCORES + side]
        out[o[O_SCORE] + i] = share(points, 2 * WIN)
        out[o[O_SCORE_IS] + i * POINTS + min(points, POINTS - 1)] = 1.0
        for lane in range(lanes):
            place = lane * 2 + i
            cards = encode_line(g, out, o, line(side, lane), place * PLACES, acts, hit, me, seats)
            out[o[O_CROWD] + place] = share(cards, MAX_CROWD)
    encode_action(g, out, o)
    if g[PLAN_LEN]:
        encode_plans(g, c, out, o)


@kernel
def encode_games(
    rows: Sequence[Numbers],
    clocks: Sequence[Numbers],
    seats: Numbers,
    config: Numbers,
    o: Numbers,
    out: Sequence[Floats],
) -> None:
    """Fill `out` with the observations of all games, by a seat of each."""
    games = len(seats)
    for i in range(games):
        if i + FETCHED_AHEAD < games:
            fetch_game(rows[i + FETCHED_AHEAD], clocks[i + FETCHED_AHEAD])
        for k in range(o[O_SIZE]):
            out[i][k] = 0.0
        encode_game(rows[i], clocks[i], out[i], seats[i], config, o)


@kernel
def advance_and_look(
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
    o: Numbers,
    seen: Sequence[Floats],
    masks: Sequence[Numbers],
) -> int:
    """Do what `games.advance` does, and write what the asked seats observe and may answer.

    Rows of games that were left alone or are over stay as they are. If `seen` is empty, nothing is written.
    """
    games = len(answers)
    bad = first_illegal(moves, seats, counts, answers)
    if bad >= 0:
        return bad
    for begin in range(0, games, BLOCK):
        end = min(begin + BLOCK, games)
        for i in range(begin, end):
            given = answers[i]
            if given == LEAVE or (seats[i] < 0 and given != NEW):
                continue
            if i + FETCHED_AHEAD < games:
                fetch_game(rows[i + FETCHED_AHEAD], clocks[i + FETCHED_AHEAD])
            g = rows[i]
            advance_game(g, clocks[i], moves[i], w, config, programs, given, luck[i], learners[i])
            seats[i] = g[Q_SEAT]
            counts[i] = g[Q_COUNT]
        if len(seen) > 0:
            for i in range(begin, end):
                if answers[i] != LEAVE and seats[i] >= 0:
                    for k in range(o[O_SIZE]):
                        seen[i][k] = 0.0
                    encode_game(rows[i], clocks[i], seen[i], seats[i], config, o)
                    mark_row(moves[i], counts[i], masks[i], len(masks[i]))
    return -1


class EncodedBatch(Batch):
    """A batch whose games are observed as the environments observe them, in any of its modes."""

    def __init__(self, rules: Riftforce, seeds: Seeds) -> None:
        self.encoding = RiftforceEncoding(rules)
        self.offsets = offsets(self.encoding)
        # What the step under way fills; empty arrays if nothing is to be written.
        self.no_look = self.look = (
            np.empty((0, self.encoding.size), np.float32),
            np.empty((0, self.encoding.num_actions), np.int8),
        )
        super().__init__(rules, seeds)

    def advance(self, answers: NDArray[np.int64], luck: NDArray[np.int64], learners: NDArray[np.int8]) -> int:
        arrays = (*self.arrays, self.scratch, *self.tables, answers, luck, learners, self.offsets, *self.look)
        return int(call_kernel(advance_and_look, *arrays))

    def step(
        self,
        answers: ArrayLike,
        learners: ArrayLike | None = None,
        luck: int = 0,
        look: Look | None = None,
    ) -> None:
        """Answer as `Batch.step` does; `look` gets observations and masks, as `GameBatch.step` says."""
        self.look = look or self.no_look
        try:
            super().step(answers, learners, luck)
        finally:
            self.look = self.no_look

    def restart(
        self,
        which: ArrayLike,
        seeds: Seeds,
        learners: ArrayLike | None = None,
        luck: int = 0,
        look: Look | None = None,
    ) -> None:
        """Restart as `Batch.restart` does; `look` gets the observations and masks of these games."""
        self.look = look or self.no_look
        try:
            super().restart(which, seeds, learners, luck)
        finally:
            self.look = self.no_look

    def encode(self, seats: NDArray[np.int8], out: Floats32 | None = None) -> Floats32:
        """Return the observation of each game by a seat, as the encoding does, written into `out` if given.

        Raise `BadOption` for seats that do not exist.
        """
        seats = self.check_seats(seats, 0, BatchMessage.BATCH_ENCODED_SEATS)
        if out is None:
            out = np.empty((len(self), self.encoding.size), np.float32)
        call_kernel(encode_games, self.rows, self.clocks, seats, self.tables.config, self.offsets, out)
        return out

    def action_masks(self, out: Mask | None = None) -> Mask:
        """Return 1 for each legal action of each game, written into `out` if given."""
        actions = self.encoding.num_actions
        if out is None:
            out = np.empty((len(self), actions), np.int8)
        call_kernel(mark_moves, self.moves, self.counts, out, actions)
        return out
