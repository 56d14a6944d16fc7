"""Search hooks of Riffifi: rollouts to the end of the hand by a simple policy, then the lead decides."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.gamekit.evaluation import SearchHooks
from riftable.games.riffifi.rules.ids import ASK_PLAY, NOTHING, NUM_COLORS, OFFICER, UNSEEN, VALUE
from riftable.games.riffifi.rules.state import RiffifiState

# By value of a card: how likely it stays face up until it pays.
SURVIVAL: Final[list[float]] = [0.0, 0.95, 0.85, 0.75, 0.66, 0.58, 0.51, 0.45, 0.40]
DENIAL: Final = 0.45  # value of a token that another seat does not get
WASTE: Final = 0.25  # cost of a token that a card played in vain could have brought
ROLLOUT_NOISE: Final = 4.0  # in tokens: added to each move in rollouts, uniformly from 0
LEAD_SCALE: Final = 7.0  # tokens: the usual change of a lead in one hand
TICK_LOGIT: Final = 0.9  # value of a tick, in log-odds


@final
class RiffifiSearchHooks(SearchHooks):
    """Riffifi with 3 to 5 seats and any variants."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats

    def rollout(self, s: State, rng: Rng) -> None:
        """Play to the end of the hand."""
        assert isinstance(s, RiffifiState)
        number: i64 = s.number
        while True:
            ask = s.ask
            if ask is None or s.number != number:
                return
            moves = ask.listed
            if moves is None or ask.kind != ASK_PLAY:
                s.step(ask.sample(rng))
            else:
                s.step(self.rollout_move(s, moves, rng))

    def rollout_move(self, s: RiffifiState, moves: list[int], rng: Rng) -> i64:
        """Return a plausible card, without lookahead."""
        best: i64 = moves[0]
        most: float = -1e9
        for move in moves:
            value: float = self.quick_value(s, move) + ROLLOUT_NOISE * float(rng.below(1024)) / 1024.0
            if value > most:
                most = value
                best = move
        return best

    def quick_value(self, s: RiffifiState, move: i64) -> float:
        """Return what a card brings if nothing else happens, in tokens."""
        if move >= UNSEEN:
            return -WASTE * float(VALUE[move - UNSEEN])
        if move == OFFICER:
            return 1.0
        top: i64 = s.top[move >> 3]
        number: int = VALUE[move]
        if move > top:
            return -WASTE * float(number)
        value: float = SURVIVAL[number] * float(number)
        if top != NOTHING:
            value += DENIAL * float(VALUE[top])
        return value

    def win_probabilities(self, s: State) -> list[float]:
        assert isinstance(s, RiffifiState)
        seats: i64 = self.seats
        if s.ask is None:
            winners: i64 = 0
            for seat in range(seats):
                winners += s.winners >> seat & 1
            share: float = 1.0 / float(winners)
            return [share if s.winners >> seat & 1 else 0.0 for seat in range(seats)]
        odds: list[float] = []
        if s.config.ticks:
            for seat in range(seats):
                odds.append(TICK_LOGIT * self.ticks(s, seat))
        else:
            left: float = float(s.config.hands - s.number + 1)
            for seat in range(seats):
                odds.append(float(s.scores[seat]) / (LEAD_SCALE * sqrt(left)))
        most: float = max(odds)
        parts = [exp(chance - most) for chance in odds]
        total: float = sum(parts)
        return [part / total for part in parts]

    def ticks(self, s: RiffifiState, seat: i64) -> float:
        """Return how many colors a seat has ticked."""
        count: float = 0.0
        for color in range(NUM_COLORS):
            if s.ticks[seat] >> color & 1:
                count += 1.0
        return count

    def move_priors(self, s: State, moves: list[int]) -> list[float]:
        assert isinstance(s, RiffifiState)
        ask = s.ask
        assert ask is not None
        if ask.kind != ASK_PLAY:
            return [1.0] * len(moves)
        return [exp(0.25 * self.quick_value(s, move)) for move in moves]
