"""What a search knows of Riftbound: what a position promises, which answers deserve a look, how to get on.

A position is judged in a Main Phase. Each side is measured by a few numbers, and what they weigh is data: for
the side on turn apart from those that wait, for the same Might may be worth more to whoever strikes first.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.gamekit.evaluation import SearchHooks
from riftable.games.riftbound.ai.rollout_policy import RolloutPolicy, charge, defence
from riftable.games.riftbound.rules.ids import (
    ASK_ASSIGN,
    ASK_GROUP,
    ASK_HIDE_PAY,
    ASK_INVITED,
    ASK_MAIN,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PAY,
    ASK_REACT,
    ASK_SHOWDOWN,
    ASK_TARGET,
    EXHAUSTED,
    NUM_DOMAINS,
    SPAN,
    V_ASSIGN,
    V_HIDE,
    V_INVITE,
    V_MOVE,
    V_TARGET,
)
from riftable.games.riftbound.rules.state import GONE, Realm

# What a side is measured by.
LEFT: Final = 0  # + how many points are missing, 0 to 8: one of these is 1
MOST_LEFT: Final = 8
HOLDS: Final = LEFT + MOST_LEFT + 1  # + how many battlefields are held, 0 to 3: one of these is 1
MOST_HELD: Final = 3
MIGHT_HELD: Final = HOLDS + MOST_HELD + 1  # Might at battlefields
MIGHT_READY: Final = MIGHT_HELD + 1  # Might in bases, ready
MIGHT_SPENT: Final = MIGHT_READY + 1
UNITS: Final = MIGHT_SPENT + 1
SAFE: Final = UNITS + 1  # for each battlefield held, how much stronger it is than what may come, -1 to 1
BREACH: Final = SAFE + 1  # for each one not held, how much stronger one is than what is there, -1 to 1
GEARS: Final = BREACH + 1
HAND: Final = GEARS + 1
HAND_MORE: Final = HAND + 1  # cards beyond the fourth
RUNES: Final = HAND_MORE + 1
READY: Final = RUNES + 1  # runes
ZONE: Final = READY + 1  # a champion that can still be played
FACEDOWN: Final = ZONE + 1
NUM_MEASURES: Final = FACEDOWN + 1

EDGE: Final = 4.0  # by how much Might a fight is as good as won
PATIENCE: Final = 400  # answers until it is judged anyhow
USUAL_HAND: Final = 4
FAVOUR: Final = 3.0  # how much more than another answer what one would do at a glance deserves a look
PASSING: Final = 2.0  # the same for a pass
ODD: Final = 0.3  # and for what few would do


def measure(s: Realm, side: i64) -> list[float]:
    """A side in numbers."""
    found: list[float] = [0.0] * NUM_MEASURES
    book = s.book
    left: i64 = book.victory - s.points[side]
    found[LEFT + max(min(left, MOST_LEFT), 0)] = 1.0
    first: i64 = book.players + book.fields
    held: float = 0.0
    ready: float = 0.0
    spent: float = 0.0
    units: float = 0.0
    gears: float = 0.0
    near: i64 = 0  # what could attack: for others in their next turn, whatever is not at a battlefield
    might: i64 = 0
    threat: i64 = 0
    for u in range(first, len(s.kind)):
        if s.kind[u] == GONE:
            continue
        card = s.cards[s.kind[u]]
        own = book.sides[s.seat[u]] == side
        if not card.is_unit:
            if own:
                gears += 1.0
            continue
        might = charge(s, u)
        if not own:
            if not s.is_field(s.at[u]):
                threat += might
            continue
        units += 1.0
        if s.is_field(s.at[u]):
            held += float(might)
        elif s.flags[u] & EXHAUSTED:
            spent += float(might)
            near += might
        else:
            ready += float(might)
            near += might
    holds: i64 = 0
    safe: float = 0.0
    breach: float = 0.0
    seat: i64 = 0  # one of the side, and one of the others
    other: i64 = 0
    for at in range(book.players):
        if book.sides[at] == side:
            seat = at
        else:
            other = at
    striking = book.sides[s.turn] == side
    strike: float = ready if striking else float(near)
    for place in range(book.players, first):
        if s.seat[place] >= 0 and book.sides[s.seat[place]] == side:
            holds += 1
            safe += edge(float(defence(s, other, place).takes - threat))
        else:
            breach += edge(strike - float(defence(s, seat, place).takes))
    found[HOLDS + min(holds, MOST_HELD)] = 1.0
    found[MIGHT_HELD] = held
    found[MIGHT_READY] = ready
    found[MIGHT_SPENT] = spent
    found[UNITS] = units
    found[SAFE] = safe
    found[BREACH] = breach
    found[GEARS] = gears
    for at in range(book.players):
        if book.sides[at] != side:
            continue
        cards: i64 = len(s.hands[at])
        found[HAND] += float(cards)
        if cards > USUAL_HAND:
            found[HAND_MORE] += float(cards - USUAL_HAND)
        found[RUNES] += float(s.num_runes(at))
        for i in range(at * NUM_DOMAINS, at * NUM_DOMAINS + NUM_DOMAINS):
            found[READY] += float(s.ready[i])
        if s.champion[at] >= 0:
            found[ZONE] += 1.0
        for place in range(book.players, first):
            if s.hider[place] == at:
                found[FACEDOWN] += 1.0
    return found


def edge(margin: float) -> float:
    """How sure a fight is, from -1 to 1, by what one side has more."""
    return max(-1.0, min(1.0, margin / EDGE))


@final
class RiftboundSearchHooks(SearchHooks):
    """Riftbound with any decks, at tables of two to four."""

    reflex: RolloutPolicy
    turn: list[float]  # by measure, what it is worth to the side on turn, in logits
    wait: list[float]  # and to one that waits
    ahead: i64  # turns that begin before a position is judged

    def __init__(
        self, seats: i64, reflex: RolloutPolicy, turn: list[float], wait: list[float], ahead: i64 = 2
    ) -> None:
        self.seats = seats
        self.reflex = reflex
        self.turn = turn
        self.wait = wait
        self.ahead = ahead

    def rollout(self, s: State, rng: Rng) -> None:
        """To the end of this turn and through the next one, at a glance."""
        assert isinstance(s, Realm)
        end: i64 = s.round + self.ahead
        reflex = self.reflex
        for _ in range(PATIENCE):
            ask = s.ask
            if ask is None or (ask.kind == ASK_MAIN and s.round >= end):
                return
            if ask.listed is None:
                s.step(ask.sample(rng))
            else:
                s.step(reflex.answer(s, ask, rng))

    def win_probabilities(self, s: State) -> list[float]:
        assert isinstance(s, Realm)
        book = s.book
        chances: list[float] = []
        if s.ask is None:
            for side in range(book.num_sides):
                if s.winner < 0:
                    chances.append(1.0 / float(book.num_sides))
                else:
                    chances.append(1.0 if s.winner == side else 0.0)
        else:
            odds = [self.strength(s, side) for side in range(book.num_sides)]
            most: float = max(odds)
            total: float = 0.0
            for side in range(book.num_sides):
                chances.append(exp(odds[side] - most))
                total += chances[side]
            chances = [chance / total for chance in chances]
        return [chances[side] for side in book.sides]

    def strength(self, s: Realm, side: i64) -> float:
        """What a side has, in logits."""
        weights = self.turn if s.book.sides[s.turn] == side else self.wait
        found = measure(s, side)
        total: float = 0.0
        for i in range(NUM_MEASURES):
            total += weights[i] * found[i]
        return total

    def candidate_moves(self, s: State) -> list[int]:
        """Runes pay by themselves, first hands are looked through at a glance, of equals one is enough."""
        assert isinstance(s, Realm)
        ask = s.ask
        assert ask is not None
        moves = ask.moves
        if len(moves) == 1:
            return moves
        kind: i64 = ask.kind
        if kind in (ASK_PAY, ASK_HIDE_PAY, ASK_MULLIGAN, ASK_ORDER):
            return [self.reflex.answer(s, ask, Rng(1))]
        if kind in (ASK_MAIN, ASK_GROUP, ASK_TARGET, ASK_ASSIGN):
            return self.different(s, moves)
        return moves

    def different(self, s: Realm, moves: list[int]) -> list[int]:
        """The answers without those that mean another unit in the very same state."""
        found: list[int] = []
        for move in moves:
            verb: i64 = move // SPAN
            double = False
            if verb in (V_MOVE, V_TARGET, V_ASSIGN):
                for other in found:
                    if other // SPAN == verb and alike(s, other % SPAN, move % SPAN):
                        double = True
                        break
            if not double:
                found.append(move)
        return found

    def move_priors(self, s: State, moves: list[int]) -> list[float]:
        assert isinstance(s, Realm)
        ask = s.ask
        assert ask is not None
        kind: i64 = ask.kind
        weights = [1.0] * len(moves)
        if len(moves) == 1:
            return weights
        if kind in (ASK_SHOWDOWN, ASK_REACT, ASK_INVITED):
            weights[0] = PASSING
        likely: i64 = self.reflex.answer(s, ask, Rng(1))
        for i, move in enumerate(moves):
            if move == likely:
                weights[i] *= FAVOUR
            elif move // SPAN in (V_HIDE, V_INVITE):
                weights[i] *= ODD
        return weights


def alike(s: Realm, a: i64, b: i64) -> bool:
    """Whether two objects are equal in all that matters."""
    if s.kind[a] != s.kind[b] or s.seat[a] != s.seat[b] or s.at[a] != s.at[b] or s.hurt[a] != s.hurt[b]:
        return False
    if s.flags[a] != s.flags[b] or s.extra[a] != s.extra[b] or not s.card(a).is_unit:
        return False
    for effect in s.effects:
        if effect.unit in (a, b):
            return False
    for item in s.chain:
        for codes in item.chosen:
            if a in codes or b in codes:
                return False
    return True
