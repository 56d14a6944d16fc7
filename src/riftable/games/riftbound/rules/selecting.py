"""What words ask of a position: numbers, conditions, objects that are found, targets that are chosen."""

from __future__ import annotations

from typing import Any, Final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import TARGET

# Whether Might or keywords, which passive abilities change, are asked for: of which object.
ON_NOTHING: Final = 0
ON_ITSELF: Final = 1
ON_OTHERS: Final = 2


class Amount:
    """A number that is counted when it is needed."""

    depends: i64 = ON_NOTHING

    def of(self, s: Any, me: i64, seat: i64) -> i64:
        """The number for an object, or -1, of a seat; what was chosen is that of the newest item."""
        raise NotImplementedError


class Condition:
    """Something that must be so, for a trigger, a passive ability, a cost or an instruction."""

    depends: i64 = ON_NOTHING

    def holds(self, s: Any, me: i64, seat: i64, event: Happening | None) -> bool:
        """Whether it is so, for the object `me` and for the player `seat`, who is "you".

        `me` is -1 where there is no object, as for a spell or a card in a hand. `event` is what
        made an ability trigger, or None.
        """
        raise NotImplementedError

    def prepare(self, card: Any) -> None:
        """Tell a card that has it what to keep count of; by default nothing."""


class Selector:
    """Objects an instruction is about, found when it is carried out."""

    def among(self, s: Any, f: Any) -> list[int]:
        """The objects meant, in the order they are dealt with."""
        raise NotImplementedError

    def choices(self) -> list[Pick]:
        """The choices of targets that it consists of."""
        return []

    def checks(self) -> list[Step]:
        """What is settled on resolution before anything is done to them."""
        return []


class Pick(Selector):
    """Targets, chosen when the item is made final and looked at again on resolution [355]."""

    slot: i64 = -1  # which of the choices of its ability it is
    least: i64 = 1
    most: i64 = 1
    base: i64 = TARGET  # what to add to a code to make a move of it
    of_objects: bool = False  # what can be chosen, if nothing is yet, is all units and gear that fit
    in_champion_zone: bool = False  # the code of a legend means the Champion Zone of its seat
    is_obvious: bool = False  # no one is asked where there is only one
    follows: bool = False  # it depends on a choice before it, which sees to it that there is one

    def choices(self) -> list[Pick]:
        return [self]

    def codes(self, s: Any, item: Any) -> list[int]:
        """The legal targets now, as target codes, ascending."""
        raise NotImplementedError

    def fits(self, s: Any, item: Any, code: i64) -> bool:
        """Whether a target that was chosen is legal still."""
        raise NotImplementedError

    def among(self, s: Any, f: Any) -> list[int]:
        item = s.chain[-1]
        found: list[int] = []
        for code in item.chosen[self.slot]:
            if code >= 0 and self.fits(s, item, code):
                found.append(code)
        return found
