"""The evaluator of Riftbound: the value of a position for a seat, in points, once all players have passed."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import CHANCE, State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.gamekit.evaluation import WIN_VALUE, Evaluator
from riftable.games.riftbound.rules.ids import ASK_MAIN, EXHAUSTED
from riftable.games.riftbound.rules.state import GONE, Realm

CONTROL: Final = 0.6  # a battlefield: it pays a point in the next Scoring Step, if it is kept
MIGHT: Final = 0.12  # a point of Might on the board
READY: Final = 0.05  # a unit that can act
CARD: Final = 0.25  # a card in hand
RUNE: Final = 0.2
GEAR: Final = 0.25  # gear on the board: as much as the card in hand
FACEDOWN: Final = 0.25
MAX_QUIESCENCE_MOVES: Final = 80  # a position that is not quiet after so many is evaluated as it is


@final
class RiftboundEvaluator(Evaluator):
    """What a seat's side has, minus the best of the other sides, when all have passed."""

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Realm)
        calm = quiescent(s)
        result = calm.result()
        if result is not None:
            return WIN_VALUE * result[seat]
        has = [float(points) for points in calm.points]
        for other in range(calm.config.players):
            has[calm.config.sides[other]] += holdings(calm, other)
        own = calm.config.sides[seat]
        return has[own] - max([value for side, value in enumerate(has) if side != own])


def holdings(s: Realm, seat: int) -> float:
    """Return the value of a seat's battlefields, units, cards and runes."""
    total = CARD * len(s.hands[seat]) + RUNE * float(s.num_runes(seat))
    total += FACEDOWN * float(s.hider.count(seat))
    first = int(s.config.players + s.config.fields)
    for place in range(int(s.config.players), first):
        total += CONTROL if s.seat[place] == seat else 0.0
    for u in range(first, len(s.kind)):
        if s.kind[u] != GONE and s.seat[u] == seat:
            total += MIGHT * float(s.might(u)) if s.card(u).is_unit else GEAR
            total += 0.0 if s.flags[u] & EXHAUSTED else READY
    return total


def quiescent(s: Realm) -> Realm:
    """Return the position after all players pass: the chain resolves and combat is fought out."""
    if s.ask is None or s.ask.kind == ASK_MAIN:
        return s
    calm = s.copy()
    rng = Rng(1)
    for _ in range(MAX_QUIESCENCE_MOVES):
        ask = calm.ask
        if ask is None or ask.kind == ASK_MAIN:
            break
        calm.step(ask.sample(rng) if ask.seat == CHANCE else ask.moves[0])
    return calm
