"""Conversion of positions to rows of a batch and back."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from riftable.core.errors import BadOption
from riftable.core.machine import Frame
from riftable.gamekit.kernels.games import Q_KIND, Q_SEAT
from riftable.games.riffifi.error_messages import RiffifiMessage
from riftable.games.riffifi.rl.batch.layout import (
    BANK,
    CAPTURED,
    CLOCK,
    CLOSING,
    CLUES,
    DEALER,
    FACE,
    HAND_LEN,
    HANDS,
    HIDDEN,
    HIDDEN_LEN,
    MAX_PAST_CLUES,
    NUMBER,
    OUT,
    OWED,
    PAST_CLUES,
    PAST_SHOWN,
    PILE_LEN,
    PILE_WIDTH,
    PILES,
    PLAYED,
    ROW,
    SCORES,
    SPARE,
    TICKS,
    TIED,
    TOKENS,
    TOP,
    TURN,
    WINNERS,
)
from riftable.games.riffifi.rules.ids import ASK_ODD, ASK_OFFICER, NUM_CARDS, NUM_COLORS
from riftable.games.riffifi.rules.state import GameConfig, RiffifiState
from riftable.games.riffifi.rules.turn import PAY_PC, PLAY_PC

OFFICER_PC: Final = PLAY_PC + 1
STEPS: Final = {ASK_ODD: PAY_PC, ASK_OFFICER: OFFICER_PC}  # by question; else PLAY_PC


def mask_of(cards: list[int] | bytes) -> int:
    """Return cards as a bitmask."""
    return sum([1 << card for card in cards])


def cards_in(mask: int) -> list[int]:
    """Return the cards of a bitmask, ascending."""
    return [card for card in range(NUM_CARDS) if mask >> card & 1]


def row_from_state(s: RiffifiState) -> NDArray[np.int8]:
    """Return the row of small numbers of a position."""
    g = np.zeros(ROW, np.int8)

    def put(at: int, values: list[int] | bytes) -> None:
        g[at : at + len(values)] = list(values)

    ask = s.ask
    put(Q_SEAT, [-1] if ask is None else [ask.seat, ask.kind, ask.about, ask.n, len(ask.moves)])
    put(DEALER, [s.dealer, s.turn, s.closing, s.owed, s.tied, s.winners, s.out])
    put(FACE, s.face)
    put(TOP, s.top)
    put(TICKS, s.ticks)
    put(BANK, s.bank)
    put(TOKENS, s.tokens)
    put(HAND_LEN, [len(hand) for hand in s.hands])
    put(PILE_LEN, [len(pile) for pile in s.piles])
    put(HIDDEN_LEN, [len(places) for places in s.unseen])
    for seat, pile in enumerate(s.piles):
        put(PILES + seat * PILE_WIDTH, pile)
    for past in s.past:
        for clue in past.clues:
            for card in cards_in(clue):
                at = PAST_CLUES + int(past.pack) * NUM_CARDS + card
                g[at] = min(g[at] + 1, MAX_PAST_CLUES)
    return g


def clock_from_state(s: RiffifiState) -> NDArray[np.int64]:
    """Return the row of large numbers of a position; its seed and how many moves were made are 0."""
    c = np.zeros(CLOCK, np.int64)

    def put(at: int, values: list[int]) -> None:
        c[at : at + len(values)] = values

    put(NUMBER, [s.number, mask_of(s.unused)])
    put(SCORES, s.scores)
    put(HANDS, [mask_of(hand) for hand in s.hands])
    put(PLAYED, [mask_of(pile) for pile in s.piles])
    unseen = zip(s.piles, s.unseen, strict=True)
    put(HIDDEN, [mask_of([pile[place] for place in places]) for pile, places in unseen])
    for past in s.past:
        c[PAST_SHOWN + past.pack] |= past.shown
    put(CAPTURED, s.captured)
    for seat, clues in enumerate(s.clues):
        put(CLUES + seat * PILE_WIDTH, clues)
    return c


def state_from_row(config: GameConfig, g: NDArray[np.int8], c: NDArray[np.int64]) -> RiffifiState:
    """Return the position of a row and its large numbers.

    Raise `BadOption` where earlier hands count: rows do not keep them card by card.
    """
    if config.equal_chances and (c[NUMBER] > 1 or g[Q_SEAT] < 0):
        raise BadOption(RiffifiMessage.BATCH_PAST)
    s = RiffifiState(config)
    s.reset()
    seats = range(config.players)
    s.dealer, s.turn, s.closing, s.owed, s.tied, s.winners, s.out = g[DEALER : OUT + 1].tolist()
    s.deck = config.decks[s.out]
    s.number = int(c[NUMBER])
    s.unused = bytes(cards_in(int(c[SPARE])))
    s.face = g[FACE : FACE + len(seats)].tolist()
    s.top = g[TOP : TOP + NUM_COLORS + 1].tolist()
    s.ticks = g[TICKS : TICKS + len(seats)].tolist()
    s.bank = g[BANK : BANK + NUM_COLORS].tolist()
    s.tokens = g[TOKENS : TOKENS + NUM_COLORS * len(seats)].tolist()
    s.captured = c[CAPTURED : CAPTURED + len(s.captured)].tolist()
    s.scores = c[SCORES : SCORES + len(seats)].tolist()
    s.hands = [cards_in(int(c[HANDS + seat])) for seat in seats]
    for seat in seats:
        begin = seat * PILE_WIDTH
        pile = g[PILES + begin : PILES + begin + int(g[PILE_LEN + seat])].tolist()
        hidden = int(c[HIDDEN + seat])
        s.piles[seat] = bytes(pile)
        s.unseen[seat] = bytes([place for place, card in enumerate(pile) if hidden >> card & 1])
        s.clues[seat] = c[CLUES + begin : CLUES + begin + int(g[HIDDEN_LEN + seat])].tolist()
    if g[Q_SEAT] >= 0:  # ask the pending question again: a step that asks may always be run again
        f = Frame(config.opening)
        f.at = config.opening.before(STEPS.get(int(g[Q_KIND]), PLAY_PC))
        s.frames = [f]
        s.settle()
    return s


assert tuple(range(DEALER + 1, OUT + 1)) == (TURN, CLOSING, OWED, TIED, WINNERS, OUT)
assert SPARE == NUMBER + 1
