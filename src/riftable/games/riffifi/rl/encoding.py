"""The encoding of Riffifi, for three to five players and all variants.

Seats count from the observing one, to the left. An action is a move id (`rules.ids` lists them), but seats
in an action count from the one that is asked.
"""

from __future__ import annotations

from typing import ClassVar, Final

from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Encoding, Feature, SparseArray, scaled
from riftable.games.riffifi.rulebook import Riffifi
from riftable.games.riffifi.rules.ids import (
    ASK_ODD,
    CHANCE_SEAT,
    MAX_PLAYERS,
    NUM_CARDS,
    NUM_COLORS,
    NUM_MOVES,
    TAKE,
    TOKENS_PER_COLOR,
    TOKENS_PER_TICK,
)
from riftable.games.riffifi.rules.modes import EACH
from riftable.games.riffifi.rules.view import ASK_NAMES, RiffifiView

MAX_HAND: Final = max(EACH.values())
MAX_GIVERS: Final = MAX_PLAYERS - 1  # seats that one seat can take tokens from
USUAL_HANDS: Final = 20  # about as many are played until a player has all ticks
MAX_SCORE: Final = 120  # tokens of all hands: more than twice what a good player gets


def features(players: int, in_total: bool = False) -> list[Feature]:
    """Return the features for a number of players; with `in_total` all tokens ever taken count."""
    seats, cards = (players,), (players, NUM_CARDS)
    taken = Feature("captured", (players, NUM_COLORS), f"tokens ever taken / {TOKENS_PER_TICK}, at most 1")
    return [
        Feature("ask", (len(ASK_NAMES),), "the kind of my question, one-hot; nothing when it is not mine"),
        Feature("ask_colour", (NUM_COLORS,), "the color of the tokens that a seat must give, one-hot"),
        Feature("ask_n", (1,), f"how many seats must give one more / {MAX_GIVERS}"),
        Feature("waiting", seats, "the seats that are asked"),
        Feature("turn", seats, "whose turn it is, by seat, one-hot"),
        Feature("dealer", seats, "the dealer, by seat, one-hot"),
        Feature(
            "number", (1,), f"of this hand / all hands that are played; with ticks / {USUAL_HANDS}, at most 1"
        ),
        Feature("closing", (1,), "the last round, in which no seat has a card left to play"),
        Feature("owed", (1,), f"tokens that the seat on turn is about to take / {TOKENS_PER_COLOR}"),
        Feature("tied", seats, "the seats that the owed tokens come from"),
        Feature("score", seats, f"tokens of the hands that are over / {MAX_SCORE}, at most 1"),
        Feature("ticks", (players, NUM_COLORS), "ticks of each seat by color"),
        Feature("bank", (NUM_COLORS,), f"tokens in the bank / {TOKENS_PER_COLOR}"),
        Feature("tokens", (players, NUM_COLORS), f"tokens of each seat by color / {TOKENS_PER_COLOR}"),
        Feature("hand", (NUM_CARDS,), "my hand"),
        Feature("hands", seats, f"cards in each hand / {MAX_HAND}"),
        Feature("face", cards, "the card that lies face up before each seat, one-hot"),
        Feature("played", cards, "cards of this hand in the pile of each seat that I can name"),
        Feature("hidden", seats, f"how many cards each seat has played unseen / {MAX_HAND}"),
        Feature(
            "clues",
            cards,
            f"cards played unseen that may be this one, as all seats know / {MAX_HAND}",
        ),
        Feature("sets", cards, "what I know to be among the cards each seat plays with in this hand"),
        Feature("past", cards, "Equal chances: what each seat's set of cards has shown in earlier hands"),
        Feature(
            "past_clues",
            cards,
            f"how many cards of that set played unseen then may have been this one / {MAX_HAND * players}",
        ),
        Feature("unused", (1,), f"cards that are not in play / {MAX_HAND}"),
        Feature(
            "out",
            (NUM_COLORS + 1,),
            "the color whose 1 was taken out, one-hot; last: no 1 was, or all were",
        ),
        *([taken] if in_total else []),
    ]


