"""Conditions about how something came about: from where, for how much, and what has just been done."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Card, Condition
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    ATTACKER,
    DEFENDER,
    ENEMY_CHOSEN,
    EQUIPMENT_PLAYED,
    GEAR_PLAYED,
)
from riftable.games.riftbound.rules.items import FROM_FACEDOWN
from riftable.games.riftbound.rules.lasting import power_spent, times
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.selectors import FRIENDLY
from riftable.games.riftbound.words.states import MIGHTY_FROM

# Of an event: they narrow down which ones an ability listens to.


@final
class CostsPower(Condition):
    """It happened to a card that costs at least so much Power."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and s.cards[event.kind].cost.power >= self.n


@final
class FromBattlefield(Condition):
    """It moved away from a battlefield."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and s.is_field(event.origin)


@final
class FromFacedown(Condition):
    """The card that is played was facedown."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and event.origin == FROM_FACEDOWN


@final
class FriendlySubject(Condition):
    """It happened to a friendly object."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and s.friends(seat, event.whose)


@final
class WasUncontrolled(Condition):
    """The battlefield that was conquered was uncontrolled before."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and event.origin < 0


@final
class OneOnOne(Condition):
    """It fights one enemy unit, and neither has another of its side beside it [740.2]."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        if event is None or event.subject < 0:
            return False
        return len([u for u in s.here[event.place] if s.card(u).is_unit]) == 2


@final
class DiedInCombat(Condition):
    """It attacked or defended when it died."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and event.flags & (ATTACKER | DEFENDER) != 0


# Of what has been done this turn, or of the score.


@final
class NoGearPlayed(Condition):
    """No friendly gear, but for tokens, has been played this turn."""

    def prepare(self, card: Card) -> None:
        card.counts = [*card.counts, GEAR_PLAYED]

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        side = [other for other in range(s.config.players) if s.friends(seat, other)]
        return not any([times(s, GEAR_PLAYED, -1, other) > 0 for other in side])


@final
class EquipmentPlayed(Condition):
    """The player has played an Equipment this turn."""

    def prepare(self, card: Card) -> None:
        card.counts = [*card.counts, EQUIPMENT_PLAYED]

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return times(s, EQUIPMENT_PLAYED, -1, seat) > 0


@final
class EnemiesChosen(Condition):
    """The player has chosen enemy units or gear so often this turn with spells or abilities of units."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def prepare(self, card: Card) -> None:
        card.counts = [*card.counts, ENEMY_CHOSEN]

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return times(s, ENEMY_CHOSEN, -1, seat) >= self.n


@final
class PowerSpent(Condition):
    """The player has spent at least so much Power this turn."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def prepare(self, card: Card) -> None:
        card.counts_power = True

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return power_spent(s, seat) >= self.n


@final
class YouNearVictory(Condition):
    """The score of the player is within so many points of the Victory Score."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return s.side_points(seat) >= s.victory_score() - self.n


# Of what has died, or was just killed or chosen.


@final
class WasMighty(Condition):
    """The unit that has died was Mighty."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        return event is not None and event.might >= MIGHTY_FROM


@final
class VictimWas(Condition):
    """What the instruction before has killed was friendly, or an enemy. Only while an item resolves."""

    whose: i64

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        f = s.frames[-1]
        if not isinstance(f, Resolving) or f.n < 0:
            return False
        return s.friends(seat, f.n) == (self.whose == FRIENDLY)


@final
class ItIsEquipment(Condition):
    """The object chosen first is Equipment. Only while an item resolves."""

    def holds(self, s: Realm, me: i64, seat: i64, event: Happening | None) -> bool:
        u: i64 = s.chain[-1].chosen[0][0]
        return u >= 0 and "Equipment" in s.card(u).tags


FRIENDLY_SUBJECT: Final = FriendlySubject()
WAS_MIGHTY: Final = WasMighty()
IT_IS_EQUIPMENT: Final = ItIsEquipment()
