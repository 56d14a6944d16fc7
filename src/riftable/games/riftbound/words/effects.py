"""Instructions: what spells and abilities do when they resolve, one after the other [359.3]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import FREE, Ability, Cost, Instruction, Pick, Selector
from riftable.games.riftbound.rules.damage import blame, bonus_damage, deal
from riftable.games.riftbound.rules.death import kill
from riftable.games.riftbound.rules.event_hooks import has_moved
from riftable.games.riftbound.rules.events import Gave, Granted, Shielded
from riftable.games.riftbound.rules.facedown import take_up
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import (
    FADING,
    GRANT,
    GRANTS,
    IN_TRASH,
    LENT_MIGHT,
    ON_CHAIN,
    RUNES_OF,
    SAVES,
    SHIELDS,
    TEMPORARY,
)
from riftable.games.riftbound.rules.items import WITH_THE_COMBAT, WITH_THE_TURN, Effect
from riftable.games.riftbound.rules.lasting import add_effect, effect_with
from riftable.games.riftbound.rules.mutations import (
    buff,
    exhaust,
    heal,
    make_ready,
    move,
    ready_rune,
    recall,
    regain,
    stun,
    to_owners_hand,
)
from riftable.games.riftbound.rules.prevention import BY_UNIT
from riftable.games.riftbound.rules.selecting import Amount
from riftable.games.riftbound.rules.state import GONE, Realm
from riftable.games.riftbound.rules.zones import counter
from riftable.games.riftbound.words.amounts import Fixed, amount
from riftable.games.riftbound.words.selectors import Me, PlacePick, Subject

NO_SEAT: Final = -1


class Acts(Instruction):
    """An instruction about objects: it acts on each."""

    selector: Selector
    harmful: bool = False  # no one wants it for an object of their own

    def harms(self) -> bool:
        return self.harmful and not isinstance(self.selector, Me)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        for pick in self.selector.choices():
            ability.add_choice(pick)
        steps += self.selector.checks()
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
class Choose(Acts):
    """An object is chosen; later instructions say what becomes of it."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        pass


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

    harmful: bool = True
    n: Amount

    def __init__(self, n: int | Amount, selector: Selector) -> None:
        self.n = amount(n)
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        seat: i64 = s.chain[-1].seat
        n: i64 = self.n.of(s, f.me, seat)
        found = self.selector.among(s, f)
        f.done = 1 if found and n > 0 else 0
        if n > 0:
            for u in found:
                deal(s, f.me, u, n + bonus_damage(s, seat, u))

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        raise AssertionError("all are dealt the same")


@final
class Fight(Instruction):
    """Two chosen units deal damage equal to their Mights to each other; both are the sources [417]."""

    one: Selector
    other: Pick

    def __init__(self, one: Selector, other: Pick) -> None:
        self.one = one
        self.other = other

    def harms(self) -> bool:
        return True

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
            deal(s, ours[0], theirs[0], mine, BY_UNIT)
            deal(s, theirs[0], ours[0], yours, BY_UNIT)


@final
class Kill(Acts):
    """An active kill, of all of them together [428.2]."""

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        found = self.selector.among(s, f)
        f.n = s.seat[found[0]] if found else NO_SEAT
        f.might = s.might(found[0]) if found else 0
        f.done = 0
        if found:
            for u in found:
                blame(s, u, s.chain[-1].seat, s.chain[-1].kind)
            kill(s, found)
            if any([s.kind[u] == GONE for u in found]):
                f.done = 1

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        raise AssertionError("all die together")


@final
class Give(Acts):
    """Might this turn, with a minimum that is fixed as it is given [473.3]."""

    n: Amount
    minimum: i64

    def __init__(self, n: int | Amount, selector: Selector, minimum: int = -1000) -> None:
        self.n = amount(n)
        self.selector = selector
        self.minimum = minimum

    def harms(self) -> bool:
        n = self.n
        return isinstance(n, Fixed) and n.n < 0

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        n: i64 = self.n.of(s, f.me, s.chain[-1].seat)
        if n < 0:
            room: i64 = s.might(u) - self.minimum
            n = -min(-n, max(room, 0))
        s.extra[u] += n
        s.dirty = True
        if s.log is not None:
            s.log.append(Gave(u, n))

    def is_apart(self) -> bool:
        return isinstance(self.selector, Subject) and isinstance(self.n, Fixed) and self.n.n > 0


