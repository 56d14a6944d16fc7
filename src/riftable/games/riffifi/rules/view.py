"""Views of Riffifi: what a seat may know of a position. `determinize` finds full states that fit a view.

A view remembers everything its seat has seen: cards that were once face up, although no player may look
through the piles (ruling 10), and the sets of cards that passed through its own hand.
"""

from __future__ import annotations

from typing import Final

from riftable.core.machine import Frame
from riftable.core.native import i64
from riftable.core.rules import View, frames_json
from riftable.games.riffifi.rules.ids import ABOVE, CARD_NAMES, COLOR_NAMES, NUM_COLORS
from riftable.games.riffifi.rules.moves import move_name
from riftable.games.riffifi.rules.state import Past, RiffifiState
from riftable.games.riffifi.rules.view_json import PastHand, RiffifiViewJson

ASK_NAMES: Final[list[str]] = ["play", "officer", "odd", "first", "out", "deal", "verdict"]


class RiffifiView(View):
    """A position of Riffifi as one seat knows it; seat -1 is a spectator."""

    key: str
    players: i64
    each: i64  # cards a hand is dealt
    rounds: i64  # hands that are played; 0: until a player has all ticks
    by_ticks: bool
    dealer: i64
    turn: i64
    number: i64  # of this hand, from 1; 0 before the first
    closing: i64
    owed: i64
    tied: i64
    winners: i64
    over: bool
    scores: list[int]
    ticks: list[int]  # bitmasks of colors
    bank: list[int]
    tokens: list[int]  # seat * 5 + color
    captured: list[int]  # the same of all tokens ever taken; empty where that does not count
    face: list[int]  # the card that lies face up before each seat, or -1
    piles: list[list[int]]  # the cards played; -1: I do not know which
    unseen: list[bytes]  # the places in the piles of what was played unseen
    clues: list[list[int]]  # for each of these, the cards it may be, as all seats know
    hand: list[int]  # mine
    hands: list[int]  # how many cards each seat holds
    sets: list[int]  # what I know to be among the cards each seat plays with: bitmasks
    unused: i64  # how many cards are not in play
    out: i64
    dealt: i64  # while chance deals: how many cards lie there, unseen
    past: list[Past]
    frames: list[Frame]  # copies

    def label(self, move: i64) -> str:
        """The name of an answer."""
        return move_name(move)

    def has(self, seat: int, color: int) -> int:
        """The tokens of a color that a seat has."""
        return self.tokens[seat * NUM_COLORS + color]

    def turned_down_by(self, card: int) -> list[int]:
        """The seats whose card is turned down if this seat plays `card` face up: another, itself or none."""
        seats = []
        for seat, other in enumerate(self.face):
            if other >= 0 and seat != self.seat:
                if ABOVE[card] >> other & 1:
                    seats.append(seat)
                elif ABOVE[other] >> card & 1:
                    seats.append(int(self.seat))
        return seats

    def json(self) -> RiffifiViewJson:
        out: RiffifiViewJson = {
            "rules": self.key,
            "seat": int(self.seat),
            "dealer": int(self.dealer),
            "turn": int(self.turn),
            "hand_number": int(self.number),
            "closing": int(self.closing),
            "owed": int(self.owed),
            "tied": int(self.tied),
            "waiting": int(self.waiting),
            "over": self.over,
            "winners": int(self.winners),
            "unused": int(self.unused),
            "out": int(self.out),
            "dealt": int(self.dealt),
            "scores": self.scores[:],
            "ticks": [color_names(mask) for mask in self.ticks],
            "bank": self.bank[:],
            "tokens": by_color(self.tokens),
            "captured": by_color(self.captured),
            "face": card_names(self.face),
            "piles": [card_names(pile) for pile in self.piles],
            "unseen": [list(places) for places in self.unseen],
            "clues": [[set_names(clue) for clue in clues] for clues in self.clues],
            "hand": [CARD_NAMES[card] for card in self.hand],
            "hands": self.hands[:],
            "sets": [set_names(mask) for mask in self.sets],
            "past": [past_json(past) for past in self.past],
            "frames": frames_json(self.frames),
            "ask": self.ask_json(ASK_NAMES),
        }
        if not self.captured:
            del out["captured"]
        return out


