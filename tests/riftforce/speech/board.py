"""Small positions made by hand, seen by one seat."""

from __future__ import annotations

from riftable.core.event import Event
from riftable.core.machine import Ask
from riftable.riftforce.cards import CARD_NAMES, GUILD_NAMES
from riftable.riftforce.speech import Narrator, Speech
from riftable.riftforce.view import RiftView, Unit

NAMES = ["Ada", "Noam"]
Standing = tuple[str, int, int, int]  # card, seat, location from 1, damage; ids count from 0


def kind(name: str) -> int:
    return CARD_NAMES.index(name)


def guild(name: str) -> int:
    return GUILD_NAMES.index(name)


def view(
    *units: Standing,
    ask: Ask | None = None,
    waiting: int = 0,
    over: bool = False,
    sides: tuple[int, ...] = (0, 1),
    scores: tuple[int, int] = (0, 0),
    lanes: int = 5,
) -> RiftView:
    v = RiftView()
    v.seat = 0
    v.ask = ask
    v.waiting = waiting
    v.over = over
    v.sides = list(sides)
    v.scores = list(scores)
    v.lanes = lanes
    v.rows = [[] for _ in range(2 * lanes)]
    for id_, (name, seat, location, hurt) in enumerate(units):
        v.row(sides[seat], location - 1).append(Unit(id_, kind(name), hurt, seat))
    return v


def tell(
    speech: Speech,
    events: list[Event],
    *units: Standing,
    me: int | None = None,
    names: list[str] = NAMES,
    sides: tuple[int, ...] = (0, 1),
    scores: tuple[int, int] = (0, 0),
) -> str:
    """The log of some events, all lines in one."""
    return " ".join(Narrator(speech, names, me, view(*units, sides=sides, scores=scores)).tell(events))


def prompt(
    speech: Speech, asked: int, *units: Standing, about: int = -1, n: int = 0, moves: str = "0"
) -> str:
    """The prompt for a question of this kind to seat 0."""
    listed = [int(move) for move in moves.split()]
    return speech.prompt(view(*units, ask=Ask(0, asked, about, n, listed)), NAMES)


def answer(speech: Speech, asked: int, move: int, *units: Standing, about: int = -1) -> str:
    """The meaning of an answer to a question of this kind to seat 0."""
    return speech.answer(view(*units, ask=Ask(0, asked, about, 0, [move])), move)
