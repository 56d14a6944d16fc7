"""Instructions: what spells and abilities do when they resolve, one after the other [359.3]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Instruction, Pick, Selector, Word
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.event_hooks import has_moved
from riftable.games.riftbound.rules.events import Gave, Granted, ReadiedRunes, Shielded
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    FADING,
    GRANT,
    GRANTS,
    IN_TRASH,
    NUM_DOMAINS,
    ON_CHAIN,
    RUNES_OF,
    SAVES,
    SHIELDS,
    TEMPORARY,
)
from riftable.games.riftbound.rules.items import Effect, Hunt
from riftable.games.riftbound.rules.mutations import (
    bonus_damage,
    buff,
    counter,
    deal,
    make_ready,
    move,
    recall,
    regain,
    stun,
    to_owners_hand,
)
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.words.selectors import PlacePick, UnitPick

NO_SEAT: Final = -1


class Acts(Instruction):
    """An instruction about objects: it acts on each."""

    selector: Selector

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        selector = self.selector
        if isinstance(selector, Pick):
            ability.add_choice(selector)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        found = self.selector.among(s, f)
        f.done = 1 if found else 0
        for u in found:
            self.act(s, f, u)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        """Do it to one object."""
        raise NotImplementedError


@final
class ChooseField(Instruction):
    """A battlefield is chosen; what follows says what happens there."""

    selector: Pick

    def __init__(self, selector: Pick) -> None:
        self.selector = selector

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.selector)


@final
class Deal(Acts):
    """Damage, with all Bonus Damage there is [417, 712]."""

    n: i64

    def __init__(self, n: int, selector: Selector) -> None:
        self.n = n
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        deal(s, f.me, u, self.n + bonus_damage(s, s.chain[-1].seat, u))


@final
class Fight(Instruction):
    """Two chosen units deal damage equal to their Mights to each other; both are the sources [417]."""

    one: Selector
    other: Pick

    def __init__(self, one: Selector, other: Pick) -> None:
        self.one = one
        self.other = other

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        one = self.one
        if isinstance(one, Pick):
            ability.add_choice(one)
        ability.add_choice(self.other)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        ours, theirs = self.one.among(s, f), self.other.among(s, f)
        if ours and theirs:
            mine: i64 = s.might(ours[0])
            yours: i64 = s.might(theirs[0])
            deal(s, ours[0], theirs[0], mine)
            deal(s, theirs[0], ours[0], yours)


@final
class IfItDies(Instruction):
    """If the damage dealt kills it, a new ability goes on the chain [386, 428.5]."""

    words: list[Word]
    ability: Ability

    def __init__(self, *words: Word) -> None:
        self.words = list(words)
        self.ability = Ability("reflexive", self.words)

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        for u in item.chosen[0]:
            if u >= 0 and f.done:
                s.hunts = [*s.hunts, Hunt(u, item.seat, item.kind, self.ability)]


@final
class Kill(Acts):
    """An active kill, of all of them together [428.2]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        found = self.selector.among(s, f)
        f.n = s.seat[found[0]] if found else NO_SEAT
        f.done = 0
        if found:
            kill(s, found)
            if any([s.kind[u] == GONE for u in found]):
                f.done = 1

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        raise AssertionError("all die together")


@final
class Give(Acts):
    """Might this turn, with a minimum that is fixed as it is given [473.3]."""

    n: i64
    minimum: i64

    def __init__(self, n: int, selector: Selector, minimum: int = -1000) -> None:
        self.n = n
        self.selector = selector
        self.minimum = minimum

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        n: i64 = self.n
        if n < 0:
            room: i64 = s.might(u) - self.minimum
            n = -min(-n, max(room, 0))
        s.extra[u] += n
        s.dirty = True
        if s.log is not None:
            s.log.append(Gave(u, n))


@final
class GiveShield(Acts):
    """Shield this combat; without a combat nothing is left of it when the turn ends."""

    n: i64

    def __init__(self, n: int, selector: Selector) -> None:
        self.n = n
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        s.effects = [*s.effects, Effect(SHIELDS, u, -1, self.n)]
        s.dirty = True
        if s.log is not None:
            s.log.append(Shielded(u, self.n))


@final
class GiveKeyword(Acts):
    """A keyword this turn."""

    keyword: i64
    n: i64

    def __init__(self, keyword: int, selector: Selector, n: int = 1) -> None:
        self.keyword = keyword
        self.n = n
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        s.effects = [*s.effects, Effect(GRANTS, u, -1, GRANT * self.keyword + self.n)]
        s.dirty = True
        if s.log is not None:
            s.log.append(Granted(u, self.keyword, self.n))


@final
class GiveTemporary(Acts):
    """Temporary, for as long as it is on the board [801.3]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        s.flags[u] |= FADING
        s.dirty = True
        if s.log is not None:
            s.log.append(Granted(u, TEMPORARY, 1))


@final
class DoubleMight(Acts):
    """Twice its Might this turn: what it has now is added, and stays [432]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        n: i64 = s.might(u)
        s.extra[u] += n
        s.dirty = True
        if s.log is not None:
            s.log.append(Gave(u, n))


@final
class Buff(Acts):
    """Buffs units; one that has a buff gets no second one [426]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        f.done = 1 if buff(s, s.chain[-1].seat, u) else 0


@final
class Stun(Acts):
    """Stuns units until the turn ends [423]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        stun(s, u)


@final
class Counter(Acts):
    """Counters a spell [425]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        counter(s, u - ON_CHAIN)


@final
class Save(Acts):
    """The next time it would die this turn, it is healed, exhausted and recalled instead [367]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        s.effects = [*s.effects, Effect(SAVES, u, -1, 0)]


@final
class Ready(Acts):
    """Readies units."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        make_ready(s, u)


@final
class ReadyRunes(Acts):
    """Readies runes."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        i: i64 = u - RUNES_OF
        if s.ready[i] < s.runes[i]:
            s.ready[i] += 1
            s.dirty = True
            if s.log is not None:
                s.log.append(ReadiedRunes(i // NUM_DOMAINS, 1))


@final
class MoveTo(Acts):
    """Moves a unit to a place chosen for it."""

    place: PlacePick

    def __init__(self, selector: UnitPick, place: PlacePick) -> None:
        self.selector = selector
        self.place = place

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_choice(self.place.of)
        ability.add_choice(self.place)
        steps.append(self)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        origin: i64 = s.at[u]
        for place in self.place.among(s, f):
            s.moment += 1
            move(s, u, place)
            has_moved(s, u, origin)


@final
class TakeControl(Acts):
    """Takes control of a unit and recalls it [191, 454]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        s.seat[u] = s.chain[-1].seat
        recall(s, u)


@final
class ToBase(Acts):
    """Moves units to base."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        found = self.selector.among(s, f)
        s.moment += 1
        for u in found:
            origin: i64 = s.at[u]
            move(s, u, s.seat[u])
            has_moved(s, u, origin)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        raise AssertionError("all move together")


@final
class ToHand(Acts):
    """Returns units to their owners' hands."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        to_owners_hand(s, u)


@final
class FromTrash(Acts):
    """Returns a card from one's trash to one's hand."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        regain(s, s.chain[-1].seat, u - IN_TRASH)
