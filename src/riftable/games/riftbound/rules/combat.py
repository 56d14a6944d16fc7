"""Showdowns and combat, from the first focus to the last result [341-348, 459-466]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Code, Frame, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.chain import PROCESS
from riftable.games.riftbound.rules.cleanup import AFTER_COMBAT, begin_combat, clean_up, opponents_at
from riftable.games.riftbound.rules.damage import deal
from riftable.games.riftbound.rules.events import CombatEnded, ShowdownEnded, ShowdownOpened
from riftable.games.riftbound.rules.ids import (
    ASK_ASSIGN,
    ATTACKER,
    BACKLINE,
    COMBAT_WON,
    DEFENDER,
    LENT_MIGHT,
    NO_STAGE,
    NOT_ROLES,
    SHOWDOWN,
    SPAN,
    STUNNED,
    TANK,
    TIED,
    UNIT_WINS,
    V_ASSIGN,
)
from riftable.games.riftbound.rules.items import NO_OBJECTS, WITH_THE_COMBAT
from riftable.games.riftbound.rules.lasting import end_effects
from riftable.games.riftbound.rules.mutations import take_control
from riftable.games.riftbound.rules.prevention import BY_COMBAT, is_safe, lethal, remember_excess
from riftable.games.riftbound.rules.scoring import establish
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import about, announce, count

ASSIGN: Final = V_ASSIGN * SPAN


@final
class Open(Step):
    """A showdown opens; the contester has focus [345]."""

    def run(self, s: Realm, f: Frame) -> None:
        s.stage = SHOWDOWN
        s.focus = s.contester[s.showdown]
        s.passes = 0
        s.dirty = True
        if s.log is not None:
            s.log.append(ShowdownOpened(s.focus, s.showdown))
        if opponents_at(s, s.showdown) >= 0:
            begin_combat(s)


@final
class Close(Step):
    """Without combat: the only player with units there establishes control [348.2]."""

    def run(self, s: Realm, f: Frame) -> None:
        if s.combat:
            return
        place = s.showdown
        f.leave()
        end_showdown(s)
        if s.log is not None and not any([s.card(u).is_unit for u in s.here[place]]):
            s.log.append(ShowdownEnded(place))
        settle(s, place)


@final
class Assign(Step):
    """One side assigns its combat damage to the other's units [465.2]."""

    attacks: bool

    def __init__(self, attacks: bool) -> None:
        self.attacks = attacks

    def run(self, s: Realm, f: Frame) -> None:
        theirs = self.targets(s)
        total: i64 = self.total(s)
        left: i64 = total - self.assigned(s, theirs)
        if not theirs or left <= 0:
            self.count_excess(s, theirs)
            return
        open_ = [u for u in theirs if not is_aimed_at(s, u)]
        if not open_:
            self.count_excess(s, theirs)
            return
        if len(open_) > 1:
            open_ = in_line(s, open_)
        needs: list[int] = []
        needed: i64 = 0
        for u in open_:
            n: i64 = lethal(s, u)
            needs.append(n)
            needed += n
        if left >= needed or len(open_) == 1:  # no choice can matter
            for i, u in enumerate(open_[:-1]):
                s.aims = [*s.aims, u, needs[i]]
            s.aims = [*s.aims, open_[-1], left - (needed - needs[-1])]
            self.remember_excess(s, left - needed)
            return
        choice = [u for u in open_ if rank(s, u) == rank(s, open_[0])]
        if len(choice) == 1:
            self.give(s, choice[0], left)
            f.again()
        else:
            seat = s.attacker if self.attacks else s.defender
            s.ask = Ask(seat, ASK_ASSIGN, s.showdown, left, [ASSIGN + u for u in sorted(choice)])

    def answer(self, s: Realm, f: Frame, move: i64) -> None:
        self.give(s, move - ASSIGN, self.total(s) - self.assigned(s, self.targets(s)))
        f.again()

    def give(self, s: Realm, u: i64, left: i64) -> None:
        """Assign a unit the damage that kills it, or what is left of the damage."""
        s.aims = [*s.aims, u, min(left, lethal(s, u))]

    def count_excess(self, s: Realm, theirs: list[int]) -> None:
        """Remember the damage that was assigned to these units beyond what kills."""
        n: i64 = 0
        for i in range(0, len(s.aims), 2):
            if s.aims[i] in theirs:
                more: i64 = s.aims[i + 1] - lethal(s, s.aims[i])
                n += max(more, 0)
        self.remember_excess(s, n)

    def remember_excess(self, s: Realm, n: i64) -> None:
        """Remember that so much damage was assigned beyond what kills, if it is more than 0."""
        remember_excess(s, s.attacker if self.attacks else s.defender, n)

    def targets(self, s: Realm) -> list[int]:
        """The units damage is assigned to; none, unless both sides are still there [465.2.c.10]."""
        there = s.here[s.showdown]
        mine: i64 = ATTACKER if self.attacks else DEFENDER
        yours: i64 = DEFENDER if self.attacks else ATTACKER
        if not any(s.flags[u] & mine for u in there):
            return NO_OBJECTS
        return [u for u in there if s.flags[u] & yours and not is_safe(s, u, BY_COMBAT)]

    def total(self, s: Realm) -> i64:
        """The Might of one side; stunned units add nothing [465.1]."""
        mine: i64 = ATTACKER if self.attacks else DEFENDER
        n: i64 = 0
        for u in s.here[s.showdown]:
            if s.flags[u] & mine and not s.flags[u] & STUNNED and not s.card(u).no_combat_damage:
                n += s.might(u)
        return n

    def assigned(self, s: Realm, theirs: list[int]) -> i64:
        """The damage assigned already to some units."""
        n: i64 = 0
        for i in range(0, len(s.aims), 2):
            if s.aims[i] in theirs:
                n += s.aims[i + 1]
        return n


