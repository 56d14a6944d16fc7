"""Writes views of Riffifi as the bytes of an observation; `encoding` says what each number means."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.core.rules import View
from riftable.gamekit.packing import Packer, Slots, bit_sets, one_hots, packed, share, shares, sums
from riftable.games.riffifi.rules.ids import (
    ALONE,
    ASK_ODD,
    MAX_PLAYERS,
    NUM_CARDS,
    NUM_COLORS,
    NUM_VALUES,
    OFFICER,
    TOKENS_PER_COLOR,
    TOKENS_PER_TICK,
)
from riftable.games.riffifi.rules.modes import EACH
from riftable.games.riffifi.rules.view import ASK_NAMES, RiffifiView

MAX_HAND: Final = max(EACH.values())
MAX_GIVERS: Final = MAX_PLAYERS - 1  # seats that one seat can take tokens from
USUAL_HANDS: Final = 20  # about as many are played until a player has all ticks
MAX_SCORE: Final = 120  # tokens of all hands: more than twice what a good player gets

COLOR_MASK: Final = (1 << NUM_VALUES) - 1  # of the cards of a color in a set


# Tables of parts that all tables share.
ASK: Final = one_hots(len(ASK_NAMES))
COLOR_HOT: Final = one_hots(NUM_COLORS)
COLOR_SETS: Final = bit_sets(NUM_COLORS)
VALUE_SETS: Final = bit_sets(NUM_VALUES)
CARD: Final = one_hots(NUM_CARDS)
OUT: Final = one_hots(NUM_COLORS + 1)
ONE: Final = packed([1.0])
GIVER_SHARE: Final = shares(MAX_GIVERS)
HAND_SHARE: Final = shares(MAX_HAND)
SCORE_SHARE: Final = shares(MAX_SCORE)
TOKEN_SHARE: Final = shares(TOKENS_PER_COLOR)
TICK_SHARE: Final = shares(TOKENS_PER_TICK)
CLUE_SUMS: Final = sums(1 / MAX_HAND, MAX_HAND)


class RiffifiPacker(Packer):
    """Riffifi for a number of players and hands (0: until a player has all ticks)."""

    def __init__(self, players: int, hands: int, in_total: bool) -> None:
        self.players: i64 = players
        self.seat_hots = one_hots(players)
        self.number_share = shares(hands or USUAL_HANDS)
        self.past_sums = sums(1 / (MAX_HAND * players), MAX_HAND * players)
        slots = Slots()  # in the order of the features
        self.ask: i64 = slots.add(len(ASK_NAMES))
        self.ask_color: i64 = slots.add(NUM_COLORS)
        self.ask_n: i64 = slots.add(1)
        self.waiting: i64 = slots.add(1, players)
        self.turn: i64 = slots.add(players)
        self.dealer: i64 = slots.add(players)
        self.number: i64 = slots.add(1)
        self.closing: i64 = slots.add(1)
        self.owed: i64 = slots.add(1)
        self.tied: i64 = slots.add(1, players)
        self.score: i64 = slots.add(1, players)
        self.ticks: i64 = slots.add(NUM_COLORS, players)
        self.bank: i64 = slots.add(1, NUM_COLORS)
        self.tokens: i64 = slots.add(1, players * NUM_COLORS)
        self.hand: i64 = add_sets(slots, 1)
        self.hands: i64 = slots.add(1, players)
        self.face: i64 = slots.add(NUM_CARDS, players)
        self.played: i64 = add_sets(slots, players)
        self.hidden: i64 = slots.add(1, players)
        self.clues: i64 = slots.add(NUM_CARDS, players)
        self.sets: i64 = add_sets(slots, players)
        self.past: i64 = add_sets(slots, players)
        self.past_clues: i64 = slots.add(NUM_CARDS, players)
        self.unused: i64 = slots.add(1)
        self.out: i64 = slots.add(NUM_COLORS + 1)
        self.captured: i64 = slots.add(1, players * NUM_COLORS) if in_total else -1
        self.empty: list[bytes] = slots.empty
        self.size = slots.size

    def pack(self, view: View) -> bytearray:
        assert isinstance(view, RiffifiView)
        out = self.empty[:]
        self.pack_table(view, out)
        seat: i64
        for seat in range(self.players):
            self.pack_seat(view, seat, out)
        if view.past:
            self.pack_past(view, out)
        return bytearray().join(out)

    def pack_table(self, v: RiffifiView, out: list[bytes]) -> None:
        """Write the pending question, whose turn it is, the bank and my hand."""
        ask, me, n = v.ask, v.seat, self.players
        if ask is not None:
            out[self.ask] = ASK[ask.kind]
            if ask.kind == ASK_ODD:
                out[self.ask_color] = COLOR_HOT[ask.about]
                out[self.ask_n] = GIVER_SHARE[ask.n]
        out[self.turn] = self.seat_hots[(v.turn - me) % n]
        out[self.dealer] = self.seat_hots[(v.dealer - me) % n]
        out[self.number] = share(self.number_share, v.number)
        if v.closing:
            out[self.closing] = ONE
        out[self.owed] = TOKEN_SHARE[v.owed]
        out[self.unused] = HAND_SHARE[v.unused]
        out[self.out] = OUT[v.out]
        color: i64
        for color in range(NUM_COLORS):
            out[self.bank + color] = TOKEN_SHARE[v.bank[color]]
        write_set(out, self.hand, cards_mask(v.hand))

    def pack_seat(self, v: RiffifiView, seat: i64, out: list[bytes]) -> None:
        """Write what is known of a seat."""
        other: i64 = (seat - v.seat) % self.players
        if v.waiting >> seat & 1:
            out[self.waiting + other] = ONE
        if v.tied >> seat & 1:
            out[self.tied + other] = ONE
        out[self.score + other] = share(SCORE_SHARE, v.scores[seat])
        out[self.ticks + other] = COLOR_SETS[v.ticks[seat]]
        own: i64 = seat * NUM_COLORS
        row: i64 = other * NUM_COLORS
        color: i64
        for color in range(NUM_COLORS):
            tokens: i64 = v.tokens[own + color]
            if tokens:
                out[self.tokens + row + color] = TOKEN_SHARE[tokens]
        if v.captured:
            for color in range(NUM_COLORS):
                out[self.captured + row + color] = share(TICK_SHARE, v.captured[own + color])
        out[self.hands + other] = HAND_SHARE[v.hands[seat]]
        face: i64 = v.face[seat]
        if face >= 0:
            out[self.face + other] = CARD[face]
        sets: i64 = other * (NUM_COLORS + 1)
        write_set(out, self.played + sets, cards_mask(v.piles[seat]))
        out[self.hidden + other] = HAND_SHARE[len(v.unseen[seat])]
        if v.clues[seat]:
            counts = [0] * NUM_CARDS
            for clue in v.clues[seat]:
                count_cards(counts, clue)
            out[self.clues + other] = counted(counts, CLUE_SUMS)
        write_set(out, self.sets + sets, v.sets[seat])

    def pack_past(self, v: RiffifiView, out: list[bytes]) -> None:
        """Write what earlier hands have shown of the sets that rotate, with Equal chances."""
        n = self.players
        shown = [0] * n
        counts: list[list[int]] = [[] for _ in range(n)]
        for past in v.past:
            other: i64 = (past.pack + v.number - 1 - v.seat) % n
            shown[other] |= past.shown
            for clue in past.clues:
                if not counts[other]:
                    counts[other] = [0] * NUM_CARDS
                count_cards(counts[other], clue)
        seat: i64
        for seat in range(n):
            write_set(out, self.past + seat * (NUM_COLORS + 1), shown[seat])
            if counts[seat]:
                out[self.past_clues + seat] = counted(counts[seat], self.past_sums)


def add_sets(slots: Slots, count: int) -> int:
    """Add slots of sets of cards: one for each color, then one for the Officer."""
    first = slots.add(0, 0)
    for _ in range(count):
        slots.add(NUM_VALUES, NUM_COLORS)
        slots.add(1)
    return first


def cards_mask(cards: list[int]) -> i64:
    """Return cards as a bitmask; those that are not known, which are negative, are left out."""
    mask: i64 = 0
    for card in cards:
        if card >= 0:
            bit: i64 = ALONE[card]  # compiled, 1 shifted by more than 30 is something else
            mask |= bit
    return mask


def write_set(out: list[bytes], at: i64, mask: i64) -> None:
    """Write a set of cards."""
    color: i64
    for color in range(NUM_COLORS):
        values: i64 = mask >> (color * NUM_VALUES) & COLOR_MASK
        if values:
            out[at + color] = VALUE_SETS[values]
    if mask >> OFFICER & 1:
        out[at + NUM_COLORS] = ONE


def count_cards(counts: list[int], mask: i64) -> None:
    """Count each card of a set."""
    card: i64
    for card in range(NUM_CARDS):
        if mask >> card & 1:
            counts[card] += 1


def counted(counts: list[int], table: list[bytes]) -> bytes:
    """Return the part of counts of all cards; counts beyond the table become its last number."""
    last = len(table) - 1
    return b"".join([table[min(last, count)] for count in counts])


__all__ = ["RiffifiPacker"]
