"""Conditions: what must be so for an ability to trigger, a statement to be true, an instruction to be done.

Where the printed "if" stands decides when it is looked at: directly behind the event of a trigger with that
event, anywhere else on resolution [383.2.a]. A condition itself does not know which of the two it is, but for
those that ask about the item that resolves: only `If` can take them.
"""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Card, Condition
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import ATTACKER, EXHAUSTED, MOVES_MADE, PLAYED_NOW
from riftable.games.riftbound.rules.lasting import number_of
from riftable.games.riftbound.rules.prevention import excess
from riftable.games.riftbound.rules.selecting import ON_ITSELF, ON_NOTHING, ON_OTHERS
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.selectors import Filter
from riftable.games.riftbound.words.states import IS_AT_BATTLEFIELD, IS_BUFFED, IS_MIGHTY, is_so

# Of a unit.


@final
class IAm(Condition):
    """I am in all of these states."""

    states: list[int]

    def __init__(self, *states: int) -> None:
        self.states = list(states)
        self.depends = ON_ITSELF if IS_MIGHTY in states else ON_NOTHING

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return me >= 0 and all([is_so(s, me, state) for state in self.states])


@final
class ItIs(Condition):
    """The object chosen first is in a state. Only while an item resolves."""

    state: i64

    def __init__(self, state: int) -> None:
        self.state = state

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        u = s.chain[-1].chosen[0][0]
        return u >= 0 and is_so(s, u, self.state)


@final
class OnlyUnitThere(Condition):
    """The unit chosen first is the only one the player controls where it is. Only while an item resolves."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        u = s.chain[-1].chosen[0][0]
        return u >= 0 and s.units_of(seat, s.at[u]) == [u]


# Of an item that resolves.


@final
class WasPaid(Condition):
    """The optional additional cost was paid: of the card that was played, or of the one that resolves."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        if event is not None:
            return event.paid
        item = s.chain[-1]
        return item.paid & s.cards[item.kind].plain_extras != 0


@final
class CouldNot(Condition):
    """The instruction before could not be carried out. Only while an item resolves."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        f = s.frames[-1]
        return isinstance(f, Resolving) and f.done == 0


@final
class CouldNotAll(Condition):
    """The instruction before could not be carried out as often as it says. Only while an item resolves."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        f = s.frames[-1]
        return isinstance(f, Resolving) and f.n > 0


@final
class Did(Condition):
    """The instruction before was carried out. Only while an item resolves."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        f = s.frames[-1]
        return isinstance(f, Resolving) and f.done != 0


# Of an event: they narrow down which ones an ability listens to.


@final
class ToBattlefield(Condition):
    """It happened at a battlefield."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and s.is_field(event.place)


@final
class AtThisPlace(Condition):
    """It happened at the battlefield that has the ability."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and event.place == me


@final
class CostsAtLeast(Condition):
    """It happened to a card that costs at least so much Energy."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and s.cards[event.kind].cost.energy >= self.n


@final
class SubjectAlone(Condition):
    """It happened to a unit that has no friendly unit beside it."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and event.subject >= 0 and s.alone(event.subject)


@final
class DiedAlone(Condition):
    """I have died with no other friendly unit where I was."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return me >= 0 and s.alone(me)


@final
class FirstDeathThisTurn(Condition):
    """It is the first time this turn that a friendly unit dies."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return sum([n for other, n in enumerate(s.died) if s.friends(seat, other)]) == 1


@final
class NotYourTurn(Condition):
    """It is an opponent's turn."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return not s.friends(s.turn, seat)


# Of the board.


@final
class UnitsThere(Condition):
    """The player has so many units, or more, where the event happened."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and event.place >= 0 and len(s.units_of(seat, event.place)) >= self.n


@final
class UnitsHere(Condition):
    """The player has so many units, or more, where I am; a battlefield is its own place."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return me >= 0 and len(s.units_of(seat, s.at[me])) >= self.n


