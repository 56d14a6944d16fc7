"""Instructions that relate objects: one hits another, moves to it, swaps places with it."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Ask, Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Instruction, Pick, Selector, Word
from riftable.games.riftbound.rules.damage import deal
from riftable.games.riftbound.rules.event_hooks import has_moved
from riftable.games.riftbound.rules.events import Gave
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import ASK_MAY, I_MOVE, NO, YES
from riftable.games.riftbound.rules.items import TRIGGERED, Item
from riftable.games.riftbound.rules.mutations import move
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import about, make_pending
from riftable.games.riftbound.words.flow import lowered, skip
from riftable.games.riftbound.words.later import Later
from riftable.games.riftbound.words.selectors import first_choice


class Relates(Instruction):
    """An instruction about objects of two selectors, or of one and a place."""

    selector: Selector

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        for pick in self.selector.choices():
            ability.add_choice(pick)
        steps.append(self)


class RelatesTwo(Relates):
    """An instruction about the objects of two selectors, chosen in this order."""

    to: Selector

    def __init__(self, selector: Selector, to: Selector) -> None:
        self.selector = selector
        self.to = to

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        for pick in [*self.selector.choices(), *self.to.choices()]:
            ability.add_choice(pick)
        steps.append(self)


@final
class UnitDeals(RelatesTwo):
    """A unit deals damage equal to its Might; it is the source, so there is no Bonus Damage [417, 712]."""

    def harms(self) -> bool:
        return True

    def run(self, s: Realm, f: Resolving) -> None:
        for by in self.selector.among(s, f):
            for u in self.to.among(s, f):
                deal(s, by, u, s.might(by))


@final
class RaiseMight(RelatesTwo):
    """A unit gets as much Might this turn as another has, if that is more [477]."""

    def run(self, s: Realm, f: Resolving) -> None:
        for other in self.to.among(s, f):
            for u in self.selector.among(s, f):
                n: i64 = s.might(other) - s.might(u)
                if n > 0:
                    s.extra[u] += n
                    s.dirty = True
                    if s.log is not None:
                        s.log.append(Gave(u, n))


# Where a unit is moved.
TO_HERE: Final = 0  # where the source is
ITS_BATTLEFIELD: Final = 1  # where the unit of an earlier choice is
TO_THERE: Final = 2  # to the battlefield of an earlier choice
TO_ITS_PLACE: Final = 3  # where what triggered the ability happened


@final
class Move(Relates):
    """Moves units to a given place; one that is there already stays [355.9.b]."""

    to: i64
    slot: i64  # of the earlier choice

    def __init__(self, selector: Selector, to: int = TO_HERE, slot: int = 0) -> None:
        self.selector = selector
        self.to = to
        self.slot = slot

    def run(self, s: Realm, f: Resolving) -> None:
        place = self.place(s, f)
        f.done = 0
        if place < 0:
            return
        s.moment += 1
        for u in self.selector.among(s, f):
            origin: i64 = s.at[u]
            if origin != place:
                f.done = 1
                if move(s, u, place) and s.at[u] == place:
                    has_moved(s, u, origin, s.chain[-1].seat)

    def place(self, s: Realm, f: Resolving) -> i64:
        """Where they move; -1: what the place depends on is gone."""
        if self.to == TO_HERE:
            return s.at[f.me] if f.me >= 0 else -1
        if self.to == TO_ITS_PLACE:
            event = s.chain[-1].event
            return event.place if event is not None else -1
        it = first_choice(s.chain[-1], self.slot)
        if self.to == TO_THERE or it < 0:
            ability = s.chain[-1].ability
            assert ability is not None
            return it if it >= 0 and ability.picks[self.slot].fits(s, s.chain[-1], it) else -1
        return s.at[it] if s.is_field(s.at[it]) else -1


@final
class SwapPlaces(Relates):
    """I move to where a unit is, and it moves to where I was."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def run(self, s: Realm, f: Resolving) -> None:
        me: i64 = f.me
        for u in self.selector.among(s, f):
            if me >= 0:
                mine: i64 = s.at[me]
                its: i64 = s.at[u]
                s.moment += 1
                moved = move(s, me, its) and s.at[me] == its
                both = move(s, u, mine) and s.at[u] == mine
                if moved:
                    has_moved(s, me, mine, s.chain[-1].seat)
                if both:
                    has_moved(s, u, its, s.chain[-1].seat)


@final
class ThenDo(Later):
    """A new ability goes on the chain, about what has just been moved: “then do this” [386]."""

    def __init__(self, *words: Word) -> None:
        self.words = list(words)
        self.ability = Ability("reflexive", self.words)

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        u = first_choice(item, 0)
        if u < 0 or not f.done:
            return
        s.moment += 1
        then = Item(TRIGGERED, item.kind, self.ability, -1, item.seat)
        then.event = about(s, I_MOVE, u, item.seat)
        make_pending(s, then, s.at[u])


@final
class May(Instruction):
    """The player decides on resolution whether to do something; the targets were chosen before [355.12]."""

    words: list[Word]

    def __init__(self, *words: Word) -> None:
        self.words = list(words)

    def harms(self) -> bool:
        return any([word.harms() for word in self.words])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        before = len(ability.picks)
        inner = lowered(self.words, ability)
        steps.append(Decide(len(inner), ability.picks[before:]))
        steps += inner


@final
class Decide(Step):
    """Ask whether to do what comes next, if any target of it is left; else skip it."""

    steps: i64
    picks: list[Pick]

    def __init__(self, steps: int, picks: list[Pick]) -> None:
        self.steps = steps
        self.picks = picks

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        if self.picks and not any([pick.among(s, f) for pick in self.picks]):
            skip(f, self.steps)
        else:
            s.ask = Ask(item.seat, ASK_MAY, item.kind, 0, [YES, NO])

    def answer(self, s: Realm, f: Resolving, move: i64) -> None:
        if move == NO:
            skip(f, self.steps)