@final
class GiveShield(Acts):
    """Shield this combat; without a combat nothing is left of it when the turn ends."""

    n: i64

    def __init__(self, n: int, selector: Selector) -> None:
        self.n = n
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        s.effects = [*s.effects, Effect(SHIELDS, u, -1, self.n, WITH_THE_COMBAT)]
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

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        s.flags[u] |= FADING
        s.dirty = True
        if s.log is not None:
            s.log.append(Granted(u, TEMPORARY, 1))


@final
class DoubleMight(Acts):
    """Twice its Might this turn, or this combat: what it has now is added, and stays [432]."""

    combat: bool

    def __init__(self, selector: Selector, combat: bool = False) -> None:
        self.selector = selector
        self.combat = combat

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        n: i64 = s.might(u)
        s.extra[u] += n
        if self.combat:
            add_effect(s, Effect(LENT_MIGHT, u, -1, n, WITH_THE_COMBAT))
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
class Heal(Acts):
    """Heals units [418]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        heal(s, u)


@final
class Stun(Acts):
    """Stuns units until the turn ends, all of them together [423]."""

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        s.moment += 1
        Acts.run(self, s, f)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        stun(s, s.chain[-1].seat, u)


@final
class Counter(Acts):
    """Counters a spell [425]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        f.n = s.cards[s.chain[u - ON_CHAIN].kind].cost.energy
        counter(s, u - ON_CHAIN)


@final
class Save(Acts):
    """The next time it would die this turn, it is healed, exhausted and recalled instead [367].

    With a price, the player may pay it at that moment.
    """

    ability: Ability | None = None  # it has the price

    def __init__(self, selector: Selector, pay: Cost = FREE) -> None:
        self.selector = selector
        if not pay.is_free:
            self.ability = Ability("save", [], may=True)
            self.ability.cost = pay

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        if self.ability is not None:
            ability.add_later(self.ability)
        selector = self.selector
        if isinstance(selector, Pick):
            ability.add_choice(selector)
        steps.append(self)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        if self.ability is None:
            add_effect(s, Effect(SAVES, u, -1, 0))
        else:
            add_effect(s, effect_with(s, SAVES, u, 0, WITH_THE_TURN, self.ability, True))


@final
class Ready(Acts):
    """Readies objects, runes among them."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        if u >= RUNES_OF:
            ready_rune(s, u - RUNES_OF)
        else:
            make_ready(s, s.chain[-1].seat, u)


@final
class Exhaust(Acts):
    """Exhausts units [414]."""

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        exhaust(s, u)


@final
class ReadyRunes(Acts):
    """Readies runes."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        ready_rune(s, u - RUNES_OF)


@final
class MoveTo(Acts):
    """Moves a unit, which may have been chosen before, to a place chosen for it."""

    harmful: bool = True
    place: PlacePick

    def __init__(self, selector: Selector, place: PlacePick) -> None:
        self.selector = selector
        self.place = place

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        for pick in self.selector.choices():
            ability.add_choice(pick)
        ability.add_choice(self.place)
        steps.append(self)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        origin: i64 = s.at[u]
        f.done = 0
        for place in self.place.among(s, f):
            if place != origin:  # a unit that is there already does not move [355.4]
                s.moment += 1
                f.done = 1 if move(s, u, place) else 0
                if s.at[u] == place:  # to be recalled is no move [454]
                    has_moved(s, u, origin, s.chain[-1].seat)


@final
class TakeControl(Acts):
    """Takes control of a unit and recalls it [191, 454]."""

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        s.seat[u] = s.chain[-1].seat
        recall(s, u)


@final
class ToBase(Acts):
    """Moves units to base; one that is there already stays [355.9.b]."""

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        found = self.selector.among(s, f)
        s.moment += 1
        for u in found:
            origin: i64 = s.at[u]
            if origin != s.seat[u] and move(s, u, s.seat[u]):
                has_moved(s, u, origin, s.chain[-1].seat)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        raise AssertionError("all move together")


@final
class ToHand(Acts):
    """Returns units to their owners' hands."""

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        found = self.selector.among(s, f)
        f.done = 1 if found else 0
        f.n = s.owner[found[0]] if found else NO_SEAT
        for u in found:
            self.act(s, f, u)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        if u < s.config.players + s.config.fields:  # the facedown card there
            take_up(s, u)
        else:
            to_owners_hand(s, u)


@final
class FromTrash(Acts):
    """Returns a card from one's trash to one's hand."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        if u - IN_TRASH in s.trash[s.chain[-1].seat]:  # of two equal ones, one may be gone
            regain(s, s.chain[-1].seat, u - IN_TRASH)
