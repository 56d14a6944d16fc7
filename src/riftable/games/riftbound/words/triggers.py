"""When: what makes an ability trigger, and on which condition [382-385]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Condition, Cost, Trigger, Word
from riftable.games.riftbound.rules.happenings import Happening
from riftable.games.riftbound.rules.ids import (
    CARD_PLAYED,
    CONQUERED,
    DEFENDS,
    HELD,
    I_AM_DISCARDED,
    I_ATTACK,
    I_CONQUER,
    I_DEFEND,
    I_DIE,
    I_MOVE,
    PLAYED_ME,
    SPELL_PLAYED,
    TURN_BEGINS,
    TURN_ENDS,
    UNIT_BUFFED,
    UNIT_DIED,
    UNIT_FIGHTS,
    WATCHED,
)
from riftable.games.riftbound.rules.state import Realm
from riftable.games.riftbound.words.conditions import (
    LEGION,
    WAS_PAID,
    AtThisPlace,
    Both,
    CostsAtLeast,
    FirstDeathThisTurn,
    HasFacedown,
    NotYourTurn,
    SubjectAlone,
    ToBattlefield,
    UnitsHere,
    UnitsThere,
)
from riftable.games.riftbound.words.event_filters import (
    A_FRIEND,
    ANYONE,
    BY_ANYONE,
    BY_YOU,
    YOUR_FRIEND,
    EventFilter,
)
from riftable.games.riftbound.words.flow import VISION

FREE: Final = Cost()


class When(Trigger):
    """A triggered ability: the event, which of them, a condition, perhaps "you may", and what happens."""

    about: EventFilter
    condition: Condition | None  # directly behind the event: it must hold to trigger [383.2.a]
    words: list[Word]
    modes: list[list[Word]]  # one of which is chosen, where there are any

    def __init__(
        self,
        event: int,
        *words: Word,
        about: EventFilter | None = None,
        condition: Condition | None = None,
        nth: int = 0,
        together: bool = False,
        may: bool = False,
        pay: Cost = FREE,
        knell: bool = False,
        modes: tuple[list[Word], ...] = (),
        each_once: bool = False,
    ) -> None:
        self.event = event
        self.about = about or (BY_YOU if event >= WATCHED else BY_ANYONE)
        self.condition = condition
        self.nth = nth
        self.together = together
        self.words = list(words)
        self.ability = Ability(f"when {event}", self.words, may or not pay.is_free)
        self.ability.cost = pay
        self.knell = knell
        self.attributes = event == UNIT_DIED and self.about.by != ANYONE
        self.modes = list(modes)
        self.ability.each_once = each_once
        for mode in modes:
            self.ability.modes.append(Ability("mode", mode))

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def hears(self, s: Realm, me: i64, event: Happening) -> bool:
        if (self.nth and event.n != self.nth) or not self.about.fits(s, me, event):
            return False
        return self.condition is None or self.condition.holds(s, me, s.seat[me], event)


def when_played(*words: Word, may: bool = False, pay: Cost = FREE) -> When:
    """When you play me."""
    return When(PLAYED_ME, *words, may=may, pay=pay)


def when_paid(*words: Word) -> When:
    """When you play me, if you paid the additional cost."""
    return When(PLAYED_ME, *words, condition=WAS_PAID)


def legion(*words: Word) -> When:
    """Legion: when you play me, if you have played another card this turn."""
    return When(PLAYED_ME, *words, condition=LEGION)


def when_i_move(*words: Word) -> When:
    """When I move."""
    return When(I_MOVE, *words)


def when_i_move_to_battlefield(*words: Word) -> When:
    """When I move to a battlefield."""
    return When(I_MOVE, *words, condition=ToBattlefield())


def when_i_attack(*words: Word) -> When:
    """When I attack."""
    return When(I_ATTACK, *words)


def when_i_attack_or_defend(*words: Word, pay: Cost = FREE) -> WhenEither:
    """When I attack or defend."""
    return WhenEither((I_ATTACK, I_DEFEND), *words, pay=pay)


def when_played_and_when_i_conquer(*words: Word) -> WhenEither:
    """When you play me and when I conquer."""
    return WhenEither((PLAYED_ME, I_CONQUER), *words)


def deathknell(*words: Word) -> When:
    """When I die [808]."""
    return When(I_DIE, *words, knell=True)


def when_played_discarded_or_killed(*words: Word) -> WhenEither:
    """When this is played, discarded or killed."""
    return WhenEither((PLAYED_ME, I_AM_DISCARDED, I_DIE), *words)


def when_discarded(*words: Word, pay: Cost = FREE) -> When:
    """When you discard me."""
    return When(I_AM_DISCARDED, *words, pay=pay)


def when_friend_first_dies(*words: Word) -> When:
    """The first time a friendly unit dies each turn."""
    return When(UNIT_DIED, *words, about=A_FRIEND, condition=FirstDeathThisTurn())


def when_you_play_a_card_on_their_turn(*words: Word) -> When:
    """When you play a card on an opponent's turn."""
    return When(CARD_PLAYED, *words, condition=NotYourTurn())


