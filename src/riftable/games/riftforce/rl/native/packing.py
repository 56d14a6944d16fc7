"""Writes views of Riftforce as the bytes of an observation; `encoding` says what each number means."""

from __future__ import annotations

from typing import Final

from riftable.core.native import i64
from riftable.core.rules import View
from riftable.gamekit.packing import (
    BYTES,
    Packer,
    PartCache,
    Slots,
    bit_sets,
    one_hots,
    packed,
    share,
    shares,
)
from riftable.games.riftforce.rules.frames import Ability, Activating, Playing
from riftable.games.riftforce.rules.ids import (
    ASK_ACTIVATE,
    ASK_BY,
    ASK_STOLEN,
    ASK_WHERE,
    BY_GUILD,
    GUILD,
    HAND,
    NUM_GUILDS,
    NUM_KINDS,
    NUM_PLANS,
    NUMBER,
    WIN,
)
from riftable.games.riftforce.rules.view import ASK_NAMES, RiftView, Unit

PLACES: Final = 6  # of a line; longer ones are rare
MAX_CROWD: Final = 20  # cards of a line
POINTS: Final = 16  # Riftforce: 0 to 15 or more
MAX_ROUNDS: Final = 40
MAX_IDLE: Final = 4
MAX_ASK_N: Final = 8
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

# Marks of a unit, as bits: the columns from FIRED_AT on.
NUM_MARKS: Final = 4
FIRED: Final = 1
DOOMED: Final = 2
ACTS: Final = 4
HIT: Final = 8

HURTS: Final = 8  # damage of a unit: 0 to 7 or more, which no unit survives
SET: Final = 6  # guilds in a slot of a set of guilds
GUILD_SLOTS: Final = NUM_GUILDS // SET
# Copies of the three cards of a guild are counted in one number, whose digits they are.
COPIES_BASE: Final = 5
COPY_UNIT: Final[list[int]] = [COPIES_BASE ** (kind % 3) for kind in range(NUM_KINDS)]


def unit_parts(seats: int) -> list[bytes]:
    """Return the parts of units without marks, by owner (if seats are told), kind and damage."""
    parts = []
    for seat in range(seats):
        for kind in range(NUM_KINDS):
            for hurt in range(HURTS):
                row = [0.0] * (SEAT_AT + (seats if seats > 1 else 0))
                row[GUILD_AT + GUILD[kind]] = 1.0
                row[NUMBER_AT + NUMBER[kind] - 5] = 1.0
                row[HURT_AT] = hurt / 7
                row[LEFT_AT] = max(NUMBER[kind] - hurt, 0) / 7
                if seats > 1:
                    row[SEAT_AT + seat] = 1.0
                parts.append(packed(row))
    return parts


def copy_parts() -> list[bytes]:
    """Return the parts of a guild's cards, by the copies of each."""
    digits = range(COPIES_BASE)
    return [packed([five / 4, six / 4, seven / 4]) for seven in digits for six in digits for five in digits]


# Tables of parts that all modes share.
ASK: Final = one_hots(len(ASK_NAMES))
KIND: Final = one_hots(NUM_KINDS)
GUILD_HOT: Final = one_hots(NUM_GUILDS)
GUILD_SETS: Final = bit_sets(SET)
PLAN: Final = one_hots(NUM_PLANS)
SCORE_IS: Final = one_hots(POINTS)
FOUR: Final = one_hots(4)
THREE: Final = one_hots(3)
TWO: Final = one_hots(2)
ONE: Final = packed([1.0])
MARKS: Final = bit_sets(NUM_MARKS)
COPIES: Final = copy_parts()
ASK_SHARE: Final = shares(MAX_ASK_N)
ROUND_SHARE: Final = shares(MAX_ROUNDS)
IDLE_SHARE: Final = shares(MAX_IDLE)
SCORE_SHARE: Final = shares(2 * WIN)
CROWD_SHARE: Final = shares(MAX_CROWD)
HAND_SHARE: Final = shares(HAND)
DECK_SHARE: Final = shares(DECK_SIZE)
GUILD_SHARE: Final = shares(NUM_GUILDS)
PLAN_SHARE: Final = shares(NUM_PLANS)