@final
class ReadyEnemyHere(Condition):
    """There is a ready enemy unit where I am."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        if me < 0:
            return False
        for u in s.here[s.at[me]]:
            if s.card(u).is_unit and not s.friends(s.seat[u], seat) and not s.flags[u] & EXHAUSTED:
                return True
        return False


@final
class Controls(Condition):
    """The player controls an object that a filter means, or so many of them."""

    what: Filter
    least: i64

    def __init__(self, what: Filter, least: int = 1) -> None:
        self.what = what
        self.least = least
        self.depends = ON_OTHERS if what.depends else ON_NOTHING

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return len(self.what.among(s, me, seat)) >= self.least


@final
class HasFacedown(Condition):
    """The player controls a facedown card."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return seat in s.hider


@final
class RunesAtLeast(Condition):
    """The player has so many runes, or more."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return s.num_runes(seat) >= self.n


@final
class OpponentControlsField(Condition):
    """An opponent controls a battlefield."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        for place in range(s.config.players, s.config.players + s.config.fields):
            if s.seat[place] >= 0 and not s.friends(s.seat[place], seat):
                return True
        return False


# Of players and of what has happened this turn.


@final
class Legion(Condition):
    """The player has made another card final this turn [812].

    `own` is 1 where the card itself has been counted, as in a trigger or on resolution, and 0 before that.
    """

    own: i64

    def __init__(self, own: int = 1) -> None:
        self.own = own

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return s.finals[seat] > self.own


@final
class LegionHere(Condition):
    """The same for an ability of a permanent: if that was played this turn, it is not another card."""

    def prepare(self, card: Card) -> None:
        card.knows_when_played = True

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        own: i64 = 0
        for effect in s.effects:
            if effect.what == PLAYED_NOW and effect.unit == me and me >= 0:
                own = 1
        return s.finals[seat] > own


@final
class MovedThisTurn(Condition):
    """I have moved so often this turn, or more often."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def prepare(self, card: Card) -> None:
        card.counts_moves = True

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return me >= 0 and number_of(s, MOVES_MADE, me) >= self.n


@final
class AfterAttack(Condition):
    """It happened to a unit that attacked in the combat that has just been decided."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and event.flags & ATTACKER != 0


@final
class ExcessDamage(Condition):
    """The player has assigned so much more damage than was lethal in this combat [465]."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return excess(s, seat) >= self.n


@final
class Level(Condition):
    """The player has so much XP, or more [824]."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return s.xp[seat] >= self.n


@final
class HandAtMost(Condition):
    """The player has so many cards in hand or fewer."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return len(s.hands[seat]) <= self.n


@final
class Discarded(Condition):
    """The player has discarded a card this turn."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return s.thrown[seat] > 0


@final
class EnemyDied(Condition):
    """A unit of an opponent has died this turn."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return sum([n for other, n in enumerate(s.died) if not s.friends(seat, other)]) > 0


@final
class OpponentNearVictory(Condition):
    """The score of an opponent is within so many points of the Victory Score."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        for side in range(s.config.num_sides):
            if side != s.config.sides[seat] and s.points[side] >= s.victory_score() - self.n:
                return True
        return False


@final
class Both(Condition):
    """Several conditions hold."""

    conditions: list[Condition]

    def __init__(self, *conditions: Condition) -> None:
        self.conditions = list(conditions)
        self.depends = max([condition.depends for condition in conditions])

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return all([condition.holds(s, me, seat, event) for condition in self.conditions])


def each(condition: Condition | None) -> list[Condition]:
    """The conditions that a condition consists of."""
    if condition is None:
        return []
    return condition.conditions if isinstance(condition, Both) else [condition]


BUFFED_ME: Final = IAm(IS_BUFFED)
MIGHTY_ME: Final = IAm(IS_MIGHTY)
AT_BATTLEFIELD_ME: Final = IAm(IS_AT_BATTLEFIELD)
WAS_PAID: Final = WasPaid()
COULD_NOT: Final = CouldNot()
DID: Final = Did()
ONLY_UNIT_THERE: Final = OnlyUnitThere()
READY_ENEMY_HERE: Final = ReadyEnemyHere()
DISCARDED: Final = Discarded()
LEGION: Final = Legion()
