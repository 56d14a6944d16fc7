"""Views of Riftforce: what a seat may know of a position, and full states that fit a view.

A view remembers as well as a person with perfect memory: everything that was once face up is known,
the contents of discard piles included, though no table shows them (A25).
"""

from __future__ import annotations

from typing import Final

from riftable.core.bag import EMPTY
from riftable.core.machine import Frame
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.core.rules import View, frames_json
from riftable.games.riftforce.rules.draft import pick_order
from riftable.games.riftforce.rules.frames import Ability, Playing
from riftable.games.riftforce.rules.ids import (
    ASK_BOT,
    ASK_HEAL,
    ASK_HIT,
    CARD_NAMES,
    GUILD,
    GUILD_NAMES,
    NUMBER,
)
from riftable.games.riftforce.rules.moves import move_name, unit_name, unit_spot
from riftable.games.riftforce.rules.plans import PLAN_NAMES
from riftable.games.riftforce.rules.state import GameConfig, Rift
from riftable.games.riftforce.rules.view_json import RiftViewJson, UnitJson

ASK_NAMES: Final[list[str]] = [
    "action", "play", "where", "discard", "by", "activate", "hit", "heal", "near", "far", "side",
    "stolen", "guild", "first", "out", "given", "offer", "draw", "setup", "bot", "push", "keep", "next",
    "trainer", "new_bot",
]  # fmt: skip


class Unit:
    """A card on the board, as all players see it."""

    def __init__(self, unit: int, kind: int, hurt: int, seat: int) -> None:
        self.id = unit
        self.kind = kind
        self.hurt = hurt
        self.seat = seat

    def json(self) -> UnitJson:
        """Return the unit as views have it."""
        return {"id": self.id, "card": CARD_NAMES[self.kind], "damage": self.hurt, "seat": self.seat}


class RiftView(View):
    """A position of Riftforce as one seat knows it; seat -1 is a spectator."""

    key: str
    sides: list[int]
    lanes: i64
    first: i64
    turn: i64
    round: i64
    place: i64
    idle: i64
    winner: i64
    plans: bytes  # solo: the plans met so far, in order
    met: i64  # solo: how many of them have been carried out
    over: bool
    scores: list[int]
    guilds: list[list[int]]
    pool: i64  # how many guilds of the draft lie face down
    offer: list[int]
    picks: list[int]  # in the draft, the seat of each pick, made or to come
    quotas: list[int]  # in the draft, how many guilds each player will have
    rows: list[list[Unit]]  # side * lanes + location
    hand: list[int]  # mine
    hands: list[int]  # how many cards each seat holds
    decks: list[int]
    discards: list[bytes]
    known: list[list[int]]  # by seat, what all players know to be in that hand
    unseen: list[list[int]]  # by seat, what is in its deck or hand and I cannot place
    fired: list[int]
    doomed: list[int]
    frames: list[Frame]  # copies: public, because an ability is resolved in the open

    def row(self, side: i64, lane: i64) -> list[Unit]:
        """The line of one side at one location, nearest the Rift first."""
        return self.rows[side * self.lanes + lane]

    def find(self, unit: i64) -> Unit | None:
        """A unit on the board by its id."""
        for row in self.rows:
            for u in row:
                if u.id == unit:
                    return u
        return None

    def kind_of(self, unit: i64) -> int:
        """The kind of a unit on the board; -1 if it is not there."""
        u = self.find(unit)
        return -1 if u is None else u.kind

    def label(self, move: i64) -> str:
        """The full name of a legal answer to my question."""
        ask = self.ask
        spot = unit_spot(move)
        if ask is None or spot is None:
            return move_name(move)
        lane, place = spot
        return unit_name(self.row(self.asked_side(), lane)[place].kind, lane, place)

    def asked_side(self) -> i64:
        """The side of the board my question is about."""
        ask = self.ask
        assert ask is not None
        if ask.kind == ASK_BOT:
            return 1 - self.sides[ask.seat]
        if ask.kind not in (ASK_HIT, ASK_HEAL):
            return self.sides[ask.seat]
        side: i64 = self.sides[self.seat_of(ask.about)]
        return 1 - side if ask.kind == ASK_HIT else side

    def seat_of(self, unit: i64) -> int:
        """Whose a unit on the board is; -1 if it is not there."""
        u = self.find(unit)
        return -1 if u is None else u.seat

    def json(self) -> RiftViewJson:
        out: RiftViewJson = {
            "rules": self.key,
            "seat": int(self.seat),
            "first": int(self.first),
            "turn": int(self.turn),
            "round": int(self.round),
            "place": int(self.place),
            "idle": int(self.idle),
            "waiting": int(self.waiting),
            "over": self.over,
            "winner": int(self.winner),
            "scores": self.scores[:],
            "guilds": [guild_names(own) for own in self.guilds],
            "pool": int(self.pool),
            "offer": guild_names(self.offer),
            "picks": self.picks[:],
            "quotas": self.quotas[:],
            "board": [[unit.json() for unit in row] for row in self.rows],
            "hand": card_names(self.hand),
            "hands": self.hands[:],
            "decks": self.decks[:],
            "discards": [card_names(list(pile)) for pile in self.discards],
            "known": [card_names(cards) for cards in self.known],
            "unseen": [card_names(cards) for cards in self.unseen],
            "fired": self.fired[:],
            "doomed": self.doomed[:],
            "plans": [PLAN_NAMES[plan] for plan in self.plans],
            "met": int(self.met),
            "frames": frames_json(self.frames),
            "ask": self.ask_json(ASK_NAMES),
        }
        if not self.picks:
            del out["picks"]
            del out["quotas"]
        if not self.plans:
            del out["plans"]
            del out["met"]
        return out


