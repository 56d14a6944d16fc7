"""What each answer would come to, tried on an imagined world: a hint tells nothing that is hidden."""

from __future__ import annotations

from typing import NamedTuple

from riftable.bots.lookahead import Line, look_ahead
from riftable.bots.riftforce_worth import RiftWorth
from riftable.core.event import Event
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.riftforce.events import (
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
from riftable.riftforce.speech import Outcome
from riftable.riftforce.state import Rift
from riftable.riftforce.view import RiftView


class Hint(NamedTuple):
    """What a move would come to at the end of the action, and whether chance has a say in it."""

    move: int
    outcome: Outcome
    chance: bool
    best: bool


def hints(rules: Rules, view: RiftView, rng: Rng) -> list[Hint]:
    """One for each legal answer, with the best continuation of the action that the greedy bot finds."""
    world = rules.imagine(view, rng.split())
    assert isinstance(world, Rift)
    seat = int(view.seat)
    lines = look_ahead(rules, world, seat, RiftWorth(), rng.split())
    best = max(line.worth for line in lines)
    return [
        Hint(line.moves[0], tried(world, line, seat), line.fates > 0, line.worth == best) for line in lines
    ]


def names_action(outcome: Outcome) -> bool:
    """Whether the words for an outcome begin with the action itself."""
    return outcome.checked or outcome.activated > 0 or outcome.played > 0


def tried(world: Rift, line: Line, seat: int) -> Outcome:
    """The outcome of a line, counted from its events."""
    s = world.copy()
    events: list[Event] = []
    for move in line.moves:
        s.apply(move, events)
    side = world.book.sides[seat]
    owner = dict(enumerate(world.seat))
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
                if world.book.sides[owner[event.unit]] != side:
                    o = o._replace(damage=o.damage + event.n)
            case Destroyed():
                if world.book.sides[owner[event.unit]] == side:
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
