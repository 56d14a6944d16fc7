"""Names of moves: what notation calls an answer, whatever the position."""

from __future__ import annotations

from typing import Final

from riftable.core.error_messages import CoreMessage
from riftable.core.errors import BadNotation
from riftable.core.rules import named_move
from riftable.games.riftforce.rules.ids import (
    CARD,
    CARD_NAMES,
    CHANCE_CARD,
    CHANCE_GUILD,
    CHANCE_PLAN,
    CHANCE_SEAT,
    FAR,
    GUILD_NAMES,
    LANE,
    LANES,
    NUM_GUILDS,
    NUM_KINDS,
    NUM_MOVES,
    NUM_PLANS,
    PICK,
    UNIT,
    UNIT_FAR,
    USUAL_PLACES,
)
from riftable.games.riftforce.rules.plans import PLAN_NAMES

WORDS: Final[list[str]] = ["stop", "play", "activate", "draw", "guild", "number"]


def unit_spot(move: int) -> tuple[int, int] | None:
    """Location and place, both from 0, if the answer means a unit."""
    if UNIT <= move < UNIT_FAR:
        return (move - UNIT) // USUAL_PLACES, (move - UNIT) % USUAL_PLACES
    if UNIT_FAR <= move < CHANCE_CARD:
        return (move - UNIT_FAR) // FAR, (move - UNIT_FAR) % FAR + USUAL_PLACES
    return None


def unit_name(kind: int, lane: int, place: int) -> str:
    """A unit in full: fire5@3.1."""
    return f"{CARD_NAMES[kind]}@{lane + 1}.{place + 1}"


def move_name(move: int) -> str:
    """The name of a move; a unit is named by where it stands, @3.1."""
    if not 0 <= move < NUM_MOVES:
        raise BadNotation(CoreMessage.NO_MOVE_ID, move=move, last=NUM_MOVES - 1)
    if move < LANE:
        return WORDS[move]
    if move < PICK:
        return f"@{move - LANE + 1}"
    if move < CARD:
        return GUILD_NAMES[move - PICK]
    if move < UNIT:
        return CARD_NAMES[move - CARD]
    spot = unit_spot(move)
    if spot is not None:
        return f"@{spot[0] + 1}.{spot[1] + 1}"
    if move < CHANCE_GUILD:
        return f"!{CARD_NAMES[move - CHANCE_CARD]}"
    if move < CHANCE_SEAT:
        return f"!{GUILD_NAMES[move - CHANCE_GUILD]}"
    if move < CHANCE_PLAN:
        return f"!seat{move - CHANCE_SEAT}"
    return f"!{PLAN_NAMES[move - CHANCE_PLAN]}"


MOVES: Final[dict[str, int]] = {move_name(move): move for move in range(NUM_MOVES)}


def move_id(name: str) -> int:
    """The inverse of `move_name`."""
    return named_move(MOVES, name)


assert len(MOVES) == NUM_MOVES and len(PLAN_NAMES) == NUM_PLANS and LANE + LANES == PICK
assert PICK + NUM_GUILDS == CARD and CARD + NUM_KINDS == UNIT
