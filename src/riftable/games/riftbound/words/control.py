"""Words about control for a while, and about abilities that other objects are given."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Selector, Trigger, Word
from riftable.games.riftbound.rules.control import borrow, lose
from riftable.games.riftbound.rules.events import Moved
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.lasting import add_effect, host_of, lent_effect
from riftable.games.riftbound.rules.mutations import apply_contested, may_go, recall, relocate
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.effects import Acts
from riftable.games.riftbound.words.passives import Activated


@final
class Taken(Selector):
    """What an instruction before has taken control of, though it is no enemy's any more."""

    def among(self, s: Realm, f: Resolving) -> list[int]:
        return f.picked


TAKEN: Final = Taken()


class ControlWord(Acts):
    """An instruction about control of objects, or about abilities that they get."""


@final
class GainControl(ControlWord):
    """Takes control of a unit, which stays where it is and contests the place [190.3].

    Where it may not be with its new controller's or two other players' units, it is recalled [447.2].
    """

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        seat: i64 = s.chain[-1].seat
        f.picked = [u]
        borrow(s, seat, u, 0)
        if may_go(s, seat, s.at[u]):
            apply_contested(s, seat, s.at[u])
        else:
            recall(s, u)


@final
class LoseControl(ControlWord):
    """Loses control of a unit that was taken for a while, and recalls it [454]."""

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        lose(s, s.chain[-1].seat, u)
        recall(s, u)


@final
class Seize(ControlWord):
    """Moves gear to one's base and controls it until I leave the board; nothing, if I have left it.

    Attached gear does not move by itself.
    """

    harmful: bool = True

    def __init__(self, selector: Selector) -> None:
        self.selector = selector

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        seat: i64 = s.chain[-1].seat
        if f.me < 0:
            return
        f.picked = [u]
        borrow(s, seat, u, f.me)
        if not host_of(s, u) and s.at[u] != seat:
            if s.log is not None:
                s.log.append(Moved(u, s.at[u], seat))
            relocate(s, u, seat)


@final
class GiveTrigger(ControlWord):
    """A triggered ability about the unit itself, this turn: "I" am the unit, and "you" its controller."""

    trigger: Trigger

    def __init__(self, trigger: Trigger, selector: Selector) -> None:
        self.trigger = trigger
        self.selector = selector

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        ability.lends.append(self.trigger)
        ability.later += self.trigger.ability.later
        ability.makes += self.trigger.ability.makes
        super().lower(ability, steps)

    def act(self, s: Realm, f: Resolving, u: i64) -> None:
        add_effect(s, lent_effect(s, u, self.trigger))


@final
class LegendsHave(Word):
    """While you control this battlefield, friendly legends have an activated ability."""

    activated: Activated

    def __init__(self, activated: Activated) -> None:
        self.activated = activated
        self.activated.ability.lent = True

    def join(self, card: Card) -> None:
        card.activated.append(self.activated.ability)
        card.lends_to_legends = True

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")
