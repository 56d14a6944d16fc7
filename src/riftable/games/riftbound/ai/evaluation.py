"""What a position of Riftbound is worth to a seat, in points: a sober look at the table once it is quiet."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import CHANCE, State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.gamekit.evaluation import Evaluator
from riftable.games.riftbound.rules.ids import ASK_MAIN, EXHAUSTED
from riftable.games.riftbound.rules.state import GONE, Realm

WON: Final = 1000.0
CONTROL: Final = 0.6  # a battlefield: it pays a point in the next Scoring Step, if it is kept
MIGHT: Final = 0.12  # a point of Might on the board
READY: Final = 0.05  # a unit that can act
CARD: Final = 0.25  # a card in hand
RUNE: Final = 0.2
PATIENCE: Final = 80  # answers until a position must be quiet


@final
class RiftboundEvaluator(Evaluator):
    """What a seat has, less what the best of the others have, when all have passed."""

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Realm)
        still = quiet(s)
        result = still.result()
        if result is not None:
            return WON * result[seat]
        has = [float(points) for points in still.points]
        for other in range(still.book.players):
            has[still.book.sides[other]] += holdings(still, other)
        own = still.book.sides[seat]
        return has[own] - max([value for side, value in enumerate(has) if side != own])


def holdings(s: Realm, seat: int) -> float:
    """Battlefields, units, cards and runes."""
    total = CARD * len(s.hands[seat]) + RUNE * float(s.num_runes(seat))
    first = int(s.book.players + s.book.fields)
    for place in range(int(s.book.players), first):
        total += CONTROL if s.seat[place] == seat else 0.0
    for u in range(first, len(s.kind)):
        if s.kind[u] != GONE and s.seat[u] == seat:
            total += MIGHT * float(s.might(u)) + (0.0 if s.flags[u] & EXHAUSTED else READY)
    return total


def quiet(s: Realm) -> Realm:
    """The position once everybody has passed: what is on the chain resolves, what runs is fought out."""
    if s.ask is None or s.ask.kind == ASK_MAIN:
        return s
    still = s.copy()
    rng = Rng(1)
    for _ in range(PATIENCE):
        ask = still.ask
        if ask is None or ask.kind == ASK_MAIN:
            break
        still.step(ask.sample(rng) if ask.seat == CHANCE else ask.moves[0])
    return still
