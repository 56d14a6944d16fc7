"""What is printed on a card: keywords, timing, tags and permissions."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Condition, Word
from riftable.games.riftbound.rules.ids import (
    ACCELERATE,
    ASSAULT,
    BACKLINE,
    CONQUERED,
    DEFLECT,
    GANKING,
    HIDDEN,
    HUNT,
    NO_SUPERTYPE,
    SHIELD,
    TANK,
    TEMPORARY,
)
from riftable.games.riftbound.words.effects import Kill
from riftable.games.riftbound.words.selectors import ME


class Property(Word):
    """A word that only sets something about its card."""

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class Keyword(Property):
    """A keyword with its value; several add up or are as good as one [801]."""

    keyword: i64
    n: i64

    def __init__(self, keyword: int, n: int = 1) -> None:
        self.keyword = keyword
        self.n = n

    def join(self, card: Card) -> None:
        card.keywords[self.keyword] += self.n


def accelerate() -> Keyword:
    """[805]"""
    return Keyword(ACCELERATE)


def assault(n: int = 1) -> Keyword:
    """[807]"""
    return Keyword(ASSAULT, n)


def deflect(n: int = 1) -> Keyword:
    """[809]"""
    return Keyword(DEFLECT, n)


def ganking() -> Keyword:
    """[810]"""
    return Keyword(GANKING)


def shield(n: int = 1) -> Keyword:
    """[814]"""
    return Keyword(SHIELD, n)


def tank() -> Keyword:
    """[815]"""
    return Keyword(TANK)


def hidden() -> Keyword:
    """[811]"""
    return Keyword(HIDDEN)


def hunt(n: int = 1) -> Keyword:
    """[823]"""
    return Keyword(HUNT, n)


def temporary() -> Keyword:
    """[816]"""
    return Keyword(TEMPORARY)


TEMPORARY_ABILITY: Final = Ability("temporary", [Kill(ME)])  # of all Temporary units


@final
class Timing(Property):
    """Action or Reaction [806, 813]."""

    timing: i64

    def __init__(self, timing: int) -> None:
        self.timing = timing

    def join(self, card: Card) -> None:
        card.timing = self.timing


@final
class Tags(Property):
    """The tags of a card, and the champion it belongs to."""

    names: list[str]
    champion: str
    supertype: i64

    def __init__(self, *names: str, champion: str = "", supertype: int = NO_SUPERTYPE) -> None:
        self.names = list(names)
        self.champion = champion
        self.supertype = supertype

    def join(self, card: Card) -> None:
        card.tags = self.names
        card.champion = self.champion
        card.supertype = self.supertype


@final
class EntersReady(Property):
    """I enter ready, perhaps on a condition, which is looked at as I enter [369]."""

    condition: Condition | None

    def __init__(self, condition: Condition | None = None) -> None:
        self.condition = condition

    def join(self, card: Card) -> None:
        card.enters_ready = True
        card.ready_if = self.condition


@final
class ToOpenBattlefield(Property):
    """I may be played to an open battlefield [170.11]."""

    def join(self, card: Card) -> None:
        card.to_open = True


@final
class ToEnemyBattlefield(Property):
    """I may be played to an occupied battlefield that an opponent controls."""

    def join(self, card: Card) -> None:
        card.to_enemy = True


@final
class Ambush(Property):
    """I may be played to a battlefield where one has units, and have Reaction when so played [822]."""

    def join(self, card: Card) -> None:
        card.ambushes = True


@final
class AmbushEnemies(Property):
    """I can Ambush to a battlefield where there are enemy units, even without one's own."""

    def join(self, card: Card) -> None:
        card.ambushes_enemies = True


@final
class AssignedLast(Property):
    """I must be assigned combat damage last: what later sets call Backline [826]."""

    def join(self, card: Card) -> None:
        card.keywords[BACKLINE] += 1


@final
class EntersExhausted(Property):
    """This enters exhausted, though it is gear."""

    def join(self, card: Card) -> None:
        card.enters_exhausted = True


@final
class BorrowsAbilities(Property):
    """I have all abilities for which friendly legends, units and gear exhaust."""

    def join(self, card: Card) -> None:
        card.borrows = True


@final
class ToAttackedBattlefield(Property):
    """I can be played to a battlefield where one is attacking."""

    def join(self, card: Card) -> None:
        card.to_attacked = True


@final
class OnlyToConquered(Property):
    """I can be played only to a battlefield that one has conquered this turn."""

    def join(self, card: Card) -> None:
        card.only_conquered = True
        card.counts = [*card.counts, CONQUERED]


@final
class NoCombatDamage(Property):
    """I don't deal combat damage."""

    def join(self, card: Card) -> None:
        card.no_combat_damage = True
