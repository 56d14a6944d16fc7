"""The features of Riftforce, all modes: the board by location and place, then what a player keeps in mind.

Seats count from the one that looks, in the order of the table; sides are mine, then theirs; locations are
those of the board. An action is a move id, the same in every mode (`riftforce.cards` lists them).
"""

from __future__ import annotations

from typing import ClassVar, Final

from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Encoding, Piece, Spots, share
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.frames import Ability, Activating, Playing
from riftable.games.riftforce.rules.ids import (
    ASK_ACTIVATE,
    ASK_BY,
    ASK_STOLEN,
    ASK_WHERE,
    BY_GUILD,
    COPIES,
    FATE_CARD,
    GUILD,
    HAND,
    NUM_GUILDS,
    NUM_KINDS,
    NUM_MOVES,
    NUM_PLANS,
    NUMBER,
    WIN,
)
from riftable.games.riftforce.rules.view import ASK_NAMES, RiftView

PLACES: Final = 6  # of a line; good players hardly ever make a longer one
CROWD: Final = 20  # cards of a line, at most as far as `crowd` can tell
POINTS: Final = 16  # Riftforce: 0 to 15 or more
ROUNDS: Final = 40
IDLE: Final = 4
DECK: Final = 36  # cards of four guilds

# A place in a line: what stands there.
GUILD_AT: Final = 0
NUMBER_AT: Final = GUILD_AT + NUM_GUILDS
HURT_AT: Final = NUMBER_AT + 3
LEFT_AT: Final = HURT_AT + 1
FIRED_AT: Final = LEFT_AT + 1
DOOMED_AT: Final = FIRED_AT + 1
ACTS_AT: Final = DOOMED_AT + 1
HIT_AT: Final = ACTS_AT + 1
SEAT_AT: Final = HIT_AT + 1  # with more than two seats only

CARD_IN_QUESTION: Final = (ASK_WHERE, ASK_BY, ASK_ACTIVATE)  # the others are about a unit


def pieces(lanes: int, seats: int) -> list[Piece]:
    """The pieces of a table of this shape."""
    crowded = seats > 2
    unit = SEAT_AT + (seats if crowded else 0)
    whose = ", whose it is by seat" if crowded else ""
    own = [Piece("seat", (seats,), "where I sit, one-hot: here the seats face different locations")]
    return [
        Piece("ask", (len(ASK_NAMES),), "the kind of my question, one-hot; nothing when it is not mine"),
        Piece("ask_card", (NUM_KINDS,), "the card in question, one-hot: to place, discarded, stolen"),
        Piece("ask_n", (1,), "its number / 8: damage, cards played, activations left"),
        *(own if crowded else []),
        Piece("waiting", (seats,), "who is asked, by seat"),
        Piece("turn", (seats,), "whose turn it is, by seat, one-hot"),
        Piece("first", (seats,), "who started, by seat, one-hot"),
        Piece("place", (4,), "how many have acted in this round, one-hot"),
        Piece("round", (1,), f"the round / {ROUNDS}, at most 1"),
        Piece("idle", (1,), f"actions in a row that changed nothing / {IDLE}, at most 1"),
        Piece("score", (2,), f"Riftforce of each side / {2 * WIN}, at most 1"),
        Piece("score_is", (2, POINTS), f"the same one-hot, {POINTS - 1} or more in the last"),
        Piece(
            "board",
            (lanes, 2, PLACES, unit),
            f"by location, side and place from the Rift, for the first {PLACES}: guild (18, one-hot), number "
            f"(3, one-hot), damage / 7, damage it can still take / 7, activated in this action, doomed, acts "
            f"now, was hit by what acts{whose}",
        ),
        Piece("crowd", (lanes, 2), f"cards in each line / {CROWD}, those beyond the sixth included"),
        Piece("hand", (NUM_KINDS,), "my hand, copies of each card / 4"),
        Piece("hands", (seats,), f"cards in each hand / {HAND}"),
        Piece("known", (seats, NUM_KINDS), "what everybody knows to be in a hand, copies / 4"),
        Piece("decks", (seats,), f"cards in each deck / {DECK}"),
        Piece(
            "unseen", (seats, NUM_KINDS), "in the deck or hand of a seat, and I cannot place it; copies / 4"
        ),
        Piece("discards", (seats, NUM_KINDS), "discard piles, copies / 4"),
        Piece("guilds", (seats, NUM_GUILDS), "the guilds of each seat"),
        Piece("offer", (NUM_GUILDS,), "guilds on offer in the draft"),
        Piece("pool", (1,), "guilds that lie face down in the draft / 18"),
        Piece("playing", (4,), "cards played in this action, one-hot; nothing unless cards are being played"),
        Piece("play_guild", (NUM_GUILDS,), "the guild they share, one-hot"),
        Piece("play_number", (3,), "the number they share, one-hot"),
        Piece("play_lanes", (lanes,), "the locations between the outermost they went to"),
        Piece("activating", (4,), "elementals activated in this action, one-hot; nothing unless some are"),
        Piece("spent", (NUM_KINDS,), "the card discarded for it, one-hot"),
        Piece("by", (2,), "by its guild or by its number, one-hot"),
        Piece("killed", (1,), "what acts has just destroyed what it hit"),
        Piece("plan", (NUM_PLANS,), "solo: the plan that lies face up, one-hot"),
        Piece("plans", (NUM_PLANS,), "solo: the place of each plan met so far in their order, from 1, / 20"),
    ]


