"""Names of moves: what notation calls an answer, whatever the position."""

from __future__ import annotations

from typing import Final

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation
from riftable.core.rules import named_move
from riftable.games.riffifi.rules.ids import (
    CARD_NAMES,
    CHANCE_DEALER,
    CHANCE_GOOD,
    CHANCE_MISDEAL,
    CHANCE_ONE,
    CHANCE_SEAT,
    COLOR_NAMES,
    MAX_PLAYERS,
    NONE,
    NUM_MOVES,
    TAKE,
    UNSEEN,
    UNUSED,
)


def seats_of(mask: int) -> list[int]:
    """The seats of a bitmask."""
    return [seat for seat in range(MAX_PLAYERS) if mask >> seat & 1]


def move_name(move: int) -> str:
    """The name of a move."""
    if not 0 <= move < NUM_MOVES:
        raise BadNotation(CoreMessage.NO_MOVE_ID, move=move, last=NUM_MOVES - 1)
    if move < UNSEEN:
        return CARD_NAMES[move]
    if move < NONE:
        return f"{CARD_NAMES[move - UNSEEN]}?"
    if move == NONE:
        return "none"
    if move < CHANCE_SEAT:
        return "from" + "+".join([str(seat) for seat in seats_of(move - TAKE + 1)])
    if move < CHANCE_GOOD:
        return "!unused" if move - CHANCE_SEAT == UNUSED else f"!{move - CHANCE_SEAT}"
    if move == CHANCE_GOOD:
        return "!good"
    if move < CHANCE_ONE:
        return f"!misdeal{move - CHANCE_MISDEAL}"
    if move < CHANCE_DEALER:
        return f"!{COLOR_NAMES[move - CHANCE_ONE]}1"
    return f"!dealer{move - CHANCE_DEALER}"


MOVES: Final[dict[str, int]] = {move_name(move): move for move in range(NUM_MOVES)}


def move_id(name: str) -> int:
    """The inverse of `move_name`."""
    return named_move(MOVES, name)


assert len(MOVES) == NUM_MOVES