class RiftforcePacker(Packer):
    """Riftforce for a number of locations and seats."""

    def __init__(self, lanes: int, seats: int) -> None:
        self.lanes: i64 = lanes
        self.seats: i64 = seats
        self.crowded = seats > 2
        self.seat_hots = one_hots(seats)
        self.lane_sets = bit_sets(lanes)
        self.unit_parts = unit_parts(seats if self.crowded else 1)
        self.card_parts = PartCache()  # by cards: between two decisions few piles change
        slots = Slots()  # in the order of the features
        self.ask: i64 = slots.add(len(ASK_NAMES))
        self.ask_card: i64 = slots.add(NUM_KINDS)
        self.ask_n: i64 = slots.add(1)
        self.seat: i64 = slots.add(seats) if self.crowded else -1
        self.waiting: i64 = slots.add(1, seats)
        self.turn: i64 = slots.add(seats)
        self.first: i64 = slots.add(seats)
        self.place: i64 = slots.add(4)
        self.round: i64 = slots.add(1)
        self.idle: i64 = slots.add(1)
        self.score: i64 = slots.add(1, 2)
        self.score_is: i64 = slots.add(POINTS, 2)
        self.board: i64 = slots.add(SEAT_AT + (seats if self.crowded else 0), lanes * 2 * PLACES)
        self.crowd: i64 = slots.add(1, lanes * 2)
        self.hand: i64 = slots.add(NUM_KINDS)
        self.hands: i64 = slots.add(1, seats)
        self.known: i64 = slots.add(NUM_KINDS, seats)
        self.decks: i64 = slots.add(1, seats)
        self.unseen: i64 = slots.add(NUM_KINDS, seats)
        self.discards: i64 = slots.add(NUM_KINDS, seats)
        self.guilds: i64 = slots.add(SET, seats * GUILD_SLOTS)
        self.offer: i64 = slots.add(SET, GUILD_SLOTS)
        self.pool: i64 = slots.add(1)
        self.playing: i64 = slots.add(4)
        self.play_guild: i64 = slots.add(NUM_GUILDS)
        self.play_number: i64 = slots.add(3)
        self.play_lanes: i64 = slots.add(lanes)
        self.activating: i64 = slots.add(4)
        self.spent: i64 = slots.add(NUM_KINDS)
        self.by: i64 = slots.add(2)
        self.killed: i64 = slots.add(1)
        self.plan: i64 = slots.add(NUM_PLANS)
        self.plans: i64 = slots.add(1, NUM_PLANS)
        self.empty: list[bytes] = slots.empty
        self.size = slots.size

    def pack(self, view: View) -> bytearray:
        assert isinstance(view, RiftView)
        out = self.empty[:]
        self.pack_ask(view, out)
        self.pack_seats(view, out)
        self.pack_table(view, out)
        self.pack_board(view, out)
        self.pack_action(view, out)
        if view.plans:
            self.pack_plans(view, out)
        return bytearray().join(out)

    def pack_ask(self, v: RiftView, out: list[bytes]) -> None:
        """Write the pending question of the observing seat."""
        ask = v.ask
        if ask is None:
            return
        kind = ask.kind
        out[self.ask] = ASK[kind]
        if kind == ASK_STOLEN:
            out[self.ask_card] = KIND[ask.n]
            return
        out[self.ask_n] = share(ASK_SHARE, ask.n)
        if kind in (ASK_WHERE, ASK_BY, ASK_ACTIVATE):  # the others are about a unit
            out[self.ask_card] = KIND[ask.about]

    def pack_seats(self, v: RiftView, out: list[bytes]) -> None:
        """Write what is known of each seat."""
        me, n = v.seat, self.seats
        if self.crowded:
            out[self.seat] = self.seat_hots[me]
        seat: i64
        for seat in range(n):
            other: i64 = (seat - me) % n
            if v.waiting >> seat & 1:
                out[self.waiting + other] = ONE
            out[self.hands + other] = share(HAND_SHARE, v.hands[seat])
            out[self.decks + other] = share(DECK_SHARE, v.decks[seat])
            self.pack_cards(out, self.known + other, bytes(v.known[seat]))
            self.pack_cards(out, self.unseen + other, bytes(v.unseen[seat]))
            self.pack_cards(out, self.discards + other, v.discards[seat])
            mark_guilds(out, self.guilds + other * GUILD_SLOTS, v.guilds[seat])
        out[self.turn] = self.seat_hots[(v.turn - me) % n]
        out[self.first] = self.seat_hots[(v.first - me) % n]

    def pack_cards(self, out: list[bytes], at: i64, cards: bytes) -> None:
        """Write the copies of each card."""
        if cards:
            part = self.card_parts.find(cards)
            out[at] = self.card_parts.keep(cards, copies_part(cards)) if part is None else part

    def pack_table(self, v: RiftView, out: list[bytes]) -> None:
        """Write counters, scores, my hand and the draft."""
        out[self.place] = FOUR[v.place]
        out[self.round] = share(ROUND_SHARE, v.round)
        out[self.idle] = share(IDLE_SHARE, v.idle)
        out[self.pool] = GUILD_SHARE[v.pool]
        mark_guilds(out, self.offer, v.offer)
        self.pack_cards(out, self.hand, bytes(v.hand))
        side: i64 = v.sides[v.seat]
        i: i64
        for i in range(2):
            points: i64 = v.scores[side]
            out[self.score + i] = share(SCORE_SHARE, points)
            out[self.score_is + i] = share(SCORE_IS, points)
            side = 1 - side

    def pack_board(self, v: RiftView, out: list[bytes]) -> None:
        """Write both sides of the Rift."""
        acts: i64 = -1
        hit: i64 = -1
        for f in v.frames:
            if isinstance(f, Ability):
                acts = f.me
                hit = f.it
        marked = acts >= 0 or hit >= 0 or len(v.fired) > 0 or len(v.doomed) > 0
        mine: i64 = v.sides[v.seat]
        lane: i64
        i: i64
        for lane in range(self.lanes):
            for i in range(2):
                line = v.rows[(mine if i == 0 else 1 - mine) * self.lanes + lane]
                here: i64 = lane * 2 + i
                count: i64 = len(line)
                out[self.crowd + here] = share(CROWD_SHARE, count)
                here = self.board + here * PLACES
                place: i64
                for place in range(min(PLACES, count)):
                    unit = line[place]
                    part = self.unit_part(v, unit)
                    if marked:
                        part = with_marks(part, marks(v, unit.id, acts, hit))
                    out[here + place] = part

    def unit_part(self, v: RiftView, unit: Unit) -> bytes:
        """Return a unit without its marks."""
        kind: i64 = unit.kind
        hurt: i64 = unit.hurt
        if self.crowded:
            kind += (unit.seat - v.seat) % self.seats * NUM_KINDS
        return self.unit_parts[kind * HURTS + (hurt if hurt < HURTS else HURTS - 1)]

    def pack_action(self, v: RiftView, out: list[bytes]) -> None:
        """Write the progress of the current action."""
        for f in v.frames:
            if isinstance(f, Playing):
                out[self.playing] = FOUR[f.count]
                if f.guild >= 0:
                    out[self.play_guild] = GUILD_HOT[f.guild]
                if f.number >= 0:
                    out[self.play_number] = THREE[f.number - 5]
                if f.low >= 0:
                    out[self.play_lanes] = self.lane_sets[(2 << f.high) - (1 << f.low)]
            elif isinstance(f, Activating):
                out[self.activating] = FOUR[f.count]
                if f.spent >= 0:
                    out[self.spent] = KIND[f.spent]
                if f.by >= 0:
                    out[self.by] = TWO[f.by - BY_GUILD]
        if v.frames:
            top = v.frames[-1]
            if isinstance(top, Ability) and top.killed >= 0:
                out[self.killed] = ONE

    def pack_plans(self, v: RiftView, out: list[bytes]) -> None:
        """Write the plans of a solo game."""
        met: i64 = len(v.plans)
        i: i64
        for i in range(met):
            out[self.plans + v.plans[i]] = PLAN_SHARE[i + 1]
        if v.met < met or met == NUM_PLANS:
            out[self.plan] = PLAN[v.plans[v.met % NUM_PLANS]]


