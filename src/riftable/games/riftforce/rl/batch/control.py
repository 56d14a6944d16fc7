"""Controlled locations and drawn cards: Check & Draw, the bots of plans, and endless positions (A43)."""

from __future__ import annotations

from riftable.games.riftforce.rl.batch.jit import Numbers, kernel
from riftable.games.riftforce.rl.batch.layout import (
    DECK_LEN,
    DISCARD_LEN,
    FIRST,
    HAND_LEN,
    IDLE,
    MET,
    OWED,
    PLANNED,
    PLANS,
    SCORES,
    TABLE,
    TURN,
)
from riftable.games.riftforce.rl.batch.mutations import can_draw, enter, hold, line, next_card, size_of
from riftable.games.riftforce.rl.batch.tables import (
    CFG_AREAS,
    CFG_DEAD,
    CFG_LANES,
    CFG_ORDERS,
    CFG_PLANS,
    CFG_ROUND,
    CFG_SEATS,
    CFG_SIDES,
    ORDER_WIDTH,
    PLAN_LANE,
    PLAN_WIDTH,
)
from riftable.games.riftforce.rules.ids import HAND, NUM_PLANS
from riftable.games.riftforce.rules.trainer import TRAINER


@kernel
def held_by(g: Numbers, config: Numbers, seat: int) -> int:
    """Return how many of the locations that a seat checks its side controls."""
    side = config[CFG_SIDES + seat]
    held = 0
    for lane in range(config[CFG_LANES]):
        alone = (size_of(g, line(side, lane)) > 0) & (size_of(g, line(1 - side, lane)) == 0)
        held += config[CFG_AREAS + seat] >> lane & alone
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
def draw_owed(g: Numbers, c: Numbers, config: Numbers) -> None:
    """Draw the cards that are owed, as many as there are and as the hand can hold; the trainer's are bots."""
    seat = g[TURN] & 3
    comes = g[TABLE] == PLANNED
    if comes:
        seat = TRAINER
    while g[OWED] > 0 and g[HAND_LEN + seat] < HAND and can_draw(g, seat):
        kind = next_card(g, c, seat)
        if comes:
            enter(g, config, kind, TRAINER, config[carried_out(g, c) + PLAN_LANE])
        else:
            hold(g, seat, kind)
        g[OWED] -= 1
        g[IDLE] = 0
    g[OWED] = 0


@kernel
def carried_out(g: Numbers, c: Numbers) -> int:
    """Return where the plan that is carried out begins in the configuration."""
    return CFG_PLANS + g[PLANS + (c[MET] - 1) % NUM_PLANS] * PLAN_WIDTH


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