class RiffifiEncoding(Encoding):
    """Riffifi for a number of players."""

    version: ClassVar[str] = "riffifi 1"
    ask_kinds: ClassVar[list[str]] = ASK_NAMES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riffifi)
        self.players = int(rules.config.players)
        found = features(self.players, rules.config.in_total)
        super().__init__(rules, found, CHANCE_SEAT, range(CHANCE_SEAT, NUM_MOVES))

    def action(self, move: int, seat: int) -> int:
        return TAKE - 1 + self.rotated(move - TAKE + 1, -seat) if move >= TAKE else move

    def move(self, action: int, seat: int) -> int:
        move = super().move(action, seat)
        return TAKE - 1 + self.rotated(move - TAKE + 1, seat) if move >= TAKE else move

    def rotated(self, mask: int, by: int) -> int:
        """Return a bitmask of seats, each moved `by` places to the left; bits beyond the seats stay."""
        n = self.players
        out = mask >> n << n
        for seat in range(n):
            if mask >> seat & 1:
                out |= 1 << (seat + by) % n
        return out

    def encode_sparse(self, view: View) -> SparseArray:
        assert isinstance(view, RiffifiView)
        v, at, n, me = view, self.offsets, self.players, int(view.seat)
        out: SparseArray = {}
        ask = v.ask
        if ask is not None:
            out[at["ask"] + ask.kind] = 1.0
            if ask.kind == ASK_ODD:
                out[at["ask_colour"] + ask.about] = 1.0
                out[at["ask_n"]] = ask.n / MAX_GIVERS
        out[at["turn"] + (v.turn - me) % n] = 1.0
        out[at["dealer"] + (v.dealer - me) % n] = 1.0
        out[at["number"]] = scaled(v.number, v.rounds or USUAL_HANDS)
        out[at["closing"]] = float(v.closing)
        out[at["owed"]] = v.owed / TOKENS_PER_COLOR
        out[at["unused"]] = v.unused / MAX_HAND
        out[at["out"] + v.out] = 1.0
        for color in range(NUM_COLORS):
            out[at["bank"] + color] = v.bank[color] / TOKENS_PER_COLOR
        for card in v.hand:
            out[at["hand"] + card] = 1.0
        for seat in range(n):
            self.encode_seat(v, seat, (seat - me) % n, out)
        for past in v.past:
            other = (past.pack + v.number - 1 - me) % n
            add_cards(out, at["past"] + other * NUM_CARDS, past.shown)
            for clue in past.clues:
                count_cards(out, at["past_clues"] + other * NUM_CARDS, clue, 1 / (MAX_HAND * n))
        return out

    def encode_seat(self, v: RiffifiView, seat: int, other: int, out: SparseArray) -> None:
        """Add what is known of a seat, `other` places to the left of the observing one."""
        at = self.offsets
        row = other * NUM_CARDS
        if v.waiting >> seat & 1:
            out[at["waiting"] + other] = 1.0
        if v.tied >> seat & 1:
            out[at["tied"] + other] = 1.0
        out[at["score"] + other] = scaled(v.scores[seat], MAX_SCORE)
        for color in range(NUM_COLORS):
            if v.ticks[seat] >> color & 1:
                out[at["ticks"] + other * NUM_COLORS + color] = 1.0
            out[at["tokens"] + other * NUM_COLORS + color] = v.has(seat, color) / TOKENS_PER_COLOR
            if v.captured:
                taken = scaled(v.captured[seat * NUM_COLORS + color], TOKENS_PER_TICK)
                out[at["captured"] + other * NUM_COLORS + color] = taken
        out[at["hands"] + other] = v.hands[seat] / MAX_HAND
        if v.face[seat] >= 0:
            out[at["face"] + row + v.face[seat]] = 1.0
        for card in v.piles[seat]:
            if card >= 0:
                out[at["played"] + row + card] = 1.0
        out[at["hidden"] + other] = len(v.unseen[seat]) / MAX_HAND
        for clue in v.clues[seat]:
            count_cards(out, at["clues"] + row, clue, 1 / MAX_HAND)
        add_cards(out, at["sets"] + row, v.sets[seat])


def add_cards(out: SparseArray, at: int, mask: int) -> None:
    """Set 1 for each card of a bitmask."""
    for card in range(NUM_CARDS):
        if mask >> card & 1:
            out[at + card] = 1.0


def count_cards(out: SparseArray, at: int, mask: int, increment: float) -> None:
    """Add `increment` for each card of a bitmask."""
    for card in range(NUM_CARDS):
        if mask >> card & 1:
            out[at + card] = out.get(at + card, 0.0) + increment
