"""When: what makes an ability trigger, and on which condition [382-385]."""

from __future__ import annotations

from typing import Final, final

from riftable.core.machine import Step
from riftable.core.native import i64
from riftable.games.riftbound.rules.abilities import Ability, Card, Cost, Trigger, Word
from riftable.games.riftbound.rules.ids import (
    CARD_PLAYED,
    CONQUERED,
    DEFENDS,
    HELD,
    I_AM_DISCARDED,
    I_ATTACK,
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
from riftable.games.riftbound.words.flow import VISION

FREE: Final = Cost()

# Conditions directly behind the event: they must hold for the ability to trigger [383.2.a].
ALWAYS: Final = 0
TO_BATTLEFIELD: Final = 1
COSTS_AT_LEAST: Final = 2
UNITS_THERE: Final = 3
AT_THIS_PLACE: Final = 4
LEGION: Final = 5  # [812]: another card was made final this turn
FIRST_THIS_TURN: Final = 6
NOT_YOUR_TURN: Final = 7
ALONE: Final = 8
HAS_FACEDOWN: Final = 9
UNITS_HERE: Final = 10


class When(Trigger):
    """A triggered ability: the event, a condition, perhaps "you may", and what happens."""

    condition: i64
    n: i64
    words: list[Word]

    def __init__(
        self,
        event: int,
        *words: Word,
        condition: int = ALWAYS,
        n: int = 0,
        may: bool = False,
        pay: Cost = FREE,
        knell: bool = False,
    ) -> None:
        self.event = event
        self.condition = condition
        self.n = n
        self.words = list(words)
        self.ability = Ability(f"when {event}", self.words, may or not pay.is_free)
        self.ability.cost = pay
        self.knell = knell

    def lower(self, ability: Ability, steps: list[Step]) -> None:
        raise AssertionError("not an instruction")

    def hears(self, s: Realm, me: i64, subject: i64, place: i64, seat: i64) -> bool:
        if self.event in (UNIT_DIED, UNIT_FIGHTS):
            if not s.friends(s.seat[me], seat):
                return False
        elif self.event >= WATCHED and s.seat[me] != seat:  # there is no "you" at an uncontrolled battlefield
            return False
        if self.event == UNIT_BUFFED and not s.friends(seat, s.seat[subject]):
            return False
        if self.condition == ALWAYS:
            return True
        if self.condition == TO_BATTLEFIELD:
            return s.is_field(place)
        if self.condition == COSTS_AT_LEAST:
            return s.cards[subject].cost.energy >= self.n
        if self.condition == UNITS_THERE:
            return len(s.units_of(seat, place)) >= self.n
        if self.condition == LEGION:
            return s.finals[s.seat[me]] > 1
        if self.condition == FIRST_THIS_TURN:
            return sum([n for other, n in enumerate(s.died) if s.friends(s.seat[me], other)]) == 1
        if self.condition == NOT_YOUR_TURN:
            return not s.friends(s.turn, seat)
        if self.condition == ALONE:
            return s.alone(subject)
        if self.condition == HAS_FACEDOWN:
            return seat in s.hider
        if self.condition == UNITS_HERE:
            return place == me and len(s.units_of(seat, place)) >= self.n
        return place == me


def when_played(*words: Word, may: bool = False, pay: Cost = FREE) -> When:
    """When you play me."""
    return When(PLAYED_ME, *words, may=may, pay=pay)


def legion(*words: Word) -> When:
    """Legion: when you play me, if you have played another card this turn."""
    return When(PLAYED_ME, *words, condition=LEGION)


def when_i_move(*words: Word) -> When:
    """When I move."""
    return When(I_MOVE, *words)


def when_i_move_to_battlefield(*words: Word) -> When:
    """When I move to a battlefield."""
    return When(I_MOVE, *words, condition=TO_BATTLEFIELD)


def when_i_attack(*words: Word) -> When:
    """When I attack."""
    return When(I_ATTACK, *words)


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
    return When(UNIT_DIED, *words, condition=FIRST_THIS_TURN)


def when_you_play_a_card_on_their_turn(*words: Word) -> When:
    """When you play a card on an opponent's turn."""
    return When(CARD_PLAYED, *words, condition=NOT_YOUR_TURN)


def when_friend_fights_alone(*words: Word) -> When:
    """When a friendly unit attacks or defends alone."""
    return When(UNIT_FIGHTS, *words, condition=ALONE)


def when_you_buff_a_friend(*words: Word, pay: Cost = FREE) -> When:
    """When you buff a friendly unit."""
    return When(UNIT_BUFFED, *words, pay=pay)


def when_you_play_a_spell(*words: Word, costing: int = 0) -> When:
    """When you play a spell, perhaps one that costs at least so much."""
    return When(SPELL_PLAYED, *words, condition=COSTS_AT_LEAST if costing else ALWAYS, n=costing)


def when_you_conquer(*words: Word, with_units: int) -> When:
    """When you conquer, if you have so many units there."""
    return When(CONQUERED, *words, condition=UNITS_THERE, n=with_units)


def when_you_conquer_here(*words: Word, pay: Cost = FREE) -> When:
    """When you conquer this battlefield."""
    return When(CONQUERED, *words, condition=AT_THIS_PLACE, pay=pay)


def when_you_hold_here(*words: Word, may: bool = False, with_units: int = 0) -> When:
    """When you hold this battlefield, perhaps with so many units."""
    condition = UNITS_HERE if with_units else AT_THIS_PLACE
    return When(HELD, *words, condition=condition, n=with_units, may=may)


def when_you_defend_here(*words: Word, may: bool = False) -> When:
    """When you defend this battlefield."""
    return When(DEFENDS, *words, condition=AT_THIS_PLACE, may=may)


def at_end_of_your_turn(*words: Word) -> When:
    """At the end of your turn."""
    return When(TURN_ENDS, *words)


def at_start_of_your_beginning(*words: Word, with_facedown: bool = False) -> When:
    """At the start of your Beginning Phase, perhaps if you control a facedown card."""
    return When(TURN_BEGINS, *words, condition=HAS_FACEDOWN if with_facedown else ALWAYS)


@final
class WhenEither(Word):
    """The same happens at each of several events."""

    whens: list[When]
    words: list[Word]

    def __init__(self, events: tuple[int, ...], *words: Word) -> None:
        self.words = list(words)
        self.whens = [When(event, *words) for event in events]

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

    def hears(self, s: Realm, me: i64, subject: i64, place: i64, seat: i64) -> bool:
        return True
