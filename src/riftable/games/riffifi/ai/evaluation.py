"""The evaluator of Riffifi: the value of a position for a seat, in tokens, without looking ahead."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.gamekit.evaluation import WIN_VALUE, Evaluator
from riftable.games.riffifi.rules.ids import COLOR, NUM_COLORS, OFFICER, TOKENS_PER_TICK, VALUE
from riftable.games.riffifi.rules.state import RiffifiState

CAPTURE_RISK: Final = 0.16  # that one lower card, still unplayed, turns down a face-up card
TICK_VALUE: Final = 8.0  # in tokens
TICKED_TOKEN_VALUE: Final = 0.2  # of a token whose color is ticked already


@final
class RiffifiEvaluator(Evaluator):
    """What a seat has and may expect, minus the average of the others."""

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, RiffifiState)
        result = s.result()
        if result is not None:
            return WIN_VALUE * result[seat]
        unseen = unplayed(s, seat)
        total = 0.0
        others = int(s.config.players) - 1
        for other in range(s.config.players):
            has = holdings(s, other) + expected_income(s, other, unseen)
            total += has if other == seat else -has / others
        return total


def holdings(s: RiffifiState, seat: int) -> float:
    """Return the value of a seat's tokens; where ticks win, as far as they lead to one."""
    if not s.config.ticks:
        return float(s.scores[seat] + s.total(seat))
    found = TICK_VALUE * s.num_ticks(seat)
    for color in range(NUM_COLORS):
        done = s.ticks[seat] >> color & 1
        found += min(TOKENS_PER_TICK, int(s.counted(seat, color))) * (TICKED_TOKEN_VALUE if done else 1.0)
    return found


def expected_income(s: RiffifiState, seat: int, unseen: list[int]) -> float:
    """Return what a face-up card is expected to pay: lower cards are less likely to be turned down first."""
    card = s.face[seat]
    if card < 0 or card == OFFICER:
        return 0.0
    color = COLOR[card]
    there = sum(s.tokens[color::NUM_COLORS]) + s.bank[color] - int(s.has(seat, color))
    lower = len([other for other in unseen if other < card and COLOR[other] == color])
    safe = float((1 - CAPTURE_RISK) ** lower)
    useless = s.config.ticks and s.ticks[seat] >> color & 1
    return min(VALUE[card], there) * safe * (TICKED_TOKEN_VALUE if useless else 1.0)


def unplayed(s: RiffifiState, seat: int) -> list[int]:
    """Return the cards that `seat` has neither in its hand nor seen on the table."""
    shown = 0
    for other in range(s.config.players):
        shown |= int(s.seen_of(other))
    return [card for card in s.deck if not shown >> card & 1 and card not in s.hands[seat]]
