"""What each answer would come to, tried on an imagined state: a hint tells nothing that is hidden."""

from __future__ import annotations

from typing import NamedTuple

from riftable.core.event import Event
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.gamekit.terminal import Continuation, LookAhead
from riftable.games.riftforce.rules.state import Rift
from riftable.games.riftforce.rules.view import RiftView
from riftable.games.riftforce.speech import Outcome
from riftable.games.riftforce.speech.outcome import counted


class Hint(NamedTuple):
    """What a move would come to at the end of the action, and whether chance has a say in it."""

    move: int
    outcome: Outcome
    chance: bool


def hints(rules: Rules, view: RiftView, rng: Rng, look_ahead: LookAhead) -> list[Hint]:
    """Return a hint for each legal answer, played on to the end of the action by `look_ahead`."""
    world = rules.imagine(view, rng.split())
    assert isinstance(world, Rift)
    seat = int(view.seat)
    lines = look_ahead(world, seat, rng.split())
    return [Hint(line.moves[0], outcome_of(world, line, seat), line.chance_moves > 0) for line in lines]


def names_action(outcome: Outcome) -> bool:
    """Return whether the words for an outcome begin with the action itself."""
    return outcome.checked or outcome.activated > 0 or outcome.played > 0


def outcome_of(world: Rift, line: Continuation, seat: int) -> Outcome:
    """Return the outcome of a continuation, counted from its events."""
    s = world.copy()
    events: list[Event] = []
    for move in line.moves:
        s.apply(move, events)
    return counted(events, seat, world.config.sides, dict(enumerate(world.seat)))