def is_aimed_at(s: Realm, u: i64) -> bool:
    """Whether combat damage was assigned to a unit."""
    return any(s.aims[i] == u for i in range(0, len(s.aims), 2))


def in_line(s: Realm, units: list[int]) -> list[int]:
    """Units in the order in which damage must be assigned to them; among equals in any [465.2.c.6]."""
    ranks = [rank(s, u) for u in units]
    line: list[int] = []
    for turn in range(3):
        line += [u for i, u in enumerate(units) if ranks[i] == turn]
    return line


def rank(s: Realm, u: i64) -> i64:
    """When a unit is assigned damage: first with Tank, last with Backline; units with both come first."""
    if s.keyword(u, TANK):
        return 0
    return 2 if s.keyword(u, BACKLINE) else 1


@final
class DealAll(Step):
    """All combat damage is dealt at once, then the combat cleanup [465-466]."""

    def run(self, s: Realm, f: Frame) -> None:
        s.moment += 1
        for i in range(0, len(s.aims), 2):
            deal(s, -1, s.aims[i], s.aims[i + 1], BY_COMBAT)
        s.aims = []
        clean_up(s, AFTER_COMBAT)
        s.dirty = True


@final
class Outcome(Step):
    """The only side with units left takes control; if both remain, combat is staged again."""

    def run(self, s: Realm, f: Frame) -> None:
        place = s.showdown
        announce_result(s)
        if not (s.has_units(s.attacker, place) and s.has_units(s.defender, place)):
            settle(s, place)


def announce_result(s: Realm) -> None:
    """Tell abilities who has won: the only side with units there, unless attackers were recalled [466]."""
    if not (s.config.heard[UNIT_WINS] or s.config.heard[COMBAT_WON]):
        return
    winners = [seat for seat in (s.attacker, s.defender) if s.has_units(seat, s.showdown)]
    if len(winners) != 1 or any([effect.what == TIED for effect in s.effects]):
        return
    s.moment += 1
    for u in s.units_of(winners[0], s.showdown):
        event = about(s, UNIT_WINS, u, winners[0])
        count(s, event, u, -1)
        announce(s, event)
    announce(s, about(s, COMBAT_WON, s.showdown, winners[0]))


@final
class Finish(Step):
    """The combat ends: no more roles, and "this combat" is over."""

    def run(self, s: Realm, f: Frame) -> None:
        if s.log is not None:
            s.log.append(CombatEnded(s.showdown))
        end_showdown(s)
        for u, flags in enumerate(s.flags):
            if flags & NOT_ROLES != flags:
                s.flags[u] = flags & NOT_ROLES
        for effect in s.effects:
            if effect.what == LENT_MIGHT:
                s.extra[effect.unit] -= effect.n
        end_effects(s, WITH_THE_COMBAT)


def end_showdown(s: Realm) -> None:
    """Clear the showdown and combat fields."""
    s.stage = NO_STAGE
    s.showdown = s.attacker = s.defender = -1
    s.combat = False
    s.dirty = True


def settle(s: Realm, place: i64) -> None:
    """Decide who controls a battlefield after a showdown or combat [190.4, 466]."""
    s.dirty = True
    owners = {s.seat[u] for u in s.here[place] if s.card(u).is_unit}
    if len(owners) > 1:  # they came after the contester had gone: the cleanup says who contests [323.8]
        return
    s.contester[place] = -1
    if len(owners) == 1:
        establish(s, owners.pop(), place)
    elif not owners:
        take_control(s, -1, place)


SHOWDOWN_CODE: Final = Code(
    "showdown",
    [Open(), PROCESS, Close(), Assign(True), Assign(False), DealAll(), PROCESS, Outcome(), PROCESS, Finish()],
)
