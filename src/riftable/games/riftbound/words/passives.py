"""What is true of a card: keywords, permissions, additional costs, and passive abilities [363]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Cost, Static, Test, Word
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    ASSAULT,
    ATTACKER,
    BUFFED,
    DEFENDER,
    EXHAUSTED,
    NEUTRAL_OPEN,
    REACTION,
    SHIELD,
    SPELL,
)
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.properties import Keyword


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
class FewCards(Test):
    """The player has so many cards in hand or fewer."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, f: Resolving) -> bool:
        return len(s.hands[s.chain[-1].seat]) <= self.n


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


MIGHTY: Final = 5  # the Might from which on a unit is that [706]

# When a unit has keywords.
WHILE_BUFFED: Final = 0
WHILE_MIGHTY: Final = 1
AFTER_DISCARD: Final = 2  # its controller has discarded a card this turn


@final
class IHave(Static):
    """I have keywords while something is the case."""

    condition: i64
    keywords: list[Keyword]

    def __init__(self, condition: int, *keywords: Keyword) -> None:
        self.condition = condition
        self.keywords = list(keywords)

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.gives = True

    def keyword(self, s: Realm, me: i64, u: i64, keyword: i64) -> i64:
        if u != me:
            return 0
        n: i64 = 0
        for word in self.keywords:
            if word.keyword == keyword:
                n += word.n
        return n if n and self.holds(s, me) else 0

    def holds(self, s: Realm, me: i64) -> bool:
        """Whether the condition is true. Keywords that it gives do not count for being Mighty [473]."""
        if self.condition == WHILE_BUFFED:
            return s.flags[me] & BUFFED != 0
        if self.condition == AFTER_DISCARD:
            return s.thrown[s.seat[me]] > 0
        n: i64 = s.might_without_role(me)
        if s.flags[me] & ATTACKER:
            n += s.card(me).keywords[ASSAULT]
        elif s.flags[me] & DEFENDER:
            n += s.card(me).keywords[SHIELD]
        return n >= MIGHTY


@final
class BuffedOthersHere(Static):
    """Other buffed friendly units have more Might at my battlefield."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        if u == me or not s.flags[u] & BUFFED or s.at[u] != s.at[me] or not s.is_field(s.at[me]):
            return 0
        return self.n if s.friends(s.seat[me], s.seat[u]) else 0


@final
class MoreWhileBuffed(Static):
    """I have more Might while I am buffed."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def might(self, s: Realm, me: i64, u: i64) -> i64:
        return self.n if u == me and s.flags[u] & BUFFED else 0


@final
class OthersEnterReady(Static):
    """Other friendly units enter ready."""

    def readies(self, s: Realm, me: i64, seat: i64) -> bool:
        return s.friends(s.seat[me], seat)


@final
class MoreKnells(Static):
    """Deathknells of my controller trigger once more."""

    def knells(self, s: Realm, me: i64, seat: i64) -> i64:
        return 1 if s.seat[me] == seat else 0


@final
class DiesInstead(Static):
    """If a friendly unit would die, this dies instead; the unit is healed, exhausted and recalled [367]."""

    def join(self, card: Card) -> None:
        card.passives.append(self)
        card.saves = True

    def saves(self, s: Realm, me: i64, u: i64) -> bool:
        return s.card(u).is_unit and s.friends(s.seat[me], s.seat[u])


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
    """Exhausting me adds Energy, only for spells; a Reaction that no one can react to [429]."""

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

    def __init__(self, cost: Cost, *words: Word, timing: int = NEUTRAL_OPEN) -> None:
        self.words = list(words)
        self.ability = Ability("activated", self.words)
        self.ability.cost = cost
        self.ability.timing = timing

    def join(self, card: Card) -> None:
        card.activated.append(self.ability)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class Modal(Word):
    """An activated ability that is one of several, each once a turn [355.3]."""

    modes: list[list[Word]]
    ability: Ability

    def __init__(self, cost: Cost, *modes: list[Word]) -> None:
        self.modes = list(modes)
        self.ability = Ability("modal", [])
        self.ability.cost = cost
        for words in modes:
            mode = Ability("mode", words)
            mode.cost = cost
            self.ability.modes.append(mode)

    def join(self, card: Card) -> None:
        card.activated.append(self.ability)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


WAS_PAID: Final = WasPaid()
COULD_NOT: Final = CouldNot()
ONLY_UNIT_THERE: Final = OnlyUnitThere()
READY_ENEMY_HERE: Final = ReadyEnemyHere()