def by_color(tokens: list[int]) -> list[list[int]]:
    """Return tokens by seat and color."""
    return [tokens[i : i + NUM_COLORS] for i in range(0, len(tokens), NUM_COLORS)]


def card_names(cards: list[int]) -> list[str | None]:
    """Return the names of cards; one that is not there or not known is None."""
    return [CARD_NAMES[card] if card >= 0 else None for card in cards]


def set_names(mask: int) -> list[str]:
    """Return the names of a set of cards."""
    return [name for card, name in enumerate(CARD_NAMES) if mask >> card & 1]


def color_names(mask: int) -> list[str]:
    """Return the names of a set of colors."""
    return [name for color, name in enumerate(COLOR_NAMES) if mask >> color & 1]


def past_json(past: Past) -> PastHand:
    """Return an earlier hand for JSON."""
    return int(past.pack), set_names(past.shown), [set_names(clue) for clue in past.clues]


def view_of(s: RiffifiState, seat: int, key: str) -> RiffifiView:
    """The view of a seat, built up from what it may know."""
    v = RiffifiView()
    v.config = s.config
    v.key = key
    v.seat = seat
    v.set_ask(s.ask)
    v.over = s.ask is None
    v.players = s.config.players
    v.each = s.config.each
    v.rounds = s.config.hands
    v.by_ticks = s.config.ticks
    v.dealer = s.dealer
    v.turn = s.turn
    v.number = s.number
    v.closing = s.closing
    v.owed = s.owed
    v.tied = s.tied
    v.winners = s.winners
    v.scores = s.scores[:]
    v.ticks = s.ticks[:]
    v.bank = s.bank[:]
    v.tokens = s.tokens[:]
    v.captured = s.captured[:]
    v.face = s.face[:]
    v.piles = [pile_of(s, other, seat) for other in range(s.config.players)]
    v.unseen = s.unseen[:]
    v.clues = s.clues[:]
    v.hand = s.hands[seat][:] if seat >= 0 else []
    v.hands = [len(hand) for hand in s.hands]
    v.sets = [set_of(s, other, seat) for other in range(s.config.players)]
    v.unused = len(s.unused)
    v.out = s.out
    v.dealt = len(s.dealt)
    v.past = s.past
    v.frames = [f.copy() for f in s.frames]
    return v


def pile_of(s: RiffifiState, other: int, seat: int) -> list[int]:
    """Return the pile of a seat; only the seat that played a card unseen knows it."""
    unseen = s.unseen[other]
    cards: list[int] = []
    for place, card in enumerate(s.piles[other]):
        cards.append(-1 if other != seat and place in unseen else card)
    return cards


def set_of(s: RiffifiState, other: int, seat: int) -> int:
    """What `seat` knows to be in the hand and the pile of another.

    That is what was shown, and with Equal chances what was shown of the same cards before, or all of
    them if they have been its own.
    """
    if other == seat or (s.config.equal_chances and has_held(s, other, seat)):
        return mask_of(s.hands[other]) | mask_of(list(s.piles[other]))
    known: int = s.seen_of(other)
    for past in s.past:
        if past.pack == s.pack(other):
            known |= int(past.shown)
    return known


def has_held(s: RiffifiState, other: int, seat: int) -> bool:
    """Equal chances: whether the cards of another have been those of `seat` in an earlier hand."""
    return seat >= 0 and (seat - s.pack(other)) % s.config.players < s.number


def mask_of(cards: list[int]) -> int:
    """Return cards as a bitmask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


__all__ = ["RiffifiView", "view_of"]
