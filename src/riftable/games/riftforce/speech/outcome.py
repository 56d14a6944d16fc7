"""What some moves came to for a seat, counted from their events. The words for it are in `table`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from riftable.core.event import Event
from riftable.games.riftforce.rules.events import (
    Activated,
    Controlled,
    Destroyed,
    Drew,
    Gained,
    Hit,
    Placed,
    Played,
    Stole,
)
from riftable.games.riftforce.speech.table import Outcome


def counted(events: Iterable[Event], seat: int, sides: Sequence[int], owners: Mapping[int, int]) -> Outcome:
    """The outcome of a stretch of events; `owners` are the seats of the units on the board before it."""
    side = sides[seat]
    owner = dict(owners)
    o = Outcome()
    for event in events:
        match event:
            case Activated():
                o = o._replace(activated=o.activated + (event.seat == seat))
            case Placed() | Stole():
                owner[event.unit] = event.seat
                o = o._replace(played=o.played + isinstance(event, Played))
            case Controlled():
                if event.seat == seat:
                    o = o._replace(checked=True, mine=o.mine + event.n)
                else:  # a plan of the trainer
                    o = o._replace(theirs=o.theirs + event.n)
            case Hit():
                if sides[owner[event.unit]] != side:
                    o = o._replace(damage=o.damage + event.n)
                else:
                    o = o._replace(hurt=o.hurt + event.n)
            case Destroyed():
                if sides[owner[event.unit]] == side:
                    o = o._replace(lost=o.lost + 1)
                else:
                    o = o._replace(destroyed=o.destroyed + 1)
            case Gained():
                if event.side == side:
                    o = o._replace(mine=o.mine + event.n)
                else:
                    o = o._replace(theirs=o.theirs + event.n)
            case Drew():
                o = o._replace(drawn=o.drawn + 1)
            case _:
                pass
    return o
