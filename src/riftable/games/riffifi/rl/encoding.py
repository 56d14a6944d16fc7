"""The features of Riffifi, of three to five players and all variants.

Seats count from the one that looks, to the left. An action is a move id (`riffifi.cards` lists them), but
where a move names seats, the action names them counted from the one that is asked.
"""

from __future__ import annotations

from typing import ClassVar, Final

from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Encoding, Piece, Spots, share
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.ids import (
    ASK_ODD,
    FATE_SEAT,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_MOVES,
    TAKE,
    TICK,
    TOKENS,
)
from riftable.games.riffifi.rules.view import ASK_NAMES, TableView

HAND: Final = 12  # cards of the largest hand
HANDS: Final = 20  # that are played until somebody has all ticks, or so
SCORE: Final = 120  # tokens of all hands: more than twice what a good player gets


def pieces(players: int, in_total: bool = False) -> list[Piece]:
    """The pieces of a table with so many players; one more where all tokens ever taken count."""
    seats, cards = (players,), (players, NUM_CARDS)
    taken = Piece("captured", (players, NUM_COLOURS), f"tokens ever taken / {TICK}, at most 1")
    return [
        Piece("ask", (len(ASK_NAMES),), "the kind of my question, one-hot; nothing when it is not mine"),
        Piece("ask_colour", (NUM_COLOURS,), "the color of the tokens that somebody must give, one-hot"),
        Piece("ask_n", (1,), "how many must give one more / 4"),
        Piece("waiting", seats, "who is asked, by seat"),
        Piece("turn", seats, "whose turn it is, by seat, one-hot"),
        Piece("dealer", seats, "who dealt, by seat, one-hot"),
        Piece("number", (1,), f"of this hand / all hands that are played; with ticks / {HANDS}, at most 1"),
        Piece("closing", (1,), "the last round, in which nobody has a card left to play"),
        Piece("owed", (1,), f"tokens that the seat on turn is about to take / {TOKENS}"),
        Piece("tied", seats, "from whom, by seat"),
        Piece("score", seats, f"tokens of the hands that are over / {SCORE}, at most 1"),
        Piece("ticks", (players, NUM_COLOURS), "ticks of each seat by color"),
        Piece("bank", (NUM_COLOURS,), f"tokens in the bank / {TOKENS}"),
        Piece("tokens", (players, NUM_COLOURS), f"tokens of each seat by color / {TOKENS}"),
        Piece("hand", (NUM_CARDS,), "my hand"),
        Piece("hands", seats, f"cards in each hand / {HAND}"),
        Piece("face", cards, "the card that lies face up before each seat, one-hot"),
        Piece("played", cards, "cards of this hand in the pile of each seat that I can name"),
        Piece("hidden", seats, f"how many were played unseen / {HAND}"),
        Piece("clues", cards, f"how many of these may be this card, as everybody knows / {HAND}"),
        Piece("sets", cards, "what I know to be among the cards each seat plays with in this hand"),
        Piece("past", cards, "Equal chances: what each seat's set of cards has shown in earlier hands"),
        Piece(
            "past_clues",
            cards,
            f"how many of its cards played unseen then may have been this one / {HAND * players}",
        ),
        Piece("unused", (1,), f"cards nobody plays with / {HAND}"),
        Piece("out", (NUM_COLOURS + 1,), "the color whose 1 was taken out, one-hot; the last: none, or all"),
        *([taken] if in_total else []),
    ]


