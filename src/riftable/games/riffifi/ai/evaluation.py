"""What a position of Riffifi is worth to a seat, in tokens: a sober look at the table, no foresight."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.gamekit.evaluation import Evaluator
from riftable.games.riffifi.rules.ids import COLOUR, NUM_COLOURS, OFFICER, TICK, VALUE
from riftable.games.riffifi.rules.state import Table

WON: Final = 1000.0
RISK: Final = 0.16  # how likely one lower card that somebody may still play turns down a higher one
TICKED: Final = 8.0  # a tick, in tokens
USELESS: Final = 0.2  # a token of a colour that is ticked already


@final
class RiffifiEvaluator(Evaluator):
    """What a seat has and may expect, less what the others have on average."""

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Table)
        result = s.result()
        if result is not None:
            return WON * result[seat]
        unseen = unplayed(s, seat)
        total = 0.0
        others = int(s.book.players) - 1
        for other in range(s.book.players):
            has = holdings(s, other) + promise(s, other, unseen)
            total += has if other == seat else -has / others
        return total


def holdings(s: Table, seat: int) -> float:
    """Tokens; where ticks win, only as far as they lead to one."""
    if not s.book.ticks:
        return float(s.scores[seat] + s.total(seat))
    found = TICKED * s.num_ticks(seat)
    for colour in range(NUM_COLOURS):
        done = s.ticks[seat] >> colour & 1
        found += min(TICK, int(s.counted(seat, colour))) * (USELESS if done else 1.0)
    return found


def promise(s: Table, seat: int, unseen: list[int]) -> float:
    """What a face-up card will pay, unless it is turned down before: a low one is safer than a high one."""
    card = s.face[seat]
    if card < 0 or card == OFFICER:
        return 0.0
    colour = COLOUR[card]
    there = sum(s.tokens[colour::NUM_COLOURS]) + s.bank[colour] - int(s.has(seat, colour))
    lower = len([other for other in unseen if other < card and COLOUR[other] == colour])
    safe = float((1 - RISK) ** lower)
    useless = s.book.ticks and s.ticks[seat] >> colour & 1
    return min(VALUE[card], there) * safe * (USELESS if useless else 1.0)


def unplayed(s: Table, seat: int) -> list[int]:
    """The cards that `seat` has neither in its own hand nor seen on the table."""
    shown = 0
    for other in range(s.book.players):
        shown |= int(s.seen_of(other))
    return [card for card in s.deck if not shown >> card & 1 and card not in s.hands[seat]]
