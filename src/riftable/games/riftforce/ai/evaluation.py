"""The evaluator of Riftforce: the value of a position for a seat, in Riftforce, without looking ahead."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import State
from riftable.core.native import i64
from riftable.gamekit.evaluation import WIN_VALUE, Evaluator
from riftable.games.riftforce.rules.ids import GUILD, NUMBER
from riftable.games.riftforce.rules.state import Rift

CONTROL: Final = 0.45  # a location held alone: it pays one at the next Check & Draw
PRESENCE: Final = 0.25  # an undamaged card on the board
WOUND: Final = 0.75  # what a card loses on its way to destruction, with the square of its damage
CARD: Final = 0.12  # a card in hand
GUILD_WEIGHT: Final = 50.0  # matters in the draft only: later the guilds are the same in all lines

# How often the greedy bot won with a guild against itself, in 700 games with random guilds of all 18, to
# about 0.03, in the order of the box. A preference for the draft, no more.
GUILD_WIN_RATE: Final = (
    0.50, 0.61, 0.51, 0.41, 0.55, 0.51, 0.53, 0.48, 0.43, 0.59,
    0.47, 0.54, 0.48, 0.57, 0.40, 0.47, 0.47, 0.49,
)  # fmt: skip


@final
class RiftforceEvaluator(Evaluator):
    """What the side of a seat has, minus what the other side has."""

    def evaluate(self, s: State, seat: i64) -> float:
        assert isinstance(s, Rift)
        side = s.config.sides[seat]
        if s.ask is None:
            return 0.0 if s.winner < 0 else (WIN_VALUE if s.winner == side else -WIN_VALUE)
        total = float(s.scores[side] - s.scores[1 - side])
        lanes = s.config.lanes
        kind, hurt, gifts = s.kind, s.hurt, s.config.gifts
        for lane in range(lanes):
            mine, theirs = s.rows[side * lanes + lane], s.rows[(1 - side) * lanes + lane]
            if not theirs:
                total += CONTROL if mine else 0.0
            elif not mine:
                total -= CONTROL
            for u in mine:
                total += unit_value(kind[u], hurt[u], gifts)
            for u in theirs:
                total -= unit_value(kind[u], hurt[u], gifts)
        for other, hand in enumerate(s.hands):
            total += CARD * len(hand) if s.config.sides[other] == side else -CARD * len(hand)
        for other, guilds in enumerate(s.guilds):
            merit = GUILD_WEIGHT * sum([GUILD_WIN_RATE[guild] for guild in guilds])
            total += merit if s.config.sides[other] == side else -merit
        return total


def unit_value(kind: int, hurt: int, gifts: list[int]) -> float:
    """Return the value of a card on the board; damage brings the Riftforce that it gives away nearer."""
    part = hurt / NUMBER[kind]
    return PRESENCE - WOUND * (1 + gifts[GUILD[kind]]) * part * part
