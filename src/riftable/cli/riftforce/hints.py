"""What each answer would come to, tried on an imagined world: a hint tells nothing that is hidden."""

from __future__ import annotations

from typing import NamedTuple

from riftable.ai.lookahead import Line, look_ahead
from riftable.core.event import Event
from riftable.core.rng import Rng
from riftable.core.rules import Rules
from riftable.games.riftforce.ai.evaluation import RiftWorth
from riftable.games.riftforce.rules.state import Rift
from riftable.games.riftforce.rules.view import RiftView
from riftable.games.riftforce.speech import Outcome
from riftable.games.riftforce.speech.outcome import counted


class Hint(NamedTuple):
    """What a move would come to at the end of the action, and whether chance has a say in it."""

    move: int
    outcome: Outcome
    chance: bool


def hints(rules: Rules, view: RiftView, rng: Rng) -> list[Hint]:
    """One for each legal answer, with the best continuation of the action that greed finds."""
    world = rules.imagine(view, rng.split())
    assert isinstance(world, Rift)
    seat = int(view.seat)
    lines = look_ahead(rules, world, seat, RiftWorth(), rng.split())
    return [Hint(line.moves[0], tried(world, line, seat), line.fates > 0) for line in lines]


def names_action(outcome: Outcome) -> bool:
    """Whether the words for an outcome begin with the action itself."""
    return outcome.checked or outcome.activated > 0 or outcome.played > 0


def tried(world: Rift, line: Line, seat: int) -> Outcome:
    """The outcome of a line, counted from its events."""
    s = world.copy()
    events: list[Event] = []
    for move in line.moves:
        s.apply(move, events)
    return counted(events, seat, world.book.sides, dict(enumerate(world.seat)))