def card_names(cards: list[int]) -> list[str]:
    """Return the names of cards."""
    return [CARD_NAMES[kind] for kind in cards]


def guild_names(guilds: list[int]) -> list[str]:
    """Return the names of guilds."""
    return [GUILD_NAMES[guild] for guild in guilds]


def view_of(s: Rift, seat: int, key: str) -> RiftView:
    """The view of a seat, built up from what it may know."""
    v = RiftView()
    v.config = s.config
    v.key = key
    v.seat = seat
    v.set_ask(s.ask)
    v.over = s.ask is None
    v.sides = s.config.sides[:]
    v.lanes = s.config.lanes
    v.first = s.first
    v.turn = s.turn
    v.round = s.round
    v.place = s.place
    v.idle = s.idle
    v.winner = s.winner
    v.plans = s.plans
    v.met = s.met
    v.scores = s.scores[:]
    v.guilds = [own[:] for own in s.guilds]
    v.pool = len(s.pool)
    v.offer = s.offer[:]
    v.picks = picks_of(s) if s.offer else []
    v.quotas = s.config.quotas[:] if s.offer else []
    v.rows = [[Unit(u, s.kind[u], s.hurt[u], s.seat[u]) for u in row] for row in s.rows]
    v.hand = s.hands[seat][:] if seat >= 0 else []
    v.hands = [len(hand) for hand in s.hands]
    v.decks = [len(deck) for deck in s.decks]
    v.discards = s.discards[:]
    v.known = [sorted(cards) for cards in s.known]
    v.unseen = [unplaced(s, other, other == seat) for other in range(len(s.hands))]
    v.fired = s.fired[:]
    v.doomed = s.doomed[:]
    v.frames = [f.copy() for f in s.frames]
    return v


def picks_of(s: Rift) -> list[int]:
    """The seats in the order in which they pick guilds. In a solo game no guild is dealt to the player."""
    if s.config.bots >= 0:
        return [0] * s.config.quotas[0]
    return pick_order(s.config.orders[s.first], s.config.quotas)


def unplaced(s: Rift, seat: int, mine: bool) -> list[int]:
    """The cards of a seat that an onlooker cannot place: its deck, and unless it is mine, the hand."""
    if mine:
        return list(s.decks[seat])
    cards = list(s.decks[seat]) + s.hands[seat]
    for kind in s.known[seat]:
        cards.remove(kind)
    cards.sort()
    return cards


def imagine(config: GameConfig, v: RiftView, rng: Rng) -> Rift:
    """Return a full state consistent with the view, with the unknown cards dealt at random."""
    s = Rift(config)
    s.reset()
    fill_board(s, v)
    for seat in range(len(v.hands)):
        if seat == v.seat:
            s.hands[seat] = v.hand[:]
            s.decks[seat] = bytes(v.unseen[seat])
        else:
            cards = v.unseen[seat][:]
            held = v.hands[seat] - len(v.known[seat])
            rng.shuffle(cards)
            while not fills_gap(v, seat, v.known[seat] + cards[:held], cards):
                rng.shuffle(cards)
            s.hands[seat] = sorted(v.known[seat] + cards[:held])
            s.decks[seat] = bytes(sorted(cards[held:]))
        s.discards[seat] = v.discards[seat]
        s.known[seat] = v.known[seat][:]
    s.guilds = [own[:] for own in v.guilds]
    s.offer = v.offer[:]
    s.pool = face_down(config, v)
    s.scores = v.scores[:]
    s.first = v.first
    s.turn = v.turn
    s.round = v.round
    s.place = v.place
    s.idle = v.idle
    s.winner = v.winner
    s.plans = v.plans
    s.met = v.met
    s.fired = v.fired[:]
    s.doomed = v.doomed[:]
    s.frames = [f.copy() for f in v.frames]
    if s.frames:  # the question under way: a step that asks may always be run again
        s.frames[-1].again()
        s.settle()
    return s


def fills_gap(v: RiftView, seat: int, hand: list[int], unseen: list[int]) -> bool:
    """Whether a seat can hold this hand: if it left a gap between two cards, it must be able to fill it."""
    if seat != v.turn:
        return True
    for f in v.frames:
        if isinstance(f, Playing) and f.has_gap() and f.shown < 0:
            for cards in (hand, unseen):
                for kind in cards:
                    if GUILD[kind] == f.guild or NUMBER[kind] == f.number:
                        return cards is hand
    return True


def face_down(config: GameConfig, v: RiftView) -> bytes:
    """The guilds in the pool of the draft: all that are neither taken nor on offer, while it lasts."""
    seen = v.offer + [guild for own in v.guilds for guild in own] + config.trainer
    return bytes([guild for guild in range(config.box) if guild not in seen]) if v.pool else EMPTY


def fill_board(s: Rift, v: RiftView) -> None:
    """The units of a view, under their own ids; ids between them are free."""
    size = 0
    for row in v.rows:
        for u in row:
            size = max(size, u.id + 1)
    for f in v.frames:  # an ability may remember a unit that is gone
        if isinstance(f, Ability):
            size = max(size, f.me + 1, f.it + 1)
    s.kind = [0] * size
    s.hurt = [0] * size
    s.seat = [0] * size
    s.at = [0] * size
    used: set[int] = set()
    for i, row in enumerate(v.rows):
        for u in row:
            s.kind[u.id] = u.kind
            s.hurt[u.id] = u.hurt
            s.seat[u.id] = u.seat
            s.at[u.id] = i % v.lanes
            used.add(u.id)
            s.rows[i].append(u.id)
    s.free = [u for u in range(size - 1, -1, -1) if u not in used]


__all__ = ["RiftView", "Unit", "imagine", "view_of"]
