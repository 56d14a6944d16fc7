"""Controlled locations: Check & Draw, and endless positions (A43)."""

from __future__ import annotations

from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    DECK_LEN,
    DISCARD_LEN,
    FIRST,
    HAND_LEN,
    HEAD,
    IDLE,
    OWED,
    SCORES,
    TURN,
)
from riftable.games.riftforce.rl.batch.mutations import can_draw, draw, line
from riftable.games.riftforce.rl.batch.tables import (
    CFG_AREAS,
    CFG_DEAD,
    CFG_LANES,
    CFG_ORDERS,
    CFG_ROUND,
    CFG_SEATS,
    CFG_SIDES,
    ORDER_WIDTH,
)
from riftable.games.riftforce.rules.ids import HAND


@kernel
def held_by(g: Numbers, config: Numbers, seat: int) -> int:
    """Return how many of the locations that a seat checks its side controls."""
    side = config[CFG_SIDES + seat]
    held = 0
    for lane in range(config[CFG_LANES]):
        if config[CFG_AREAS + seat] >> lane & 1:
            if g[HEAD + line(side, lane)] >= 0 and g[HEAD + line(1 - side, lane)] < 0:
                held += 1
    return held


@kernel
def check_and_draw(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Score one Riftforce for each controlled location; the cards to draw are then owed."""
    seat = g[TURN] & 3
    held = held_by(g, config, seat)
    c[SCORES + (config[CFG_SIDES + seat] & 1)] += held
    g[IDLE] = 0 if held else g[IDLE] + config[CFG_DEAD]
    g[OWED] = HAND


@kernel
def draw_owed(g: Numbers, c: Numbers) -> None:
    """Draw the cards that are owed, as many as there are and as the hand can hold."""
    seat = g[TURN] & 3
    while g[OWED] > 0 and g[HAND_LEN + seat] < HAND and can_draw(g, seat):
        draw(g, c, seat)
        g[OWED] -= 1
        g[IDLE] = 0
    g[OWED] = 0


@kernel
def is_endless(g: Numbers, config: Numbers) -> bool:
    """Return whether all cards are on the board and the sides gain the same in every round to come (A43)."""
    for seat in range(config[CFG_SEATS]):
        if g[HAND_LEN + seat] or g[DECK_LEN + seat] or g[DISCARD_LEN + seat]:
            return False
    lead = 0  # of side 0, a round
    total = 0
    for i in range(config[CFG_ROUND]):
        seat = config[CFG_ORDERS + ORDER_WIDTH * g[FIRST] + i]
        held = held_by(g, config, seat)
        lead += held if config[CFG_SIDES + seat] == 0 else -held
        total += held
    return lead == 0 and total > 0
