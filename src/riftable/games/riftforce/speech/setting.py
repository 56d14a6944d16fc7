"""What speech needs beside the cards: the names of the locations and the seat of the trainer."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import Final, NamedTuple

from riftable.games.riftforce.rules.modes import DUEL, GRAY, GREEN, MODES, Mode
from riftable.games.riftforce.rules.view import RiftView

PLAIN: Final = DUEL.lanes  # a row of so many locations has no areas


class Area(Enum):
    """The two halves of a team table."""

    GREEN = auto()
    GRAY = auto()


class Site(NamedTuple):
    """A location as people call it: a number from 1, counted within its area where there are areas."""

    number: int
    area: Area | None = None


def site(lane: int, lanes: int) -> Site:
    """The location `lane`, which counts from 0, on a table of so many."""
    if lanes == PLAIN:
        return Site(lane + 1)
    return Site(GREEN.index(lane) + 1, Area.GREEN) if lane in GREEN else Site(GRAY.index(lane) + 1, Area.GRAY)


def sequence(numbers: Sequence[int]) -> str:
    """The numbers of an attack plan: 5-5-6."""
    return "-".join(str(number) for number in numbers)


def mode_of(view: RiftView) -> Mode:
    """The mode of a view, from the key of its rules: riftforce team4."""
    return MODES[view.key.rpartition(" ")[2]]


def trainer_of(view: RiftView) -> int:
    """The seat of the trainer, which is never asked; -1 where there is none."""
    mode = mode_of(view)
    return mode.players if mode.players < len(mode.sides) else -1


def is_bot(view: RiftView, unit: int) -> bool:
    """Whether a unit on the board is the trainer's."""
    trainer = trainer_of(view)
    return trainer >= 0 and view.seat_of(unit) == trainer


def next_pick(view: RiftView) -> int:
    """Return which pick of the draft is next, from 1, counted over all players."""
    dealt = sum(view.quotas) - len(view.picks)
    return sum(len(guilds) for guilds in view.guilds) - dealt + 1