class RiffifiEncoding(Encoding):
    """Riffifi for a number of players."""

    version: ClassVar[str] = "riffifi 1"
    questions: ClassVar[list[str]] = ASK_NAMES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riffifi)
        self.players = int(rules.book.players)
        found = pieces(self.players, rules.book.in_total)
        super().__init__(rules, found, FATE_SEAT, range(FATE_SEAT, NUM_MOVES))

    def action(self, move: int, seat: int) -> int:
        return TAKE - 1 + self.turned(move - TAKE + 1, -seat) if move >= TAKE else move

    def move(self, action: int, seat: int) -> int:
        move = super().move(action, seat)
        return TAKE - 1 + self.turned(move - TAKE + 1, seat) if move >= TAKE else move

    def turned(self, mask: int, by: int) -> int:
        """A set of seats, each moved so many places to the left; seats that are not there stay."""
        n = self.players
        out = mask >> n << n
        for seat in range(n):
            if mask >> seat & 1:
                out |= 1 << (seat + by) % n
        return out

    def spots(self, view: View) -> Spots:
        assert isinstance(view, TableView)
        v, at, n, me = view, self.start, self.players, int(view.seat)
        spots: Spots = {}
        ask = v.ask
        if ask is not None:
            spots[at["ask"] + ask.kind] = 1.0
            if ask.kind == ASK_ODD:
                spots[at["ask_colour"] + ask.about] = 1.0
                spots[at["ask_n"]] = ask.n / 4
        spots[at["turn"] + (v.turn - me) % n] = 1.0
        spots[at["dealer"] + (v.dealer - me) % n] = 1.0
        spots[at["number"]] = share(v.number, v.rounds or HANDS)
        spots[at["closing"]] = float(v.closing)
        spots[at["owed"]] = v.owed / TOKENS
        spots[at["unused"]] = v.unused / HAND
        spots[at["out"] + v.out] = 1.0
        for colour in range(NUM_COLOURS):
            spots[at["bank"] + colour] = v.bank[colour] / TOKENS
        for card in v.hand:
            spots[at["hand"] + card] = 1.0
        for seat in range(n):
            self.neighbour(v, seat, (seat - me) % n, spots)
        for past in v.past:
            other = (past.pack + v.number - 1 - me) % n
            mark(spots, at["past"] + other * NUM_CARDS, past.shown)
            for clue in past.clues:
                count(spots, at["past_clues"] + other * NUM_CARDS, clue, 1 / (HAND * n))
        return spots

    def neighbour(self, v: TableView, seat: int, other: int, spots: Spots) -> None:
        """What is known of one seat, `other` places to my left."""
        at = self.start
        row = other * NUM_CARDS
        if v.waiting >> seat & 1:
            spots[at["waiting"] + other] = 1.0
        if v.tied >> seat & 1:
            spots[at["tied"] + other] = 1.0
        spots[at["score"] + other] = share(v.scores[seat], SCORE)
        for colour in range(NUM_COLOURS):
            if v.ticks[seat] >> colour & 1:
                spots[at["ticks"] + other * NUM_COLOURS + colour] = 1.0
            spots[at["tokens"] + other * NUM_COLOURS + colour] = v.has(seat, colour) / TOKENS
            if v.captured:
                taken = share(v.captured[seat * NUM_COLOURS + colour], TICK)
                spots[at["captured"] + other * NUM_COLOURS + colour] = taken
        spots[at["hands"] + other] = v.hands[seat] / HAND
        if v.face[seat] >= 0:
            spots[at["face"] + row + v.face[seat]] = 1.0
        for card in v.piles[seat]:
            if card >= 0:
                spots[at["played"] + row + card] = 1.0
        spots[at["hidden"] + other] = len(v.unseen[seat]) / HAND
        for clue in v.clues[seat]:
            count(spots, at["clues"] + row, clue, 1 / HAND)
        mark(spots, at["sets"] + row, v.sets[seat])


def mark(spots: Spots, at: int, mask: int) -> None:
    """The cards of a bitmask."""
    for card in range(NUM_CARDS):
        if mask >> card & 1:
            spots[at + card] = 1.0


def count(spots: Spots, at: int, mask: int, share_of_one: float) -> None:
    """One more for each card of a bitmask."""
    for card in range(NUM_CARDS):
        if mask >> card & 1:
            spots[at + card] = spots.get(at + card, 0.0) + share_of_one
