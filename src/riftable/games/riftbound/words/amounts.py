"""Amounts: numbers that cards count instead of printing them."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.frames import Resolving
from riftable.games.riftbound.rules.ids import HELD
from riftable.games.riftbound.rules.lasting import times
from riftable.games.riftbound.rules.prevention import excess
from riftable.games.riftbound.rules.selecting import ON_ITSELF, ON_OTHERS, Amount
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.selectors import WITH_IT, Filter, first_choice


@final
class Fixed(Amount):
    """A number as it is printed."""

    n: i64

    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return self.n


def amount(n: int | Amount) -> Amount:
    """A number, printed or counted, as an amount."""
    return n if isinstance(n, Amount) else Fixed(n)


@final
class MyMight(Amount):
    """The Might of the source; 0, if it is gone."""

    def __init__(self) -> None:
        self.depends = ON_ITSELF

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return s.might(me) if me >= 0 else 0


@final
class ItsMight(Amount):
    """The Might of an earlier choice; 0, if it is no longer what was chosen [359.3.e.12]."""

    slot: i64

    def __init__(self, slot: int = 0) -> None:
        self.slot = slot
        self.depends = ON_OTHERS

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        item = s.chain[-1]
        u = first_choice(item, self.slot)
        assert item.ability is not None
        return s.might(u) if u >= 0 and item.ability.picks[self.slot].fits(s, item, u) else 0


@final
class Points(Amount):
    """The points of one's side."""

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return s.side_points(seat)


@final
class Each(Amount):
    """So many for each object that a filter means."""

    filter: Filter
    n: i64

    def __init__(self, filter_: Filter, n: int = 1) -> None:
        self.filter = filter_
        self.depends = filter_.depends
        self.n = n

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        item = s.chain[-1] if self.filter.where == WITH_IT else None
        return self.n * len(self.filter.among(s, me, seat, item))


@final
class EachInTrash(Amount):
    """So many for each card in one's trash."""

    n: i64

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return self.n * len(s.trash[seat])


@final
class EachInHand(Amount):
    """So many for each card in one's hand."""

    n: i64

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return self.n * len(s.hands[seat])


@final
class EachOtherField(Amount):
    """So many for each other battlefield that one's side controls."""

    n: i64

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        fields = range(s.config.players, s.config.players + s.config.fields)
        return self.n * len([place for place in fields if place != me and s.friends(seat, s.seat[place])])


@final
class HighestMight(Amount):
    """The highest Might among the units that a filter means; 0, if there is none."""

    filter: Filter

    def __init__(self, filter_: Filter) -> None:
        self.filter = filter_
        self.depends = ON_OTHERS

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        most: i64 = 0
        for u in self.filter.among(s, me, seat):
            most = max(most, s.might(u))
        return most


@final
class ExcessAssigned(Amount):
    """The excess damage that one has assigned in this combat [465]."""

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return excess(s, seat)


@final
class DiscardedEnergy(Amount):
    """The Energy cost of the card just discarded; 0, if there was none."""

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        f = s.frames[-1]
        return f.n if isinstance(f, Resolving) and f.done else 0


@final
class MyKeyword(Amount):
    """The value of a keyword of the source; 0, if it is gone."""

    keyword: i64

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword
        self.depends = ON_ITSELF

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return s.keyword(me, self.keyword) if me >= 0 else 0


@final
class EachPlayed(Amount):
    """So many for each card the player has played this turn: made final, which is when costs look at it."""

    n: i64

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return self.n * s.finals[seat]


@final
class EachHeldPoint(Amount):
    """So many for each point that the player has scored from holding this turn."""

    n: i64

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def of(self, s: Realm, me: i64, seat: i64) -> i64:
        return self.n * times(s, HELD, -1, seat)


MY_MIGHT: Final = MyMight()
EXCESS_ASSIGNED: Final = ExcessAssigned()
POINTS: Final = Points()
DISCARDED_ENERGY: Final = DiscardedEnergy()