class RiftforceEncoding(Encoding):
    """Riftforce for one mode."""

    version: ClassVar[str] = "riftforce 1"
    questions: ClassVar[list[str]] = ASK_NAMES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riftforce)
        self.lanes = int(rules.book.lanes)
        self.seats = len(rules.book.sides)  # in solo the trainer has one
        super().__init__(rules, pieces(self.lanes, self.seats), FATE_CARD, range(FATE_CARD, NUM_MOVES))
        board = next(piece for piece in self.pieces if piece.name == "board")
        self.unit_width = board.shape[-1]

    def spots(self, view: View) -> Spots:
        assert isinstance(view, RiftView)
        v, at, n, me = view, self.start, self.seats, int(view.seat)
        spots: Spots = {}
        if v.ask is not None:
            self.question(v, spots)
        if "seat" in at:
            spots[at["seat"] + me] = 1.0
        for seat in range(n):
            other = (seat - me) % n
            if v.waiting >> seat & 1:
                spots[at["waiting"] + other] = 1.0
            spots[at["hands"] + other] = share(v.hands[seat], HAND)
            spots[at["decks"] + other] = share(v.decks[seat], DECK)
            count(spots, at["known"] + other * NUM_KINDS, v.known[seat])
            count(spots, at["unseen"] + other * NUM_KINDS, v.unseen[seat])
            count(spots, at["discards"] + other * NUM_KINDS, list(v.discards[seat]))
            for guild in v.guilds[seat]:
                spots[at["guilds"] + other * NUM_GUILDS + guild] = 1.0
        spots[at["turn"] + (v.turn - me) % n] = 1.0
        spots[at["first"] + (v.first - me) % n] = 1.0
        spots[at["place"] + v.place] = 1.0
        spots[at["round"]] = share(v.round, ROUNDS)
        spots[at["idle"]] = share(v.idle, IDLE)
        spots[at["pool"]] = v.pool / NUM_GUILDS
        for guild in v.offer:
            spots[at["offer"] + guild] = 1.0
        count(spots, at["hand"], v.hand)
        mine = v.sides[me]
        for i, side in enumerate((mine, 1 - mine)):
            spots[at["score"] + i] = share(v.scores[side], 2 * WIN)
            spots[at["score_is"] + i * POINTS + min(v.scores[side], POINTS - 1)] = 1.0
        self.board(v, spots)
        self.action_under_way(v, spots)
        if v.plans:
            for i, plan in enumerate(v.plans):
                spots[at["plans"] + plan] = (i + 1) / NUM_PLANS
            if v.met < len(v.plans) or len(v.plans) == NUM_PLANS:
                spots[at["plan"] + v.plans[v.met % NUM_PLANS]] = 1.0
        return spots

    def question(self, v: RiftView, spots: Spots) -> None:
        """What I am asked."""
        ask, at = v.ask, self.start
        assert ask is not None
        spots[at["ask"] + ask.kind] = 1.0
        if ask.kind == ASK_STOLEN:
            spots[at["ask_card"] + ask.n] = 1.0
            return
        spots[at["ask_n"]] = share(ask.n, 8)
        if ask.kind in CARD_IN_QUESTION:
            spots[at["ask_card"] + ask.about] = 1.0

    def board(self, v: RiftView, spots: Spots) -> None:
        """Both sides of the Rift."""
        at, width, me = self.start["board"], self.unit_width, int(v.seat)
        crowd = self.start["crowd"]
        acts, hit = -1, -1
        for f in v.frames:
            if isinstance(f, Ability):
                acts, hit = f.me, f.it
        marked = {acts, hit, *v.fired, *v.doomed}
        mine = v.sides[me]
        for lane in range(self.lanes):
            for i, side in enumerate((mine, 1 - mine)):
                line = v.rows[side * self.lanes + lane]
                spots[crowd + lane * 2 + i] = share(len(line), CROWD)
                for place, unit in enumerate(line[:PLACES]):
                    here = at + ((lane * 2 + i) * PLACES + place) * width
                    kind, hurt, number = unit.kind, unit.hurt, NUMBER[unit.kind]
                    spots[here + GUILD_AT + GUILD[kind]] = 1.0
                    spots[here + NUMBER_AT + number - 5] = 1.0
                    if hurt:
                        spots[here + HURT_AT] = share(hurt, 7)
                    if hurt < number:
                        spots[here + LEFT_AT] = (number - hurt) / 7
                    if unit.id in marked:
                        self.marks(v, unit.id, here, acts, hit, spots)
                    if self.seats > 2:
                        spots[here + SEAT_AT + (unit.seat - me) % self.seats] = 1.0

    def marks(self, v: RiftView, unit: int, here: int, acts: int, hit: int, spots: Spots) -> None:
        """What has happened to a unit in this action."""
        if unit in v.fired:
            spots[here + FIRED_AT] = 1.0
        if unit in v.doomed:
            spots[here + DOOMED_AT] = 1.0
        if unit == acts:
            spots[here + ACTS_AT] = 1.0
        if unit == hit:
            spots[here + HIT_AT] = 1.0

    def action_under_way(self, v: RiftView, spots: Spots) -> None:
        """How far the action has come."""
        at = self.start
        for f in v.frames:
            if isinstance(f, Playing):
                spots[at["playing"] + f.count] = 1.0
                if f.guild >= 0:
                    spots[at["play_guild"] + f.guild] = 1.0
                if f.number >= 0:
                    spots[at["play_number"] + f.number - 5] = 1.0
                for lane in range(f.low, f.high + 1) if f.low >= 0 else ():
                    spots[at["play_lanes"] + lane] = 1.0
            elif isinstance(f, Activating):
                spots[at["activating"] + f.count] = 1.0
                if f.spent >= 0:
                    spots[at["spent"] + f.spent] = 1.0
                if f.by >= 0:
                    spots[at["by"] + f.by - BY_GUILD] = 1.0
        if v.frames:
            top = v.frames[-1]
            if isinstance(top, Ability) and top.killed >= 0:
                spots[at["killed"]] = 1.0


def count(spots: Spots, at: int, cards: list[int]) -> None:
    """How many of each card there are, of the four that there can be."""
    for kind in cards:
        spots[at + kind] = spots.get(at + kind, 0.0) + 0.25


assert max(COPIES) == 4
