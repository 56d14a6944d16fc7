"""Abilities that others make, and that wait for their moment [386-392]."""

from __future__ import annotations

from typing import final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Instruction, Pick, Selector, Word
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import I_DIE, TURN_ENDS, UNIT_HURT
from riftable.games.riftbound.rules.items import TRIGGERED, WITH_THE_CLEANUP, WITH_THE_TURN, Item
from riftable.games.riftbound.rules.lasting import wait_for
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.rules.triggering import make_pending


class Later(Instruction):
    """Words that become an ability of their own, whose choices are made when it is made final [355.5.b]."""

    words: list[Word]
    ability: Ability

    def harms(self) -> bool:
        return any([word.harms() for word in self.words])

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.add_later(self.ability)
        steps.append(self)


@final
class DoThis(Later):
    """Do this, so many times: as many new abilities go on the chain [386-388]."""

    times: i64

    def __init__(self, *words: Word, times: int = 1) -> None:
        self.words = list(words)
        self.ability = Ability("reflexive", self.words)
        self.times = times

    def run(self, s: Realm, f: Resolving) -> None:
        item = s.chain[-1]
        for _ in range(self.times):
            s.moment += 1
            new = Item(TRIGGERED, item.kind, self.ability, f.me, item.seat)
            new.event = item.event
            make_pending(s, new, item.place)


@final
class IfItDies(Later):
    """If what was chosen first dies of this, a new ability goes on the chain [386, 428.5]."""

    def __init__(self, *words: Word) -> None:
        self.words = list(words)
        self.ability = Ability("reflexive", self.words)

    def run(self, s: Realm, f: Resolving) -> None:
        for u in s.chain[-1].chosen[0]:
            if u >= 0 and f.done:
                wait_for(s, I_DIE, self.ability, u, WITH_THE_CLEANUP, True)


@final
class AtEndOfTurn(Later):
    """What is done at the end of this turn, perhaps to an object that is known now, if it is still there."""

    selector: Selector | None  # which object

    def __init__(self, *words: Word, to: Selector | None = None) -> None:
        self.words = list(words)
        self.ability = Ability("at end of turn", self.words)
        self.selector = to

    def run(self, s: Realm, f: Resolving) -> None:
        for u in self.selector.among(s, f) if self.selector is not None else [-1]:
            wait_for(s, TURN_ENDS, self.ability, u, WITH_THE_TURN, True)


@final
class WhenHurt(Later):
    """When any unit takes damage this turn, something is done to it."""

    def __init__(self, *words: Word) -> None:
        self.words = list(words)
        self.ability = Ability("when hurt", self.words)

    def run(self, s: Realm, f: Resolving) -> None:
        wait_for(s, UNIT_HURT, self.ability, -1, WITH_THE_TURN, False)


@final
class NextTimeHurt(Later):
    """The next time it takes damage this turn, something is done to it."""

    selector: Selector

    def __init__(self, selector: Selector, *words: Word) -> None:
        self.selector = selector
        self.words = list(words)
        self.ability = Ability("next time hurt", self.words)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        selector = self.selector
        if isinstance(selector, Pick):
            ability.add_choice(selector)
        ability.add_later(self.ability)
        steps.append(self)

    def run(self, s: Realm, f: Resolving) -> None:
        for u in self.selector.among(s, f):
            wait_for(s, UNIT_HURT, self.ability, u, WITH_THE_TURN, True)
