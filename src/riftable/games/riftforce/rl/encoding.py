"""The encoding of Riftforce, all modes: the board by location and place, then hands, decks and the rest.

Seats count from the observing one, in the order of the table; sides are mine, then theirs; locations are
those of the board. An action is a move id, the same in every mode (`rules.ids` lists them).
"""

from __future__ import annotations

from typing import ClassVar, Final

from riftable.core.rules import Rules, View
from riftable.gamekit.encoding import Encoding, Feature, SparseArray, scaled
from riftable.games.riftforce.rulebook import Riftforce
from riftable.games.riftforce.rules.frames import Ability, Activating, Playing
from riftable.games.riftforce.rules.ids import (
    ASK_ACTIVATE,
    ASK_BY,
    ASK_STOLEN,
    ASK_WHERE,
    BY_GUILD,
    CHANCE_CARD,
    COPIES,
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

PLACES: Final = 6  # of a line; longer ones are rare
MAX_CROWD: Final = 20  # cards of a line
POINTS: Final = 16  # Riftforce: 0 to 15 or more
MAX_ROUNDS: Final = 40
MAX_IDLE: Final = 4
DECK_SIZE: Final = 36  # cards of four guilds

# Columns of a place in a line.
GUILD_AT: Final = 0
NUMBER_AT: Final = GUILD_AT + NUM_GUILDS
HURT_AT: Final = NUMBER_AT + 3
LEFT_AT: Final = HURT_AT + 1
FIRED_AT: Final = LEFT_AT + 1
DOOMED_AT: Final = FIRED_AT + 1
ACTS_AT: Final = DOOMED_AT + 1
HIT_AT: Final = ACTS_AT + 1
SEAT_AT: Final = HIT_AT + 1  # with more than two seats only

CARD_ASKS: Final = (ASK_WHERE, ASK_BY, ASK_ACTIVATE)  # questions about a card; the others are about a unit


def features(lanes: int, seats: int) -> list[Feature]:
    """Return the features for a number of locations and seats."""
    crowded = seats > 2
    unit = SEAT_AT + (seats if crowded else 0)
    owner = ", its owner by seat" if crowded else ""
    own = [Feature("seat", (seats,), "where I sit, one-hot: here the seats face different locations")]
    return [
        Feature("ask", (len(ASK_NAMES),), "the kind of my question, one-hot; nothing when it is not mine"),
        Feature("ask_card", (NUM_KINDS,), "the card in question, one-hot: to place, discarded, stolen"),
        Feature("ask_n", (1,), "its number / 8: damage, cards played, activations left"),
        *(own if crowded else []),
        Feature("waiting", (seats,), "the seats that are asked"),
        Feature("turn", (seats,), "whose turn it is, by seat, one-hot"),
        Feature("first", (seats,), "the starting seat, one-hot"),
        Feature("place", (4,), "how many have acted in this round, one-hot"),
        Feature("round", (1,), f"the round / {MAX_ROUNDS}, at most 1"),
        Feature("idle", (1,), f"actions in a row that changed nothing / {MAX_IDLE}, at most 1"),
        Feature("score", (2,), f"Riftforce of each side / {2 * WIN}, at most 1"),
        Feature("score_is", (2, POINTS), f"the same one-hot, {POINTS - 1} or more in the last"),
        Feature(
            "board",
            (lanes, 2, PLACES, unit),
            f"by location, side and place from the Rift, for the first {PLACES}: guild (18, one-hot), number "
            f"(3, one-hot), damage / 7, damage it can still take / 7, activated in this action, doomed, acts "
            f"now, was hit by what acts{owner}",
        ),
        Feature("crowd", (lanes, 2), f"cards in each line / {MAX_CROWD}, those beyond the sixth included"),
        Feature("hand", (NUM_KINDS,), "my hand, copies of each card / 4"),
        Feature("hands", (seats,), f"cards in each hand / {HAND}"),
        Feature("known", (seats, NUM_KINDS), "cards that all seats know to be in a hand, copies / 4"),
        Feature("decks", (seats,), f"cards in each deck / {DECK_SIZE}"),
        Feature(
            "unseen", (seats, NUM_KINDS), "in the deck or hand of a seat, and I cannot place it; copies / 4"
        ),
        Feature("discards", (seats, NUM_KINDS), "discard piles, copies / 4"),
        Feature("guilds", (seats, NUM_GUILDS), "the guilds of each seat"),
        Feature("offer", (NUM_GUILDS,), "guilds on offer in the draft"),
        Feature("pool", (1,), "guilds that lie face down in the draft / 18"),
        Feature(
            "playing", (4,), "cards played in this action, one-hot; nothing unless cards are being played"
        ),
        Feature("play_guild", (NUM_GUILDS,), "the guild they share, one-hot"),
        Feature("play_number", (3,), "the number they share, one-hot"),
        Feature("play_lanes", (lanes,), "the locations between the outermost they went to"),
        Feature("activating", (4,), "elementals activated in this action, one-hot; nothing unless some are"),
        Feature("spent", (NUM_KINDS,), "the card discarded for it, one-hot"),
        Feature("by", (2,), "by its guild or by its number, one-hot"),
        Feature("killed", (1,), "what acts has just destroyed what it hit"),
        Feature("plan", (NUM_PLANS,), "solo: the plan that lies face up, one-hot"),
        Feature(
            "plans", (NUM_PLANS,), "solo: the place of each plan met so far in their order, from 1, / 20"
        ),
    ]


class RiftforceEncoding(Encoding):
    """Riftforce for one mode."""

    version: ClassVar[str] = "riftforce 1"
    ask_kinds: ClassVar[list[str]] = ASK_NAMES

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, Riftforce)
        self.lanes = int(rules.config.lanes)
        self.seats = len(rules.config.sides)  # in solo the trainer has one
        super().__init__(rules, features(self.lanes, self.seats), CHANCE_CARD, range(CHANCE_CARD, NUM_MOVES))
        board = next(feature for feature in self.features if feature.name == "board")
        self.unit_width = board.shape[-1]

    def encode_sparse(self, view: View) -> SparseArray:
        assert isinstance(view, RiftView)
        v, at, n, me = view, self.offsets, self.seats, int(view.seat)
        out: SparseArray = {}
        if v.ask is not None:
            self.encode_ask(v, out)
        if "seat" in at:
            out[at["seat"] + me] = 1.0
        for seat in range(n):
            other = (seat - me) % n
            if v.waiting >> seat & 1:
                out[at["waiting"] + other] = 1.0
            out[at["hands"] + other] = scaled(v.hands[seat], HAND)
            out[at["decks"] + other] = scaled(v.decks[seat], DECK_SIZE)
            count_copies(out, at["known"] + other * NUM_KINDS, v.known[seat])
            count_copies(out, at["unseen"] + other * NUM_KINDS, v.unseen[seat])
            count_copies(out, at["discards"] + other * NUM_KINDS, list(v.discards[seat]))
            for guild in v.guilds[seat]:
                out[at["guilds"] + other * NUM_GUILDS + guild] = 1.0
        out[at["turn"] + (v.turn - me) % n] = 1.0
        out[at["first"] + (v.first - me) % n] = 1.0
        out[at["place"] + v.place] = 1.0
        out[at["round"]] = scaled(v.round, MAX_ROUNDS)
        out[at["idle"]] = scaled(v.idle, MAX_IDLE)
        out[at["pool"]] = v.pool / NUM_GUILDS
        for guild in v.offer:
            out[at["offer"] + guild] = 1.0
        count_copies(out, at["hand"], v.hand)
        mine = v.sides[me]
        for i, side in enumerate((mine, 1 - mine)):
            out[at["score"] + i] = scaled(v.scores[side], 2 * WIN)
            out[at["score_is"] + i * POINTS + min(v.scores[side], POINTS - 1)] = 1.0
        self.encode_board(v, out)
        self.encode_action(v, out)
        if v.plans:
            for i, plan in enumerate(v.plans):
                out[at["plans"] + plan] = (i + 1) / NUM_PLANS
            if v.met < len(v.plans) or len(v.plans) == NUM_PLANS:
                out[at["plan"] + v.plans[v.met % NUM_PLANS]] = 1.0
        return out

    def encode_ask(self, v: RiftView, out: SparseArray) -> None:
        """Add the pending question of the observing seat."""
        ask, at = v.ask, self.offsets
        assert ask is not None
        out[at["ask"] + ask.kind] = 1.0
        if ask.kind == ASK_STOLEN:
            out[at["ask_card"] + ask.n] = 1.0
            return
        out[at["ask_n"]] = scaled(ask.n, 8)
        if ask.kind in CARD_ASKS:
            out[at["ask_card"] + ask.about] = 1.0

    def encode_board(self, v: RiftView, out: SparseArray) -> None:
        """Add both sides of the Rift."""
        at, width, me = self.offsets["board"], self.unit_width, int(v.seat)
        crowd = self.offsets["crowd"]
        acts, hit = -1, -1
        for f in v.frames:
            if isinstance(f, Ability):
                acts, hit = f.me, f.it
        marked = {acts, hit, *v.fired, *v.doomed}
        mine = v.sides[me]
        for lane in range(self.lanes):
            for i, side in enumerate((mine, 1 - mine)):
                line = v.rows[side * self.lanes + lane]
                out[crowd + lane * 2 + i] = scaled(len(line), MAX_CROWD)
                for place, unit in enumerate(line[:PLACES]):
                    here = at + ((lane * 2 + i) * PLACES + place) * width
                    kind, hurt, number = unit.kind, unit.hurt, NUMBER[unit.kind]
                    out[here + GUILD_AT + GUILD[kind]] = 1.0
                    out[here + NUMBER_AT + number - 5] = 1.0
                    if hurt:
                        out[here + HURT_AT] = scaled(hurt, 7)
                    if hurt < number:
                        out[here + LEFT_AT] = (number - hurt) / 7
                    if unit.id in marked:
                        self.encode_marks(v, unit.id, here, acts, hit, out)
                    if self.seats > 2:
                        out[here + SEAT_AT + (unit.seat - me) % self.seats] = 1.0

    def encode_marks(self, v: RiftView, unit: int, here: int, acts: int, hit: int, out: SparseArray) -> None:
        """Add what has happened to a unit in this action."""
        if unit in v.fired:
            out[here + FIRED_AT] = 1.0
        if unit in v.doomed:
            out[here + DOOMED_AT] = 1.0
        if unit == acts:
            out[here + ACTS_AT] = 1.0
        if unit == hit:
            out[here + HIT_AT] = 1.0

    def encode_action(self, v: RiftView, out: SparseArray) -> None:
        """Add the progress of the current action."""
        at = self.offsets
        for f in v.frames:
            if isinstance(f, Playing):
                out[at["playing"] + f.count] = 1.0
                if f.guild >= 0:
                    out[at["play_guild"] + f.guild] = 1.0
                if f.number >= 0:
                    out[at["play_number"] + f.number - 5] = 1.0
                for lane in range(f.low, f.high + 1) if f.low >= 0 else ():
                    out[at["play_lanes"] + lane] = 1.0
            elif isinstance(f, Activating):
                out[at["activating"] + f.count] = 1.0
                if f.spent >= 0:
                    out[at["spent"] + f.spent] = 1.0
                if f.by >= 0:
                    out[at["by"] + f.by - BY_GUILD] = 1.0
        if v.frames:
            top = v.frames[-1]
            if isinstance(top, Ability) and top.killed >= 0:
                out[at["killed"]] = 1.0


def count_copies(out: SparseArray, at: int, cards: list[int]) -> None:
    """Add the copies of each card, as a share of the most there can be."""
    for kind in cards:
        out[at + kind] = out.get(at + kind, 0.0) + 0.25


assert max(COPIES) == 4
