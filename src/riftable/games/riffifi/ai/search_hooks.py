"""Search hooks of Riffifi: rollouts to the end of the hand by a learned policy, then the lead decides."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from riftable.core.machine import CHANCE, State
from riftable.core.native import i64
from riftable.core.rng import Rng
from riftable.gamekit.evaluation import SearchHooks
from riftable.games.riffifi.ai.rollout_policy import RolloutPolicy, Unplayed, pays_at_most
from riftable.games.riffifi.rules.ids import ASK_ODD, ASK_OFFICER, ASK_PLAY, NONE, NUM_COLORS
from riftable.games.riffifi.rules.state import RiffifiState

LEAD_SCALE: Final = 5.7  # tokens: the usual change of a lead in one hand
TICK_LOGIT: Final = 0.9  # value of a tick, in log-odds


@final
class RiffifiSearchHooks(SearchHooks):
    """Riffifi with 3 to 5 seats and any variants."""

    policy: RolloutPolicy

    def __init__(self, seats: i64, weights: list[float]) -> None:
        self.seats = seats
        self.policy = RolloutPolicy(weights)

    def rollout(self, s: State, rng: Rng) -> None:
        """Play to the end of the hand. Do nothing if the next hand is about to be dealt."""
        assert isinstance(s, RiffifiState)
        if s.ask is not None and s.ask.seat == CHANCE:
            return
        policy = self.policy
        unplayed = Unplayed(s)
        number: i64 = s.number
        while True:
            ask = s.ask
            if ask is None or s.number != number:
                return
            moves = ask.listed
            if moves is None or ask.kind == ASK_ODD:
                s.step(ask.sample(rng))
            elif ask.kind == ASK_OFFICER:
                s.step(highest_paying_card(s, moves))
            else:
                seat: i64 = ask.seat
                move: i64 = policy.choose(s, unplayed, moves, seat, rng)
                unplayed.play(move, seat)
                s.step(move)

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
        unplayed = Unplayed(s)
        return [exp(self.policy.score(s, unplayed, move, ask.seat)) for move in moves]


def highest_paying_card(s: RiffifiState, moves: list[int]) -> i64:
    """Return the card that pays most of those that the Officer may turn down; none if no card pays."""
    best: i64 = NONE
    most: i64 = 0
    for move in moves:
        if move != NONE:
            pays: i64 = pays_at_most(s, move, s.face.index(move))
            if pays > most:
                most = pays
                best = move
    return best
