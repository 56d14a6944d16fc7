"""What is true of a card: keywords, permissions, additional costs, and passive abilities [363]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.riftbound.abilities import Ability, Card, Cost, Static, Test, Word
from riftable.riftbound.facts import (
    ACCELERATE,
    ASSAULT,
    ATTACKER,
    DEFENDER,
    DEFLECT,
    EXHAUSTED,
    GANKING,
    HIDDEN,
    REACTION,
    SHIELD,
    SPELL,
    TANK,
    TEMPORARY,
    USUAL,
)
from riftable.riftbound.frames import Resolving
from riftable.riftbound.state import Realm


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


def temporary() -> Keyword:
    """[816]"""
    return Keyword(TEMPORARY)


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

    def __init__(self, *names: str, champion: str = "", supertype: int = 0) -> None:
        self.names = list(names)
        self.champion = champion
        self.supertype = supertype

    def join(self, card: Card) -> None:
        card.tags = self.names
        card.champion = self.champion
        card.supertype = self.supertype


@final
class EntersReady(Property):
    """I enter ready."""

    def join(self, card: Card) -> None:
        card.enters_ready = True


@final
class ToOpenBattlefield(Property):
    """I may be played to an open battlefield [170.11]."""

    def join(self, card: Card) -> None:
        card.to_open = True


@final
class MayExhaustFriend(Property):
    """As an additional cost one may exhaust a friendly unit."""

    def join(self, card: Card) -> None:
        card.may_exhaust = True


@final
class MustKillFriend(Property):
    """As an additional cost one kills a friendly unit."""

    def join(self, card: Card) -> None:
        card.must_kill = True


@final
class WasPaid(Test):
    """The optional additional cost was paid."""

    def holds(self, s: Realm, f: Resolving) -> bool:
        return s.chain[-1].paid


@final
class CouldNot(Test):
    """The instruction before could not be carried out."""

    def holds(self, s: Realm, f: Resolving) -> bool:
        return f.done == 0


@final
class OnlyUnitThere(Test):
    """The unit chosen first is the only one the player controls where it is."""

    def holds(self, s: Realm, f: Resolving) -> bool:
        item = s.chain[-1]
        u = item.chosen[0][0]
        return u >= 0 and s.units_of(item.seat, s.at[u]) == [u]


@final
class ReadyEnemyHere(Test):
    """There is a ready enemy unit where the source is."""

    def holds(self, s: Realm, f: Resolving) -> bool:
        if f.me < 0:
            return False
        for u in s.here[s.at[f.me]]:
            friendly = s.friends(s.seat[u], s.chain[-1].seat)
            if s.card(u).is_unit and not friendly and not s.flags[u] & EXHAUSTED:
                return True
        return False


# Passive abilities.


@final
class OthersHere(Static):
    """Other friendly units have more Might where I am."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        return self.n if u != me and s.at[u] == s.at[me] and s.friends(s.seat[me], s.seat[u]) else 0


@final
class UnitsHere(Static):
    """All units at this battlefield have more Might."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        return self.n if s.at[u] == me else 0


@final
class FriendDefendsAlone(Static):
    """A friendly unit that defends alone has more Might."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        if s.flags[u] & DEFENDER and s.friends(s.seat[me], s.seat[u]) and s.alone(u):
            return self.n
        return 0


@final
class FightsAlone(Static):
    """I have more Might while I attack or defend alone."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        return self.n if u == me and s.flags[u] & (ATTACKER | DEFENDER) and s.alone(u) else 0


@final
class WithRunes(Static):
    """I have more Might while my controller has so many runes."""

    runes: i64
    n: i64

    def __init__(self, runes: int, n: int) -> None:
        self.runes = runes
        self.n = n

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        return self.n if u == me and s.num_runes(s.seat[me]) >= self.runes else 0


@final
class YourDamage(Static):
    """Spells and abilities of my controller deal Bonus Damage [712]."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def damage(self, s: Realm, me: i64, seat: i64, u: i64) -> i64:
        return self.n if s.seat[me] == seat else 0


@final
class DamageHere(Static):
    """Spells and abilities deal Bonus Damage to units at this battlefield."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def damage(self, s: Realm, me: i64, seat: i64, u: i64) -> i64:
        return self.n if s.at[u] == me else 0


@final
class SpellsCostLess(Static):
    """While I am at a battlefield, spells of my controller cost less Energy, to a minimum."""

    n: i64
    minimum: i64

    def __init__(self, n: int, minimum: int) -> None:
        self.n = n
        self.minimum = minimum

    def energy(self, s: Realm, me: i64, seat: i64, card: Card, energy: i64) -> i64:
        if card.type != SPELL or s.seat[me] != seat or not s.is_field(s.at[me]):
            return energy
        return max(energy - self.n, min(energy, self.minimum))


# Activated abilities.


@final
class AddForSpells(Word):
    """Exhausting me adds Energy, only for spells; a Reaction that nobody can react to [429]."""

    n: i64
    ability: Ability

    def __init__(self, n: int) -> None:
        self.n = n
        self.ability = Ability("add", [])
        self.ability.cost = Cost(exhaust=True)
        self.ability.timing = REACTION
        self.ability.adds = n

    def join(self, card: Card) -> None:
        card.activated.append(self.ability)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class Activated(Word):
    """A cost, a colon, and what happens; it goes on the chain [376]."""

    words: list[Word]
    ability: Ability

    def __init__(self, cost: Cost, *words: Word, timing: int = USUAL) -> None:
        self.words = list(words)
        self.ability = Ability("activated", self.words)
        self.ability.cost = cost
        self.ability.timing = timing

    def join(self, card: Card) -> None:
        card.activated.append(self.ability)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


WAS_PAID: Final = WasPaid()
COULD_NOT: Final = CouldNot()
ONLY_UNIT_THERE: Final = OnlyUnitThere()
READY_ENEMY_HERE: Final = ReadyEnemyHere()
