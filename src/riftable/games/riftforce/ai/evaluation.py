"""What a position of Riftforce is worth to a seat, in Riftforce: a sober look at the table, no foresight."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.gamekit.evaluation import Evaluator
from riftable.games.riftforce.rules.ids import GUILD, NUMBER
from riftable.games.riftforce.rules.state import Rift

WON: Final = 1000.0
CONTROL: Final = 0.45  # a location held alone: it pays one at the next Check & Draw
PRESENCE: Final = 0.25  # a card on the board, whole
WOUND: Final = 0.75  # what a card loses on its way to destruction, with the square of its damage
CARD: Final = 0.12  # a card in hand
PICK: Final = 50.0  # guilds weigh only while they are chosen: later they are the same in all lines

# How often the greedy bot won with a guild against itself, in 700 games with random guilds of all 18;
# each figure is good to about 0.03. In the order of the box: a preference for the draft, no more.
MERIT: Final = (
    0.50, 0.61, 0.51, 0.41, 0.55, 0.51, 0.53, 0.48, 0.43, 0.59,
    0.47, 0.54, 0.48, 0.57, 0.40, 0.47, 0.47, 0.49,
)  # fmt: skip


@final
class RiftforceEvaluator(Evaluator):
    """The difference between what the side of a seat and the other side have."""

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Rift)
        side = s.book.sides[seat]
        if s.ask is None:
            return 0.0 if s.winner < 0 else (WON if s.winner == side else -WON)
        total = float(s.scores[side] - s.scores[1 - side])
        lanes = s.book.lanes
        kind, hurt, gifts = s.kind, s.hurt, s.book.gifts
        for lane in range(lanes):
            mine, theirs = s.rows[side * lanes + lane], s.rows[(1 - side) * lanes + lane]
            if not theirs:
                total += CONTROL if mine else 0.0
            elif not mine:
                total -= CONTROL
            for u in mine:
                total += standing(kind[u], hurt[u], gifts)
            for u in theirs:
                total -= standing(kind[u], hurt[u], gifts)
        for other, hand in enumerate(s.hands):
            total += CARD * len(hand) if s.book.sides[other] == side else -CARD * len(hand)
        for other, guilds in enumerate(s.guilds):
            merit = PICK * sum([MERIT[guild] for guild in guilds])
            total += merit if s.book.sides[other] == side else -merit
        return total


def standing(kind: int, hurt: int, gifts: list[int]) -> float:
    """A card on the board: the more damage, the nearer the Riftforce it will give away."""
    part = hurt / NUMBER[kind]
    return PRESENCE - WOUND * (1 + gifts[GUILD[kind]]) * part * part
