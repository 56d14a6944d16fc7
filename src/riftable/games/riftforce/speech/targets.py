"""What a selector means, in features every language can put into words. It has no words itself."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from riftable.games.riftforce.rules.selectors import (
    AllyBehind,
    AllyHere,
    AllyOrMe,
    AnyAlly,
    AnyEnemy,
    EachEnemy,
    FirstAround,
    FirstBeside,
    FirstEnemy,
    LastEnemy,
    LastOther,
    Me,
    MostDamaged,
    OneBeside,
    OtherEnemies,
    SecondEnemy,
    Selector,
    UpToMe,
)


class Pick(Enum):
    """Which of the units at a place."""

    FIRST = auto()
    SECOND = auto()
    LAST = auto()
    MOST = auto()  # with the most damage
    LAST_BEHIND = auto()  # the last of those behind the first
    EACH_BEHIND = auto()  # each of them
    EACH = auto()
    ANY = auto()
    ONE = auto()
    BEHIND = auto()  # directly behind this elemental
    IN_FRONT = auto()  # each in front of it
    MYSELF = auto()  # this elemental


class Place(Enum):
    """Where: `HERE` turns into `THERE` once the elemental has moved."""

    HERE = auto()
    THERE = auto()
    BESIDE = auto()  # at each location adjacent to here
    BESIDE_THERE = auto()  # at each location adjacent to where it moved
    ANYWHERE = auto()


class Part(NamedTuple):
    """One noun phrase: an enemy or an ally, of an elemental or (`bot`) of the trainer's bot."""

    pick: Pick
    place: Place
    enemy: bool = True
    bot: bool = False


class Target(NamedTuple):
    """All that a selector means: one phrase or two, joined by "and" or "or"."""

    parts: tuple[Part, ...]
    either: bool = False  # or, not and
    each: bool = False  # several units, each hit for itself
    beside: bool = False  # at one adjacent location, which the player chooses first


MYSELF: Final = Part(Pick.MYSELF, Place.ANYWHERE, enemy=False)

TARGETS: Final[dict[type[Selector], Target]] = {
    FirstEnemy: Target((Part(Pick.FIRST, Place.HERE),)),
    SecondEnemy: Target((Part(Pick.SECOND, Place.HERE),)),
    LastEnemy: Target((Part(Pick.LAST, Place.HERE),)),
    LastOther: Target((Part(Pick.LAST_BEHIND, Place.HERE),)),
    MostDamaged: Target((Part(Pick.MOST, Place.HERE),)),
    OtherEnemies: Target((Part(Pick.EACH_BEHIND, Place.HERE),), each=True),
    EachEnemy: Target((Part(Pick.EACH, Place.HERE),), each=True),
    AnyEnemy: Target((Part(Pick.ANY, Place.HERE),)),
    FirstBeside: Target((Part(Pick.FIRST, Place.BESIDE),), each=True),
    OneBeside: Target((Part(Pick.FIRST, Place.THERE),), beside=True),
    FirstAround: Target((Part(Pick.FIRST, Place.HERE), Part(Pick.FIRST, Place.BESIDE)), each=True),
    AllyBehind: Target((Part(Pick.BEHIND, Place.ANYWHERE, enemy=False),)),
    UpToMe: Target((MYSELF, Part(Pick.IN_FRONT, Place.ANYWHERE, enemy=False)), each=True),
    Me: Target((MYSELF,)),
    AnyAlly: Target((MYSELF, Part(Pick.ANY, Place.ANYWHERE, enemy=False)), either=True),
    AllyHere: Target((Part(Pick.ONE, Place.HERE, enemy=False),)),
    AllyOrMe: Target((Part(Pick.ONE, Place.HERE, enemy=False),)),
}

MOVED: Final = {Place.HERE: Place.THERE, Place.BESIDE: Place.BESIDE_THERE}
ORDINALS: Final = (Pick.FIRST, Pick.SECOND, Pick.LAST)
BEHIND_FIRST: Final = (Pick.LAST_BEHIND, Pick.EACH_BEHIND)


def target(selector: Selector, moved: bool, bot: bool = False) -> Target:
    """What a selector means to an elemental, or a bot, that has or has not moved before."""
    found = TARGETS[type(selector)]
    parts = found.parts
    if bot and found.either:  # any bot: this one counts
        parts = tuple(part for part in parts if part.pick is not Pick.MYSELF)
    if moved:
        parts = tuple(part._replace(place=MOVED.get(part.place, part.place)) for part in parts)
    return found._replace(parts=tuple(part._replace(bot=bot) for part in parts))


def continues(before: list[Target], second: Target) -> bool:
    """Whether "…to the first enemy here" may go on with "and … to the second", or to the others."""
    last = before[-1]
    a, b = last.parts[0], second.parts[0]
    if last.each or last.beside or second.beside or a.place != b.place:
        return False
    if b.pick in BEHIND_FIRST:  # the others are those that are not the first, whatever else was named
        return len(before) == 1 and a.pick is Pick.FIRST
    return not second.each and a.pick in ORDINALS and b.pick in ORDINALS and a.pick != b.pick