def when_friend_fights_alone(*words: Word) -> When:
    """When a friendly unit attacks or defends alone."""
    return When(UNIT_FIGHTS, *words, about=A_FRIEND, condition=SubjectAlone())


def when_you_buff_a_friend(*words: Word, pay: Cost = FREE) -> When:
    """When you buff a friendly unit."""
    return When(UNIT_BUFFED, *words, about=YOUR_FRIEND, pay=pay)


def when_you_play_a_spell(*words: Word, costing: int = 0) -> When:
    """When you play a spell, perhaps one that costs at least so much."""
    return When(SPELL_PLAYED, *words, condition=CostsAtLeast(costing) if costing else None)


def when_you_conquer(*words: Word, with_units: int) -> When:
    """When you conquer, if you have so many units there."""
    return When(CONQUERED, *words, condition=UnitsThere(with_units))


def when_you_conquer_here(*words: Word, pay: Cost = FREE) -> When:
    """When you conquer this battlefield."""
    return When(CONQUERED, *words, condition=AtThisPlace(), pay=pay)


def when_you_hold_here(*words: Word, may: bool = False, with_units: int = 0, pay: Cost = FREE) -> When:
    """When you hold this battlefield, perhaps with so many units."""
    here = AtThisPlace()
    condition: Condition = Both(here, UnitsHere(with_units)) if with_units else here
    return When(HELD, *words, condition=condition, may=may, pay=pay)


def when_you_defend_here(*words: Word, may: bool = False) -> When:
    """When you defend this battlefield."""
    return When(DEFENDS, *words, condition=AtThisPlace(), may=may)


def at_end_of_your_turn(*words: Word) -> When:
    """At the end of your turn."""
    return When(TURN_ENDS, *words)


def at_start_of_your_beginning(*words: Word, with_facedown: bool = False) -> When:
    """At the start of your Beginning Phase, perhaps if you control a facedown card."""
    return When(TURN_BEGINS, *words, condition=HasFacedown() if with_facedown else None)


@final
class WhenEither(Word):
    """The same happens at each of several events."""

    whens: list[When]
    words: list[Word]

    def __init__(
        self,
        events: tuple[int, ...],
        *words: Word,
        about: EventFilter | None = None,
        pay: Cost = FREE,
        may: bool = False,
        condition: Condition | None = None,
    ) -> None:
        self.words = list(words)
        self.whens = []
        for event in events:
            self.whens.append(When(event, *words, about=about, pay=pay, may=may, condition=condition))

    def join(self, card: Card) -> None:
        for when in self.whens:
            when.join(card)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")


@final
class Vision(Trigger):
    """When you play me, look at the top card of your Main Deck; you may recycle it [817]."""

    def __init__(self) -> None:
        self.event = PLAYED_ME
        self.ability = Ability("vision", VISION)

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def hears(self, s: Realm, me: i64, event: Happening) -> bool:
        return True
