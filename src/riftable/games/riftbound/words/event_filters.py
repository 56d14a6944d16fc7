"""Which events of a kind an ability listens to: who did it, to whose objects, where, and what they were."""

from __future__ import annotations

from typing import Final, final

from riftable.core.native import i64
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import BUFFED, EXHAUSTED, SPELL, STUNNED
from riftable.games.riftbound.rules.items import FROM_FACEDOWN
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.selectors import ANYONES, ENEMY, FRIENDLY, IN_ANY_STATE, YOURS
from riftable.games.riftbound.words.states import (
    IS_BUFFED,
    IS_EXHAUSTED,
    IS_MIGHTY,
    IS_READY,
    IS_STUNNED,
    MIGHTY_FROM,
    is_so,
)

# Who did it.
YOU: Final = 0
AN_OPPONENT: Final = 1
ANYONE: Final = 2
YOUR_SIDE: Final = 3  # you or an ally

# Whose the object is, besides those of `selectors`.
THEIR_OWN: Final = 100  # it is friendly to the player who did it

# Where it happened.
EVERYWHERE: Final = 0
HERE: Final = 1  # where I am; a battlefield is its own place
FROM_HERE: Final = 2  # it moved away from where I am
ELSEWHERE: Final = 3  # at a battlefield that is not mine
AT_YOUR_FIELD: Final = 4  # at a battlefield you control


@final
class EventFilter:
    """What is asked of an event besides its kind. The facts are those of the moment it happened [359.3.f]."""

    by: i64
    whose: i64
    where: i64
    state: i64  # one of `states`
    other: bool  # not about the object with the ability
    me: bool  # only about that
    without_tag: str  # a tag that the object must not have
    from_hidden: bool  # of a card that is played: from facedown
    with_spell: bool  # done by a spell

    def __init__(
        self,
        by: int = YOU,
        whose: int = ANYONES,
        where: int = EVERYWHERE,
        state: int = IN_ANY_STATE,
        other: bool = False,
        without_tag: str = "",
        from_hidden: bool = False,
        with_spell: bool = False,
        me: bool = False,
    ) -> None:
        self.by = by
        self.whose = whose
        self.where = where
        self.state = state
        self.other = other
        self.without_tag = without_tag
        self.from_hidden = from_hidden
        self.with_spell = with_spell
        self.me = me

    def fits(self, s: Realm, me: i64, event: Happening) -> bool:
        """Whether an event is one of those, for an object that listens."""
        mine: i64 = s.seat[me]  # -1 at an uncontrolled battlefield, where there is no "you" [190.6]
        if self.by == YOU and (mine < 0 or event.seat != mine):
            return False
        if self.by == AN_OPPONENT and (mine < 0 or event.seat < 0 or s.friends(mine, event.seat)):
            return False
        if self.by == YOUR_SIDE and not s.friends(mine, event.seat):
            return False
        if not self.fits_owner(s, mine, event) or not self.fits_place(s, me, mine, event.place, event.origin):
            return False
        if (self.other and event.subject == me) or (self.me and event.subject != me):
            return False
        if self.state != IN_ANY_STATE and not self.fits_state(s, event):
            return False
        if self.without_tag and self.without_tag in s.cards[event.kind].tags:
            return False
        if self.from_hidden and event.origin != FROM_FACEDOWN:
            return False
        return not self.with_spell or (event.means >= 0 and s.cards[event.means].type == SPELL)

    def fits_owner(self, s: Realm, mine: i64, event: Happening) -> bool:
        """Whether the object of an event is whose it must be."""
        if self.whose == FRIENDLY:
            return s.friends(mine, event.whose)
        if self.whose == ENEMY:
            return mine >= 0 and event.whose >= 0 and not s.friends(mine, event.whose)
        if self.whose == YOURS:
            return mine >= 0 and mine == event.whose
        return self.whose == ANYONES or s.friends(event.seat, event.whose)

    def fits_state(self, s: Realm, event: Happening) -> bool:
        """Whether the object of an event is as it must be, or was if it has died."""
        if event.subject >= 0:
            return is_so(s, event.subject, self.state)
        if self.state == IS_MIGHTY:
            return event.might >= MIGHTY_FROM
        if self.state == IS_READY:
            return event.flags & EXHAUSTED == 0
        return event.flags & FLAGS[self.state] != 0

    def fits_place(self, s: Realm, me: i64, mine: i64, place: i64, origin: i64) -> bool:
        """Whether an event happened where it must."""
        if self.where == HERE:
            return place == s.at[me]
        if self.where == FROM_HERE:
            return origin == s.at[me]
        if self.where == ELSEWHERE:
            return s.is_field(place) and place != s.at[me]
        return self.where == EVERYWHERE or (mine >= 0 and s.is_field(place) and s.seat[place] == mine)


FLAGS: Final = {IS_BUFFED: BUFFED, IS_STUNNED: STUNNED, IS_EXHAUSTED: EXHAUSTED}
BY_YOU: Final = EventFilter()
BY_ANYONE: Final = EventFilter(ANYONE)
A_FRIEND: Final = EventFilter(ANYONE, FRIENDLY)
YOUR_FRIEND: Final = EventFilter(YOU, FRIENDLY)
BY_YOUR_SIDE: Final = EventFilter(YOUR_SIDE)
