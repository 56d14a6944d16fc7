"""A law of Riftbound: what is offered to be played can be carried through [355.16, 358]."""

from __future__ import annotations

from typing import Final

from riftable.core.event import Event
from riftable.core.rng import Rng
from riftable.games.riftbound.rules.events import Added
from riftable.games.riftbound.rules.frames import Playing
from riftable.games.riftbound.rules.ids import (
    ASK_MAIN,
    SPAN,
    V_CHAMPION,
    V_PLAY,
    V_REVEAL,
    V_TRASH,
    V_USE,
    WINDOWS,
)
from riftable.games.riftbound.rules.items import ACTIVATED, TRIGGERED, Item
from riftable.games.riftbound.rules.playing import USE_CODE
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.turning import TURN_CODE

PLAYS: Final = (V_PLAY, V_CHAMPION, V_REVEAL, V_TRASH, V_USE)


def unfinished_play(s: Realm, rng: Rng) -> int | None:
    """Return an offered play that does not come to a final item, whatever its controller answers."""
    ask = s.ask
    if ask is None or (ask.kind != ASK_MAIN and ask.kind not in WINDOWS):
        return None
    for move in ask.moves:
        if move // SPAN in PLAYS and not finishes(s, move, rng):
            return move
    return None


def finishes(s: Realm, move: int, rng: Rng) -> bool:
    """Whether a play becomes final with random answers of its controller."""
    assert s.ask is not None
    seat = s.ask.seat
    one, heard = s.copy(), list[Event]()
    one.apply(move, heard)
    while (ask := one.ask) is not None and is_being_played(one):
        one.apply(ask.sample(rng), heard)
    if move // SPAN == V_USE:
        added = any(isinstance(event, Added) for event in heard)
        return added or len(in_use(one)) > len(in_use(s))
    return one.finals[seat] > s.finals[seat]


def is_being_played(s: Realm) -> bool:
    """Whether a card or ability is still being played, and not final."""
    for frame in s.frames:
        if (
            frame.code is USE_CODE
            or frame.code is TURN_CODE
            or (isinstance(frame, Playing) and s.chain[frame.index].what != TRIGGERED)
        ):
            return True
    return False


def in_use(s: Realm) -> list[Item]:
    """The activated abilities on the chain that are final."""
    return [item for item in s.chain if item.what == ACTIVATED and not item.pending]