def copies_part(cards: bytes) -> bytes:
    """Return the copies of each card, as a share of the most there can be."""
    counts = [0] * NUM_GUILDS
    for card in cards:
        kind: i64 = card
        counts[GUILD[kind]] += COPY_UNIT[kind]
    return b"".join([COPIES[n] for n in counts])


def mark_guilds(out: list[bytes], at: i64, guilds: list[int]) -> None:
    """Write a set of guilds."""
    if not guilds:
        return
    mask: i64 = 0
    for guild in guilds:
        here: i64 = guild
        mask |= 1 << here
    i: i64
    for i in range(GUILD_SLOTS):
        out[at + i] = GUILD_SETS[mask >> (i * SET) & ((1 << SET) - 1)]


def marks(v: RiftView, unit: int, acts: i64, hit: i64) -> i64:
    """Return what has happened to a unit in this action, as bits."""
    found: i64 = 0
    if unit in v.fired:
        found |= FIRED
    if unit in v.doomed:
        found |= DOOMED
    if unit == acts:
        found |= ACTS
    if unit == hit:
        found |= HIT
    return found


def with_marks(part: bytes, found: i64) -> bytes:
    """Return the part of a unit with its marks."""
    if found == 0:
        return part
    return part[: BYTES * FIRED_AT] + MARKS[found] + part[BYTES * SEAT_AT :]


__all__ = ["RiftforcePacker"]
